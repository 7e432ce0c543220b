-- Figures about clinics and quotes, counted when asked for.

-- For the leads that arrived between two dates, both included, and for which a clinic was proposed. Restricted leads are
-- not counted, nor are proposals that were cancelled.
--
--   {"all": {…}, "by_clinic": [{"id", "name", …}], "by_treatment": [{"name", …}]}
--
-- Each "…" has:
--   leads           for which a clinic was proposed
--   answered, yes   proposals that the patient answered, and the yes that still stand
--   sent            leads that a clinic got
--   quotes, quoted  clinics' quotes, and the leads that have one
--   shown, went_on  leads whose patient saw a quote, and those of them that chose it on their page, or
--                   booked that clinic
--   median_minutes  from the request to the lead's first quote; by clinic, from the patient's yes to the clinic's
create function public.quote_figures(from_date date, to_date date, time_zone text default 'Europe/London') returns jsonb
  language plpgsql stable security definer set search_path = ''
  -- A year of 100,000 leads is sorted in memory.
  set work_mem = '64MB'
  as $$
declare
  figures jsonb;
begin
  perform private.require_role('coordinator');
  if (to_date - from_date between 0 and 799) is not true then
    perform private.refuse('period', 'The period has 1 to 800 days.');
  end if;

  with asked as materialized (
    select lead.id as lead_id, lead.created_at, lead.shown_treatment, proposal.clinic_id,
      proposal.state in ('agreed', 'sent', 'refused', 'taken_back') as is_answered,
      proposal.state in ('agreed', 'sent') as is_yes, proposal.sent_on is not null as is_sent,
      quote.recorded_at, shared.proposal_id is not null as is_shown,
      case when proposal.state = 'sent' then date_part('epoch', quote.recorded_at - proposal.answered_at) end as seconds,
      case when shared.proposal_id is not null then coalesce(
        lead.decision ->> 'proposal_id' = proposal.id::text or lead.booked_clinic_id = proposal.clinic_id, false
      ) else false end as went_on
    from public.leads as lead
    join public.lead_proposals as proposal on proposal.lead_id = lead.id and proposal.state <> 'cancelled'
    left join public.lead_quotes as quote on quote.proposal_id = proposal.id and quote.revision = 1
    left join public.lead_quotes as shared on shared.proposal_id = proposal.id and shared.shared_at is not null
    where lead.created_at >= from_date::timestamp at time zone quote_figures.time_zone
      and lead.created_at < (to_date + 1)::timestamp at time zone quote_figures.time_zone
      and lead.restricted_at is null
  ), by_lead as (
    select shown_treatment, count(*) filter (where is_answered) as answered, count(*) filter (where is_yes) as yes,
      bool_or(is_sent) as is_sent, count(recorded_at) as quotes, bool_or(is_shown) as is_shown,
      bool_or(went_on) as went_on,
      date_part('epoch', min(recorded_at) - min(created_at)) as seconds
    from asked group by lead_id, shown_treatment
  ), by_lead_and_clinic as (
    select clinic_id, count(*) filter (where is_answered) as answered, count(*) filter (where is_yes) as yes,
      bool_or(is_sent) as is_sent, count(recorded_at) as quotes, bool_or(is_shown) as is_shown,
      bool_or(went_on) as went_on, min(seconds) as seconds
    from asked group by lead_id, clinic_id
  ), measured as (
    select shown_treatment, null::uuid as clinic_id, grouping(shown_treatment) = 1 as is_all, count(*) as leads,
      sum(answered) as answered, sum(yes) as yes, count(*) filter (where is_sent) as sent, sum(quotes) as quotes,
      count(*) filter (where quotes > 0) as quoted, count(*) filter (where is_shown) as shown,
      count(*) filter (where went_on) as went_on, percentile_disc(0.5) within group (order by seconds) as seconds
    from by_lead group by grouping sets ((), (shown_treatment))
    union all
    select null, clinic_id, false, count(*), sum(answered), sum(yes), count(*) filter (where is_sent), sum(quotes),
      count(*) filter (where quotes > 0), count(*) filter (where is_shown), count(*) filter (where went_on),
      percentile_disc(0.5) within group (order by seconds)
    from by_lead_and_clinic group by clinic_id
  ), described as (
    select shown_treatment, clinic_id, is_all, leads, jsonb_build_object(
      'leads', leads, 'answered', coalesce(answered, 0), 'yes', coalesce(yes, 0), 'sent', sent,
      'quotes', coalesce(quotes, 0), 'quoted', quoted, 'shown', shown, 'went_on', went_on,
      'median_minutes', ceil(seconds / 60)
    ) as measures
    from measured
  )
  select jsonb_build_object(
    'all', (select measures from described where is_all),
    'by_clinic', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', known.id, 'name', known.name) || measures order by leads desc, known.name
      ), '[]')
      from described join public.clinics as known on known.id = described.clinic_id
    ),
    'by_treatment', (
      select coalesce(jsonb_agg(
        jsonb_build_object('name', shown_treatment) || measures order by leads desc, shown_treatment
      ), '[]')
      from described where shown_treatment is not null
    )
  ) into figures;
  return figures;
end;
$$;

grant execute on function public.quote_figures to authenticated;
