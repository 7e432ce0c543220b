-- Email that has waited too long, that could not be sent, or that bounced.

-- For monitoring: how long the oldest unsent email has waited. Parked email counts until an administrator has
-- dealt with it.
create function public.mail_health() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object(
      'oldest_seconds', coalesce(ceil(extract(epoch from clock_timestamp() - min(mail.created_at))), 0)::integer,
      'waiting', count(*) filter (where mail.parked_at is null),
      'parked', count(mail.parked_at)
    )
    from private.outbox as mail
    where mail.sent_at is null and mail.dismissed_at is null;
  $$;

-- Emails that could not be sent, for administrators: the newest hundred.
create function public.list_parked_mail() returns table (
  id uuid,
  kind text,
  reference text,
  created_at timestamptz,
  parked_at timestamptz,
  attempts integer,
  last_error text
)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_role('admin');
  return query
    select mail.id, mail.kind, lead.reference, mail.created_at, mail.parked_at, mail.attempts, mail.last_error
    from private.outbox as mail
    left join public.leads as lead on lead.id = mail.lead_id
    where mail.parked_at is not null
    order by mail.parked_at desc, mail.id
    limit 100;
end;
$$;

-- Retries a parked email with a new key, because the provider may remember the old one. False if it is no
-- longer parked.
create function public.retry_parked_mail(mail_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
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
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  perform private.require_role('admin');
  update private.outbox as mail set parked_at = null, dismissed_at = clock_timestamp()
  where mail.id = mail_id and mail.parked_at is not null;
  return found;
end;
$$;

-- Records what the provider reports about an email that it accepted: bounced, complained (reported as spam) or
-- undelivered (it did not send it after all). Each report is recorded once, because providers repeat them, and is
-- shown in the lead's history. If a newsletter email bounced or was reported as spam, the subscription ends.
-- Returns false if there is nothing to record, and for a restricted lead.
create function public.record_mail_problem(provider_id text, problem text) returns boolean
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
  -- Nothing is added to a restricted lead. An error would make the provider report again for days.
  perform from public.leads as lead where lead.id = mail.lead_id and lead.restricted_at is null for update;
  if not found or exists (
    select from public.lead_events as event
    where event.lead_id = mail.lead_id and event.kind = 'mail' and event.body = told
  ) then
    return false;
  end if;
  perform private.record_event(mail.lead_id, 'mail', told);
  return true;
end;
$$;

revoke all on function public.mail_health() from public, anon, authenticated, service_role;
revoke all on function public.list_parked_mail() from public, anon, authenticated, service_role;
revoke all on function public.retry_parked_mail(uuid) from public, anon, authenticated, service_role;
revoke all on function public.dismiss_parked_mail(uuid) from public, anon, authenticated, service_role;
revoke all on function public.record_mail_problem(text, text) from public, anon, authenticated, service_role;
grant execute on function public.mail_health() to service_role;
grant execute on function public.list_parked_mail() to authenticated;
grant execute on function public.retry_parked_mail(uuid) to authenticated;
grant execute on function public.dismiss_parked_mail(uuid) to authenticated;
grant execute on function public.record_mail_problem(text, text) to service_role;
