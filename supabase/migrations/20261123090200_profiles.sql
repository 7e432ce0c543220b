-- The names of team members. A profile outlives the role, so that a former colleague's work keeps a name.
create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null check (char_length(display_name) <= 80 and display_name ~ '[^[:space:]]')
);

alter table public.profiles enable row level security;

revoke all on public.profiles from public, anon, authenticated, service_role;
grant select, update (display_name) on public.profiles to authenticated;
grant select on public.profiles to service_role;

create policy "The team reads its profiles"
  on public.profiles for select to authenticated
  using ((select private.has_role('coordinator')));

create policy "Each of the team changes their own profile"
  on public.profiles for update to authenticated
  using (user_id = (select auth.uid()) and (select private.has_role('coordinator')))
  with check (user_id = (select auth.uid()) and (select private.has_role('coordinator')));

-- Everyone with a role has a profile, however the role was granted. The name is at first the part of the
-- address before the @, and can be changed.
create function private.add_profile() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into public.profiles (user_id, display_name)
  select account.id, coalesce(nullif(left(split_part(account.email, '@', 1), 80), ''), 'Team member')
  from auth.users as account
  where account.id = new.user_id
  on conflict do nothing;
  return null;
end;
$$;

create trigger add_profile after insert on public.user_roles
  for each row execute function private.add_profile();

revoke all on function private.add_profile() from public, anon, authenticated, service_role;
