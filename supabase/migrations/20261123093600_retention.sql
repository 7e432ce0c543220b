-- Deletes data at the end of its retention period.

-- Contact form messages after 30 days, finished outbox rows after 90, and sign-ups for the newsletter that
-- were not confirmed within seven days. A message stays for as long as an email about it has not been sent,
-- because the team may not have read it. `deliver` calls it.
create function public.purge_mail() returns void
  language sql volatile security definer set search_path = '' as $$
    delete from private.contact_messages as old
    where old.created_at < clock_timestamp() - interval '30 days' and not exists (
      select from private.outbox as mail
      where mail.message_id = old.id and mail.sent_at is null and mail.dismissed_at is null
    );
    delete from private.subscribers as old
    where old.confirmed_at is null and old.asked_at < clock_timestamp() - interval '7 days';
    -- Notices to the team about a lead are kept with the lead, so that a notice is not sent again.
    delete from private.outbox as old
    where old.lead_id is null and coalesce(old.sent_at, old.dismissed_at) < clock_timestamp() - interval '90 days';
    delete from private.tries as old where old.at <= clock_timestamp() - interval '1 hour';
  $$;

-- Deletes accounts 30 days after sign-up if they never had a role, and returns their number. run_retention()
-- calls it. An account that once had a role has a profile and stays, because the history of leads names the
-- person. An account with `keep_without_role` also stays.
create function public.expire_accounts() returns integer
  language plpgsql volatile security definer set search_path = '' as $$
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

-- This may be called at any interval. Once a day, or immediately on request, it deletes the leads that are older than
-- the given number of days, the accounts that never had a role, the contacts of clinics that became inactive, and rows
-- that the limits no longer count, and records this in the audit log. Returns null if it was not due. Restricted leads
-- are kept, because a person may need them for a claim, but not after they withdraw their consent.
create function public.run_retention(days integer default 730, at_once boolean default false) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  expired integer;
  accounts integer;
begin
  if (days between 1 and 3650) is not true then
    raise exception 'Leads are kept for 1 to 3,650 days.' using errcode = '22023';
  end if;
  -- Two timers at the same time would run it twice.
  perform pg_advisory_xact_lock(hashtextextended('run_retention', 0));
  if not at_once and exists (
    select from private.audit as entry
    where entry.action = 'retention'
      and entry.at between clock_timestamp() - interval '24 hours' and clock_timestamp() + interval '1 minute'
  ) then
    return null;
  end if;
  -- The operator's command (npm run leads:expire) sets `at_once`.
  perform private.act_as(case when at_once then 'operator' else 'system' end);
  delete from public.leads as lead
  where lead.created_at < clock_timestamp() - days * interval '24 hours'
    and (lead.restricted_at is null or lead.withdrawn_at is not null);
  get diagnostics expired = row_count;
  accounts := public.expire_accounts();
  perform private.expire_clinic_contacts();
  delete from private.lead_submissions as counted where counted.created_at < clock_timestamp() - interval '1 hour';
  delete from private.tries as tried where tried.at <= clock_timestamp() - interval '1 hour';
  perform private.record_audit('retention', null, jsonb_build_object(
    'days', days, 'leads', expired, 'accounts', accounts
  ));
  return jsonb_build_object('leads', expired, 'accounts', accounts);
end;
$$;

grant execute on function public.purge_mail, public.expire_accounts, public.run_retention to service_role;
