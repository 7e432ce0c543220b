-- Notes, quotes that no patient saw, and records that something was sent to a clinic, can be retracted.

-- Whether a record about a clinic, a quote or a note was retracted.
create function private.is_retracted(event public.lead_events) returns boolean
  language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.lead_events as later
    where later.lead_id = event.lead_id and later.kind = event.kind || '_retracted'
      and (later.body ->> 'event_id')::bigint = event.id
  );
end;
$$;

-- Whether an event is a note that was retracted, or says so. Neither is in a copy of a person's data: the note may be
-- about somebody else.
create function private.is_retracted_note(event public.lead_events) returns boolean
  language plpgsql stable set search_path = '' as $$
begin
  return event.kind = 'note_retracted' or event.kind = 'note' and private.is_retracted(event);
end;
$$;

-- Retracts a record about a clinic, a quote or a note that was made by mistake. Events are never changed, so the history
-- keeps both. But neither the patient's page nor the workspace lists the clinic any more, and a note, which may be
-- about somebody else, is shown to nobody, is not in any copy of the data, and is not found. A quote may be another
-- patient's, so what it says is deleted: the last version first. It is a conflict if there is a later version, or if
-- the patient has ever seen this one. A clinic that has quoted was sent the request, so retracting that is a conflict.
create function public.retract_lead_event(lead_id uuid, event_id bigint) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  lead public.leads := private.lock_lead(retract_lead_event.lead_id);
  mistake public.lead_events;
begin
  select * into mistake from public.lead_events as event
  where event.id = retract_lead_event.event_id and event.lead_id = lead.id
    and event.kind in ('clinic', 'quote', 'note');
  if not found then
    perform private.refuse('event_id', 'There is no such record about a clinic, no such quote and no such note.');
  end if;
  if private.is_retracted(mistake) then
    return private.lead_answer('unchanged', lead);
  end if;
  if mistake.kind = 'clinic' and exists (
    select from public.lead_quotes as quote where quote.proposal_id = (mistake.body ->> 'proposal_id')::uuid
  ) then
    return private.lead_answer('conflict', lead);
  elsif mistake.kind = 'quote' then
    delete from public.lead_quotes as quote
    where quote.proposal_id = (mistake.body ->> 'proposal_id')::uuid
      and quote.revision = (mistake.body ->> 'revision')::integer
      and not exists (
        select from public.lead_quotes as later
        where later.proposal_id = quote.proposal_id and later.revision > quote.revision
      )
      and not exists (
        select from public.lead_events as shared
        where shared.lead_id = lead.id and shared.kind = 'quote_shared'
          and shared.body -> 'proposal_id' = mistake.body -> 'proposal_id'
          and shared.body -> 'revision' = mistake.body -> 'revision'
      );
    if not found then
      return private.lead_answer('conflict', lead);
    end if;
  end if;
  perform private.record_event(lead.id, mistake.kind || '_retracted', jsonb_build_object('event_id', mistake.id)
    || case mistake.kind
      when 'clinic' then jsonb_build_object('clinic', mistake.body -> 'clinic')
      when 'quote' then mistake.body
      else '{}'
    end);
  if mistake.kind = 'clinic' then
    -- If the clinic was proposed again since, or the consent withdrawn, this proposal is over.
    update public.lead_proposals as known set
      sent_on = null,
      state = case
        when known.state = 'taken_back' then 'taken_back'
        when lead.withdrawn_at is not null or exists (
          select from public.lead_proposals as other
          where other.lead_id = known.lead_id and other.clinic_id = known.clinic_id
            and other.state in ('proposed', 'agreed')
        ) then 'cancelled'
        else 'agreed'
      end
    where known.id = (mistake.body ->> 'proposal_id')::uuid;
    -- Nobody has to tell a clinic that got nothing.
    update private.privacy_tasks as task set clinics = (
      select coalesce(jsonb_agg(named), '[]') from jsonb_array_elements(task.clinics) as named
      where named <> jsonb_build_object('clinic', mistake.body ->> 'clinic', 'on', mistake.body ->> 'on')
    )
    where task.lead_id = lead.id;
    delete from private.privacy_tasks as task where task.lead_id = lead.id and task.clinics = '[]';
  end if;
  if mistake.kind = 'note' then
    update private.lead_search as known
    set document = private.search_document(lead) || coalesce((
      select string_agg(' ' || private.fold(event.body ->> 'note'), '' order by event.id)
      from public.lead_events as event
      where event.lead_id = lead.id and event.kind = 'note' and not private.is_retracted(event)
    ), '')
    where known.lead_id = lead.id;
  end if;
  return private.lead_answer('changed', lead);
end;
$$;

grant execute on function public.retract_lead_event to authenticated;
