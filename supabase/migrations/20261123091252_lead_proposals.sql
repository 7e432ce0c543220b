-- The clinics that the team proposed to a patient, and what the patient said to each. Nothing counts as sent to a
-- clinic without a yes. Functions write this table, and the events are its history.
--
--   proposed    waits for the patient's answer
--   agreed      the patient said yes: it may be sent
--   refused     the patient said no
--   taken_back  the patient took a yes back. If it had been sent, `sent_on` still says when
--   sent        the clinic has it
--   cancelled   by the team, or because the patient withdrew their consent
create table public.lead_proposals (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  -- A clinic that a lead names stays, so that the history can be read.
  clinic_id uuid not null references public.clinics (id) on delete restrict,
  clinic text not null,
  city text not null,
  would_get text not null check (char_length(would_get) <= 500 and would_get ~ '[^[:space:]]'),
  certificate text,
  certificate_checked_on date,
  insured_until date,
  state text not null default 'proposed'
    check (state in ('proposed', 'agreed', 'refused', 'taken_back', 'sent', 'cancelled')),
  proposed_at timestamptz not null default clock_timestamp(),
  proposed_by uuid default auth.uid(),
  answered_at timestamptz,
  answered_how public.contact_channel,
  wording text check (char_length(wording) <= 1000),
  sent_on date,
  version integer not null default 1,
  check (answered_at is not null or state in ('proposed', 'cancelled')),
  check (wording is not null or state not in ('agreed', 'sent')),
  check (case state when 'sent' then sent_on is not null when 'taken_back' then true else sent_on is null end)
);

comment on column public.lead_proposals.clinic is 'Name, city and checks are as they were when it was proposed.';
comment on column public.lead_proposals.would_get is 'Exactly what the clinic would get.';
comment on column public.lead_proposals.answered_how is 'Null for an answer on the private page.';
comment on column public.lead_proposals.wording is 'The sentence that the patient last said yes to.';

alter table public.lead_proposals
  alter column lead_id set statistics 0,
  alter column would_get set statistics 0,
  alter column wording set statistics 0,
  alter column proposed_by set statistics 0;

create index lead_proposals_lead_idx on public.lead_proposals (lead_id, proposed_at);
create index lead_proposals_clinic_idx on public.lead_proposals (clinic_id);
create unique index lead_proposals_open_idx on public.lead_proposals (lead_id, clinic_id)
  where state in ('proposed', 'agreed');

alter table public.lead_proposals enable row level security;
grant select on public.lead_proposals to authenticated;
create policy "The team reads the proposals" on public.lead_proposals for select to authenticated
  using ((select private.has_role('coordinator')));

create trigger count_version before update on public.lead_proposals
  for each row execute function private.count_version();

-- A clinic of the register that can be asked on a day, locked against changes until this transaction ends.
create function private.choose_clinic(clinic_id uuid, asked_on date) returns public.clinics
  language plpgsql volatile set search_path = '' as $$
declare
  chosen public.clinics;
begin
  select * into chosen from public.clinics as known
  where known.id = choose_clinic.clinic_id and known.is_active for share;
  if not found then
    perform private.refuse('clinic', 'The register has no such clinic, or it is inactive.');
  end if;
  if not exists (
    select from private.settings as setting
    where setting.name = 'require_clinic_checks' and setting.value = 'false'
  ) then
    if chosen.certificate_checked_on is null then
      perform private.refuse('certificate', 'The clinic''s certificate was never looked up.');
    end if;
    if (chosen.insured_until >= choose_clinic.asked_on) is not true then
      perform private.refuse('insurance', 'The clinic is not insured on that day.');
    end if;
  end if;
  return chosen;
end;
$$;

