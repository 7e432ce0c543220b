-- People's rights: to see the data held about them, to restrict its use, and to have it erased. For
-- administrators in the workspace and for the operator's commands. Also deletes every lead after its
-- retention period.

-- The leads of one email address (in any case), of one phone number or with one reference, as sent or as
-- corrected. A phone number is found by its international form, and by its digits as they were typed:
-- "07700 900123" does not find "+44 7700 900123", because it could be another country's.
create function private.leads_of_person(email text, phone text, phone_e164 text, reference text)
  returns setof public.leads
  language plpgsql stable set search_path = ''
  as $$
declare
  digits constant text := private.digits_of(leads_of_person.phone);
begin
  if num_nonnulls(leads_of_person.email, leads_of_person.phone, leads_of_person.reference) <> 1 then
    raise exception 'Name an email address, a phone number or a reference.' using errcode = '22023';
  end if;
  if char_length(digits) < 5 then
    raise exception 'A phone number has at least five digits.' using errcode = '22023';
  end if;
  return query
    select lead.* from public.leads as lead
    where lower(lead.email) = lower(btrim(leads_of_person.email))
      or lower(lead.corrections ->> 'email') = lower(btrim(leads_of_person.email))
      or lead.phone_e164 = leads_of_person.phone_e164
      or private.digits_of(lead.phone) = digits
      or private.digits_of(lead.corrections ->> 'phone') = digits
      or lead.reference = upper(leads_of_person.reference)
    order by lead.created_at, lead.id;
end;
$$;

-- Deletes them and returns their number.
create or replace function public.erase_leads(
  email text default null,
  phone text default null,
  phone_e164 text default null,
  reference text default null
) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  erased integer;
begin
  perform private.require_role_administrator();
  delete from public.leads as lead where lead.id in (
    select person.id from private.leads_of_person(
      erase_leads.email, erase_leads.phone, erase_leads.phone_e164, erase_leads.reference
    ) as person
  );
  get diagnostics erased = row_count;
  return erased;
end;
$$;

-- All data held about a person, to show or to hand over: {"leads": [{"lead", "history", "audit"}]}. The audit
-- shows when the data was seen and by whom.
create function public.person_data(
  email text default null,
  phone text default null,
  phone_e164 text default null,
  reference text default null
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  lead public.leads;
  answers jsonb := '[]';
begin
  perform private.require_role_administrator();
  for lead in
    select * from private.leads_of_person(
      person_data.email, person_data.phone, person_data.phone_e164, person_data.reference
    )
  loop
    perform private.record_audit('disclosed', lead.id);
    answers := answers || jsonb_build_object(
      'lead', to_jsonb(lead) - '{email_key,phone_key,request_id,version}'::text[],
      'history', (
        select coalesce(jsonb_agg(private.event_json(event) - '{id,lead_id,actor}'::text[] order by event.id), '[]')
        from public.lead_events as event where event.lead_id = lead.id
      ),
      'audit', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'at', entry.at, 'action', entry.action, 'fields', entry.fields, 'actor_name', profile.display_name
        ) order by entry.id), '[]')
        from private.audit as entry
        left join public.profiles as profile on profile.user_id = entry.actor
        where entry.lead_id = lead.id
      )
    );
  end loop;
  return jsonb_build_object('leads', answers);
end;
$$;

-- Restricts the use of a person's leads, or lifts the restriction. Returns the number of leads that changed.
create function public.restrict_leads(
  restricted boolean,
  email text default null,
  phone text default null,
  phone_e164 text default null,
  reference text default null
) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  changed integer;
begin
  perform private.require_role_administrator();
  update public.leads as lead
  set restricted_at = case when restrict_leads.restricted then clock_timestamp() end
  where (lead.restricted_at is null) = restrict_leads.restricted and lead.id in (
    select person.id from private.leads_of_person(
      restrict_leads.email, restrict_leads.phone, restrict_leads.phone_e164, restrict_leads.reference
    ) as person
  );
  get diagnostics changed = row_count;
  return changed;
end;
$$;

