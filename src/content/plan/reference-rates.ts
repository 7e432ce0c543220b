import { dateInWords } from "../../../supabase/functions/_shared/dates.ts";
import type { Currency } from "../../../supabase/functions/_shared/quote.ts";

/** Units of each currency for £1, rounded, from the market on one day. To be looked up again with the day. */
export const referenceRates: Readonly<Record<Exclude<Currency, "GBP">, string>> = {
  EUR: "1.16",
  USD: "1.33",
  TRY: "58.5",
};

/** The day of the rates, in words. */
export const referenceDay = dateInWords("2026-03-14");
