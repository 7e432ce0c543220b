import type { categories } from "./categories.ts";

type Category = (typeof categories)[number];

/** A name suggested by the search on Home, and the page about it. */
export type SearchSuggestion = {
  /** The name, as displayed and as passed to the quote form. */
  readonly name: string;
  /** The page of the treatment or, if it has none, of its category. Both types only allow existing slugs. */
  readonly leadsTo:
    | { readonly treatment: Category["treatments"][number] }
    | { readonly category: Category["slug"] };
};

/** The 26 suggestions, in order. Source: specification, section 3. */
export const searchSuggestions: readonly SearchSuggestion[] = [
  { name: "Rhinoplasty", leadsTo: { treatment: "rhinoplasty" } },
  { name: "Septorhinoplasty", leadsTo: { treatment: "rhinoplasty" } },
  { name: "Revision Rhinoplasty", leadsTo: { treatment: "rhinoplasty" } },
  { name: "Nose Tip Refinement", leadsTo: { treatment: "rhinoplasty" } },
  { name: "Deviated Septum Correction", leadsTo: { treatment: "septoplasty" } },
  { name: "Sinus Surgery", leadsTo: { treatment: "sinus-surgery" } },
  { name: "FUE Hair Transplant", leadsTo: { treatment: "fue" } },
  { name: "DHI Hair Transplant", leadsTo: { treatment: "dhi" } },
  { name: "Beard Transplant", leadsTo: { treatment: "beard-transplant" } },
  { name: "Dental Implants", leadsTo: { treatment: "dental-implants" } },
  { name: "Porcelain Veneers", leadsTo: { treatment: "veneers" } },
  { name: "Zirconia Crowns", leadsTo: { category: "dental" } },
  { name: "Gastric Sleeve", leadsTo: { treatment: "gastric-sleeve" } },
  { name: "Gastric Bypass", leadsTo: { treatment: "gastric-bypass" } },
  { name: "Gastric Balloon", leadsTo: { treatment: "gastric-balloon" } },
  { name: "Cataract Surgery", leadsTo: { treatment: "cataract-surgery" } },
  { name: "LASIK Eye Surgery", leadsTo: { treatment: "lasik" } },
  { name: "Corneal Transplant", leadsTo: { treatment: "corneal-transplant" } },
  { name: "Liposuction", leadsTo: { treatment: "liposuction" } },
  { name: "Breast Implants", leadsTo: { treatment: "breast-augmentation" } },
  { name: "BBL", leadsTo: { treatment: "bbl" } },
  { name: "Tummy Tuck", leadsTo: { treatment: "abdominoplasty" } },
  { name: "Tonsil & Adenoid Removal", leadsTo: { treatment: "tonsillectomy" } },
  { name: "Septoplasty", leadsTo: { treatment: "septoplasty" } },
  { name: "Carpal Tunnel Surgery", leadsTo: { treatment: "carpal-tunnel" } },
  { name: "Hip Replacement", leadsTo: { treatment: "hip-replacement" } },
];

/** Finds a suggestion by name, ignoring case. */
export function findSuggestion(name: string): SearchSuggestion | undefined {
  const lowerCase = name.trim().toLowerCase();
  return searchSuggestions.find((suggestion) => suggestion.name.toLowerCase() === lowerCase);
}