-- A restricted lead cannot change, except for the restriction itself and for an owner whose account is
-- deleted. In a BEFORE trigger, generated columns have no value yet, and follow from the others.
create function private.keep_restricted() returns trigger
  language plpgsql set search_path = ''
  as $$
declare
  others constant text[] := '{owner_id,version,email_key,phone_key}';
begin
  if to_jsonb(new) - others <> to_jsonb(old) - others
    or new.owner_id is not null and new.owner_id is distinct from old.owner_id then
    perform private.refuse('restricted', 'The use of this lead is restricted: the person asked for it.');
  end if;
  return new;
end;
$$;

create trigger keep_restricted before update on public.leads
  for each row when (old.restricted_at is not null and new.restricted_at is not null)
  execute function private.keep_restricted();

create function private.keep_restricted_history() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if exists (
    select from public.leads as lead where lead.id = new.lead_id and lead.restricted_at is not null
  ) then
    perform private.refuse('restricted', 'The use of this lead is restricted: the person asked for it.');
  end if;
  return new;
end;
$$;

create trigger keep_restricted_history before insert on public.lead_events
  for each row when (new.lead_id is not null) execute function private.keep_restricted_history();

-- Restricted leads are in no list and no export, whatever the filter.
alter function private.lead_conditions(jsonb) rename to filter_conditions;

create function private.lead_conditions(filter jsonb, out source text, out conditions text)
  language sql stable set search_path = ''
  as $$
    select found.source, 'lead.restricted_at is null and ' || found.conditions
    from private.filter_conditions(filter) as found;
  $$;

-- The timer can call this as often as it likes. Once a day, or immediately if told to, it deletes the leads
-- that are older than the given number of days, the accounts that never had a role, and rows that the limits
-- no longer count, and records this in the audit. Returns null if it was not due. Restricted leads stay,
-- because a person may need them for a claim.
create function public.run_retention(days integer default 730, at_once boolean default false) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  expired integer;
  accounts integer;
begin
  if (days between 1 and 3650) is not true then
    raise exception 'Leads are kept for 1 to 3,650 days.' using errcode = '22023';
  end if;
  -- Two timers at the same time would run it twice.
  perform pg_advisory_xact_lock(hashtextextended('run_retention', 0));
  if not at_once and exists (
    select from private.audit as entry
    where entry.action = 'retention' and entry.at > clock_timestamp() - interval '24 hours'
  ) then
    return null;
  end if;
  delete from public.leads as lead
  where lead.created_at < clock_timestamp() - days * interval '24 hours' and lead.restricted_at is null;
  get diagnostics expired = row_count;
  accounts := public.expire_accounts();
  delete from private.lead_submissions as counted where counted.created_at < clock_timestamp() - interval '1 hour';
  perform private.record_audit('retention', null, jsonb_build_object(
    'days', days, 'leads', expired, 'accounts', accounts
  ));
  return jsonb_build_object('leads', expired, 'accounts', accounts);
end;
$$;

revoke all on function private.leads_of_person(text, text, text, text) from public, anon, authenticated, service_role;
revoke all on function private.keep_restricted() from public, anon, authenticated, service_role;
revoke all on function private.keep_restricted_history() from public, anon, authenticated, service_role;
revoke all on function private.lead_conditions(jsonb) from public, anon, authenticated, service_role;
revoke all on function public.erase_leads(text, text, text, text)
  from public, anon, authenticated, service_role;
revoke all on function public.person_data(text, text, text, text) from public, anon, authenticated, service_role;
revoke all on function public.restrict_leads(boolean, text, text, text, text)
  from public, anon, authenticated, service_role;
revoke all on function public.run_retention(integer, boolean) from public, anon, authenticated, service_role;
grant execute on function public.erase_leads(text, text, text, text) to authenticated, service_role;
grant execute on function public.person_data(text, text, text, text) to authenticated, service_role;
grant execute on function public.restrict_leads(boolean, text, text, text, text) to authenticated, service_role;
grant execute on function public.run_retention(integer, boolean) to service_role;
