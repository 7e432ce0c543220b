import type { TreatmentSlug } from "./index.ts";

/**
 * The names of all treatments, for components that need nothing else: choosing treatments to compare, and
 * links to related ones. The type requires a name for each slug in the catalogue. A test checks that names
 * match the summaries.
 */
export const treatmentNames: Readonly<Record<TreatmentSlug, string>> = {
  rhinoplasty: "Rhinoplasty",
  septoplasty: "Septoplasty",
  otoplasty: "Otoplasty",
  "sinus-surgery": "Sinus Surgery",
  tonsillectomy: "Tonsillectomy",
  lasik: "LASIK",
  "cataract-surgery": "Cataract Surgery",
  blepharoplasty: "Blepharoplasty",
  "glaucoma-treatment": "Glaucoma Treatment",
  "corneal-transplant": "Corneal Transplant",
  "dental-implants": "Dental Implants",
  "teeth-whitening": "Teeth Whitening",
  veneers: "Porcelain Veneers",
  invisalign: "Invisalign Clear Aligners",
  "smile-design": "Smile Design",
  "root-canal": "Root Canal Treatment",
  fue: "FUE Hair Transplant",
  dhi: "DHI Hair Transplant",
  "sapphire-fue": "Sapphire FUE Hair Transplant",
  "beard-transplant": "Beard Transplant",
  "eyebrow-transplant": "Eyebrow Transplant",
  liposuction: "Liposuction",
  "breast-augmentation": "Breast Augmentation",
  abdominoplasty: "Tummy Tuck (Abdominoplasty)",
  facelift: "Facelift",
  bbl: "Brazilian Butt Lift (BBL)",
  "botox-fillers": "Injections for Lines and Volume",
  "prp-treatment": "PRP (Platelet-Rich Plasma)",
  "acne-scar-removal": "Acne Scar Treatment",
  "chemical-peels": "Chemical Peels",
  "laser-hair-removal": "Laser Hair Removal",
  "gastric-sleeve": "Gastric Sleeve",
  "gastric-bypass": "Gastric Bypass",
  "gastric-balloon": "Gastric Balloon",
  "hip-replacement": "Hip Replacement",
  "knee-replacement": "Knee Replacement",
  "carpal-tunnel": "Carpal Tunnel Surgery",
  "limb-lengthening": "Limb Lengthening",
};

/** Whether a string from outside is the slug of a treatment on this site. */
export function isTreatmentSlug(text: string): text is TreatmentSlug {
  return Object.hasOwn(treatmentNames, text);
}
