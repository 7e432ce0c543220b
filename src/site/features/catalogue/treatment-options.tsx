import { catalogue } from "@/content/catalogue.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { isOffered } from "@/content/treatments/prescription-only.ts";

/** The options of a select: all treatments that are offered, grouped by category. Those in `chosen` are disabled. */
export function TreatmentOptions({ chosen }: { chosen: readonly TreatmentSlug[] }) {
  return catalogue.map((category) => (
    <optgroup key={category.id} label={category.name}>
      {category.treatments.filter(isOffered).map((slug) => (
        <option key={slug} value={slug} disabled={chosen.includes(slug)}>
          {treatmentNames[slug]}
        </option>
      ))}
    </optgroup>
  ));
}
