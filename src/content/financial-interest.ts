import { OUR_INTEREST_PATH } from "@shared/site-paths.ts";
import type { RichText } from "./schema.ts";

/**
 * Shown in the quote form, to which every offer leads, and next to packages and a treatment's price. What the UK
 * government says about companies like us is on Safety and About, and in the first email.
 */
export const financialInterest = [
  "We’re paid by the clinic if you book. ",
  { text: "How this affects you", href: OUR_INTEREST_PATH },
  ".",
] as const satisfies RichText;
