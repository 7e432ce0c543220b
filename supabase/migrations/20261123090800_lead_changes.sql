-- How a lead is changed. Each function checks the role, takes the version that the person saw, writes the
-- event in the same transaction and returns:
--
--   {"outcome": "changed" | "unchanged" | "conflict", "lead": the row as it is now, "event": the event that
--   was written, or else the lead's last one}
--
-- A conflict is a result and not an error: someone else has changed the lead, nothing was written, and the
-- row and the event show what happened. An error's detail would put the row into the server's log. Errors:
-- 42501 without the role, PT404 for an unknown lead, 22023 for values that cannot be stored, with one word in
-- the detail that says which.

-- The event with the name of the person who caused it.
create function private.event_json(event public.lead_events) returns jsonb
  language sql stable set search_path = '' as $$
    select to_jsonb(event) || jsonb_build_object('actor_name', (
      select profile.display_name from public.profiles as profile where profile.user_id = event.actor
    ));
  $$;

-- Reads the lead again, because the event may have changed it: see private.touch_lead().
create function private.lead_answer(outcome text, lead public.leads, event_id bigint default null) returns jsonb
  language sql stable set search_path = '' as $$
    select jsonb_build_object(
      'outcome', lead_answer.outcome,
      'lead', (select to_jsonb(known) from public.leads as known where known.id = (lead_answer.lead).id),
      'event', (
        select private.event_json(event)
        from public.lead_events as event
        where event.lead_id = (lead_answer.lead).id
          and (lead_answer.event_id is null or event.id = lead_answer.event_id)
        order by event.id desc
        limit 1
      )
    );
  $$;

-- The lead, locked until this transaction ends. For the team, and for the operator's commands.
create function private.lock_lead(lead_id uuid) returns public.leads
  language plpgsql volatile set search_path = '' as $$
declare
  locked public.leads;
begin
  if current_setting('role', true) is distinct from 'service_role' then
    perform private.require_role('coordinator');
  end if;
  select * into locked from public.leads as known where known.id = lock_lead.lead_id for update;
  if not found then
    raise exception 'There is no such lead.' using errcode = 'PT404';
  end if;
  return locked;
end;
$$;

create function private.refuse(reason text, message text) returns void
  language plpgsql immutable set search_path = '' as $$
begin
  raise exception '%', message using errcode = '22023', detail = reason;
end;
$$;

-- Changes the status. Closing requires a reason. Every status except new and closed means that the patient
-- was contacted. Setting it back to new means that nobody did.
create function public.set_lead_status(
  lead_id uuid, version integer, status public.lead_status, close_reason public.close_reason default null
) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  former public.leads := private.lock_lead(set_lead_status.lead_id);
  lead public.leads;
  recorded bigint;
begin
  if set_lead_status.status is null then
    perform private.refuse('status', 'The status is missing.');
  end if;
  if (set_lead_status.status = 'closed') <> (set_lead_status.close_reason is not null) then
    perform private.refuse('close_reason', 'Only closing a lead has a reason.');
  end if;
  if former.version is distinct from set_lead_status.version then
    return private.lead_answer('conflict', former);
  end if;
  if set_lead_status.close_reason = 'treatment_done' and former.reached_status <> 'booked' then
    perform private.refuse('close_reason', 'Only a lead that was booked ends with a treatment.');
  end if;
  -- The table's constraint says so too, but its error would put the row into the server's log.
  if former.withdrawn_at is not null and set_lead_status.status <> 'closed' then
    perform private.refuse('withdrawn', 'The patient withdrew their consent: the lead stays closed.');
  end if;
  if former.status = set_lead_status.status
    and former.close_reason is not distinct from set_lead_status.close_reason then
    return private.lead_answer('unchanged', former);
  end if;
  update public.leads set
    status = set_lead_status.status,
    close_reason = set_lead_status.close_reason,
    first_contact_at = case set_lead_status.status
      when 'new' then null
      when 'closed' then former.first_contact_at
      else coalesce(former.first_contact_at, clock_timestamp())
    end
  where leads.id = former.id
  returning * into lead;
  recorded := private.record_event(lead.id, 'status', jsonb_build_object(
    'from', former.status, 'to', lead.status,
    'former_reason', former.close_reason, 'reason', lead.close_reason,
    -- An undo needs it, because a lead that is set to new loses it.
    'former_contact', former.first_contact_at,
    -- So does a closed one that is opened again.
    'former_reached', case when former.status = 'closed' then former.reached_status end
  ));
  return private.lead_answer('changed', lead, recorded);
end;
$$;

-- Assigns the lead to a team member, or to nobody for null.
create function public.set_lead_owner(lead_id uuid, version integer, owner_id uuid default null) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  former public.leads := private.lock_lead(set_lead_owner.lead_id);
  lead public.leads;
  recorded bigint;
begin
  if set_lead_owner.owner_id is not null and not exists (
    select from public.user_roles as held where held.user_id = set_lead_owner.owner_id
  ) then
    perform private.refuse('owner_id', 'The owner is not in the team.');
  end if;
  if former.version is distinct from set_lead_owner.version then
    return private.lead_answer('conflict', former);
  end if;
  if former.owner_id is not distinct from set_lead_owner.owner_id then
    return private.lead_answer('unchanged', former);
  end if;
  update public.leads set owner_id = set_lead_owner.owner_id
  where leads.id = former.id
  returning * into lead;
  recorded := private.record_event(lead.id, 'owner', jsonb_build_object(
    'from', former.owner_id, 'to', lead.owner_id
  ));
  return private.lead_answer('changed', lead, recorded);
end;
$$;

-- Sets the next step and its date. Text without a date says why there is none. Two nulls remove it.
create function public.set_lead_next_step(
  lead_id uuid, version integer, next_step_on date default null, next_step text default null
) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  former public.leads := private.lock_lead(set_lead_next_step.lead_id);
  lead public.leads;
  step text := nullif(btrim(set_lead_next_step.next_step), '');
  recorded bigint;
begin
  if char_length(step) > 500 then
    perform private.refuse('next_step', 'The next step is longer than 500 characters.');
  end if;
  if former.version is distinct from set_lead_next_step.version then
    return private.lead_answer('conflict', former);
  end if;
  if former.next_step_on is not distinct from set_lead_next_step.next_step_on
    and former.next_step is not distinct from step then
    return private.lead_answer('unchanged', former);
  end if;
  update public.leads set next_step_on = set_lead_next_step.next_step_on, next_step = step
  where leads.id = former.id
  returning * into lead;
  recorded := private.record_event(lead.id, 'next_step', jsonb_build_object(
    'from', former.next_step_on, 'former_step', former.next_step,
    'to', lead.next_step_on, 'step', lead.next_step
  ));
  return private.lead_answer('changed', lead, recorded);
end;
$$;

-- Records that the patient was contacted. The first time is kept, a lead without an owner becomes the
-- caller's, and a new lead moves to contacted. An attempt that did not reach the patient is only recorded.
--
-- The same contact_id sent twice, because the first answer was lost, is recorded once, whatever the version: the answer
-- has its event, which can be undone.
create function public.record_lead_contact(
  lead_id uuid, version integer, contact_by public.contact_channel, template text default null,
  reached boolean default true, contact_id uuid default null
) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  former public.leads := private.lock_lead(record_lead_contact.lead_id);
  lead public.leads;
  recorded bigint;
begin
  if record_lead_contact.contact_by is null then
    perform private.refuse('contact_by', 'The channel is missing.');
  end if;
  if char_length(record_lead_contact.template) > 80 then
    perform private.refuse('template', 'The template''s name is longer than 80 characters.');
  end if;
  select event.id into recorded from public.lead_events as event
  where event.lead_id = former.id and event.body ->> 'contact_id' = record_lead_contact.contact_id::text;
  if found then
    return private.lead_answer('unchanged', former, recorded);
  end if;
  if reached is false then
    recorded := private.record_event(former.id, 'attempt', jsonb_build_object(
      'by', record_lead_contact.contact_by, 'contact_id', record_lead_contact.contact_id
    ));
    return private.lead_answer('changed', former, recorded);
  end if;
  if former.version is distinct from record_lead_contact.version then
    return private.lead_answer('conflict', former);
  end if;
  update public.leads set
    status = case former.status when 'new' then 'contacted' else former.status end,
    first_contact_at = coalesce(former.first_contact_at, clock_timestamp()),
    owner_id = coalesce(former.owner_id, (select auth.uid()))
  where leads.id = former.id
  returning * into lead;
  recorded := private.record_event(lead.id, 'contact', jsonb_build_object(
    'by', record_lead_contact.contact_by,
    'template', record_lead_contact.template,
    'first', former.first_contact_at is null,
    'from', former.status,
    'to', lead.status,
    'owner', case when former.owner_id is null then lead.owner_id end,
    'contact_id', record_lead_contact.contact_id
  ));
  return private.lead_answer('changed', lead, recorded);
end;
$$;

grant execute on function
  public.set_lead_status, public.set_lead_owner, public.set_lead_next_step, public.record_lead_contact
  to authenticated;
