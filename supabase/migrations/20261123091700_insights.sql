-- Figures about the leads, counted when asked for.

-- Figures about the leads that arrived between two dates, both included, and about those of as many days before.
-- Restricted leads are not counted. Without a time zone, days are the team's.
--
-- {
--   "from", "to", "time_zone",
--   "current", "previous": {"leads", "due", "in_time", "median_minutes", "p90_minutes"},
--   "by_day":       [{"day", "leads", "due", "in_time"}]   every day, also those without a lead
--   "by_hour":      [{"weekday" 0 (Sunday) to 6, "hour" 0 to 23, "leads", "due", "in_time"}]
--   "by_owner":     [{"owner_id" or null, "leads", …, "quoted", "booked"}]   those that have reached the status
--   "by_treatment", "by_city", "by_source": [{"name", "leads", …}]
--   "funnel":       [{"status", "leads", "reached"}]   the period's leads with this status now, and those that have
--                                                      reached it or a later one (null for closed)
--   "open_by_age":  [{"age", "status", "leads"}]    all open leads, whenever they arrived
-- }
-- The groups with "…" have the five figures of "current". `due` counts the leads that were contacted or whose 24
-- hours are over, except those closed before as spam or duplicate. `in_time` counts those contacted within 24 hours.
-- The minutes are the times within which half and 90% of the contacted leads had their first contact, rounded up.
create function public.insights(from_date date, to_date date, time_zone text default null) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
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
  insights.time_zone := coalesce(insights.time_zone, private.team_time_zone());
  middle_at := from_date::timestamp at time zone insights.time_zone;
  end_at := (to_date + 1)::timestamp at time zone insights.time_zone;
  begin_at := (from_date - days)::timestamp at time zone insights.time_zone;

  with counted as materialized (
    select
      case when lead.created_at >= middle_at then 'current' else 'previous' end as period,
      lead.created_at at time zone insights.time_zone as local, lead.status, lead.reached_status,
      lead.owner_id, lead.shown_treatment, lead.shown_city, lead.source_page,
      ceil(date_part('epoch', lead.first_contact_at - lead.created_at) / 60)::integer as minutes,
      lead.first_contact_at is not null
        or lead.due_at <= now() and (lead.close_reason in ('spam', 'duplicate')) is not true as is_due,
      lead.first_contact_at <= lead.due_at as is_in_time
    from public.leads as lead
    where lead.created_at >= begin_at and lead.created_at < end_at and lead.restricted_at is null
  ), cell as (
    -- Grouped by the minutes first, because sorting every group for its median would take much longer.
    select
      case
        when grouping(owner_id) = 0 then 'owner' when grouping(shown_treatment) = 0 then 'treatment'
        when grouping(shown_city) = 0 then 'city' when grouping(source_page) = 0 then 'source'
        else 'current'
      end as kind,
      coalesce(owner_id::text, shown_treatment, shown_city, source_page) collate "C" as key, minutes,
      count(*) as leads, count(*) filter (where is_due) as due, count(*) filter (where is_in_time) as in_time,
      count(*) filter (where reached_status between 'quoted' and 'booked') as quoted,
      count(*) filter (where reached_status = 'booked') as booked
    from counted where period = 'current'
    group by grouping sets (
      (minutes), (owner_id, minutes), (shown_treatment, minutes), (shown_city, minutes), (source_page, minutes)
    )
    union all
    select period, null, minutes, count(*), count(*) filter (where is_due), count(*) filter (where is_in_time), null, null
    from counted where period = 'previous' group by period, minutes
  ), ranked as (
    select cell.*,
      sum(leads) filter (where minutes is not null) over (
        partition by kind, key order by minutes nulls last
      ) as reached,
      sum(leads) filter (where minutes is not null) over (partition by kind, key) as contacted
    from cell
  ), measured as (
    select kind, key, sum(leads) as leads, sum(quoted) as quoted, sum(booked) as booked, jsonb_build_object(
      'leads', sum(leads), 'due', sum(due), 'in_time', sum(in_time),
      'median_minutes', min(minutes) filter (where reached >= 0.5 * contacted),
      'p90_minutes', min(minutes) filter (where reached >= 0.9 * contacted)
    ) as measures
    from ranked
    group by kind, key
  ), nothing as (
    select '{"leads": 0, "due": 0, "in_time": 0}'::jsonb as counts,
      '{"leads": 0, "due": 0, "in_time": 0, "median_minutes": null, "p90_minutes": null}'::jsonb as measures
  ), hour as materialized (
    select date_trunc('hour', local) as began, count(*) as leads,
      count(*) filter (where is_due) as due, count(*) filter (where is_in_time) as in_time
    from counted where period = 'current' group by 1
  ), by_day as (
    select began::date as day,
      jsonb_build_object('leads', sum(leads), 'due', sum(due), 'in_time', sum(in_time)) as counts
    from hour group by 1
  ), by_hour as (
    select extract(dow from began)::integer as weekday, extract(hour from began)::integer as hour,
      jsonb_build_object('leads', sum(leads), 'due', sum(due), 'in_time', sum(in_time)) as counts
    from hour group by 1, 2
  ), by_status as (
    select status, reached_status, count(*) as leads from counted where period = 'current' group by 1, 2
  ), by_name as (
    select kind, jsonb_agg(
      jsonb_build_object('name', key) || measures order by leads desc, key
    ) as groups
    from measured where kind in ('treatment', 'city', 'source')
    group by kind
  )
  select jsonb_build_object(
    'from', from_date, 'to', to_date, 'time_zone', insights.time_zone,
    'current', coalesce((select measures from measured where kind = 'current'), nothing.measures),
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
      select coalesce(jsonb_agg(
        jsonb_build_object('owner_id', key, 'quoted', quoted, 'booked', booked) || measures order by leads desc, key
      ), '[]') from measured where kind = 'owner'
    ),
    'by_treatment', coalesce((select groups from by_name where kind = 'treatment'), '[]'),
    'by_city', coalesce((select groups from by_name where kind = 'city'), '[]'),
    'by_source', coalesce((select groups from by_name where kind = 'source'), '[]'),
    'funnel', (
      select jsonb_agg(
        jsonb_build_object('status', each.status, 'leads', (
          select coalesce(sum(known.leads), 0) from by_status as known where known.status = each.status
        ), 'reached', case when each.status <> 'closed' then (
          select coalesce(sum(known.leads), 0) from by_status as known
          where known.reached_status between each.status and 'booked'
        ) end) order by each.status
      )
      from unnest(enum_range(null::public.lead_status)) as each (status)
    ),
    'open_by_age', (
      select coalesce(jsonb_agg(to_jsonb(aged) order by aged.place, aged.status), '[]')
      from (
        select age.place, age.age, lead.status, count(*) as leads
        from (
          values (1, 'under 1 day', 0, 1), (2, '1 to 3 days', 1, 3), (3, '3 to 7 days', 3, 7),
            (4, '7 to 30 days', 7, 30), (5, 'over 30 days', 30, 100000)
        ) as age (place, age, least_days, most_days)
        join public.leads as lead on lead.status <> 'closed'
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

grant execute on function public.insights to authenticated;
