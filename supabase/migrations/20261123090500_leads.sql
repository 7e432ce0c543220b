-- Requests for a quote. What the patient sent is kept as it was sent: corrections, and what the team adds,
-- have separate columns.

create type public.close_reason as enum (
  'treatment_done', 'booked_elsewhere', 'not_suitable', 'no_answer', 'changed_mind', 'duplicate', 'spam', 'other'
);
create type public.contact_channel as enum ('email', 'whatsapp', 'phone');
-- How a request reached us: with the form, or otherwise, entered by the team.
create type public.lead_source as enum ('form', 'phone', 'whatsapp', 'email', 'referral');

-- The fields that people fill in on the form, and who can correct them: the same as LEAD_FIELDS in
-- functions/_shared/lead-fields.ts.
create function private.lead_fields()
  returns table (name text, most integer, optional boolean, patient_corrects boolean, team_corrects boolean)
  language sql immutable set search_path = ''
  as $$
    values
      ('name', 120, false, true, true),
      ('email', 254, false, true, true),
      ('phone', 40, false, true, true),
      ('treatment', 120, false, true, true),
      ('location_city', 60, false, true, true),
      ('travel_month', 60, true, true, true),
      ('preferred_language', 60, true, true, true),
      ('notes', 2000, true, true, false),
      ('source_page', 300, true, false, false);
  $$;

-- The lengths are those of private.lead_fields(). They are repeated here, so that the table depends on nothing else.
-- The digits of a phone number may be ASCII, Arabic, Persian or full-width: anything that the form accepts must not
-- fail here.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (char_length(name) <= 120 and name ~ '[^[:space:]]'),
  email text not null check (char_length(email) <= 254 and email ~ '^([^@[:space:]]+@[^@[:space:]]+)?$'),
  phone text not null
    check (char_length(phone) <= 40 and phone ~ '[0-9\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]'),
  treatment text not null check (char_length(treatment) <= 120 and treatment ~ '[^[:space:]]'),
  location_city text not null check (char_length(location_city) <= 60 and location_city ~ '[^[:space:]]'),
  location_country text not null
    check (char_length(location_country) <= 60 and location_country ~ '[^[:space:]]'),
  travel_month text check (char_length(travel_month) <= 60),
  notes text check (char_length(notes) <= 2000),
  preferred_language text check (char_length(preferred_language) <= 60),
  -- Compared by its bytes, so that its index also finds pages by the start of their path.
  source_page text collate "C" check (char_length(source_page) <= 300),
  status public.lead_status not null default 'new',
  consent_at timestamptz not null,
  consent_text text not null check (char_length(consent_text) <= 2000 and consent_text ~ '[^[:space:]]'),
  request_id uuid not null default gen_random_uuid() unique,
  -- Unique by its bytes, because the collation "C" never changes with the operating system.
  reference text collate "C" not null default private.new_reference() unique
    check (reference ~ '^SV-[23456789ABCDEFGHJKMNPQRSTVWXYZ]{4}-[23456789ABCDEFGHJKMNPQRSTVWXYZ]{4}$'),
  owner_id uuid references public.profiles (user_id) on delete set null,
  due_at timestamptz not null,
  first_contact_at timestamptz,
  next_step_on date,
  next_step text check (char_length(next_step) <= 500),
  close_reason public.close_reason,
  contact_by public.contact_channel,
  phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{4,14}$'),
  corrections jsonb not null default '{}' check (jsonb_typeof(corrections) = 'object'),
  is_repeat boolean not null default false,
  version integer not null default 1,
  restricted_at timestamptz,
  email_key text generated always as
    (private.email_key(coalesce(corrections ->> 'email', email))) stored,
  phone_key text generated always as
    (private.phone_key(coalesce(corrections ->> 'phone', phone))) stored,
  shown_treatment text generated always as (coalesce(corrections ->> 'treatment', treatment)) stored,
  shown_city text generated always as (coalesce(corrections ->> 'location_city', location_city)) stored,
  reached_status public.lead_status not null default 'new',
  no_calls boolean not null default false,
  contact_when text check (char_length(contact_when) <= 200),
  status_mail boolean not null default false,
  withdrawn_at timestamptz,
  touched_at timestamptz not null default now(),
  patient_acted_at timestamptz,
  booked_clinic_id uuid references public.clinics (id) on delete restrict,
  arrives_on date,
  treatment_on date,
  home_on date,
  check_in boolean not null default false,
  -- The next step of a patient who has booked is the day on which they are home, unless another one was set.
  act_by timestamptz generated always as (private.act_by(
    status, due_at, coalesce(next_step_on, case status when 'booked' then home_on end), patient_acted_at, touched_at
  )) stored,
  stalled_at timestamptz generated always as (private.stalled_at(
    status, coalesce(next_step_on, case status when 'booked' then home_on end), next_step, touched_at
  )) stored,
  decision jsonb check (jsonb_typeof(decision) = 'object'),
  source public.lead_source not null default 'form',
  consent_by public.contact_channel,
  constraint leads_source_check check (case source when 'form' then consent_by is null and email <> '' else consent_by is not null end),
  constraint leads_closed_with_reason_check check ((status = 'closed') = (close_reason is not null)),
  constraint leads_new_without_contact_check check (status <> 'new' or first_contact_at is null),
  constraint leads_withdrawn_closed_check check (withdrawn_at is null or status = 'closed')
);

