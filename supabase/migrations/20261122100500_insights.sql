-- Figures about the leads that came between two dates, both included, beside those of as many days before.
--
-- {
--   "from", "to", "time_zone",
--   "current", "previous": {"leads", "due", "in_time", "median_minutes", "p90_minutes"},
--   "by_day":       [{"day", "leads", "due", "in_time"}]   every day, also those without a lead
--   "by_hour":      [{"weekday" 1 (Monday) to 7, "hour" 0 to 23, "leads", …}]
--   "by_owner":     [{"owner_id" or null, "leads", …}]
--   "by_treatment", "by_city", "by_source": [{"name", "leads", …}]
--   "funnel":       [{"status", "leads"}]           where the period's leads stand now
--   "open_by_age":  [{"age", "status", "leads"}]    all open leads, whenever they came
-- }
-- The groups with "…" have the five measures of "current": `due` are the leads whose 24 hours are over or
-- that were contacted, without those closed as spam or duplicate before; `in_time` were contacted within 24
-- hours; the minutes are those to the first contact.
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
  former jsonb;
begin
  perform private.require_role('coordinator');
  if (days between 1 and 800) is not true then
    perform private.refuse('period', 'The period has 1 to 800 days.');
  end if;
  middle_at := from_date::timestamp at time zone insights.time_zone;
  end_at := (to_date + 1)::timestamp at time zone insights.time_zone;
  begin_at := (from_date - days)::timestamp at time zone insights.time_zone;

  -- By bytes, and by numbers of fixed size: the groups are made by sorting.
  with marked as materialized (
    select lead.owner_id, lead.status,
      lead.treatment collate "C" as treatment,
      lead.location_city collate "C" as location_city,
      lead.source_page collate "C" as source_page,
      (lead.created_at at time zone insights.time_zone)::date as day,
      extract(isodow from lead.created_at at time zone insights.time_zone)::integer as weekday,
      extract(hour from lead.created_at at time zone insights.time_zone)::integer as hour,
      (extract(epoch from lead.first_contact_at - lead.created_at) / 60)::real as minutes,
      lead.first_contact_at is not null or (
        lead.due_at <= now() and lead.close_reason is distinct from 'spam'
          and lead.close_reason is distinct from 'duplicate'
      ) as is_due,
      lead.first_contact_at <= lead.due_at as is_in_time
    from public.leads as lead
    where lead.created_at >= middle_at and lead.created_at < end_at
  ), counted as (
    select day, status, count(*) as leads,
      jsonb_build_object(
        'leads', count(*), 'due', count(*) filter (where is_due), 'in_time', count(*) filter (where is_in_time)
      ) as measures
    from marked
    group by grouping sets ((day), (status))
  ), measured as (
    select
      case grouping(weekday, owner_id, treatment, location_city, source_page)
        when 15 then 'hour' when 23 then 'owner' when 27 then 'treatment' when 29 then 'city'
        when 30 then 'source' else 'all'
      end as kind,
      weekday, hour, owner_id, treatment, location_city, source_page,
      count(*) as leads,
      count(*) filter (where is_due) as due,
      count(*) filter (where is_in_time) as in_time,
      percentile_cont(array[0.5, 0.9]) within group (order by minutes) as minutes
    from marked
    group by grouping sets ((), (weekday, hour), (owner_id), (treatment), (location_city), (source_page))
  ), grouped as (
    select measured.*, jsonb_build_object(
      'leads', leads, 'due', due, 'in_time', in_time,
      'median_minutes', round(minutes[1]), 'p90_minutes', round(minutes[2])
    ) as measures
    from measured
  )
  select jsonb_build_object(
    'current', (select measures from grouped where kind = 'all'),
    'by_day', (
      select jsonb_agg(
        jsonb_build_object('day', each.day)
          || coalesce(counted.measures, '{"leads": 0, "due": 0, "in_time": 0}') order by each.day)
      from (
        select from_date + step as day from generate_series(0, days - 1) as step
      ) as each
      left join counted on counted.day = each.day
    ),
    'by_hour', (
      select jsonb_agg(jsonb_build_object('weekday', weekday, 'hour', hour) || measures order by weekday, hour)
      from grouped where kind = 'hour'
    ),
    'by_owner', (
      select jsonb_agg(jsonb_build_object('owner_id', owner_id) || measures order by leads desc, owner_id)
      from grouped where kind = 'owner'
    ),
    'by_treatment', (
      select jsonb_agg(jsonb_build_object('name', treatment) || measures order by leads desc, treatment)
      from grouped where kind = 'treatment'
    ),
    'by_city', (
      select jsonb_agg(jsonb_build_object('name', location_city) || measures order by leads desc, location_city)
      from grouped where kind = 'city'
    ),
    'by_source', (
      select jsonb_agg(jsonb_build_object('name', source_page) || measures order by leads desc, source_page)
      from grouped where kind = 'source'
    ),
    'funnel', (
      select jsonb_agg(
        jsonb_build_object('status', each.status, 'leads', coalesce(counted.leads, 0)) order by each.status)
      from unnest(enum_range(null::public.lead_status)) as each (status)
      left join counted on counted.status = each.status
    )
  ) into figures;

  select jsonb_build_object(
    'leads', count(*),
    'due', count(*) filter (
      where lead.first_contact_at is not null or (
        lead.due_at <= now() and lead.close_reason is distinct from 'spam'
          and lead.close_reason is distinct from 'duplicate'
      )
    ),
    'in_time', count(*) filter (where lead.first_contact_at <= lead.due_at),
    'median_minutes', round((percentile_cont(0.5) within group (
      order by (extract(epoch from lead.first_contact_at - lead.created_at) / 60)::real))::numeric),
    'p90_minutes', round((percentile_cont(0.9) within group (
      order by (extract(epoch from lead.first_contact_at - lead.created_at) / 60)::real))::numeric)
  ) into former
  from public.leads as lead
  where lead.created_at >= begin_at and lead.created_at < middle_at;

  return jsonb_build_object('from', from_date, 'to', to_date, 'time_zone', insights.time_zone)
    || (
      select jsonb_object_agg(
        entry.key, case entry.value when 'null' then '[]' else entry.value end
      ) from jsonb_each(figures) as entry
    )
    || jsonb_build_object('previous', former, 'open_by_age', (
      select coalesce(jsonb_agg(to_jsonb(aged) order by aged.place, aged.status), '[]')
      from (
        select age.place, age.age, lead.status, count(*) as leads
        from (
          values (1, 'under 1 day', 0, 1), (2, '1 to 3 days', 1, 3), (3, '3 to 7 days', 3, 7),
            (4, '7 to 30 days', 7, 30), (5, 'over 30 days', 30, 100000)
        ) as age (place, age, least_days, most_days)
        join public.leads as lead on lead.status in ('new', 'contacted', 'quoted')
          and lead.created_at <= now() - age.least_days * interval '24 hours'
          and lead.created_at > now() - age.most_days * interval '24 hours'
        group by age.place, age.age, lead.status
      ) as aged
    ));
end;
$$;

revoke all on function public.insights(date, date, text) from public, anon, authenticated, service_role;
grant execute on function public.insights(date, date, text) to authenticated;
