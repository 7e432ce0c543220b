-- The clinics that the team can ask for a quote. For the team alone: administrators change the register, and
-- coordinators read it. The contact is a person, whose details can be erased without the clinic.
create table public.clinics (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) <= 120 and name ~ '[^[:space:]]'),
  city text not null check (char_length(city) <= 60 and city ~ '[^[:space:]]'),
  treatments text[] not null default '{}'
    check (cardinality(treatments) <= 100 and array_to_string(treatments, ',', ' ') ~ '^[a-z0-9,-]*$'),
  languages text check (char_length(languages) <= 200),
  contact_name text check (char_length(contact_name) <= 120),
  email text check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  whatsapp text check (whatsapp ~ '^\+[1-9][0-9]{4,14}$'),
  certificate text check (char_length(certificate) <= 60),
  certificate_checked_on date,
  certificate_checked_by uuid,
  insured_until date,
  notes text check (char_length(notes) <= 2000),
  is_active boolean not null default true,
  inactive_since timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid default auth.uid(),
  unique (name, city),
  check (certificate_checked_on is null or certificate is not null),
  -- One day of tolerance for time zones.
  check (certificate_checked_on <= current_date + 1)
);

comment on column public.clinics.treatments is 'Slugs of the catalogue.';
comment on column public.clinics.whatsapp is 'The number in E.164.';
comment on column public.clinics.certificate is
  'The number of the Ministry of Health''s certificate for international health tourism.';
comment on column public.clinics.certificate_checked_on is 'When somebody last looked the number up.';
comment on column public.clinics.insured_until is 'The last day of the insurance against complications.';

alter table public.clinics
  alter column name set statistics 0,
  alter column contact_name set statistics 0,
  alter column email set statistics 0,
  alter column whatsapp set statistics 0,
  alter column certificate set statistics 0,
  alter column certificate_checked_by set statistics 0,
  alter column notes set statistics 0,
  alter column updated_by set statistics 0;

alter table public.clinics enable row level security;

grant select, delete,
  insert (
    name, city, treatments, languages, contact_name, email, whatsapp, certificate, certificate_checked_on,
    insured_until, notes, is_active
  ),
  update (
    name, city, treatments, languages, contact_name, email, whatsapp, certificate, certificate_checked_on,
    insured_until, notes, is_active
  )
  on public.clinics to authenticated;

create policy "The team reads the clinics" on public.clinics for select to authenticated
  using ((select private.has_role('coordinator')));

create policy "Administrators add clinics" on public.clinics for insert to authenticated
  with check ((select private.has_role('admin')));

create policy "Administrators change clinics" on public.clinics for update to authenticated
  using ((select private.has_role('admin')))
  with check ((select private.has_role('admin')));

create policy "Administrators remove clinics" on public.clinics for delete to authenticated
  using ((select private.has_role('admin')));

-- The workspace changes a clinic only at the version that the person saw. A new certificate has not been looked up yet.
create function private.sign_clinic() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
    new.updated_at := now();
    new.updated_by := (select auth.uid());
    if new.certificate is distinct from old.certificate
      and new.certificate_checked_on is not distinct from old.certificate_checked_on then
      new.certificate_checked_on := null;
    end if;
  end if;
  if new.certificate_checked_on is null then
    new.certificate_checked_by := null;
  elsif tg_op = 'INSERT' or new.certificate_checked_on is distinct from old.certificate_checked_on then
    new.certificate_checked_by := (select auth.uid());
  end if;
  new.inactive_since := case when not new.is_active then coalesce(new.inactive_since, now()) end;
  return new;
end;
$$;

create trigger sign_clinic before insert or update on public.clinics
  for each row execute function private.sign_clinic();

-- Whether a clinic may only be chosen for a lead if its certificate was looked up and it is insured. An operator may
-- change it to 'false'.
insert into private.settings (name, value) values ('require_clinic_checks', 'true');

-- Who changed what about which clinic, without values.
create function private.audit_clinic() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  former constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  latter constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  changed jsonb;
begin
  select coalesce(jsonb_agg(entry.key order by entry.key), '[]') into changed
  from jsonb_each(latter) as entry
  where tg_op = 'UPDATE' and entry.value is distinct from former -> entry.key
    and entry.key not in ('version', 'updated_at', 'updated_by', 'certificate_checked_by', 'inactive_since');
  if tg_op = 'UPDATE' and changed = '[]' then
    return null;
  end if;
  perform private.record_audit('clinic', null, jsonb_build_object(
    'clinic_id', coalesce(latter, former) -> 'id',
    'change', case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
    'fields', changed
  ));
  return null;
end;
$$;

create trigger audit_clinic after insert or update or delete on public.clinics
  for each row execute function private.audit_clinic();

-- Where an email address is that of a clinic's contact.
create function private.clinic_contacts_of(email text) returns jsonb
  language sql stable set search_path = '' as $$
    select coalesce(jsonb_agg(jsonb_build_object(
      'clinic', known.name, 'city', known.city, 'contact_name', known.contact_name, 'email', known.email,
      'whatsapp', known.whatsapp, 'updated_at', known.updated_at
    ) order by known.name, known.city), '[]')
    from public.clinics as known
    where lower(known.email) = lower(btrim(clinic_contacts_of.email));
  $$;

-- Erases these details. Returns the number of clinics.
create function private.erase_clinic_contacts(email text) returns integer
  language plpgsql volatile set search_path = '' as $$
declare
  erased integer;
begin
  update public.clinics as known set contact_name = null, email = null, whatsapp = null
  where lower(known.email) = lower(btrim(erase_clinic_contacts.email));
  get diagnostics erased = row_count;
  return erased;
end;
$$;

-- Erases the details of contacts some time after their clinic became inactive.
create function private.expire_clinic_contacts() returns void
  language sql volatile set search_path = '' as $$
    update public.clinics as old set contact_name = null, email = null, whatsapp = null
    where old.inactive_since < private.kept_since('clinic_contact')
      and num_nonnulls(old.contact_name, old.email, old.whatsapp) > 0;
  $$;
