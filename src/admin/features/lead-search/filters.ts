import { typedKeys } from "@shared/typed-keys.ts";
import * as z from "zod/mini";
import { LEAD_SOURCES, LEAD_STATUSES, type LeadStatus } from "@/admin/features/lead/lead-model.ts";
import { categoryTreatments } from "./filter-choices.ts";

/** The ages of leads, as insights name them, in periods of 24 hours: at least, and less than. */
export const AGES = {
  "under 1 day": { least: 0, most: 1 },
  "1 to 3 days": { least: 1, most: 3 },
  "3 to 7 days": { least: 3, most: 7 },
  "7 to 30 days": { least: 7, most: 30 },
  "over 30 days": { least: 30, most: 100_000 },
} as const;
export const AGE_NAMES = typedKeys(AGES);

/** For how many days at least nothing has happened to an open lead. */
export const QUIET_DAYS = ["7", "30"] as const;

/** The filters in the address. The search text, which may be a person's name, is not among them. */
export type Filters = {
  status: LeadStatus[];
  /** The IDs of team members, or `none`. */
  owner: string[];
  treatment: string;
  category: string;
  city: string;
  /** The start of the path of the page. `/` is only the home page. */
  source: string;
  /** How the request reached us: one of `LEAD_SOURCES`. */
  by: string;
  /** The ID of a clinic that was proposed to the patient, or `any`. */
  clinic: string;
  from: string;
  to: string;
  /** A name of `AGES`. */
  age: string;
  /** One of `QUIET_DAYS`. */
  quiet: string;
  overdue: boolean;
  repeat: boolean;
};
export type FilterName = keyof Filters;

export const NO_FILTERS: Filters = {
  status: [],
  owner: [],
  treatment: "",
  category: "",
  city: "",
  source: "",
  by: "",
  clinic: "",
  from: "",
  to: "",
  age: "",
  quiet: "",
  overdue: false,
  repeat: false,
};

type FilterOf<Value> = {
  [Name in FilterName]: Filters[Name] extends Value ? Name : never;
}[FilterName];

const textSchemas: Readonly<Record<FilterOf<string>, z.ZodMiniType<string>>> = {
  treatment: z.string().check(z.maxLength(120)),
  category: z.string().check(z.maxLength(60)),
  city: z.string().check(z.maxLength(60)),
  source: z.string().check(z.maxLength(300)),
  by: z.enum(LEAD_SOURCES),
  clinic: z.union([z.uuid(), z.literal("any")]),
  from: z.iso.date(),
  to: z.iso.date(),
  age: z.enum(AGE_NAMES),
  quiet: z.enum(QUIET_DAYS),
};
const TEXT_FILTERS = typedKeys(textSchemas);
const ownerSchema = z.union([z.uuid(), z.literal("none")]);

const switches: Readonly<Record<FilterOf<boolean>, true>> = { overdue: true, repeat: true };
const SWITCH_FILTERS = typedKeys(switches);

/** Parses the filters from the query of an address. Ignores invalid values. */
export function readFilters(query: URLSearchParams): Filters {
  const filters: Filters = { ...NO_FILTERS };
  const statuses = query.get("status")?.split(",") ?? [];
  filters.status = LEAD_STATUSES.filter((status) => statuses.includes(status));
  const owners = new Set(query.get("owner")?.split(","));
  filters.owner = [...owners].filter((owner) => ownerSchema.safeParse(owner).success).sort();
  for (const name of TEXT_FILTERS) {
    const value = textSchemas[name].safeParse(query.get(name));
    if (value.success) filters[name] = value.data;
  }
  for (const name of SWITCH_FILTERS) filters[name] = query.get(name) === "true";
  // A category that does not contain the treatment would contradict what the list shows.
  if (filters.treatment && !categoryTreatments(filters.category).includes(filters.treatment)) {
    filters.category = "";
  }
  return filters;
}

/** Adds the filters to the query of an address. */
export function writeFilters(query: URLSearchParams, filters: Filters): void {
  for (const name of ["status", "owner"] as const) {
    if (filters[name].length > 0) query.set(name, filters[name].join(","));
  }
  for (const name of TEXT_FILTERS) if (filters[name]) query.set(name, filters[name]);
  for (const name of SWITCH_FILTERS) if (filters[name]) query.set(name, "true");
}

/** Whether a filter excludes any leads. */
export function isFilterOn(filters: Filters, name: FilterName): boolean {
  const value = filters[name];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** The number of active filters. */
export function countFilters(filters: Filters): number {
  return FILTER_NAMES.filter((name) => isFilterOn(filters, name)).length;
}

/** Whether the last day is before the first, so that no lead can match. */
export function isBackwards({ from, to }: Filters): boolean {
  return from !== "" && to !== "" && to < from;
}

/** What a list contains. `lead-query.ts` turns each key into conditions on columns. */
export type LeadFilter = {
  tab?: "due" | "mine" | "unassigned" | "follow_up" | "stalled";
  status?: LeadStatus[];
  owner?: string[];
  treatment?: string[];
  city?: string[];
  source_page?: string[];
  source?: string[];
  from?: string;
  to?: string;
  age?: string;
  quiet?: string;
  /** A time: only leads that arrived later. */
  after?: string;
  overdue?: true;
  repeat?: true;
  /** A column by which the list is sorted: only leads that have a value in it. */
  with?: "next_step_on" | "act_by" | "stalled_at";
  ids?: string[];
  clinic?: string;
  search?: string;
};

/** The condition of each filter. A treatment is narrower than its category, so it replaces it. */
const conditions: { readonly [Name in FilterName]: (value: Filters[Name]) => LeadFilter } = {
  status: (status) => ({ status }),
  owner: (owner) => ({ owner }),
  category: (category) => ({ treatment: categoryTreatments(category) }),
  treatment: (treatment) => ({ treatment: [treatment] }),
  city: (city) => ({ city: [city] }),
  source: (source) => ({ source_page: [source] }),
  by: (source) => ({ source: [source] }),
  clinic: (clinic) => ({ clinic }),
  from: (from) => ({ from }),
  to: (to) => ({ to }),
  age: (age) => ({ age }),
  quiet: (quiet) => ({ quiet }),
  overdue: () => ({ overdue: true }),
  repeat: () => ({ repeat: true }),
};

/** The names of all filters. */
export const FILTER_NAMES = typedKeys(conditions);

function conditionOf<Name extends FilterName>(name: Name, filters: Filters): LeadFilter {
  return isFilterOn(filters, name) ? conditions[name](filters[name]) : {};
}

/** The conditions of all active filters. */
export function filterConditions(filters: Filters): LeadFilter {
  const filter: LeadFilter = {};
  for (const name of FILTER_NAMES) Object.assign(filter, conditionOf(name, filters));
  return filter;
}
