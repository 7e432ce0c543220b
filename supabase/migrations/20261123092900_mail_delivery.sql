-- How `deliver` claims the rows of the outbox, and what each email is rendered from.

-- What an email about a lead may need. The name is as it was corrected until the email's event, and the address
-- is that in the request. Neither changes, so each attempt renders the same.
create function private.outbox_lead(lead_id uuid, event_id bigint) returns jsonb
  language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', lead.id,
      'reference', lead.reference,
      'created_at', lead.created_at,
      'due_at', lead.due_at,
      'name', coalesce((
        select event.body ->> 'to' from public.lead_events as event
        where event.lead_id = lead.id and event.kind = 'correction' and event.body ->> 'field' = 'name'
          and event.id <= outbox_lead.event_id
        order by event.id desc
        limit 1
      ), lead.name),
      'email', lead.email,
      'source', lead.source
    )
    from public.leads as lead where lead.id = outbox_lead.lead_id
  );
end;
$$;

-- The data from which an email about a contact form message is rendered.
create function private.outbox_message(message_id uuid) returns jsonb
  language plpgsql stable set search_path = '' as $$
begin
  return (
    select to_jsonb(sent) - 'request_id'
    from private.contact_messages as sent where sent.id = outbox_message.message_id
  );
end;
$$;

-- What an email to a colleague, or about somebody who would like to be one, is rendered from.
create function private.account_mail_data(mail private.outbox) returns jsonb
  language plpgsql stable set search_path = '' as $$
declare
  has_role constant boolean := exists (
    select from public.user_roles as held where held.user_id = mail.account_id
  );
  account jsonb;
begin
  select jsonb_build_object('account', jsonb_build_object('email', known.email)) into account
  from auth.users as known where known.id = mail.account_id;
  case mail.kind
    when 'team_assigned' then
      return account || (
        select jsonb_build_object(
          'is_stale', not has_role or count(*) = 0,
          'leads', coalesce(jsonb_agg(
            jsonb_build_object('reference', lead.reference, 'due_at', lead.due_at) order by lead.created_at, lead.id
          ), '[]')
        )
        from jsonb_array_elements_text(mail.figures -> 'lead_ids') as assigned (id)
        join public.leads as lead on lead.id = assigned.id::uuid
        where lead.restricted_at is null
      );
    when 'team_own_digest' then
      return account || jsonb_build_object('is_stale', not has_role);
    -- Without a role it goes to the team.
    when 'team_proposal_answer' then
      return case when has_role then account end;
    when 'team_sign_up' then
      return account || jsonb_build_object('is_stale', has_role, 'administrators', (
        select coalesce(jsonb_agg(known.email order by known.email), '[]')
        from public.user_roles as held
        join auth.users as known on known.id = held.user_id
        where held.role = 'admin'
      ));
    else
      return account;
  end case;
end;
$$;

-- The data from which a row's email is rendered: the lead or the message that it is about, a digest's figures, what
-- happened to the request, and the recipient of a newsletter email. In plpgsql, like the functions that it calls,
-- because a function in SQL is planned again for each row, which takes longer than the rest of a claim.
create function private.outbox_data(mail private.outbox) returns jsonb
  language plpgsql stable set search_path = '' as $$
begin
  return jsonb_strip_nulls(jsonb_build_object(
      'lead', private.outbox_lead(mail.lead_id, mail.event_id),
      'message', private.outbox_message(mail.message_id),
      'figures', mail.figures
    ))
    || coalesce(jsonb_strip_nulls(private.event_mail_data(mail)), '{}')
    || coalesce((
      select jsonb_build_object('subscriber', jsonb_build_object('id', known.id, 'email', known.email))
      from private.subscribers as known where known.id = mail.subscriber_id
    ), '{}')
    || coalesce(private.account_mail_data(mail), '{}');
end;
$$;

-- Claims due rows, each for the length of a lease. No other call can claim them meanwhile. Rows that have
-- been tried for 20 hours are parked instead.
create function public.claim_outbox(most integer default 10, lease_seconds integer default 120)
  returns table (
  id uuid, kind text, idempotency_key text, lease_token uuid, attempts integer, created_at timestamptz, data jsonb
)
  language plpgsql volatile security definer set search_path = '' as $$
declare
  moment timestamptz;
  -- No wait and no lease is as long as this: a later time is from a clock that ran ahead.
  ahead timestamptz;
begin
  if (most between 1 and 100) is not true or (lease_seconds between 1 and 3600) is not true then
    raise exception 'Claim 1 to 100 rows for 1 to 3600 seconds.' using errcode = '22023';
  end if;
  perform private.queue_due_mails();
  -- Read after queueing, so that the rows just queued are due.
  moment := clock_timestamp();
  ahead := moment + interval '2 hours';
  update private.outbox as mail set
    parked_at = moment, lease_token = null, lease_until = null,
    last_error = coalesce(mail.last_error, 'never_finished')
  where mail.id in (
    select old.id from private.outbox as old
    where old.sent_at is null and old.parked_at is null and old.dismissed_at is null
      and old.first_attempt_at <= moment - interval '20 hours'
      and (old.lease_until is null or old.lease_until <= moment)
    for update skip locked
  );
  return query
    with due as (
      select waiting.id from private.outbox as waiting
      where waiting.sent_at is null and waiting.parked_at is null and waiting.dismissed_at is null
        and (waiting.next_attempt_at <= moment or waiting.next_attempt_at > ahead)
        and (waiting.lease_until is null or waiting.lease_until <= moment or waiting.lease_until > ahead)
      order by waiting.next_attempt_at
      limit most
      for update skip locked
    ), claimed as (
      update private.outbox as mail set
        attempts = mail.attempts + 1,
        first_attempt_at = coalesce(mail.first_attempt_at, moment),
        lease_token = gen_random_uuid(),
        lease_until = moment + make_interval(secs => lease_seconds)
      from due where mail.id = due.id
      returning mail.*
    )
    select claimed.id, claimed.kind, claimed.id || '/' || claimed.retries, claimed.lease_token,
      claimed.attempts, claimed.created_at, private.outbox_data(claimed::private.outbox)
    from claimed order by claimed.created_at;
end;
$$;

-- Records the outcomes of attempts: [{"id", "lease_token", "provider_id"}, …]. With an "error", the email was not
-- accepted. If it was "skipped", there was nothing to send, and the word says why. Returns the ids of the rows
-- that were updated. Rows that another call has claimed in the meantime are not.
--
-- An email that was not accepted is retried after a wait that doubles from half a minute up to an hour, with a
-- random part so that not all retries happen at once, or after "retry_after_seconds" if that is longer. If a retry
-- cannot help ("is_final"), the row is parked immediately.
create function public.finish_outbox(outcomes jsonb) returns setof uuid
  language plpgsql volatile security definer set search_path = '' as $$
declare
  outcome record;
begin
  -- One at a time, because a join with the outbox may read all of it.
  for outcome in
    select * from jsonb_to_recordset(outcomes) as given (
      id uuid, lease_token uuid, provider_id text, skipped text, error text, is_final boolean,
      retry_after_seconds integer
    )
  loop
    return query
      update private.outbox as mail set
        lease_token = null, lease_until = null, last_error = coalesce(outcome.error, outcome.skipped),
        sent_at = case when coalesce(outcome.error, outcome.skipped) is null then clock_timestamp() end,
        dismissed_at = case when outcome.skipped is not null then clock_timestamp() end,
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
      where mail.id = outcome.id and mail.lease_token = outcome.lease_token
      returning mail.id;
  end loop;
end;
$$;

grant execute on function public.claim_outbox, public.finish_outbox to service_role;
