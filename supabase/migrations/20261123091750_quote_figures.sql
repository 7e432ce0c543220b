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
  language plpgsql stable security definer set search_path = '' as $$
declare
  figures jsonb;
begin
  perform private.require_role('coordinator');
  if (to_date - from_date between 0 and 799) is not true then
    perform private.refuse('period', 'The period has 1 to 800 days.');
  end if;

  with asked as materialized (
    select lead.id as lead_id, lead.created_at, lead.shown_treatment, proposal.clinic_id, proposal.state,
      proposal.answered_at, proposal.sent_on, quote.recorded_at, quote.is_shown,
      quote.is_shown and coalesce(
        lead.decision ->> 'proposal_id' = proposal.id::text or lead.booked_clinic_id = proposal.clinic_id, false
      ) as went_on
    from public.leads as lead
    join public.lead_proposals as proposal on proposal.lead_id = lead.id and proposal.state <> 'cancelled'
    left join (
      select version.proposal_id, min(version.recorded_at) as recorded_at, bool_or(version.shared_at is not null) as is_shown
      from public.lead_quotes as version group by version.proposal_id
    ) as quote on quote.proposal_id = proposal.id
    where lead.created_at >= from_date::timestamp at time zone quote_figures.time_zone
      and lead.created_at < (to_date + 1)::timestamp at time zone quote_figures.time_zone
      and lead.restricted_at is null
  ), by_lead as (
    select grouping(clinic_id) = 0 as is_by_clinic, clinic_id, shown_treatment,
      count(*) filter (where state in ('agreed', 'sent', 'refused', 'taken_back')) as answered,
      count(*) filter (where state in ('agreed', 'sent')) as yes,
      bool_or(sent_on is not null) as is_sent, count(recorded_at) as quotes,
      coalesce(bool_or(is_shown), false) as is_shown, coalesce(bool_or(went_on), false) as went_on,
      date_part('epoch', case grouping(clinic_id) when 0
        then min(recorded_at - answered_at) filter (where state = 'sent') else min(recorded_at) - min(created_at)
      end) / 60 as minutes
    from asked group by grouping sets ((lead_id, shown_treatment), (lead_id, shown_treatment, clinic_id))
  ), measured as (
    select is_by_clinic, clinic_id, shown_treatment, count(*) as leads, jsonb_build_object(
      'leads', count(*), 'answered', coalesce(sum(answered), 0), 'yes', coalesce(sum(yes), 0),
      'sent', count(*) filter (where is_sent), 'quotes', coalesce(sum(quotes), 0),
      'quoted', count(*) filter (where quotes > 0), 'shown', count(*) filter (where is_shown),
      'went_on', count(*) filter (where went_on),
      'median_minutes', ceil(percentile_disc(0.5) within group (order by minutes))
    ) as measures
    from by_lead group by grouping sets ((is_by_clinic), (is_by_clinic, shown_treatment), (is_by_clinic, clinic_id))
  )
  select jsonb_build_object(
    'all', coalesce(
      (
        select measures from measured
        where not is_by_clinic and clinic_id is null and shown_treatment is null
        limit 1
      ),
      '{"leads": 0, "answered": 0, "yes": 0, "sent": 0, "quotes": 0, "quoted": 0, "shown": 0, "went_on": 0,
        "median_minutes": null}'
    ),
    'by_clinic', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', known.id, 'name', known.name) || measures order by leads desc, known.name
      ), '[]')
      from measured join public.clinics as known on known.id = measured.clinic_id
      where is_by_clinic
    ),
    'by_treatment', (
      select coalesce(jsonb_agg(
        jsonb_build_object('name', shown_treatment) || measures order by leads desc, shown_treatment
      ), '[]')
      from measured where not is_by_clinic and shown_treatment is not null
    )
  ) into figures;
  return figures;
end;
$$;

grant execute on function public.quote_figures to authenticated;
