import { catalogue } from "@/content/catalogue.ts";
import { type QuoteKind, quoteKinds } from "@/content/plan/quote-lines.ts";
import type { CatalogueEntry } from "@/content/schema.ts";
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

/** The kind of treatment of the quotes: the chosen one, or that of the plan's first treatment. */
export function kindOfPlan({ quotes, basics }: Plan): QuoteKind {
  if (quotes.kind) return quotes.kind;
  const [first] = basics.treatments;
  const category = catalogue.find(({ treatments }: CatalogueEntry) =>
    treatments.some((slug) => slug === first),
  );
  return category ? kindOfCategory[category.id] : "operation";
}

export function isQuoteKind(text: string): text is QuoteKind {
  return Object.hasOwn(quoteKinds, text);
}
