import { LEAD_CITIES } from "@shared/cities.ts";
import * as z from "zod/mini";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { isTreatmentSlug } from "@/content/treatments/names.ts";
import { MOST_TREATMENTS, NOTES_LENGTH } from "./basics-limits.ts";
import { listOf, oneOf, text } from "./schema-parts.ts";

const treatment = z.custom<TreatmentSlug>(
  (value) => typeof value === "string" && isTreatmentSlug(value),
);

/** What every tool starts from. */
export const basicsSchema = z.object({
  /** Slugs, in the order in which they were added, each once. */
  treatments: z.pipe(
    listOf(treatment, 100),
    z.transform((slugs) => [...new Set(slugs)].slice(0, MOST_TREATMENTS)),
  ),
  /** Empty while undecided. */
  city: oneOf(["", ...LEAD_CITIES]),
  /** The person's own notes. */
  notes: text(NOTES_LENGTH),
});
export type BasicsPart = z.output<typeof basicsSchema>;
