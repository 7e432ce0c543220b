import { type QuoteSign, quoteSigns } from "@/content/plan/quote-signs.ts";
import { isStated, lineOf } from "./quote-total.ts";
import type { Quote } from "./quotes.ts";

/** The warning signs of a quote: those ticked by the user, and those derived from its lines. */
export function signsOf(quote: Quote): readonly QuoteSign[] {
  const shown: Readonly<Record<string, boolean>> = {
    "no-surgeon": !isStated("surgeon", lineOf(quote, "surgeon").words),
    "no-aftercare": ["not-said", "not-needed"].includes(lineOf(quote, "check-ups").answer),
  };
  return quoteSigns.filter(({ id, tick }) => (tick ? quote.signs.includes(id) : shown[id]));
}
