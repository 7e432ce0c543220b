import { monthInWords } from "../../../supabase/functions/_shared/dates.ts";
import type { AverageCost } from "../schema.ts";
import { type CostLine, usualAmounts } from "./cost-lines.ts";

/** What to enter in each line. */
export const costHints: Readonly<Record<CostLine["id"], string>> = {
  treatment: "What a clinic has quoted, or a range",
  flights: "There and back, with bags, on a ticket that you can change",
  nights: "The price of the whole room. Only count nights that aren’t in the treatment price.",
  companion:
    "Meals, a second bed and lost pay, for all trips. Their flights go into the line for flights.",
  insurance:
    "A policy that covers complications of planned treatment. Ordinary travel insurance usually does not.",
  pay: "What you lose after sick pay and paid holiday",
  aftercare: "Medicines, dressings, private appointments, help at home",
  return: "Flights, nights and what the clinic charges",
  reserve: "For a changed flight, a week in a hotel and a private appointment at home",
};

const included: Record<AverageCost["includes"], string> = {
  package: "with hotel and transfers, without flights",
  treatment: "without hotel, transfers and flights",
};

/** Texts of "What it really costs". */
export const costsTexts = {
  title: "What it really costs",
  metaDescription:
    "Work out the whole cost of treatment in Turkey: flights, nights, insurance, lost pay, aftercare and a second trip, as a low, likely and high figure.",
  lead: "The price of a treatment is only part of the cost. Add the rest to see a low, a likely and a high total.",
  howToEnter:
    "Enter everything in pounds. Write one amount, or a range such as “800 to 1,000” or “about 900”. If something costs nothing, enter 0. Until every line is filled in, the total says “or more”.",
  /** Title of the list of lines, which is shown without JavaScript. */
  guide: "What to count",
  empty: "not counted",
  nothingYet: "Enter what you expect to pay. The total then appears here.",
  start: {
    label: "Fill in the usual figures",
    text: "Fills in our estimates for treatment, flights and hotel nights where you’ve entered nothing. Change them to fit your case.",
  },
  /** In the hint of a line for which we have an estimate. */
  estimate: (id: keyof typeof usualAmounts) =>
    `Our rough estimate from ${monthInWords(usualAmounts[id].madeOn)}: ${usualAmounts[id].text}, ${usualAmounts[id].what}. Look up prices for your dates.`,
  treatmentHint:
    "Start with one of these, then change it to fit your case. Our figures are estimates, not quotes.",
  /** Opens the suggestions after the first ones. */
  moreAmounts: (count: number) => (count === 1 ? "1 more amount" : `${count} more amounts`),
  /** The source of one of our ranges, and what it includes. */
  ourRange: ({ madeOn, includes }: AverageCost) =>
    `our estimate from ${monthInWords(madeOn)}, ${included[includes]}`,
  openRange:
    "“Or more” means that we can’t give a top figure, because a treatment has no price here.",
  /** Asks for the number that the price of a treatment is multiplied by. */
  units: {
    label: (many: string, treatment: string) => `How many ${many}? (${treatment})`,
    /** Where the amount of the plan is the price of a single one. */
    onePrice: (one: string) => `The amount below is our price for one ${one}.`,
    fault: (max: number) =>
      `Enter a whole number from 1 to ${max}, or a range such as 1 to ${max}.`,
    first: "To add up the prices, say how many you need of each.",
  },
  /** Headings above the first line of a group. */
  groups: { flights: "Travel", pay: "Time off work", aftercare: "Afterwards" } as Partial<
    Record<CostLine["id"], string>
  >,
  trips: "Trips to Turkey",
  /** Usual figures, shown next to the numbers of trips, nights and days. */
  usual: {
    eachTrip: "Flights, nights and days without pay are counted for each trip.",
    trips: (trips: string, treatment: string, note: string | undefined) =>
      `Usually ${trips} trips (${treatment})${note ? `, ${note}` : ""}.`,
    nights: (nights: number, treatment: string) =>
      `Longest usual stay in one trip: ${nights} ${nights === 1 ? "night" : "nights"} (${treatment}).`,
    /** Other stays that people plan for the same treatment. */
    otherNights: (clinics: number | undefined, cautious: number | undefined) =>
      [
        clinics ? `Clinics in Turkey often plan ${clinics}.` : "",
        cautious ? `The more cautious wait before the flight means ${cautious}.` : "",
      ]
        .filter(Boolean)
        .join(" "),
    pay: (days: number, treatment: string) =>
      `Longest usual time from arrival to desk work: ${days} days, weekends included (${treatment}). Count only the days for which you lose pay.`,
  },
  /** The figures of the trip in "Dates", shown instead of the usual ones. */
  planned: {
    nights: (nights: number) =>
      `The trip in “Dates”: plan ${nights} ${nights === 1 ? "night" : "nights"}.`,
    pay: (days: number) =>
      `From arrival to desk work in “Dates”: ${days} days, weekends included. Count only the days for which you lose pay.`,
  },
  home: {
    title: "The same treatment at home",
    hint: "A quote from a private clinic near you, if you have one. Ask what it includes.",
  },
  chance: {
    label: "Chance that you need to travel again",
    hint: "A percentage, or “1 in 20”. Nobody can tell you the exact chance in your own case. Ask the surgeon how often a correction is needed.",
    fault: "Write a chance from 0 to 100, such as 5%, or 1 in 20.",
  },
  /** Where an amount has no number to multiply it by. */
  uncounted: (unit: "people" | "nights" | "days") =>
    `Enter the number of ${unit}. Until then, this cost is not counted.`,
  countFault: "Write a number, such as 2 or 2 to 4.",
  /** How the figures are calculated. */
  method: [
    "The low total adds your lowest figures and the high total your highest. The likely total uses the middle of each range.",
    "We don’t count a line that’s empty or that we cannot read. It may still cost you something, so we name it under the total, and the total says “or more”. It also says so if an amount has no upper end, such as “from £2,000”.",
    "“About” means 10% more or less. “Up to” starts at zero. “4 × £800” is £3,200.",
    "Flights are counted for everyone who travels, on each trip. Nights and days without pay are multiplied by their number and by the number of trips.",
    "The low figure leaves out a return trip for a correction. The likely figure multiplies its cost by the chance that you entered. The high figure counts it in full.",
    "The reserve is money that you may not need, so it’s only in the high figure.",
  ],
} as const;
