-- What must be known before a patient is contacted, beyond the lead itself: the same person may have withdrawn
-- their consent in another request, and their email address may not work.

-- For each of these leads that has such a limit, when the person withdrew their consent (in this request or, after
-- this one was sent, in another one), and the last problem with their address, as in private.mail_problem().
create function public.contact_limits(lead_ids uuid[]) returns table (
  lead_id uuid, withdrawn_at timestamptz, mail_problem text
)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('coordinator');
  if cardinality(contact_limits.lead_ids) > 500 then
    perform private.refuse('lead_ids', 'These are more than 500 leads.');
  end if;
  return query
    select found.id, found.withdrawn_at, found.mail_problem
    from (
      select own.id, (
        select max(other.withdrawn_at)
        from private.leads_of_same_person(own.email_key, own.phone_key, own.phone_e164) as other
        where other.withdrawn_at > own.consent_at
      ) as withdrawn_at, private.mail_problem(own.id) ->> 'problem' as mail_problem
      from public.leads as own
      where own.id = any (contact_limits.lead_ids)
    ) as found
    where found.withdrawn_at is not null or found.mail_problem is not null;
end;
$$;

grant execute on function public.contact_limits to authenticated;

-- Refuses if the person has withdrawn their consent: in this request, or in another one, since this one was sent or since
-- they said yes to a clinic.
create function private.refuse_withdrawn(lead public.leads, agreed_at timestamptz default null) returns void
  language plpgsql volatile set search_path = '' as $$
begin
  if lead.withdrawn_at is not null or exists (
    select from private.leads_of_same_person(lead.email_key, lead.phone_key, lead.phone_e164) as other
    where other.withdrawn_at > greatest(lead.consent_at, agreed_at)
  ) then
    perform private.refuse('withdrawn', 'The patient withdrew their consent: nothing may be sent.');
  end if;
end;
$$;
