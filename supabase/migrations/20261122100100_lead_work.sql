-- What the team needs to know about a lead in addition to what the patient sent, which is not changed.

create type public.close_reason as enum (
  'booked_elsewhere', 'not_suitable', 'no_answer', 'changed_mind', 'duplicate', 'spam', 'other'
);
create type public.contact_channel as enum ('email', 'whatsapp', 'phone');

-- One key for all addresses of a mailbox: in lower case, without the part after a plus sign. The collation
-- "C" changes only A to Z and never changes with the operating system.
create function private.email_key(address text) returns text
  language sql immutable strict parallel safe set search_path = ''
  as $$
    select regexp_replace(lower(address collate "C"), '^([^@+]+)\+[^@]*@', '\1@');
  $$;

-- The digits of a phone number, however they are written.
create function private.phone_digits(phone text) returns text
  language sql immutable strict parallel safe set search_path = ''
  as $$
    select regexp_replace(
      translate(
        phone,
        '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９',
        '012345678901234567890123456789'
      ),
      '[^0-9]', '', 'g'
    );
  $$;

-- One key for a number with and without its country code: the last nine digits. Fewer than seven digits are
-- not a key.
create function private.phone_key(phone text) returns text
  language sql immutable strict parallel safe set search_path = ''
  as $$
    select case when char_length(known.digits) >= 7 then right(known.digits, 9) end
    from (select private.phone_digits(phone) as digits) as known;
  $$;

revoke all on function private.email_key(text) from public, anon, authenticated, service_role;
revoke all on function private.phone_digits(text) from public, anon, authenticated, service_role;
revoke all on function private.phone_key(text) from public, anon, authenticated, service_role;

alter table public.leads
  add column owner_id uuid references public.profiles (user_id) on delete set null,
  add column due_at timestamptz,
  add column first_contact_at timestamptz,
  add column next_step_on date,
  add column next_step text check (char_length(next_step) <= 500),
  add column close_reason public.close_reason,
  add column contact_by public.contact_channel,
  add column phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{4,14}$'),
  add column corrections jsonb not null default '{}' check (jsonb_typeof(corrections) = 'object'),
  add column is_repeat boolean not null default false,
  add column version integer not null default 1,
  add column restricted_at timestamptz;
alter table public.leads
  add column email_key text generated always as
    (private.email_key(coalesce(corrections ->> 'email', email))) stored,
  add column phone_key text generated always as
    (private.phone_key(coalesce(corrections ->> 'phone', phone))) stored;

comment on column public.leads.due_at is '24 hours after the lead came: the promise to answer.';
comment on column public.leads.first_contact_at is 'Null while the status is new.';
comment on column public.leads.contact_by is 'How the patient prefers to be contacted.';
comment on column public.leads.phone_e164 is 'The number in E.164, where it could be read as one.';
comment on column public.leads.corrections is
  'What the team corrected, by column. The columns themselves keep what was sent.';
comment on column public.leads.is_repeat is
  'An earlier lead has the same email key or phone key.';
comment on column public.leads.restricted_at is
  'Since when the lead is kept and not used, because the person asked for it: no list, no export, no change.';
comment on column public.leads.version is
  'Counts the changes: who changes a lead names the version they saw.';

-- Existing leads. The reasons why they were closed are not known.
update public.leads set
  due_at = created_at + interval '24 hours',
  close_reason = case when status = 'closed' then 'other'::public.close_reason end;
update public.leads as later set is_repeat = true
where exists (
  select from public.leads as earlier
  where (earlier.created_at, earlier.id) < (later.created_at, later.id)
    and (earlier.email_key = later.email_key or earlier.phone_key = later.phone_key)
);

alter table public.leads
  alter column due_at set not null,
  add constraint leads_closed_with_reason_check check ((status = 'closed') = (close_reason is not null)),
  add constraint leads_next_step_dated_check check (next_step is null or next_step_on is not null),
  add constraint leads_new_without_contact_check check (status <> 'new' or first_contact_at is null);

create index leads_email_key_idx on public.leads (email_key);
create index leads_phone_key_idx on public.leads (phone_key);
-- The list's filters, newest first. Every list leaves out restricted leads, so these indexes contain none,
-- and a filter's leads can be counted from the index alone.
create index leads_status_idx on public.leads (status, created_at, id) where restricted_at is null;
create index leads_treatment_idx on public.leads (treatment, created_at, id) where restricted_at is null;
create index leads_city_idx on public.leads (location_city, created_at, id) where restricted_at is null;
create index leads_source_page_idx on public.leads (source_page, created_at, id) where restricted_at is null;
create index leads_repeat_idx on public.leads (created_at, id) where is_repeat and restricted_at is null;
create index leads_due_idx on public.leads (due_at, id) where status = 'new' and restricted_at is null;
create index leads_next_step_idx on public.leads (next_step_on, id)
  where next_step_on is not null and status <> 'closed' and restricted_at is null;
-- This one contains all leads, because deleting an account looks up the leads that it owns.
create index leads_owner_idx on public.leads (owner_id, created_at, id) include (restricted_at);

-- In a BEFORE trigger, generated columns have no value yet, so the functions compute the keys.
create function private.prepare_lead() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  new.due_at := new.created_at + interval '24 hours';
  new.version := 1;
  new.is_repeat := exists (
    select from public.leads as earlier where earlier.email_key = private.email_key(new.email)
  ) or exists (
    select from public.leads as earlier where earlier.phone_key = private.phone_key(new.phone)
  );
  return new;
end;
$$;

create function private.count_version() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.version := old.version + 1;
  return new;
end;
$$;

revoke all on function private.prepare_lead() from public, anon, authenticated, service_role;
revoke all on function private.count_version() from public, anon, authenticated, service_role;

create trigger prepare_lead before insert on public.leads
  for each row execute function private.prepare_lead();
create trigger count_version before update on public.leads
  for each row execute function private.count_version();

-- A lead is changed only by functions, which check the role and the version and write the event.
revoke update (status) on public.leads from authenticated, service_role;
