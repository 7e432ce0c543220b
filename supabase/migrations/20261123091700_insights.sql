-- Insights from the stored figures.

-- The figures of the leads that arrived in a period: stored figures for whole weeks, and counts for the days
-- before and after. Leads that still have time do not count as due, as in insights().
create function private.figures_between(begin_at timestamptz, end_at timestamptz, only_kind text default null)
  returns table (kind text, key text, minutes integer, leads bigint, due bigint, in_time bigint)
  language plpgsql stable set search_path = ''
  as $$
declare
  first_week date := date_trunc('week', begin_at at time zone 'UTC' + interval '7 days' - interval '1 microsecond');
  week_after date := date_trunc('week', end_at at time zone 'UTC');
  whole_from timestamptz;
  whole_until timestamptz;
begin
  if first_week >= week_after then
    whole_from := end_at;
    whole_until := end_at;
  else
    whole_from := first_week::timestamp at time zone 'UTC';
    whole_until := week_after::timestamp at time zone 'UTC';
  end if;
  return query
    select cell.kind, cell.key, cell.minutes,
      sum(cell.leads)::bigint, sum(cell.due)::bigint, sum(cell.in_time)::bigint
    from (
      select figure.kind, figure.key, figure.minutes, figure.leads, figure.answerable as due, figure.in_time
      from private.lead_figures as figure
      where figure.week >= first_week and figure.week < week_after
        and (only_kind is null or figure.kind = only_kind)
      union all
      select edge.kind, edge.key, edge.minutes, edge.leads, edge.answerable, edge.in_time
      from private.lead_cells(array(
        select lead from public.leads as lead
        where lead.created_at >= begin_at and lead.created_at < whole_from
        union all
        select lead from public.leads as lead
        where lead.created_at >= whole_until and lead.created_at < end_at
      ), only_kind) as edge
      union all
      select waiting.kind, waiting.key, waiting.minutes, 0, -waiting.answerable, 0
      from private.lead_cells(array(
        select lead from public.leads as lead
        where lead.created_at >= greatest(begin_at, now() - interval '24 hours') and lead.created_at < end_at
          and lead.due_at > now() and lead.first_contact_at is null
      ), only_kind) as waiting
    ) as cell
    group by cell.kind, cell.key, cell.minutes
    having sum(cell.leads) <> 0;
end;
$$;

-- Figures about the leads that arrived between two dates, both included, and about those of as many days before.
-- Restricted leads are not counted.
--
-- {
--   "from", "to", "time_zone",
--   "current", "previous": {"leads", "due", "in_time", "median_minutes", "p90_minutes"},
--   "by_day":       [{"day", "leads", "due", "in_time"}]   every day, also those without a lead
--   "by_hour":      [{"weekday" 1 (Monday) to 7, "hour" 0 to 23, "leads", "due", "in_time"}]
--   "by_owner":     [{"owner_id" or null, "leads", …}]
--   "by_treatment", "by_city", "by_source": [{"name", "leads", …}]
--   "funnel":       [{"status", "leads", "reached"}]   the period's leads with this status now, and those that have
--                                                      reached it or a later one (null for closed)
--   "open_by_age":  [{"age", "status", "leads"}]    all open leads, whenever they arrived
-- }
-- The groups with "…" have the five figures of "current". `due` counts the leads that were contacted or whose 24
-- hours are over, except those closed before as spam or duplicate. `in_time` counts those contacted within 24 hours.
-- The minutes are the times within which half and 90% of the contacted leads had their first contact, rounded as
-- in private.lead_cells().
create function public.insights(
  from_date date,
  to_date date,
  time_zone text default 'Europe/London'
) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  days integer := to_date - from_date + 1;
  begin_at timestamptz;
  middle_at timestamptz;
  end_at timestamptz;
  figures jsonb;
