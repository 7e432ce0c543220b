-- A second role: coordinators read leads and work on them. Only administrators export and manage the team.

-- The enum is created again, because a value added by ALTER TYPE cannot be used in the same transaction, and
-- a new local database runs all migrations in one. Nothing may refer to the old type.
drop policy "Administrators read leads" on public.leads;
drop policy "Administrators move a lead's status" on public.leads;
drop function private.has_role(public.app_role);
drop function public.grant_role(text, public.app_role);
drop function public.revoke_role(text, public.app_role);
drop function public.list_roles();

alter type public.app_role rename to former_app_role;
create type public.app_role as enum ('admin', 'coordinator');
alter table public.user_roles
  alter column role type public.app_role using role::text::public.app_role;
drop type public.former_app_role;

-- Unknown for roles granted earlier.
alter table public.user_roles add column granted_at timestamptz;
alter table public.user_roles alter column granted_at set default now();

-- As before: security definer, about the caller only, called as (select private.has_role(…)). An
-- administrator has all the rights of a coordinator.
create function private.has_role(required public.app_role) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.user_roles as held
      where held.user_id = (select auth.uid()) and held.role in (required, 'admin')
    );
  $$;

-- The first step of every function that people call. The API responds with 403.
create function private.require_role(required public.app_role) returns void
  language plpgsql stable set search_path = ''
  as $$
begin
  if not private.has_role(required) then
    raise exception 'This needs the role %.', required using errcode = '42501';
  end if;
end;
$$;

revoke all on function private.has_role(public.app_role) from public, anon, authenticated, service_role;
revoke all on function private.require_role(public.app_role) from public, anon, authenticated, service_role;
grant execute on function private.has_role(public.app_role) to authenticated;

create policy "The team reads leads"
  on public.leads for select to authenticated
  using ((select private.has_role('coordinator')));

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

revoke all on function private.add_profile() from public, anon, authenticated, service_role;

create trigger add_profile after insert on public.user_roles
  for each row execute function private.add_profile();

insert into public.profiles (user_id, display_name)
select distinct account.id, coalesce(nullif(left(split_part(account.email, '@', 1), 80), ''), 'Team member')
from public.user_roles as held
join auth.users as account on account.id = held.user_id;

-- Roles are granted and revoked by the service role (npm run admin:grant) or by an administrator. The setting
-- `role` is the role with which the API acts. Unlike current_user, it is the same in a security definer
-- function.
create function private.require_role_administrator() returns void
  language plpgsql stable set search_path = ''
  as $$
begin
  if current_setting('role', true) is distinct from 'service_role' then
    perform private.require_role('admin');
  end if;
end;
$$;

-- True if the role is new, false if the account already had it.
create function public.grant_role(email text, role public.app_role) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  account uuid;
begin
  perform private.require_role_administrator();
  account := private.account_of(grant_role.email);
  insert into public.user_roles (user_id, role)
  values (account, grant_role.role)
  on conflict do nothing;
  return found;
end;
$$;

-- True if the role was revoked, false if the account did not have it. The last administrator keeps the role:
-- PT409 makes the API respond with 409.
create function public.revoke_role(email text, role public.app_role) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  account uuid;
begin
  perform private.require_role_administrator();
  -- Two administrators who revoke each other's role at the same time would each see the other as remaining.
  -- The one who waited here may have lost the role meanwhile.
  lock table public.user_roles in share row exclusive mode;
  perform private.require_role_administrator();
  account := private.account_of(revoke_role.email);
  if revoke_role.role = 'admin'
    and exists (
      select from public.user_roles as held where held.user_id = account and held.role = 'admin'
    )
    and not exists (
      select from public.user_roles as other where other.user_id <> account and other.role = 'admin'
    ) then
    raise exception 'The last administrator keeps the role.'
      using errcode = 'PT409', detail = 'last_admin', hint = 'Grant the role to somebody else first.';
  end if;
  delete from public.user_roles as held
  where held.user_id = account and held.role = revoke_role.role;
  return found;
end;
$$;

-- Every role and the people who have it.
create function public.list_roles() returns table (email text, role public.app_role)
  language sql stable security definer set search_path = ''
  as $$
    select account.email::text, held.role
    from public.user_roles as held
    join auth.users as account on account.id = held.user_id
    order by account.email, held.role;
  $$;

revoke all on function private.require_role_administrator() from public, anon, authenticated, service_role;
revoke all on function public.grant_role(text, public.app_role) from public, anon, authenticated, service_role;
revoke all on function public.revoke_role(text, public.app_role) from public, anon, authenticated, service_role;
revoke all on function public.list_roles() from public, anon, authenticated, service_role;
grant execute on function public.grant_role(text, public.app_role) to authenticated, service_role;
grant execute on function public.revoke_role(text, public.app_role) to authenticated, service_role;
grant execute on function public.list_roles() to service_role;
