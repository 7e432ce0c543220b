-- People's rights: to see the data held about them, to correct it, to restrict its use, and to have it erased.
-- For administrators in the workspace and for the operator's commands (npm run leads:show). They are functions
-- and not requests with a filter, because filters are part of the URL, which gateways log.

-- The leads of one email address (in any case), of one phone number or with one reference, as sent or as
-- corrected. A phone number is found by its international form, and by its digits as they were typed:
-- "07700 900123" does not find "+44 7700 900123", because it could be another country's.
create function private.leads_of_person(email text, phone text, phone_e164 text, reference text)
  returns setof public.leads
  language plpgsql stable set search_path = '' as $$
declare
  digits constant text := private.phone_digits(leads_of_person.phone);
begin
  -- Requests without an address are not one person's.
  if btrim(leads_of_person.email) = ''
    or num_nonnulls(leads_of_person.email, leads_of_person.phone, leads_of_person.reference) <> 1
    -- phone_e164 is another form of the phone number. With anything else it would identify a second person.
    or leads_of_person.phone_e164 is not null and leads_of_person.phone is null then
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
      or private.phone_digits(lead.phone) = digits
      or private.phone_digits(lead.corrections ->> 'phone') = digits
      or lead.reference = upper(leads_of_person.reference)
    order by lead.created_at, lead.id;
end;
$$;

-- The same leads, locked until this transaction ends, in a fixed order to avoid deadlocks. For administrators and the
-- operator's commands.
create function private.lock_person(email text, phone text, phone_e164 text, reference text)
  returns setof public.leads
  language plpgsql volatile set search_path = '' as $$
begin
  perform private.require_role_administrator();
  return query
    select lead.* from public.leads as lead
    where lead.id in (
      select person.id
      from private.leads_of_person(
        lock_person.email, lock_person.phone, lock_person.phone_e164, lock_person.reference
      ) as person
    )
    order by lead.id
    for update;
end;
$$;

-- Deletes a person's leads and, if they are identified by email address, their messages, their subscription and their
-- details as a clinic's contact. Returns the number of deleted records. Tasks for the team stay: see privacy_tasks.sql.
create function public.erase_leads(
  email text default null, phone text default null, phone_e164 text default null, reference text default null
) returns integer
  language plpgsql volatile security definer set search_path = '' as $$
declare
  lead public.leads;
  leads integer := 0;
begin
  for lead in select * from private.lock_person(
    erase_leads.email, erase_leads.phone, erase_leads.phone_e164, erase_leads.reference
  ) loop
    perform private.add_privacy_task(lead, 'erasure');
    delete from public.leads as gone where gone.id = lead.id;
    leads := leads + 1;
  end loop;
  return leads + private.erase_email(erase_leads.email) + private.erase_clinic_contacts(erase_leads.email);
end;
$$;

-- All data held about a person, to show or to hand over: {"leads": [{"lead", "history", "audit"}], "messages",
-- "newsletter", "clinics": those whose contact they are}. All but the first only if the person is identified by email
-- address. The audit shows when the data was seen and by whom.
create function public.person_data(
  email text default null, phone text default null, phone_e164 text default null, reference text default null
) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  lead public.leads;
  answers jsonb := '[]';
  others jsonb;
begin
  perform private.require_role_administrator();
  others := private.other_data_of(person_data.email)
    || jsonb_build_object('clinics', private.clinic_contacts_of(person_data.email));
  for lead in
    select * from private.leads_of_person(
      person_data.email, person_data.phone, person_data.phone_e164, person_data.reference
    )
  loop
    perform private.record_audit('disclosed', lead.id);
    answers := answers || jsonb_build_object(
      'lead', to_jsonb(lead) -
        '{email_key,phone_key,shown_treatment,shown_city,reached_status,request_id,version,touched_at,patient_acted_at,act_by,stalled_at,booked_clinic_id}'::text[]
        || jsonb_build_object(
          'booked_clinic', (select known.name from public.clinics as known where known.id = lead.booked_clinic_id),
          'withdrawn_elsewhere_at', private.kept_withdrawal(lead.id)
        ),
      'history', (
        select coalesce(jsonb_agg(private.event_json(event) - '{id,lead_id,actor}'::text[] order by event.id), '[]')
        from public.lead_events as event
        where event.lead_id = lead.id and not private.is_retracted_note(event)
      ),
      'proposals', (
        select coalesce(jsonb_agg(
          to_jsonb(proposal) - '{lead_id,clinic_id,proposed_by,version}'::text[] order by proposal.proposed_at, proposal.clinic
        ), '[]')
        from public.lead_proposals as proposal
        where proposal.lead_id = lead.id
      ),
      'quotes', private.quotes_json(lead.id, all_versions => true),
      'audit', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'at', entry.at, 'action', entry.action, 'fields', entry.fields - 'ids',
          'actor_name', profile.display_name, 'by', entry.by
        ) order by entry.id), '[]')
        from private.audit as entry
        left join public.profiles as profile on profile.user_id = entry.actor
        where private.is_about(entry, lead.id)
      )
    );
  end loop;
  if others ->> 'newsletter' is not null then
    perform private.record_audit('disclosed', null, '["newsletter"]');
  end if;
  if others -> 'messages' <> '[]' then
    perform private.record_audit('disclosed', null, '["contact_messages"]');
  end if;
  if others -> 'clinics' <> '[]' then
    perform private.record_audit('disclosed', null, '["clinics"]');
  end if;
  return jsonb_build_object('leads', answers) || others;
