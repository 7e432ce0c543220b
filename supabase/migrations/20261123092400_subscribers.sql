-- Subscribers of the newsletter. A row is a sign-up or a subscriber, and is deleted when the person
-- unsubscribes.

create table private.subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  asked_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz
);

comment on column private.subscribers.asked_at is
  'The latest sign-up. Without a confirmation it ends after seven days.';

create unique index subscribers_email_idx on private.subscribers (lower(email));

alter table private.subscribers enable row level security;
revoke all on private.subscribers from public, anon, authenticated, service_role;
