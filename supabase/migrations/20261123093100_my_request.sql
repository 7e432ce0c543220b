-- What a patient does on their own page. Only the edge function my-request calls these functions. Each takes a proof,
--
--   {"lead_id": …, "generation": …, "email": …, "link_hash": …, "address_hash": …}
--
-- The edge function reads the lead_id and the generation from a link after it has checked the HMAC. If the link
-- is not one of ours, they are missing. Each function returns
--
--   {"outcome": …, "retry_after": seconds or null, "request": the request or null}
--
-- The outcomes of a refusal are:
--   "limited"   too many wrong addresses or digits in the last hour, or too many changes
--   "no_match"  the address does not belong to the link, the link is unknown, or the digits are wrong
--   "ended"     the address is right, but the link has ended, was revoked or replaced
--   "unproven"  the address is right, but may have been mistyped by somebody else. `request` has the reference and
--               the status alone
--   "withdrawn" nothing is changed any more after consent was withdrawn
--   "restricted" nothing is changed while the use of the request is restricted, except by withdrawing
-- They are results and not errors, because an error would undo the counting.

create function private.request_answer(outcome text, request jsonb default null, retry_after integer default null)
  returns jsonb
  language sql immutable set search_path = '' as $$
    select jsonb_build_object('outcome', outcome, 'retry_after', retry_after, 'request', request);
  $$;

-- The lead of a proof, locked until this transaction ends; or the reason for a refusal.
create function private.unlock_request(
  proof jsonb,
  may_be_unproven boolean default false,
  out refusal jsonb,
  out lead public.leads
)
  language plpgsql volatile set search_path = '' as $$
declare
  hashes constant text[] := array[proof ->> 'link_hash', proof ->> 'address_hash'];
  wait constant integer := private.longest_wait(hashes, array[5, 30]);
  link private.lead_links;
begin
  perform private.act_as('patient');
  if wait is not null then
    refusal := private.request_answer('limited', retry_after => wait);
    return;
  end if;
  select * into lead from public.leads as known where known.id = (proof ->> 'lead_id')::uuid for update;
  if (private.current_email(lead) = lower(btrim(proof ->> 'email'))) is not true then
    perform private.count_tries(hashes);
    lead := null;
    refusal := private.request_answer('no_match');
    return;
  end if;
  select * into link from private.lead_links as known where known.lead_id = lead.id;
  if link.revoked_at is not null or link.ends_at <= clock_timestamp()
    or link.generation is distinct from (proof ->> 'generation')::integer then
    lead := null;
    refusal := private.request_answer('ended');
  elsif link.proven_at is null and not may_be_unproven then
    refusal := private.request_answer('unproven', jsonb_build_object(
      'reference', lead.reference,
      'status', case
        when lead.withdrawn_at is not null then 'withdrawn'
        when lead.restricted_at is not null then 'restricted'
        else lead.status::text
      end
    ));
    lead := null;
  end if;
end;
$$;

-- The same for a change. The limit is higher than people need in an hour, and each change sends emails. Consent can
-- still be withdrawn at any time.
create function private.unlock_for_change(
  proof jsonb,
  is_withdrawal boolean default false,
  out refusal jsonb,
  out lead public.leads
)
  language plpgsql volatile set search_path = '' as $$
declare
  changes constant integer := 30;
  unlocked record := private.unlock_request(proof);
begin
  refusal := unlocked.refusal;
  lead := unlocked.lead;
  if refusal is not null then
    return;
  end if;
  if lead.withdrawn_at is not null then
    refusal := private.request_answer('withdrawn');
  elsif is_withdrawal then
    return;
  elsif lead.restricted_at is not null then
    refusal := private.request_answer('restricted');
  elsif (
    select count(*) from public.lead_events as event
    where event.lead_id = lead.id and event.actor is null
      and event.at between clock_timestamp() - interval '1 hour' and clock_timestamp() + interval '1 minute'
  ) >= changes then
    refusal := private.request_answer('limited', retry_after => 3600);
  end if;
end;
$$;

