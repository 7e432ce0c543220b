-- Emails about what happens to a request: to the patient, and to the team if the patient did it. The events
-- queue them, so everything that writes an event sends its email.

-- One email of each kind for changes made together.
create function private.queue_event_mails() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.outbox (kind, dedupe_key, lead_id, event_id, next_attempt_at)
  select wanted.kind, wanted.kind || '/' || max(wanted.id), wanted.lead_id, max(wanted.id),
    -- A status that was set by mistake can be undone within these minutes.
    clock_timestamp() + case wanted.kind when 'patient_status' then interval '2 minutes' else interval '0' end
  from (
    select 'patient_link' as kind, added.lead_id, added.id from added
    where added.kind = 'link' and added.body ->> 'change' = 'renewed'
    union all
    -- To the old address.
    select 'patient_moved', added.lead_id, added.id from added
    where added.kind = 'correction' and added.body ->> 'field' = 'email'
    union all
    select 'patient_change', added.lead_id, added.id from added
    where added.kind = 'correction' and added.body ->> 'by' = 'patient' and added.body ->> 'field' <> 'email'
    union all
    select 'team_change', added.lead_id, added.id from added
    where added.kind = 'preferences' or added.kind = 'correction' and added.body ->> 'by' = 'patient'
    union all
    select told.kind, added.lead_id, added.id from added
    cross join (values ('patient_withdrawal'), ('team_withdrawal')) as told (kind)
    where added.kind = 'withdrawal'
    union all
    select 'patient_status', added.lead_id, added.id from added
    join public.leads as lead on lead.id = added.lead_id
    where added.kind in ('status', 'contact') and added.actor is not null and lead.status_mail
      and added.body ->> 'to' is distinct from added.body ->> 'from'
  ) as wanted
  group by wanted.kind, wanted.lead_id
  on conflict (dedupe_key) do nothing;
  return null;
end;
$$;

create trigger queue_event_mails after insert on public.lead_events
  referencing new table as added
  for each statement execute function private.queue_event_mails();

-- The data from which these emails are rendered. Events never change, so each attempt renders the same: the
-- address and the link's generation are those of the event. An email is stale, and not sent, if a later event
-- has replaced it (a corrected address, a newer link or status) or if the lead was restricted meanwhile. A
-- corrected address also replaces a confirmation, because it ends the link and the new address gets a new
-- one.
create function private.event_mail_data(mail private.outbox) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
begin
  return (
    select jsonb_build_object(
      'to', case mail.kind when 'patient_moved' then event.body ->> 'from' else private.current_email(lead) end,
      'event', event.body,
      'generation', 1 + (
        select count(*) from public.lead_events as former
        where former.lead_id = mail.lead_id and former.kind = 'link' and former.body ->> 'change' = 'renewed'
          and former.id <= coalesce(mail.event_id, 0)
      ),
      'is_stale', lead.restricted_at is not null or exists (
        select from public.lead_events as later
        where later.lead_id = mail.lead_id and later.id > coalesce(mail.event_id, 0)
          and case
            when mail.kind not in (
              'patient_confirmation', 'patient_link', 'patient_change', 'patient_withdrawal', 'patient_status'
            ) then false
            when later.kind = 'correction' then later.body ->> 'field' = 'email'
            when mail.kind = 'patient_link' then later.kind = 'link'
            when mail.kind = 'patient_status' then
              later.kind in ('status', 'contact') and later.body ->> 'to' is distinct from later.body ->> 'from'
          end
      )
    )
    from public.leads as lead
    left join public.lead_events as event on event.id = mail.event_id
    where lead.id = mail.lead_id
  );
end;
$$;

revoke all on function private.queue_event_mails() from public, anon, authenticated, service_role;
revoke all on function private.event_mail_data(private.outbox) from public, anon, authenticated, service_role;
