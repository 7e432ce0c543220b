-- Email that cannot be lost: each email is a row, written in the same transaction as the event that it
-- reports. A row contains no address and no text. The function `deliver` renders the email when it sends it,
-- so erasing a person also removes their email. It claims rows for a short time (a lease), sends them, and
-- records the outcome of each. A row that was not finished is claimed again when its lease ends, and the
-- email provider recognises the repeat by its key.

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint outbox_kind_check check (kind in (
    'patient_confirmation', 'team_new_lead', 'team_due_soon', 'team_overdue', 'team_digest', 'webhook_new_lead'
  )),
  dedupe_key text not null unique,
  lead_id uuid references public.leads (id) on delete cascade,
  event_id bigint references public.lead_events (id) on delete cascade,
  figures jsonb check (jsonb_typeof(figures) = 'object'),
  created_at timestamptz not null default clock_timestamp(),
  next_attempt_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  first_attempt_at timestamptz,
  lease_token uuid,
  lease_until timestamptz,
  sent_at timestamptz,
  provider_id text check (char_length(provider_id) <= 200),
  parked_at timestamptz,
  dismissed_at timestamptz,
  retries integer not null default 0,
  last_error text check (last_error ~ '^[a-z0-9_]{1,60}$'),
  check (num_nonnulls(sent_at, parked_at, dismissed_at) <= 1),
  check ((lease_token is null) = (lease_until is null))
);

comment on column private.outbox.figures is 'What a digest counted, so that each attempt renders the same.';
comment on column private.outbox.first_attempt_at is
  'After 20 hours the row is parked: a provider remembers a key for 24.';
comment on column private.outbox.provider_id is
  'What the provider calls the mail. Null where nothing was to be sent.';
comment on column private.outbox.parked_at is 'It could not be sent. An administrator decides.';
comment on column private.outbox.retries is 'How often an administrator had it tried again.';
comment on column private.outbox.last_error is 'A code. Never a text, which could hold an address.';

create index outbox_waiting_idx on private.outbox (next_attempt_at)
  where sent_at is null and parked_at is null and dismissed_at is null;
create index outbox_lead_idx on private.outbox (lead_id);
create index outbox_event_idx on private.outbox (event_id) where event_id is not null;
create index outbox_provider_idx on private.outbox (provider_id) where provider_id is not null;

alter table private.outbox enable row level security;
revoke all on private.outbox from public, anon, authenticated, service_role;

-- Queues an email once. A second row with the same key is left out.
create function private.queue_mail(
  kind text,
  dedupe_key text,
  lead_id uuid default null,
  event_id bigint default null
) returns void
  language sql volatile set search_path = ''
  as $$
    insert into private.outbox (kind, dedupe_key, lead_id, event_id)
    values (queue_mail.kind, queue_mail.dedupe_key, queue_mail.lead_id, queue_mail.event_id)
    on conflict (dedupe_key) do nothing;
  $$;

create function private.queue_lead_mails() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.outbox (kind, dedupe_key, lead_id)
  select wanted.kind, wanted.kind || '/' || added.id, added.id
  from added
  cross join unnest(array['team_new_lead', 'patient_confirmation', 'webhook_new_lead'])
    with ordinality as wanted (kind, place)
  order by added.created_at, wanted.place
  on conflict (dedupe_key) do nothing;
  return null;
end;
$$;

create trigger queue_lead_mails after insert on public.leads
  referencing new table as added
  for each statement execute function private.queue_lead_mails();

-- Tells the team about leads that nobody has contacted: after 20 hours, and when the 24 hours are over. This
-- only includes leads that were announced on arrival, so it leaves out demo data and older leads.
create function private.queue_due_mails() returns void
  language sql volatile set search_path = ''
  as $$
    select private.queue_mail(wanted.kind, wanted.kind || '/' || lead.id, lead.id)
    from public.leads as lead
    join private.outbox as told on told.dedupe_key = 'team_new_lead/' || lead.id
    cross join lateral (
      select case when lead.due_at <= clock_timestamp() then 'team_overdue' else 'team_due_soon' end as kind
    ) as wanted
    where lead.status = 'new'
      and lead.due_at <= clock_timestamp() + interval '4 hours'
      and lead.due_at > clock_timestamp() - interval '7 days'
      and not exists (
        select from private.outbox as known where known.dedupe_key = wanted.kind || '/' || lead.id
      );
  $$;

-- Queues the digest of one day, with the current figures. There is one digest a day.
create function public.queue_team_digest(day date) returns void
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
    where day is not null
    on conflict (dedupe_key) do nothing;
  $$;

-- What an email about a lead may need. The name and the address are those in the request, which never change,
-- so each attempt renders the same.
create function private.outbox_lead(lead_id uuid) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
begin
  return (
    select jsonb_build_object(
      'id', lead.id,
      'reference', lead.reference,
      'created_at', lead.created_at,
      'due_at', lead.due_at,
      'name', lead.name,
      'email', lead.email
    )
    from public.leads as lead where lead.id = outbox_lead.lead_id
  );
