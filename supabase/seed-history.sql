-- What happened to the demo leads of seed.sql, which runs first.

-- Proposals of clinics in every state. Who was quoted or has booked has a quote of the first one.
insert into public.lead_proposals (
  lead_id, clinic_id, clinic, city, would_get, certificate, certificate_checked_on, insured_until, state, proposed_at,
  proposed_by, answered_at, answered_how, wording, sent_on
)
select
  lead_id, clinic_id, clinic, city, would_get, certificate, certificate_checked_on, insured_until, state, proposed_at,
  proposed_by, case when state not in ('proposed', 'cancelled') then proposed_at + interval '90 minutes' end,
  case when state not in ('proposed', 'cancelled') and n % 2 = 0 then 'whatsapp'::public.contact_channel end,
  case when state in ('agreed', 'sent', 'taken_back') then private.yes_wording() end,
  case when state = 'sent' or state = 'taken_back' and n % 2 = 0 then (proposed_at + interval '2 hours')::date end
from (
  select
    lead.id as lead_id, known.id as clinic_id, known.name as clinic, known.city, known.certificate,
    known.certificate_checked_on, known.insured_until, numbered.n,
    'Treatment, city, month of travel and language. No name, no contact details.' as would_get,
    coalesce(lead.owner_id, '5a7a0001-0000-4000-8000-000000000001') as proposed_by,
    least(now() - interval '3 hours', lead.first_contact_at + interval '4 hours') as proposed_at,
    case
      when lead.name = 'Oliver Bennett' or lead.status in ('quoted', 'booked') and place = 1 then 'sent'
      when lead.status = 'booked' then (array['refused', 'cancelled'])[1 + numbered.n % 2]
      else (array['sent', 'agreed', 'proposed', 'refused', 'taken_back', 'cancelled'])[1 + (numbered.n + place) % 6]
    end as state
  from (
    select asked.id, row_number() over (order by asked.created_at, asked.id) as n
    from public.leads as asked where asked.status in ('contacted', 'quoted', 'booked')
  ) as numbered
  join public.leads as lead on lead.id = numbered.id
  join (
    select clinic.*, rank() over (partition by city order by certificate is null, name) as place
    from public.clinics as clinic where is_active
  ) as known on known.city = lead.location_city
) as proposed;

-- The quotes of two clinics for one demo patient: in two currencies, with different gaps. The second was corrected.
insert into public.lead_quotes (
  proposal_id, revision, kind, price, currency, valid_until, excludes, lines, recorded_at, recorded_by
)
select asked.id, said.revision, 'dental', said.price, said.currency, asked.sent_on + said.valid_days, said.excludes,
  said.lines::jsonb, asked.answered_at + said.revision * interval '20 minutes', asked.proposed_by
from public.lead_proposals as asked
join public.leads as lead on lead.id = asked.lead_id and lead.name = 'Oliver Bennett'
join (
  values
    ('%A,%', 1, '£2,400', 'GBP', 30, 'Flights', '{
      "surgeon": {"answer": "not-said", "words": "Dr Deniz Example (demo)", "amount": ""},
      "tests": {"answer": "included", "words": "", "amount": ""},
      "medicines": {"answer": "extra", "words": "", "amount": "£40"},
      "hotel-nights": {"answer": "included", "words": "6 nights", "amount": ""},
      "transfers": {"answer": "included", "words": "", "amount": ""}
    }'),
    ('%B,%', 1, 'from 2.900 €', 'EUR', 0, null, '{
      "dental-material": {"answer": "not-said", "words": "4 implants, brand not named", "amount": ""}
    }'),
    ('%B,%', 2, '2.900 € to 3.300 €', 'EUR', 21, 'Hotel and flights', '{
      "dental-material": {"answer": "not-said", "words": "4 implants, brand not named", "amount": ""},
      "guarantee": {"answer": "not-said", "words": "5 years", "amount": ""}
    }')
) as said (clinic, revision, price, currency, valid_days, excludes, lines) on asked.clinic like said.clinic;

-- One quote for everyone else who was quoted or has booked.
insert into public.lead_quotes (
  proposal_id, revision, kind, price, currency, valid_until, excludes, lines, recorded_at, recorded_by
)
select asked.id, 1, said.kind, said.price, said.currency, asked.sent_on + 60, 'Flights', '{
    "tests": {"answer": "included", "words": "", "amount": ""},
    "transfers": {"answer": "included", "words": "", "amount": ""}
  }', asked.answered_at + interval '20 minutes', asked.proposed_by
