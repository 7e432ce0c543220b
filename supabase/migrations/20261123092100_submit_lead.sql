-- The way in which the form stores a lead: it is checked, limited, stored and counted in one transaction. Those that
-- the team enters: add_lead.sql.

-- What the limits count: hashes made with a secret salt, not IP or email addresses. A row counts for an hour,
-- and is deleted with the first lead after that. It does not identify its lead: its time is rounded down to
-- five seconds, and its ID is random. If no other lead arrived at nearly the same time, the time still shows
-- which lead it was, for as long as the row exists. Rounding more would make the hourly limits inexact, and
-- only the holder of the salt can test which values the hashes are of.
create table private.lead_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null,
  address_hash text not null check (address_hash ~ '^[0-9a-f]{64}$'),
  email_hash text not null check (email_hash ~ '^[0-9a-f]{64}$'),
  -- The /48 network of an IPv6 address. IPv4 addresses have none.
  network_hash text check (network_hash ~ '^[0-9a-f]{64}$')
);

create index lead_submissions_created_at_idx on private.lead_submissions (created_at);
create index lead_submissions_address_idx on private.lead_submissions (address_hash, created_at);
create index lead_submissions_email_idx on private.lead_submissions (email_hash, created_at);
create index lead_submissions_network_idx on private.lead_submissions (network_hash, created_at)
  where network_hash is not null;

-- The API cannot reach it anyway. This also protects it if the schema is ever exposed.
alter table private.lead_submissions enable row level security;

-- A hash of what was sent with a request_id. It distinguishes a repeated request from a different one with
-- the same ID, even after a coordinator has corrected the lead. It is erased with the lead.
create table private.lead_requests (
  request_id uuid primary key references public.leads (request_id) on delete cascade,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$')
);

alter table private.lead_requests enable row level security;

-- What a person sent, without the ID that the browser gave it and without the consent wording, which is the
-- function's own and may change between two attempts.
create function private.lead_content_hash(lead jsonb) returns text
  language plpgsql immutable set search_path = '' as $$
begin
  return encode(
    sha256(convert_to(jsonb_strip_nulls(lead - 'request_id' - 'consent_text')::text, 'UTF8')), 'hex'
  );
end;
$$;

-- The request_id for different content with an ID that is already taken. It is always the same for the same
-- content, so sending that twice also gives one lead. A UUID of version 8 (RFC 9562).
create function private.derived_request_id(request uuid, content_hash text) returns uuid
  language sql immutable set search_path = '' as $$
    select regexp_replace(
      encode(sha256(convert_to(request || '/' || content_hash, 'UTF8')), 'hex'),
      '^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$', '\1-\2-8\3-8\4-\5'
    )::uuid;
  $$;

-- Refuses what is no lead. functions/_shared/lead.ts gives people a message. This check applies to every caller.
create function private.check_lead(lead jsonb) returns void
  language plpgsql immutable set search_path = '' as $$
declare
  -- Anything except spaces, direction marks, joiners and fillers.
  visible constant text := '[^[:space:]\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5'
    '\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]';
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
  if exists (
    select from unnest(array['name', 'treatment', 'consent_text']) as field
    where lead ->> field !~ visible
  ) then
    raise exception 'A required field shows nothing.' using errcode = '23514';
  end if;
end;
$$;

-- Stores a lead that has been checked. Its owner is the person who enters it for a patient.
create function private.insert_lead(lead jsonb, moment timestamptz, request uuid) returns public.leads
  language plpgsql volatile set search_path = '' as $$
declare
  stored public.leads;
begin
  loop
    insert into public.leads (
      created_at, name, email, phone, phone_e164, contact_by, treatment, location_city,
      location_country, travel_month, notes, preferred_language, source_page, consent_at, consent_text,
      request_id, source, consent_by, owner_id
    )
    select
      moment, sent.name, sent.email, sent.phone, sent.phone_e164, sent.contact_by, sent.treatment,
      sent.location_city, sent.location_country, sent.travel_month, sent.notes, sent.preferred_language,
      sent.source_page,
      coalesce(sent.consent_at, moment), sent.consent_text, request, coalesce(sent.source, 'form'), sent.consent_by,
      (select auth.uid())
    from jsonb_populate_record(null::public.leads, lead) as sent
    -- Another transaction may be about to store the reference that the default has chosen.
    on conflict (reference) do nothing
    returning * into stored;
    exit when found;
  end loop;
  return stored;
end;
$$;

-- Stores a lead, or says that there were too many:
--   {"outcome": "created", "id": …, "reference": …}
--   {"outcome": "created", "id": …, "reference": …, "renumbered": true}
--     if the request_id already belongs to different content, so that this is a separate lead
--   {"outcome": "limited", "retry_after": seconds, "limit": "own" or "total"}
-- The same content under the same request_id gets the same id and reference as the first time, and
-- counts nothing. A limit that is null does not apply. Lengths are checked by the table.
--
-- Security definer, so that no API role needs the right to insert a lead or to read the hashes. Only the service
-- role may call it.
create function public.submit_lead(
  lead jsonb, address_hash text, email_hash text, limit_per_address integer, limit_per_email integer,
  network_hash text default null, limit_per_network integer default null, limit_total integer default null
) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  request uuid;
  content_hash text;
  renumbered jsonb := '{}';
  stored record;
  lock_key bigint;
  moment timestamptz;
  hour_ago timestamptz;
  -- A row from later than this is from a clock that ran ahead. It does not count.
  soon timestamptz;
  free_at timestamptz;
