/**
 * The names of all treatments by category, in the site's order. The catalogue takes its slugs from here. In a module of
 * its own for components that need nothing else: choosing treatments to compare, and links to related ones.
 */
export const namesByCategory = {
  "ear-nose-throat": {
    rhinoplasty: "Rhinoplasty",
    septoplasty: "Septoplasty",
    otoplasty: "Otoplasty",
    "sinus-surgery": "Sinus Surgery",
    tonsillectomy: "Tonsillectomy",
  },
  "eye-care": {
    lasik: "LASIK",
    "cataract-surgery": "Cataract Surgery",
    blepharoplasty: "Blepharoplasty",
    "glaucoma-treatment": "Glaucoma Treatment",
    "corneal-transplant": "Corneal Transplant",
  },
  dental: {
    "dental-implants": "Dental Implants",
    "teeth-whitening": "Teeth Whitening",
    veneers: "Porcelain Veneers",
    invisalign: "Invisalign Clear Aligners",
    "smile-design": "Smile Design",
    "root-canal": "Root Canal Treatment",
  },
  "hair-transplant": {
    fue: "FUE Hair Transplant",
    dhi: "DHI Hair Transplant",
    "sapphire-fue": "Sapphire FUE Hair Transplant",
    "beard-transplant": "Beard Transplant",
    "eyebrow-transplant": "Eyebrow Transplant",
  },
  "aesthetic-surgery": {
    liposuction: "Liposuction",
    "breast-augmentation": "Breast Augmentation",
    abdominoplasty: "Tummy Tuck (Abdominoplasty)",
    facelift: "Facelift",
    bbl: "Brazilian Butt Lift (BBL)",
  },
  "dermatology-skin": {
    "botox-fillers": "Injections for Lines and Volume",
    "prp-treatment": "PRP (Platelet-Rich Plasma)",
    "acne-scar-removal": "Acne Scar Treatment",
    "chemical-peels": "Chemical Peels",
    "laser-hair-removal": "Laser Hair Removal",
  },
  "bariatric-surgery": {
    "gastric-sleeve": "Gastric Sleeve",
    "gastric-bypass": "Gastric Bypass",
    "gastric-balloon": "Gastric Balloon",
  },
  orthopedics: {
    "hip-replacement": "Hip Replacement",
    "knee-replacement": "Knee Replacement",
    "carpal-tunnel": "Carpal Tunnel Surgery",
    "limb-lengthening": "Limb Lengthening",
  },
} as const;

type Names = typeof namesByCategory;

/** Slug of a treatment. */
export type TreatmentSlug = { [Category in keyof Names]: keyof Names[Category] }[keyof Names];

/** The names of all treatments. */
export const treatmentNames: Readonly<Record<TreatmentSlug, string>> = {
  ...namesByCategory["ear-nose-throat"],
  ...namesByCategory["eye-care"],
  ...namesByCategory.dental,
  ...namesByCategory["hair-transplant"],
  ...namesByCategory["aesthetic-surgery"],
  ...namesByCategory["dermatology-skin"],
  ...namesByCategory["bariatric-surgery"],
  ...namesByCategory.orthopedics,
};

/** Whether a string from outside is the slug of a treatment on this site. */
export function isTreatmentSlug(text: string): text is TreatmentSlug {
  return Object.hasOwn(treatmentNames, text);
}
