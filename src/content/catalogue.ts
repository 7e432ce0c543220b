import { typedKeys } from "../../supabase/functions/_shared/typed-keys.ts";
import type { AverageCost, CatalogueEntry, TreatmentSummary } from "./schema.ts";
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

type Names = typeof namesByCategory;
/** What a file says about a treatment. The rest follows from its place in the list of names. */
type Written = Omit<TreatmentSummary, "slug" | "name" | "category" | "searchTerms"> & {
  /** With commas between them. */
  searchTerms: string;
};

/** The summaries of a category's treatments, in the order of their names. */
export function summariesOf<Category extends keyof Names>(
  category: Category,
  written: Readonly<Record<keyof Names[Category] & string, Written>>,
): readonly TreatmentSummary[] {
  const { id } = catalogue.find(({ slug }) => slug === category) ?? {};
  if (!id) throw new Error(`There is no category ${category}.`);
  const names: Readonly<Record<string, string>> = namesByCategory[category];
  return typedKeys(written).map((slug) => ({
    slug,
    name: names[slug] ?? slug,
    category: id,
    ...written[slug],
    searchTerms: written[slug].searchTerms.split(", "),
  }));
}

/** A range in pounds: our own estimate, or the specification's. */
export const price = (
  low: number,
  high: number,
  unit: AverageCost["unit"],
  rest: Omit<AverageCost, "low" | "high" | "unit">,
): AverageCost => ({ low, high, unit, ...rest });
