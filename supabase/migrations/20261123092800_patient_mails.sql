-- Emails about what happens to a request: to the patient, to the team if the patient did it, and to the colleague to
-- whom it was assigned. The events queue them, so everything that writes an event sends its email.

-- Tells a colleague that somebody else assigned a lead to them. All that is assigned within a few minutes is in one
-- email, and what is assigned to the next person or taken back within them is not.
create function private.queue_assignment(lead_id uuid, actor uuid, former uuid, owner uuid) returns void
  language plpgsql volatile set search_path = '' as $$
declare
  given constant text := queue_assignment.lead_id;
begin
  update private.outbox as mail set figures = jsonb_build_object('lead_ids', (mail.figures -> 'lead_ids') - given)
  where mail.kind = 'team_assigned' and mail.account_id = former and mail.attempts = 0;
  if owner is null or owner is not distinct from actor then
    return;
  end if;
  update private.outbox as mail set
    figures = jsonb_build_object('lead_ids', (mail.figures -> 'lead_ids') || to_jsonb(given))
  where mail.kind = 'team_assigned' and mail.account_id = owner and mail.attempts = 0;
  if not found then
    insert into private.outbox (kind, dedupe_key, account_id, figures, next_attempt_at)
    values (
      'team_assigned', 'team_assigned/' || gen_random_uuid(), owner,
      jsonb_build_object('lead_ids', jsonb_build_array(given)), clock_timestamp() + interval '2 minutes'
    );
  end if;
end;
$$;

-- One email of each kind for changes made together. The lead is looked up for each event: a join that was planned for
-- many events at once would read all leads for one event.
create function private.queue_event_mails() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- A new request has its emails from queue_lead_mails().
  if not exists (select from added where added.kind <> 'received') then
    return null;
  end if;
  insert into private.outbox (kind, dedupe_key, lead_id, event_id, account_id, next_attempt_at)
  select wanted.kind, wanted.kind || '/' || max(wanted.id), wanted.lead_id, max(wanted.id),
    case when wanted.kind = 'team_proposal_answer' then (
      select lead.owner_id from public.leads as lead where lead.id = wanted.lead_id
    ) end,
    -- What the team changed by mistake can be undone within these minutes.
    clock_timestamp() + case
      when wanted.kind in ('patient_correction', 'patient_status') then interval '2 minutes' else interval '0'
    end
  from (
    select 'patient_link' as kind, added.lead_id, added.id from added
    where added.kind = 'link' and added.body ->> 'change' = 'renewed'
    union all
    -- To the old address, unless its link was revoked: it is probably a stranger's.
    select 'patient_moved', added.lead_id, added.id from added
    where added.kind = 'correction' and added.body ->> 'field' = 'email' and added.body ->> 'from' <> '' and not exists (
      select from private.lead_links as link where link.lead_id = added.lead_id and link.revoked_at is not null
    )
    union all
    -- A new address gets its own email, with the link that works.
    select case added.body ->> 'by' when 'patient' then 'patient_change' else 'patient_correction' end,
      added.lead_id, added.id
    from added
    where added.kind = 'correction' and not exists (
      select from added as moved
      where moved.lead_id = added.lead_id and moved.kind = 'correction' and moved.body ->> 'field' = 'email'
    )
    union all
    select 'team_change', added.lead_id, added.id from added
    where added.kind = 'preferences' or added.kind = 'correction' and added.body ->> 'by' = 'patient'
    union all
    -- Its reader, or too many wrong digits, ended the link.
    select 'team_link', added.lead_id, added.id from added
    where added.kind = 'link' and added.body ->> 'change' = 'revoked' and added.body ->> 'reason' <> 'team'
    union all
    select 'patient_proposal', added.lead_id, added.id from added where added.kind = 'clinic_proposed'
    union all
    select 'patient_quote', added.lead_id, added.id from added where added.kind = 'quote_shared'
    union all
    select 'team_proposal_answer', added.lead_id, added.id from added
    where added.kind in ('clinic_agreed', 'clinic_refused', 'clinic_taken_back', 'quote_decision')
      and added.body ->> 'by' is not distinct from 'patient'
    union all
    select told.kind, added.lead_id, added.id from added
    cross join (values ('patient_withdrawal'), ('team_withdrawal')) as told (kind)
    where added.kind = 'withdrawal'
    union all
    select 'patient_status', added.lead_id, added.id from added
    where added.kind in ('status', 'contact') and added.actor is not null
      -- A withdrawal has its own email.
      and added.body ->> 'by' is distinct from 'patient'
      and added.body ->> 'to' is distinct from added.body ->> 'from'
      and (select lead.status_mail from public.leads as lead where lead.id = added.lead_id)
  ) as wanted
  group by wanted.kind, wanted.lead_id
  on conflict (dedupe_key) do nothing;
  perform private.queue_assignment(
    added.lead_id, added.actor, (added.body ->> 'from')::uuid, (added.body ->> 'to')::uuid
  )
  from added where added.kind = 'owner';
  return null;
