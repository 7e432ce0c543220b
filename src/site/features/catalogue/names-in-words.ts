import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { listInWords } from "@/lib/english.ts";

/** The names of treatments as a list in words: "Veneers and Dental Implants". */
export function namesInWords(treatments: readonly TreatmentSlug[]): string {
  return listInWords(treatments.map((slug) => treatmentNames[slug]));
}