comment on column public.leads.consent_text is 'The wording that the person agreed to, word for word.';
comment on column public.leads.request_id is
  'Created once for each completed form, so that the same form sent twice becomes one lead.';
comment on column public.leads.reference is
  'A number that people can give on the phone. The last character is a check character.';
comment on column public.leads.due_at is '24 hours after the lead arrived: the time by which we promised a reply.';
comment on column public.leads.first_contact_at is 'Null while the status is new.';
comment on column public.leads.contact_by is 'How the patient prefers to be contacted.';
comment on column public.leads.phone_e164 is 'The number in E.164. Null if it could not be worked out.';
comment on column public.leads.corrections is
  'Corrections by the team or the patient, by column. The columns themselves keep what was sent.';
comment on column public.leads.shown_treatment is
  'The treatment as corrected, or as sent. Lists and figures use it.';
comment on column public.leads.shown_city is 'The city as corrected, or as sent. Lists and figures use it.';
comment on column public.leads.reached_status is
  'The status or, for a closed lead, the one before it was closed.';
comment on column public.leads.is_repeat is
  'An earlier lead has the same email key or phone key.';
comment on column public.leads.version is
  'The number of changes. Each change names the version that the person saw.';
comment on column public.leads.restricted_at is
  'When the restriction began: the person asked that the lead is kept and not used.';
comment on column public.leads.no_calls is 'The patient asked not to be called.';
comment on column public.leads.contact_when is 'The best time to contact the patient, in their own words.';
comment on column public.leads.status_mail is 'The patient wants an email when the status changes.';
comment on column public.leads.withdrawn_at is 'When the patient withdrew their consent.';
comment on column public.leads.next_step is 'Without a date: why there is no next step.';
comment on column public.leads.touched_at is 'When something last happened to it.';
comment on column public.leads.check_in is 'The patient agreed to an email a week after they are home.';
comment on column public.leads.patient_acted_at is
  'When the patient did something on their page that the team has not dealt with.';
comment on column public.leads.decision is
  'What the patient last said about the quotes: {"choice": "quote", "proposal_id", "clinic", "revision", "at"} or
  {"choice": "none", "because", "at"}.';
comment on column public.leads.consent_by is 'As the team recorded it. Null if the patient ticked the box of the form.';

-- Row-level security hides rows, but anyone with an account can ask for an estimate (count=planned), which PostgreSQL
-- makes from the statistics of a column: whether an address asked more than once. So there are none of columns that
-- tell who somebody is. tests/database/estimates.test.ts lists the columns that keep theirs.
alter table public.leads
  alter column id set statistics 0,
  alter column name set statistics 0,
  alter column email set statistics 0,
  alter column phone set statistics 0,
  alter column travel_month set statistics 0,
  alter column notes set statistics 0,
  alter column preferred_language set statistics 0,
  alter column consent_at set statistics 0,
  alter column consent_text set statistics 0,
  alter column consent_by set statistics 0,
  alter column source set statistics 0,
  alter column request_id set statistics 0,
  alter column reference set statistics 0,
  alter column next_step set statistics 0,
  alter column phone_e164 set statistics 0,
  alter column corrections set statistics 0,
  alter column email_key set statistics 0,
  alter column phone_key set statistics 0,
  alter column contact_when set statistics 0,
  alter column decision set statistics 0;

