-- Figures are stored and not counted, so that insights and totals take as long with a million leads as with a
-- thousand. Restricted leads are not in any figure.

-- How many leads arrived in a week, by what they have in common. A change to a lead only adds rows here, with
-- a negative row for its earlier state, so two people who work on leads of the same week do not wait for each
-- other. A cell's figures are the sums of its rows. private.fold_lead_figures() combines them into one row.
create table private.lead_figures (
  week date not null,
  kind text collate "C" not null,
  key text collate "C",
  minutes integer,
  leads bigint not null,
  answerable bigint not null,
  in_time bigint not null
);

comment on column private.lead_figures.week is 'The Monday of the week (UTC) in which the leads arrived.';
comment on column private.lead_figures.kind is
  'What the leads have in common: all, status, reached, time, owner, treatment, city or source.';
comment on column private.lead_figures.key is
  'The status, reached status, owner, treatment and city as corrected, or source page. For a time, the number of quarter hours since 1970.';
comment on column private.lead_figures.minutes is
  'Time to the first contact, rounded up. Null if there was none, and for a status, reached or time.';
comment on column private.lead_figures.answerable is
  'Leads that were contacted, or were not closed as spam or duplicate before that.';
comment on column private.lead_figures.in_time is 'Leads that were contacted within 24 hours.';

create index lead_figures_idx on private.lead_figures (kind, week);

alter table private.lead_figures enable row level security;
revoke all on private.lead_figures from public, anon, authenticated, service_role;

-- The figures of some leads, or of only one kind. Only this function defines what is counted, and how. Times
-- to first contact are rounded up: to 5 minutes below 2 hours, to half an hour below 12 hours, to an hour
-- below 2 days, to 6 hours below a week, and to days from then on.
create function private.lead_cells(counted public.leads[], only_kind text default null)
  returns table (
    week date, kind text, key text, minutes integer, leads bigint, answerable bigint, in_time bigint
  )
  language plpgsql stable set search_path = ''
  as $$
begin
  -- In plpgsql, because a function in SQL is planned again each time, which takes milliseconds for each new
  -- lead.
  return query
    select cell.* from (
      select lead.week,
        case
          when grouping(lead.status) = 0 then 'status' when grouping(lead.reached_status) = 0 then 'reached'
          when grouping(lead.quarter) = 0 then 'time' when grouping(lead.owner_id) = 0 then 'owner'
          when grouping(lead.shown_treatment) = 0 then 'treatment' when grouping(lead.shown_city) = 0 then 'city'
          when grouping(lead.source_page) = 0 then 'source'
          else 'all'
        end as kind,
        coalesce(
          lead.status::text, lead.reached_status::text, lead.quarter::text, lead.owner_id::text,
          lead.shown_treatment, lead.shown_city, lead.source_page
        ) as key,
        lead.minutes, count(*), count(*) filter (where lead.answerable), count(*) filter (where lead.in_time)
      from (
        -- date_part() returns double precision. extract() returns numeric, which takes three times as long.
        select
          date_trunc('week', known.created_at at time zone 'UTC')::date as week,
          floor(date_part('epoch', known.created_at) / 900)::bigint as quarter,
          known.status, known.reached_status, known.owner_id, known.shown_treatment, known.shown_city,
          known.source_page,
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
            select date_part('epoch', known.first_contact_at - known.created_at) / 60 as minutes
          ) as exact
        ) as contact
        where known.restricted_at is null
      ) as lead
      group by grouping sets (
        (lead.week, lead.minutes), (lead.week, lead.status), (lead.week, lead.reached_status),
        (lead.week, lead.quarter), (lead.week, lead.owner_id, lead.minutes),
        (lead.week, lead.shown_treatment, lead.minutes), (lead.week, lead.shown_city, lead.minutes),
        (lead.week, lead.source_page, lead.minutes)
      )
    ) as cell
    where only_kind is null or cell.kind = only_kind;
end;
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
    (old.created_at, old.due_at, old.first_contact_at, old.status, old.reached_status, old.close_reason,
      old.owner_id, old.shown_treatment, old.shown_city, old.source_page, old.restricted_at)
    is distinct from
    (new.created_at, new.due_at, new.first_contact_at, new.status, new.reached_status, new.close_reason,
      new.owner_id, new.shown_treatment, new.shown_city, new.source_page, new.restricted_at)
  )
  execute function private.keep_lead_figures();

-- Transactions that delete rows wait for each other. Those that only insert rows do not wait.
create function private.lock_lead_figures() returns void
  language sql volatile set search_path = ''
  as $$
    select pg_advisory_xact_lock(hashtextextended('lead_figures', 0));
  $$;

-- Combines the rows of each cell into one, for the timer.
create function private.fold_lead_figures() returns void
  language sql volatile set search_path = ''
  as $$
    select private.lock_lead_figures();
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

-- Deletes the cells that counted only deleted leads. A treatment or a source page may be a person's own words,
-- which must not stay until the timer combines the rows.
create function private.clear_lead_figures() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.lock_lead_figures();
  delete from private.lead_figures as figure
  using (
    select several.week, several.kind, several.key, several.minutes
    from private.lead_figures as several
    where several.kind in ('treatment', 'city', 'source')
      and several.week in (select date_trunc('week', gone.created_at at time zone 'UTC')::date from gone)
    group by several.week, several.kind, several.key, several.minutes
    having sum(several.leads) = 0
  ) as empty
  where figure.week = empty.week and figure.kind = empty.kind and figure.key is not distinct from empty.key
    and figure.minutes is not distinct from empty.minutes;
  return null;
end;
$$;

create trigger clear_lead_figures after delete on public.leads
  referencing old table as gone
  for each statement execute function private.clear_lead_figures();

-- Recounts everything, for leads that arrived while the triggers were disabled.
create function private.count_lead_figures() returns void
  language plpgsql volatile set search_path = ''
  as $$
declare
  monday timestamp;
begin
  delete from private.lead_figures;
  -- A week at a time, because leads that are counted together are held in memory.
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

-- The number of leads in the list without a filter.
create function private.known_leads() returns bigint
  language sql stable set search_path = ''
  as $$
    select coalesce(sum(figure.leads), 0)::bigint from private.lead_figures as figure
    where figure.kind = 'status';
  $$;

revoke all on function private.lead_cells(public.leads[], text) from public, anon, authenticated, service_role;
revoke all on function private.keep_lead_figures() from public, anon, authenticated, service_role;
revoke all on function private.lock_lead_figures() from public, anon, authenticated, service_role;
revoke all on function private.clear_lead_figures() from public, anon, authenticated, service_role;
revoke all on function private.fold_lead_figures() from public, anon, authenticated, service_role;
revoke all on function private.count_lead_figures() from public, anon, authenticated, service_role;
revoke all on function private.known_leads() from public, anon, authenticated, service_role;
