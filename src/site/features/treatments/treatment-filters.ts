import { typedKeys } from "@shared/typed-keys.ts";
import type { TreatmentSummary } from "@/content/schema.ts";
import { stayOf } from "@/content/treatments/stay.ts";

/** The filters of the list of treatments; "" for none. `looser` is advice if nothing passes. */
export const FILTERS = {
  /** Maximum for the lower end of the price range, in pounds. */
  price: {
    label: "Lowest price up to",
    looser: "a higher price",
    options: [
      { value: "500", label: "£500" },
      { value: "1000", label: "£1,000" },
      { value: "2500", label: "£2,500" },
      { value: "5000", label: "£5,000" },
    ],
  },
  /** Maximum number of days in Turkey for one trip. */
  stay: {
    label: "Stay up to",
    looser: "a longer stay",
    options: [
      { value: "3", label: "3 days" },
      { value: "7", label: "7 days" },
      { value: "14", label: "14 days" },
    ],
  },
  anaesthetic: {
    label: "Anaesthetic",
    looser: "any anaesthetic",
    options: [
      { value: "without", label: "No general anaesthetic" },
      { value: "general", label: "General, always or sometimes" },
    ],
  },
} as const;

export type FilterName = keyof typeof FILTERS;
export const filterNames = typedKeys(FILTERS);
export type TreatmentFilter = Readonly<Record<FilterName, string>>;

/** Reads the filter from an address. Ignores invalid values. */
export function filterFromAddress(parameters: URLSearchParams): TreatmentFilter {
  const read = (name: FilterName) => {
    const value = parameters.get(name) ?? "";
    return FILTERS[name].options.some((option) => option.value === value) ? value : "";
  };
  return { price: read("price"), stay: read("stay"), anaesthetic: read("anaesthetic") };
}

/** Whether a treatment matches. The stay is the minimum for its shortest visit. */
export function passes(summary: TreatmentSummary, filter: TreatmentFilter): boolean {
  const { averageCost, facts, prescriptionOnly } = summary;
  const shortest = Math.min(...facts.visits.map((visit) => stayOf(visit).min));
  const isGeneral = /general/i.test(facts.anaesthesia);
  return (
    (filter.price === "" || (!prescriptionOnly && averageCost.low <= Number(filter.price))) &&
    (filter.stay === "" || shortest <= Number(filter.stay)) &&
    (filter.anaesthetic === "" || (filter.anaesthetic === "general") === isGeneral)
  );
}
