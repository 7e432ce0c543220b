import { costLines } from "@/content/plan/cost-lines.ts";
import { costHints, costsTexts } from "@/content/plan/costs.ts";

/** How the figures are calculated and, without JavaScript, what to count. */
export function CostsMethod() {
  return (
    <>
      <noscript>
        <section aria-labelledby="guide" className="max-w-reading">
          <h2 id="guide" className="mb-4 text-3xl">
            {costsTexts.guide}
          </h2>
          <dl className="divide-y divide-line border-y border-line">
            {costLines.map(({ id, label }) => (
              <div key={id} className="py-3">
                <dt className="font-semibold">{label}</dt>
                <dd>{costHints[id]}</dd>
              </div>
            ))}
          </dl>
        </section>
      </noscript>
      <section className="max-w-reading text-sm text-muted print:max-w-none print:text-xs">
        <h2 id="method" className="font-sans text-base font-semibold print:text-xs">
          How this is worked out
        </h2>
        <ul className="mt-1 flex list-disc flex-col gap-1 ps-5 print:mt-0 print:gap-0">
          {costsTexts.method.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
