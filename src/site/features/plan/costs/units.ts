import { type Amount, times } from "@shared/amounts.ts";
import type { AverageCost } from "@/content/schema.ts";
import { isTreatmentSlug } from "@/content/treatments/names.ts";
import { type Counted, countedBy } from "@/site/features/catalogue/case-cost.ts";
import { formatPounds } from "@/site/features/catalogue/cost.ts";
import { caseCount } from "../case-counts.ts";
import { countInWords, parseCount } from "../counts.ts";
import type { Plan } from "../plan.ts";
import { type Figures, priceOf } from "./usual-figures.ts";

/** A treatment of the plan whose price may be for one implant, tooth, eye or session. */
export type Planned = Figures & { readonly slug: string };

/** What the price of a treatment is multiplied by; `undefined` if it is for the whole treatment, or if there is none. */
export function unitsOf(treatment: Planned): Counted | undefined {
  const price = priceOf(treatment);
  if (!price || price.unit === "whole treatment") return undefined;
  return countedBy(price, treatment.facts.sessions?.min);
}

/** The text in the field "How many?": as entered here or on the treatment's page, or the usual number of sessions. */
export function typedUnits({ slug, facts }: Planned, { costs }: Pick<Plan, "costs">): string {
  const entered = costs.units[slug];
  if (entered !== undefined) return entered;
  const onPage = isTreatmentSlug(slug) ? caseCount(slug) : undefined;
  if (onPage !== undefined) return `${onPage}`;
  const { sessions } = facts;
  return sessions ? countInWords({ low: sessions.min, high: sessions.max }) : "";
}

/** The number in that field; `undefined` if it is empty, and "unclear" if it is not a possible number. */
export function unitCount(
  treatment: Planned,
  plan: Pick<Plan, "costs">,
): Amount | "unclear" | undefined {
  const count = parseCount(typedUnits(treatment, plan), "units");
  const max = unitsOf(treatment)?.max ?? Number.POSITIVE_INFINITY;
  if (count === undefined || count === "unclear") return count;
  return count.low >= 1 && count.high <= max ? count : "unclear";
}

/** "4 implants", "6 to 8 sessions"; `undefined` for a whole treatment, and while the number is not known. */
export function unitsInWords(treatment: Planned, plan: Pick<Plan, "costs">): string | undefined {
  const units = unitsOf(treatment);
  const count = unitCount(treatment, plan);
  if (!units || !count || count === "unclear") return undefined;
  return `${countInWords(count)} ${count.high === 1 ? units.one : units.many}`;
}

/** Our price for the whole case, as an amount and as the text to enter: "4 implants × £800 to £1,500". */
export type CasePrice = { amount: Amount; text: string };

/** Our price for the whole case; `undefined` without a price, and while the number of units is not known. */
export function casePrice(treatment: Planned, plan: Pick<Plan, "costs">): CasePrice | undefined {
  const price = priceOf(treatment);
  if (!price) return undefined;
  const one = priceInWords(price);
  if (!unitsOf(treatment)) return { amount: price, text: one };
  const count = unitCount(treatment, plan);
  const words = unitsInWords(treatment, plan);
  if (!count || count === "unclear" || !words) return undefined;
  return { amount: times(price, count), text: `${words} × ${one}` };
}

function priceInWords({ low, high }: AverageCost): string {
  return `${formatPounds(low)} to ${formatPounds(high)}`;
}
