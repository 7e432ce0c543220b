import { useEffect, useState } from "react";
import { costsTexts } from "@/content/plan/costs.ts";
import type { TreatmentSummary } from "@/content/schema.ts";
import { findCategoryOfTreatment, treatmentSummaries } from "@/content/treatments/index.ts";
import { costInWords, formatPounds } from "@/site/features/catalogue/cost.ts";
import { Button } from "@/ui/button.tsx";
import { amountInWords } from "../amounts.ts";
import { usePlan } from "../plan-store.ts";
import { clinicName } from "../quotes/clinic-name.ts";
import { kindOfPlan } from "../quotes/quote-kind.ts";
import { linesOfKind, poundsOf, totalOf } from "../quotes/quote-total.ts";

/** Ranges to start from: our own for the plan's treatments, and the clinics' quotes. */
export function TreatmentSuggestions({ onUse }: { onUse: (amount: string) => void }) {
  const plan = usePlan();
  const summaries = useSummaries(plan.basics.treatments);
  const lines = linesOfKind(kindOfPlan(plan));
  const ours = summaries.map(({ slug, name, averageCost }) => ({
    id: slug,
    label: `${name}, our range: ${costInWords(averageCost)}`,
    amount: `${formatPounds(averageCost.low)} to ${formatPounds(averageCost.high)}`,
  }));
  const quoted = plan.quotes.quotes.flatMap((quote, index) => {
    const pounds = poundsOf(totalOf(quote, lines).total, quote, plan.quotes.rates);
    if (!pounds || (pounds.low === 0 && !Number.isFinite(pounds.high))) return [];
    const words = amountInWords(pounds);
    const amount = Number.isFinite(pounds.high) ? words : `from ${words.replace(" or more", "")}`;
    return [{ id: quote.id, label: `${clinicName(quote, index + 1)}: ${words}`, amount }];
  });
  const suggestions = [...ours, ...quoted];
  if (suggestions.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {ours.length > 0 ? (
        <p className="max-w-form text-sm text-muted">{costsTexts.treatmentHint}</p>
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

/** The summaries of treatments, without prescription-only medicines, whose price is not advertised. */
function useSummaries(slugs: readonly string[]): readonly TreatmentSummary[] {
  const [summaries, setSummaries] = useState<readonly TreatmentSummary[]>([]);
  const wanted = slugs.join(",");
  useEffect(() => {
    let gone = false;
    const all = wanted
      .split(",")
      .filter(Boolean)
      .map(async (slug) => {
        const category = findCategoryOfTreatment(slug);
        const texts = category ? await treatmentSummaries.load(category.slug) : [];
        return texts.filter((each) => each.slug === slug && !each.prescriptionOnly);
      });
    Promise.all(all).then(
      (found) => {
        if (!gone) setSummaries(found.flat());
      },
      () => {
        // Without a connection there is nothing to suggest; the field still works.
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  return summaries;
}
