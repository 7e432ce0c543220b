import { LEAD_CITIES } from "@shared/cities.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { isTreatmentSlug } from "@/content/treatments/names.ts";
import { MOST_TREATMENTS, NOTES_LENGTH } from "./basics-limits.ts";
import { fieldsOf, listOf, oneOf, text } from "./read-values.ts";

/** What every tool starts from. The plan also has the treatments of the trip. */
export function readBasics(stored: unknown, ofTrip: readonly TreatmentSlug[]) {
  const { treatments, city, notes } = fieldsOf(stored);
  return {
    /** Slugs, in the order in which they were added, each once. */
    treatments: [...new Set([...listOf(treatments, 100, readTreatment), ...ofTrip])].slice(
      0,
      MOST_TREATMENTS,
    ),
    /** Empty while undecided. */
    city: oneOf(city, ["", ...LEAD_CITIES]),
    /** The person's own notes. */
    notes: text(notes, NOTES_LENGTH),
  };
}

/** The slug of a treatment that the site has. */
export function readTreatment(stored: unknown): TreatmentSlug | undefined {
  return typeof stored === "string" && isTreatmentSlug(stored) ? stored : undefined;
}
