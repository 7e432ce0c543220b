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
  'Made by the browser, once for each filled form: the same message sent twice is one.';

create index contact_messages_created_at_idx on private.contact_messages (created_at);

alter table private.contact_messages enable row level security;
revoke all on private.contact_messages from public, anon, authenticated, service_role;

alter table private.outbox
  add column message_id uuid references private.contact_messages (id) on delete cascade,
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (kind in (
    'patient_confirmation', 'team_new_lead', 'team_due_soon', 'team_overdue', 'team_digest', 'webhook_new_lead',
    'contact_to_team', 'contact_confirmation'
  ));

create index outbox_message_idx on private.outbox (message_id) where message_id is not null;

-- What the limits of the other forms count: hashes, for an hour.
create table private.form_submissions (
  id bigint generated always as identity primary key,
  form text not null check (form in ('contact')),
  created_at timestamptz not null default clock_timestamp(),
  address_hash text not null check (address_hash ~ '^[0-9a-f]{64}$'),
  network_hash text check (network_hash ~ '^[0-9a-f]{64}$'),
  email_hash text not null check (email_hash ~ '^[0-9a-f]{64}$')
);

create index form_submissions_idx on private.form_submissions (form, created_at);

alter table private.form_submissions enable row level security;
revoke all on private.form_submissions from public, anon, authenticated, service_role;

-- Counts the submission of a form, or returns the seconds until there is room. `limits` has numbers for
-- address, network, email and total.
create function private.count_submission(
  form text,
  address_hash text,
  network_hash text,
  email_hash text,
  limits jsonb
) returns integer
  language plpgsql volatile set search_path = ''
  as $$
declare
  free_at timestamptz;
begin
  if (select count(*) from jsonb_each_text(limits) as known where known.value ~ '^[1-9][0-9]{0,6}$') <> 4
    or not limits ?& array['address', 'network', 'email', 'total'] then
    raise exception 'The limits are not four positive numbers.' using errcode = '22023';
  end if;
  -- One at a time: these forms are used rarely, and two submissions could otherwise both take the last place.
  perform pg_advisory_xact_lock(hashtextextended('count_submission/' || form, 0));
  delete from private.form_submissions as old where old.created_at <= clock_timestamp() - interval '1 hour';
  select max(hindrance.created_at) + interval '1 hour' into free_at
  from (
    select counted.created_at
    from (values
      ('address', count_submission.address_hash), ('network', count_submission.network_hash),
      ('email', count_submission.email_hash), ('total', '')
    ) as wanted (what, hash)
    cross join lateral (select (limits ->> wanted.what)::integer as number) as most
    cross join lateral (
      select known.created_at from private.form_submissions as known
      where known.form = count_submission.form and wanted.hash = case wanted.what
        when 'address' then known.address_hash
        when 'network' then known.network_hash
        when 'email' then known.email_hash
        else ''
      end
      order by known.created_at desc
      offset most.number - 1 limit 1
    ) as counted
  ) as hindrance;
  if free_at is not null then
    return greatest(1, ceil(extract(epoch from free_at - clock_timestamp())))::integer;
  end if;
  insert into private.form_submissions (form, address_hash, network_hash, email_hash)
  values (
    count_submission.form, count_submission.address_hash, count_submission.network_hash,
    count_submission.email_hash
  );
  return null;
end;
$$;

-- Stores a message and queues its mails, or says that there were too many:
--   {"outcome": "created"} or {"outcome": "limited", "retry_after": seconds}
-- The same request_id again is answered alike, and stores and counts nothing.
create function public.submit_contact_message(
  message jsonb,
  address_hash text,
  network_hash text,
  email_hash text,
  limits jsonb
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  request uuid := (message ->> 'request_id')::uuid;
  wait integer;
  stored uuid;
begin
  if request is null then
    raise exception 'The message has no request_id.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('contact_message/' || request, 0));
  if exists (select from private.contact_messages as known where known.request_id = request) then
    return '{"outcome": "created"}';
  end if;
  wait := private.count_submission(
    'contact', submit_contact_message.address_hash, submit_contact_message.network_hash,
    submit_contact_message.email_hash, submit_contact_message.limits
  );
  if wait is not null then
    return jsonb_build_object('outcome', 'limited', 'retry_after', wait);
  end if;
  insert into private.contact_messages (request_id, name, email, subject, message)
  values (
    request, message ->> 'name', message ->> 'email', message ->> 'subject', message ->> 'message'
  )
  returning id into stored;
  insert into private.outbox (kind, dedupe_key, message_id)
  select wanted.kind, wanted.kind || '/' || stored, stored
  from unnest(array['contact_to_team', 'contact_confirmation']) as wanted (kind);
  return '{"outcome": "created"}';
end;
$$;

-- The data from which an email about a contact form message is rendered.
create function private.outbox_message(message_id uuid) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
begin
  return (
    select to_jsonb(sent) - 'request_id'
    from private.contact_messages as sent where sent.id = outbox_message.message_id
  );
end;
$$;

create or replace function private.outbox_data(mail private.outbox) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'lead', private.outbox_lead(mail.lead_id),
    'message', private.outbox_message(mail.message_id),
    'figures', mail.figures
  ));
end;
$$;

-- Deletes data at the end of its retention period: contact form messages after 30 days, and finished outbox
-- rows after 90. `deliver` calls it.
create function public.purge_mail() returns void
  language sql volatile security definer set search_path = ''
  as $$
    delete from private.contact_messages as old where old.created_at < clock_timestamp() - interval '30 days';
    -- Notices to the team about a lead are kept with the lead, so that a notice is not sent again.
    delete from private.outbox as old
    where old.lead_id is null and coalesce(old.sent_at, old.dismissed_at) < clock_timestamp() - interval '90 days';
    delete from private.form_submissions as old where old.created_at <= clock_timestamp() - interval '1 hour';
  $$;

revoke all on function private.count_submission(text, text, text, text, jsonb)
  from public, anon, authenticated, service_role;
revoke all on function private.outbox_message(uuid) from public, anon, authenticated, service_role;
revoke all on function public.submit_contact_message(jsonb, text, text, text, jsonb)
  from public, anon, authenticated, service_role;
revoke all on function public.purge_mail() from public, anon, authenticated, service_role;
grant execute on function public.submit_contact_message(jsonb, text, text, text, jsonb) to service_role;
grant execute on function public.purge_mail() to service_role;
