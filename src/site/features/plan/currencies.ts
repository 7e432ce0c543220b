/**
 * The currencies in which clinics quote. In a separate module from the amounts, because the plan's schema
 * does not need those.
 */
export const CURRENCIES = ["GBP", "EUR", "USD", "TRY"] as const;
export type Currency = (typeof CURRENCIES)[number];
