-- Lists of leads: what a search finds, the leads for which a clinic was proposed, a person's other leads, and the export.
-- Everything else is read from the table itself, under its policy. Restricted leads are in none of these: they are only
-- counted.

-- The IDs of the leads that contain every word of a search, the newest 10,000 at most. Only a function that is not under
-- the caller's policies can use the index of words, so it checks the role itself. It returns nothing but IDs, which
-- search_leads() reads under the policy. A complete reference has its own index.
create function private.found_leads(query text) returns setof uuid
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  code text;
  patterns text[];
begin
  perform private.require_role('coordinator');
  if (char_length(query) <= 200) is not true then
    perform private.refuse('search', 'The search has more than 200 characters.');
  end if;
  patterns := private.search_patterns(query);
  code := upper(substring(patterns[1] from '^%(sv[2-9a-z]{8})%$'));
  if code is not null then
    return query
      select lead.id from public.leads as lead
      where lead.reference = 'SV-' || substr(code, 3, 4) || '-' || right(code, 4);
    return;
  end if;
  -- Planned each time, because the plan depends on how rare the words are. The words are values of the statement and
  -- not part of it: a log shows the text of a statement that fails.
  return query execute 'select found.lead_id from private.lead_search as found where true'
    || (
      select coalesce(string_agg(format(' and found.document like $1[%s]', place), ''), '')
      from generate_subscripts(patterns, 1) as place
    )
    || ' order by found.created_at desc, found.lead_id desc limit 10000'
    using patterns;
end;
$$;

-- The leads that a search finds. The text may be a name, so it is in a request's body and never in a URL. Filters, order
-- and pages apply as to the table.
create function public.search_leads(query text) returns setof public.leads
  language sql stable security invoker set search_path = ''
  as $$
    select lead.* from public.leads as lead
    where lead.id in (select private.found_leads(search_leads.query)) and lead.restricted_at is null;
  $$;

-- The leads for which a clinic, or any, was proposed, and that a search text finds, if there is one.
create function public.asked_leads(clinic uuid default null, query text default null) returns setof public.leads
  language sql stable security invoker set search_path = ''
  as $$
    select lead.* from public.leads as lead
    where lead.restricted_at is null and lead.id in (
      select proposal.lead_id from public.lead_proposals as proposal
      where (asked_leads.clinic is null or proposal.clinic_id = asked_leads.clinic) and proposal.state <> 'cancelled'
    ) and (asked_leads.query is null or lead.id in (select private.found_leads(asked_leads.query)));
  $$;

-- The leads of the same person, as corrected: those with this email key or phone key. Two different E.164 numbers
-- are two people. Everything that asks whether two requests come from one person asks this function.
create function private.leads_of_same_person(email_key text, phone_key text, phone_e164 text)
  returns setof public.leads
  language sql stable set search_path = ''
  as $$
    select lead.* from public.leads as lead
    where lead.email_key = leads_of_same_person.email_key
      or lead.phone_key = leads_of_same_person.phone_key
        and (
          lead.phone_e164 is null or leads_of_same_person.phone_e164 is null
          or lead.phone_e164 = leads_of_same_person.phone_e164
        );
  $$;

-- Other leads from the same person, newest first.
create function public.related_leads(lead_id uuid) returns table (
  id uuid,
  reference text,
  created_at timestamptz,
  treatment text,
  location_city text,
  status public.lead_status,
  close_reason public.close_reason,
  owner_id uuid,
  same_email boolean
)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_role('coordinator');
  return query
    select other.id, other.reference::text, other.created_at, other.shown_treatment, other.shown_city, other.status,
      other.close_reason, other.owner_id, coalesce(other.email_key = own.email_key, false)
    from public.leads as own
    cross join private.leads_of_same_person(own.email_key, own.phone_key, own.phone_e164) as other
    where own.id = related_leads.lead_id and other.id <> own.id and other.restricted_at is null
    order by other.created_at desc, other.id desc
    limit 100;
end;
$$;

-- How many restricted leads a search finds, or how many the person of a lead has besides it, so that nobody tells them
-- that there is no request. It tells nothing but the number, and only for text of four letters or digits that is
-- about who somebody is: a treatment, a city or a note finds none.
create function public.count_restricted(search text default null, lead_id uuid default null) returns integer
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_role('coordinator');
  return (
    select count(*) from (
      select lead.id from public.leads as lead
      where lead.restricted_at is not null
        and char_length(regexp_replace(count_restricted.search, '[^[:alnum:]]', '', 'g')) >= 4
        and lead.id in (select private.found_leads(coalesce(count_restricted.search, '')))
        and private.search_document(jsonb_populate_record(lead, jsonb_build_object(
          'treatment', null, 'location_city', null, 'notes', null,
          'corrections', lead.corrections - '{treatment,location_city,notes}'::text[]
        ))) like all (private.search_patterns(count_restricted.search))
      union
      select other.id from public.leads as own
      cross join private.leads_of_same_person(own.email_key, own.phone_key, own.phone_e164) as other
      where own.id = count_restricted.lead_id and other.id <> own.id and other.restricted_at is not null
    ) as found
  );
end;
$$;

-- A part of an export, for administrators: up to 1,000 leads, newest first, without the consent wording. Each part is
-- recorded as it is given out: by whom, which leads, the columns that the caller names for its file (it gets every field),
-- and the names of the filters with the number of values of each, so that nothing that a patient typed outlives the leads.
create function public.export_leads(
  ids uuid[],
  filter jsonb default '{}',
  columns text[] default null,
  format text default 'csv'
) returns setof jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  given jsonb[];
begin
  perform private.require_role('admin');
  if (export_leads.format in ('csv', 'xlsx')) is not true then
    perform private.refuse('format', 'The format is csv or xlsx.');
  end if;
  if array_length(export_leads.columns, 1) > 60
    or char_length(array_to_string(export_leads.columns, '')) > 2000 then
    perform private.refuse('columns', 'These are too many columns.');
  end if;
  if (cardinality(ids) <= 1000) is not true then
    perform private.refuse('ids', 'A part has up to 1,000 leads.');
  end if;
  if (jsonb_typeof(filter) = 'object') is not true or char_length(filter::text) > 1000 or exists (
    select from jsonb_each(filter) as entry
    where entry.key !~ '^[a-z_]{1,30}$' or jsonb_typeof(entry.value) <> 'number'
  ) then
    perform private.refuse('filter', 'A filter is recorded only with names and numbers of values.');
  end if;
  given := array(
    select to_jsonb(lead) - '{consent_text,request_id}'::text[]
    from public.leads as lead where lead.id = any (ids) and lead.restricted_at is null
    order by lead.created_at desc, lead.id desc
  );
  perform private.record_event(null, 'export', jsonb_build_object(
    'filter', filter, 'columns', to_jsonb(export_leads.columns), 'format', export_leads.format,
    'leads', cardinality(given), 'ids', to_jsonb(array(select lead -> 'id' from unnest(given) as lead))
  ));
  return query select unnest(given);
end;
$$;

-- search_leads() calls it with the caller's rights.
grant execute on function private.found_leads to authenticated;
grant execute on function public.search_leads, public.asked_leads, public.related_leads, public.count_restricted,
  public.export_leads to authenticated;
