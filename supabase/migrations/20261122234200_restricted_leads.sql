-- Restricted leads are in no total, no tab, no reminder and no digest.

-- The number of leads that match a filter. With `most`, counting stops at that number. Without a filter, the
-- stored figures give the number.
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

-- The number of leads in the list without a filter.
create function private.known_leads() returns bigint
  language sql stable set search_path = ''
  as $$
    select coalesce(sum(figure.leads), 0)::bigint from private.lead_figures as figure
    where figure.kind = 'status';
  $$;

-- Figures for the tabs: {"due", "late", "mine", "unassigned", "follow_up", "all", "new"}. `new` is the number
-- that arrived after `since`.
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

-- No reminder or digest includes a restricted lead either.
create or replace function private.queue_due_mails() returns void
  language plpgsql volatile set search_path = ''
  as $$
begin
  perform private.queue_mail(wanted.kind, wanted.kind || '/' || lead.id, lead.id)
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
end;
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

-- As before, and combines the stored figures.
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
  -- Two timers at the same time would run it twice.
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

revoke all on function private.known_leads() from public, anon, authenticated, service_role;
