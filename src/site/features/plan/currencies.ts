/** The currencies that clinics quote in. Apart from the amounts, because the plan's schema needs no more. */
export const CURRENCIES = ["GBP", "EUR", "USD", "TRY"] as const;
export type Currency = (typeof CURRENCIES)[number];
