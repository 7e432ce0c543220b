import { linesOfKind, quoteKinds, quoteLines } from "@shared/quote-lines.ts";
import { lineQuestions } from "@shared/quote-questions.ts";
import { quoteSigns } from "@/content/plan/quote-signs.ts";
import { quotesTexts } from "@/content/plan/quotes.ts";
import { usePlan } from "../plan-store.ts";
import { chosenKind } from "./kind-of-plan.ts";
import { SignList } from "./quote-signs.tsx";

/** What to ask for in a quote, and how totals are calculated. Hidden as soon as there is a quote. */
export function QuotesGuide() {
  const plan = usePlan();
  if (plan.quotes.quotes.length > 0) return null;
  // Until somebody says what the quotes are for, the guide is about every kind, as it is without JavaScript.
  const kind = chosenKind(plan);
  const lines = kind ? linesOfKind(kind) : quoteLines;
  return (
    <>
      <section aria-labelledby="what-to-ask" className="flex flex-col gap-4">
        <h2 id="what-to-ask" className="text-3xl">
          What to ask for in a quote
        </h2>
        <p className="max-w-reading text-muted">
          {quotesTexts.guide}
          {kind ? null : <span> {quotesTexts.guideOfAll}</span>}
        </p>
        <dl className="grid gap-x-10 border-b border-line lg:grid-cols-2">
          {lines.map(({ id, label, kinds }) => (
            <div key={id} className="border-t border-line py-3">
              <dt className="font-semibold">
                <span>{label}</span>
                {kinds && !kind ? (
                  <span className="font-normal text-muted">{` (${kinds.map((each) => quoteKinds[each].toLowerCase()).join(", ")})`}</span>
                ) : null}
              </dt>
              <dd>{lineQuestions[id].question}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="all-signs" className="flex flex-col gap-5">
        <h2 id="all-signs" className="text-3xl">
          Warning signs
        </h2>
        <SignList signs={quoteSigns} />
      </section>
      <section className="flex max-w-reading flex-col gap-1 text-sm text-muted">
        <QuotesMethod />
      </section>
    </>
  );
}

/** How the totals are calculated. */
export function QuotesMethod() {
  return (
    <>
      <h3 className="font-sans font-semibold">How the totals are worked out</h3>
      <ul className="flex list-disc flex-col gap-1 ps-5 print:gap-0">
        {quotesTexts.method.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
