import * as z from "zod/mini";
import { text } from "../schema-parts.ts";

const typed = z.catch(z.record(z.string(), text(40)), {});

/** The part of the plan that holds what it costs, as typed. */
export const costsSchema = z.object({
  /** Amounts by the line's id. */
  amounts: typed,
  /** Numbers of people, nights and days, by the line's id. */
  counts: typed,
  /** Chance of a return trip, in per cent. */
  chance: text(10),
  /** A price at home. */
  home: text(40),
});
export type CostsPart = z.output<typeof costsSchema>;
