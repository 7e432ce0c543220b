-- The newsletter, double opt-in: a sign-up counts once it is confirmed through the link in a mail. A row is a
-- sign-up or a subscriber; whoever leaves has none. The link's secret part is an HMAC that the edge function
-- computes from the row's id under LINK_SECRET (functions/_shared/subscriber-link.ts).

create table private.subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  asked_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz
);

comment on column private.subscribers.asked_at is
  'The latest sign-up. Without a confirmation it ends after seven days.';

create unique index subscribers_email_idx on private.subscribers (lower(email));

alter table private.subscribers enable row level security;
revoke all on private.subscribers from public, anon, authenticated, service_role;

alter table private.outbox
  add column subscriber_id uuid references private.subscribers (id) on delete cascade,
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (kind in (
    'patient_confirmation', 'team_new_lead', 'team_due_soon', 'team_overdue', 'team_digest', 'webhook_new_lead',
    'patient_link', 'patient_moved', 'patient_change', 'patient_withdrawal', 'patient_status',
    'team_change', 'team_withdrawal', 'contact_to_team', 'contact_confirmation',
    'newsletter_confirmation', 'newsletter_welcome'
  ));

create index outbox_subscriber_idx on private.outbox (subscriber_id) where subscriber_id is not null;

alter table private.form_submissions
  drop constraint form_submissions_form_check,
  add constraint form_submissions_form_check check (form in ('contact', 'newsletter'));

-- Stores a sign-up and queues its mail, or says that there were too many:
--   {"outcome": "created"} or {"outcome": "limited", "retry_after": seconds}
-- It answers alike whether the address is known or not: the mail alone tells its owner. The same request_id
-- again stores and counts nothing.
create function public.sign_up_for_newsletter(
  email text,
  request_id uuid,
  address_hash text,
  network_hash text,
  email_hash text,
  limits jsonb
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
-- Parameters are always named with their function here.
#variable_conflict use_column
declare
  request constant uuid := sign_up_for_newsletter.request_id;
  wait integer;
  subscriber private.subscribers;
begin
  if request is null then
    raise exception 'The sign-up has no request_id.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('newsletter/' || request, 0));
  if exists (
    select from private.outbox as known
    where known.dedupe_key in ('newsletter_confirmation/' || request, 'newsletter_welcome/' || request)
  ) then
    return '{"outcome": "created"}';
  end if;
  wait := private.count_submission(
    'newsletter', sign_up_for_newsletter.address_hash, sign_up_for_newsletter.network_hash,
    sign_up_for_newsletter.email_hash, sign_up_for_newsletter.limits
  );
  if wait is not null then
    return jsonb_build_object('outcome', 'limited', 'retry_after', wait);
  end if;
  insert into private.subscribers (email) values (sign_up_for_newsletter.email)
  on conflict (lower(email)) do update set asked_at = excluded.asked_at
  returning * into subscriber;
  insert into private.outbox (kind, dedupe_key, subscriber_id)
  select wanted.kind, wanted.kind || '/' || request, subscriber.id
  from (
    select case when subscriber.confirmed_at is null then 'newsletter_confirmation' else 'newsletter_welcome' end
      as kind
  ) as wanted;
  return '{"outcome": "created"}';
end;
$$;

-- The subscriber of a proof, or why not. A proof is
--   {"subscriber_id": …, "email": …, "link_hash": …, "address_hash": …}
-- whose first the edge function has read from a link after checking its HMAC, and which is missing where the
-- link was none of ours. Wrong addresses are counted as at the patient's private links.
create function private.unlock_subscriber(proof jsonb, out refusal jsonb, out subscriber private.subscribers)
  language plpgsql volatile set search_path = ''
  as $$
declare
  wait integer;
begin
  -- In ascending order, so that no two calls wait for each other in a ring.
  select max(private.seconds_to_wait(counted.key_hash, counted.most)) into wait
  from (
    select * from (values
      (proof ->> 'link_hash', 5),
      (proof ->> 'address_hash', 30)
    ) as both_keys (key_hash, most)
    order by 1
  ) as counted;
  if wait is not null then
    refusal := jsonb_build_object('outcome', 'limited', 'retry_after', wait);
    return;
  end if;
  select * into subscriber from private.subscribers as known
  where known.id = (proof ->> 'subscriber_id')::uuid
    and (known.confirmed_at is not null or known.asked_at > clock_timestamp() - interval '7 days')
  for update;
  if (lower(subscriber.email) = lower(btrim(proof ->> 'email'))) is not true then
    perform private.count_tries(array[proof ->> 'link_hash', proof ->> 'address_hash']);
    subscriber := null;
    refusal := '{"outcome": "no_match"}';
  end if;
end;
$$;

-- {"outcome": "confirmed"}, and a mail the first time; or a refusal.
create function public.confirm_newsletter(proof jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  unlocked record := private.unlock_subscriber(proof);
begin
  if unlocked.refusal is not null then
    return unlocked.refusal;
  end if;
  update private.subscribers as known set confirmed_at = clock_timestamp()
  where known.id = (unlocked.subscriber).id and known.confirmed_at is null;
  if found then
    insert into private.outbox (kind, dedupe_key, subscriber_id)
    values (
      'newsletter_welcome', 'newsletter_welcome/' || (unlocked.subscriber).id, (unlocked.subscriber).id
    );
  end if;
  return '{"outcome": "confirmed"}';
end;
$$;

-- {"outcome": "left"}: the address is deleted, with the mails that wait for it. Or a refusal.
create function public.leave_newsletter(proof jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  unlocked record := private.unlock_subscriber(proof);
begin
  if unlocked.refusal is not null then
    return unlocked.refusal;
  end if;
  delete from private.subscribers as known where known.id = (unlocked.subscriber).id;
  return '{"outcome": "left"}';
end;
$$;

-- One-click leave (RFC 8058), for the button of a mail program, which sends nothing but the link's token.
create function public.unsubscribe(subscriber_id uuid) returns void
  language sql volatile security definer set search_path = ''
  as $$
    delete from private.subscribers as known where known.id = unsubscribe.subscriber_id;
  $$;

-- How many there are, for administrators: {"confirmed", "waiting"}.
create function public.count_subscribers() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_role('admin');
  return (
    select jsonb_build_object(
      'confirmed', count(known.confirmed_at),
      'waiting', count(*) filter (where known.confirmed_at is null)
    )
    from private.subscribers as known
  );
end;
$$;

-- The confirmed subscribers, for administrators, as one list: an answer of many rows is cut. The audit
-- records it.
create function public.export_subscribers() returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  subscribers jsonb;
begin
  perform private.require_role('admin');
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', known.id, 'email', known.email, 'confirmed_at', known.confirmed_at
  ) order by known.confirmed_at, known.id), '[]') into subscribers
  from private.subscribers as known where known.confirmed_at is not null;
  perform private.record_audit('exported', null, jsonb_build_object(
    'subscribers', jsonb_array_length(subscribers), 'format', 'csv'
  ));
  return subscribers;
