import * as z from "zod";
import type {
  DatabaseCaller,
  LocalDatabase,
} from "../../supabase/local/database/local-database.ts";

const rowSchema = z.object({
  place: z.enum(["current", "previous"]),
  day: z.string(),
  weekday: z.number(),
  hour: z.number(),
  owner_id: z.string().nullable(),
  treatment: z.string(),
  location_city: z.string(),
  source_page: z.string().nullable(),
  status: z.string(),
  reached: z.string(),
  minutes: z.number().nullable(),
  is_due: z.boolean(),
  is_in_time: z.boolean(),
});
type Row = z.infer<typeof rowSchema>;

/** The leads of a period and of the one before, without restricted leads. */
const rowsOf = `
  select case when lead.created_at >= middle_at then 'current' else 'previous' end as place,
    (local::date)::text as day, extract(isodow from local)::int as weekday, extract(hour from local)::int as hour,
    owner_id, coalesce(corrections ->> 'treatment', treatment) as treatment,
    coalesce(corrections ->> 'location_city', location_city) as location_city, source_page, status,
    case when status <> 'closed' then status::text else greatest(
      (case when first_contact_at is null then 'new' else 'contacted' end)::public.lead_status,
      (select (event.body ->> 'from')::public.lead_status from public.lead_events as event
       where event.lead_id = lead.id and event.kind = 'status' and event.body ->> 'to' = 'closed'
         and event.body ->> 'from' <> 'closed'
       order by event.id desc limit 1)
    )::text end as reached,
    (extract(epoch from first_contact_at - created_at) / 60)::float8 as minutes,
    first_contact_at is not null or due_at <= now() and coalesce(close_reason::text, '') not in ('spam', 'duplicate')
      as is_due,
    coalesce(first_contact_at <= due_at, false) as is_in_time
  from (select current_date - $2::int as first_day, current_date - $3::int as last_day) as days
  cross join lateral (
    select first_day::timestamp at time zone $1 as middle_at,
      (last_day + 1)::timestamp at time zone $1 as end_at,
      (first_day - (last_day - first_day + 1))::timestamp at time zone $1 as begin_at
  ) as bounds
  join public.leads as lead on lead.created_at >= begin_at and lead.created_at < end_at
    and lead.restricted_at is null
  cross join lateral (select lead.created_at at time zone $1 as local) as moment`;

function counts(rows: readonly Row[]) {
  return {
    leads: rows.length,
    due: rows.filter(({ is_due }) => is_due).length,
    in_time: rows.filter(({ is_in_time }) => is_in_time).length,
  };
}

function measures(rows: readonly Row[]) {
  const minutes = rows
    .flatMap((row) => (row.minutes === null ? [] : [Math.ceil(row.minutes)]))
    .sort((a, b) => a - b);
  const within = (share: number) => minutes[Math.ceil(minutes.length * share) - 1] ?? null;
  return { ...counts(rows), median_minutes: within(0.5), p90_minutes: within(0.9) };
}

/** Groups rows by a key, and sorts the groups by it. */
function groups<Key>(rows: readonly Row[], key: (row: Row) => Key): [Key, Row[]][] {
  const found = new Map<string, [Key, Row[]]>();
  for (const row of rows) {
    const name = JSON.stringify(key(row));
    const group = found.get(name) ?? [key(row), []];
    group[1].push(row);
    found.set(name, group);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

const named = (rows: readonly Row[], key: (row: Row) => string | null) =>
  groups(rows, key).map(([name, group]) => ({ name, ...measures(group) }));

const listSchema = z.array(z.record(z.string(), z.unknown()));
const answerSchema = z.object({
  current: z.unknown(),
  previous: z.unknown(),
  by_day: listSchema,
  by_hour: listSchema,
  by_owner: listSchema,
  by_treatment: listSchema,
  by_city: listSchema,
  by_source: listSchema,
  funnel: listSchema,
});

/** Sorts groups by name, because groups of the same size have no fixed order. */
const sorted = (list: z.infer<typeof listSchema>, ...keys: string[]) =>
  [...list].sort((a, b) =>
    keys.map((key) => JSON.stringify(a[key])).join() <
    keys.map((key) => JSON.stringify(b[key])).join()
      ? -1
      : 1,
  );

/** What insights() returns for a period, and what it should return according to a count of each lead. */
export async function readInsights(
  database: LocalDatabase,
  caller: DatabaseCaller,
  zone: string,
  first: number,
  last: number,
) {
  return database.asRole(caller, async (sql) => {
    const { rows: found } = await sql.query(rowsOf, [zone, first, last]);
    const { rows: answers } = await sql.query<{ answer: unknown }>(
      "select public.insights(current_date - $2::int, current_date - $3::int, $1) as answer",
      [zone, first, last],
    );
    const rows = z.array(rowSchema).parse(found);
    const current = rows.filter(({ place }) => place === "current");
    const answer = answerSchema.parse(answers[0]?.answer);
    const given = {
      ...answer,
      by_day: answer.by_day.filter(({ leads }) => leads !== 0),
      by_hour: sorted(answer.by_hour, "weekday", "hour"),
      by_owner: sorted(answer.by_owner, "owner_id"),
      by_treatment: sorted(answer.by_treatment, "name"),
      by_city: sorted(answer.by_city, "name"),
      by_source: sorted(answer.by_source, "name"),
      funnel: answer.funnel.filter(({ leads }) => leads !== 0),
    };
    const statuses = ["new", "contacted", "quoted", "booked", "closed"];
    const expected: typeof given = {
      current: measures(current),
      previous: measures(rows.filter(({ place }) => place === "previous")),
      by_day: groups(current, ({ day }) => day).map(([day, group]) => ({ day, ...counts(group) })),
      by_hour: sorted(
        groups(current, ({ weekday, hour }) => ({ weekday, hour })).map(([at, group]) => ({
          ...at,
          ...counts(group),
        })),
        "weekday",
        "hour",
      ),
      by_owner: groups(current, ({ owner_id }) => owner_id).map(([owner_id, group]) => ({
        owner_id,
        ...measures(group),
      })),
      by_treatment: named(current, ({ treatment }) => treatment),
      by_city: named(current, ({ location_city }) => location_city),
      by_source: named(current, ({ source_page }) => source_page),
      funnel: statuses
        .map((status) => ({
          status,
          leads: current.filter((row) => row.status === status).length,
          reached:
            status === "closed"
              ? null
              : current.filter(
                  ({ reached }) => statuses.indexOf(reached) >= statuses.indexOf(status),
                ).length,
        }))
        .filter(({ leads }) => leads !== 0),
    };
    return { given, expected };
  });
}
