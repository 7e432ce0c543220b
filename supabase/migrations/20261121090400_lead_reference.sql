-- A reference for each lead, such as SV-7K2M-4QXV: short enough to read out, with a check character at the
-- end. functions/_shared/reference.ts recognises it as people type it.

-- Creates a reference: seven random characters and a check character (Luhn mod 30), from an alphabet without
-- those that are easily confused: 0, 1, I, L, O and U.
create function private.random_reference() returns text
  language plpgsql volatile set search_path = ''
  as $$
declare
  alphabet constant text := '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  characters text := '';
  drawn integer;
  weighted integer;
  total integer := 0;
begin
  while char_length(characters) < 7 loop
    -- The first eight bits of a random UUID come unchanged from the system's secure random generator.
    drawn := get_byte(uuid_send(gen_random_uuid()), 0);
    -- 240 is a multiple of 30. The 16 values from 240 on would favour the first 16 characters.
    continue when drawn >= 240;
    drawn := drawn % 30;
    characters := characters || substr(alphabet, drawn + 1, 1);
    -- Every second character from the right counts twice, and the two base-30 digits of the product are
    -- added.
    weighted := case when char_length(characters) % 2 = 1 then 2 * drawn else drawn end;
    total := total + weighted / 30 + weighted % 30;
  end loop;
  -- The character that makes the total a multiple of 30.
  characters := characters || substr(alphabet, (30 - total % 30) % 30 + 1, 1);
  return 'SV-' || left(characters, 4) || '-' || right(characters, 4);
end;
$$;

-- Unique by its bytes, because the collation "C" never changes with the operating system.
alter table public.leads
  add column reference text collate "C" unique
    check (reference ~ '^SV-[23456789ABCDEFGHJKMNPQRSTVWXYZ]{4}-[23456789ABCDEFGHJKMNPQRSTVWXYZ]{4}$');

comment on column public.leads.reference is
  'What a person can quote, for instance on the phone. The last character checks the others.';

-- Tries until no lead has the reference. With 100,000 leads, about one in 200,000 is already taken.
create function private.new_reference() returns text
  language plpgsql volatile set search_path = ''
  as $$
declare
  candidate text;
begin
  loop
    candidate := private.random_reference();
    exit when not exists (select from public.leads where leads.reference = candidate);
  end loop;
  return candidate;
end;
$$;

revoke all on function private.random_reference() from public, anon, authenticated, service_role;
revoke all on function private.new_reference() from public, anon, authenticated, service_role;

-- Existing leads get references too. Each row is checked against the earlier ones, because a volatile
-- function sees what its calling statement has done so far.
update public.leads set reference = private.new_reference();

alter table public.leads
  alter column reference set not null,
  alter column reference set default private.new_reference();

-- As before, and both answers to a stored lead name its reference:
-- {"outcome": "created", "id": ..., "reference": ...}. The grants stay as they are.
create or replace function public.submit_lead(
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
  stored record;
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

  select known.id, known.reference into stored
  from public.leads as known
  where known.request_id = request;
  if found then
    return jsonb_build_object('outcome', 'created', 'id', stored.id, 'reference', stored.reference);
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

  loop
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
    )
    -- Another transaction may be about to store the reference that the default has chosen.
    on conflict (reference) do nothing
    returning id, reference into stored;
    exit when found;
  end loop;

  insert into private.lead_submissions (created_at, address_hash, email_hash)
  values (
    date_bin(interval '5 seconds', moment, timestamptz '2000-01-01 00:00:00+00'),
    submit_lead.address_hash,
    submit_lead.email_hash
  );

  return jsonb_build_object('outcome', 'created', 'id', stored.id, 'reference', stored.reference);
end;
$$;
