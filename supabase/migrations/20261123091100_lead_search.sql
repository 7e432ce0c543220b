-- What the list searches in.

create extension if not exists pg_trgm with schema extensions;

-- The text in which a lead is searched: name, email, phone, treatment, city and notes, as sent and as corrected, the
-- reference and the team's notes, folded. It is in a separate table, so that changing a lead does not rewrite
-- the index and the list's rows stay small. It includes the lead's time, because a word that many leads contain
-- is found fastest by reading from the newest.
create table private.lead_search (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  created_at timestamptz not null,
  document text not null
);

create index lead_search_document_idx on private.lead_search using gin (document extensions.gin_trgm_ops);
create index lead_search_created_at_idx on private.lead_search (created_at, lead_id);
-- Whether a word is rare or common decides which of the two indexes is used.
alter table private.lead_search alter column document set statistics 300;

alter table private.lead_search enable row level security;

-- The searched text of the fields as sent, or as corrected. An email address is also found without the part
-- after a plus sign, and a phone number by its digits alone.
create function private.searched_text(fields jsonb) returns text
  language plpgsql immutable set search_path = '' as $$
begin
  return concat_ws(
    ' ', fields ->> 'name',
    fields ->> 'email', nullif(private.email_key(fields ->> 'email'), lower(fields ->> 'email')),
    fields ->> 'phone', private.phone_digits(fields ->> 'phone'),
    fields ->> 'treatment', fields ->> 'location_city', fields ->> 'notes'
  );
end;
$$;

-- Each word follows a space, because short words are matched only at the start of a word. The phone number is
-- also stored with its country code, and the reference without its hyphens.
create function private.search_document(lead public.leads) returns text
  language plpgsql immutable set search_path = '' as $$
begin
  return ' ' || private.fold(concat_ws(
    ' ', lead.reference, replace(lead.reference, '-', ''), private.phone_digits(lead.phone_e164),
    private.searched_text(to_jsonb(lead)), private.searched_text(lead.corrections)
  ));
end;
$$;

create function private.add_leads_to_search() returns trigger
  language plpgsql security definer set search_path = '' as $$
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
  language sql volatile set search_path = '' as $$
    update private.lead_search as known
    set document = known.document || ' ' || private.fold(add_to_search.addition)
    where known.lead_id = add_to_search.lead_id;
  $$;

create function private.correct_search() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  corrected constant jsonb := (
    select jsonb_object_agg(entry.key, entry.value) from jsonb_each(new.corrections) as entry
    where old.corrections -> entry.key is distinct from entry.value
  );
  addition text := private.searched_text(corrected);
begin
  if new.phone_e164 is distinct from old.phone_e164 then
    addition := concat_ws(' ', addition, private.phone_digits(new.phone_e164));
  end if;
  if addition <> '' then
    perform private.add_to_search(new.id, addition);
  end if;
  return null;
end;
$$;

create trigger correct_search after update of corrections, phone_e164 on public.leads
  for each row execute function private.correct_search();

-- The patterns that a document must match, one for each word that was typed, without the commas and brackets around it.
-- Text with digits and no letters is one word: its last nine digits, or those after the zeros. It is a phone number in
-- any format, or a part of a reference. Of a copied link, only the number or the address counts, and of text with a
-- complete reference only that.
create function private.search_patterns(typed text) returns text[]
  language plpgsql immutable set search_path = '' as $$
declare
  plain text := regexp_replace(
    typed, '^\s*(?:tel:|sms:|mailto:|(?:https?://)?(?:wa\.me/|(?:api|web)\.whatsapp\.com/send/?\?phone=))([^?&]*).*$',
    '\1', 'i'
  );
  digits text := ltrim(private.phone_digits(plain), '0');
  code text := upper(typed);
begin
  code := coalesce(substring(code from '\mSV[^[:alnum:]]*[2-9A-Z]{4}[^[:alnum:]]*[2-9A-Z]{4}\M'), code);
  code := regexp_replace(code, '[^[:alnum:]]', '', 'g');
  if code ~ '^SV[23456789ABCDEFGHJKMNPQRSTVWXYZ]{8}$' then
    return array['%' || lower(code) || '%'];
  end if;
  -- The digits of other scripts are no letters here.
  if translate(plain, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９', '') ~ '^[^[:alpha:]@]*$' and char_length(digits) >= 4 then
    return array['%' || case when char_length(digits) > 9 then right(digits, 9) else digits end || '%'];
  end if;
  return array(
    select
      case when char_length(word) < 3 then '% ' else '%' end
        || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.fold(btrim(plain)), ' ') with ordinality as found (whole, place)
    cross join lateral btrim(whole, ',;:<>()"') as word
    where word <> '' and place <= 8
  );
end;
$$;
