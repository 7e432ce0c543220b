-- Stores a request that reached the team by phone, WhatsApp, email or referral, with how, when and in which words the
-- patient agreed, and returns {"id", "reference"}. The same request_id sent twice is one lead. What does not fit is
-- refused before it is stored, because the table's own error would put the row into the server's log.
create function public.add_lead(lead jsonb, request_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  moment timestamptz;
  stored record;
begin
  perform private.require_role('coordinator');
  perform private.check_lead(lead);
  if add_lead.request_id is null then
    perform private.refuse('request_id', 'The request has no ID.');
  end if;
  if coalesce(lead ->> 'source', 'form') = 'form' or lead ->> 'consent_by' is null then
    perform private.refuse('source', 'How the request and the consent reached us is missing.');
  end if;
  if exists (
    select from private.lead_fields() as field
    where char_length(lead ->> field.name) > field.most
      or not field.optional and field.name <> 'email' and coalesce(lead ->> field.name, '') = ''
  ) or char_length(lead ->> 'consent_text') > 2000 or private.phone_digits(lead ->> 'phone') = ''
    or (lead ->> 'email' ~ '^([^@[:space:]]+@[^@[:space:]]+)?$') is not true then
    perform private.refuse('lead', 'A field of the lead is missing, too long or not valid.');
  end if;
  -- Two presses at once are one request.
  perform pg_advisory_xact_lock(hashtextextended(add_lead.request_id::text, 0));
  moment := clock_timestamp();
  if (lead ->> 'consent_at')::timestamptz > moment + interval '1 minute' then
    perform private.refuse('consent_at', 'The time of the consent is in the future.');
  end if;
  select known.id, known.reference into stored from public.leads as known
  where known.request_id = add_lead.request_id;
  if not found then
    select kept.id, kept.reference into stored
    from private.insert_lead(lead - 'source_page', moment, add_lead.request_id) as kept;
  end if;
  return jsonb_build_object('id', stored.id, 'reference', stored.reference);
end;
$$;

grant execute on function public.add_lead to authenticated;
