-- Text without differences that people do not search for: case, accents, width, kinds of space, apostrophes, and
-- characters that nobody sees. Letters that Unicode does not decompose are replaced one by one.
create function private.fold(text text) returns text
  language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return regexp_replace(
    replace(replace(replace(
      lower(translate(
        regexp_replace(normalize(text, nfkd), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff\u02bc’‘'']', '', 'g'),
        'ıøØłŁđĐẞÆŒ', 'ioolldd' || 'ßæœ'
      )),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    '\s+', ' ', 'g'
  );
end;
$$;