begin
  perform private.require_role('coordinator');
  if (days between 1 and 800) is not true then
    perform private.refuse('period', 'The period has 1 to 800 days.');
  end if;
  middle_at := from_date::timestamp at time zone insights.time_zone;
  end_at := (to_date + 1)::timestamp at time zone insights.time_zone;
  begin_at := (from_date - days)::timestamp at time zone insights.time_zone;

  with cell as materialized (
    select * from private.figures_between(middle_at, end_at)
    union all
    select 'previous', former.key, former.minutes, former.leads, former.due, former.in_time
    from private.figures_between(begin_at, middle_at, 'all') as former
  ), ranked as (
    select cell.*,
      sum(leads) filter (where minutes is not null) over (
        partition by kind, key order by minutes nulls last
      ) as reached,
      sum(leads) filter (where minutes is not null) over (partition by kind, key) as contacted
    from cell
    where kind not in ('status', 'reached', 'time')
  ), measured as (
    select kind, key, sum(leads) as leads, jsonb_build_object(
      'leads', sum(leads), 'due', sum(due), 'in_time', sum(in_time),
      'median_minutes', min(minutes) filter (where reached >= 0.5 * contacted),
      'p90_minutes', min(minutes) filter (where reached >= 0.9 * contacted)
    ) as measures
    from ranked
    group by kind, key
  ), nothing as (
    select '{"leads": 0, "due": 0, "in_time": 0}'::jsonb as counts,
      '{"leads": 0, "due": 0, "in_time": 0, "median_minutes": null, "p90_minutes": null}'::jsonb as measures
  ), quarter as materialized (
    select to_timestamp(key::bigint * 900) at time zone insights.time_zone as began, leads, due, in_time
    from cell where kind = 'time'
  ), by_day as (
    select began::date as day,
      jsonb_build_object('leads', sum(leads), 'due', sum(due), 'in_time', sum(in_time)) as counts
    from quarter group by 1
  ), by_hour as (
    select extract(isodow from began)::integer as weekday, extract(hour from began)::integer as hour,
      jsonb_build_object('leads', sum(leads), 'due', sum(due), 'in_time', sum(in_time)) as counts
    from quarter group by 1, 2
  ), by_name as (
    select kind, jsonb_agg(
      jsonb_build_object('name', key) || measures order by leads desc, key collate "C"
    ) as groups
    from measured where kind in ('treatment', 'city', 'source')
    group by kind
  )
  select jsonb_build_object(
    'from', from_date, 'to', to_date, 'time_zone', insights.time_zone,
    'current', coalesce((select measures from measured where kind = 'all'), nothing.measures),
    'previous', coalesce((select measures from measured where kind = 'previous'), nothing.measures),
    'by_day', (
      select jsonb_agg(
        jsonb_build_object('day', from_date + step) || coalesce(by_day.counts, nothing.counts) order by step
      )
      from generate_series(0, days - 1) as step
      left join by_day on by_day.day = from_date + step
    ),
    'by_hour', (
      select coalesce(jsonb_agg(
        jsonb_build_object('weekday', weekday, 'hour', hour) || counts order by weekday, hour
      ), '[]') from by_hour
    ),
    'by_owner', (
      select coalesce(jsonb_agg(jsonb_build_object('owner_id', key) || measures order by leads desc, key), '[]')
      from measured where kind = 'owner'
    ),
    'by_treatment', coalesce((select groups from by_name where kind = 'treatment'), '[]'),
    'by_city', coalesce((select groups from by_name where kind = 'city'), '[]'),
    'by_source', coalesce((select groups from by_name where kind = 'source'), '[]'),
    'funnel', (
      select jsonb_agg(
        jsonb_build_object('status', each.status, 'leads', coalesce(present.leads, 0), 'reached', case
          when each.status <> 'closed' then coalesce(reached.leads, 0)
        end) order by each.status
      )
      from unnest(enum_range(null::public.lead_status)) as each (status)
      left join cell as present on present.kind = 'status' and present.key = each.status::text
      cross join lateral (
        select sum(cell.leads) as leads from cell
        where cell.kind = 'reached' and cell.key = any (enum_range(each.status, 'booked')::text[])
      ) as reached
    ),
    'open_by_age', (
      select coalesce(jsonb_agg(to_jsonb(aged) order by aged.place, aged.status), '[]')
      from (
        select age.place, age.age, lead.status, count(*) as leads
        from (
          values (1, 'under 1 day', 0, 1), (2, '1 to 3 days', 1, 3), (3, '3 to 7 days', 3, 7),
            (4, '7 to 30 days', 7, 30), (5, 'over 30 days', 30, 100000)
        ) as age (place, age, least_days, most_days)
        join public.leads as lead on lead.status in ('new', 'contacted', 'quoted')
          and lead.restricted_at is null
          and lead.created_at <= now() - age.least_days * interval '24 hours'
          and lead.created_at > now() - age.most_days * interval '24 hours'
        group by age.place, age.age, lead.status
      ) as aged
    )
  ) into figures
  from nothing;
  return figures;
end;
$$;

revoke all on function private.figures_between(timestamptz, timestamptz, text)
  from public, anon, authenticated, service_role;
revoke all on function public.insights(date, date, text) from public, anon, authenticated, service_role;
grant execute on function public.insights(date, date, text) to authenticated;
