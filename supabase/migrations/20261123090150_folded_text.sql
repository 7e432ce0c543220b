-- A text without differences that people do not search for: case, accents, width, kinds of space. Letters
-- that Unicode does not decompose are replaced one by one.
create function private.fold(text text) returns text
  language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return regexp_replace(
    replace(replace(replace(
      lower(translate(
        regexp_replace(normalize(text, nfkd), '[\u0300-\u036f]', '', 'g'),
        'ıøØłŁđĐẞÆŒ’‘', 'ioolldd' || 'ßæœ' || ''''''
      )),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    '\s+', ' ', 'g'
  );
end;
$$;
