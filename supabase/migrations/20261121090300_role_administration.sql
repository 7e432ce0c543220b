-- Grants and revokes roles by email address, for the command line (npm run admin:grant). Security definer,
-- because the service role cannot read auth.users through the API.

-- The account that signs in with this address. PT404 makes the API respond with 404 and the message.
create function private.account_of(address text) returns uuid
  language plpgsql stable set search_path = ''
  as $$
declare
  account uuid;
begin
  select known.id into account
  from auth.users as known
  where known.email = lower(btrim(address)) and not known.is_sso_user;
  if not found then
    raise exception 'No account has the email address %.', address
      using errcode = 'PT404', hint = 'The person signs up first, then the role can be granted.';
  end if;
  return account;
end;
$$;

-- True if the role is new, false if the account already had it.
create function public.grant_role(email text, role public.app_role) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  account uuid := private.account_of(grant_role.email);
begin
  insert into public.user_roles (user_id, role)
  values (account, grant_role.role)
  on conflict do nothing;
  return found;
end;
$$;

-- True if the role was revoked, false if the account did not have it.
create function public.revoke_role(email text, role public.app_role) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  account uuid := private.account_of(revoke_role.email);
begin
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

revoke all on function private.account_of(text) from public, anon, authenticated, service_role;
revoke all on function public.grant_role(text, public.app_role) from public, anon, authenticated, service_role;
revoke all on function public.revoke_role(text, public.app_role) from public, anon, authenticated, service_role;
revoke all on function public.list_roles() from public, anon, authenticated, service_role;
grant execute on function public.grant_role(text, public.app_role) to service_role;
grant execute on function public.revoke_role(text, public.app_role) to service_role;
grant execute on function public.list_roles() to service_role;
