-- What patients change, download and erase on their own page. Proofs, results and refusals are the same as in
-- my_request.sql.

-- Keeps corrections separate from what was sent, with one event for each that has both versions. `fields`
-- contains the new values; "" clears a field that may be empty.
create function public.correct_my_request(proof jsonb, fields jsonb, phone_e164 text default null) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  unlocked record := private.unlock_for_change(proof);
  former public.leads := unlocked.lead;
  lead public.leads;
  changes jsonb;
begin
  if unlocked.refusal is not null then
    return unlocked.refusal;
  end if;
  if exists (
    select from jsonb_each(fields) as field
    where jsonb_typeof(field.value) <> 'string'
      or not private.fits_correction(field.key, fields ->> field.key)
  ) then
    perform private.refuse('fields', 'A correction cannot be stored.');
  end if;
  select coalesce(jsonb_object_agg(field.key, jsonb_build_object(
    'field', field.key, 'by', 'patient',
    'former_e164', case when field.key = 'phone' then former.phone_e164 end,
    'sent', coalesce(known.sent ->> field.key, ''),
    'from', coalesce(former.corrections ->> field.key, known.sent ->> field.key, ''),
    'to', field.value
  )), '{}') into changes
  from jsonb_each_text(fields) as field, (select to_jsonb(former) as sent) as known
  where not private.is_same_value(
    field.key, coalesce(former.corrections ->> field.key, known.sent ->> field.key), field.value
  );
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
      when changes ? 'phone'
        then private.corrected_e164(former, changes -> 'phone' ->> 'to', correct_my_request.phone_e164)
      else former.phone_e164
    end
  where leads.id = former.id
  returning * into lead;
  return private.request_answer('changed', private.request_json(lead));
end;
$$;

-- How and when the patient wants to be contacted.
create function public.set_my_preferences(proof jsonb, preferences jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  unlocked record := private.unlock_for_change(proof);
  former public.leads := unlocked.lead;
  wanted public.leads;
  lead public.leads;
begin
  if unlocked.refusal is not null then
    return unlocked.refusal;
  end if;
  wanted := jsonb_populate_record(null::public.leads, preferences);
  wanted.contact_when := nullif(btrim(wanted.contact_when), '');
  if (former.contact_by, former.no_calls, former.contact_when, former.status_mail)
    is not distinct from (wanted.contact_by, wanted.no_calls, wanted.contact_when, wanted.status_mail) then
    return private.request_answer('unchanged', private.request_json(former));
  end if;
  update public.leads set
    contact_by = wanted.contact_by, no_calls = wanted.no_calls, contact_when = wanted.contact_when,
    status_mail = wanted.status_mail
  where leads.id = former.id
  returning * into lead;
  perform private.record_event(lead.id, 'preferences', jsonb_build_object(
    'from', private.request_json(former) -> 'preferences',
    'to', private.request_json(lead) -> 'preferences'
  ));
  return private.request_answer('changed', private.request_json(lead));
end;
$$;

-- The patient withdraws consent: private.withdraw().
create function public.withdraw_my_request(proof jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  unlocked record := private.unlock_for_change(proof, is_withdrawal => true);
  lead public.leads;
begin
  if unlocked.refusal is not null then
    return unlocked.refusal;
  end if;
  lead := private.withdraw(unlocked.lead);
  return private.request_answer('changed', private.request_json(lead));
end;
$$;

-- Everything stored about the request, with its history, and the other data of its email address, which
-- erase_my_request() deletes too. It does not say which team member did what, because that is other people's data.
create function public.download_my_request(proof jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  unlocked record := private.unlock_request(proof);
  lead public.leads := unlocked.lead;
begin
  if unlocked.refusal is not null then
    return unlocked.refusal;
  end if;
  return private.request_answer('download', private.request_json(lead)
    || private.other_data_of(private.current_email(lead)) || jsonb_build_object(
    'quotes', private.quotes_json(lead.id, all_versions => true),
    'source_page', lead.source_page,
    'next_step_on', lead.next_step_on,
    'next_step', lead.next_step,
    'withdrawn_elsewhere_at', private.kept_withdrawal(lead.id),
    'history', (
      select jsonb_agg(jsonb_build_object(
        'at', event.at,
        'by', case
          when event.kind in ('received', 'preferences', 'withdrawal') or event.body ->> 'by' = 'patient' then 'you'
          else 'Sanavoy'
        end,
        'what', event.kind,
        'details', case event.kind when 'owner' then '{}' else event.body - 'owner' end
      ) order by event.id)
      from public.lead_events as event
      where event.lead_id = lead.id and not private.is_retracted_note(event)
    )
  ));
end;
$$;

-- Deletes the request with everything that belongs to it, and the other data held for the email address,
-- which the person has proved to be theirs. Their other requests are kept, because they have separate pages.
-- Typing the reference confirms the deletion. A task for the team stays: see privacy_tasks.sql.
create function public.erase_my_request(proof jsonb, reference text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  unlocked record := private.unlock_request(proof);
  lead public.leads := unlocked.lead;
begin
  if unlocked.refusal is not null then
    return unlocked.refusal;
  end if;
  if lead.reference is distinct from erase_my_request.reference then
    return private.request_answer('mismatch');
  end if;
  perform private.add_privacy_task(lead, 'erasure');
  delete from public.leads where leads.id = lead.id;
  perform private.erase_email(private.current_email(lead));
  delete from private.tries where key_hash = proof ->> 'link_hash';
  return private.request_answer('erased');
end;
$$;

-- Makes new links for an address's newest requests. The response never says whether there are any. None is made
-- if the team has revoked the link: it may have reached the wrong person, who could otherwise ask for another.
create function public.renew_my_links(email text, email_hash text, address_hash text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  hashes constant text[] := array[renew_my_links.email_hash, renew_my_links.address_hash];
  wait constant integer := private.longest_wait(hashes, array[3, 10]);
  wanted constant text := lower(btrim(renew_my_links.email));
  owned record;
begin
  perform private.act_as('patient');
  if wait is not null then
    return private.request_answer('limited', retry_after => wait);
  end if;
  perform private.count_tries(hashes);
  -- Every function locks leads before their links. They are locked in a fixed order, to avoid deadlocks.
  for owned in
    select known.id from public.leads as known
    where private.current_email(known) = wanted and known.id = any (array(
      select newest.id from public.leads as newest
      where newest.email_key = private.email_key(btrim(renew_my_links.email))
        and private.current_email(newest) = wanted
      order by newest.created_at desc
      limit 3
    ))
    order by known.id
    for update
  loop
    if exists (
      select from private.lead_links as link where link.lead_id = owned.id and link.revoked_at is null
    ) then
      perform private.renew_link(owned.id, 'asked');
    end if;
  end loop;
  return private.request_answer('asked');
end;
$$;

grant execute on function
  public.correct_my_request, public.set_my_preferences, public.withdraw_my_request,
  public.download_my_request, public.erase_my_request, public.renew_my_links
  to service_role;
