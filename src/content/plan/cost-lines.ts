/** A line of the calculation. Its hint is in `costs.ts`, which a total does not need. */
export type CostLine = {
  /** For React keys, and in stored plans. Must never be changed. */
  readonly id:
    | "treatment"
    | "flights"
    | "nights"
    | "companion"
    | "insurance"
    | "pay"
    | "aftercare"
    | "return"
    | "reserve";
  readonly label: string;
  /** The number by which the amount is multiplied. It is then also multiplied by the number of trips. */
  readonly count?: { readonly label: string; readonly unit: "people" | "nights" | "days" };
};

/** The lines, in the order of the journey. */
export const costLines: readonly CostLine[] = [
  { id: "treatment", label: "Treatment" },
  {
    id: "flights",
    label: "Flights for one person",
    count: { label: "People travelling", unit: "people" },
  },
  {
    id: "nights",
    label: "Hotel per night",
    count: { label: "Extra nights, per trip", unit: "nights" },
  },
  { id: "companion", label: "A companion" },
  { id: "insurance", label: "Insurance" },
  {
    id: "pay",
    label: "Lost pay for each day off",
    count: { label: "Days without pay, each trip", unit: "days" },
  },
  { id: "aftercare", label: "Aftercare at home" },
  { id: "reserve", label: "Reserve" },
  { id: "return", label: "A return trip for a correction" },
];

/** What a line usually costs: our own rough estimates. To be looked at again with the day. */
export const usualAmounts = {
  flights: { text: "£100 to £350", what: "from the UK and back", madeOn: "2026-11" },
  nights: {
    text: "£50 to £120",
    what: "for a double room in a mid-range hotel",
    madeOn: "2026-11",
  },
} as const satisfies Partial<
  Record<CostLine["id"], { text: string; what: string; madeOn: string }>
>;