from public.lead_proposals as asked
join public.leads as lead on lead.id = asked.lead_id
join (
  values ('dental', '£2,600', 'GBP'), ('hair', '2.300 €', 'EUR'), ('eyes', '£1,900', 'GBP'), ('operation', '£5,400', 'GBP')
) as said (kind, price, currency) on said.kind = case
  when lead.treatment ~ 'Implant|Veneer|Root|Invisalign|Smile|Teeth' then 'dental'
  when lead.treatment ~ 'FUE|DHI|Hair|Beard|Eyebrow' then 'hair'
  when lead.treatment ~ 'LASIK|Cataract|Corneal' then 'eyes'
  else 'operation'
end
where asked.state = 'sent' and lead.status in ('quoted', 'booked') and lead.name <> 'Oliver Bennett';

-- All are shared, and who has booked would like to go ahead. So would one who has two.
update public.lead_quotes as quote set shared_at = quote.recorded_at + interval '10 minutes'
where not exists (
  select from public.lead_quotes as later
  where later.proposal_id = quote.proposal_id and later.revision > quote.revision
);
update public.leads as lead set decision = jsonb_build_object(
  'choice', 'quote', 'proposal_id', proposal.id, 'clinic', proposal.clinic, 'revision', quote.revision,
  'at', quote.shared_at + interval '30 minutes'
)
from public.lead_proposals as proposal
join public.lead_quotes as quote on quote.proposal_id = proposal.id and quote.shared_at is not null
where proposal.lead_id = lead.id
  and (lead.status = 'booked' or lead.name = 'Oliver Bennett' and quote.currency = 'GBP');

-- What the booked patients booked, and when they travel: some are home. Of the latest one, nothing is known yet.
update public.leads as lead set
  booked_clinic_id = booked.clinic_id, arrives_on = booked.arrives_on, treatment_on = booked.arrives_on + 1,
  home_on = booked.arrives_on + 7, check_in = booked.n % 2 = 0
from (
  select asked.id, numbered.n, greatest(
    asked.first_contact_at::date + 10 + (numbered.n * 13 % 40)::integer, current_date - 12
  ) as arrives_on, (
    select known.id from public.clinics as known
    left join public.lead_proposals as proposal
      on proposal.clinic_id = known.id and proposal.lead_id = asked.id and proposal.state = 'sent'
    where known.city = asked.location_city and known.is_active
    order by proposal.id is null, known.name limit 1
  ) as clinic_id
  from (
    select lead.id, row_number() over (order by lead.created_at desc, lead.id) as n
    from public.leads as lead where lead.status = 'booked'
  ) as numbered
  join public.leads as asked on asked.id = numbered.id
  where numbered.n > 1
) as booked
where lead.id = booked.id;

