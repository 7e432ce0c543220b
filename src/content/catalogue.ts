import { typedKeys } from "../../supabase/functions/_shared/typed-keys.ts";
import type { CatalogueEntry } from "./schema.ts";
import { namesByCategory } from "./treatments/names.ts";

/**
 * The eight categories and their treatments, in the site's order. In a separate module from the other texts
 * about a category, because every treatment's page needs this list.
 */
export const catalogue = [
  {
    id: "ent",
    name: "Ear, Nose & Throat",
    slug: "ear-nose-throat",
    treatments: typedKeys(namesByCategory["ear-nose-throat"]),
  },
  {
    id: "eye-care",
    name: "Eye Care",
    slug: "eye-care",
    treatments: typedKeys(namesByCategory["eye-care"]),
  },
  {
    id: "dental",
    name: "Dental",
    slug: "dental",
    treatments: typedKeys(namesByCategory.dental),
  },
  {
    id: "hair-transplant",
    name: "Hair Transplant",
    slug: "hair-transplant",
    treatments: typedKeys(namesByCategory["hair-transplant"]),
  },
  {
    id: "aesthetic-surgery",
    name: "Aesthetic Surgery",
    slug: "aesthetic-surgery",
    treatments: typedKeys(namesByCategory["aesthetic-surgery"]),
  },
  {
    id: "dermatology",
    name: "Dermatology & Skin",
    slug: "dermatology-skin",
    treatments: typedKeys(namesByCategory["dermatology-skin"]),
  },
  {
    id: "bariatric",
    name: "Bariatric Surgery",
    slug: "bariatric-surgery",
    treatments: typedKeys(namesByCategory["bariatric-surgery"]),
  },
  {
    id: "orthopedics",
    name: "Orthopedics",
    slug: "orthopedics",
    treatments: typedKeys(namesByCategory.orthopedics),
  },
] as const satisfies readonly CatalogueEntry[];
