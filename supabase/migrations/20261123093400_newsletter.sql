-- The newsletter, with double opt-in: a sign-up counts once it is confirmed through the link in an email. The
-- link's secret part is an HMAC that the edge function computes from the row's ID with LINK_SECRET
-- (functions/_shared/subscriber-link.ts).

-- Stores a sign-up and queues its email, or says that there were too many:
--   {"outcome": "created"} or {"outcome": "limited", "retry_after": seconds}
-- The response is the same whether the address is known or not. Only the email says which, to the owner of the
-- address. The same request_id again stores and counts nothing.
create function public.sign_up_for_newsletter(
  email text, request_id uuid, address_hash text, network_hash text, email_hash text, limits jsonb
) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
-- Parameters are always written with the function's name here.
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
  perform private.queue_mail(
    case when subscriber.confirmed_at is null then 'newsletter_confirmation' else 'newsletter_welcome' end,
    request::text, subscriber_id => subscriber.id
  );
  return '{"outcome": "created"}';
end;
$$;

-- The subscriber that a proof belongs to, or the reason for a refusal. A proof is
--   {"subscriber_id": …, "email": …, "link_hash": …, "address_hash": …}
-- The edge function reads the subscriber_id from a link after it has checked the HMAC. If the link is not one of
-- ours, it is missing. Wrong addresses are counted as for the patient's private links.
create function private.unlock_subscriber(proof jsonb, out refusal jsonb, out subscriber private.subscribers)
  language plpgsql volatile set search_path = '' as $$
declare
  hashes constant text[] := array[proof ->> 'link_hash', proof ->> 'address_hash'];
  wait constant integer := private.longest_wait(hashes, array[5, 30]);
begin
  if wait is not null then
    refusal := jsonb_build_object('outcome', 'limited', 'retry_after', wait);
    return;
  end if;
  select * into subscriber from private.subscribers as known
  where known.id = (proof ->> 'subscriber_id')::uuid
    and (known.confirmed_at is not null or known.asked_at > clock_timestamp() - interval '7 days')
  for update;
  if (lower(subscriber.email) = lower(btrim(proof ->> 'email'))) is not true then
    perform private.count_tries(hashes);
    subscriber := null;
    refusal := '{"outcome": "no_match"}';
  end if;
end;
$$;

-- Returns {"outcome": "confirmed"}, and queues an email the first time; or a refusal.
create function public.confirm_newsletter(proof jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  unlocked record := private.unlock_subscriber(proof);
begin
  if unlocked.refusal is not null then
    return unlocked.refusal;
  end if;
  update private.subscribers as known set confirmed_at = clock_timestamp()
  where known.id = (unlocked.subscriber).id and known.confirmed_at is null;
  if found then
    perform private.queue_mail(
      'newsletter_welcome', (unlocked.subscriber).id::text, subscriber_id => (unlocked.subscriber).id
    );
  end if;
  return '{"outcome": "confirmed"}';
end;
$$;

-- Deletes the address and the emails that are queued for it, and returns {"outcome": "left"}; or a refusal.
create function public.leave_newsletter(proof jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
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

-- One-click unsubscribing (RFC 8058), for the button in an email program, which sends only the link's token.
create function public.unsubscribe(subscriber_id uuid) returns void
  language sql volatile security definer set search_path = '' as $$
    delete from private.subscribers as known where known.id = unsubscribe.subscriber_id;
  $$;

-- How many subscribers there are, for administrators: {"confirmed", "waiting"}.
create function public.count_subscribers() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
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

-- The confirmed subscribers, for administrators, as one list, because long responses are cut off. The audit
-- records it.
create function public.export_subscribers() returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
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

grant execute on function
  public.sign_up_for_newsletter, public.confirm_newsletter, public.leave_newsletter, public.unsubscribe
  to service_role;
grant execute on function public.count_subscribers, public.export_subscribers to authenticated;
