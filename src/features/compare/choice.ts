import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { isTreatmentSlug } from "@/content/treatments/names.ts";

/** Fewer make no comparison. */
export const fewestCompared = 2;
/** More do not fit side by side. */
export const mostCompared = 4;

/** The treatments that somebody compares, in their order, without repeats. */
export type Choice = readonly TreatmentSlug[];

/**
 * Any list becomes a choice: what is unknown, repeated or too much drops out. `undefined` for what is
 * no list. Checked by hand: a library for it would weigh on every treatment's page.
 */
export function parseChoice(stored: unknown): Choice | undefined {
  if (!Array.isArray(stored)) return undefined;
  const slugs = stored.filter((slug) => typeof slug === "string").filter(isTreatmentSlug);
  return [...new Set(slugs)].slice(0, mostCompared);
}

/** The choice in an address: `?treatments=fue,dhi`. Nothing in it is an error: it may be hand-written. */
export function choiceFromAddress(parameters: URLSearchParams): Choice {
  const slugs = (parameters.get("treatments") ?? "").split(",").map((slug) => slug.trim());
  return parseChoice(slugs) ?? [];
}

/** The choice with one more at its end; the same where it is there already or does not fit. */
export function withTreatment(choice: Choice, slug: TreatmentSlug): Choice {
  return choice.includes(slug) || choice.length >= mostCompared ? choice : [...choice, slug];
}

/** The choice without one of its treatments; the same where it is not there. */
export function withoutTreatment(choice: Choice, slug: TreatmentSlug): Choice {
  return choice.filter((chosen) => chosen !== slug);
}
