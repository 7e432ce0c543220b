-- Roles are granted and revoked by the service role (npm run admin:grant) or by an administrator, by email
-- address. Security definer, because neither can read auth.users through the API.

-- The setting `role` is the role with which the API acts. Unlike current_user, it is the same in a security
-- definer function.
create function private.require_role_administrator() returns void
  language plpgsql stable set search_path = '' as $$
begin
  if current_setting('role', true) is distinct from 'service_role' then
    perform private.require_role('admin');
  end if;
end;
$$;

-- The account that signs in with this address. PT404 makes the API respond with 404 and the message, which
-- leaves the address out, because the database logs it.
create function private.account_of(address text) returns uuid
  language plpgsql stable set search_path = '' as $$
declare
  account uuid;
begin
  select known.id into account
  from auth.users as known
  where known.email = lower(btrim(address)) and not known.is_sso_user;
  if not found then
    raise exception 'No account has this email address.'
      using errcode = 'PT404', hint = 'The person signs up first, then the role can be granted.';
  end if;
  return account;
end;
$$;

-- True if the role is new, false if the account already had it. Whoever signed up with a colleague's address before
-- the colleague did knows the account's password. So when an administrator gives a first role, the account loses its
-- password, devices and sessions, and its owner chooses a new password with a link that only they receive. The
-- operator's command (npm run admin:grant) leaves them.
create function public.grant_role(email text, role public.app_role) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  account uuid;
begin
  perform private.require_role_administrator();
  account := private.account_of(grant_role.email);
  if exists (select from auth.users as known where known.id = account and known.email_confirmed_at is null) then
    raise exception 'This address is not confirmed.'
      using errcode = 'PT409', detail = 'unconfirmed', hint = 'The person follows the link in the email first.';
  end if;
  if (select auth.uid()) is not null
    and not exists (select from public.user_roles as held where held.user_id = account) then
    update auth.users as invited set encrypted_password = null where invited.id = account;
    delete from auth.mfa_factors as factor where factor.user_id = account;
    delete from auth.sessions as session where session.user_id = account;
  end if;
  insert into public.user_roles (user_id, role)
  values (account, grant_role.role)
  on conflict do nothing;
  return found;
end;
$$;

-- True if the role was revoked, false if the account did not have it. The last administrator keeps the role:
-- PT409 makes the API respond with 409.
create function public.revoke_role(email text, role public.app_role) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
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
  language sql stable security definer set search_path = '' as $$
    select account.email::text, held.role
    from public.user_roles as held
    join auth.users as account on account.id = held.user_id
    order by account.email, held.role;
  $$;

-- For someone who has lost every device: removes the devices and ends the sessions (npm run admin:reset-mfa).
-- Returns the number of devices. Until a new device is added, the account's password is its only proof.
create function public.reset_second_factor(email text) returns integer
  language plpgsql volatile security definer set search_path = '' as $$
declare
  account uuid := private.account_of(reset_second_factor.email);
  removed integer;
begin
  perform private.act_as('operator');
  delete from auth.mfa_factors as factor where factor.user_id = account;
  get diagnostics removed = row_count;
  delete from auth.sessions as session where session.user_id = account;
  perform private.record_event(null, 'role', jsonb_build_object(
    'change', 'second_factor_reset', 'user_id', account, 'devices', removed
  ));
  return removed;
end;
$$;

grant execute on function public.grant_role, public.revoke_role to authenticated, service_role;
grant execute on function public.list_roles, public.reset_second_factor to service_role;
