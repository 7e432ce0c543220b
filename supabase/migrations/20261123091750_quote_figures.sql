-- Figures about clinics and quotes, counted when asked for.

-- For the leads that arrived between two dates, both included, and for which a clinic was proposed. Restricted leads are
-- not counted, nor are proposals that were cancelled. Without a time zone, days are the team's.
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
create function public.quote_figures(from_date date, to_date date, time_zone text default null) returns jsonb
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
  quote_figures.time_zone := coalesce(quote_figures.time_zone, private.team_time_zone());

  with counted as (
    select grouping(proposal.clinic_id) = 1 as is_lead, proposal.clinic_id,
      case grouping(proposal.clinic_id) when 1 then lead.shown_treatment collate "C" end as shown_treatment,
      count(*) filter (where is_first and proposal.state <> 'proposed') as answered,
      count(*) filter (where is_first and proposal.state in ('agreed', 'sent')) as yes,
      bool_or(proposal.sent_on is not null) as is_sent,
      count(quote.recorded_at) filter (where is_first) as quotes,
      bool_or(quote.shared_at is not null) as is_shown,
      coalesce(bool_or(
        (lead.decision ->> 'proposal_id')::uuid = proposal.id or lead.booked_clinic_id = proposal.clinic_id
      ) filter (where quote.shared_at is not null), false) as went_on,
      date_part('epoch', case grouping(proposal.clinic_id)
        when 1 then min(quote.recorded_at) filter (where is_first) - lead.created_at
        else min(quote.recorded_at - proposal.answered_at) filter (where is_first and proposal.state = 'sent')
      end) as seconds
    from public.leads as lead
    -- Each proposal once, and once more if the patient sees a later quote of it than the first.
    join public.lead_proposals as proposal on proposal.lead_id = lead.id and proposal.state <> 'cancelled'
    -- Earlier versions may have been retracted.
    cross join lateral (
      select min(known.revision) as first from public.lead_quotes as known where known.proposal_id = proposal.id
    ) as versions
    left join public.lead_quotes as quote
      on quote.proposal_id = proposal.id and (quote.revision = versions.first or quote.shared_at is not null)
    cross join lateral (select (quote.revision <> versions.first) is not true as is_first) as known
    where lead.created_at >= from_date::timestamp at time zone quote_figures.time_zone
      and lead.created_at < (to_date + 1)::timestamp at time zone quote_figures.time_zone
      and lead.restricted_at is null
    group by grouping sets ((lead.id), (lead.id, proposal.clinic_id))
  ), described as (
    select is_lead, shown_treatment, clinic_id, count(*) as leads, jsonb_build_object(
      'leads', count(*), 'answered', coalesce(sum(answered), 0), 'yes', coalesce(sum(yes), 0),
      'sent', count(*) filter (where is_sent), 'quotes', coalesce(sum(quotes), 0),
      'quoted', count(*) filter (where quotes > 0), 'shown', count(*) filter (where is_shown),
      'went_on', count(*) filter (where went_on),
      'median_minutes', ceil(percentile_disc(0.5) within group (order by seconds) / 60)
    ) as measures
    from counted group by grouping sets ((is_lead), (is_lead, shown_treatment, clinic_id))
  )
  select jsonb_build_object(
    'all', coalesce(
      (select measures from described where is_lead and shown_treatment is null),
      '{"leads": 0, "answered": 0, "yes": 0, "sent": 0, "quotes": 0, "quoted": 0, "shown": 0, "went_on": 0,
        "median_minutes": null}'
    ),
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
