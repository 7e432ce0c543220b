-- What the limits of the other forms count: hashes, for an hour.
create table private.form_submissions (
  id bigint generated always as identity primary key,
  form text not null check (form in ('contact', 'newsletter')),
  created_at timestamptz not null default clock_timestamp(),
  address_hash text not null check (address_hash ~ '^[0-9a-f]{64}$'),
  network_hash text check (network_hash ~ '^[0-9a-f]{64}$'),
  email_hash text not null check (email_hash ~ '^[0-9a-f]{64}$')
);

create index form_submissions_idx on private.form_submissions (form, created_at);

alter table private.form_submissions enable row level security;

-- Counts the submission of a form, or returns the seconds until another is allowed. `limits` has numbers for
-- address, network, email and total.
create function private.count_submission(
  form text, address_hash text, network_hash text, email_hash text, limits jsonb
) returns integer
  language plpgsql volatile set search_path = '' as $$
declare
  moment timestamptz;
  free_at timestamptz;
begin
  if (select count(*) from jsonb_each_text(limits) as known where known.value ~ '^[1-9][0-9]{0,6}$') <> 4
    or not limits ?& array['address', 'network', 'email', 'total'] then
    raise exception 'The limits are not four positive numbers.' using errcode = '22023';
  end if;
  -- One at a time: these forms are used rarely, and two submissions could otherwise both take the last place.
  perform pg_advisory_xact_lock(hashtextextended('count_submission/' || form, 0));
  moment := clock_timestamp();
  -- A row from later than a minute from now is from a clock that ran ahead.
  delete from private.form_submissions as old
  where old.created_at <= moment - interval '1 hour' or old.created_at > moment + interval '1 minute';
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
    return greatest(1, ceil(extract(epoch from free_at - moment)))::integer;
  end if;
  insert into private.form_submissions (form, address_hash, network_hash, email_hash)
  values (
    count_submission.form, count_submission.address_hash, count_submission.network_hash,
    count_submission.email_hash
  );
  return null;
end;
$$;
