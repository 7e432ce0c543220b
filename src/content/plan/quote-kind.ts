import type { QuoteKind } from "@shared/quote-lines.ts";
import { catalogue } from "@/content/catalogue.ts";
import type { CatalogueEntry } from "@/content/schema.ts";
import type { TreatmentSlug } from "@/content/treatments/names.ts";

const kindOfCategory: Record<CatalogueEntry["id"], QuoteKind> = {
  ent: "operation",
  "eye-care": "eyes",
  dental: "dental",
  "hair-transplant": "hair",
  "aesthetic-surgery": "operation",
  dermatology: "skin",
  bariatric: "operation",
  orthopedics: "operation",
};

/** The kind of quote for a treatment. */
export function kindOf(slug: TreatmentSlug): QuoteKind {
  const category = catalogue.find(({ treatments }: CatalogueEntry) => treatments.includes(slug));
  return category ? kindOfCategory[category.id] : "operation";
}