end;
$$;

create trigger queue_event_mails after insert on public.lead_events
  referencing new table as added
  for each statement execute function private.queue_event_mails();

-- Whether a later event has made an email pointless or untrue. A link or a status is replaced by the next one.
-- What the team corrects within a few minutes is reported once. After a corrected address, no email goes out that
-- was meant for the old one: its link has ended, and the new address gets a new one.
create function private.is_replaced(mail private.outbox) returns boolean
  language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.lead_events as later
    where later.lead_id = mail.lead_id and later.id > coalesce(mail.event_id, 0) and case
      when later.kind = 'correction' and later.body ->> 'field' = 'email' then true
      when mail.kind = 'patient_link' then later.kind = 'link'
      when mail.kind = 'patient_status' then
        later.kind in ('status', 'contact') and later.body ->> 'to' is distinct from later.body ->> 'from'
      when mail.kind = 'patient_correction' then
        later.kind = 'correction' and later.body ->> 'by' is distinct from 'patient'
    end
  );
end;
$$;

-- Whether the changes that the patient has not been told about cancel each other out: since the last email of
-- this kind, each field (or the status) has returned to its earlier value.
create function private.is_undone(mail private.outbox) returns boolean
  language plpgsql stable set search_path = '' as $$
begin
  return not exists (
    select from private.outbox as untold
    join public.lead_events as event on event.id = untold.event_id
    where untold.lead_id = mail.lead_id and untold.kind = mail.kind and untold.event_id <= mail.event_id
      and untold.event_id > coalesce((
        select max(told.event_id) from private.outbox as told
        where told.lead_id = mail.lead_id and told.kind = mail.kind and told.event_id < mail.event_id
          and told.sent_at is not null
      ), 0)
    group by event.body ->> 'field'
    having coalesce((array_agg(event.body ->> 'from' order by event.id))[1], '')
      <> coalesce((array_agg(event.body ->> 'to' order by event.id desc))[1], '')
  );
end;
$$;

-- The clinics that were proposed together with that of an event.
create function private.proposed_with(event_id bigint) returns setof public.lead_proposals
  language sql stable set search_path = '' as $$
    select other.*
    from public.lead_events as event
    join public.lead_proposals as named on named.id = (event.body ->> 'proposal_id')::uuid
    join public.lead_proposals as other
      on other.lead_id = named.lead_id and other.proposed_at = named.proposed_at
    where event.id = proposed_with.event_id;
  $$;

-- Whether an email must no longer be sent.
create function private.is_stale(mail private.outbox, lead public.leads) returns boolean
  language plpgsql stable set search_path = '' as $$
declare
  -- For a quote, a yes to its clinic that came after a withdrawal in another request counts.
  agreed_at constant timestamptz := case mail.kind when 'patient_quote' then (
    select proposal.answered_at from public.lead_events as event
    join public.lead_proposals as proposal on proposal.id = (event.body ->> 'proposal_id')::uuid
    where event.id = mail.event_id
  ) end;
