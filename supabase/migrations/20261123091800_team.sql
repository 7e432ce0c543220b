-- Who is in the team, and who is waiting for a role.

-- The people to whom a lead can be assigned, for everyone in the team.
create function public.list_colleagues()
  returns table (user_id uuid, display_name text, role public.app_role)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('coordinator');
  return query
    select profile.user_id, profile.display_name, min(held.role)
    from public.profiles as profile
    join public.user_roles as held on held.user_id = profile.user_id
    group by profile.user_id
    order by lower(profile.display_name), profile.user_id;
end;
$$;

-- When an account was last seen: signing in, refreshing its session or working on a lead.
create function private.last_seen(account uuid) returns timestamptz
  language sql stable set search_path = '' as $$
    select greatest(
      (select known.last_sign_in_at from auth.users as known where known.id = account),
      (
        select max(greatest(session.created_at, session.refreshed_at at time zone 'UTC'))
        from auth.sessions as session where session.user_id = account
      ),
      (select max(event.at) from public.lead_events as event where event.actor = account)
    );
  $$;

-- The team with email addresses, for administrators. People with both roles are listed once, as administrators.
create function public.list_team() returns table (
  user_id uuid, email text, display_name text, role public.app_role, granted_at timestamptz, last_seen_at timestamptz,
  open_leads bigint
)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select held.user_id, account.email::text, profile.display_name, held.role, held.granted_at,
      private.last_seen(held.user_id),
      (
        select count(*) from public.leads as lead
        where lead.owner_id = held.user_id and lead.status <> 'closed' and lead.restricted_at is null
      )
    from (
      select distinct on (known.user_id) known.user_id, known.role, known.granted_at
      from public.user_roles as known order by known.user_id, known.role
    ) as held
    join auth.users as account on account.id = held.user_id
    join public.profiles as profile on profile.user_id = held.user_id
    order by held.role, lower(profile.display_name), held.user_id;
end;
$$;

-- Accounts without a role, for administrators: the newest hundred.
create function public.list_sign_ups() returns table (
  user_id uuid, email text, signed_up_at timestamptz, confirmed boolean, last_seen_at timestamptz
)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select account.id, account.email::text, account.created_at, account.email_confirmed_at is not null,
      private.last_seen(account.id)
    from auth.users as account
    where account.email is not null
      and not exists (select from public.user_roles as held where held.user_id = account.id)
    order by account.created_at desc nulls last, account.id
    limit 100;
end;
$$;

grant execute on function public.list_colleagues, public.list_team, public.list_sign_ups to authenticated;
