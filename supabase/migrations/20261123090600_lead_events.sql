-- What happened to a lead: history and statistics in one table. Functions and triggers write it. Rows never
-- change, and are deleted with their lead. Exports and team changes belong to no lead.

create table public.lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid references public.leads (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  -- No foreign key, because a person's actions stay recorded when their account is deleted.
  actor uuid,
  kind text not null constraint lead_events_kind_check check (kind in (
    'received', 'status', 'owner', 'next_step', 'note', 'contact', 'attempt', 'booking', 'message', 'correction', 'export', 'role',
    'mail', 'preferences', 'withdrawal', 'clinic_proposed', 'clinic_agreed', 'clinic_refused', 'clinic_taken_back',
    'clinic_cancelled', 'clinic', 'clinic_retracted', 'quote', 'quote_shared', 'quote_unshared', 'quote_decision',
    'quote_retracted', 'note_retracted', 'link'
  )),
  body jsonb not null default '{}' check (jsonb_typeof(body) = 'object'),
  check ((lead_id is null) = (kind in ('export', 'role')))
);

comment on column public.lead_events.actor is 'Null for the patient, and for the operator''s commands.';

create index lead_events_lead_idx on public.lead_events (lead_id, id);
create index lead_events_actor_idx on public.lead_events (actor, at) where actor is not null;

alter table public.lead_events
  alter column lead_id set statistics 0,
  alter column actor set statistics 0,
  alter column body set statistics 0;

alter table public.lead_events enable row level security;

grant select on public.lead_events to authenticated, service_role;

create policy "The team reads the leads' events, administrators the others too"
  on public.lead_events for select to authenticated
  using (
    case
      when lead_id is null then (select private.has_role('admin'))
      else (select private.has_role('coordinator'))
    end
  );

-- Also applies to the owner of the table. When a lead is deleted, its events are deleted after it. What belongs to no
-- lead can be deleted after its period.
create function private.keep_event() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and (case
    when old.lead_id is null then old.at < private.kept_since('record')
    else not exists (select from public.leads where leads.id = old.lead_id)
  end) then
    return old;
  end if;
  raise exception 'Events are never changed.' using errcode = '42501';
end;
$$;

create trigger keep_event before update or delete on public.lead_events
  for each row execute function private.keep_event();

-- Returns the event's ID.
create function private.record_event(lead_id uuid, kind text, body jsonb) returns bigint
  language sql volatile set search_path = '' as $$
    insert into public.lead_events (lead_id, actor, kind, body)
    values (record_event.lead_id, (select auth.uid()), record_event.kind, jsonb_strip_nulls(record_event.body))
    returning id;
  $$;

create function private.record_received() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.lead_events (lead_id, at, actor, kind, body)
  select added.id, added.created_at, (select auth.uid()), 'received', case when added.source = 'form' then '{}'
    else jsonb_build_object('source', added.source, 'consent_by', added.consent_by) end
  from added order by added.created_at;
  return null;
end;
$$;

create trigger record_received after insert on public.leads
  referencing new table as added
  for each statement execute function private.record_received();

-- Whether an event still counts: it is neither an undo nor undone. Undoing a status, a contact or a next step names the
-- event as `undoes`.
create function private.stands(event public.lead_events) returns boolean
  language plpgsql stable set search_path = '' as $$
begin
  return not event.body ? 'undoes' and not exists (
    select from public.lead_events as later
    where later.lead_id = event.lead_id and (later.body ->> 'undoes')::bigint = event.id
  );
end;
$$;

-- Whether the patient did it, and so waits for the team. A new or closed link waits for nobody.
create function private.is_by_patient(event public.lead_events) returns boolean
  language sql immutable set search_path = '' as $$
    select event.kind = 'preferences' or event.kind <> 'link' and event.body ->> 'by' is not distinct from 'patient';
  $$;

-- Since when the patient waits for the team, by the events that still count.
create function private.waits_since(lead_id uuid) returns timestamptz
  language sql stable set search_path = '' as $$
    select max(event.at) filter (where private.is_by_patient(event))
    from public.lead_events as event
    where event.lead_id = waits_since.lead_id
    having (max(event.at) filter (where private.is_by_patient(event)) <= max(event.at) filter (
      where event.kind in ('contact', 'next_step', 'status') and private.stands(event)
    )) is not true;
  $$;

-- Keeps when something last happened to a lead, and since when the patient waits for the team. What the team arranges
-- among itself, what happens to the private link and what a provider reports about an email do not count. An undo
-- makes the patient wait again as before.
create function private.touch_lead() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.leads as lead set
    touched_at = greatest(lead.touched_at, new.at),
    patient_acted_at = case
      when private.is_by_patient(new) then new.at
      when new.body ? 'undoes' then private.waits_since(new.lead_id)
      when new.kind not in ('contact', 'next_step', 'status') or new.at < lead.patient_acted_at then
        lead.patient_acted_at
    end
  where lead.id = new.lead_id;
  return null;
end;
$$;

create trigger touch_lead after insert on public.lead_events
  for each row when (new.lead_id is not null and new.kind not in ('received', 'owner', 'mail', 'link'))
  execute function private.touch_lead();

create function private.record_role() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  changed public.user_roles := coalesce(new, old);
begin
  perform private.record_event(null, 'role', jsonb_build_object(
    'change', case tg_op when 'INSERT' then 'granted' else 'revoked' end,
    'role', changed.role,
    'user_id', changed.user_id
  ));
  return null;
end;
$$;

create trigger record_role after insert or delete on public.user_roles
  for each row execute function private.record_role();
