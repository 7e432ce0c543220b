-- Contact form messages. They are kept for 30 days, so that none is lost if sending an email fails.

create table private.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  request_id uuid not null unique,
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  subject text not null check (char_length(subject) between 1 and 150),
  message text not null check (char_length(message) between 1 and 4000)
);

comment on column private.contact_messages.request_id is
  'Created by the browser once for each completed form, so that the same message sent twice is stored once.';

create index contact_messages_created_at_idx on private.contact_messages (created_at);

alter table private.contact_messages enable row level security;
