import { shortDate } from "@shared/dates.ts";
import { nameOf } from "@/admin/features/lead/history/change-text.ts";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import { STATUS_NAMES } from "@/admin/features/lead/lead-model.ts";
import { categoryChoices } from "@/admin/features/lead-search/filter-choices.ts";
import {
  FILTER_NAMES,
  type FilterName,
  type Filters,
  isFilterOn,
  NO_FILTERS,
} from "@/admin/features/lead-search/filters.ts";

type Colleagues = readonly Colleague[];

/** The words for each filter; for a list, one text for each of its values. */
const filterWords: {
  readonly [Name in FilterName]: (value: Filters[Name], colleagues: Colleagues) => string[];
} = {
  status: (statuses) => statuses.map((status) => STATUS_NAMES[status]),
  overdue: () => ["Late"],
  repeat: () => ["Asked before"],
  owner: (owner, colleagues) => [`Owner: ${nameOf(owner === "none" ? null : owner, colleagues)}`],
  category: (category) => [categoryChoices.find(({ slug }) => slug === category)?.name ?? category],
  treatment: (treatment) => [treatment],
  city: (city) => [city],
  source: (source) => [`Source: ${source}`],
  from: (from) => [`Since ${shortDate(from)}`],
  age: (age) => [`Age: ${age}`],
  to: (to) => [`Until ${shortDate(to)}`],
};

/** An active filter in words, and the filters that remain when it is removed. */
type ActiveFilter = { label: string; rest: Filters };

function describe<Name extends FilterName>(name: Name, filters: Filters, colleagues: Colleagues) {
  const value = filters[name];
  if (!isFilterOn(filters, name)) return [];
  return filterWords[name](value, colleagues).map((label, place): ActiveFilter => {
    const rest = Array.isArray(value) ? value.toSpliced(place, 1) : NO_FILTERS[name];
    return { label, rest: { ...filters, [name]: rest } };
  });
}

/** The active filters, in words. */
export function activeFilters(filters: Filters, colleagues: Colleagues): ActiveFilter[] {
  return FILTER_NAMES.flatMap((name) => describe(name, filters, colleagues));
}
