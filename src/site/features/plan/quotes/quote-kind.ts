import { type QuoteKind, quoteKinds } from "@shared/quote-lines.ts";
import { catalogue } from "@/content/catalogue.ts";
import type { CatalogueEntry } from "@/content/schema.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import type { Plan } from "../plan.ts";

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

/** The kind of a treatment. */
export function kindOf(slug: TreatmentSlug): QuoteKind {
  const category = catalogue.find(({ treatments }: CatalogueEntry) => treatments.includes(slug));
  return category ? kindOfCategory[category.id] : "operation";
}

/** The kind of treatment of the quotes: the chosen one, or that of the plan's first treatment. */
export function kindOfPlan({ quotes, basics }: Plan): QuoteKind {
  const [first] = basics.treatments;
  return quotes.kind || (first ? kindOf(first) : "operation");
}

/** Whether a text is a kind of quote. */
export function isQuoteKind(text: string): text is QuoteKind {
  return Object.hasOwn(quoteKinds, text);
}
