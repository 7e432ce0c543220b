import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { isTreatmentSlug } from "@/content/treatments/names.ts";

/** Fewest treatments in a comparison. */
export const fewestCompared = 2;
/** Most treatments that fit side by side. */
export const mostCompared = 4;

/** The treatments in a comparison, in order, without duplicates. */
export type Choice = readonly TreatmentSlug[];

/**
 * Parses a list into a choice: drops unknown, repeated and surplus entries. Returns `undefined` for
 * anything but a list. Without zod, which would add to the script of every treatment's page.
 */
export function parseChoice(stored: unknown): Choice | undefined {
  if (!Array.isArray(stored)) return undefined;
  const slugs = stored.filter((slug) => typeof slug === "string").filter(isTreatmentSlug);
  return [...new Set(slugs)].slice(0, mostCompared);
}

/** The choice in the query `?treatments=fue,dhi`. Invalid entries are ignored. */
export function choiceFromAddress(parameters: URLSearchParams): Choice {
  const slugs = (parameters.get("treatments") ?? "").split(",").map((slug) => slug.trim());
  return parseChoice(slugs) ?? [];
}

/** Adds a treatment at the end; unchanged if it is already there or the comparison is full. */
export function withTreatment(choice: Choice, slug: TreatmentSlug): Choice {
  return choice.includes(slug) || choice.length >= mostCompared ? choice : [...choice, slug];
}

/** Removes a treatment; unchanged if it is not there. */
export function withoutTreatment(choice: Choice, slug: TreatmentSlug): Choice {
  return choice.filter((chosen) => chosen !== slug);
}
