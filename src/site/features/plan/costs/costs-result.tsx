import { amountInWords, parseAmount } from "@shared/amounts.ts";
import { costsTexts } from "@/content/plan/costs.ts";
import { listInWords } from "@/lib/english.ts";
import { useAnnounced } from "@/ui/announce.ts";
import { TextLink } from "@/ui/link.tsx";
import type { Plan } from "../plan.ts";
import { ResultBar } from "../result-bar.tsx";
import { CostRange } from "./cost-range.tsx";
import { ENDS, rangeInWords, wholeCost } from "./whole-cost.ts";

/** The low, likely and high total, compared with a price in the UK. */
export function CostsTotal({ plan }: { plan: Plan }) {
  const { total, lines, missing } = wholeCost(plan);
  const typedHome = parseAmount(plan.costs.home, { currency: "GBP" });
  const home = typedHome === "unclear" ? undefined : typedHome;
  const homeHigh = home && (Number.isFinite(home.high) ? home.high : home.low);
  const isOpen = !Number.isFinite(total.high.high);
  const likely = Number.isFinite(total.likely.high) ? total.likely.low : undefined;
  const scale = scaleFor(Math.max(total.high.low, homeHigh ?? 0) * (isOpen ? 1.1 : 1));
  useAnnounced(
    missing.length === lines.length
      ? ""
      : `The whole cost, likely: ${amountInWords(total.likely)}. ${missing.length} of ${lines.length} lines not counted.`,
  );
  return (
    <section aria-labelledby="total" className="relative">
      <div className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6 lg:sticky lg:top-24 print:gap-2 print:border-0 print:p-0 print:shadow-none">
        <h2 id="total" className="text-2xl print:text-lg">
          The whole cost
        </h2>
        {missing.length === lines.length ? (
          <p className="text-muted">{costsTexts.nothingYet}</p>
        ) : (
          <>
            <dl className="grid grid-cols-3 gap-3">
              {ENDS.map((end) => (
                <div key={end}>
                  <dt className="text-sm text-muted first-letter:uppercase">{end}</dt>
                  <dd className="text-balance text-lg font-semibold tabular-nums">
                    {amountInWords(total[end])}
                  </dd>
                </div>
              ))}
            </dl>
            <CostRange
              low={total.low.low}
              high={total.high}
              likely={likely}
              scale={scale}
              label={`In Turkey: ${rangeInWords(total)}${likely === undefined ? "" : ", with the likely total marked"}`}
            />
          </>
        )}
        {home ? (
          <>
            <p>
              {costsTexts.home.title}: <strong>{amountInWords(home)}</strong>, your own figure
            </p>
            <CostRange
              low={home.low}
              high={{ low: homeHigh ?? 0, high: home.high }}
              scale={scale}
              label="At home"
            />
          </>
        ) : null}
        {missing.length > 0 && missing.length < lines.length ? (
          <p className="font-semibold text-caution">{`Not counted: ${listInWords(missing.map(({ label }) => label.toLowerCase()))}.`}</p>
        ) : null}
        <TextLink href="#method" className="tap self-start text-sm print:hidden">
          How this is worked out
        </TextLink>
      </div>
    </section>
  );
}

/** The total for the bar below the fields, as long as there is one. */
export function CostsBar({ plan }: { plan: Plan }) {
  const { total, lines, missing } = wholeCost(plan);
  if (missing.length === lines.length) return null;
  return (
    <ResultBar
      className="lg:hidden"
      result={`Likely ${amountInWords(total.likely)}`}
      detail={
        missing.length > 0
          ? `${missing.length} of ${lines.length} lines not counted`
          : rangeInWords(total)
      }
      link={{ label: "The whole cost", href: "#total" }}
    />
  );
}

/** The next round amount at or above the highest one. */
function scaleFor(highest: number): number {
  if (highest <= 0) return 1000;
  const step = 10 ** Math.floor(Math.log10(highest)) / 2;
  return Math.ceil(highest / step) * step;
}
