import { LEAD_CITIES } from "@shared/cities.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { isOffered } from "@/content/treatments/prescription-only.ts";
import { MAX_TREATMENTS, NOTES_LENGTH } from "./basics-limits.ts";
import { fieldsOf, listOf, oneOf, text } from "./read-values.ts";

/** The part of the plan that all tools use. The plan also has the treatments of the trip. */
export function readBasics(stored: unknown, ofTrip: readonly TreatmentSlug[]) {
  const { treatments, city, notes } = fieldsOf(stored);
  return {
    /** Unique slugs, in the order in which they were added. */
    treatments: [...new Set([...listOf(treatments, 100, readTreatment), ...ofTrip])].slice(
      0,
      MAX_TREATMENTS,
    ),
    /** Empty if undecided. */
    city: oneOf(city, ["", ...LEAD_CITIES]),
    /** The user's own notes. */
    notes: text(notes, NOTES_LENGTH),
  };
}

/** Returns the value if it is the slug of a treatment on this site. */
export function readTreatment(stored: unknown): TreatmentSlug | undefined {
  return typeof stored === "string" && isOffered(stored) ? stored : undefined;
}