create index leads_email_key_idx on public.leads (email_key);
create index leads_phone_key_idx on public.leads (phone_key);

-- The list and its filters, newest first, paged by key: where (created_at, id) < (…, …). Every list leaves out
-- restricted leads, so these indexes contain none, and a filter's leads can be counted from the index only. Under a
-- policy, PostgreSQL looks up only what compares without leaking: text, times, dates, IDs and booleans, but not an enum
-- and not "like". So a status is in the condition of an index, which the query repeats, or is compared within it.
create index leads_list_idx on public.leads (created_at, id) include (status, source, shown_city, shown_treatment)
  where restricted_at is null;
create index leads_treatment_idx on public.leads (shown_treatment, created_at, id) where restricted_at is null;
create index leads_city_idx on public.leads (shown_city, created_at, id) where restricted_at is null;
create index leads_source_page_idx on public.leads (source_page, created_at, id) where restricted_at is null;
create index leads_repeat_idx on public.leads (is_repeat, created_at, id) where is_repeat and restricted_at is null;
create index leads_due_idx on public.leads (due_at, id) where status = 'new' and restricted_at is null;
create index leads_next_step_idx on public.leads (next_step_on, id)
  where next_step_on is not null and status <> 'closed' and restricted_at is null;
-- This one contains all leads, because deleting an account looks up the leads that it owns.
create index leads_owner_idx on public.leads (owner_id, created_at, id) include (restricted_at);

-- What the tabs and insights count for open leads, from the index only.
create index leads_open_act_by_idx on public.leads (owner_id, act_by, id)
  where status <> 'closed' and restricted_at is null;
create index leads_stalled_idx on public.leads (stalled_at, id) where stalled_at is not null and restricted_at is null;
create index leads_quiet_idx on public.leads (touched_at, id) where status <> 'closed' and restricted_at is null;
create index leads_booked_clinic_idx on public.leads (booked_clinic_id) where booked_clinic_id is not null;
create index leads_check_in_idx on public.leads (home_on) where check_in and close_reason = 'treatment_done';
create index leads_open_status_idx on public.leads (created_at, id) include (status)
  where status <> 'closed' and restricted_at is null;

alter table public.leads enable row level security;

-- Nobody may insert or update: a lead is stored by public.submit_lead() or public.add_lead() and changed by functions,
-- which check who calls and write the event. The service role may delete, because people may ask for erasure.
grant select on public.leads to authenticated;
grant select, delete on public.leads to service_role;

create policy "The team reads leads"
  on public.leads for select to authenticated
  using ((select private.has_role('coordinator')));

-- In a BEFORE trigger, generated columns have no value yet, so the functions compute the keys.
create function private.prepare_lead() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.due_at := new.created_at + interval '24 hours';
  new.touched_at := new.created_at;
  new.version := 1;
  new.is_repeat := exists (
    select from public.leads as earlier where earlier.email_key = private.email_key(new.email)
  ) or exists (
    select from public.leads as earlier where earlier.phone_key = private.phone_key(new.phone)
  );
  return new;
end;
$$;

-- Only private.touch_lead() changes these two columns, which is no change that anybody has to know about.
create function private.count_lead_version() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if new.touched_at is not distinct from old.touched_at
    and new.patient_acted_at is not distinct from old.patient_acted_at then
    new.version := old.version + 1;
  end if;
  return new;
end;
$$;

create function private.count_version() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end;
$$;

-- Setting a status back also sets back what the lead has reached, so a mistake that is undone is not counted.
create function private.keep_reached_status() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.reached_status := case
    when new.status <> 'closed' then new.status
    when new.first_contact_at is null then 'new'
    else greatest(old.reached_status, 'contacted')
  end;
  return new;
end;
$$;

create trigger keep_reached_status before insert or update of status, first_contact_at on public.leads
  for each row execute function private.keep_reached_status();
create trigger prepare_lead before insert on public.leads for each row execute function private.prepare_lead();
create trigger count_version before update on public.leads for each row execute function private.count_lead_version();
