import { amountInWords, parseAmount } from "@shared/amounts.ts";
import { linesOfKind } from "@shared/quote-lines.ts";
import { totalOf } from "@shared/quote-total.ts";
import type { ReactNode } from "react";
import { costsTexts } from "@/content/plan/costs.ts";
import type { TreatmentSummary } from "@/content/schema.ts";
import { hrefTo } from "@/lib/routes.ts";
import { costInWords } from "@/site/features/catalogue/cost.ts";
import { Fold } from "@/ui/fold.tsx";
import { TextLink } from "@/ui/link.tsx";
import { AmountField } from "../amount-field.tsx";
import type { Plan } from "../plan.ts";
import { usePlan } from "../plan-store.ts";
import { kindOfPlan } from "../quotes/kind-of-plan.ts";
import { hasPrice, poundsOf } from "../quotes/quotes-of-plan.ts";
import { clinicName } from "../quotes/quotes-part.ts";
import { ALL, type CostsPart } from "./costs-part.ts";
import { casePrice, typedUnits, unitCount, unitsOf } from "./units.ts";
import { combinedPrice, priceOf } from "./usual-figures.ts";

/** An amount to use. `text` is what the button enters; without it, something is missing. */
type Suggestion = {
  id: string;
  name: string;
  source: ReactNode;
  text?: string | undefined;
};

/** The amounts that our own prices suggest, by slug, and for all treatments together. */
export function ourAmounts(
  summaries: readonly TreatmentSummary[],
  plan: Pick<Plan, "costs">,
): { bySlug: ReadonlyMap<string, string>; together: string | undefined; isOpen: boolean } {
  const prices = summaries.map((summary) => ({ summary, found: casePrice(summary, plan) }));
  const isMissing = prices.some(({ summary, found }) => priceOf(summary) && !found);
  const sum = combinedPrice(prices.map(({ found }) => found?.amount));
  return {
    bySlug: new Map(
      prices.flatMap(({ summary, found }) => (found ? [[summary.slug, found.text]] : [])),
    ),
    together: summaries.length > 1 && sum.low > 0 && !isMissing ? amountInWords(sum) : undefined,
    isOpen: !Number.isFinite(sum.high),
  };
}

/** The costs with other numbers of units. An amount that was used from our prices follows. */
function withUnits(
  summaries: readonly TreatmentSummary[],
  costs: CostsPart,
  units: CostsPart["units"],
): CostsPart {
  const changed = { ...costs, units };
  const { bySlug, together } = ourAmounts(summaries, { costs: changed });
  const next = costs.used === ALL ? together : bySlug.get(costs.used);
  return next ? { ...changed, amounts: { ...costs.amounts, treatment: next } } : changed;
}

/** The costs with an amount from our prices. Keeps the numbers too, which may be from a treatment's page. */
export function withAmount(
  summaries: readonly TreatmentSummary[],
  plan: Pick<Plan, "costs">,
  { text, used }: { text: string; used: string },
): CostsPart {
  const { costs } = plan;
  const counted = summaries.filter((summary) => unitsOf(summary));
  return {
    ...costs,
    amounts: { ...costs.amounts, treatment: text },
    used,
    units: {
      ...costs.units,
      ...Object.fromEntries(counted.map((each) => [each.slug, typedUnits(each, plan)])),
    },
  };
}

/** Suggested amounts: our own ranges for the plan's treatments, and the clinics' quotes. */
export function TreatmentSuggestions({
  summaries,
  onChange,
}: {
  summaries: readonly TreatmentSummary[];
  onChange: (costs: CostsPart) => void;
}) {
  const plan = usePlan();
  const lines = linesOfKind(kindOfPlan(plan));
  const amounts = ourAmounts(summaries, plan);
  const ours = summaries.flatMap((summary): Suggestion[] => {
    const price = priceOf(summary);
    if (!price) return [];
    const { slug, name } = summary;
    return [
      {
        id: slug,
        name,
        source: unitsOf(summary)
          ? `${costInWords(price)}, ${costsTexts.ourRange(price)}`
          : costsTexts.ourRange(price),
        text: amounts.bySlug.get(slug),
      },
    ];
  });
  const use = (amount: string, used: string) =>
    onChange(withAmount(summaries, plan, { text: amount, used }));
  const together: Suggestion[] = amounts.together
    ? [
        {
          id: ALL,
          name: summaries.length > 2 ? `All ${summaries.length}` : "Both",
          source: "our ranges added up",
          text: amounts.together,
        },
      ]
    : [];
  const quoted = plan.quotes.quotes.flatMap((quote, index): Suggestion[] => {
    if (!hasPrice(quote)) return [];
    const pounds = poundsOf(totalOf(quote, lines).total, quote.currency, plan.quotes.rates);
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
  const all = [...ours, ...together, ...quoted];
  if (all.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {ours.length > 0 ? (
        <p className="text-sm text-muted">
          {costsTexts.treatmentHint}
          {together.length > 0 && amounts.isOpen ? <span> {costsTexts.openRange}</span> : null}
          {together.length === 0 && ours.length > 1 ? <span> {costsTexts.units.first}</span> : null}
        </p>
      ) : null}
      <SuggestionList suggestions={all.slice(0, SHOWN)} onUse={use} />
      {all.length > SHOWN ? (
        <Fold title={costsTexts.moreAmounts(all.length - SHOWN)}>
          <SuggestionList suggestions={all.slice(SHOWN)} onUse={use} />
        </Fold>
      ) : null}
    </div>
  );
}

/** How many suggestions are shown. The others are folded. */
const SHOWN = 3;

function SuggestionList({
  suggestions,
  onUse,
}: {
  suggestions: readonly Suggestion[];
  onUse: (amount: string, id: string) => void;
}) {
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {suggestions.map(({ id, name, source, text }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 py-1.5 text-sm">
          <span className="min-w-36 flex-1">
            <span>{name}</span>
            <span>
              : <span>{source}</span>
            </span>
          </span>
          {text ? (
            <button
              type="button"
              className="tap min-h-6 text-start font-semibold text-sea underline underline-offset-4"
              onClick={() => onUse(text, id)}
            >
              <span>{`Use ${text}`}</span>
              <span className="sr-only">{` (${name})`}</span>
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** For each treatment priced per implant, tooth, eye or session: how many. */
export function TreatmentUnits({
  summaries,
  onChange,
}: {
  summaries: readonly TreatmentSummary[];
  onChange: (costs: CostsPart) => void;
}) {
  const plan = usePlan();
  const { costs } = plan;
  return (
    <>
      {summaries.map((summary) => {
        const units = unitsOf(summary);
        if (!units) return null;
        const { slug, name, averageCost } = summary;
        return (
          <AmountField
            key={slug}
            label={costsTexts.units.label(units.many, name)}
            hint={isOnePrice(costs, averageCost) ? costsTexts.units.onePrice(units.one) : undefined}
            faultOf={() =>
              unitCount(summary, plan) === "unclear" ? costsTexts.units.fault(units.max) : undefined
            }
            value={typedUnits(summary, plan)}
            onChange={(count) =>
              onChange(withUnits(summaries, costs, { ...costs.units, [slug]: count }))
            }
          />
        );
      })}
    </>
  );
}

/** Whether the amount in the plan is our price for one unit. */
function isOnePrice({ amounts }: CostsPart, { low, high }: { low: number; high: number }): boolean {
  const amount = parseAmount(amounts.treatment ?? "", { currency: "GBP" });
  return typeof amount === "object" && amount.low === low && amount.high === high;
}
