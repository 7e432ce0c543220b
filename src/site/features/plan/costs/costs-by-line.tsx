import { amountInWords, parseAmount } from "@shared/amounts.ts";
import type { CostLine } from "@/content/plan/cost-lines.ts";
import { costsTexts } from "@/content/plan/costs.ts";
import { countInWords } from "../counts.ts";
import type { Plan } from "../plan.ts";
import { amountOptionsOf, countsOf, ENDS, parseChance, wholeCost } from "./whole-cost.ts";

/** The cost of each line. */
export function CostsByLine({ plan }: { plan: Plan }) {
  const { lines, missing } = wholeCost(plan);
  if (missing.length === lines.length) return null;
  return (
    <table className="ruled-table w-full max-w-4xl text-sm max-sm:[&_:is(th,td)]:px-1.5 print:text-xs print:[&_td]:p-1! print:[&_th]:p-1!">
      <caption className="mb-1 text-start font-semibold">What each line adds</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          {ENDS.map((end) => (
            <th key={end} scope="col" className="text-end first-letter:uppercase">
              {end}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, estimate }) => (
          <tr key={line.id}>
            <th scope="row" className="font-normal">
              {line.label}
              {estimate ? (
                <span className="block text-muted tabular-nums empty:hidden print:ms-1 print:inline">
                  {productInWords(line, plan)}
                </span>
              ) : null}
            </th>
            {estimate ? (
              ENDS.map((end) => (
                <td key={end} className="text-balance text-end tabular-nums">
                  {amountInWords(estimate[end])}
                </td>
              ))
            ) : (
              <td colSpan={3} className="text-end text-caution">
                {costsTexts.empty}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The calculation of a line, if it involves more than the amount: "£150 to £250 times 2 people times 2 trips". */
function productInWords(line: CostLine, plan: Plan): string {
  const amount = parseAmount(plan.costs.amounts[line.id] ?? "", amountOptionsOf(line));
  if (!amount || amount === "unclear") return "";
  const written = plan.costs.amounts[line.id]?.trim() ?? "";
  // Keeps what an amount is multiplied by.
  if (line.id === "treatment") return /[×*]|\bx\b/i.test(written) ? written : "";
  const typed = amountInWords(amount);
  if (line.id === "return") {
    return `${typed}, chance ${Number((100 * Number(parseChance(plan.costs.chance))).toFixed(1))}%`;
  }
  const factors = countsOf(line, plan).flatMap((count, index) =>
    count && (count.low !== 1 || count.high !== 1)
      ? `times ${countInWords(count)} ${index === 0 ? line.count?.unit : "trips"}`
      : [],
  );
  return factors.length > 0 ? [typed, ...factors].join(" ") : "";
}
