import { STORED_AMOUNT_LENGTH } from "@shared/quote.ts";
import { fieldsOf, recordOf, text } from "../read-values.ts";

/** The part of the plan with the costs, as entered. */
export function readCosts(stored: unknown) {
  const { amounts, counts, units, used, chance, home } = fieldsOf(stored);
  return {
    /** Amounts by line ID. */
    amounts: recordOf(amounts, typed),
    /** Numbers of people, nights and days by line ID, and of "trips". */
    counts: recordOf(counts, typed),
    /** Numbers of implants, teeth, eyes or sessions by slug of the treatment. */
    units: recordOf(units, typed),
    /** The suggested price that the amount of the treatment is from, until somebody changes the amount. */
    used: text(used, 40),
    /** Probability of a return trip, as entered. */
    chance: typed(chance),
    /** A price in the UK. */
    home: typed(home),
  };
}

function typed(stored: unknown): string {
  return text(stored, STORED_AMOUNT_LENGTH);
}

export type CostsPart = ReturnType<typeof readCosts>;

/** What `used` contains for the price of all treatments together. */
export const ALL = "all";

/** The costs without the amount of the treatment, if it is our price for one of these treatments or for all. */
export function withoutOurPrice(costs: CostsPart, slugs: readonly string[]): CostsPart {
  const isOurs = slugs.length > 0 && (costs.used === ALL || slugs.includes(costs.used));
  return isOurs ? { ...costs, used: "", amounts: { ...costs.amounts, treatment: "" } } : costs;
}
