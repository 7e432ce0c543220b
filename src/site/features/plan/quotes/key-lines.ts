import type { QuoteLineId } from "@shared/quote-lines.ts";

const keyLines: readonly QuoteLineId[] = [
  "surgeon",
  "hospital",
  "hotel-nights",
  // A warning sign follows from it, and from the first.
  "check-ups",
  "complications",
  "deposit",
];

/** Whether the form of a quote asks for a line first. The other lines are folded. */
export function isKeyLine({ id }: { readonly id: QuoteLineId }): boolean {
  return keyLines.includes(id);
}
