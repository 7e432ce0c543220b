/** Texts of "What it really costs". */
export const costsTexts = {
  title: "What it really costs",
  metaDescription:
    "Work out the whole cost of treatment in Turkey: flights, nights, insurance, lost pay, aftercare and a second trip, as a low, likely and high figure.",
  lead: "The price of a treatment is only part of the cost. Add the rest to see a low, a likely and a high total.",
  empty: "not counted",
  nothingYet: "Enter what you expect to pay. The total then appears here.",
  treatmentHint:
    "Start with one of these, then change it to fit your case, for example for the number of teeth. Our range is indicative and is not a quote.",
  openRange:
    "“Or more” means that the sum has no upper end: a treatment has no price here, or its price is for one tooth, eye, implant or session, which is counted once.",
  /** Usual figures for the treatments, shown next to the numbers of nights and days. */
  usual: {
    nights: (nights: number, treatment: string) =>
      `Longest usual stay in one trip: ${nights} ${nights === 1 ? "night" : "nights"} (${treatment}). Count only the nights that the clinic’s price leaves out.`,
    pay: (days: number, treatment: string) =>
      `Longest usual time from arrival to desk work: ${days} days, weekends included (${treatment}). Count only the days for which you lose pay.`,
  },
  home: {
    title: "The same treatment at home",
    hint: "A quote from a private clinic near you, if you have one. Ask what it includes.",
    noSource:
      "We show a UK price only if a public source gives one and we have checked it in the past 12 months. There is none for your treatments yet.",
  },
  chance: {
    label: "Chance that you need to travel again",
    hint: "Enter a percentage. Nobody can tell you the exact chance in your own case. Ask the surgeon how often a correction is needed.",
  },
  /** How the figures are calculated. Shown with them. */
  method: [
    "Low adds up the lowest amounts that you entered, high the highest, and likely the middle of each range.",
    "“About” means 10% more or less. “Up to” starts at zero.",
    "Flights are counted for everyone who travels. Extra nights and days without pay are multiplied by their number.",
    "The low figure leaves out a return trip for a correction. The likely figure multiplies its cost by the chance that you entered. The high figure counts it in full.",
    "The reserve is money that you may not need, so it is only in the high figure.",
    "A line that is empty or cannot be read is not counted. It may still cost you something, so it is named under the total.",
  ],
} as const;

/** A line of the calculation, used for both the field and the table. */
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
  readonly hint: string;
  /** The number by which the amount is multiplied. */
  readonly count?: { readonly label: string; readonly unit: string };
};

/** The lines, in the order of the journey. */
export const costLines: readonly CostLine[] = [
  { id: "treatment", label: "Treatment", hint: "What a clinic has quoted, or a range." },
  {
    id: "flights",
    label: "Flights for one person",
    hint: "With bags, on a ticket that you can change",
    count: { label: "People who travel", unit: "people" },
  },
  {
    id: "nights",
    label: "An extra hotel night",
    hint: "The price of the whole room. Allow for two or three nights after those in the package.",
    count: { label: "Extra nights", unit: "nights" },
  },
  {
    id: "companion",
    label: "A companion",
    hint: "Meals, a second bed and lost pay. Enter flights above.",
  },
  {
    id: "insurance",
    label: "Insurance",
    hint: "A policy that covers complications of planned treatment. Ordinary travel insurance usually does not.",
  },
  {
    id: "pay",
    label: "Lost pay for each day off",
    hint: "What you lose after sick pay and paid holiday",
    count: { label: "Days without pay", unit: "days" },
  },
  {
    id: "aftercare",
    label: "Aftercare at home",
    hint: "Medicines, dressings, private appointments, help at home",
  },
  {
    id: "return",
    label: "A return trip for a correction",
    hint: "Flights, nights and what the clinic charges",
  },
  {
    id: "reserve",
    label: "Reserve",
    hint: "For a changed flight, a week in a hotel and a private appointment at home",
  },
];
