-- A role counts only in a session that has not ended and in which a second factor was proved.

-- A project's settings are rows, so that the seed data of a local database can change them.
create table private.settings (
  name text primary key,
  value jsonb not null
);

alter table private.settings enable row level security;

insert into private.settings (name, value) values ('require_second_factor', 'true');

-- The state of the caller's session. 'ended': signed out or older than 12 hours, although the token may still
-- be valid. 'second_factor': the person still has to enter a code, because everyone has to or because the
-- account has a device that shows codes. 'open': nothing is missing. The level is read from the session and not
-- from the token, so that removing a device ends at once what was opened with it.
create function private.session_state() returns text
  language sql stable security definer set search_path = '' as $$
    select coalesce((
      select case
        when session.aal = 'aal2' then 'open'
        when exists (
          select from private.settings as setting
          where setting.name = 'require_second_factor' and setting.value = 'false'
        ) and not exists (
          select from auth.mfa_factors as factor
          where factor.user_id = session.user_id and factor.status = 'verified'
        ) then 'open'
        else 'second_factor'
      end
      from auth.sessions as session
      where session.id = (auth.jwt() ->> 'session_id')::uuid
        and session.user_id = auth.uid()
        and session.created_at > now() - interval '12 hours'
    ), 'ended');
  $$;

-- Whether the caller has a role. An administrator has all the rights of a coordinator.
--
-- Security definer, because a policy that read user_roles as the caller would depend on that table's own policies. It
-- takes no user, so nobody can ask about another person. The fixed, empty search_path excludes a caller's schemas.
-- Policies call it as (select private.has_role(…)), which runs once for each statement and not for each row.
create function private.has_role(required public.app_role) returns boolean
  language sql stable security definer set search_path = '' as $$
    select private.session_state() = 'open' and exists (
      select from public.user_roles as held
      where held.user_id = (select auth.uid()) and held.role in (required, 'admin')
    );
  $$;

-- The first step of every function that people call. The API responds with 403.
create function private.require_role(required public.app_role) returns void
  language plpgsql stable set search_path = '' as $$
begin
  if not private.has_role(required) then
    raise exception 'This needs the role %.', required using errcode = '42501';
  end if;
end;
$$;

-- For the workspace, which asks for the code or the password again.
create function public.my_session_state() returns text
  language sql stable security definer set search_path = '' as $$
    select private.session_state();
  $$;

-- The caller's own sessions, the newest first.
create function public.list_my_sessions() returns table (
  id uuid, signed_in_at timestamptz, last_seen_at timestamptz, user_agent text, is_current boolean
)
  language plpgsql stable security definer set search_path = '' as $$
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

-- A policy calls its functions with the caller's rights.
grant execute on function private.has_role to authenticated;
grant execute on function public.my_session_state, public.list_my_sessions to authenticated;
