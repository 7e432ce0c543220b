import { usualAmounts } from "@/content/plan/cost-lines.ts";
import { costsTexts } from "@/content/plan/costs.ts";
import type { TreatmentSummary } from "@/content/schema.ts";
import { Button } from "@/ui/button.tsx";
import type { Plan } from "../plan.ts";
import type { CostsPart } from "./costs.ts";
import { ALL, ourAmounts, withAmount } from "./treatment-suggestions.tsx";

/** The costs with the usual figures in every field that is empty; `undefined` if there is nothing to fill in. */
function withUsual(
  summaries: readonly TreatmentSummary[],
  nights: number | undefined,
  plan: Pick<Plan, "costs">,
): CostsPart | undefined {
  const { costs } = plan;
  const { bySlug, together } = ourAmounts(summaries, plan);
  const [only, ...others] = summaries;
  const used = only && others.length === 0 ? only.slug : ALL;
  const text = used === ALL ? together : bySlug.get(used);
  const priced =
    text && !costs.amounts.treatment ? withAmount(summaries, plan, { text, used }) : costs;
  const filled = {
    ...priced,
    amounts: { ...priced.amounts },
    counts: { ...priced.counts },
  };
  for (const [id, { text }] of Object.entries(usualAmounts)) filled.amounts[id] ||= text;
  if (nights !== undefined) filled.counts.nights ||= `${nights}`;
  return JSON.stringify(filled) === JSON.stringify(costs) ? undefined : filled;
}

/** A button that fills in the usual figures, where nothing has been entered. */
export function UsualStart({
  summaries,
  nights,
  plan,
  onFill,
}: {
  summaries: readonly TreatmentSummary[];
  /** The nights of the longest stay. */
  nights: number | undefined;
  plan: Plan;
  onFill: (costs: CostsPart) => void;
}) {
  const filled = summaries.length > 0 ? withUsual(summaries, nights, plan) : undefined;
  if (!filled) return null;
  return (
    <div className="flex max-w-form flex-col items-start gap-2">
      <Button variant="primary" onClick={() => onFill(filled)}>
        {costsTexts.start.label}
      </Button>
      <p className="text-sm text-muted">{costsTexts.start.text}</p>
    </div>
  );
}
