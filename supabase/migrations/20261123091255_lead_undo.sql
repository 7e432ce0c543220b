-- Undoes changes to leads. An undo is a change like any other and has its own events. It does not compare the
-- version. Instead, what it restores must still be as the event left it, so a change can be undone after a
-- colleague has changed something else, and two changes to one lead can be undone one after the other.

-- Restores the status before an event, with its reason and the time of the first contact. Undoing the first
-- contact also removes the owner that the lead got with it. If there was another contact since that still counts, nothing
-- is undone.
create function private.undo_status(former public.leads, event public.lead_events) returns jsonb
  language plpgsql volatile set search_path = '' as $$
declare
  body jsonb := event.body;
  is_contact boolean := event.kind = 'contact';
  lead public.leads;
  recorded bigint;
begin
  if former.status::text is distinct from body ->> 'to'
    or not is_contact and former.close_reason::text is distinct from body ->> 'reason'
    or body ? 'owner' and former.owner_id::text is distinct from body ->> 'owner'
    or former.withdrawn_at is not null
    or exists (
      select from public.lead_events as later
      where later.lead_id = former.id and later.id > event.id and later.kind = 'contact' and private.stands(later)
    ) then
    return private.lead_answer('conflict', former);
  end if;
  update public.leads set
    status = (body ->> 'from')::public.lead_status,
    close_reason = case when is_contact then former.close_reason
      else (body ->> 'former_reason')::public.close_reason end,
    first_contact_at = case
      when not is_contact then (body ->> 'former_contact')::timestamptz
      when (body ->> 'first')::boolean then null
      else former.first_contact_at
    end,
    owner_id = case when body ? 'owner' then null else former.owner_id end
  where leads.id = former.id
  returning * into lead;
  -- The trigger does not know what a closed lead had reached.
  if lead.reached_status::text <> body ->> 'former_reached' then
    update public.leads set reached_status = (body ->> 'former_reached')::public.lead_status
    where leads.id = former.id
    returning * into lead;
  end if;
  if body ? 'owner' then
    recorded := private.record_event(lead.id, 'owner', jsonb_build_object('from', former.owner_id));
  end if;
  recorded := private.record_event(lead.id, 'status', jsonb_build_object(
    'from', former.status, 'to', lead.status,
    'former_reason', former.close_reason, 'reason', lead.close_reason,
    'former_contact', former.first_contact_at,
    'undoes', event.id
  ));
  return private.lead_answer('changed', lead, recorded);
end;
$$;

-- Restores the next step before an event.
create function private.undo_next_step(former public.leads, event public.lead_events) returns jsonb
  language plpgsql volatile set search_path = '' as $$
declare
  lead public.leads;
  recorded bigint;
begin
  update public.leads set
    next_step_on = (event.body ->> 'from')::date, next_step = event.body ->> 'former_step'
  where leads.id = former.id
  returning * into lead;
  recorded := private.record_event(lead.id, 'next_step', jsonb_build_object(
    'from', former.next_step_on, 'former_step', former.next_step,
    'to', lead.next_step_on, 'step', lead.next_step,
    'undoes', event.id
  ));
  return private.lead_answer('changed', lead, recorded);
end;
$$;

-- Undoes one change to a lead: a status, an owner, a next step, a contact, a correction or what was sent to
-- a clinic. An event that no longer counts is not undone: see private.stands(). Somebody who has left the
-- team gets no lead back: it becomes nobody's, and if it is already, that is a conflict.
create function private.undo_event(event public.lead_events) returns jsonb
  language plpgsql volatile set search_path = '' as $$
declare
  former public.leads := private.lock_lead(event.lead_id);
  body jsonb := event.body;
  field text := body ->> 'field';
  former_owner uuid := (
    select held.user_id from public.user_roles as held where held.user_id::text = body ->> 'from' limit 1
  );
  is_as_left boolean := case event.kind
    when 'owner' then former.owner_id::text is not distinct from body ->> 'to'
    when 'next_step' then former.next_step_on::text is not distinct from body ->> 'to'
      and former.next_step is not distinct from body ->> 'step'
    when 'correction' then
      coalesce(former.corrections ->> field, to_jsonb(former) ->> field, '') = coalesce(body ->> 'to', '')
  end;
begin
  if event.kind not in ('status', 'contact', 'clinic') and is_as_left is null then
    perform private.refuse('event', 'This event cannot be undone.');
  elsif not is_as_left or not private.stands(event)
    or event.kind = 'owner' and former_owner is not distinct from former.owner_id then
    return private.lead_answer('conflict', former);
  end if;
  return case event.kind
    when 'status' then private.undo_status(former, event)
    when 'contact' then private.undo_status(former, event)
    when 'clinic' then public.retract_lead_event(former.id, event.id)
    when 'owner' then public.set_lead_owner(former.id, former.version, former_owner)
    when 'next_step' then private.undo_next_step(former, event)
    else public.correct_lead(
      former.id, former.version, field, coalesce(body ->> 'from', ''), body ->> 'former_e164'
    )
  end;
end;
$$;

-- Undoes the caller's own changes, by the IDs of their events: 1 to 500. Returns an array of results as the
-- changes themselves have. An event that is not the caller's, or was deleted with its lead, gives
-- {"outcome": "missing", "id": …}. The leads are locked in a fixed order to avoid deadlocks.
create function public.undo_lead_changes(events bigint[]) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  undone record;
  answers jsonb := '[]';
begin
  perform private.require_role('coordinator');
  if (cardinality(undo_lead_changes.events) between 1 and 500) is not true then
    perform private.refuse('events', 'Choose 1 to 500 events.');
  end if;
  for undone in
    select wanted.id, event
    from (select distinct unnest(undo_lead_changes.events) as id) as wanted
    left join public.lead_events as event
      on event.id = wanted.id and event.lead_id is not null and event.actor = (select auth.uid())
    order by event.lead_id, event.id desc
  loop
    answers := answers || case
      when (undone.event).id is null then jsonb_build_object('outcome', 'missing', 'id', undone.id)
      else private.undo_event(undone.event)
    end;
  end loop;
  return answers;
end;
$$;

grant execute on function public.undo_lead_changes to authenticated;
