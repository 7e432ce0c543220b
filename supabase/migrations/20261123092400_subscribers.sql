-- Subscribers of the newsletter. A row is a sign-up or a subscriber, and is deleted when the person unsubscribes.

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

-- The data held for an email address apart from quote requests: contact form messages and the newsletter sign-up.
create function private.other_data_of(email text) returns jsonb
  language sql stable set search_path = '' as $$
    select jsonb_build_object(
      'messages', (
        select coalesce(jsonb_agg(
          to_jsonb(sent) - '{id,request_id}'::text[] order by sent.created_at, sent.id
        ), '[]')
        from private.contact_messages as sent
        where lower(sent.email) = lower(btrim(other_data_of.email))
      ),
      'newsletter', (
        select to_jsonb(known) - 'id' from private.subscribers as known
        where lower(known.email) = lower(btrim(other_data_of.email))
      )
    );
  $$;

-- Erases this data. Returns the number of records.
create function private.erase_email(email text) returns integer
  language plpgsql volatile set search_path = '' as $$
declare
  messages integer;
  subscriptions integer;
begin
  delete from private.contact_messages as sent where lower(sent.email) = lower(btrim(erase_email.email));
  get diagnostics messages = row_count;
  delete from private.subscribers as known where lower(known.email) = lower(btrim(erase_email.email));
  get diagnostics subscriptions = row_count;
  if messages > 0 then
    perform private.record_audit('erased', null, '["contact_messages"]');
  end if;
  if subscriptions > 0 then
    perform private.record_audit('erased', null, '["newsletter"]');
  end if;
  return messages + subscriptions;
end;
$$;
