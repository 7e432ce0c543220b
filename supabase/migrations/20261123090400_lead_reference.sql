-- A reference for each lead, such as SV-7K2M-4QXV: short enough to read out, with a check character at the
-- end. functions/_shared/reference.ts recognises it as people type it.

-- Creates a reference: seven random characters and a check character (Luhn mod 30), from an alphabet without
-- those that are easily confused: 0, 1, I, L, O and U.
create function private.random_reference() returns text
  language plpgsql volatile set search_path = '' as $$
declare
  alphabet constant text := '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  characters text := '';
  drawn integer;
  weighted integer;
  total integer := 0;
begin
  while char_length(characters) < 7 loop
    -- The first eight bits of a random UUID come unchanged from the system's secure random generator.
    drawn := get_byte(uuid_send(gen_random_uuid()), 0);
    -- 240 is a multiple of 30. The 16 values from 240 on would favour the first 16 characters.
    continue when drawn >= 240;
    drawn := drawn % 30;
    characters := characters || substr(alphabet, drawn + 1, 1);
    -- Every second character from the right counts twice, and the two base-30 digits of the product are added.
    weighted := case when char_length(characters) % 2 = 1 then 2 * drawn else drawn end;
    total := total + weighted / 30 + weighted % 30;
  end loop;
  -- The character that makes the total a multiple of 30.
  characters := characters || substr(alphabet, (30 - total % 30) % 30 + 1, 1);
  return 'SV-' || left(characters, 4) || '-' || right(characters, 4);
end;
$$;

-- Tries until no lead has the reference. With 100,000 leads, about one in 200,000 is already taken. It comes
-- before the table that it reads, because it is the default of a column there.
create function private.new_reference() returns text
  language plpgsql volatile set search_path = '' as $$
declare
  candidate text;
begin
  loop
    candidate := private.random_reference();
    exit when not exists (select from public.leads where leads.reference = candidate);
  end loop;
  return candidate;
end;
$$;
