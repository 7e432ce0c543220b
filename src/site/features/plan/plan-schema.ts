import * as z from "zod/mini";
import { basicsSchema } from "./basics-schema.ts";
import { checklistSchema } from "./checklist/checklist-schema.ts";
import { costsSchema } from "./costs/costs-schema.ts";
import { datesSchema } from "./dates/dates-schema.ts";
import { quotesSchema } from "./quotes/quotes-schema.ts";
import { part } from "./schema-parts.ts";

/**
 * The plan: what a person has collected. Each tool describes its own part, in a file of its own. Raise
 * the version when an older plan can no longer be read, and convert the older one in `parsePlan`.
 */
const planSchema = z.object({
  version: z.literal(1),
  basics: part(basicsSchema),
  dates: part(datesSchema),
  checklist: part(checklistSchema),
  quotes: part(quotesSchema),
  costs: part(costsSchema),
});
export type Plan = z.output<typeof planSchema>;

/** Reads a plan from outside. `undefined` for anything else, or for a version that is not known. */
export function parsePlan(stored: unknown): Plan | undefined {
  return planSchema.safeParse(stored).data;
}
