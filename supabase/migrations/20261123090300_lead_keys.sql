-- Keys that show whether two leads are from the same person.

-- One key for all addresses of a mailbox: in lower case, without the part after a plus sign. The collation
-- "C" changes only A to Z and never changes with the operating system. No address is no key.
create function private.email_key(address text) returns text
  language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return nullif(regexp_replace(lower(address collate "C"), '^([^@+]+)\+[^@]*@', '\1@'), '');
end;
$$;

-- The digits of a phone number, however they are written.
create function private.phone_digits(phone text) returns text
  language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return regexp_replace(
    translate(
      phone,
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９',
      '012345678901234567890123456789'
    ),
    '[^0-9]', '', 'g'
  );
end;
$$;

-- One key for a number with and without its country code: the last nine digits. Fewer than seven digits are
-- not a key.
create function private.phone_key(phone text) returns text
  language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  digits constant text := private.phone_digits(phone);
begin
  return case when char_length(digits) >= 7 then right(digits, 9) end;
end;
$$;