end;
$$;

-- What mails are rendered from: the data of before, and whom a newsletter's mail is for.
create or replace function private.outbox_data(mail private.outbox) returns jsonb
  language sql stable set search_path = ''
  as $$
    select private.own_mail_data(mail)
      || coalesce(jsonb_strip_nulls(private.event_mail_data(mail)), '{}')
      || coalesce((
        select jsonb_build_object('subscriber', jsonb_build_object('id', known.id, 'email', known.email))
        from private.subscribers as known where known.id = mail.subscriber_id
      ), '{}');
  $$;

-- As before; and a newsletter's mail that came back, or was reported as spam, ends the subscription.
create or replace function public.record_mail_problem(provider_id text, problem text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  mail private.outbox;
  told jsonb;
begin
  if (problem in ('bounced', 'complained', 'undelivered')) is not true then
    raise exception 'A mail has bounced, complained, or is undelivered.' using errcode = '22023';
  end if;
  select * into mail from private.outbox as known
  where known.provider_id = record_mail_problem.provider_id
  for update;
  if mail.subscriber_id is not null then
    -- A mail that was never sent says nothing about the address.
    if problem = 'undelivered' then
      return false;
    end if;
    delete from private.subscribers as known where known.id = mail.subscriber_id;
    return found;
  end if;
  if mail.lead_id is null then
    return false;
  end if;
  told := jsonb_build_object('problem', problem, 'mail', mail.kind);
  if exists (
    select from public.lead_events as event
    where event.lead_id = mail.lead_id and event.kind = 'mail' and event.body = told
  ) then
    return false;
  end if;
  perform private.record_event(mail.lead_id, 'mail', told);
  return true;
end;
$$;

-- As before; and sign-ups that nobody confirmed within seven days.
create or replace function public.purge_mail() returns void
  language sql volatile security definer set search_path = ''
  as $$
    delete from private.contact_messages as old where old.created_at < clock_timestamp() - interval '30 days';
    delete from private.subscribers as old
    where old.confirmed_at is null and old.asked_at < clock_timestamp() - interval '7 days';
    -- What the team was told of a lead stays with the lead: it keeps a notice from being sent again.
    delete from private.outbox as old
    where old.lead_id is null and coalesce(old.sent_at, old.dismissed_at) < clock_timestamp() - interval '90 days';
    delete from private.form_submissions as old where old.created_at <= clock_timestamp() - interval '1 hour';
  $$;

-- What else is kept under an email address: messages of the contact form, and the newsletter.
create function private.other_data_of(email text) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'messages', (
        select coalesce(jsonb_agg(
          to_jsonb(sent) - '{id,request_id}'::text[] order by sent.created_at, sent.id
        ), '[]')
        from private.contact_messages as sent
        where lower(sent.email) = lower(btrim(other_data_of.email))
      ),
      'newsletter', (
        select to_jsonb(known) - 'id' from private.subscribers as known
        where lower(known.email) = lower(btrim(other_data_of.email))
      )
    );
  $$;

