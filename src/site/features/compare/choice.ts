import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { isOffered } from "@/content/treatments/prescription-only.ts";
import { routes } from "@/lib/routes.ts";

/** Minimum number of treatments in a comparison. */
export const minCompared = 2;
/** Maximum number of treatments that fit side by side. */
export const maxCompared = 4;

/** The treatments in a comparison, in order, without duplicates. */
export type Choice = readonly TreatmentSlug[];

/** Parses chosen treatments, without what is unknown or surplus. Zod would weigh on every page. */
export function parseChoice(stored: unknown): Choice | undefined {
  if (!Array.isArray(stored)) return undefined;
  const slugs = stored.filter((slug) => typeof slug === "string").filter(isOffered);
  return [...new Set(slugs)].slice(0, maxCompared);
}

const [TREATMENTS] = routes.compare.readsSearch;

/** The choice in the query, such as `?treatments=fue,dhi`. Ignores invalid entries. */
export function choiceFromAddress(parameters: URLSearchParams): Choice {
  const slugs = (parameters.get(TREATMENTS) ?? "").split(",").map((slug) => slug.trim());
  return parseChoice(slugs) ?? [];
}

/** Adds a treatment at the end, unless it is already included or the comparison is full. */
export function withTreatment(choice: Choice, slug: TreatmentSlug): Choice {
  return choice.includes(slug) || choice.length >= maxCompared ? choice : [...choice, slug];
}

/** Removes a treatment. */
export function withoutTreatment(choice: Choice, slug: TreatmentSlug): Choice {
  return choice.filter((chosen) => chosen !== slug);
}
