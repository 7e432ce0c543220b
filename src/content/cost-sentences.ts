import type { TreatmentSummary } from "./schema.ts";

/** What every price says beside its amounts. */
export const costSentences = {
  confirmed: "The clinic confirms your price in writing after examining you.",
  includes: {
    package: "The range includes the hotel and transfers as well as the treatment.",
    treatment:
      "The range is for the treatment only, not for a package. Hotel and transfers cost extra.",
  } satisfies Record<TreatmentSummary["averageCost"]["includes"], string>,
  /** The same in a line under the price. */
  includesInShort: {
    package: "With hotel and transfers, without flights",
    treatment: "Treatment only: hotel, transfers and flights are extra",
  } satisfies Record<TreatmentSummary["averageCost"]["includes"], string>,
  /** Under the sum for a person's own case. */
  caseIsRough:
    "The sum is a guide. Some clinics charge less for each one if you need several, and you may need other work as well.",
  grafts:
    "The price is for one operation. Use the figure per graft to compare it with clinics that charge for each graft. More grafts are not always better: those taken from your donor area cannot be replaced.",
  /** For prescription-only medicines, which may not be advertised. */
  prescriptionOnly:
    "We do not show a price here, because prescription-only medicines must not be advertised to the public in the UK. A doctor can tell you the price after examining you.",
} as const;
