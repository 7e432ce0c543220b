import { typedKeys } from "@shared/typed-keys.ts";
import { getSupabase } from "@/admin/features/access/supabase-client.ts";
import { teamDayStart, teamToday } from "@/admin/features/time/team-time.ts";
import { AGE_NAMES, AGES, type LeadFilter } from "./filters.ts";

/** A filter of the REST API: column, operator and value, or filters of which one must match. */
type Condition =
  | readonly [column: string, operator: string, value: string | boolean | null]
  | { readonly or: string };

/** A list of values for `in`, each in quotes, because it may contain a comma or a parenthesis. */
function listed(column: string, values: readonly string[]): Condition {
  const quoted = values.map((value) => `"${value.replace(/["\\]/g, "\\$&")}"`);
  return [column, "in", `(${quoted.join(",")})`];
}

type Values = Required<Omit<LeadFilter, "search" | "clinic">>;
type Conditions = {
  readonly [Key in keyof Values]: (value: Values[Key], userId: string) => readonly Condition[];
};

/** The moment that many times 24 hours ago. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Open is whatever is not closed, also in insights.sql, team.sql and the digest (outbox.sql). */
const isOpen: Condition = ["status", "neq", "closed"];
const isNew: Condition = ["status", "eq", "new"];

const isOwnedBy = (owner: string) =>
  owner === "none" ? (["owner_id", "is", "null"] as const) : (["owner_id", "eq", owner] as const);

const tabs: Record<Required<LeadFilter>["tab"], (userId: string) => readonly Condition[]> = {
  due: () => [isNew],
  mine: (userId) => [isOwnedBy(userId), isOpen],
  unassigned: () => [isOwnedBy("none"), isOpen],
  follow_up: () => [["next_step_on", "lte", teamToday()], isOpen],
  // Only open leads have this time (leads.sql).
  stalled: () => [["stalled_at", "lte", new Date().toISOString()]],
};

/** The conditions of each key, on columns that have an index (leads.sql). */
const conditions: Conditions = {
  tab: (tab, userId) => tabs[tab](userId),
  status: (statuses) => [listed("status", statuses)],
  // An index has the leads of one owner in their order, but not those of several.
  owner: ([owner = "none", ...others]) =>
    others.length === 0
      ? [isOwnedBy(owner)]
      : [{ or: [owner, ...others].map((each) => isOwnedBy(each).join(".")).join(",") }],
  treatment: (treatments) => [listed("shown_treatment", treatments)],
  city: (cities) => [listed("shown_city", cities)],
  // The start of a path as a range, because no index serves "like" under a policy.
  source_page: ([page = "/"]) =>
    page === "/"
      ? [["source_page", "eq", page]]
      : [
          ["source_page", "gte", page],
          ["source_page", "lt", `${page}\u{10ffff}`],
        ],
  source: (sources) => [listed("source", sources)],
  from: (from) => [["created_at", "gte", teamDayStart(from)]],
  to: (to) => [["created_at", "lt", teamDayStart(to, 1)]],
  age: (name) => {
    const age = AGE_NAMES.find((known) => known === name);
    if (!age) return [];
    return [
      ["created_at", "lte", daysAgo(AGES[age].least)],
      ["created_at", "gt", daysAgo(AGES[age].most)],
    ];
  },
  quiet: (days) => [isOpen, ["touched_at", "lt", daysAgo(Number(days))]],
  after: (time) => [["created_at", "gt", time]],
  overdue: () => [isNew, ["due_at", "lt", new Date().toISOString()]],
  repeat: () => [["is_repeat", "eq", true]],
  with: (column) => [[column, "not.is", null]],
  ids: (ids) => [listed("id", ids)],
};
const CONDITION_KEYS = typedKeys(conditions);

function conditionsOf<Key extends keyof Values>(
  key: Key,
  filter: Partial<Values>,
  userId: string,
): readonly Condition[] {
  const value: Values[Key] | undefined = filter[key];
  return value === undefined ? [] : conditions[key](value, userId);
}

/** The part of a Supabase query that a list needs. */
interface LeadQuery
  extends PromiseLike<{ data: unknown; count: number | null; error: Error | null }> {
  order(column: string, options: { ascending: boolean }): LeadQuery;
  limit(count: number): LeadQuery;
  abortSignal(signal: AbortSignal): LeadQuery;
}

/** A position in a list: after these values of the two columns by which it is sorted. */
export type Start = { column: string; ascending: boolean; value: string; id: string };

/**
 * A query for the leads that match a filter, read from the table itself, under its policy. Only a search text, which
 * may be a name and so must not be in a URL, and a clinic, which is in another table, are sent to functions; the rest
 * applies to their rows.
 */
export async function selectLeads(
  filter: LeadFilter,
  columns: string,
  { count = false, start }: { count?: boolean; start?: Start | undefined } = {},
): Promise<{ query: LeadQuery }> {
  const client = getSupabase();
  const { data } = await client.auth.getSession();
  const userId = data.session?.user.id ?? "";
  const all: Condition[] = [
    // Leads whose use is restricted are in no list.
    ["restricted_at", "is", null],
    ...CONDITION_KEYS.flatMap((key) => conditionsOf(key, filter, userId)),
  ];
  const { column, ascending, value, id } = start ?? {};
  const beyond = ascending ? "gt" : "lt";
  // The index finds the first value; the rest leaves out rows with the same value up to the ID.
  if (column && value) all.push([column, ascending ? "gte" : "lte", value]);
  const rest = `${column}.${beyond}."${value}",and(${column}.eq."${value}",id.${beyond}.${id})`;
  function apply<
    Query extends {
      filter(column: string, operator: string, value: unknown): Query;
      or(filters: string): Query;
    },
  >(query: Query): Query {
    const filtered = all.reduce(
      (found, condition) =>
        "or" in condition ? found.or(condition.or) : found.filter(...condition),
      query,
    );
    return start ? filtered.or(rest) : filtered;
  }
  const counted = count ? ({ count: "exact" } as const) : {};
  const { search, clinic } = filter;
  // A promise of the query itself would send it.
  if (clinic) {
    const asked = { ...(clinic === "any" ? {} : { clinic }), ...(search ? { query: search } : {}) };
    return { query: apply(client.rpc("asked_leads", asked, counted)).select(columns) };
  }
  return {
    query: search
      ? apply(client.rpc("search_leads", { query: search }, counted)).select(columns)
      : apply(client.from("leads").select(columns, { ...counted, head: count })),
  };
}
