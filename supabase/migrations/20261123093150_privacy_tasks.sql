-- What the team still has to do outside the database after a person has used a right: ask the clinics that have the
-- data to erase, correct or no longer use it, and after an erasure delete exports, emails and chats. A task contains
-- nothing about the person: only the reference, and the names of clinics with the days on which they received data.
-- Administrators see it until one of them says that it is done, which deletes it and is recorded in the audit log.
create table private.privacy_tasks (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('erasure', 'withdrawal', 'restriction', 'correction', 'taken_back')),
  -- No foreign key, so that the task outlives the request.
  lead_id uuid not null,
  reference text not null,
  -- [{"clinic", "on"}, …]
  clinics jsonb not null check (jsonb_typeof(clinics) = 'array'),
  asked_at timestamptz not null default clock_timestamp(),
  unique (lead_id, kind)
);

alter table private.privacy_tasks enable row level security;

-- Adds a task, or brings it up to date. Without clinics, only an erasure needs one. It replaces the others, and the
-- team gets an email about it, because the request is in no list any more. A yes that was taken back concerns the clinic
-- of one proposal, and adds it to those that still have to be told.
create function private.add_privacy_task(lead public.leads, kind text, proposal_id text default null) returns void
  language plpgsql volatile set search_path = '' as $$
declare
  clinics constant jsonb := (
    select coalesce(jsonb_agg(distinct jsonb_build_object(
      'clinic', event.body ->> 'clinic', 'on', event.body ->> 'on'
    )), '[]')
    from public.lead_events as event
    where event.lead_id = lead.id and event.kind = 'clinic' and not private.is_retracted(event)
      and (add_privacy_task.kind <> 'taken_back' or event.body ->> 'proposal_id' = add_privacy_task.proposal_id)
  );
begin
  if add_privacy_task.kind = 'erasure' then
    delete from private.privacy_tasks as task where task.lead_id = lead.id;
    perform private.queue_mail(
      'team_erasure', lead.reference, figures => jsonb_build_object('reference', lead.reference)
    );
  elsif clinics = '[]' then
    return;
  end if;
  insert into private.privacy_tasks as task (kind, lead_id, reference, clinics)
  values (add_privacy_task.kind, lead.id, lead.reference, clinics)
  on conflict on constraint privacy_tasks_lead_id_kind_key do update
    set asked_at = excluded.asked_at, clinics = case excluded.kind
      when 'taken_back' then (
        select jsonb_agg(distinct named) from jsonb_array_elements(task.clinics || excluded.clinics) as named
      )
      else excluded.clinics
    end;
end;
$$;

-- Corrections, withdrawals and a yes that is taken back, by whomever and by any means. A withdrawal also holds for the
-- person's other requests. One that was withdrawn itself has its own task.
create function private.add_task_of_event() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- A clinic may just be sent another request: see record_proposal_sent(). As there, the lead is locked first.
  if new.kind = 'withdrawal' then
    perform pg_advisory_xact_lock(hashtextextended('withdrawal', 0));
  end if;
  perform private.add_privacy_task(lead, replace(new.kind, 'clinic_', ''), new.body ->> 'proposal_id')
  from public.leads as lead
  where lead.id = any (array(
    select new.lead_id
    union all
    select other.id
    from public.leads as own
    cross join private.leads_of_same_person(own.email_key, own.phone_key, own.phone_e164) as other
    where new.kind = 'withdrawal' and own.id = new.lead_id and other.withdrawn_at is null
  ))
  -- Two withdrawals at a time wait for each other's tasks in the same order.
  order by lead.id;
  return null;
end;
$$;

create trigger add_task_of_event after insert on public.lead_events
  for each row when (new.kind in ('correction', 'withdrawal', 'clinic_taken_back')) execute function private.add_task_of_event();

-- A restriction that was lifted leaves nothing to ask for.
create function private.add_task_of_restriction() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.restricted_at is null then
    delete from private.privacy_tasks as task where task.lead_id = new.id and task.kind = 'restriction';
  else
    perform private.add_privacy_task(new, 'restriction');
  end if;
  return null;
end;
$$;

create trigger add_task_of_restriction after update of restricted_at on public.leads
  for each row when (old.restricted_at is distinct from new.restricted_at)
  execute function private.add_task_of_restriction();

-- The open tasks, oldest first.
create function public.list_privacy_tasks()
  returns table (id bigint, kind text, reference text, clinics jsonb, asked_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select task.id, task.kind, task.reference, task.clinics, task.asked_at
    from private.privacy_tasks as task
    order by task.asked_at, task.id;
end;
$$;

-- Records that a task is done. Returns false if a colleague was faster.
create function public.finish_privacy_task(task_id bigint) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  task private.privacy_tasks;
begin
  perform private.require_role('admin');
  delete from private.privacy_tasks as done where done.id = finish_privacy_task.task_id returning * into task;
  if not found then
    return false;
  end if;
  perform private.record_audit('task_done', task.lead_id, jsonb_build_array(task.kind));
  return true;
end;
$$;

grant execute on function public.list_privacy_tasks, public.finish_privacy_task to authenticated;
