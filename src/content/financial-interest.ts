import { OUR_INTEREST_PATH } from "@shared/site-paths.ts";
import type { RichText } from "./schema.ts";

/**
 * Shown next to every offer. What the UK government says about companies like us is where people decide about them:
 * Safety, About and the first email.
 */
export const financialInterest = [
  "We’re paid by the clinic if you book. ",
  { text: "How this affects you", href: OUR_INTEREST_PATH },
  ".",
] as const satisfies RichText;
