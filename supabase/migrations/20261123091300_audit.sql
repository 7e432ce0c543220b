-- Who did what, and when: the record of who saw, changed, exported or erased a person's data. It identifies
-- leads, team members and fields, but never contains a value, and is kept when the lead is deleted, until its own
-- period is over. Triggers
-- and functions write the rows. Nobody can write or change one directly.

-- Says who acts without an account, for the rest of this transaction.
create function private.act_as(who text) returns void
  language plpgsql volatile set search_path = '' as $$
begin
  perform set_config('app.acting', act_as.who, true);
end;
$$;

-- Who acts without an account: the patient on the site, the system (the timer), or else the operator, with a
-- command, in the dashboard or in the database itself. Null for someone who is signed in.
create function private.acting() returns text
  language plpgsql stable set search_path = '' as $$
begin
  return case when auth.uid() is null then
    coalesce(nullif(current_setting('app.acting', true), ''), 'operator')
  end;
end;
$$;

create table private.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor uuid,
  -- The kind of actor, if it has no account.
  by text default private.acting() check (by in ('patient', 'operator', 'system')),
  action text not null check (action in (
    'received', 'opened', 'changed', 'erased', 'exported', 'disclosed', 'signed_in', 'account', 'role', 'retention',
    'task_done', 'clinic'
  )),
  -- No foreign key, so that the row outlives the lead.
  lead_id uuid,
  -- The names of changed fields. For an export, its filter and the IDs of its leads; for a role, which role and whose; for a clinic, which.
  fields jsonb not null default '[]' check (jsonb_typeof(fields) in ('array', 'object')),
  check (num_nonnulls(actor, by) = 1)
);

create index audit_lead_idx on private.audit (lead_id, id) where lead_id is not null;
create index audit_actor_idx on private.audit (actor, id) where actor is not null;
create index audit_by_idx on private.audit (by, id) where by is not null;
create index audit_action_idx on private.audit (action, id);

alter table private.audit enable row level security;

-- Also applies to the owner of the table. Only what has been kept for its period can be deleted.
create function private.keep_audit() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if old.at < private.kept_since('record') then
      return old;
    end if;
  end if;
  raise exception 'The audit is never changed.' using errcode = '42501';
end;
$$;

create trigger keep_audit before update or truncate on private.audit
  for each statement execute function private.keep_audit();
create trigger keep_audit_entry before delete on private.audit
  for each row execute function private.keep_audit();

-- Whether an entry is about a lead: its own, or an export that contained it.
create function private.is_about(entry private.audit, lead_id uuid) returns boolean
  language sql immutable set search_path = '' as $$
    select entry.lead_id = is_about.lead_id or entry.action = 'exported' and entry.fields -> 'ids' ? is_about.lead_id::text;
  $$;

create function private.record_audit(action text, lead_id uuid default null, fields jsonb default '[]') returns void
  language sql volatile set search_path = '' as $$
    insert into private.audit (actor, action, lead_id, fields)
    values ((select auth.uid()), record_audit.action, record_audit.lead_id, record_audit.fields);
  $$;

-- Leads that were added, changed or deleted, by anyone and by any means.
create function private.audit_leads() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.audit (actor, action, lead_id)
  select (select auth.uid()), tg_argv[0], lead.id from leads as lead order by lead.created_at;
  return null;
end;
$$;

create function private.audit_changed() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  former constant jsonb := to_jsonb(old);
  changed jsonb;
begin
  select jsonb_agg(entry.key order by entry.key) into changed
  from jsonb_each(to_jsonb(new)) as entry
  where entry.value is distinct from former -> entry.key
    -- These columns depend on the others.
    and entry.key not in (
      'version', 'email_key', 'phone_key', 'shown_treatment', 'shown_city', 'reached_status', 'touched_at',
      'patient_acted_at', 'act_by', 'stalled_at'
    );
  if changed is not null then
    perform private.record_audit('changed', new.id, changed);
  end if;
  return null;
end;
$$;

create trigger audit_received after insert on public.leads
  referencing new table as leads for each statement execute function private.audit_leads('received');
create trigger audit_changed after update on public.leads for each row execute function private.audit_changed();
create trigger audit_erased after delete on public.leads
  referencing old table as leads for each statement execute function private.audit_leads('erased');

