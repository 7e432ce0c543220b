import { fieldsOf, recordOf, text } from "../read-values.ts";

/** The part of the plan with the costs, as typed. */
export function readCosts(stored: unknown) {
  const { amounts, counts, chance, home } = fieldsOf(stored);
  return {
    /** Amounts by the line's id. */
    amounts: recordOf(amounts, typed),
    /** Numbers of people, nights and days, by the line's id. */
    counts: recordOf(counts, typed),
    /** Chance of a return trip, in per cent. */
    chance: text(chance, 10),
    /** A price at home. */
    home: typed(home),
  };
}

function typed(stored: unknown): string {
  return text(stored, 40);
}

export type CostsPart = ReturnType<typeof readCosts>;
