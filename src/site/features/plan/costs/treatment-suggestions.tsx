import { costsTexts } from "@/content/plan/costs.ts";
import type { TreatmentSummary } from "@/content/schema.ts";
import { costInWords, formatPounds } from "@/site/features/catalogue/cost.ts";
import { Button } from "@/ui/button.tsx";
import { type Amount, amountInWords } from "../amounts.ts";
import { usePlan } from "../plan-store.ts";
import { clinicName } from "../quotes/clinic-name.ts";
import { kindOfPlan } from "../quotes/quote-kind.ts";
import { linesOfKind, poundsOf, totalOf } from "../quotes/quote-total.ts";
import { combinedPrice, priceOf } from "./usual-figures.ts";

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
  const together = combinedPrice(summaries.map(priceOf));
  const all =
    summaries.length > 1 && together.low > 0
      ? [
          {
            id: "all",
            label: `${summaries.length > 2 ? `All ${summaries.length}` : "Both"} treatments, our ranges added up: ${amountInWords(together)}`,
            amount: typedAmount(together),
          },
        ]
      : [];
  const ours = summaries.flatMap((summary) => {
    const price = priceOf(summary);
    if (!price) return [];
    return {
      id: summary.slug,
      label: `${summary.name}, our range: ${costInWords(price)}`,
      amount: `${formatPounds(price.low)} to ${formatPounds(price.high)}`,
    };
  });
  const quoted = plan.quotes.quotes.flatMap((quote, index) => {
    const pounds = poundsOf(totalOf(quote, lines).total, quote, plan.quotes.rates);
    if (!pounds || (pounds.low === 0 && !Number.isFinite(pounds.high))) return [];
    const label = `${clinicName(quote, index + 1)}: ${amountInWords(pounds)}`;
    return [{ id: quote.id, label, amount: typedAmount(pounds) }];
  });
  const suggestions = [...all, ...ours, ...quoted];
  if (suggestions.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {ours.length > 0 ? (
        <p className="max-w-form text-sm text-muted">
          {costsTexts.treatmentHint}
          {all.length > 0 && !Number.isFinite(together.high) ? ` ${costsTexts.openRange}` : null}
        </p>
      ) : null}
      <ul className="flex flex-wrap gap-2">
        {suggestions.map(({ id, label, amount }) => (
          <li key={id}>
            <Button size="small" onClick={() => onUse(amount)}>
              <span className="sr-only">Use </span>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An amount in a format that the field accepts: "£800 to £1,000", "from £2,500". */
function typedAmount(amount: Amount): string {
  const words = amountInWords(amount);
  return Number.isFinite(amount.high) ? words : `from ${words.replace(" or more", "")}`;
}
