-- The list of leads: a page, counts, a person's other leads, and the export. Restricted leads are in none of
-- them.

-- One page: {"leads": [rows], "next": null or {"value", "id"}}. Passing `next` as `after` gives the next
-- page. sort_by is created_at, due_at or next_step_on (which leaves out leads without one), with .asc or
-- .desc. Rows have all columns except the consent wording and the request ID.
create function public.search_leads(
  filter jsonb default '{}',
  sort_by text default 'created_at.desc',
  after jsonb default null,
  page_size integer default 50
) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  source text;
  conditions text;
  sort_column text := split_part(sort_by, '.', 1);
  direction text := split_part(sort_by, '.', 2);
  -- Both tables have the time and the ID. Those of the table that is read first can come from its index.
  sort_keys text;
  types constant jsonb := '{"created_at": "timestamptz", "due_at": "timestamptz", "next_step_on": "date"}';
  page jsonb;
begin
  perform private.require_role('coordinator');
  select found.source, found.conditions into source, conditions
  from private.lead_conditions(filter) as found;
  if (types ? sort_column) is not true or (direction in ('asc', 'desc')) is not true then
    perform private.refuse('sort_by', 'The list cannot be sorted so.');
  end if;
  if (page_size between 1 and 1000) is not true then
    perform private.refuse('page_size', 'A page has 1 to 1,000 leads.');
  end if;
  if sort_column = 'next_step_on' then
    conditions := conditions || ' and lead.next_step_on is not null';
  end if;
  sort_keys := case
    when sort_column = 'created_at' and source like 'private.%' then 'found.created_at, found.lead_id'
    else format('lead.%I, lead.id', sort_column)
  end;
  if after is not null then
    conditions := conditions || format(' and (%s) %s (%L::%s, %L::uuid)',
      sort_keys, case direction when 'asc' then '>' else '<' end,
      after ->> 'value', types ->> sort_column, after ->> 'id');
  end if;
  -- One extra row shows whether there is another page.
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(page) order by page.%2$I %3$s, page.id %3$s), ''[]'')
     from (
       select lead.* from %5$s where %1$s order by %6$s limit %4$s
     ) as page',
    conditions, sort_column, direction, page_size + 1, source,
    replace(sort_keys, ',', ' ' || direction || ',') || ' ' || direction
  ) into page;
  return jsonb_build_object(
    'leads', (
      select coalesce(jsonb_agg(row - '{consent_text,request_id}'::text[] order by place), '[]')
      from jsonb_array_elements(page) with ordinality as one (row, place)
      where place <= page_size
    ),
    'next', case when jsonb_array_length(page) > page_size then jsonb_build_object(
      'value', page -> (page_size - 1) -> sort_column, 'id', page -> (page_size - 1) -> 'id'
    ) end
  );
end;
$$;

-- The number of leads that match a filter. With `most`, counting stops at that number.
create function public.count_leads(filter jsonb default '{}', most integer default null) returns bigint
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  source text;
  conditions text;
  total bigint;
begin
  perform private.require_role('coordinator');
  select found.source, found.conditions into source, conditions
  from private.lead_conditions(filter) as found;
  execute format(
    'select count(*) from (select from %s where %s limit %s) as counted',
    source, conditions, coalesce(most::text, 'all')
  ) into total;
  return total;
end;
$$;

-- Figures for the tabs: {"due", "late", "mine", "unassigned", "follow_up", "all", "new"}. `new` is the number
-- that arrived after `since`.
create function public.lead_counts(
  time_zone text default 'Europe/London', since timestamptz default null
)
  returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  today date;
begin
  perform private.require_role('coordinator');
  today := (now() at time zone lead_counts.time_zone)::date;
  return (
    select jsonb_build_object('due', count(*), 'late', count(*) filter (where lead.due_at < now()))
    from public.leads as lead where lead.status = 'new' and lead.restricted_at is null
  ) || jsonb_build_object(
    'mine', (
      select count(*) from public.leads as lead
      where lead.owner_id = (select auth.uid()) and lead.status <> 'closed' and lead.restricted_at is null
    ),
    'unassigned', (
      select count(*) from public.leads as lead
      where lead.owner_id is null and lead.status <> 'closed' and lead.restricted_at is null
    ),
    'follow_up', (
      select count(*) from public.leads as lead
      where lead.next_step_on <= today and lead.status <> 'closed' and lead.restricted_at is null
    ),
    'all', (select count(*) from public.leads as lead where lead.restricted_at is null),
    'new', (
      select case when lead_counts.since is not null then count(*) else 0 end
      from public.leads as lead
      where lead.created_at > coalesce(lead_counts.since, 'infinity') and lead.restricted_at is null
    )
  );
