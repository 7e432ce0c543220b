-- Fields are in braces. A message to a clinic has nothing about the patient but the details that the patient agreed
-- to, and serves for email and WhatsApp. One template of each channel and audience is used first: the chosen one, or
-- else the oldest.
create table public.message_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(name) <= 80 and name ~ '[^[:space:]]'),
  channel public.contact_channel not null check (channel <> 'phone'),
  audience text not null default 'patient' check (audience in ('patient', 'clinic')),
  subject text check (char_length(subject) <= 200),
  body text not null check (char_length(body) <= 4000 and body ~ '[^[:space:]]'),
  is_first boolean not null default false,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid default auth.uid(),
  check ((channel = 'email') = (subject is not null)),
  check (audience <> 'clinic' or channel = 'email'),
  check (
    audience <> 'clinic'
    or coalesce(subject, '') || body !~ '\{(?!\s*(details|reference|coordinator)\s*\})'
  )
);

alter table public.message_templates
  alter column name set statistics 0,
  alter column subject set statistics 0,
  alter column body set statistics 0,
  alter column updated_by set statistics 0;

alter table public.message_templates enable row level security;

grant select, delete,
  insert (name, channel, audience, subject, body, is_first),
  update (name, channel, audience, subject, body, is_first)
  on public.message_templates to authenticated;

create policy "The team reads its templates" on public.message_templates for select to authenticated
  using ((select private.has_role('coordinator')));

create policy "The team adds templates" on public.message_templates for insert to authenticated
  with check ((select private.has_role('coordinator')));

create policy "The team changes its templates" on public.message_templates for update to authenticated
  using ((select private.has_role('coordinator')))
  with check ((select private.has_role('coordinator')));

create policy "The team removes templates" on public.message_templates for delete to authenticated
  using ((select private.has_role('coordinator')));

-- The workspace updates a template only at the version that the person saw, so that a colleague's change is
-- not lost. The version stays the same when another template takes the first place.
create function private.sign_template() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if not new.is_first and to_jsonb(new) - 'is_first' = to_jsonb(old) - 'is_first' then
    return new;
  end if;
  new.version := old.version + 1;
  new.updated_at := now();
  new.updated_by := (select auth.uid());
  return new;
end;
$$;

create trigger sign_template before update on public.message_templates
  for each row execute function private.sign_template();

create function private.keep_one_first() returns trigger
  language plpgsql set search_path = '' as $$
begin
  update public.message_templates as other set is_first = false
  where other.is_first and other.id <> new.id
    and other.channel = new.channel and other.audience = new.audience;
  return null;
end;
$$;

create trigger keep_one_first after insert or update on public.message_templates
  for each row when (new.is_first) execute function private.keep_one_first();

insert into public.message_templates (name, channel, audience, is_first, subject, body) values
  (
    'First answer by email', 'email', 'patient', true,
    'Your request to Sanavoy, {reference}',
    'Hello {name},

Thank you for asking about {treatment} in {city}. Your reference is {reference}.

To find clinics that could give you a quote, I need to know:
- When could you travel, and for how long?
- Which language would you like to use with the clinic?
- Is there anything that a quote must include?

Please do not send me medical records or photographs. You can discuss your health with the clinic directly. Before I send anything to a clinic, I will tell you its name and what it would get. I send it only if you say yes.

Kind regards
{coordinator}
Sanavoy'
  ),
  (
    'First answer by WhatsApp', 'whatsapp', 'patient', true, null,
    'Hello {name}, this is {coordinator} from Sanavoy. You asked about {treatment} in {city}, and your reference is {reference}. Can I ask you a few questions here, or would you prefer email?'
  ),
  (
    'Question to a clinic', 'email', 'clinic', true,
    'Request {reference}',
    'Dear colleagues,

A patient asks for a quote: {details}

Our reference is {reference}.

Please tell us:
- Would you offer the patient a consultation before anything is decided? If so, how?
- What would a quote include, and what would it not include?
- Which tests or reports do you need first?

The patient has agreed that you get these details. We will send more once they agree to that.

Kind regards
{coordinator}
Sanavoy'
  );
