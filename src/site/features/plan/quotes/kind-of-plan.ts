import type { QuoteKind } from "@shared/quote-lines.ts";
import { kindOf } from "@/content/plan/quote-kind.ts";
import type { Plan } from "../plan.ts";

/** The kind of treatment of the quotes: the chosen one, or that of the plan's first treatment. */
export function chosenKind({ quotes, basics }: Plan): QuoteKind | undefined {
  const [first] = basics.treatments;
  return quotes.kind || (first && kindOf(first));
}

/** The same for entering quotes, which always have a kind. */
export function kindOfPlan(plan: Plan): QuoteKind {
  return chosenKind(plan) ?? "operation";
}