-- The later events, as the functions would have written them. A trigger recorded each lead's arrival.
insert into public.lead_events (lead_id, at, actor, kind, body)
select happened.*
from public.leads as lead
cross join lateral (
  select coalesce(lead.owner_id, '5a7a0001-0000-4000-8000-000000000001') as actor,
    coalesce(lead.first_contact_at, lead.created_at + interval '30 hours') as begun_at
) as work
cross join lateral (
  select lead.id, lead.created_at + interval '20 minutes', work.actor, 'owner', jsonb_build_object('to', lead.owner_id)
  where lead.status = 'new' and lead.owner_id is not null
  union all
  select lead.id, work.begun_at, work.actor, 'contact', jsonb_strip_nulls(jsonb_build_object(
    'by', coalesce(lead.contact_by, 'email'), 'template', 'First answer by email', 'first', true,
    'from', 'new', 'to', 'contacted', 'owner', lead.owner_id
  ))
  where lead.first_contact_at is not null
  union all
  select lead.id, work.begun_at + interval '2 hours', work.actor, 'note',
    jsonb_build_object('note', 'Will send the reports to the clinic. Wants a second opinion before deciding.')
  where lead.first_contact_at is not null and lead.notes is not null
  union all
  select lead.id, work.begun_at + interval '1 day', work.actor, 'status',
    jsonb_build_object('from', 'contacted', 'to', 'quoted')
  where lead.status in ('quoted', 'booked')
  union all
  select lead.id, work.begun_at + interval '3 days', work.actor, 'status',
    jsonb_build_object('from', 'quoted', 'to', 'booked')
  where lead.status = 'booked'
  union all
  select lead.id, work.begun_at + interval '4 days', work.actor, 'booking', jsonb_build_object(
    'clinic', (select known.name from public.clinics as known where known.id = lead.booked_clinic_id),
    'arrives_on', lead.arrives_on, 'treatment_on', lead.treatment_on, 'home_on', lead.home_on, 'check_in', lead.check_in
  )
  where lead.home_on is not null
  union all
  select lead.id, work.begun_at + interval '4 days', work.actor, 'status', jsonb_build_object(
    'from', case when lead.first_contact_at is null then 'new' else 'contacted' end, 'to', 'closed',
    'reason', lead.close_reason
  )
  where lead.status = 'closed'
  union all
  select lead.id, work.begun_at + interval '3 hours', work.actor, 'next_step',
    jsonb_build_object('to', lead.next_step_on, 'step', lead.next_step)
  where lead.next_step_on is not null
  union all
  select lead.id, said.at, said.actor, said.kind, jsonb_strip_nulls(
    jsonb_build_object('proposal_id', proposal.id, 'clinic', proposal.clinic) || said.body
  )
  from public.lead_proposals as proposal
  cross join lateral (
    values
      (
        proposal.proposed_at, proposal.proposed_by, 'clinic_proposed',
        jsonb_build_object('city', proposal.city, 'would_get', proposal.would_get)
      ),
      (
        proposal.answered_at, case when proposal.answered_how is not null then proposal.proposed_by end,
        case proposal.state when 'refused' then 'clinic_refused' else 'clinic_agreed' end,
        jsonb_build_object(
          'how', proposal.answered_how, 'wording', proposal.wording,
          'by', case when proposal.answered_how is null then 'patient' end
        )
      ),
      (
        case when proposal.sent_on is not null then proposal.answered_at + interval '10 minutes' end,
        proposal.proposed_by, 'clinic',
        jsonb_build_object('clinic_id', proposal.clinic_id, 'shared', proposal.would_get, 'on', proposal.sent_on)
      ),
      (
        case proposal.state when 'taken_back' then proposal.answered_at + interval '20 minutes' end, null,
        'clinic_taken_back', jsonb_build_object('by', 'patient')
      ),
      (
        case proposal.state when 'cancelled' then proposal.proposed_at + interval '20 minutes' end,
        proposal.proposed_by, 'clinic_cancelled', '{}'
      )
  ) as said (at, actor, kind, body)
  where proposal.lead_id = lead.id and said.at is not null
  union all
  select lead.id, quote.recorded_at, quote.recorded_by, 'quote', jsonb_strip_nulls(jsonb_build_object(
    'proposal_id', proposal.id, 'clinic', proposal.clinic, 'revision', quote.revision,
    'corrects', nullif(quote.revision - 1, 0)
  ))
  from public.lead_quotes as quote
  join public.lead_proposals as proposal on proposal.id = quote.proposal_id
  where proposal.lead_id = lead.id
  union all
  select lead.id, quote.shared_at, quote.recorded_by, 'quote_shared',
    jsonb_build_object('proposal_id', proposal.id, 'clinic', proposal.clinic, 'revision', quote.revision)
  from public.lead_quotes as quote
  join public.lead_proposals as proposal on proposal.id = quote.proposal_id
  where proposal.lead_id = lead.id and quote.shared_at is not null
  union all
  select lead.id, (lead.decision ->> 'at')::timestamptz, null, 'quote_decision',
    lead.decision - 'at' || jsonb_build_object('by', 'patient')
  where lead.decision is not null
) as happened (lead_id, at, actor, kind, body)
where happened.at <= now()
order by happened.at;

insert into public.saved_views (owner_id, name, query, is_shared) values
  ('5a7a0001-0000-4000-8000-000000000001', 'Hair transplants', 'tab=all&category=hair-transplant', true),
  ('5a7a0001-0000-4000-8000-000000000001', 'Repeats', 'tab=all&repeat=true', false);

-- Nobody needs email about demo data.
delete from private.outbox;
