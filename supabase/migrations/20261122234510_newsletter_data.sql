-- Adds the newsletter to email, problem reports, deletion and people's rights.

-- The data from which emails are rendered: the earlier data, and the recipient of a newsletter email.
create or replace function private.outbox_data(mail private.outbox) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
begin
  return private.own_mail_data(mail)
    || coalesce(jsonb_strip_nulls(private.event_mail_data(mail)), '{}')
    || coalesce((
      select jsonb_build_object('subscriber', jsonb_build_object('id', known.id, 'email', known.email))
      from private.subscribers as known where known.id = mail.subscriber_id
    ), '{}');
end;
$$;

-- As before. In addition, a newsletter email that bounced or was reported as spam ends the subscription.
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
    -- An email that was never sent says nothing about the address.
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

-- As before, and sign-ups that were not confirmed within seven days.
create or replace function public.purge_mail() returns void
  language sql volatile security definer set search_path = ''
  as $$
    delete from private.contact_messages as old where old.created_at < clock_timestamp() - interval '30 days';
    delete from private.subscribers as old
    where old.confirmed_at is null and old.asked_at < clock_timestamp() - interval '7 days';
    -- Notices to the team about a lead are kept with the lead, so that a notice is not sent again.
    delete from private.outbox as old
    where old.lead_id is null and coalesce(old.sent_at, old.dismissed_at) < clock_timestamp() - interval '90 days';
    delete from private.form_submissions as old where old.created_at <= clock_timestamp() - interval '1 hour';
  $$;

-- Other data held for an email address: contact form messages, and the newsletter.
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

-- Deletes a person's leads and, if they are identified by email address, their messages and subscription.
-- Returns the number of deleted records.
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

-- All data held about a person: {"leads", "messages", "newsletter"}. The latter two only if the person is
-- identified by email address.
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

revoke all on function private.other_data_of(text) from public, anon, authenticated, service_role;
