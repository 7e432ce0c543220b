-- What the list searches and filters by.

create extension if not exists pg_trgm with schema extensions;

-- A text without differences that people do not search for: case, accents, width, kinds of space. Letters
-- that Unicode does not decompose are replaced one by one.
create function private.fold(text text) returns text
  language sql immutable strict parallel safe set search_path = ''
  as $$
    select regexp_replace(
      replace(replace(replace(
        lower(translate(
          regexp_replace(normalize(text, nfkd), '[\u0300-\u036f]', '', 'g'),
          'ıøØłŁđĐẞÆŒ’‘', 'ioolldd' || 'ßæœ' || ''''''
        )),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      '\s+', ' ', 'g'
    );
  $$;

-- The text in which a lead is searched: name, email, phone, reference, treatment, notes, corrections and the
-- team's notes, folded. It is in a separate table, so that changing a lead does not rewrite the index and the
-- list's rows stay small. It includes the lead's time, because a word that many leads contain is found
-- fastest by reading from the newest.
create table private.lead_search (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  created_at timestamptz not null,
  document text not null
);

create index lead_search_document_idx on private.lead_search
  using gin (document extensions.gin_trgm_ops);
create index lead_search_created_at_idx on private.lead_search (created_at, lead_id);
-- Whether a word is rare or common decides which of the two indexes is used.
alter table private.lead_search alter column document set statistics 300;

alter table private.lead_search enable row level security;
revoke all on private.lead_search from public, anon, authenticated, service_role;

-- Each word follows a space, because short words are matched only at the start of a word. Digits are stored
-- without separators, and a reference also without its hyphens.
create function private.search_document(lead public.leads) returns text
  language sql immutable set search_path = ''
  as $$
    select ' ' || private.fold(concat_ws(
      ' ', lead.name, lead.email, lead.treatment, lead.reference, replace(lead.reference, '-', ''),
      lead.phone, private.phone_digits(lead.phone), private.phone_digits(lead.corrections ->> 'phone'),
      lead.corrections ->> 'name', lead.corrections ->> 'email', lead.corrections ->> 'treatment',
      lead.notes
    ));
  $$;

create function private.add_leads_to_search() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.lead_search (lead_id, created_at, document)
  select added.id, added.created_at, private.search_document(added) from added;
  return null;
end;
$$;

create trigger add_leads_to_search after insert on public.leads
  referencing new table as added
  for each statement execute function private.add_leads_to_search();

-- What the team adds later: notes and corrections.
create function private.add_to_search(lead_id uuid, addition text) returns void
  language sql volatile set search_path = ''
  as $$
    update private.lead_search as known
    set document = known.document || ' ' || private.fold(add_to_search.addition)
    where known.lead_id = add_to_search.lead_id;
  $$;

create function private.correct_search() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  corrected text;
begin
  select string_agg(concat_ws(
    ' ', entry.value, case entry.key when 'phone' then private.phone_digits(entry.value) end
  ), ' ') into corrected
  from jsonb_each_text(new.corrections) as entry
  where old.corrections ->> entry.key is distinct from entry.value;
  if corrected is not null then
    perform private.add_to_search(new.id, corrected);
  end if;
  return null;
end;
$$;

create trigger correct_search after update of corrections on public.leads
  for each row execute function private.correct_search();

insert into private.lead_search (lead_id, created_at, document)
select known.id, known.created_at, private.search_document(known) from public.leads as known;

-- The patterns that a document must match, one for each word that was typed. A phone number in any format is
-- one word: its last nine digits, or those after the zeros.
create function private.search_patterns(typed text) returns text[]
  language plpgsql immutable set search_path = ''
  as $$
declare
  digits text := ltrim(private.phone_digits(typed), '0');
begin
  if typed ~ '^[^[:alpha:]@]*$' and typed !~ '[[:alnum:]]-[[:alnum:]]{4}$' and char_length(digits) >= 4 then
    return array['%' || case when char_length(digits) > 9 then right(digits, 9) else digits end || '%'];
  end if;
  return array(
    select
      case when char_length(word) < 3 then '% ' else '%' end
        || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.fold(btrim(typed)), ' ') with ordinality as found (word, place)
    where word <> '' and place <= 8
  );
end;
$$;

-- Rejects text that is not the name of a time zone, before it becomes part of a statement.
create function private.check_time_zone(time_zone text) returns void
  language plpgsql stable set search_path = ''
  as $$
begin
  perform now() at time zone coalesce(time_zone, '');
end;
$$;

-- A list's filter as SQL: what to read from, and the conditions. The leads are `lead`, and where something
-- was searched for, what they are found by is `found`. Keys, all optional; a person's own view
-- of the list is stored and exported in the same form:
--   tab          due | mine | unassigned | follow_up | all
--   status       [statuses]           owner        [user ids, or "none"]
--   treatment    [names]              city         [names]
--   source_page  [paths]              repeat       true
--   overdue      true                 search       what was typed
--   from, to     dates, both included, in time_zone (Europe/London unless given)
create function private.lead_conditions(filter jsonb, out source text, out conditions text)
  language plpgsql stable set search_path = ''
  as $$
declare
  known constant text[] := array['tab', 'status', 'owner', 'treatment', 'city', 'source_page', 'repeat',
    'overdue', 'search', 'from', 'to', 'time_zone'];
  lists constant jsonb := '{"treatment": "treatment", "city": "location_city", "source_page": "source_page"}';
  zone text := coalesce(filter ->> 'time_zone', 'Europe/London');
  parts text[] := '{}';
  entry record;
  pattern text;
  code text;
begin
  source := 'public.leads as lead';
  conditions := 'true';
  if filter is null then
    return;
  end if;
  if jsonb_typeof(filter) <> 'object' then
    perform private.refuse('filter', 'The filter is not an object.');
  end if;
  filter := jsonb_strip_nulls(filter);
  perform private.check_time_zone(zone);
  if char_length(filter ->> 'search') > 200 then
    perform private.refuse('search', 'The search has more than 200 characters.');
  end if;
  for entry in select * from jsonb_each(filter) loop
    if not entry.key = any (known) then
      perform private.refuse('filter', format('The filter has no %s.', entry.key));
    end if;
    if entry.key in ('status', 'owner', 'treatment', 'city', 'source_page')
      and jsonb_typeof(entry.value) <> 'array' then
      perform private.refuse('filter', format('%s is not a list.', entry.key));
    end if;
    if entry.key in ('treatment', 'city', 'source_page') then
      parts := parts || format('lead.%I = any (%L::text[])', lists ->> entry.key,
        array(select jsonb_array_elements_text(entry.value)));
    end if;
  end loop;

  case coalesce(filter ->> 'tab', 'all')
    when 'all' then null;
    when 'due' then parts := parts || 'lead.status = ''new'''::text;
    when 'mine' then parts := parts || format('lead.owner_id = %L and lead.status <> ''closed''', (select auth.uid()));
    when 'unassigned' then parts := parts || 'lead.owner_id is null and lead.status <> ''closed'''::text;
    when 'follow_up' then
      parts := parts || format('lead.next_step_on <= %L::date and lead.status <> ''closed''',
        (now() at time zone zone)::date);
    else perform private.refuse('filter', 'There is no such tab.');
  end case;
  if filter ? 'status' then
    parts := parts || format('lead.status = any (%L::public.lead_status[])',
      array(select jsonb_array_elements_text(filter -> 'status'))::public.lead_status[]);
  end if;
  if filter ? 'owner' then
    parts := parts || format('(lead.owner_id = any (%L::uuid[])%s)',
      array(select value from jsonb_array_elements_text(filter -> 'owner') as value where value <> 'none')::uuid[],
      case when filter -> 'owner' ? 'none' then ' or lead.owner_id is null' else '' end);
  end if;
  if filter -> 'repeat' = 'true' then
    parts := parts || 'lead.is_repeat'::text;
  end if;
  if filter -> 'overdue' = 'true' then
    parts := parts || format('lead.status = ''new'' and lead.due_at < %L::timestamptz', now());
  end if;
  if filter ? 'from' then
    parts := parts || format('lead.created_at >= %L::timestamptz',
      ((filter ->> 'from')::date)::timestamp at time zone zone);
  end if;
  if filter ? 'to' then
    parts := parts || format('lead.created_at < %L::timestamptz',
      ((filter ->> 'to')::date + 1)::timestamp at time zone zone);
  end if;
  -- A whole reference has a separate index.
  code := upper(regexp_replace(filter ->> 'search', '[^[:alnum:]]', '', 'g'));
  if code ~ '^SV[23456789ABCDEFGHJKMNPQRSTVWXYZ]{8}$' then
    parts := parts || format('lead.reference = %L', 'SV-' || substr(code, 3, 4) || '-' || right(code, 4));
    filter := filter - 'search';
  end if;
  foreach pattern in array private.search_patterns(coalesce(filter ->> 'search', '')) loop
    source := 'private.lead_search as found join public.leads as lead on lead.id = found.lead_id';
    parts := parts || format('found.document like %L', pattern);
  end loop;
  conditions := coalesce(nullif(array_to_string(parts, ' and '), ''), 'true');
end;
$$;

revoke all on function private.fold(text) from public, anon, authenticated, service_role;
revoke all on function private.search_document(public.leads) from public, anon, authenticated, service_role;
revoke all on function private.add_leads_to_search() from public, anon, authenticated, service_role;
revoke all on function private.add_to_search(uuid, text) from public, anon, authenticated, service_role;
revoke all on function private.correct_search() from public, anon, authenticated, service_role;
revoke all on function private.search_patterns(text) from public, anon, authenticated, service_role;
revoke all on function private.check_time_zone(text) from public, anon, authenticated, service_role;
revoke all on function private.lead_conditions(jsonb) from public, anon, authenticated, service_role;
