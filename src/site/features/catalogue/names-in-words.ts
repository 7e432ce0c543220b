import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { isPrescriptionOnly } from "@/content/treatments/prescription-only.ts";
import { listInWords } from "@/lib/english.ts";

/** The treatments with a quote. Excludes prescription-only medicines, which get a consultation. */
export function quotedTreatments(choice: readonly TreatmentSlug[]): readonly TreatmentSlug[] {
  return choice.filter((slug) => !isPrescriptionOnly(slug));
}

/** The names of treatments as a list in words: "Veneers and Dental Implants". */
export function namesInWords(treatments: readonly TreatmentSlug[]): string {
  return listInWords(treatments.map((slug) => treatmentNames[slug]));
}
