-- What a patient does on their own page, called by the edge function my-request alone. Each function
-- takes a proof,
--
--   {"lead_id": …, "generation": …, "email": …, "link_hash": …, "address_hash": …}
--
-- whose first two the edge function has read from a link after checking its HMAC, and which are missing
-- where the link was none of ours. Each answers
--
--   {"outcome": …, "retry_after": seconds or null, "request": the request or null}
--
-- and refuses with these outcomes:
--   "limited"   too many wrong addresses in the last hour, or too many changes
--   "no_match"  the address does not belong to the link; unknown links give the same
--   "ended"     the address is right, but the link has ended, was revoked or replaced
--   "withdrawn" nothing is changed any more after consent was withdrawn
--   "restricted" nothing is changed while the use of the request is restricted
-- These are answers and no errors, because an error would undo the counting.

create function private.request_answer(outcome text, request jsonb default null, retry_after integer default null)
  returns jsonb
  language sql immutable set search_path = ''
  as $$
    select jsonb_build_object('outcome', outcome, 'retry_after', retry_after, 'request', request);
  $$;

-- Seconds until there is room for another try under the key; null if there is room now. Tries under one
-- key wait for each other.
create function private.seconds_to_wait(key_hash text, most integer) returns integer
  language plpgsql volatile set search_path = ''
  as $$
declare
  moment timestamptz;
  oldest timestamptz;
begin
  if (key_hash ~ '^[0-9a-f]{64}$') is not true then
    raise exception 'A hash is not 64 hexadecimal digits.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('link_tries/' || seconds_to_wait.key_hash, 0));
  moment := clock_timestamp();
  select tried.at into oldest
  from private.link_tries as tried
  where tried.key_hash = seconds_to_wait.key_hash and tried.at > moment - interval '1 hour'
  order by tried.at desc
  offset seconds_to_wait.most - 1
  limit 1;
  -- greatest() alone would make 1 of null.
  if oldest is not null then
    return greatest(1, ceil(extract(epoch from oldest + interval '1 hour' - moment)))::integer;
  end if;
  return null;
end;
$$;

create function private.count_tries(key_hashes text[]) returns void
  language sql volatile set search_path = ''
  as $$
    delete from private.link_tries where id in (
      select expired.id from private.link_tries as expired
      where expired.at <= clock_timestamp() - interval '1 hour'
      for update skip locked
    );
    insert into private.link_tries (key_hash) select unnest(key_hashes);
  $$;

-- The lead of a proof, which no other transaction can change until this one ends; or why not.
create function private.unlock_request(proof jsonb, out refusal jsonb, out lead public.leads)
  language plpgsql volatile set search_path = ''
  as $$
declare
  link private.lead_links;
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
    refusal := private.request_answer('limited', retry_after => wait);
    return;
  end if;
  select * into lead from public.leads as known where known.id = (proof ->> 'lead_id')::uuid for update;
  if (private.current_email(lead) = lower(btrim(proof ->> 'email'))) is not true then
    perform private.count_tries(array[proof ->> 'link_hash', proof ->> 'address_hash']);
    lead := null;
    refusal := private.request_answer('no_match');
    return;
  end if;
  select * into link from private.lead_links as known where known.lead_id = lead.id;
  if link.revoked_at is not null or link.ends_at <= clock_timestamp()
    or link.generation is distinct from (proof ->> 'generation')::integer then
    lead := null;
    refusal := private.request_answer('ended');
  end if;
end;
$$;

-- The same for a change. So many an hour are more than a person makes, and each sends mails.
create function private.unlock_for_change(proof jsonb, out refusal jsonb, out lead public.leads)
  language plpgsql volatile set search_path = ''
  as $$
declare
  changes constant integer := 30;
  unlocked record;
