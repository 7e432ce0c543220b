-- Email that cannot be lost: each email is a row, written in the same transaction as the event that it
-- reports. A row contains no address and no text. The function `deliver` renders the email when it sends it,
-- so erasing a person also removes their email. It claims rows for a short time (a lease), sends them, and
-- records the outcome of each. A row that was not finished is claimed again when its lease ends, and the
-- email provider recognises the repeat by its key.

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint outbox_kind_check check (kind in (
    'patient_confirmation', 'team_new_lead', 'team_due_soon', 'team_overdue', 'team_digest', 'webhook_new_lead',
    'patient_link', 'patient_moved', 'patient_change', 'patient_correction', 'patient_withdrawal', 'patient_status',
    'patient_proposal', 'patient_quote', 'patient_check_in', 'team_change', 'team_withdrawal', 'team_proposal_answer', 'team_link',
    'team_assigned', 'team_own_digest', 'team_sign_up', 'team_erasure', 'contact_to_team', 'contact_confirmation',
    'newsletter_confirmation', 'newsletter_welcome', 'account_change'
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
  message_id uuid references private.contact_messages (id) on delete cascade,
  subscriber_id uuid references private.subscribers (id) on delete cascade,
  account_id uuid references auth.users (id) on delete cascade,
  check (num_nonnulls(sent_at, parked_at, dismissed_at) <= 1),
  check ((lease_token is null) = (lease_until is null))
);

comment on column private.outbox.figures is
  'What a digest counted, so that each attempt renders the same; the reference of an erased request; the IDs of leads
  that were assigned; or what changed in an account.';
comment on column private.outbox.first_attempt_at is
  '20 hours later the row is parked, because a provider remembers a key for 24 hours.';
comment on column private.outbox.provider_id is 'The ID that the provider gave the email.';
comment on column private.outbox.parked_at is 'When the email was parked because it could not be sent. An administrator decides.';
comment on column private.outbox.dismissed_at is
  'When it was decided not to send the email: by an administrator, or because there was nothing to send. Then
  last_error says why: stale, not_set_up (a webhook) or empty (a digest).';
comment on column private.outbox.retries is 'How often an administrator had it tried again.';
comment on column private.outbox.last_error is 'A code. Never a text, which could contain an address.';

-- What waits and what is parked, without the emails that were sent.
create index outbox_unsent_idx on private.outbox (next_attempt_at) where sent_at is null and dismissed_at is null;
create index outbox_lead_idx on private.outbox (lead_id);
create index outbox_event_idx on private.outbox (event_id) where event_id is not null;
create index outbox_provider_idx on private.outbox (provider_id) where provider_id is not null;
create index outbox_message_idx on private.outbox (message_id) where message_id is not null;
create index outbox_subscriber_idx on private.outbox (subscriber_id) where subscriber_id is not null;
create index outbox_account_idx on private.outbox (account_id) where account_id is not null;

alter table private.outbox enable row level security;

-- Queues an email once: a second one of the same kind and key is left out.
create function private.queue_mail(
  kind text, key text, lead_id uuid default null, message_id uuid default null, subscriber_id uuid default null,
  figures jsonb default null
) returns void
  language sql volatile set search_path = '' as $$
    insert into private.outbox (kind, dedupe_key, lead_id, message_id, subscriber_id, figures)
    values (
      queue_mail.kind, queue_mail.kind || '/' || queue_mail.key, queue_mail.lead_id, queue_mail.message_id,
      queue_mail.subscriber_id, queue_mail.figures
    )
    on conflict (dedupe_key) do nothing;
  $$;

create function private.queue_lead_mails() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.outbox (kind, dedupe_key, lead_id)
  select wanted.kind, wanted.kind || '/' || added.id, added.id
  from added
  cross join unnest(array['team_new_lead', 'patient_confirmation', 'webhook_new_lead'])
    with ordinality as wanted (kind, place)
  where wanted.kind <> 'patient_confirmation' or added.email <> ''
  order by added.created_at, wanted.place
  on conflict (dedupe_key) do nothing;
  return null;
end;
$$;

create trigger queue_lead_mails after insert on public.leads
  referencing new table as added
  for each statement execute function private.queue_lead_mails();

-- Asks patients who agreed to it how they are, a week after they are home, once: if the treatment is recorded as done,
-- and not after a month, when a mistake is more likely. The event is the last one, by whose link the email is made.
create function private.queue_check_ins() returns void
  language sql volatile set search_path = '' as $$
    insert into private.outbox (kind, dedupe_key, lead_id, event_id)
    select 'patient_check_in', 'patient_check_in/' || lead.id, lead.id, (
      select max(event.id) from public.lead_events as event where event.lead_id = lead.id
    )
    from public.leads as lead
    where lead.check_in and lead.close_reason = 'treatment_done'
      and lead.restricted_at is null and lead.withdrawn_at is null
      and lead.home_on between current_date - 37 and current_date - 7
    on conflict (dedupe_key) do nothing;
  $$;

-- Tells the team about leads that nobody has contacted: after 20 hours, and when the 24 hours are over. This only
-- includes leads that were announced on arrival, so it leaves out demo data. Restricted leads are left out too.
create function private.queue_due_mails() returns void
  language plpgsql volatile set search_path = '' as $$
declare
  -- In a variable, because an index cannot be searched for a function that is called again for each row.
  moment constant timestamptz := clock_timestamp();
  waiting record;
begin
  -- One lead at a time, because a join of both tables may read all of them.
  for waiting in
    select lead.id, case when lead.due_at <= moment then 'team_overdue' else 'team_due_soon' end as kind
    from public.leads as lead
    where lead.status = 'new' and lead.restricted_at is null
      and lead.due_at <= moment + interval '4 hours' and lead.due_at > moment - interval '7 days'
    order by lead.due_at
  loop
    if exists (select from private.outbox as told where told.dedupe_key = 'team_new_lead/' || waiting.id)
      and not exists (
        select from private.outbox as known where known.dedupe_key = waiting.kind || '/' || waiting.id
      ) then
      perform private.queue_mail(waiting.kind, waiting.id::text, waiting.id);
    end if;
  end loop;
  perform private.queue_check_ins();
end;
$$;

-- Queues the digests of one day, with the current figures, without restricted leads: one for the team, and one for
-- each colleague whose own leads need something. There is one a day: a day on which the team has nothing to report has
-- a row too, which is not sent.
create function public.queue_digests(day date) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  key constant text := 'team_digest/' || queue_digests.day;
  moment constant timestamptz := clock_timestamp();
  day_end constant timestamptz := private.end_of_day(queue_digests.day);
  figures jsonb;
  is_empty boolean;
begin
  if key is null or exists (select from private.outbox as known where known.dedupe_key = key) then
    return;
  end if;
  select jsonb_build_object(
    'day', queue_digests.day, 'counted_at', moment,
    'waiting', count(*) filter (where lead.status = 'new'),
    'overdue', count(*) filter (where lead.status = 'new' and lead.due_at <= moment),
    'steps', count(*) filter (where lead.next_step_on <= queue_digests.day),
    'stalled', count(*) filter (where lead.stalled_at <= moment)
  )
  into figures
  from public.leads as lead
  where lead.status <> 'closed' and lead.restricted_at is null;
  is_empty := not jsonb_path_exists(figures, '$.keyvalue() ? (@.key != "day" && @.key != "counted_at" && @.value > 0)');
  insert into private.outbox (kind, dedupe_key, figures, dismissed_at, last_error)
  values (
    'team_digest', key, figures, case when is_empty then moment end, case when is_empty then 'empty' end
  )
  on conflict (dedupe_key) do nothing;
  -- As the tabs Mine and Stalled have them. What has stalled is not also late.
  insert into private.outbox (kind, dedupe_key, account_id, figures)
  select 'team_own_digest', 'team_own_digest/' || queue_digests.day || '/' || lead.owner_id, lead.owner_id,
    jsonb_build_object(
      'day', queue_digests.day, 'counted_at', moment,
      'late', count(*) filter (where lead.act_by <= moment and (lead.stalled_at <= moment) is not true),
      'today', count(*) filter (where lead.act_by > moment and lead.act_by <= day_end),
      'answered', count(lead.patient_acted_at),
      'stalled', count(*) filter (where lead.stalled_at <= moment)
    )
  from public.leads as lead
  where lead.status <> 'closed' and lead.restricted_at is null
    and (lead.act_by <= day_end or lead.stalled_at <= moment)
    and exists (select from public.user_roles as held where held.user_id = lead.owner_id)
  group by lead.owner_id
  on conflict (dedupe_key) do nothing;
end;
$$;

grant execute on function public.queue_digests to service_role;
