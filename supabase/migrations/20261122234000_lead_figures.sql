-- Figures that are kept rather than counted, so that insights and totals take as long with a million leads
-- as with a thousand; and restricted leads are in no figure, as they are in no list.

-- How many leads came in a week, by what they have in common. A change of a lead adds rows here, with a
-- minus for what it was before, and never changes one: two people who work on leads of one week do not
-- wait for each other. A cell's figures are the sums of its rows; private.fold_lead_figures() makes one
-- row of them.
create table private.lead_figures (
  week date not null,
  kind text collate "C" not null,
  key text collate "C",
  minutes integer,
  leads bigint not null,
  answerable bigint not null,
  in_time bigint not null
);

comment on column private.lead_figures.week is 'The Monday of the week in UTC in which the leads came.';
comment on column private.lead_figures.kind is
  'What the leads have in common: all, status, time, owner, treatment, city or source.';
comment on column private.lead_figures.key is
  'The status, owner, treatment, city or source page; for a time the quarter of an hour since 1970.';
comment on column private.lead_figures.minutes is
  'Time to the first contact, rounded up. Null where there was none, and for a status or time.';
comment on column private.lead_figures.answerable is
  'Those that were contacted, or were not closed as spam or duplicate before.';
comment on column private.lead_figures.in_time is 'Those that were contacted within their 24 hours.';

create index lead_figures_idx on private.lead_figures (kind, week);

alter table private.lead_figures enable row level security;
revoke all on private.lead_figures from public, anon, authenticated, service_role;

-- The figures of some leads, or of one kind alone. This is the one place that says what is counted how. Times
-- to the first contact are rounded up: to 5 minutes below 2 hours, to half an hour below 12 hours, to an
-- hour below 2 days, to 6 hours below a week, and to days from then on.
create function private.lead_cells(counted public.leads[], only_kind text default null)
  returns table (
    week date, kind text, key text, minutes integer, leads bigint, answerable bigint, in_time bigint
  )
  language sql stable set search_path = ''
  as $$
    select lead.week, cell.kind, cell.key, cell.minutes,
      count(*), count(*) filter (where lead.answerable), count(*) filter (where lead.in_time)
    from (
      select
        date_trunc('week', known.created_at at time zone 'UTC')::date as week,
        floor(extract(epoch from known.created_at) / 900)::bigint::text as quarter,
        known.status::text, known.owner_id::text, known.treatment, known.location_city, known.source_page,
        (ceil(contact.minutes / contact.step) * contact.step)::integer as minutes,
        known.first_contact_at is not null
          or (known.close_reason in ('spam', 'duplicate')) is not true as answerable,
        known.first_contact_at <= known.due_at as in_time
      from unnest(counted) as known
      cross join lateral (
        select exact.minutes, case
          when exact.minutes < 120 then 5 when exact.minutes < 720 then 30 when exact.minutes < 2880 then 60
          when exact.minutes < 10080 then 360 else 1440
        end as step
        from (
          select extract(epoch from known.first_contact_at - known.created_at)::double precision / 60 as minutes
        ) as exact
      ) as contact
      where known.restricted_at is null
      -- So that all this is worked out once a lead, not once a kind.
      offset 0
    ) as lead
    cross join lateral (
      values
        ('all', null, lead.minutes),
        ('status', lead.status, null),
        ('time', lead.quarter, null),
        ('owner', lead.owner_id, lead.minutes),
        ('treatment', lead.treatment, lead.minutes),
        ('city', lead.location_city, lead.minutes),
        ('source', lead.source_page, lead.minutes)
    ) as cell (kind, key, minutes)
    where only_kind is null or cell.kind = only_kind
    group by 1, 2, 3, 4;
  $$;

create function private.keep_lead_figures() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  former public.leads[] := '{}';
  present public.leads[] := '{}';
begin
  if tg_op <> 'INSERT' then
    former := array[old];
  end if;
  if tg_op <> 'DELETE' then
    present := array[new];
  end if;
  insert into private.lead_figures (week, kind, key, minutes, leads, answerable, in_time)
  select change.week, change.kind, change.key, change.minutes,
    sum(change.leads), sum(change.answerable), sum(change.in_time)
  from (
    select * from private.lead_cells(present)
    union all
    select week, kind, key, minutes, -leads, -answerable, -in_time from private.lead_cells(former)
  ) as change
  group by change.week, change.kind, change.key, change.minutes
  having sum(change.leads) <> 0 or sum(change.answerable) <> 0 or sum(change.in_time) <> 0;
  return null;
end;
$$;

create trigger keep_lead_figures after insert or delete on public.leads
  for each row execute function private.keep_lead_figures();

