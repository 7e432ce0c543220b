-- A person may ask that their data is kept and not used. Such a lead is restricted: it is in no list, export,
-- figure, reminder or digest, and does not change. The person keeps their other rights: they can still withdraw
-- their consent, and get a private link.

-- A restricted lead cannot change, except for the restriction itself, for a withdrawal of consent, for an owner
-- whose account is deleted, for a decision that ends because a yes was taken back, and for corrections by an
-- administrator or the operator: people often restrict the use because the data is wrong. Generated columns are ignored, because they have no value yet in a BEFORE
-- trigger and depend on the others.
create function private.keep_restricted() returns trigger
  language plpgsql set search_path = '' as $$
declare
  may_correct constant boolean := coalesce(private.acting() = 'operator', private.has_role('admin'));
  others constant text[] := '{owner_id,version,decision,email_key,phone_key,shown_treatment,shown_city,touched_at,patient_acted_at,act_by,stalled_at}'
    || case when may_correct then array['corrections', 'phone_e164'] end;
begin
  if to_jsonb(new) - others <> to_jsonb(old) - others
    or new.owner_id is not null and new.owner_id is distinct from old.owner_id
    or new.decision is not null and new.decision is distinct from old.decision then
    perform private.refuse('restricted', 'The use of this lead is restricted: the person asked for it.');
  end if;
  return new;
end;
$$;

create trigger keep_restricted before update on public.leads
  for each row when (
    old.restricted_at is not null and new.restricted_at is not null
    and old.withdrawn_at is not distinct from new.withdrawn_at
  )
  execute function private.keep_restricted();

-- Its history only gains its arrival, corrections, a withdrawal, with the status that follows from it, what stops a clinic from
-- being asked, what happens to the private link, and what the provider reports about email.
create function private.keep_restricted_history() returns trigger
  language plpgsql security definer set search_path = '' as $$
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
  for each row when (
    new.lead_id is not null and new.kind not in (
      'received', 'withdrawal', 'correction', 'link', 'mail', 'clinic_cancelled', 'clinic_taken_back'
    )
    and not (new.kind = 'status' and new.body ->> 'by' is not distinct from 'patient')
  )
  execute function private.keep_restricted_history();
