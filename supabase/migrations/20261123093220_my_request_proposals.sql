-- The patient's answers about clinics and their quotes, on their own page. Proofs, results and refusals are those of
-- my_request.sql.

-- "agreed", "refused" or "taken_back". A yes can be taken back like a consent: at any time, and while the request is
-- restricted. "unchanged" if the proposal is another request's, or no longer waits for this answer: the request says
-- what is true now.
create function public.answer_my_proposal(proof jsonb, proposal_id uuid, answer text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  unlocked record := private.unlock_for_change(proof, is_withdrawal => answer = 'taken_back');
  lead public.leads := unlocked.lead;
  proposal public.lead_proposals;
begin
  if unlocked.refusal is not null then
    return unlocked.refusal;
  end if;
  select * into proposal from public.lead_proposals as known
  where known.id = answer_my_proposal.proposal_id and known.lead_id = lead.id;
  if found and private.answer_proposal(proposal, answer) = 'changed' then
    select * into lead from public.leads as known where known.id = lead.id;
    return private.request_answer('changed', private.request_json(lead));
  end if;
  return private.request_answer('unchanged', private.request_json(lead));
end;
$$;

-- What the patient decides about the quotes that they see: to go ahead with one ("quote"), with "none" of them, or that
-- they have not decided yet ("open"). "unchanged" if the quote is no longer shared in this version: the request says
-- what is true now.
create function public.decide_my_quotes(
  proof jsonb, choice text, proposal_id uuid default null, revision integer default null, because text default null
) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  unlocked record := private.unlock_for_change(proof);
  lead public.leads := unlocked.lead;
  reason constant text := nullif(btrim(decide_my_quotes.because), '');
  quotes jsonb;
  wanted jsonb;
begin
  if unlocked.refusal is not null then
    return unlocked.refusal;
  elsif (choice in ('quote', 'none', 'open')) is not true then
    perform private.refuse('choice', 'The choice is quote, none or open.');
  elsif char_length(reason) > 500 then
    perform private.refuse('because', 'The reason has at most 500 characters.');
  end if;
  quotes := private.quotes_json(lead.id);
  wanted := case choice
    when 'none' then
      case when quotes <> '[]' then jsonb_strip_nulls(jsonb_build_object('choice', choice, 'because', reason)) end
    when 'quote' then (
      select jsonb_build_object('choice', choice) || jsonb_build_object(
        'proposal_id', quote -> 'proposal_id', 'clinic', quote -> 'clinic', 'revision', quote -> 'revision'
      )
      from jsonb_array_elements(quotes) as quote
      where (quote ->> 'proposal_id')::uuid = decide_my_quotes.proposal_id
        and (quote ->> 'revision')::integer = decide_my_quotes.revision
    )
  end;
  if wanted is null and choice <> 'open' or wanted is not distinct from lead.decision - 'at' then
    return private.request_answer('unchanged', private.request_json(lead));
  end if;
  update public.leads as known set decision = wanted || jsonb_build_object('at', clock_timestamp())
  where known.id = lead.id
  returning * into lead;
  perform private.record_event(lead.id, 'quote_decision', coalesce(wanted, '{}') || jsonb_build_object(
    'choice', choice, 'by', 'patient'
  ));
  return private.request_answer('changed', private.request_json(lead));
end;
$$;

grant execute on function public.answer_my_proposal, public.decide_my_quotes to service_role;
