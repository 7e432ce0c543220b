-- Requests for a quote. Patients' words are kept as they were sent. Administrators read them and change the
-- status, and nothing else.

create type public.lead_status as enum ('new', 'contacted', 'quoted', 'booked', 'closed');

-- The lengths are the same as LEAD_LENGTHS in functions/_shared/lead-fields.ts. They are repeated here
-- because the table trusts no caller. The digits of a phone number may be ASCII, Arabic, Persian or
-- full-width: whatever the form accepts must not fail here.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (char_length(name) <= 120 and name ~ '[^[:space:]]'),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  phone text not null
    check (char_length(phone) <= 40 and phone ~ '[0-9\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]'),
  treatment text not null check (char_length(treatment) <= 120 and treatment ~ '[^[:space:]]'),
  location_city text not null check (char_length(location_city) <= 60 and location_city ~ '[^[:space:]]'),
  location_country text not null
    check (char_length(location_country) <= 60 and location_country ~ '[^[:space:]]'),
  travel_month text check (char_length(travel_month) <= 60),
  notes text check (char_length(notes) <= 2000),
  source_page text check (char_length(source_page) <= 300),
  status public.lead_status not null default 'new',
  consent_at timestamptz not null,
  consent_text text not null check (char_length(consent_text) <= 2000 and consent_text ~ '[^[:space:]]'),
  request_id uuid not null default gen_random_uuid() unique
);

comment on column public.leads.consent_text is 'The wording that the person agreed to, word for word.';
comment on column public.leads.request_id is
  'Made once per filled form: the same form sent twice is one lead.';

-- The list is read newest first and paged by key: where (created_at, id) < (…, …).
create index leads_created_at_id_idx on public.leads (created_at, id);

alter table public.leads enable row level security;

revoke all on public.leads from public, anon, authenticated, service_role;
grant select on public.leads to authenticated;
grant update (status) on public.leads to authenticated;
-- Nobody may insert: a lead can only be stored through public.submit_lead(). The service role may delete,
-- because people may ask for erasure.
grant select, delete on public.leads to service_role;
grant update (status) on public.leads to service_role;

create policy "Administrators read leads"
  on public.leads for select to authenticated
  using ((select private.has_role('admin')));

create policy "Administrators move a lead's status"
  on public.leads for update to authenticated
  using ((select private.has_role('admin')))
  with check ((select private.has_role('admin')));
