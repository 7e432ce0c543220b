-- The patient's answer about a clinic, on their own page. Proofs, results and refusals are those of my_request.sql.

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
    return private.request_answer('changed', private.request_json(lead));
  end if;
  return private.request_answer('unchanged', private.request_json(lead));
end;
$$;

grant execute on function public.answer_my_proposal to service_role;
