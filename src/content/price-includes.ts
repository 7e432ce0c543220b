import type { AverageCost } from "./schema.ts";

/** What a price includes, in a few words. Home has no room for `standard-sentences.ts`. */
export const priceIncludes: Readonly<Record<AverageCost["includes"], string>> = {
  package: "with hotel and transfers",
  treatment: "without hotel and transfers",
};

/** What the lowest prices of the categories include. A test checks this against the treatments. */
export const lowestPricesInclude =
  "Prices for a whole treatment include the hotel and transfers. The others are for the treatment only.";

/** Beside the lowest prices. */
export const pricesAreEstimates =
  "We don’t have clinics’ prices yet. These are our own estimates, to help you plan.";
