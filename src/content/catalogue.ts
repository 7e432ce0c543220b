import type { CatalogueEntry } from "./schema.ts";

/**
 * The eight categories and their treatments, in the site's order. In a separate module from the other texts
 * about a category, because every treatment's page needs this list.
 */
export const catalogue = [
  {
    id: "ent",
    name: "Ear, Nose & Throat",
    slug: "ear-nose-throat",
    treatments: ["rhinoplasty", "septoplasty", "otoplasty", "sinus-surgery", "tonsillectomy"],
  },
  {
    id: "eye-care",
    name: "Eye Care",
    slug: "eye-care",
    treatments: [
      "lasik",
      "cataract-surgery",
      "blepharoplasty",
      "glaucoma-treatment",
      "corneal-transplant",
    ],
  },
  {
    id: "dental",
    name: "Dental",
    slug: "dental",
    treatments: [
      "dental-implants",
      "teeth-whitening",
      "veneers",
      "invisalign",
      "smile-design",
      "root-canal",
    ],
  },
  {
    id: "hair-transplant",
    name: "Hair Transplant",
    slug: "hair-transplant",
    treatments: ["fue", "dhi", "sapphire-fue", "beard-transplant", "eyebrow-transplant"],
  },
  {
    id: "aesthetic-surgery",
    name: "Aesthetic Surgery",
    slug: "aesthetic-surgery",
    treatments: ["liposuction", "breast-augmentation", "abdominoplasty", "facelift", "bbl"],
  },
  {
    id: "dermatology",
    name: "Dermatology & Skin",
    slug: "dermatology-skin",
    treatments: [
      "botox-fillers",
      "prp-treatment",
      "acne-scar-removal",
      "chemical-peels",
      "laser-hair-removal",
    ],
  },
  {
    id: "bariatric",
    name: "Bariatric Surgery",
    slug: "bariatric-surgery",
    treatments: ["gastric-sleeve", "gastric-bypass", "gastric-balloon"],
  },
  {
    id: "orthopedics",
    name: "Orthopedics",
    slug: "orthopedics",
    treatments: ["hip-replacement", "knee-replacement", "carpal-tunnel", "limb-lengthening"],
  },
] as const satisfies readonly CatalogueEntry[];