begin
  unlocked := private.unlock_request(proof);
  refusal := unlocked.refusal;
  lead := unlocked.lead;
  if refusal is not null then
    return;
  end if;
  if lead.withdrawn_at is not null then
    refusal := private.request_answer('withdrawn');
  elsif lead.restricted_at is not null then
    refusal := private.request_answer('restricted');
  elsif (
    select count(*) from public.lead_events as event
    where event.lead_id = lead.id and event.actor is null
      and event.at > clock_timestamp() - interval '1 hour'
  ) >= changes then
    refusal := private.request_answer('limited', retry_after => 3600);
  end if;
end;
$$;

-- A request as its patient sees it: nothing of how the team works on it.
create function private.request_json(lead public.leads) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'reference', lead.reference,
      'status', lead.status,
      'created_at', lead.created_at,
      'due_at', lead.due_at,
      'first_contact_at', lead.first_contact_at,
      'withdrawn_at', lead.withdrawn_at,
      'link_ends_at', (select link.ends_at from private.lead_links as link where link.lead_id = lead.id),
      'consent_at', lead.consent_at,
      'consent_text', lead.consent_text,
      'sent', jsonb_build_object(
        'name', lead.name, 'email', lead.email, 'phone', lead.phone, 'treatment', lead.treatment,
        'location_city', lead.location_city, 'travel_month', coalesce(lead.travel_month, ''),
        'notes', coalesce(lead.notes, '')
      ),
      'location_country', lead.location_country,
      'corrections', lead.corrections,
      'preferences', jsonb_build_object(
        'contact_by', lead.contact_by, 'no_calls', lead.no_calls, 'contact_when', lead.contact_when,
        'status_mail', lead.status_mail
      ),
      'steps', (
        select coalesce(jsonb_agg(
          jsonb_build_object('status', event.body ->> 'to', 'at', event.at) order by event.id
        ), '[]')
        from public.lead_events as event
        where event.lead_id = lead.id and event.kind in ('status', 'contact')
          and event.body ->> 'to' is distinct from event.body ->> 'from'
      ),
      'clinics', (
        select coalesce(jsonb_agg(event.body order by event.body ->> 'on', event.id), '[]')
        from public.lead_events as event
        where event.lead_id = lead.id and event.kind = 'clinic'
      )
    );
  $$;