end;
$$;

-- The data from which a row's email is rendered. In plpgsql, like the functions that it calls, because a
-- function in SQL is planned again for each row, which takes longer than the rest of a claim.
create function private.outbox_data(mail private.outbox) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'lead', private.outbox_lead(mail.lead_id),
    'figures', mail.figures
  ));
end;
$$;

-- Claims due rows, each for the length of a lease. No other call can claim them meanwhile. Rows that have
-- been tried for 20 hours are parked instead.
create function public.claim_outbox(most integer default 10, lease_seconds integer default 120)
  returns table (
    id uuid,
    kind text,
    idempotency_key text,
    lease_token uuid,
    attempts integer,
    created_at timestamptz,
    data jsonb
  )
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  if (most between 1 and 100) is not true or (lease_seconds between 1 and 3600) is not true then
    raise exception 'Claim 1 to 100 rows for 1 to 3600 seconds.' using errcode = '22023';
  end if;
  perform private.queue_due_mails();
  update private.outbox as mail set
    parked_at = clock_timestamp(), lease_token = null, lease_until = null,
    last_error = coalesce(mail.last_error, 'never_finished')
  where mail.id in (
    select old.id from private.outbox as old
    where old.sent_at is null and old.parked_at is null and old.dismissed_at is null
      and old.first_attempt_at <= clock_timestamp() - interval '20 hours'
      and (old.lease_until is null or old.lease_until <= clock_timestamp())
    for update skip locked
  );
  return query
    with due as (
      select waiting.id from private.outbox as waiting
      where waiting.sent_at is null and waiting.parked_at is null and waiting.dismissed_at is null
        and waiting.next_attempt_at <= clock_timestamp()
        and (waiting.lease_until is null or waiting.lease_until <= clock_timestamp())
      order by waiting.next_attempt_at
      limit most
      for update skip locked
    ), claimed as (
      update private.outbox as mail set
        attempts = mail.attempts + 1,
        first_attempt_at = coalesce(mail.first_attempt_at, clock_timestamp()),
        lease_token = gen_random_uuid(),
        lease_until = clock_timestamp() + make_interval(secs => lease_seconds)
      from due where mail.id = due.id
      returning mail.*
    )
    select claimed.id, claimed.kind, claimed.id || '/' || claimed.retries, claimed.lease_token,
      claimed.attempts, claimed.created_at, private.outbox_data(claimed::private.outbox)
    from claimed order by claimed.created_at;
end;
$$;

-- How attempts ended: [{"id", "lease_token", "provider_id"}, …]. Those with an "error" were not accepted; of
-- the others nothing was to be sent where there is no provider_id. Gives the ids of those that counted: not
-- the ones whose lease belongs to another call by now.
--
-- A mail that was not accepted is tried again after a wait that doubles from half a minute up to an hour,
-- spread at random so that not everything comes back at once, or after "retry_after_seconds" where that is
-- longer. One that cannot get better ("is_final") is parked now.
create function public.finish_outbox(outcomes jsonb) returns setof uuid
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  return query
    update private.outbox as mail set
      lease_token = null, lease_until = null, last_error = outcome.error,
      sent_at = case when outcome.error is null then clock_timestamp() end,
      provider_id = coalesce(outcome.provider_id, mail.provider_id),
      parked_at = case
        when outcome.error is not null
          and (outcome.is_final or mail.first_attempt_at <= clock_timestamp() - interval '20 hours')
          then clock_timestamp()
      end,
      next_attempt_at = case
        when outcome.error is null then mail.next_attempt_at
        else clock_timestamp() + make_interval(secs => greatest(
          (0.5 + 0.5 * random()) * least(3600, 60 * power(2, least(mail.attempts, 10) - 1)),
          least(3600, coalesce(outcome.retry_after_seconds, 0))
        ))
      end
    from jsonb_to_recordset(outcomes) as outcome (
      id uuid, lease_token uuid, provider_id text, error text, is_final boolean, retry_after_seconds integer
    )
    where mail.id = outcome.id and mail.lease_token = outcome.lease_token
    returning mail.id;
end;
$$;

revoke all on function private.queue_mail(text, text, uuid, bigint) from public, anon, authenticated, service_role;
revoke all on function private.queue_lead_mails() from public, anon, authenticated, service_role;
revoke all on function private.queue_due_mails() from public, anon, authenticated, service_role;
revoke all on function private.outbox_lead(uuid) from public, anon, authenticated, service_role;
revoke all on function private.outbox_data(private.outbox) from public, anon, authenticated, service_role;
revoke all on function public.queue_team_digest(date) from public, anon, authenticated, service_role;
revoke all on function public.claim_outbox(integer, integer) from public, anon, authenticated, service_role;
revoke all on function public.finish_outbox(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.queue_team_digest(date) to service_role;
grant execute on function public.claim_outbox(integer, integer) to service_role;
grant execute on function public.finish_outbox(jsonb) to service_role;
