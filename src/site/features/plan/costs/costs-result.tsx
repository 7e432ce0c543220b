import { type CostLine, costsTexts } from "@/content/plan/costs.ts";
import { listInWords } from "@/lib/english.ts";
import { TextLink } from "@/ui/link.tsx";
import { type Amount, amountInWords, money, parseAmount } from "../amounts.ts";
import { CostRange } from "./cost-range.tsx";
import type { CostsPart } from "./costs-part.ts";
import { amountOptionsOf, chanceOf, countOf, type Estimate, wholeCost } from "./whole-cost.ts";

const ends = ["low", "likely", "high"] as const;

/** The low, likely and high total, compared with a price in the UK. */
export function CostsTotal({ costs }: { costs: CostsPart }) {
  const { total, lines, missing } = wholeCost(costs);
  const typedHome = parseAmount(costs.home, { currency: "GBP" });
  const home = typedHome === "unclear" ? undefined : typedHome;
  const highest = Math.max(
    ...[total.low, total.likely, total.high, home?.low ?? 0, home?.high ?? 0].filter(
      Number.isFinite,
    ),
  );
  const scale = scaleFor(highest);
  return (
    <section aria-labelledby="total">
      <div className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6 lg:sticky lg:top-24 print:gap-2 print:border-0 print:p-0 print:shadow-none">
        <h2 id="total" className="text-2xl print:text-lg">
          The whole cost
        </h2>
        {missing.length === lines.length ? (
          <p className="text-muted">{costsTexts.nothingYet}</p>
        ) : (
          <>
            <dl className="grid grid-cols-3 gap-3">
              {ends.map((end) => (
                <div key={end}>
                  <dt className="text-sm text-muted first-letter:uppercase">{end}</dt>
                  <dd className="text-lg font-semibold tabular-nums">{endInWords(total, end)}</dd>
                </div>
              ))}
            </dl>
            <CostRange
              total={total}
              scale={scale}
              label="In Turkey, with the likely total marked"
            />
          </>
        )}
        {home ? (
          <>
            <p>
              {costsTexts.home.title}: <strong>{amountInWords(home)}</strong>, your own figure
            </p>
            <CostRange
              total={{
                ...home,
                likely: Number.isFinite(home.high) ? (home.low + home.high) / 2 : home.low,
              }}
              scale={scale}
              label="At home"
            />
          </>
        ) : null}
        {missing.length > 0 && missing.length < lines.length ? (
          <p className="font-semibold text-caution">
            Not counted: {listInWords(missing.map(({ label }) => label.toLowerCase()))}.
          </p>
        ) : null}
      </div>
    </section>
  );
}

/** Keeps the total in view on a phone, where the fields are above the result. */
export function CostsBar({ costs }: { costs: CostsPart }) {
  const { total, lines, missing } = wholeCost(costs);
  if (missing.length === lines.length) return null;
  return (
    <p
      data-lower-bar=""
      className="sticky bottom-[calc(0.5rem+var(--receipt-bar))] z-20 flex items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4 py-3 shadow-raised lg:hidden"
    >
      <span className="text-sm tabular-nums text-muted">
        <strong className="block text-base text-ink">Likely {endInWords(total, "likely")}</strong>
        {endInWords(total, "low")} to {endInWords(total, "high")}
      </span>
      <TextLink href="#total">The whole cost</TextLink>
    </p>
  );
}

/** The cost of each line, and how it is calculated. */
export function CostsByLine({ costs }: { costs: CostsPart }) {
  const { lines } = wholeCost(costs);
  return (
    <section
      aria-label="What each line adds"
      className="grid gap-x-14 gap-y-6 lg:grid-cols-2 print:block"
    >
      {lines.some(({ estimate }) => estimate) ? (
        <table className="ruled-table w-full text-sm max-sm:[&_:is(th,td)]:px-1.5 print:mb-4 print:text-xs print:[&_td]:p-1! print:[&_th]:p-1!">
          <caption className="mb-1 text-start font-semibold">What each line adds</caption>
          <thead>
            <tr>
              <th scope="col">Line</th>
              {ends.map((end) => (
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
                      {sumInWords(line, costs)}
                    </span>
                  ) : null}
                </th>
                {estimate ? (
                  ends.map((end) => (
                    <td key={end} className="text-end tabular-nums">
                      {endInWords(estimate, end)}
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
      ) : null}
      <div className="max-w-reading text-sm text-muted print:max-w-none print:text-xs">
        <h3 className="font-sans font-semibold">How this is worked out</h3>
        <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">
          {costsTexts.method.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The calculation of a line, if it involves more than the amount entered: "£150 to £250 times 2 people". */
function sumInWords(line: CostLine, costs: CostsPart): string {
  const amount = parseAmount(costs.amounts[line.id] ?? "", amountOptionsOf(line));
  if (!amount || amount === "unclear") return "";
  const typed = amountInWords(amount);
  if (line.id === "return") return `${typed}, chance ${Math.round((chanceOf(costs) ?? 0) * 100)}%`;
  const count = line.count && countOf(line, costs);
  return count && (count.low !== 1 || count.high !== 1)
    ? `${typed} times ${countInWords(count)} ${line.count?.unit}`
    : "";
}

function countInWords({ low, high }: Amount): string {
  if (!Number.isFinite(high)) return `${low} or more`;
  return low === high ? String(low) : `${low} to ${high}`;
}

function endInWords(estimate: Estimate, end: keyof Estimate): string {
  const amount = estimate[end];
  return Number.isFinite(amount) ? money(amount) : "no limit";
}

/** The next round amount at or above the highest one. */
function scaleFor(highest: number): number {
  if (highest <= 0) return 1000;
  const step = 10 ** Math.floor(Math.log10(highest)) / 2;
  return Math.ceil(highest / step) * step;
}