end;
$$;

-- Other leads that may come from the same person, by the same idea of one person as elsewhere
-- (private.leads_of_same_person), but that leads_of_person() does not find: the mailbox with another tag, the phone
-- number with or without its country code, and what these leads lead to. Restricted ones too. Nothing is done to them
-- before someone has looked at them.
create function public.similar_leads(
  email text default null, phone text default null, phone_e164 text default null, reference text default null
) returns table (found_reference text, name text, created_at timestamptz, same_email boolean, same_phone boolean)
  language plpgsql stable security definer set search_path = '' as $$
declare
  exact uuid[];
begin
  perform private.require_role_administrator();
  select coalesce(array_agg(lead.id), '{}') into exact
  from private.leads_of_person(
    similar_leads.email, similar_leads.phone, similar_leads.phone_e164, similar_leads.reference
  ) as lead;
  return query
    select other.reference::text, coalesce(other.corrections ->> 'name', other.name), other.created_at,
      coalesce(bool_or(other.email_key = known.email_key), false),
      coalesce(bool_or(other.phone_key = known.phone_key), false)
    from (
      select private.email_key(btrim(similar_leads.email)) as email_key,
        private.phone_key(similar_leads.phone) as phone_key, similar_leads.phone_e164 as phone_e164
      union
      select lead.email_key, lead.phone_key, lead.phone_e164 from public.leads as lead where lead.id = any (exact)
    ) as known
    cross join lateral private.leads_of_same_person(known.email_key, known.phone_key, known.phone_e164) as other
    where other.id <> all (exact)
    group by other.id, other.reference, other.corrections, other.name, other.created_at
    order by other.created_at
    limit 100;
end;
$$;

-- Restricts the use of a person's leads, or lifts the restriction. Returns the number of leads that changed.
create function public.restrict_leads(
  restricted boolean, email text default null, phone text default null, phone_e164 text default null,
  reference text default null
) returns integer
  language plpgsql volatile security definer set search_path = '' as $$
declare
  changed integer;
begin
  update public.leads as lead set restricted_at = case when restrict_leads.restricted then clock_timestamp() end
  where (lead.restricted_at is null) = restrict_leads.restricted
    and lead.id in (
      select person.id from private.lock_person(
        restrict_leads.email, restrict_leads.phone, restrict_leads.phone_e164, restrict_leads.reference
      ) as person
    );
  get diagnostics changed = row_count;
  return changed;
end;
$$;

-- Records in all of a person's leads that consent was withdrawn, as withdraw_lead() does for one. Returns the number
-- of leads that changed.
create function public.withdraw_leads(
  how public.contact_channel, email text default null, phone text default null, phone_e164 text default null,
  reference text default null
) returns integer
  language plpgsql volatile security definer set search_path = '' as $$
declare
  changed integer;
begin
  select count(*) into changed from private.lock_person(
    withdraw_leads.email, withdraw_leads.phone, withdraw_leads.phone_e164, withdraw_leads.reference
  ) as lead
  where public.withdraw_lead(lead.id, withdraw_leads.how) ->> 'outcome' = 'changed';
  return changed;
end;
$$;

-- Corrects a field in all of a person's leads, as correct_lead() does for one. `corrected_e164` is the international
-- form of a corrected phone number. Returns the number of leads that changed.
create function public.correct_leads(
  field text, value text, email text default null, phone text default null, phone_e164 text default null,
  reference text default null, corrected_e164 text default null
) returns integer
  language plpgsql volatile security definer set search_path = '' as $$
declare
  changed integer;
begin
  select count(*) into changed from private.lock_person(
    correct_leads.email, correct_leads.phone, correct_leads.phone_e164, correct_leads.reference
  ) as lead
  where public.correct_lead(
    lead.id, lead.version, correct_leads.field, correct_leads.value, correct_leads.corrected_e164
  ) ->> 'outcome' = 'changed';
  return changed;
end;
$$;

grant execute on function
  public.erase_leads, public.person_data, public.withdraw_leads, public.similar_leads, public.restrict_leads,
  public.correct_leads
  to authenticated, service_role;
