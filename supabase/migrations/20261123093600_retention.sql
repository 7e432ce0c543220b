-- Deletes data at the end of its period (retention_periods.sql).

-- Contact form messages, finished outbox rows, and sign-ups for the newsletter that were not confirmed. A message
-- stays for as long as an email about it has not been sent, because the team may not have read it. `deliver` calls it.
create function public.purge_mail() returns void
  language sql volatile security definer set search_path = '' as $$
    delete from private.contact_messages as old
    where old.created_at < private.kept_since('contact_message') and not exists (
      select from private.outbox as mail
      where mail.message_id = old.id and mail.sent_at is null and mail.dismissed_at is null
    );
    delete from private.subscribers as old
    where old.confirmed_at is null and old.asked_at < private.kept_since('unconfirmed');
    -- Notices to the team about a lead are kept with the lead, so that a notice is not sent again.
    delete from private.outbox as old
    where old.lead_id is null and coalesce(old.sent_at, old.dismissed_at) < private.kept_since('mail');
    delete from private.tries as old where old.at <= clock_timestamp() - interval '1 hour';
  $$;

-- Deletes accounts that never had a role some time after sign-up, and returns their number. run_retention() calls
-- it. An account that once had a role has a profile and stays, because the history of leads names the person. An
-- account with `keep_without_role` also stays.
create function public.expire_accounts() returns integer
  language plpgsql volatile security definer set search_path = '' as $$
declare
  removed integer;
begin
  delete from auth.users as account
  where account.created_at < private.kept_since('account')
    and coalesce(account.raw_app_meta_data ->> 'keep_without_role', 'false') <> 'true'
    and not exists (select from public.user_roles as held where held.user_id = account.id)
    and not exists (select from public.profiles as profile where profile.user_id = account.id);
  get diagnostics removed = row_count;
  return removed;
end;
$$;

-- What stays of a request that was deleted because consent was withdrawn: that there was consent (Article 7(1) of the
-- UK GDPR), and nothing about the person.
create table private.consent_proofs (
  reference text primary key,
  consent_text text not null,
  consent_at timestamptz not null,
  withdrawn_at timestamptz not null
);

alter table private.consent_proofs enable row level security;

-- This may be called at any interval. Once a day, or immediately on request, it deletes the leads whose period is
-- over, the audit log and the names of former colleagues, the accounts that never had a role, the contacts of clinics
-- that became inactive, and rows that the limits no longer count, and records this in the audit log. Returns null if it
-- was not due.
create function public.run_retention(at_once boolean default false) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  expired integer;
  accounts integer;
begin
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
  with ended as (
    -- A booking counts from the treatment's day or, if that is later, the last contact or the last day that was planned,
    -- such as a check after it. What the team does among itself is no contact. Never while the use is restricted,
    -- because the person may need the request for a claim, unless they withdraw their consent: the conditions stand
    -- here, so that they are checked again if somebody restricts a request meanwhile. No period begins before the
    -- request, so the history of newer requests is not read.
    delete from public.leads as lead using private.retention_periods() as kept
    where kept.kind = case
        when lead.withdrawn_at is not null then 'withdrawn'
        when lead.restricted_at is not null then null
        when lead.close_reason in ('spam', 'duplicate') then 'unwanted'
        when lead.reached_status = 'booked' then 'booked'
        else 'request'
      end
      and lead.created_at < now() - kept.period
      and now() - kept.period > case kept.kind
        when 'withdrawn' then lead.withdrawn_at
        when 'unwanted' then (
          select max(event.at) from public.lead_events as event
          where event.lead_id = lead.id and event.kind in ('received', 'status')
        )
        else greatest((
          select max(case event.kind when 'next_step' then (event.body ->> 'to')::date else event.at end)
          from public.lead_events as event
          where event.lead_id = lead.id
            and event.kind not in ('status', 'owner', 'note', 'note_retracted', 'mail', 'attempt', 'booking')
            and (event.kind <> 'next_step' or kept.kind = 'booked')
        ), case kept.kind when 'booked' then lead.treatment_on::timestamptz end)
      end
    returning lead.reference, lead.consent_text, lead.consent_at, lead.withdrawn_at
  ), proven as (
    insert into private.consent_proofs (reference, consent_text, consent_at, withdrawn_at)
    select ended.reference, ended.consent_text, ended.consent_at, ended.withdrawn_at
    from ended where ended.withdrawn_at is not null
  )
  select count(*) into expired from ended;
  delete from private.kept_withdrawals as kept
  where not exists (select from public.leads as lead where lead.id = kept.lead_id);
  delete from private.consent_proofs as old where old.withdrawn_at < private.kept_since('record');
  delete from private.audit as old where old.at < private.kept_since('record');
  delete from public.lead_events as old where old.lead_id is null and old.at < private.kept_since('record');
  -- Once no entry is about somebody without a role, nothing needs their name, and so their account expires.
  delete from public.profiles as former
  where not exists (select from public.user_roles as held where held.user_id = former.user_id)
    and not exists (select from private.audit as entry where entry.actor = former.user_id)
    and not exists (
      select from private.audit as entry
      where entry.action in ('role', 'account') and entry.fields ->> 'user_id' = former.user_id::text
    );
  accounts := public.expire_accounts();
  perform private.expire_clinic_contacts();
  delete from private.lead_submissions as counted where counted.created_at < clock_timestamp() - interval '1 hour';
  delete from private.tries as tried where tried.at <= clock_timestamp() - interval '1 hour';
  perform private.record_audit('retention', null, jsonb_build_object('leads', expired, 'accounts', accounts));
  return jsonb_build_object('leads', expired, 'accounts', accounts);
end;
$$;

grant execute on function public.purge_mail, public.expire_accounts, public.run_retention to service_role;
