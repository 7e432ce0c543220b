import { shortDate } from "@shared/dates.ts";
import { LEAD_MARKS } from "@shared/lead-marks.ts";
import { useQuery } from "@tanstack/react-query";
import { type Clinic, clinicsQuery } from "@/admin/features/clinics/clinics-api.ts";
import { nameOf } from "@/admin/features/lead/history/change-text.ts";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import { LEAD_SOURCES, SOURCE_NAMES, STATUS_NAMES } from "@/admin/features/lead/lead-model.ts";
import { categoryChoices } from "@/admin/features/lead-search/filter-choices.ts";
import {
  FILTER_NAMES,
  type FilterName,
  type Filters,
  isFilterOn,
  NO_FILTERS,
} from "@/admin/features/lead-search/filters.ts";
import { type ListState, SORTS, TAB_NAMES } from "@/admin/features/lead-search/list-state.ts";

type Names = { colleagues: readonly Colleague[]; clinics: readonly Clinic[] };

/** The words for each filter; for a list, one text for each of its values. */
const filterWords: {
  readonly [Name in FilterName]: (value: Filters[Name], names: Names) => string[];
} = {
  status: (statuses) => statuses.map((status) => STATUS_NAMES[status]),
  overdue: () => ["Late"],
  repeat: () => [LEAD_MARKS.repeat.full],
  owner: (owners, { colleagues }) =>
    owners.map((owner) => `Owner: ${nameOf(owner === "none" ? null : owner, colleagues)}`),
  category: (category) => [categoryChoices.find(({ slug }) => slug === category)?.name ?? category],
  treatment: (treatment) => [treatment],
  city: (city) => [city],
  source: (source) => [`Page: ${source}`],
  by: (by) =>
    LEAD_SOURCES.filter((source) => source === by).map(
      (source) => `Source: ${SOURCE_NAMES[source]}`,
    ),
  clinic: (clinic, { clinics }) => [
    clinic === "any"
      ? "A clinic was proposed"
      : `Clinic: ${clinics.find(({ id }) => id === clinic)?.name ?? "…"}`,
  ],
  from: (from) => [`Since ${shortDate(from)}`],
  age: (age) => [`Age of the lead: ${age}`],
  quiet: (days) => [`Open, but quiet for over ${days} days`],
  to: (to) => [`Until ${shortDate(to)}`],
};

/** An active filter in words, and the filters that remain when it is removed. */
export type ActiveFilter = {
  name: FilterName;
  /** Differs from those of the others, whose labels may be alike. */
  key: string;
  label: string;
  rest: Filters;
};

function describe<Name extends FilterName>(name: Name, filters: Filters, names: Names) {
  const value = filters[name];
  if (!isFilterOn(filters, name)) return [];
  return filterWords[name](value, names).map((label, place): ActiveFilter => {
    const rest = Array.isArray(value) ? value.toSpliced(place, 1) : NO_FILTERS[name];
    const key = `${name} ${Array.isArray(value) ? value[place] : ""}`;
    return { name, key, label, rest: { ...filters, [name]: rest } };
  });
}

/** The active filters, in words. */
export function useActiveFilters(
  filters: Filters,
  colleagues: readonly Colleague[],
): ActiveFilter[] {
  const needsClinics = filters.clinic !== "" && filters.clinic !== "any";
  const { data: clinics = [] } = useQuery({ ...clinicsQuery(), enabled: needsClinics });
  return FILTER_NAMES.flatMap((name) => describe(name, filters, { colleagues, clinics }));
}

/** Tab, order, filters and search, for screen readers and for paper. */
export function captionOf({ tab, sort, search }: ListState, active: readonly ActiveFilter[]) {
  return [
    `${tab === "all" ? "All leads" : TAB_NAMES[tab]}, ${SORTS[sort].label.toLowerCase()}`,
    ...active.map(({ label }) => label),
    ...(search.trim() ? [`Search: ${search.trim()}`] : []),
  ].join(" · ");
}
