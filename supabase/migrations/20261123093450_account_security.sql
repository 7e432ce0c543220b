-- Changes of an account by which somebody could get in: each is in the audit log, and its owner gets an email, so
-- that a stranger with a copied session or a stolen password does not stay unnoticed. The triggers are on Auth's own
-- tables, because a control in the workspace alone would not see what calls Auth directly.

-- Browsers in which an account has signed in. Only a hash, without version numbers, so that an update is no new one.
create table private.known_browsers (
  account_id uuid not null references auth.users (id) on delete cascade,
  browser text not null,
  first_seen_at timestamptz not null default clock_timestamp(),
  primary key (account_id, browser)
);

alter table private.known_browsers enable row level security;

-- Nothing for an account that is being deleted.
create function private.queue_account_mail(account uuid, change text, role public.app_role default null) returns void
  language sql volatile set search_path = '' as $$
    insert into private.outbox (kind, dedupe_key, account_id, figures)
    select 'account_change', 'account_change/' || gen_random_uuid(), known.id, jsonb_strip_nulls(jsonb_build_object(
      'change', queue_account_mail.change, 'role', queue_account_mail.role, 'at', clock_timestamp()
    ))
    from auth.users as known where known.id = queue_account_mail.account;
  $$;

-- Records a change that the account's owner made, or an administrator or the operator. Only people with a role are
-- told.
create function private.record_account_change(account uuid, change text) returns void
  language plpgsql volatile set search_path = '' as $$
declare
  other constant text := nullif(current_setting('app.acting', true), '');
begin
  if not exists (select from auth.users as known where known.id = record_account_change.account) then
    return;
  end if;
  insert into private.audit (actor, by, action, fields)
  values (
    case when other is null then coalesce((select auth.uid()), record_account_change.account) end, other, 'account',
    jsonb_build_object('change', record_account_change.change, 'user_id', record_account_change.account)
  );
  if exists (select from public.user_roles as held where held.user_id = record_account_change.account) then
    perform private.queue_account_mail(record_account_change.account, record_account_change.change);
  end if;
end;
$$;

create function private.note_password() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_account_change(new.id, 'password');
  return null;
end;
$$;

create trigger note_password after update of encrypted_password on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password)
  execute function private.note_password();

-- Administrators are told who waits for a role, unless it was granted within a few minutes.
create function private.note_sign_up() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.outbox (kind, dedupe_key, account_id, next_attempt_at)
  values ('team_sign_up', 'team_sign_up/' || new.id, new.id, clock_timestamp() + interval '2 minutes')
  on conflict (dedupe_key) do nothing;
  return null;
end;
$$;

create trigger note_sign_up after update of email_confirmed_at on auth.users
  for each row when (new.email_confirmed_at is not null and old.email_confirmed_at is null)
  execute function private.note_sign_up();

-- A device counts once a code from it was confirmed.
create function private.note_device() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_account_change(
    (coalesce(new, old)).user_id, case tg_op when 'DELETE' then 'device_removed' else 'device_added' end
  );
  return null;
end;
$$;

create trigger note_device_added after update of status on auth.mfa_factors
  for each row when (new.status = 'verified' and old.status is distinct from new.status)
  execute function private.note_device();
create trigger note_device_removed after delete on auth.mfa_factors
  for each row when (old.status = 'verified')
  execute function private.note_device();

-- Somebody is in: with the second factor, or without one if the account has none.
create function private.note_sign_in(begun auth.sessions) returns void
  language plpgsql volatile set search_path = '' as $$
declare
  browser constant text := encode(sha256(convert_to(
    regexp_replace(left(coalesce(begun.user_agent, ''), 500), '[0-9]+', '', 'g'), 'UTF8'
  )), 'hex');
  is_first constant boolean := not exists (
    select from private.known_browsers as known where known.account_id = begun.user_id
  );
begin
  insert into private.audit (actor, by, action) values (begun.user_id, null, 'signed_in');
  insert into private.known_browsers (account_id, browser) values (begun.user_id, browser)
  on conflict do nothing;
  if found and not is_first then
    perform private.record_account_change(begun.user_id, 'new_browser');
  end if;
end;
$$;

-- A session begins with the password or an emailed link. Only then can it be raised to the second factor.
create function private.note_session() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  has_device constant boolean := exists (
    select from auth.mfa_factors as factor
    where factor.user_id = new.user_id and factor.status = 'verified' and factor.created_at < new.created_at
  );
begin
  if tg_op = 'UPDATE' then
    -- Someone who adds their first device has already signed in.
    if has_device then
      perform private.note_sign_in(new);
    end if;
  elsif has_device then
    insert into private.audit (actor, by, action, fields) values (new.user_id, null, 'account',
      jsonb_build_object('change', 'first_step', 'user_id', new.user_id));
  else
    perform private.note_sign_in(new);
  end if;
  return null;
end;
$$;

create trigger note_session_begun after insert on auth.sessions for each row execute function private.note_session();
create trigger note_session_raised after update of aal on auth.sessions
  for each row when (new.aal = 'aal2' and old.aal is distinct from new.aal)
  execute function private.note_session();

-- The audit log has the change of a role already. Somebody with a first role has no password yet.
create function private.note_role() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  changed public.user_roles := coalesce(new, old);
begin
  perform private.queue_account_mail(
    changed.user_id,
    case
      when tg_op = 'DELETE' then 'role_revoked'
      when exists (
        select from auth.users as known where known.id = changed.user_id and known.encrypted_password > ''
      ) then 'role_granted'
      else 'joined'
    end,
    changed.role
  );
  return null;
end;
$$;

create trigger note_role after insert or delete on public.user_roles
  for each row execute function private.note_role();
