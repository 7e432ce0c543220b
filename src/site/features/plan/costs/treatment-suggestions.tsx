import type { ReactNode } from "react";
import { costsTexts } from "@/content/plan/costs.ts";
import type { TreatmentSummary } from "@/content/schema.ts";
import { hrefTo } from "@/lib/routes.ts";
import { costInWords, formatPounds } from "@/site/features/catalogue/cost.ts";
import { Button } from "@/ui/button.tsx";
import { TextLink } from "@/ui/link.tsx";
import { amountInWords } from "../amounts.ts";
import { usePlan } from "../plan-store.ts";
import { clinicName } from "../quotes/clinic-name.ts";
import { kindOfPlan } from "../quotes/quote-kind.ts";
import { linesOfKind, poundsOf, totalOf } from "../quotes/quote-total.ts";
import { combinedPrice, priceOf } from "./usual-figures.ts";

/** An amount to use. `text` is what the button enters; without it, `source` says what is missing. */
type Suggestion = {
  id: string;
  name: string;
  /** Page of the treatment. */
  href?: string;
  source: ReactNode;
  /** How the button names the amount, if not by `text`. */
  label?: string;
  text?: string;
};

/** Suggested amounts: our own ranges for the plan's treatments, and the clinics' quotes. */
export function TreatmentSuggestions({
  summaries,
  onUse,
}: {
  summaries: readonly TreatmentSummary[];
  onUse: (amount: string) => void;
}) {
  const plan = usePlan();
  const lines = linesOfKind(kindOfPlan(plan));
  const ours = summaries.flatMap((summary): Suggestion[] => {
    const price = priceOf(summary);
    if (!price) return [];
    const { slug, name } = summary;
    return [
      {
        id: slug,
        name,
        href: hrefTo.treatment(slug),
        source: costsTexts.ourRange(price),
        label: costInWords(price),
        text: `${formatPounds(price.low)} to ${formatPounds(price.high)}`,
      },
    ];
  });
  const sum = combinedPrice(summaries.map(priceOf));
  const together: Suggestion[] =
    summaries.length > 1 && sum.low > 0
      ? [
          {
            id: "all",
            name: summaries.length > 2 ? `All ${summaries.length}` : "Both",
            source: "our ranges added up",
            text: amountInWords(sum),
          },
        ]
      : [];
  const quoted = plan.quotes.quotes.flatMap((quote, index): Suggestion[] => {
    const { total } = totalOf(quote, lines);
    if (total.low === 0 && !Number.isFinite(total.high)) return [];
    const pounds = poundsOf(total, quote.currency, plan.quotes.rates);
    return [
      {
        id: quote.id,
        name: clinicName(quote, index + 1),
        ...(pounds
          ? { source: "your quote", text: amountInWords(pounds) }
          : {
              source: <TextLink href={hrefTo.planQuotes()}>needs an exchange rate</TextLink>,
            }),
      },
    ];
  });
  return (
    <div className="flex max-w-form flex-col gap-2">
      {plan.basics.treatments.length === 0 ? (
        <p className="text-sm text-muted">
          {costsTexts.noTreatments} <TextLink href={hrefTo.plan()}>My plan</TextLink>.
        </p>
      ) : null}
      {ours.length > 0 ? (
        <p className="text-sm text-muted">
          {costsTexts.treatmentHint}
          {together.length > 0 && !Number.isFinite(sum.high) ? (
            <span> {costsTexts.openRange}</span>
          ) : null}
        </p>
      ) : null}
      <ul className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
        {[...ours, ...together, ...quoted].map(({ id, name, href, source, text, label = text }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2 text-sm">
            <span>
              {href ? <TextLink href={href}>{name}</TextLink> : <span>{name}</span>}
              <span>: {source}</span>
            </span>
            {text ? (
              <Button size="small" className="shrink-0" onClick={() => onUse(text)}>
                Use {label}
                <span className="sr-only"> ({name})</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