create function public.open_my_request(proof jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  unlocked record;
  lead public.leads;
begin
  unlocked := private.unlock_request(proof);
  if unlocked.refusal is not null then
    return unlocked.refusal;
  end if;
  lead := unlocked.lead;
  return private.request_answer('open', private.request_json(lead));
end;
$$;

-- Keeps corrections beside what was sent, one event for each, with both versions. `fields` has the
-- fields' new texts; "" takes away one that may be empty.
create function public.correct_my_request(proof jsonb, fields jsonb, phone_e164 text default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  -- As the table's own columns are bounded.
  most constant jsonb := '{"name": 120, "email": 254, "phone": 40, "treatment": 120,
    "location_city": 60, "travel_month": 60, "notes": 2000}';
  unlocked record;
  former public.leads;
  lead public.leads;
  changes jsonb;
begin
  if exists (
    select from jsonb_each(fields) as field
    where (most ? field.key) is not true or jsonb_typeof(field.value) <> 'string'
      or char_length(fields ->> field.key) > (most ->> field.key)::integer
      or field.key not in ('travel_month', 'notes') and btrim(fields ->> field.key) = ''
      or field.key = 'email' and fields ->> 'email' !~ '^[^@[:space:]]+@[^@[:space:]]+$'
  ) then
    perform private.refuse('fields', 'A correction cannot be stored.');
  end if;
  unlocked := private.unlock_for_change(proof);
  if unlocked.refusal is not null then
    return unlocked.refusal;
  end if;
  former := unlocked.lead;
  select coalesce(jsonb_object_agg(field.key, jsonb_build_object(
    'field', field.key, 'by', 'patient',
    'sent', coalesce(known.sent ->> field.key, ''),
    'from', coalesce(former.corrections ->> field.key, known.sent ->> field.key, ''),
    'to', field.value
  )), '{}') into changes
  from jsonb_each_text(fields) as field, (select to_jsonb(former) as sent) as known
  where coalesce(former.corrections ->> field.key, known.sent ->> field.key, '') <> field.value;
  if changes = '{}' then
    return private.request_answer('unchanged', private.request_json(former));
  end if;
  insert into public.lead_events (lead_id, kind, body)
  select former.id, 'correction', change.value from jsonb_each(changes) as change;
  update public.leads set
    corrections = (
      former.corrections - (
        select array_agg(change.key) from jsonb_each(changes) as change
      )
    ) || (
      select coalesce(jsonb_object_agg(change.key, change.value -> 'to'), '{}')
      from jsonb_each(changes) as change
      where change.value ->> 'to' <> change.value ->> 'sent'
    ),
    phone_e164 = case
      when changes ? 'phone' then correct_my_request.phone_e164 else former.phone_e164
    end
  where leads.id = former.id
  returning * into lead;
  return private.request_answer('changed', private.request_json(lead));
end;
$$;

-- How and when the patient wants to be reached.
create function public.set_my_preferences(proof jsonb, preferences jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  unlocked record;
  former public.leads;
  lead public.leads;
begin
  unlocked := private.unlock_for_change(proof);
  if unlocked.refusal is not null then
    return unlocked.refusal;
  end if;
  former := unlocked.lead;
  if (former.contact_by, former.no_calls, former.contact_when, former.status_mail) is not distinct from (
    (preferences ->> 'contact_by')::public.contact_channel,
    (preferences ->> 'no_calls')::boolean,
    nullif(btrim(preferences ->> 'contact_when'), ''),
    (preferences ->> 'status_mail')::boolean
  ) then
    return private.request_answer('unchanged', private.request_json(former));
  end if;
  update public.leads set
    contact_by = (preferences ->> 'contact_by')::public.contact_channel,
    no_calls = (preferences ->> 'no_calls')::boolean,
    contact_when = nullif(btrim(preferences ->> 'contact_when'), ''),
    status_mail = (preferences ->> 'status_mail')::boolean
  where leads.id = former.id
  returning * into lead;
  perform private.record_event(lead.id, 'preferences', jsonb_build_object(
    'from', private.request_json(former) -> 'preferences',
    'to', private.request_json(lead) -> 'preferences'
  ));
  return private.request_answer('changed', private.request_json(lead));
end;
$$;

-- Ends the work on a request. It stays stored, for the patient to download or erase.
create function public.withdraw_my_request(proof jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  unlocked record;
  former public.leads;
  lead public.leads;
begin
  unlocked := private.unlock_for_change(proof);
  if unlocked.refusal is not null then
    return unlocked.refusal;
  end if;
  former := unlocked.lead;
  update public.leads set
    withdrawn_at = clock_timestamp(),
    status = 'closed',
    close_reason = coalesce(former.close_reason, 'changed_mind'),
    next_step_on = null,
    next_step = null
  where leads.id = former.id
  returning * into lead;
  if former.status <> 'closed' then
    perform private.record_event(lead.id, 'status', jsonb_build_object(
      'from', former.status, 'to', lead.status, 'reason', lead.close_reason, 'by', 'patient'
    ));
  end if;
  perform private.record_event(lead.id, 'withdrawal', '{}');
  return private.request_answer('changed', private.request_json(lead));
end;
$$;

-- Everything that is stored about the request, with what happened to it. Who of the team did what is
-- left out: those are other people's data.
create function public.download_my_request(proof jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  unlocked record;
  lead public.leads;
begin
  unlocked := private.unlock_request(proof);
  if unlocked.refusal is not null then
    return unlocked.refusal;
  end if;
  lead := unlocked.lead;
  return private.request_answer('download', private.request_json(lead) || jsonb_build_object(
    'close_reason', lead.close_reason,
    'phone_e164', lead.phone_e164,
    'source_page', lead.source_page,
    'next_step_on', lead.next_step_on,
    'next_step', lead.next_step,
    'history', (
      select jsonb_agg(jsonb_build_object(
        'at', event.at,
        'by', case
          when event.kind in ('received', 'preferences', 'withdrawal') or event.body ->> 'by' = 'patient'
            or event.kind = 'link' and event.body ->> 'reason' = 'asked' then 'you'
          else 'Sanavoy'
        end,
        'what', event.kind,
        'details', case event.kind when 'owner' then '{}' else event.body - 'owner' end
      ) order by event.id)
      from public.lead_events as event
      where event.lead_id = lead.id
    )
  ));
end;
$$;

-- Deletes the request with everything that belongs to it. The reference that was typed confirms it.
create function public.erase_my_request(proof jsonb, reference text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  unlocked record;
  lead public.leads;
begin
  unlocked := private.unlock_request(proof);
  if unlocked.refusal is not null then
    return unlocked.refusal;
  end if;
  lead := unlocked.lead;
  if lead.reference is distinct from erase_my_request.reference then
    return private.request_answer('mismatch');
  end if;
  delete from public.leads where leads.id = lead.id;
  delete from private.link_tries where key_hash = proof ->> 'link_hash';
  return private.request_answer('erased');
end;
$$;

-- New links for the newest requests of an address. The answer never says whether there are any.
create function public.renew_my_links(email text, email_hash text, address_hash text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  wait integer;
  owned record;
begin
  select max(private.seconds_to_wait(counted.key_hash, counted.most)) into wait
  from (
    select * from (values
      (renew_my_links.email_hash, 3),
      (renew_my_links.address_hash, 10)
    ) as both_keys (key_hash, most)
    order by 1
  ) as counted;
  if wait is not null then
    return private.request_answer('limited', retry_after => wait);
  end if;
  perform private.count_tries(array[renew_my_links.email_hash, renew_my_links.address_hash]);
  for owned in
    select known.id from public.leads as known
    where known.email_key = private.email_key(btrim(renew_my_links.email))
      and private.current_email(known) = lower(btrim(renew_my_links.email))
      -- Whose use is restricted has nothing written about it.
      and known.restricted_at is null
    order by known.created_at desc
    limit 3
  loop
    perform private.renew_link(owned.id, 'asked');
  end loop;
  return private.request_answer('asked');
end;
$$;

revoke all on function private.request_answer(text, jsonb, integer) from public, anon, authenticated, service_role;
revoke all on function private.seconds_to_wait(text, integer) from public, anon, authenticated, service_role;
revoke all on function private.count_tries(text[]) from public, anon, authenticated, service_role;
revoke all on function private.unlock_request(jsonb) from public, anon, authenticated, service_role;
revoke all on function private.unlock_for_change(jsonb) from public, anon, authenticated, service_role;
revoke all on function private.request_json(public.leads) from public, anon, authenticated, service_role;
revoke all on function public.open_my_request(jsonb) from public, anon, authenticated, service_role;
revoke all on function public.correct_my_request(jsonb, jsonb, text) from public, anon, authenticated, service_role;
revoke all on function public.set_my_preferences(jsonb, jsonb) from public, anon, authenticated, service_role;
revoke all on function public.withdraw_my_request(jsonb) from public, anon, authenticated, service_role;
revoke all on function public.download_my_request(jsonb) from public, anon, authenticated, service_role;
revoke all on function public.erase_my_request(jsonb, text) from public, anon, authenticated, service_role;
revoke all on function public.renew_my_links(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.open_my_request(jsonb) to service_role;
grant execute on function public.correct_my_request(jsonb, jsonb, text) to service_role;
grant execute on function public.set_my_preferences(jsonb, jsonb) to service_role;
grant execute on function public.withdraw_my_request(jsonb) to service_role;
grant execute on function public.download_my_request(jsonb) to service_role;
grant execute on function public.erase_my_request(jsonb, text) to service_role;
grant execute on function public.renew_my_links(text, text, text) to service_role;
