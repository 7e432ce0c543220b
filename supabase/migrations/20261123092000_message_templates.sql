-- Fields are in braces. A message to a clinic has nothing about the patient but the details that the patient agreed
-- to, and serves for email and WhatsApp. The workspace first offers the oldest one for the occasion, in the patient's
-- language if there is one.
create table public.message_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(name) <= 80 and name ~ '[^[:space:]]'),
  channel public.contact_channel not null check (channel <> 'phone'),
  audience text not null default 'patient' check (audience in ('patient', 'clinic')),
  subject text check (char_length(subject) <= 200),
  body text not null check (char_length(body) <= 4000 and body ~ '[^[:space:]]'),
  occasion text not null default 'other'
    check (occasion in ('first', 'no_answer', 'after_quote', 'closing', 'other')),
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
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
  insert (name, channel, audience, occasion, language, subject, body),
  update (name, channel, audience, occasion, language, subject, body)
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
-- not lost.
create function private.sign_template() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  new.updated_by := (select auth.uid());
  return new;
end;
$$;

create trigger sign_template before update on public.message_templates
  for each row execute function private.sign_template();

insert into public.message_templates (name, channel, audience, occasion, subject, body) values
  (
    'First answer by email', 'email', 'patient', 'first',
    'Your request to Sanavoy, {reference}',
    'Hello {first_name},

Thank you for asking about {treatment} in {city}. Your reference is {reference}.

To find clinics that could give you a quote, I need to know:
- When could you travel, and for how long?
- Which language would you like to use with the clinic?
- Is there anything that a quote must include?

Please do not send me medical records or photographs. You can discuss your health with the clinic directly. Before I send anything to a clinic, I’ll tell you its name and what it would get. I’ll send it only if you say yes.

Kind regards
{coordinator}
Sanavoy'
  ),
  (
    'First answer by WhatsApp', 'whatsapp', 'patient', 'first', null,
    'Hello {first_name}, this is {coordinator} from Sanavoy. You asked about {treatment} in {city}, and your reference is {reference}. Can I ask you a few questions here, or would you prefer email?'
  ),
  (
    'Question to a clinic', 'email', 'clinic', 'first',
    'Request {reference}',
    'Dear colleagues,

A patient asks for a quote: {details}

Our reference is {reference}.

Please tell us:
- Would you offer the patient a consultation before anything is decided? If so, how?
- What would a quote include, and what would it not include?
- Which tests or reports do you need first?

The patient has agreed to our sending you these details. We’ll send more once they agree to that.

Kind regards
{coordinator}
Sanavoy'
  ),
  (
    'No answer yet, by email', 'email', 'patient', 'no_answer',
    'Your request to Sanavoy, {reference}',
    'Hello {first_name},

I haven’t heard from you since my last message about {treatment} in {city}. Your reference is {reference}.

Would you still like quotes? A short answer is enough. If you need more time, tell me when to write again. If you’ve changed your mind, tell me and I’ll close your request.

Kind regards
{coordinator}
Sanavoy'
  ),
  (
    'No answer yet, by WhatsApp', 'whatsapp', 'patient', 'no_answer', null,
    'Hello {first_name}, this is {coordinator} from Sanavoy, about your request {reference}. Would you still like quotes for {treatment} in {city}? If you need more time, tell me when to write again.'
  ),
  (
    'After a quote, by email', 'email', 'patient', 'after_quote',
    'Your quotes, {reference}',
    'Hello {first_name},

You have a quote for {treatment}. You can read it on the private page of your request, {reference}. It also says what the quote leaves out.

Is anything unclear, or is there something that you’d like to ask the clinic? Take your time. You don’t have to choose a quote. If you’d like to go ahead with one, or want none of them, say so on your page or reply to this email.

Kind regards
{coordinator}
Sanavoy'
  ),
  (
    'After a quote, by WhatsApp', 'whatsapp', 'patient', 'after_quote', null,
    'Hello {first_name}, this is {coordinator} from Sanavoy. You have a quote on the private page of your request {reference}. Is anything unclear, or is there something that you’d like to ask the clinic? Take your time. You don’t have to choose a quote.'
  ),
  (
    'Closing, by email', 'email', 'patient', 'closing',
    'Your request to Sanavoy is closed, {reference}',
    'Hello {first_name},

I’ve closed your request {reference} about {treatment}. We won’t write to you about it again.

If you’d still like quotes, reply to this email and I’ll open it again.

Kind regards
{coordinator}
Sanavoy'
  );
