import { LEAD_CITIES } from "@shared/cities.ts";
import { findCategory } from "@/content/categories.ts";
import { isQuotePackage } from "@/content/package-contents.ts";
import { isOffered } from "@/content/treatments/prescription-only.ts";
import type { QuotePreset } from "./quote-preset.ts";

/** The preset in the URL of the form's page, made by `quoteAddress`, without invalid values. */
export function presetOfAddress(treatment: string | undefined, search: string): QuotePreset {
  const query = new URLSearchParams(search);
  const chosenPackage = query.get("package");
  return {
    treatment: treatment && isOffered(treatment) ? treatment : undefined,
    category: findCategory(query.get("category") ?? undefined)?.slug,
    treatments: [...new Set(query.get("treatments")?.split(","))].filter(isOffered),
    consultation: query.has("consultation"),
    city: LEAD_CITIES.find((city) => city === query.get("city")),
    package: isQuotePackage(chosenPackage) ? chosenPackage : undefined,
  };
}
