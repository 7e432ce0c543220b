import { amountInWords } from "../amounts.ts";
import type { Plan } from "../plan.ts";
import { clinicName } from "./clinic-name.ts";
import { kindOfPlan } from "./quote-kind.ts";
import { linesOfKind, missingPricePart, totalOf } from "./quote-total.ts";

/** The quotes of a plan, one line per clinic. */
export function quotesInLines(plan: Plan): string[] {
  const lines = linesOfKind(kindOfPlan(plan));
  return plan.quotes.quotes.map((quote, index) => {
    const { total, open } = totalOf(quote, lines);
    const count = open.length + (missingPricePart(quote) ? 1 : 0);
    const costs = count === 1 ? "1 cost is" : `${count} costs are`;
    const missing = count > 0 ? ` (${costs} not stated)` : "";
    return `Quote from ${clinicName(quote, index + 1)}: ${amountInWords(total, quote.currency)}${missing}`;
  });
}
