-- The names of team members. A profile outlives the role, so that a former colleague's work keeps a name.

-- A name without characters that show nothing.
create function private.visible(name text) returns text
  language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return regexp_replace(
    name,
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e'
      '\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\u1ab0-\u1aff\u20d0-\u20ff\U000e0000-\U000e0fff]+',
    '', 'g'
  );
end;
$$;

-- A name without case, accents, spaces and punctuation, too. Names with the same key look alike.
create function private.name_key(name text) returns text
  language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return regexp_replace(private.visible(private.fold(name)), '[[:space:][:punct:]]+', '', 'g');
end;
$$;

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null check (char_length(display_name) <= 80 and display_name ~ '[^[:space:]]')
    -- No word of Latin letters with Greek, Cyrillic or Armenian ones among them, which look the same.
    check (
      display_name !~ '[A-Za-z\u00c0-\u024f][^[:space:]-]*[\u0370-\u058f]|[\u0370-\u058f][^[:space:]-]*[A-Za-z\u00c0-\u024f]'
    ),
  -- A name in the audit log must not look like a colleague's, or like an actor's without an account.
  name_key text not null unique check (name_key not in (
    '', 'patient', 'thepatient', 'operator', 'theoperator', 'system', 'everyone', 'nobody', 'deletedaccount'
  ))
);

-- As for leads: no estimate tells who is in the team.
alter table public.profiles
  alter column user_id set statistics 0,
  alter column display_name set statistics 0,
  alter column name_key set statistics 0;

alter table public.profiles enable row level security;

grant select, update (display_name) on public.profiles to authenticated;
grant select on public.profiles to service_role;

create policy "The team reads its profiles" on public.profiles for select to authenticated
  using ((select private.has_role('coordinator')));

create policy "Each of the team changes their own profile" on public.profiles for update to authenticated
  using (user_id = (select auth.uid()) and (select private.has_role('coordinator')))
  with check (user_id = (select auth.uid()) and (select private.has_role('coordinator')));

-- Not a generated column, because people who change their name may not execute its function.
create function private.set_name_key() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.display_name := private.visible(new.display_name);
  new.name_key := private.name_key(new.display_name);
  return new;
end;
$$;

create trigger set_name_key before insert or update on public.profiles
  for each row execute function private.set_name_key();

-- Everyone with a role has a profile, however the role was granted. The name is at first the part of the
-- address before the @ or, if that is taken, the whole address, or else a number. It can be changed.
create function private.add_profile() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  address text;
  candidate text;
begin
  select account.email into address from auth.users as account where account.id = new.user_id;
  foreach candidate in array array[
    left(split_part(address, '@', 1), 80), left(address, 80), 'Team member ' || left(new.user_id::text, 8)
  ] loop
    exit when exists (select from public.profiles as known where known.user_id = new.user_id);
    begin
      insert into public.profiles (user_id, display_name) values (new.user_id, candidate) on conflict do nothing;
    exception
      when check_violation or not_null_violation then null;
    end;
  end loop;
  return null;
end;
$$;

create trigger add_profile after insert on public.user_roles for each row execute function private.add_profile();

-- The audit log shows people by name, so it must show who changed theirs.
create function private.record_name() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_audit('role', null, jsonb_build_object(
    'change', 'renamed', 'user_id', new.user_id, 'from', old.display_name, 'to', new.display_name
  ));
  return null;
end;
$$;

create trigger record_name after update of display_name on public.profiles
  for each row when (old.display_name is distinct from new.display_name)
  execute function private.record_name();