-- Exports and roles already have events. So do the notes, contacts, messages and records about clinics and
-- links, which do not change the lead's row.
create function private.audit_event() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.audit (actor, by, action, lead_id, fields) values (
    new.actor, case when new.actor is null then private.acting() end,
    case new.kind when 'export' then 'exported' when 'role' then 'role' else 'changed' end,
    new.lead_id, case when new.lead_id is null then new.body else jsonb_build_array(new.kind) end
  );
  return null;
end;
$$;

create trigger audit_event after insert on public.lead_events
  for each row when (
    new.kind in ('export', 'role', 'note', 'contact', 'attempt', 'message', 'note_retracted', 'link')
    or new.kind like 'clinic%' or new.kind like 'quote%' and new.kind <> 'quote_decision'
  )
  execute function private.audit_event();

-- Opens one lead. Null if it does not exist.
create function public.open_lead(reference text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  perform private.require_role('coordinator');
  select * into lead from public.leads as known where known.reference = open_lead.reference;
  if not found then
    return null;
  end if;
  perform private.record_audit('opened', lead.id);
  return to_jsonb(lead);
end;
$$;

-- The audit log, newest first, for administrators. The keys of the filter are all optional: {"action", "actor": a
-- user id, "by": 'patient', 'operator' or 'system', "reference": of a lead that still exists, or its id, "from", "to":
-- dates, both included, in "time_zone", which is the team's if it is missing}. `before` is the id of the last row of the
-- previous page. People choose their own names, so each name has the email address of its account next to it.
create function public.search_audit(filter jsonb default '{}', before bigint default null, page_size integer default 100)
  returns table (
  id bigint, at timestamptz, actor uuid, actor_name text, actor_email text, by text, action text, lead_id uuid,
  reference text, fields jsonb
)
  language plpgsql stable security definer set search_path = '' as $$
declare
  wanted constant text := filter ->> 'reference';
  zone constant text := coalesce(filter ->> 'time_zone', private.team_time_zone());
  lead uuid;
begin
  perform private.require_role('admin');
  perform now() at time zone zone;
  if (page_size between 1 and 1000) is not true then
    perform private.refuse('page_size', 'A page has 1 to 1,000 rows.');
  end if;
  if wanted is not null then
    lead := coalesce(
      (select known.id from public.leads as known where known.reference = upper(wanted)),
      case when wanted ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then wanted::uuid end
    );
    if lead is null then
      return;
    end if;
  end if;
  return query
    select entry.id, entry.at, entry.actor, profile.display_name, account.email::text, entry.by,
      entry.action, entry.lead_id, known.reference::text, entry.fields - 'ids'
    from private.audit as entry
    left join public.profiles as profile on profile.user_id = entry.actor
    left join auth.users as account on account.id = entry.actor
    left join public.leads as known on known.id = entry.lead_id
    where (before is null or entry.id < before)
      and (filter ->> 'action' is null or entry.action = filter ->> 'action')
      and (filter ->> 'actor' is null or entry.actor = (filter ->> 'actor')::uuid)
      and (filter ->> 'by' is null or entry.by = filter ->> 'by')
      and (lead is null or private.is_about(entry, lead))
      and (filter ->> 'from' is null
        or entry.at >= ((filter ->> 'from')::date)::timestamp at time zone zone)
      and (filter ->> 'to' is null
        or entry.at < ((filter ->> 'to')::date + 1)::timestamp at time zone zone)
    order by entry.id desc
    limit page_size;
end;
$$;

-- Everyone whom the audit log names, because they acted or their role changed, for administrators. The name is
-- null without a profile, and so is the address once the account is deleted.
create function public.list_audit_people()
  returns table (user_id uuid, display_name text, email text, role public.app_role)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    -- Jumps from one person to the next in the index.
    with recursive actors (id) as (
      (select entry.actor from private.audit as entry where entry.actor is not null order by entry.actor limit 1)
      union all
      select (
        select entry.actor from private.audit as entry where entry.actor > actors.id order by entry.actor limit 1
      )
      from actors where actors.id is not null
    ), people as (
      select actors.id from actors where actors.id is not null
      union
      select (entry.fields ->> 'user_id')::uuid from private.audit as entry
      where entry.action in ('role', 'account') and entry.fields ->> 'user_id' is not null
    )
    select people.id, profile.display_name, account.email::text,
      (select min(held.role) from public.user_roles as held where held.user_id = people.id)
    from people
    left join public.profiles as profile on profile.user_id = people.id
    left join auth.users as account on account.id = people.id
    order by lower(coalesce(profile.display_name, account.email)), people.id;
end;
$$;

grant execute on function public.open_lead, public.search_audit, public.list_audit_people to authenticated;
