-- Corrections, notes and messages of a lead. They check and respond as in lead_changes.sql.

-- Whether a correction can be stored. "" clears a field that may be empty.
create function private.fits_correction(field text, value text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce((
      select char_length(value) <= known.most
        and (known.optional or btrim(value) <> '')
        and (field <> 'email' or value ~ '^[^@[:space:]]+@[^@[:space:]]+$')
      from private.lead_fields() as known
      where known.name = field and known.patient_corrects
    ), false);
  $$;

-- Whether two values of a field are the same. The case of an email address makes no difference to the private
-- link and the limits, so it makes none here.
create function private.is_same_value(field text, one text, other text) returns boolean
  language sql immutable set search_path = '' as $$
    select case field
      when 'email' then lower(coalesce(one, '')) = lower(coalesce(other, ''))
      else coalesce(one, '') = coalesce(other, '')
    end;
  $$;

-- The international form of a corrected phone number. If the number is set back to the one that was sent, it is the
-- one from the event of its first correction, if there was one.
create function private.corrected_e164(former public.leads, phone text, phone_e164 text) returns text
  language plpgsql stable set search_path = '' as $$
begin
  return case
    when corrected_e164.phone is distinct from former.phone then corrected_e164.phone_e164
    else coalesce((
      select event.body ->> 'former_e164' from public.lead_events as event
      where event.lead_id = former.id and event.kind = 'correction' and event.body ->> 'field' = 'phone'
      order by event.id
      limit 1
    ), corrected_e164.phone_e164)
  end;
end;
$$;

-- Keeps a correction separate from what was sent. Setting the value that was sent removes the correction. If
-- nothing was sent in a field, such as the travel month, or the email address of a request by phone, an empty
-- value removes it, so a correction can be undone in every field. `phone_e164` is the international form of a
-- corrected phone number, if it needs to be worked out. A zero in brackets is not dialled from abroad.
create function public.correct_lead(
  lead_id uuid, version integer, field text, value text, phone_e164 text default null
) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  former public.leads := private.lock_lead(correct_lead.lead_id);
  lead public.leads;
  corrected text := btrim(correct_lead.value);
  dialled text;
  sent text;
  shown text;
  recorded bigint;
begin
  if not exists (
    select from private.lead_fields() as known
    where known.name = correct_lead.field and known.team_corrects
  ) then
    perform private.refuse('field', 'This field cannot be corrected.');
  end if;
  sent := to_jsonb(former) ->> correct_lead.field;
  if (private.fits_correction(correct_lead.field, corrected) or corrected = '' and sent = '') is not true
    or corrected = '' and sent <> ''
    or correct_lead.phone_e164 !~ '^\+[1-9][0-9]{6,14}$'
    or correct_lead.field = 'phone' and char_length(private.phone_digits(corrected)) < 5 then
    perform private.refuse('value', 'The correction cannot be stored.');
  end if;
  if former.version is distinct from correct_lead.version then
    return private.lead_answer('conflict', former);
  end if;
  shown := coalesce(former.corrections ->> correct_lead.field, sent);
  if private.is_same_value(correct_lead.field, shown, corrected) then
    return private.lead_answer('unchanged', former);
  end if;
  -- Before the update, which makes a new link for a new address: the link follows the correction.
  recorded := private.record_event(former.id, 'correction', jsonb_build_object(
    'field', correct_lead.field, 'sent', sent, 'from', shown, 'to', nullif(corrected, ''),
    'former_e164', case when correct_lead.field = 'phone' then former.phone_e164 end
  ));
  dialled := regexp_replace(replace(corrected, '(0)', ''), '[^+0-9]', '', 'g');
  update public.leads set
    corrections = case
      when corrected = coalesce(sent, '') then former.corrections - correct_lead.field
      else former.corrections || jsonb_build_object(correct_lead.field, corrected)
    end,
    phone_e164 = case
      when correct_lead.field <> 'phone' then former.phone_e164
      else private.corrected_e164(former, corrected, coalesce(
        correct_lead.phone_e164, case when dialled ~ '^\+[1-9][0-9]{6,14}$' then dialled end
      ))
    end
  where leads.id = former.id
  returning * into lead;
  return private.lead_answer('changed', lead, recorded);
end;
$$;

-- Adds a note. It takes no version, because notes do not replace each other. The same note_id sent twice, because the
-- first answer was lost, is stored once: the answer has its event, which can be undone.
create function public.add_lead_note(lead_id uuid, note text, note_id uuid default null) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  lead public.leads := private.lock_lead(add_lead_note.lead_id);
  written text := btrim(add_lead_note.note, E' \t\r\n');
  recorded bigint;
begin
  if written is null or written = '' or char_length(written) > 4000 then
    perform private.refuse('note', 'A note has 1 to 4,000 characters.');
  end if;
  select event.id into recorded from public.lead_events as event
  where event.lead_id = lead.id and event.kind = 'note' and event.body ->> 'note_id' = add_lead_note.note_id::text
    and not private.is_retracted(event);
  if found then
    return private.lead_answer('unchanged', lead, recorded);
  end if;
  recorded := private.record_event(lead.id, 'note', jsonb_strip_nulls(jsonb_build_object(
    'note', written, 'note_id', add_lead_note.note_id
  )));
  perform private.add_to_search(lead.id, written);
  return private.lead_answer('changed', lead, recorded);
end;
$$;

-- Records that a message to the patient was started from a template, or to a clinic that asks what its quote leaves
-- open: only to one that was sent the request, as the patient agreed and still does. record_lead_contact() records that
-- the patient was contacted.
create function public.record_lead_message(
  lead_id uuid, contact_by public.contact_channel, template text default null, proposal_id uuid default null
) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  lead public.leads := private.lock_lead(record_lead_message.lead_id);
  agreed_at timestamptz;
  recorded bigint;
begin
  if record_lead_message.contact_by is null or char_length(template) > 80
    or (template is null) = (record_lead_message.proposal_id is null) then
    perform private.refuse('message', 'Channel or template cannot be stored.');
  elsif record_lead_message.proposal_id is not null then
    select known.answered_at into agreed_at from public.lead_proposals as known
    where known.id = record_lead_message.proposal_id and known.lead_id = lead.id and known.state = 'sent';
    if not found then
      perform private.refuse('state', 'This clinic was not sent the request.');
    end if;
    -- It stays sent when the patient withdraws their consent.
    perform private.refuse_withdrawn(lead, agreed_at);
  end if;
  recorded := private.record_event(lead.id, 'message', jsonb_build_object(
    'by', record_lead_message.contact_by,
    'template', coalesce(template, 'What the quote leaves open'),
    'audience', case when record_lead_message.proposal_id is null then 'patient' else 'clinic' end
  ));
  return private.lead_answer('changed', lead, recorded);
end;
$$;

grant execute on function public.correct_lead, public.add_lead_note, public.record_lead_message to authenticated;
