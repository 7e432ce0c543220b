-- A role counts only in a session that has not ended and in which a second factor was proved.

-- A project's settings are rows, so that the seed data of a local database can change them.
create table private.settings (
  name text primary key,
  value jsonb not null
);

alter table private.settings enable row level security;

revoke all on private.settings from public, anon, authenticated, service_role;

insert into private.settings (name, value) values ('require_second_factor', 'true');

-- What the caller's session is good for. 'ended': signed out, or older than 12 hours, although the token
-- may last a while longer. 'second_factor': the person still has to enter a code, because everybody has
-- to, or because the account has a device that shows codes. 'open': nothing is missing.
create function private.session_state() returns text
  language sql stable security definer set search_path = ''
  as $$
    select case
      when not exists (
        select from auth.sessions as session
        where session.id = (auth.jwt() ->> 'session_id')::uuid
          and session.user_id = auth.uid()
          and session.created_at > now() - interval '12 hours'
      ) then 'ended'
      when auth.jwt() ->> 'aal' = 'aal2' then 'open'
      when exists (
        select from private.settings as setting
        where setting.name = 'require_second_factor' and setting.value = 'false'
      ) and not exists (
        select from auth.mfa_factors as factor
        where factor.user_id = auth.uid() and factor.status = 'verified'
      ) then 'open'
      else 'second_factor'
    end;
  $$;

-- As before, about the caller alone, called as (select private.has_role(…)).
create or replace function private.has_role(required public.app_role) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select private.session_state() = 'open' and exists (
      select from public.user_roles as held
      where held.user_id = (select auth.uid()) and held.role in (required, 'admin')
    );
  $$;

-- For the workspace, which asks for the code or the password again.
create function public.my_session_state() returns text
  language sql stable security definer set search_path = ''
  as $$
    select private.session_state();
  $$;

-- The caller's own sessions, the newest first.
create function public.list_my_sessions() returns table (
  id uuid,
  signed_in_at timestamptz,
  last_seen_at timestamptz,
  user_agent text,
  is_current boolean
)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_role('coordinator');
  return query
    select session.id, session.created_at,
      greatest(session.created_at, session.refreshed_at at time zone 'UTC'),
      session.user_agent,
      session.id = (auth.jwt() ->> 'session_id')::uuid
    from auth.sessions as session
    where session.user_id = auth.uid() and session.created_at > now() - interval '12 hours'
    order by session.created_at desc, session.id;
end;
$$;

-- For someone who has lost every device: removes the devices and ends the sessions (npm run admin:reset-mfa).
-- Returns the number of devices. Until a new device is added, the account's password is its only proof.
create function public.reset_second_factor(email text) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  account uuid := private.account_of(reset_second_factor.email);
  removed integer;
begin
  delete from auth.mfa_factors as factor where factor.user_id = account;
  get diagnostics removed = row_count;
  delete from auth.sessions as session where session.user_id = account;
  perform private.record_event(null, 'role', jsonb_build_object(
    'change', 'second_factor_reset', 'user_id', account, 'devices', removed
  ));
  return removed;
end;
$$;

-- Deletes the accounts that have waited for a role for 30 days, and gives their number. Called by a timer.
-- Whoever held a role once has a profile and stays, because the history of leads names them; an account
-- that `keep_without_role` is set for stays as well.
create function public.expire_accounts() returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  removed integer;
begin
  delete from auth.users as account
  where account.created_at < now() - interval '30 days'
    and coalesce(account.raw_app_meta_data ->> 'keep_without_role', 'false') <> 'true'
    and not exists (select from public.user_roles as held where held.user_id = account.id)
    and not exists (select from public.profiles as profile where profile.user_id = account.id);
  get diagnostics removed = row_count;
  return removed;
end;
$$;

revoke all on function private.session_state() from public, anon, authenticated, service_role;
revoke all on function public.my_session_state() from public, anon, authenticated, service_role;
revoke all on function public.list_my_sessions() from public, anon, authenticated, service_role;
revoke all on function public.reset_second_factor(text) from public, anon, authenticated, service_role;
revoke all on function public.expire_accounts() from public, anon, authenticated, service_role;
grant execute on function public.my_session_state() to authenticated;
grant execute on function public.list_my_sessions() to authenticated;
grant execute on function public.reset_second_factor(text) to service_role;
grant execute on function public.expire_accounts() to service_role;
