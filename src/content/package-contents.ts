/** One thing that a package holds or leaves out. */
export type PackageItem = {
  /** For keys and icons. */
  readonly id: string;
  /** A few words. */
  readonly title: string;
  /** What it means in practice: one or two sentences. */
  readonly text: string;
};

/** What the quote dialog shows as the chosen package. Not “all-inclusive”: flights and more are extra. */
export const packageName = "Treatment, hotel, transfers and aftercare";

/** What every package holds. Source: specification, section 9. */
export const includedInPackage: readonly PackageItem[] = [
  {
    id: "hotel",
    title: "4-star hotel",
    text: "A room for the nights that the offer names. Ask for a lift, a walk-in shower and a place for a companion if you will need them.",
  },
  {
    id: "transfers",
    title: "Transfers",
    text: "From the airport to the hotel, between hotel and clinic, and back to the airport.",
  },
  {
    id: "aftercare",
    title: "Aftercare",
    text: "Checks by the clinic while you are in Turkey, and written instructions for the time at home.",
  },
  {
    id: "consultation",
    title: "Pre-treatment consultation",
    text: "A conversation with the doctor who would treat you, first remotely and then in person, before you consent to anything.",
  },
  {
    id: "support",
    title: "24/7 support",
    text: "Someone to reach by day and by night about practical matters. In an emergency, call 112 in Turkey.",
  },
];

/** What no package holds. Source: specification, section 9. */
export const excludedFromPackage: readonly PackageItem[] = [
  {
    id: "flights",
    title: "Flights",
    text: "You book them yourself. Choose a fare that can be changed, in case the surgeon asks you to stay longer.",
  },
  {
    id: "insurance",
    title: "Insurance",
    text: "Ordinary travel insurance often excludes planned treatment. Ask your insurer in writing, or look for a policy made for it.",
  },
  {
    id: "visas",
    title: "Visas",
    text: "Whether you need one depends on your passport. Check the official rules before you book a flight.",
  },
  {
    id: "meals",
    title: "Meals outside the hotel",
    text: "The offer says which meals the hotel serves. Others are at your own cost.",
  },
  {
    id: "complications",
    title: "Complications",
    text: "More tests, nights, medicines or operations are not in the price. Ask before you book who would pay for them.",
  },
];