create trigger keep_changed_lead_figures after update on public.leads
  for each row when (
    (old.created_at, old.due_at, old.first_contact_at, old.status, old.close_reason, old.owner_id,
      old.treatment, old.location_city, old.source_page, old.restricted_at)
    is distinct from
    (new.created_at, new.due_at, new.first_contact_at, new.status, new.close_reason, new.owner_id,
      new.treatment, new.location_city, new.source_page, new.restricted_at)
  )
  execute function private.keep_lead_figures();

-- Makes one row of each cell that has several, for the timer.
create function private.fold_lead_figures() returns void
  language sql volatile set search_path = ''
  as $$
    with taken as (
      delete from private.lead_figures as figure
      where figure.week in (
        select several.week from private.lead_figures as several
        group by several.week, several.kind, several.key, several.minutes
        having count(*) > 1
      )
      returning *
    )
    insert into private.lead_figures (week, kind, key, minutes, leads, answerable, in_time)
    select week, kind, key, minutes, sum(leads), sum(answerable), sum(in_time)
    from taken
    group by week, kind, key, minutes
    having sum(leads) <> 0;
  $$;

-- Counts all anew, for leads that came while the triggers rested.
create function private.count_lead_figures() returns void
  language plpgsql volatile set search_path = ''
  as $$
declare
  monday timestamp;
begin
  delete from private.lead_figures;
  -- A week at a time, because the leads that are counted at once are held in memory.
  for monday in
    select generate_series(
      date_trunc('week', min(created_at) at time zone 'UTC'), max(created_at) at time zone 'UTC', '7 days'
    ) from public.leads
  loop
    insert into private.lead_figures (week, kind, key, minutes, leads, answerable, in_time)
    select * from private.lead_cells(array(
      select lead from public.leads as lead
      where lead.created_at >= monday at time zone 'UTC'
        and lead.created_at < (monday + interval '7 days') at time zone 'UTC'
    ));
  end loop;
end;
$$;

select private.count_lead_figures();

-- The figures of the leads that came from one moment until before another: those kept of whole weeks, and
-- those counted of the days before and after. Leads that still have time count as due no more than
-- they do in insights().
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

-- Figures about the leads that came between two dates, both included, beside those of as many days before.
-- Restricted leads are not among them.
--
-- {
--   "from", "to", "time_zone",
--   "current", "previous": {"leads", "due", "in_time", "median_minutes", "p90_minutes"},
--   "by_day":       [{"day", "leads", "due", "in_time"}]   every day, also those without a lead
--   "by_hour":      [{"weekday" 1 (Monday) to 7, "hour" 0 to 23, "leads", "due", "in_time"}]
--   "by_owner":     [{"owner_id" or null, "leads", …}]
--   "by_treatment", "by_city", "by_source": [{"name", "leads", …}]
--   "funnel":       [{"status", "leads"}]           where the period's leads stand now
--   "open_by_age":  [{"age", "status", "leads"}]    all open leads, whenever they came
-- }
-- The groups with "…" have the five measures of "current": `due` are the leads whose 24 hours are over or
-- that were contacted, without those closed as spam or duplicate before; `in_time` were contacted within 24
-- hours; the minutes are those within which half and 90 % of the contacted had their first contact, rounded
-- as private.lead_cells() does.
create or replace function public.insights(
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
    where kind not in ('status', 'time')
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
        jsonb_build_object('status', each.status, 'leads', coalesce(cell.leads, 0)) order by each.status
      )
      from unnest(enum_range(null::public.lead_status)) as each (status)
      left join cell on cell.kind = 'status' and cell.key = each.status::text
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

-- What the tabs and insights count of the open leads, from the index alone.
create index leads_open_owner_idx on public.leads (owner_id, created_at, id)
  where status <> 'closed' and restricted_at is null;
create index leads_open_status_idx on public.leads (status, created_at)
  where status in ('new', 'contacted', 'quoted') and restricted_at is null;

-- How many leads a filter leaves; with `most`, no more than that are counted. All of them are not counted, but
-- known.
create or replace function public.count_leads(filter jsonb default '{}', most integer default null) returns bigint
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  source text;
  conditions text;
  total bigint;
begin
  perform private.require_role('coordinator');
  select found.source, found.conditions into source, conditions
  from private.lead_conditions(filter) as found;
  if conditions = 'lead.restricted_at is null and true' then
    return least(private.known_leads(), most);
  end if;
  execute format(
    'select count(*) from (select from %s where %s limit %s) as counted',
    source, conditions, coalesce(most::text, 'all')
  ) into total;
  return total;
end;
$$;

