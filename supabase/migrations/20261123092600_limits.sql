-- What all limits but those of quote requests count: submitted forms, wrong email addresses and digits entered for a
-- private link, requests for new links, and refused requests. Stored as keyed hashes, for an hour.
create table private.tries (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  key_hash text not null check (key_hash ~ '^[0-9a-f]{64}$')
);

create index tries_key_idx on private.tries (key_hash, at);
create index tries_at_idx on private.tries (at);

alter table private.tries enable row level security;

-- Seconds until another attempt with the key is allowed, or null if it is allowed now. Attempts with
-- the same key wait for each other.
create function private.seconds_to_wait(key_hash text, most integer) returns integer
  language plpgsql volatile set search_path = '' as $$
declare
  moment timestamptz;
  oldest timestamptz;
begin
  if (key_hash ~ '^[0-9a-f]{64}$') is not true then
    raise exception 'A hash is not 64 hexadecimal digits.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('tries/' || seconds_to_wait.key_hash, 0));
  moment := clock_timestamp();
  select tried.at into oldest
  from private.tries as tried
  where tried.key_hash = seconds_to_wait.key_hash and tried.at > moment - interval '1 hour'
    -- A later one is from a clock that ran ahead.
    and tried.at <= moment + interval '1 minute'
  order by tried.at desc
  offset seconds_to_wait.most - 1
  limit 1;
  -- greatest() ignores null and would give 1.
  if oldest is not null then
    return greatest(1, ceil(extract(epoch from oldest + interval '1 hour' - moment)))::integer;
  end if;
  return null;
end;
$$;

-- The same for several keys, each with its own limit: the longest wait. The keys are locked in ascending order,
-- to avoid deadlocks.
create function private.longest_wait(key_hashes text[], limits integer[]) returns integer
  language sql volatile set search_path = '' as $$
    select max(private.seconds_to_wait(counted.key_hash, counted.most))
    from (
      select * from unnest(key_hashes, limits) as both_keys (key_hash, most) order by 1
    ) as counted;
  $$;

create function private.count_tries(key_hashes text[]) returns void
  language sql volatile set search_path = '' as $$
    delete from private.tries where ctid = any (array(
      select expired.ctid from private.tries as expired
      where expired.at <= clock_timestamp() - interval '1 hour'
        or expired.at > clock_timestamp() + interval '1 minute'
      for update skip locked
    ));
    insert into private.tries (key_hash) select unnest(key_hashes);
  $$;

-- Counts the submission of a form, or returns the seconds until another is allowed. `limits` has numbers for
-- address, network (which IPv4 addresses do not have), email and total. Each form counts for itself.
create function private.count_submission(
  form text, address_hash text, network_hash text, email_hash text, limits jsonb
) returns integer
  language plpgsql volatile set search_path = '' as $$
declare
  hashes text[];
  numbers integer[];
  wait integer;
begin
  if (select count(*) from jsonb_each_text(limits) as known where known.value ~ '^[1-9][0-9]{0,6}$') <> 4
    or not limits ?& array['address', 'network', 'email', 'total'] then
    raise exception 'The limits are not four positive numbers.' using errcode = '22023';
  end if;
  if address_hash is null or email_hash is null
    or concat(address_hash, network_hash, email_hash) !~ '^([0-9a-f]{64}){2,3}$' then
    raise exception 'A hash is not 64 hexadecimal digits.' using errcode = '22023';
  end if;
  select array_agg(encode(sha256(convert_to(concat_ws('/', form, wanted.what, wanted.hash), 'UTF8')), 'hex')),
    array_agg((limits ->> wanted.what)::integer)
  into hashes, numbers
  from (values ('address', address_hash), ('network', network_hash), ('email', email_hash), ('total', ''))
    as wanted (what, hash)
  where wanted.hash is not null;
  wait := private.longest_wait(hashes, numbers);
  if wait is null then
    perform private.count_tries(hashes);
  end if;
  return wait;
end;
$$;

-- Counts a request that a function refused, or returns the seconds until the next one is read.
create function public.count_refusal(key_hash text, most integer) returns integer
  language plpgsql volatile security definer set search_path = '' as $$
declare
  wait integer := private.seconds_to_wait(count_refusal.key_hash, count_refusal.most);
begin
  if wait is null then
    perform private.count_tries(array[count_refusal.key_hash]);
  end if;
  return wait;
end;
$$;

grant execute on function public.count_refusal to service_role;