end;
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
  name text,
  treatment text,
  location_city text,
  status public.lead_status,
  close_reason public.close_reason,
  same_email boolean,
  same_phone boolean
)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_role('coordinator');
  return query
    select other.id, other.reference::text, other.created_at, coalesce(other.corrections ->> 'name', other.name),
      other.shown_treatment, other.shown_city, other.status, other.close_reason,
      other.email_key = own.email_key, coalesce(other.phone_key = own.phone_key, false)
    from public.leads as own
    cross join private.leads_of_same_person(own.email_key, own.phone_key, own.phone_e164) as other
    where own.id = related_leads.lead_id and other.id <> own.id and other.restricted_at is null
    order by other.created_at desc, other.id desc
    limit 100;
end;
$$;

-- An export, for administrators: 1,000 leads at a time, newest first. The first call records who exports
-- what (private.recorded_filter) and counts: {"export_id", "total", "leads", "next"}. Further calls pass that
-- export and the place to continue from.
create function public.export_leads(
  filter jsonb default '{}',
  columns text[] default null,
  format text default 'csv',
  export_id bigint default null,
  after jsonb default null
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  noted bigint := export_leads.export_id;
  page jsonb;
begin
  perform private.require_role('admin');
  if (export_leads.format in ('csv', 'xlsx')) is not true then
    perform private.refuse('format', 'The format is csv or xlsx.');
  end if;
  if array_length(export_leads.columns, 1) > 60
    or char_length(array_to_string(export_leads.columns, '')) > 2000 then
    perform private.refuse('columns', 'These are too many columns.');
  end if;
  page := public.search_leads(export_leads.filter, 'created_at.desc', export_leads.after, 1000);
  if noted is null then
    if export_leads.after is not null then
      perform private.refuse('export_id', 'The export is missing.');
    end if;
    insert into public.lead_events (actor, kind, body)
    values ((select auth.uid()), 'export', jsonb_build_object(
      'filter', private.recorded_filter(export_leads.filter),
      'searched', export_leads.filter ? 'search',
      'columns', to_jsonb(export_leads.columns),
      'format', export_leads.format,
      'leads', public.count_leads(export_leads.filter)
    ))
    returning id into noted;
  elsif not exists (
    select from public.lead_events as event
    where event.id = noted and event.kind = 'export' and event.actor = (select auth.uid())
      and event.at > now() - interval '1 hour'
      and event.body -> 'filter' = private.recorded_filter(export_leads.filter)
  ) then
    perform private.refuse('export_id', 'There is no such export.');
  end if;
  return page || jsonb_build_object('export_id', noted, 'total', (
    select event.body -> 'leads' from public.lead_events as event where event.id = noted
  ));
end;
$$;

revoke all on function public.search_leads(jsonb, text, jsonb, integer) from public, anon, authenticated, service_role;
revoke all on function public.count_leads(jsonb, integer) from public, anon, authenticated, service_role;
revoke all on function public.lead_counts(text, timestamptz) from public, anon, authenticated, service_role;
revoke all on function private.leads_of_same_person(text, text, text)
  from public, anon, authenticated, service_role;
revoke all on function public.related_leads(uuid) from public, anon, authenticated, service_role;
revoke all on function public.export_leads(jsonb, text[], text, bigint, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.search_leads(jsonb, text, jsonb, integer) to authenticated;
grant execute on function public.count_leads(jsonb, integer) to authenticated;
grant execute on function public.lead_counts(text, timestamptz) to authenticated;
grant execute on function public.related_leads(uuid) to authenticated;
grant execute on function public.export_leads(jsonb, text[], text, bigint, jsonb) to authenticated;