begin
  -- After a withdrawal a patient is promised no answer, and told only what they do themselves and what happens to their
  -- link and address. The team is not urged to answer.
  if mail.kind in (
      'patient_confirmation', 'patient_correction', 'patient_status', 'patient_proposal', 'patient_quote',
      'patient_check_in', 'team_due_soon', 'team_overdue'
    )
    and (lead.withdrawn_at is not null or private.withdrawn_since(lead, agreed_at) is not null) then
    return true;
  end if;
  -- Nothing is sent about a restricted lead, except what the patient needs to use their rights.
  if lead.restricted_at is not null
    and mail.kind not in (
      'patient_link', 'patient_withdrawal', 'team_withdrawal', 'team_link', 'team_proposal_answer'
    ) then
    return true;
  end if;
  -- There is nowhere to send it.
  if mail.kind like 'patient%' and mail.kind <> 'patient_moved' and private.current_email(lead) = '' then
    return true;
  end if;
  -- The address is probably a stranger's.
  if mail.kind like 'patient%' and mail.kind <> 'patient_moved' and exists (
    select from private.lead_links as link where link.lead_id = lead.id and link.revoked_at is not null
  ) then
    return true;
  end if;
  case mail.kind
    when 'team_due_soon' then
      return lead.status <> 'new' or lead.due_at <= clock_timestamp();
    when 'team_overdue' then
      return lead.status <> 'new';
    when 'patient_confirmation', 'patient_link', 'patient_change', 'patient_withdrawal' then
      return private.is_replaced(mail);
    when 'patient_correction' then
      return private.is_replaced(mail) or private.is_undone(mail);
    when 'patient_status' then
      return not lead.status_mail or private.is_replaced(mail) or private.is_undone(mail);
    when 'patient_proposal' then
      return private.is_replaced(mail) or not exists (
        select from private.proposed_with(mail.event_id) as proposal where proposal.state = 'proposed'
      );
    when 'patient_quote' then
      return private.is_replaced(mail) or not exists (
        select from public.lead_events as event
        join jsonb_array_elements(private.quotes_json(lead.id)) as quote
          on quote -> 'proposal_id' = event.body -> 'proposal_id' and quote -> 'revision' = event.body -> 'revision'
        where event.id = mail.event_id
      );
    when 'patient_check_in' then
      return not lead.check_in or lead.close_reason is distinct from 'treatment_done' or private.is_replaced(mail);
    when 'patient_moved' then
      -- The address was changed back.
      return exists (
        select from public.lead_events as own
        where own.id = mail.event_id and lower(own.body ->> 'from') = private.current_email(lead)
      );
    else
      return false;
  end case;
end;
$$;

-- The data from which these emails are rendered. Events never change, so each attempt renders the same: the
-- address and the link's generation are those of the event. A stale email is not sent.
create function private.event_mail_data(mail private.outbox) returns jsonb
  language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'to', case mail.kind when 'patient_moved' then event.body ->> 'from' else private.current_email(lead) end,
      'event', event.body,
      'event_kind', event.kind,
      'proposals', case mail.kind when 'patient_proposal' then (
        select jsonb_agg(
          jsonb_build_object('clinic', proposal.clinic, 'city', proposal.city) order by proposal.clinic, proposal.id
        )
        from private.proposed_with(mail.event_id) as proposal
      ) end,
      'generation', 1 + (
        select count(*) from public.lead_events as former
        where former.lead_id = mail.lead_id and former.kind = 'link' and former.body ->> 'change' = 'renewed'
          and former.id <= coalesce(mail.event_id, 0)
      ),
      'is_stale', private.is_stale(mail, lead)
    )
    from public.leads as lead
    left join public.lead_events as event on event.id = mail.event_id
    where lead.id = mail.lead_id
  );
end;
$$;
