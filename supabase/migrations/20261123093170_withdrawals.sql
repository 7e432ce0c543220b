-- Withdrawing consent stops the work on a request. It stays stored until it is erased or expires, so that the patient
-- can download it. Patients do it on their page, and the team records it if it came by email, WhatsApp or phone.

-- Cancels all proposals that are open, because the patient withdrew their consent.
create function private.cancel_open_proposals(lead_id uuid) returns void
  language sql volatile set search_path = '' as $$
    with cancelled as (
      update public.lead_proposals as known set state = 'cancelled'
      where known.lead_id = cancel_open_proposals.lead_id and known.state in ('proposed', 'agreed')
      returning known.id, known.clinic
    )
    insert into public.lead_events (lead_id, actor, kind, body)
    select cancel_open_proposals.lead_id, (select auth.uid()), 'clinic_cancelled', jsonb_build_object(
      'proposal_id', cancelled.id, 'clinic', cancelled.clinic, 'by', 'patient'
    )
    from cancelled order by cancelled.clinic, cancelled.id;
  $$;

-- `how` is null on the patient's page.
create function private.withdraw(former public.leads, how public.contact_channel default null) returns public.leads
  language plpgsql volatile set search_path = '' as $$
declare
  lead public.leads;
begin
  update public.leads set
    withdrawn_at = clock_timestamp(),
    status = 'closed',
    close_reason = coalesce(former.close_reason, 'changed_mind'),
    next_step_on = null,
    next_step = null,
    decision = null
  where leads.id = former.id
  returning * into lead;
  -- Both are what the patient wants, whoever records it, and so allowed while the request is restricted.
  if former.status <> 'closed' then
    perform private.record_event(lead.id, 'status', jsonb_build_object(
      'from', former.status, 'to', lead.status, 'reason', lead.close_reason, 'by', 'patient'
    ));
  end if;
  perform private.record_event(lead.id, 'withdrawal', jsonb_strip_nulls(jsonb_build_object('how', withdraw.how)));
  perform private.cancel_open_proposals(lead.id);
  return lead;
end;
$$;

-- Records a withdrawal that reached the team in another way. It takes no version, because it always counts.
create function public.withdraw_lead(lead_id uuid, how public.contact_channel) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  former public.leads := private.lock_lead(withdraw_lead.lead_id);
begin
  if withdraw_lead.how is null then
    perform private.refuse('how', 'Say how the patient withdrew their consent.');
  end if;
  if former.withdrawn_at is not null then
    return private.lead_answer('unchanged', former);
  end if;
  -- In a statement of its own: the answer, which is stable, would not see the change.
  former := private.withdraw(former, withdraw_lead.how);
  return private.lead_answer('changed', former);
end;
$$;

grant execute on function public.withdraw_lead to authenticated;