-- How many leads the list has without a filter.
create function private.known_leads() returns bigint
  language sql stable set search_path = ''
  as $$
    select coalesce(sum(figure.leads), 0)::bigint from private.lead_figures as figure
    where figure.kind = 'status';
  $$;

-- Figures for the tabs: {"due", "late", "mine", "unassigned", "follow_up", "all", "new"}, where `new` is how
-- many came after `since`.
create or replace function public.lead_counts(
  time_zone text default 'Europe/London', since timestamptz default null
)
  returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  today date;
begin
  perform private.require_role('coordinator');
  today := (now() at time zone lead_counts.time_zone)::date;
  return (
    select jsonb_build_object('due', count(*), 'late', count(*) filter (where lead.due_at < now()))
    from public.leads as lead where lead.status = 'new' and lead.restricted_at is null
  ) || jsonb_build_object(
    'mine', (
      select count(*) from public.leads as lead
      where lead.owner_id = (select auth.uid()) and lead.status <> 'closed' and lead.restricted_at is null
    ),
    'unassigned', (
      select count(*) from public.leads as lead
      where lead.owner_id is null and lead.status <> 'closed' and lead.restricted_at is null
    ),
    'follow_up', (
      select count(*) from public.leads as lead
      where lead.next_step_on <= today and lead.status <> 'closed' and lead.restricted_at is null
    ),
    'all', private.known_leads(),
    'new', (
      select case when lead_counts.since is not null then count(*) else 0 end
      from public.leads as lead
      where lead.created_at > coalesce(lead_counts.since, 'infinity') and lead.restricted_at is null
    )
  );
end;
$$;

-- A restricted lead is in no reminder and in no digest either.
create or replace function private.queue_due_mails() returns void
  language sql volatile set search_path = ''
  as $$
    select private.queue_mail(wanted.kind, wanted.kind || '/' || lead.id, lead.id)
    from public.leads as lead
    join private.outbox as told on told.dedupe_key = 'team_new_lead/' || lead.id
    cross join lateral (
      select case when lead.due_at <= clock_timestamp() then 'team_overdue' else 'team_due_soon' end as kind
    ) as wanted
    where lead.status = 'new' and lead.restricted_at is null
      and lead.due_at <= clock_timestamp() + interval '4 hours'
      and lead.due_at > clock_timestamp() - interval '7 days'
      and not exists (
        select from private.outbox as known where known.dedupe_key = wanted.kind || '/' || lead.id
      );
  $$;

create or replace function public.queue_team_digest(day date) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into private.outbox (kind, dedupe_key, figures)
    select 'team_digest', 'team_digest/' || day, jsonb_build_object(
      'day', day,
      'waiting', count(*) filter (where lead.status = 'new'),
      'overdue', count(*) filter (where lead.status = 'new' and lead.due_at <= clock_timestamp()),
      'steps', count(*) filter (where lead.status <> 'closed' and lead.next_step_on <= day)
    )
    from public.leads as lead
    where day is not null and lead.restricted_at is null
    on conflict (dedupe_key) do nothing;
  $$;

-- As before, and the kept figures are folded.
create or replace function public.run_retention(days integer default 730, at_once boolean default false) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  expired integer;
  accounts integer;
begin
  if (days between 1 and 3650) is not true then
    raise exception 'Leads are kept for 1 to 3,650 days.' using errcode = '22023';
  end if;
  -- Two timers at once would do it twice.
  perform pg_advisory_xact_lock(hashtextextended('run_retention', 0));
  if not at_once and exists (
    select from private.audit as entry
    where entry.action = 'retention' and entry.at > clock_timestamp() - interval '24 hours'
  ) then
    return null;
  end if;
  delete from public.leads as lead
  where lead.created_at < clock_timestamp() - days * interval '24 hours' and lead.restricted_at is null;
  get diagnostics expired = row_count;
  accounts := public.expire_accounts();
  delete from private.lead_submissions as counted where counted.created_at < clock_timestamp() - interval '1 hour';
  perform private.fold_lead_figures();
  perform private.record_audit('retention', null, jsonb_build_object(
    'days', days, 'leads', expired, 'accounts', accounts
  ));
  return jsonb_build_object('leads', expired, 'accounts', accounts);
end;
$$;

revoke all on function private.lead_cells(public.leads[], text) from public, anon, authenticated, service_role;
revoke all on function private.keep_lead_figures() from public, anon, authenticated, service_role;
revoke all on function private.fold_lead_figures() from public, anon, authenticated, service_role;
revoke all on function private.count_lead_figures() from public, anon, authenticated, service_role;
revoke all on function private.known_leads() from public, anon, authenticated, service_role;
revoke all on function private.figures_between(timestamptz, timestamptz, text)
  from public, anon, authenticated, service_role;