-- A request as its patient sees it, without how the team works on it.
create function private.request_json(lead public.leads) returns jsonb
  language sql stable set search_path = '' as $$
    select jsonb_build_object(
      'reference', lead.reference,
      'status', lead.status,
      'created_at', lead.created_at,
      'due_at', lead.due_at,
      'first_contact_at', lead.first_contact_at,
      'withdrawn_at', lead.withdrawn_at,
      'restricted_at', lead.restricted_at,
      'link_ends_at', (select link.ends_at from private.lead_links as link where link.lead_id = lead.id),
      'consent_at', lead.consent_at,
      'consent_text', lead.consent_text,
      'sent', (
        select jsonb_object_agg(field.name, coalesce(to_jsonb(lead) ->> field.name, ''))
        from private.lead_fields() as field
        where field.patient_corrects
      ),
      'location_country', lead.location_country,
      'phone_e164', lead.phone_e164,
      'close_reason', lead.close_reason,
      'corrections', lead.corrections,
      -- The fields whose last correction was not the patient's.
      'corrected_by_team', (
        select coalesce(jsonb_agg(latest.field order by latest.field), '[]')
        from (
          select distinct on (event.body ->> 'field')
            event.body ->> 'field' as field, event.body ->> 'by' as by
          from public.lead_events as event
          where event.lead_id = lead.id and event.kind = 'correction'
          order by event.body ->> 'field', event.id desc
        ) as latest
        where lead.corrections ? latest.field and latest.by is distinct from 'patient'
      ),
      'preferences', jsonb_build_object(
        'contact_by', lead.contact_by, 'no_calls', lead.no_calls, 'contact_when', lead.contact_when,
        'status_mail', lead.status_mail
      ),
      'steps', (
        select coalesce(jsonb_agg(
          jsonb_build_object('status', event.body ->> 'to', 'at', event.at) order by event.id
        ), '[]')
        from public.lead_events as event
        where event.lead_id = lead.id and event.kind in ('status', 'contact')
          and event.body ->> 'to' is distinct from event.body ->> 'from'
      ),
      'proposals', (
        select coalesce(jsonb_agg(
          to_jsonb(proposal) - '{lead_id,clinic_id,proposed_by,version}'::text[]
          order by proposal.proposed_at, proposal.clinic, proposal.id
        ), '[]')
        from public.lead_proposals as proposal
        where proposal.lead_id = lead.id
      ),
      'quotes', private.quotes_json(lead.id),
      'decision', lead.decision,
      'clinics', (
        select coalesce(jsonb_agg(event.body - '{clinic_id,proposal_id}'::text[] order by event.body ->> 'on', event.id), '[]')
        from public.lead_events as event
        where event.lead_id = lead.id and event.kind = 'clinic' and not private.is_retracted(event)
      )
    );
  $$;

create function public.open_my_request(proof jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  unlocked record := private.unlock_request(proof);
begin
  return coalesce(unlocked.refusal, private.request_answer('open', private.request_json(unlocked.lead)));
end;
$$;

-- Shows the rest of a request to whoever knows the last four digits of its phone number, as sent or as corrected.
-- Someone whose address was entered by mistake does not know them. Wrong digits are counted and answered like wrong
-- addresses. The tenth wrong entry ends the link until the team sends a new one.
create function public.prove_my_request(proof jsonb, digits text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  unlocked record := private.unlock_request(proof, may_be_unproven => true);
  lead public.leads := unlocked.lead;
  entered constant text := right(private.phone_digits(prove_my_request.digits), 4);
  wrong integer;
begin
  if unlocked.refusal is not null then
    return unlocked.refusal;
  end if;
  if (char_length(entered) = 4 and entered in (
    right(private.phone_digits(lead.phone), 4),
    right(private.phone_digits(coalesce(lead.corrections ->> 'phone', lead.phone)), 4),
    right(coalesce(lead.phone_e164, private.phone_digits(lead.phone)), 4)
  )) is not true then
    perform private.count_tries(array[proof ->> 'link_hash', proof ->> 'address_hash']);
    update private.lead_links as link set wrong_digits = link.wrong_digits + 1
    where link.lead_id = lead.id
    returning link.wrong_digits into wrong;
    if wrong >= 10 then
      perform private.revoke_link(lead.id, 'digits');
    end if;
    return private.request_answer('no_match');
  end if;
  update private.lead_links as link set proven_at = coalesce(link.proven_at, clock_timestamp())
  where link.lead_id = lead.id;
  return private.request_answer('open', private.request_json(lead));
end;
$$;

-- "This is not my request": ends the link and tells the team, which finds the right address. Deletes nothing.
create function public.disown_my_request(proof jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  unlocked record := private.unlock_request(proof, may_be_unproven => true);
begin
  if unlocked.refusal is not null then
    return unlocked.refusal;
  end if;
  perform private.revoke_link((unlocked.lead).id, 'not_mine');
  return private.request_answer('disowned');
end;
$$;

grant execute on function public.open_my_request, public.prove_my_request, public.disown_my_request to service_role;
