-- Erases what one person sent, for the command line (npm run leads:erase). It is a function and not a DELETE
-- with a filter, because filters are part of the URL, which gateways log.

-- The digits of a phone number in ASCII, whichever digits it was written in.
create function private.digits_of(written text) returns text
  language sql immutable set search_path = ''
  as $$
    select regexp_replace(
      translate(
        written,
        '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９',
        '012345678901234567890123456789'
      ),
      '[^0-9]', '', 'g'
    );
  $$;

-- Deletes the leads with an email address (in upper or lower case), a phone number or a reference, and
-- returns their number. A phone number is found by its international form and by its digits as typed. "07700
-- 900123" does not find "+44 7700 900123", because it could be from another country.
create function public.erase_leads(
  email text default null,
  phone text default null,
  phone_e164 text default null,
  reference text default null
) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  digits constant text := private.digits_of(erase_leads.phone);
  erased integer;
begin
  if num_nonnulls(erase_leads.email, erase_leads.phone, erase_leads.reference) <> 1 then
    raise exception 'Name an email address, a phone number or a reference.' using errcode = '22023';
  end if;
  if char_length(digits) < 5 then
    raise exception 'A phone number has at least five digits.' using errcode = '22023';
  end if;
  delete from public.leads as lead
  where lower(lead.email) = lower(btrim(erase_leads.email))
    or lead.phone_e164 = erase_leads.phone_e164
    or private.digits_of(lead.phone) = digits
    or lead.reference = erase_leads.reference;
  get diagnostics erased = row_count;
  return erased;
end;
$$;

revoke all on function private.digits_of(text) from public, anon, authenticated, service_role;
revoke all on function public.erase_leads(text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.erase_leads(text, text, text, text) to service_role;
