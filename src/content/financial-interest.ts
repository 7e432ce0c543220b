import { hrefTo } from "../lib/routes.ts";
import type { RichText } from "./schema.ts";

/** Shown next to every offer: how we are paid, and what the UK government says about companies like us. */
export const financialInterest = [
  "We are paid when people book, so we have a financial interest. The UK government says that it is unwise to rely on companies like ours. ",
  { text: "What this means for you", href: `${hrefTo.safety()}#our-interest` },
  ".",
] as const satisfies RichText;
