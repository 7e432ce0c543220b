-- Changes of many leads at once.

-- Leads selected in the list: [{"id": …, "version": …}], 1 to 500. They are locked in a fixed order to avoid
-- deadlocks.
create function private.chosen_leads(leads jsonb) returns table (id uuid, version integer, is_there boolean)
  language plpgsql volatile set search_path = '' as $$
begin
  perform private.require_role('coordinator');
  if jsonb_typeof(leads) is distinct from 'array' or jsonb_array_length(leads) not between 1 and 500 then
    perform private.refuse('leads', 'Choose 1 to 500 leads.');
  end if;
  return query
    select distinct on (chosen.id) chosen.id, chosen.version,
      exists (select from public.leads as known where known.id = chosen.id)
    from jsonb_to_recordset(chosen_leads.leads) as chosen (id uuid, version integer)
    order by chosen.id;
end;
$$;

-- Changes the owner, the status or the day of the next step of many leads at once. Returns an array of the single
-- function's results, in the order of the IDs. A deleted lead gives {"outcome": "missing", "id": …}, and one that stays
-- closed, because the patient withdrew their consent, a conflict.
create function public.set_leads_owner(leads jsonb, owner_id uuid default null) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  return (
    select jsonb_agg(case
      when chosen.is_there
        then public.set_lead_owner(chosen.id, chosen.version, set_leads_owner.owner_id)
      else jsonb_build_object('outcome', 'missing', 'id', chosen.id)
    end)
    from private.chosen_leads(set_leads_owner.leads) as chosen
  );
end;
$$;

create function public.set_leads_status(
  leads jsonb, status public.lead_status, close_reason public.close_reason default null
) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  return (
    select jsonb_agg(case
      when not chosen.is_there then jsonb_build_object('outcome', 'missing', 'id', chosen.id)
      when set_leads_status.status <> 'closed' and exists (
        select from public.leads as known where known.id = chosen.id and known.withdrawn_at is not null
      ) then private.lead_answer('conflict', (select known from public.leads as known where known.id = chosen.id))
      else public.set_lead_status(
        chosen.id, chosen.version, set_leads_status.status, set_leads_status.close_reason
      )
    end)
    from private.chosen_leads(set_leads_status.leads) as chosen
  );
end;
$$;

-- Each lead keeps the text of its next step. A patient who waits for an answer is not put off: that is a conflict, because
-- a next step would count as the answer.
create function public.set_leads_next_step(leads jsonb, next_step_on date) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if set_leads_next_step.next_step_on is null then
    perform private.refuse('next_step_on', 'The day is missing.');
  end if;
  return (
    select jsonb_agg(case
      when not chosen.is_there then jsonb_build_object('outcome', 'missing', 'id', chosen.id)
      when exists (
        select from public.leads as known where known.id = chosen.id and known.patient_acted_at is not null
      ) then private.lead_answer('conflict', (select known from public.leads as known where known.id = chosen.id))
      else public.set_lead_next_step(
        chosen.id, chosen.version, set_leads_next_step.next_step_on,
        (select known.next_step from public.leads as known where known.id = chosen.id)
      )
    end)
    from private.chosen_leads(set_leads_next_step.leads) as chosen
  );
end;
$$;

grant execute on function public.set_leads_owner, public.set_leads_status, public.set_leads_next_step to authenticated;