-- Proposes one to three clinics, all with the same text. At most three of a lead are open. The same proposal sent again
-- is stored once. All events of a call are written together, so that the patient gets one email.
create function public.propose_clinics(lead_id uuid, clinic_ids uuid[], would_get text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  lead public.leads := private.lock_lead(propose_clinics.lead_id);
  wanted constant uuid[] := array(select distinct asked.id from unnest(clinic_ids) as asked (id) order by asked.id);
  described constant text := btrim(propose_clinics.would_get);
  now constant timestamptz := clock_timestamp();
  open_ones integer;
  again integer;
  same integer;
begin
  perform private.refuse_withdrawn(lead);
  if cardinality(wanted) not between 1 and 3 then
    perform private.refuse('clinic_ids', 'Choose one to three clinics.');
  end if;
  if (char_length(described) between 1 and 500) is not true then
    perform private.refuse('would_get', 'What the clinic would get has 1 to 500 characters.');
  end if;
  select count(*), count(*) filter (where known.clinic_id = any (wanted)),
    count(*) filter (where known.clinic_id = any (wanted) and known.would_get = described)
  into open_ones, again, same
  from public.lead_proposals as known
  where known.lead_id = lead.id and known.state in ('proposed', 'agreed');
  if same = cardinality(wanted) then
    return private.lead_answer('unchanged', lead);
  end if;
  if again > 0 then
    perform private.refuse('again', 'One of these clinics is already proposed.');
  end if;
  if open_ones + cardinality(wanted) > 3 then
    perform private.refuse('open', 'At most three clinics can be open at a time.');
  end if;
  insert into public.lead_proposals (
    lead_id, clinic_id, clinic, city, would_get, certificate, certificate_checked_on, insured_until, proposed_at
  )
  select lead.id, chosen.id, chosen.name, chosen.city, described, chosen.certificate, chosen.certificate_checked_on,
    chosen.insured_until, now
  from unnest(wanted) as asked (id)
  cross join lateral private.choose_clinic(asked.id, current_date) as chosen;
  insert into public.lead_events (lead_id, actor, kind, body)
  select lead.id, (select auth.uid()), 'clinic_proposed', jsonb_build_object(
    'proposal_id', made.id, 'clinic', made.clinic, 'city', made.city, 'would_get', made.would_get
  )
  from public.lead_proposals as made
  where made.lead_id = lead.id and made.proposed_at = now
  order by made.clinic, made.id;
  return private.lead_answer('changed', lead);
end;
$$;

-- What a patient agrees to with a yes, however it reached us: YES_WORDING of clinic-consent.ts, with which a test
-- compares it. The proposal contains what the clinic would get.
create function private.yes_wording() returns text
  language sql immutable set search_path = '' as $$
    select 'By saying yes, you agree that Sanavoy sends this clinic in Turkey what is listed here, including what it '
      'says about your health, so that the clinic can prepare a quote. Your data protection rights may be harder to use '
      'in Turkey than in the UK. You can take back your yes at any time.';
  $$;

-- Stores what the patient said: 'agreed', 'refused' or 'taken_back'. The caller has locked the lead. A no, and a yes
-- that was taken back before anything was sent, can become a yes. `how` is null on the private page. Returns 'changed',
-- 'unchanged', or 'conflict' if the proposal no longer waits for this answer.
create function private.answer_proposal(
  proposal public.lead_proposals, answer text, how public.contact_channel default null,
  answered_at timestamptz default null
) returns text
  language plpgsql volatile set search_path = '' as $$
declare
  agreed_to constant text := case answer when 'agreed' then private.yes_wording() end;
begin
  if (answer in ('agreed', 'refused', 'taken_back')) is not true then
    perform private.refuse('answer', 'The answer is agreed, refused or taken_back.');
  elsif proposal.state = answer or proposal.state = 'sent' and answer = 'agreed' then
    return 'unchanged';
  elsif not (case answer
    when 'refused' then proposal.state = 'proposed'
    when 'taken_back' then proposal.state in ('agreed', 'sent')
    else
      (
        proposal.state in ('proposed', 'refused')
        or proposal.state = 'taken_back' and proposal.sent_on is null
      )
      and exists (
        select from public.leads as lead where lead.id = proposal.lead_id and lead.withdrawn_at is null
      )
      and (
        select count(*) < 3 and count(*) filter (where other.clinic_id = proposal.clinic_id) = 0
        from public.lead_proposals as other
        where other.lead_id = proposal.lead_id and other.id <> proposal.id
          and other.state in ('proposed', 'agreed')
      )
  end) then
    return 'conflict';
  end if;
  update public.lead_proposals as known set
    state = answer,
    answered_at = coalesce(answer_proposal.answered_at, clock_timestamp()),
    answered_how = how,
    wording = coalesce(agreed_to, known.wording)
  where known.id = proposal.id;
  -- Without the yes, the patient does not go ahead with this clinic.
  update public.leads set decision = null
  where answer = 'taken_back' and id = proposal.lead_id and decision ->> 'proposal_id' = proposal.id::text;
  perform private.record_event(proposal.lead_id, 'clinic_' || answer, jsonb_build_object(
    'proposal_id', proposal.id, 'clinic', proposal.clinic, 'how', how, 'wording', agreed_to,
    'by', case when how is null then 'patient' end
  ));
  return 'changed';
end;
$$;

-- A proposal whose lead is locked until this transaction ends.
create function private.lock_proposal(proposal_id uuid, out lead public.leads, out proposal public.lead_proposals)
  language plpgsql volatile set search_path = '' as $$
begin
  lead := private.lock_lead((
    select known.lead_id from public.lead_proposals as known where known.id = lock_proposal.proposal_id
  ));
  select * into proposal from public.lead_proposals as known where known.id = lock_proposal.proposal_id;
end;
$$;

-- Records an answer that reached the team in another way, and on which of its days: today, or since the proposal.
-- Nobody knows at what time of the day, so a yes is later than a withdrawal in another request only from the next day on.
create function public.record_proposal_answer(
  proposal_id uuid, answer text, how public.contact_channel, answered_on date default null,
  time_zone text default null
) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  locked record := private.lock_proposal(record_proposal_answer.proposal_id);
  proposal public.lead_proposals := locked.proposal;
  zone constant text := coalesce(time_zone, private.team_time_zone());
  today constant date := clock_timestamp() at time zone zone;
  day_start constant timestamptz := least(answered_on, today)::timestamp at time zone zone;
  outcome text;
begin
  if how is null then
    perform private.refuse('how', 'Say how the patient answered.');
  end if;
  -- One day of tolerance for clocks.
  if answered_on not between (proposal.proposed_at at time zone zone)::date - 1 and today + 1 then
    perform private.refuse('answered_on', 'The date must be between the proposal and today.');
  end if;
  outcome := private.answer_proposal(proposal, answer, how, case when answered_on < today then day_start end);
  if outcome = 'changed' and answer = 'agreed'
    and private.withdrawn_since(locked.lead, day_start) is not null then
    perform private.refuse('withdrawn_since', 'The patient withdrew their consent on that day or later.');
  end if;
  return (select private.lead_answer(outcome, lead) from public.leads as lead where lead.id = proposal.lead_id);
end;
$$;

-- Cancels a proposal that is open.
create function public.cancel_proposal(proposal_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  locked record := private.lock_proposal(cancel_proposal.proposal_id);
  proposal public.lead_proposals := locked.proposal;
begin
  if proposal.state = 'cancelled' then
    return private.lead_answer('unchanged', locked.lead);
  elsif proposal.state not in ('proposed', 'agreed') then
    return private.lead_answer('conflict', locked.lead);
  end if;
  update public.lead_proposals as known set state = 'cancelled' where known.id = proposal.id;
  perform private.record_event(proposal.lead_id, 'clinic_cancelled', jsonb_build_object(
    'proposal_id', proposal.id, 'clinic', proposal.clinic
  ));
  return private.lead_answer('changed', locked.lead);
end;
$$;

-- Records that a clinic was sent what the patient agreed to. Retracting the event makes it agreed again, or cancelled
-- if the patient has withdrawn their consent since.
create function public.record_proposal_sent(proposal_id uuid, sent_on date) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  locked record := private.lock_proposal(record_proposal_sent.proposal_id);
  proposal public.lead_proposals := locked.proposal;
  lead public.leads := locked.lead;
  recorded bigint;
begin
  if proposal.state not in ('agreed', 'sent') then
    perform private.refuse('state', 'The patient has not said yes to this clinic.');
  end if;
  -- A withdrawal in another request of the person waits until the task to tell the clinic sees this, or this sees it.
  perform pg_advisory_xact_lock_shared(hashtextextended('withdrawal', 0));
  perform private.refuse_withdrawn(lead, proposal.answered_at);
  if lead.restricted_at is not null then
    perform private.refuse('restricted', 'The use of this lead is restricted: the person asked for it.');
  end if;
  if proposal.state = 'sent' then
    return private.lead_answer('unchanged', lead);
  end if;
  -- One day of tolerance for time zones.
  if (record_proposal_sent.sent_on between proposal.answered_at::date - 1 and current_date + 1) is not true then
    perform private.refuse('sent_on', 'The date must be between the answer and today.');
  end if;
  perform private.choose_clinic(proposal.clinic_id, record_proposal_sent.sent_on);
  update public.lead_proposals as known set state = 'sent', sent_on = record_proposal_sent.sent_on
  where known.id = proposal.id;
  -- In a statement of its own: the answer, which is stable, would not see the event, and nobody could undo it.
  recorded := private.record_event(proposal.lead_id, 'clinic', jsonb_build_object(
    'clinic', proposal.clinic, 'clinic_id', proposal.clinic_id, 'proposal_id', proposal.id,
    'shared', proposal.would_get, 'on', record_proposal_sent.sent_on
  ));
  return private.lead_answer('changed', lead, recorded);
end;
$$;

grant execute on function
  public.propose_clinics, public.record_proposal_answer, public.cancel_proposal, public.record_proposal_sent
  to authenticated;
