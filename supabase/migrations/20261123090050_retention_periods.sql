-- How long each kind of data is kept: the same as RETENTION in functions/_shared/retention.ts, which says what each
-- kind is, and from which the privacy policy and the emails take their periods.
create function private.retention_periods() returns table (kind text, period interval)
  language sql immutable set search_path = ''
  as $$
    values
      ('request', interval '12 months'),
      ('booked', interval '3 years'),
      ('withdrawn', interval '30 days'),
      ('unwanted', interval '30 days'),
      ('contact_message', interval '30 days'),
      ('unconfirmed', interval '7 days'),
      ('mail', interval '90 days'),
      ('clinic_contact', interval '12 months'),
      ('account', interval '30 days'),
      ('record', interval '6 years');
  $$;

-- What is older than this has been kept for its period.
create function private.kept_since(kind text) returns timestamptz
  language sql stable set search_path = '' as $$
    select now() - kept.period from private.retention_periods() as kept where kept.kind = kept_since.kind;
  $$;
