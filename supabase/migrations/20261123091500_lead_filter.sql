-- What the list filters by.

-- Rejects text that is not the name of a time zone, before it becomes part of a statement.
create function private.check_time_zone(time_zone text) returns void
  language plpgsql stable set search_path = ''
  as $$
begin
  perform now() at time zone coalesce(time_zone, '');
end;
$$;

-- A list's filter as SQL: what to read from, and the conditions. The leads have the alias `lead`, and in a search
-- the rows of the search table have the alias `found`. The keys are all optional. Saved views and exports store a
-- filter in the same form:
--   tab          due | mine | unassigned | follow_up | all
--   status       [statuses]           owner        [user ids, or "none"]
--   treatment    [names]              city         [names], both as corrected
--   source_page  [starts of paths; "/" is only the home page]
--   repeat       true
--   overdue      true                 search       what was typed
--   with_next_step  true, for a list that is sorted by the next step
--   from, to     dates, both included, in time_zone (Europe/London unless given)
--   ids          the leads that a person chose, up to 500
create function private.filter_conditions(filter jsonb, out source text, out conditions text)
  language plpgsql stable set search_path = ''
  as $$
declare
  known constant text[] := array['tab', 'status', 'owner', 'treatment', 'city', 'source_page', 'repeat',
    'overdue', 'search', 'from', 'to', 'time_zone', 'ids', 'with_next_step'];
  lists constant jsonb := '{"treatment": "shown_treatment", "city": "shown_city"}';
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
    if entry.key in ('status', 'owner', 'treatment', 'city', 'source_page', 'ids')
      and jsonb_typeof(entry.value) <> 'array' then
      perform private.refuse('filter', format('%s is not a list.', entry.key));
    end if;
    if lists ? entry.key then
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
  if filter ? 'source_page' then
    parts := parts || (
      select coalesce('(' || string_agg(format(
        case page when '/' then 'lead.source_page = %L' else 'lead.source_page ^@ %L' end, page
      ), ' or ') || ')', 'false')
      from jsonb_array_elements_text(filter -> 'source_page') as page
    );
  end if;
  if filter ? 'ids' then
    if jsonb_array_length(filter -> 'ids') > 500 then
      perform private.refuse('ids', 'Choose up to 500 leads.');
    end if;
    parts := parts || format('lead.id = any (%L::uuid[])',
      array(select jsonb_array_elements_text(filter -> 'ids'))::uuid[]);
  end if;
  if filter -> 'repeat' = 'true' then
    parts := parts || 'lead.is_repeat'::text;
  end if;
  if filter -> 'overdue' = 'true' then
    parts := parts || format('lead.status = ''new'' and lead.due_at < %L::timestamptz', now());
  end if;
  if filter -> 'with_next_step' = 'true' then
    parts := parts || 'lead.next_step_on is not null'::text;
  end if;
  if filter ? 'from' then
    parts := parts || format('lead.created_at >= %L::timestamptz',
      ((filter ->> 'from')::date)::timestamp at time zone zone);
  end if;
  if filter ? 'to' then
    parts := parts || format('lead.created_at < %L::timestamptz',
      ((filter ->> 'to')::date + 1)::timestamp at time zone zone);
  end if;
  -- A complete reference has its own index.
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

-- Restricted leads are in no list and no export, with any filter.
create function private.lead_conditions(filter jsonb, out source text, out conditions text)
  language sql stable set search_path = ''
  as $$
    select found.source, 'lead.restricted_at is null and ' || found.conditions
    from private.filter_conditions(filter) as found;
  $$;

-- A filter as an export records it, without anything that a patient may have typed: without the search text,
-- with only the treatments and cities that the site offers (src/content), and with the first folder of its
-- pages (src/lib/routes.ts). Everything else is "other". Records are kept when the leads are erased.
create function private.recorded_filter(filter jsonb) returns jsonb
  language plpgsql immutable set search_path = ''
  as $$
declare
  treatments constant text[] := array[
    'Acne Scar Treatment', 'BBL', 'Beard Transplant', 'Blepharoplasty',
    'Brazilian Butt Lift (BBL)', 'Breast Augmentation', 'Breast Implants', 'Carpal Tunnel Surgery',
    'Cataract Surgery', 'Chemical Peels', 'Corneal Transplant', 'Dental Implants',
    'Deviated Septum Correction', 'DHI Hair Transplant', 'Eyebrow Transplant', 'Facelift',
    'FUE Hair Transplant', 'Gastric Balloon', 'Gastric Bypass', 'Gastric Sleeve', 'Glaucoma Treatment',
    'Hip Replacement', 'Injections for Lines and Volume', 'Invisalign Clear Aligners', 'Knee Replacement', 'Laser Hair Removal', 'LASIK',
    'LASIK Eye Surgery', 'Limb Lengthening', 'Liposuction', 'Nose Tip Refinement', 'Otoplasty',
    'Porcelain Veneers', 'PRP (Platelet-Rich Plasma)', 'Revision Rhinoplasty', 'Rhinoplasty',
    'Root Canal Treatment', 'Sapphire FUE Hair Transplant', 'Septoplasty', 'Septorhinoplasty',
    'Sinus Surgery', 'Smile Design', 'Teeth Whitening', 'Tonsil & Adenoid Removal', 'Tonsillectomy',
    'Tummy Tuck', 'Tummy Tuck (Abdominoplasty)', 'Zirconia Crowns'
  ];
  cities constant text[] := array['İstanbul', 'İzmir', 'Antalya'];
  folders constant text[] := array[
    'packages', 'treatments', 'explore', 'how-it-works', 'blog', 'contact', 'faq', 'about', 'safety',
    'if-something-goes-wrong', 'privacy', 'terms', 'disclaimer', 'partners', 'compare', 'plan', 'clinic',
    'quote', 'request', 'newsletter', 'category', 'treatment'
  ];
  recorded jsonb := jsonb_strip_nulls(filter) - 'search';
  key text;
begin
  foreach key in array array['treatment', 'city', 'source_page'] loop
    if recorded ? key then
      recorded := recorded || jsonb_build_object(key, (
        select coalesce(jsonb_agg(distinct case
          when key = 'treatment' and value = any (treatments) then value
          when key = 'city' and value = any (cities) then value
          when key = 'source_page' and value = '/' then value
          when key = 'source_page' and split_part(value, '/', 2) = any (folders)
            then '/' || split_part(value, '/', 2)
          else 'other'
        end), '[]')
        from jsonb_array_elements_text(recorded -> key) as value
      ));
    end if;
  end loop;
  return recorded;
end;
$$;

revoke all on function private.check_time_zone(text) from public, anon, authenticated, service_role;
revoke all on function private.filter_conditions(jsonb) from public, anon, authenticated, service_role;
revoke all on function private.lead_conditions(jsonb) from public, anon, authenticated, service_role;
revoke all on function private.recorded_filter(jsonb) from public, anon, authenticated, service_role;