-- Deletes a person's leads and, where an email address names the person, their messages and their
-- subscription. Gives the number of what was deleted.
create or replace function public.erase_leads(
  email text default null,
  phone text default null,
  phone_e164 text default null,
  reference text default null
) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  leads integer;
  messages integer;
  subscriptions integer;
begin
  perform private.require_role_administrator();
  delete from public.leads as lead where lead.id in (
    select person.id from private.leads_of_person(
      erase_leads.email, erase_leads.phone, erase_leads.phone_e164, erase_leads.reference
    ) as person
  );
  get diagnostics leads = row_count;
  delete from private.contact_messages as sent where lower(sent.email) = lower(btrim(erase_leads.email));
  get diagnostics messages = row_count;
  delete from private.subscribers as known where lower(known.email) = lower(btrim(erase_leads.email));
  get diagnostics subscriptions = row_count;
  if messages > 0 then
    perform private.record_audit('erased', null, '["contact_messages"]');
  end if;
  if subscriptions > 0 then
    perform private.record_audit('erased', null, '["newsletter"]');
  end if;
  return leads + messages + subscriptions;
end;
$$;

-- All that is kept of a person: {"leads", "messages", "newsletter"}, the latter two where an email address
-- names the person.
create or replace function public.person_data(
  email text default null,
  phone text default null,
  phone_e164 text default null,
  reference text default null
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  lead public.leads;
  answers jsonb := '[]';
  others constant jsonb := private.other_data_of(person_data.email);
begin
  perform private.require_role_administrator();
  for lead in
    select * from private.leads_of_person(
      person_data.email, person_data.phone, person_data.phone_e164, person_data.reference
    )
  loop
    perform private.record_audit('disclosed', lead.id);
    answers := answers || jsonb_build_object(
      'lead', to_jsonb(lead) - '{email_key,phone_key,request_id,version}'::text[],
      'history', (
        select coalesce(jsonb_agg(private.event_json(event) - '{id,lead_id,actor}'::text[] order by event.id), '[]')
        from public.lead_events as event where event.lead_id = lead.id
      ),
      'audit', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'at', entry.at, 'action', entry.action, 'fields', entry.fields, 'actor_name', profile.display_name
        ) order by entry.id), '[]')
        from private.audit as entry
        left join public.profiles as profile on profile.user_id = entry.actor
        where entry.lead_id = lead.id
      )
    );
  end loop;
  if others ->> 'newsletter' is not null then
    perform private.record_audit('disclosed', null, '["newsletter"]');
  end if;
  if others -> 'messages' <> '[]' then
    perform private.record_audit('disclosed', null, '["contact_messages"]');
  end if;
  return jsonb_build_object('leads', answers) || others;
end;
$$;

revoke all on function private.unlock_subscriber(jsonb) from public, anon, authenticated, service_role;
revoke all on function private.other_data_of(text) from public, anon, authenticated, service_role;
revoke all on function public.sign_up_for_newsletter(text, uuid, text, text, text, jsonb)
  from public, anon, authenticated, service_role;
revoke all on function public.confirm_newsletter(jsonb) from public, anon, authenticated, service_role;
revoke all on function public.leave_newsletter(jsonb) from public, anon, authenticated, service_role;
revoke all on function public.unsubscribe(uuid) from public, anon, authenticated, service_role;
revoke all on function public.count_subscribers() from public, anon, authenticated, service_role;
revoke all on function public.export_subscribers() from public, anon, authenticated, service_role;
grant execute on function public.sign_up_for_newsletter(text, uuid, text, text, text, jsonb) to service_role;
grant execute on function public.confirm_newsletter(jsonb) to service_role;
grant execute on function public.leave_newsletter(jsonb) to service_role;
grant execute on function public.unsubscribe(uuid) to service_role;
grant execute on function public.count_subscribers() to authenticated;
grant execute on function public.export_subscribers() to authenticated;
