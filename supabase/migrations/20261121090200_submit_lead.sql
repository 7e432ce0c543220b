-- The only way to store a lead: it is checked, limited, stored and counted in one transaction.

-- What the limits count: hashes made with a secret salt, not IP or email addresses. A row counts for an hour,
-- and is deleted with the first lead after that. It does not identify its lead: its time is rounded down to
-- five seconds, and its ID is random. If no other lead arrived at nearly the same time, the time still shows
-- which lead it was, for as long as the row exists. Rounding more would make the hourly limits inexact, and
-- only the holder of the salt can test what the hashes stand for.
create table private.lead_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null,
  address_hash text not null check (address_hash ~ '^[0-9a-f]{64}$'),
  email_hash text not null check (email_hash ~ '^[0-9a-f]{64}$')
);

create index lead_submissions_created_at_idx on private.lead_submissions (created_at);
create index lead_submissions_address_idx on private.lead_submissions (address_hash, created_at);
create index lead_submissions_email_idx on private.lead_submissions (email_hash, created_at);

-- The API cannot reach it anyway. This also protects it if the schema is ever exposed.
alter table private.lead_submissions enable row level security;
revoke all on private.lead_submissions from public, anon, authenticated, service_role;

-- Stores a lead, or says that there were too many: {"outcome": "created", "id": …} or
-- {"outcome": "limited", "retry_after": seconds}. A request_id that is stored already gives the same
-- answer as the first time, and counts nothing. Lengths are checked by the table.
--
-- Security definer, so that no API role needs the right to insert a lead or to read the hashes, and
-- there is no second way in. The service role alone may call it.
create function public.submit_lead(
  lead jsonb,
  address_hash text,
  email_hash text,
  limit_per_address integer,
  limit_per_email integer
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  -- Anything except spaces, direction marks, joiners and fillers.
  visible constant text := '[^[:space:]\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5'
    '\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]';
  request uuid;
  lead_id uuid;
  lock_key bigint;
  moment timestamptz;
  hour_ago timestamptz;
  free_at timestamptz;
begin
  if jsonb_typeof(lead) is distinct from 'object' then
    raise exception 'The lead is not an object.' using errcode = '22023';
  end if;
  if exists (
    select from jsonb_each(lead) as field
    where field.key <> 'consent' and jsonb_typeof(field.value) not in ('string', 'null')
  ) then
    raise exception 'A field of the lead is not text.' using errcode = '22023';
  end if;
  if lead -> 'consent' is distinct from 'true'::jsonb then
    raise exception 'The lead has no consent.' using errcode = '22023';
  end if;
  -- functions/_shared/lead.ts gives people a message. This check applies to every caller.
  if exists (
    select from unnest(array['name', 'treatment', 'consent_text']) as field
    where lead ->> field !~ visible
  ) then
    raise exception 'A required field shows nothing.' using errcode = '23514';
  end if;
  if limit_per_address is null or limit_per_address < 1
    or limit_per_email is null or limit_per_email < 1 then
    raise exception 'A limit is not a positive number.' using errcode = '22023';
  end if;
  -- A caller that forgot to hash must not leave an IP or email address behind, not even in an error.
  if (address_hash ~ '^[0-9a-f]{64}$') is not true or (email_hash ~ '^[0-9a-f]{64}$') is not true then
    raise exception 'A hash is not 64 hexadecimal digits.' using errcode = '22023';
  end if;
  request := coalesce((lead ->> 'request_id')::uuid, gen_random_uuid());

  -- Requests that share a form, an IP address or an email address wait for each other. Otherwise, two
  -- simultaneous requests could both take the last place. The locks are taken in ascending order to avoid
  -- deadlocks.
  for lock_key in
    select hashtextextended(lockable, 0)
    from unnest(array[
      'submit_lead/request/' || request,
      'submit_lead/address/' || submit_lead.address_hash,
      'submit_lead/email/' || submit_lead.email_hash
    ]) as lockable
    order by 1
  loop
    perform pg_advisory_xact_lock(lock_key);
  end loop;

  -- Not now(), which is when the transaction began, before it waited.
  moment := clock_timestamp();
  hour_ago := moment - interval '1 hour';

  select stored.id into lead_id from public.leads as stored where stored.request_id = request;
  if found then
    return jsonb_build_object('outcome', 'created', 'id', lead_id);
  end if;

  -- Rows that another transaction is deleting are left to it, to avoid waiting for it.
  delete from private.lead_submissions where id in (
    select expired.id from private.lead_submissions as expired
    where expired.created_at <= hour_ago
    for update skip locked
  );

  -- With a limit of n, there is room once the n-th newest row of the last hour is an hour old.
  select max(hindrance.created_at) + interval '1 hour' into free_at
  from (
    (
      select counted.created_at from private.lead_submissions as counted
      where counted.address_hash = submit_lead.address_hash and counted.created_at > hour_ago
      order by counted.created_at desc offset limit_per_address - 1 limit 1
    )
    union all
    (
      select counted.created_at from private.lead_submissions as counted
      where counted.email_hash = submit_lead.email_hash and counted.created_at > hour_ago
      order by counted.created_at desc offset limit_per_email - 1 limit 1
    )
  ) as hindrance;
  if free_at is not null then
    return jsonb_build_object(
      'outcome', 'limited',
      'retry_after', greatest(1, ceil(extract(epoch from free_at - moment)))::integer
    );
  end if;

  insert into public.leads (
    created_at, name, email, phone, treatment, location_city, location_country,
    travel_month, notes, source_page, consent_at, consent_text, request_id
  ) values (
    moment,
    lead ->> 'name',
    lead ->> 'email',
    lead ->> 'phone',
    lead ->> 'treatment',
    lead ->> 'location_city',
    lead ->> 'location_country',
    lead ->> 'travel_month',
    lead ->> 'notes',
    lead ->> 'source_page',
    moment,
    lead ->> 'consent_text',
    request
  ) returning id into lead_id;

  insert into private.lead_submissions (created_at, address_hash, email_hash)
  values (
    date_bin(interval '5 seconds', moment, timestamptz '2000-01-01 00:00:00+00'),
    submit_lead.address_hash,
    submit_lead.email_hash
  );

  return jsonb_build_object('outcome', 'created', 'id', lead_id);
end;
$$;

revoke all on function public.submit_lead(jsonb, text, text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.submit_lead(jsonb, text, text, integer, integer) to service_role;
