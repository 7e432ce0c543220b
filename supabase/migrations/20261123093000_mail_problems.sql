-- Email that has waited too long, that could not be sent, or that bounced.

-- For monitoring: how long the oldest unsent email has waited. Parked email counts until an administrator has
-- dealt with it.
create function public.mail_health() returns jsonb
  language sql stable security definer set search_path = '' as $$
    select jsonb_build_object(
      'oldest_seconds', coalesce(ceil(extract(epoch from clock_timestamp() - min(mail.created_at))), 0)::integer,
      'waiting', count(*) filter (where mail.parked_at is null),
      'parked', count(mail.parked_at)
    )
    from private.outbox as mail
    where mail.sent_at is null and mail.dismissed_at is null;
  $$;

-- Emails that could not be sent, for administrators: the newest hundred. A contact form message that the team did
-- not get is shown in full, because it is nowhere else.
create function public.list_parked_mail() returns table (
  id uuid, kind text, reference text, created_at timestamptz, parked_at timestamptz, attempts integer,
  last_error text, message jsonb
)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select mail.id, mail.kind, lead.reference, mail.created_at, mail.parked_at, mail.attempts, mail.last_error,
      case mail.kind when 'contact_to_team' then private.outbox_message(mail.message_id) - 'id' end
    from private.outbox as mail
    left join public.leads as lead on lead.id = mail.lead_id
    -- A parked email was neither sent nor dismissed. The condition says so for the index.
    where mail.parked_at is not null and mail.sent_at is null and mail.dismissed_at is null
    order by mail.parked_at desc, mail.id
    limit 100;
end;
$$;

-- Retries a parked email with a new key, because the provider may remember the old one. False if it is no
-- longer parked.
create function public.retry_parked_mail(mail_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  update private.outbox as mail set
    parked_at = null, attempts = 0, first_attempt_at = null, retries = mail.retries + 1,
    next_attempt_at = clock_timestamp()
  where mail.id = mail_id and mail.parked_at is not null;
  return found;
end;
$$;

-- Removes a parked email from the list if it should not be sent.
create function public.dismiss_parked_mail(mail_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  update private.outbox as mail set parked_at = null, dismissed_at = clock_timestamp()
  where mail.id = mail_id and mail.parked_at is not null;
  return found;
end;
$$;

-- What the provider reported last about the address of a lead's patient: {"problem", "at"}, or null. A report
-- counts until the address is corrected.
create function private.mail_problem(lead_id uuid) returns jsonb
  language sql stable set search_path = '' as $$
    select jsonb_build_object('problem', event.body ->> 'problem', 'at', event.at)
    from public.lead_events as event
    join private.outbox as mail on mail.id = (event.body ->> 'mail_id')::uuid
    where event.lead_id = mail_problem.lead_id and event.kind = 'mail'
      and mail.kind like 'patient\_%' and mail.kind <> 'patient_moved'
      and not exists (
        select from public.lead_events as later
        where later.lead_id = mail_problem.lead_id and later.id > coalesce(mail.event_id, 0)
          and later.kind = 'correction' and later.body ->> 'field' = 'email'
      )
    order by event.id desc
    limit 1
  $$;

-- What the team should know about the email of a lead: emails that were not sent, and the problem of its address:
--   {"parked": [{"kind", "parked_at", "last_error"}, …], "problem": {"problem", "at"} or null}
create function public.lead_mail(lead_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('coordinator');
  return jsonb_build_object(
    'parked', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', mail.kind, 'parked_at', mail.parked_at, 'last_error', mail.last_error
      ) order by mail.parked_at, mail.id), '[]')
      from private.outbox as mail
      where mail.lead_id = lead_mail.lead_id and mail.parked_at is not null
    ),
    'problem', private.mail_problem(lead_mail.lead_id)
  );
end;
$$;

-- Records what the provider reports about an email that it accepted: bounced, complained (reported as spam) or
-- undelivered (it did not send it after all). The email is found by its row, which the provider was given as a
-- tag, or by the provider's ID, which is only known at the end of a batch. Each report about an email is recorded
-- once, because providers repeat them, and is shown in the lead's history. If a newsletter email bounced or was
-- reported as spam, the subscription ends. Returns whether the email is known.
create function public.record_mail_problem(problem text, mail_id uuid default null, provider_id text default null)
  returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  mail private.outbox;
  told jsonb;
begin
  if (problem in ('bounced', 'complained', 'undelivered')) is not true then
    raise exception 'A mail has bounced, complained, or is undelivered.' using errcode = '22023';
  end if;
  if record_mail_problem.mail_id is not null then
    select * into mail from private.outbox as known where known.id = record_mail_problem.mail_id;
  else
    select * into mail from private.outbox as known where known.provider_id = record_mail_problem.provider_id;
  end if;
  if mail.id is null then
    return false;
  end if;
  -- An email that was never sent says nothing about the address.
  if mail.subscriber_id is not null and problem <> 'undelivered' then
    delete from private.subscribers as known where known.id = mail.subscriber_id;
  end if;
  if mail.lead_id is null then
    return true;
  end if;
  -- Every function locks the lead before anything that belongs to it. It may have been erased in the meantime.
  perform from public.leads as lead where lead.id = mail.lead_id for update;
  if not found then
    return true;
  end if;
  told := jsonb_build_object('problem', problem, 'mail', mail.kind, 'mail_id', mail.id);
  if not exists (
    select from public.lead_events as event
    where event.lead_id = mail.lead_id and event.kind = 'mail' and event.body = told
  ) then
    perform private.record_event(mail.lead_id, 'mail', told);
  end if;
  return true;
end;
$$;

grant execute on function public.mail_health, public.record_mail_problem to service_role;
grant execute on function
  public.list_parked_mail, public.retry_parked_mail, public.dismiss_parked_mail, public.lead_mail
  to authenticated;