begin
  perform private.act_as('patient');
  perform private.check_lead(lead);
  if limit_per_address is null or limit_per_email is null
    or least(limit_per_address, limit_per_email, limit_per_network, limit_total) < 1 then
    raise exception 'A limit is not a positive number.' using errcode = '22023';
  end if;
  -- If a caller forgets to hash an IP or email address, it must not be stored or appear in an error.
  if (address_hash ~ '^[0-9a-f]{64}$') is not true or (email_hash ~ '^[0-9a-f]{64}$') is not true
    or (network_hash ~ '^[0-9a-f]{64}$') is false then
    raise exception 'A hash is not 64 hexadecimal digits.' using errcode = '22023';
  end if;
  request := coalesce((lead ->> 'request_id')::uuid, gen_random_uuid());
  content_hash := private.lead_content_hash(lead);

  -- Requests that share a form, an IP address, a network or an email address wait for each other. Otherwise,
  -- two simultaneous requests could both take the last place. The locks are taken in ascending order to avoid
  -- deadlocks. The total is not locked: every request would wait for every other, and exceeding its limit
  -- slightly does no harm.
  for lock_key in
    select hashtextextended(lockable, 0)
    from unnest(array[
      'submit_lead/request/' || request,
      'submit_lead/address/' || submit_lead.address_hash,
      'submit_lead/network/' || submit_lead.network_hash,
      'submit_lead/email/' || submit_lead.email_hash
    ]) as lockable
    where lockable is not null
    order by 1
  loop
    perform pg_advisory_xact_lock(lock_key);
  end loop;

  -- Not now(), which is when the transaction began, before it waited.
  moment := clock_timestamp();
  hour_ago := moment - interval '1 hour';
  soon := moment + interval '1 minute';

  select known.id, known.reference, sent.content_hash into stored
  from public.leads as known
  left join private.lead_requests as sent on sent.request_id = known.request_id
  where known.request_id = request;
  if found and stored.content_hash is distinct from content_hash then
    request := private.derived_request_id(request, content_hash);
    renumbered := '{"renumbered": true}';
    select known.id, known.reference into stored
    from public.leads as known
    where known.request_id = request;
  end if;
  if found then
    return jsonb_build_object('outcome', 'created', 'id', stored.id, 'reference', stored.reference)
      || renumbered;
  end if;

  -- Rows that another transaction is deleting are left to it, to avoid waiting for it. Rows are selected by
  -- ctid, because a join by ID may read the whole table.
  delete from private.lead_submissions where ctid = any (array(
    select expired.ctid from private.lead_submissions as expired
    where expired.created_at <= hour_ago or expired.created_at > soon
    for update skip locked
  ));

  -- With a limit of n, the next request is allowed once the n-th newest row of the last hour is an hour old.
  select max(hindrance.created_at) + interval '1 hour' into free_at
  from (
    (
      select counted.created_at from private.lead_submissions as counted
      where counted.address_hash = submit_lead.address_hash and counted.created_at > hour_ago and counted.created_at <= soon
      order by counted.created_at desc offset limit_per_address - 1 limit 1
    )
    union all
    (
      select counted.created_at from private.lead_submissions as counted
      where counted.email_hash = submit_lead.email_hash and counted.created_at > hour_ago and counted.created_at <= soon
      order by counted.created_at desc offset limit_per_email - 1 limit 1
    )
    union all
    (
      select counted.created_at from private.lead_submissions as counted
      where counted.network_hash = submit_lead.network_hash and counted.created_at > hour_ago and counted.created_at <= soon
        and limit_per_network is not null
      order by counted.created_at desc offset limit_per_network - 1 limit 1
    )
  ) as hindrance;
  if free_at is not null then
    return jsonb_build_object(
      'outcome', 'limited',
      'retry_after', greatest(1, ceil(extract(epoch from free_at - moment)))::integer,
      'limit', 'own'
    );
  end if;

  if limit_total is not null then
    select counted.created_at + interval '1 hour' into free_at
    from private.lead_submissions as counted
    where counted.created_at > hour_ago and counted.created_at <= soon
    order by counted.created_at desc offset limit_total - 1 limit 1;
    if found then
      return jsonb_build_object(
        'outcome', 'limited',
        'retry_after', greatest(1, ceil(extract(epoch from free_at - moment)))::integer,
        'limit', 'total'
      );
    end if;
  end if;

  select kept.id, kept.reference into stored
  from private.insert_lead(lead - '{source,consent_by,consent_at}'::text[], moment, request) as kept;

  insert into private.lead_requests (request_id, content_hash) values (request, content_hash);

  insert into private.lead_submissions (created_at, address_hash, email_hash, network_hash)
  values (
    date_bin(interval '5 seconds', moment, timestamptz '2000-01-01 00:00:00+00'),
    submit_lead.address_hash,
    submit_lead.email_hash,
    submit_lead.network_hash
  );

  return jsonb_build_object('outcome', 'created', 'id', stored.id, 'reference', stored.reference)
    || renumbered;
end;
$$;

grant execute on function public.submit_lead to service_role;
