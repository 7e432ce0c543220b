import { catalogue } from "@/content/catalogue.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";

/** The options of a select: all treatments, grouped by category. Those in `chosen` are disabled. */
export function TreatmentOptions({ chosen }: { chosen: readonly TreatmentSlug[] }) {
  return catalogue.map((category) => (
    <optgroup key={category.id} label={category.name}>
      {category.treatments.map((slug) => (
        <option key={slug} value={slug} disabled={chosen.includes(slug)}>
          {treatmentNames[slug]}
        </option>
      ))}
    </optgroup>
  ));
}
