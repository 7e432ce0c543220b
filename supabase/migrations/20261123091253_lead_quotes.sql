-- What a clinic answered: its quote, in the lines of the planning tools (_shared/quote.ts), as the clinic wrote it. A
-- correction is a new row, and the former one stays. Functions write this table, and the events are its history. Only
-- retract_lead_event() deletes a row.

-- Whether a value has the form of a quote's lines: {"the line's ID": {"answer", "words", "amount"}, …}.
create function private.are_quote_lines(lines jsonb) returns boolean
  language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(jsonb_typeof(lines) = 'object', false) and not exists (
    select from jsonb_each(lines) as line
    where (
      line.key ~ '^[a-z-]{1,30}$'
      and jsonb_typeof(line.value) = 'object'
      and line.value - '{answer,words,amount}'::text[] = '{}'
      and line.value ->> 'answer' in ('not-said', 'included', 'extra', 'not-needed')
      and jsonb_typeof(line.value -> 'words') = 'string' and char_length(line.value ->> 'words') <= 100
      and jsonb_typeof(line.value -> 'amount') = 'string' and char_length(line.value ->> 'amount') <= 80
    ) is not true
  );
end;
$$;

create table public.lead_quotes (
  id uuid primary key default gen_random_uuid(),
  proposal_id uuid not null references public.lead_proposals (id) on delete cascade,
  revision integer not null check (revision between 1 and 100),
  kind text not null check (kind in ('operation', 'dental', 'hair', 'eyes', 'skin')),
  price text not null check (char_length(price) <= 80),
  currency text not null check (currency in ('GBP', 'EUR', 'USD', 'TRY')),
  valid_until date,
  excludes text check (char_length(excludes) between 1 and 500),
  lines jsonb not null check (private.are_quote_lines(lines)),
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by uuid default auth.uid(),
  shared_at timestamptz,
  unique (proposal_id, revision)
);

comment on column public.lead_quotes.kind is 'Which lines the quote has.';
comment on column public.lead_quotes.price is 'As the clinic wrote it. Empty if it stated none.';
comment on column public.lead_quotes.valid_until is 'The last day of the price.';
comment on column public.lead_quotes.shared_at is 'Since when the patient sees this version.';
comment on column public.lead_quotes.lines is 'The answered lines. Who treats the patient is the line "surgeon".';

alter table public.lead_quotes
  alter column proposal_id set statistics 0,
  alter column price set statistics 0,
  alter column excludes set statistics 0,
  alter column lines set statistics 0,
  alter column recorded_by set statistics 0;

-- The patient sees one version of a quote.
create unique index lead_quotes_shared_idx on public.lead_quotes (proposal_id) where shared_at is not null;

alter table public.lead_quotes enable row level security;

grant select on public.lead_quotes to authenticated;

create policy "The team reads the quotes" on public.lead_quotes for select to authenticated
  using ((select private.has_role('coordinator')));

-- Records the quote of a clinic that was sent a request. `revision` is the last one that the person saw, or 0: if
-- somebody has recorded another since, nothing is written. The same quote sent again is stored once. The event names the
-- version that this one corrects: none, if those before it were retracted.
create function public.record_quote(
  proposal_id uuid, revision integer, kind text, price text, currency text, lines jsonb,
  valid_until date default null, excludes text default null
) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  locked record := private.lock_proposal(record_quote.proposal_id);
  proposal public.lead_proposals := locked.proposal;
  lead public.leads := locked.lead;
  former public.lead_quotes;
  -- Never the number of a retracted version, which somebody may still have on their screen.
  next constant integer := 1 + coalesce((
    select max((event.body ->> 'revision')::integer) from public.lead_events as event
    where event.lead_id = lead.id and event.kind = 'quote' and event.body ->> 'proposal_id' = proposal.id::text
  ), 0);
  recorded bigint;
  stated constant text := btrim(record_quote.price);
  left_out constant text := nullif(btrim(record_quote.excludes), '');
begin
  perform private.refuse_withdrawn(lead, proposal.answered_at);
  if proposal.state <> 'sent' then
    perform private.refuse('state', 'This clinic was not sent the request.');
  elsif (record_quote.kind in ('operation', 'dental', 'hair', 'eyes', 'skin')) is not true then
    perform private.refuse('kind', 'There is no such kind of quote.');
  elsif (char_length(stated) <= 80) is not true then
    perform private.refuse('price', 'The price has at most 80 characters.');
  elsif (record_quote.currency in ('GBP', 'EUR', 'USD', 'TRY')) is not true then
    perform private.refuse('currency', 'Clinics quote in pounds, euros, US dollars or lira.');
  elsif not private.are_quote_lines(record_quote.lines) then
    perform private.refuse('lines', 'These are not lines of a quote.');
  elsif stated = '' and record_quote.lines = '{}' then
    perform private.refuse('empty', 'The quote states nothing.');
  elsif char_length(left_out) > 500 then
    perform private.refuse('excludes', 'What the price excludes has at most 500 characters.');
  elsif not record_quote.valid_until between proposal.sent_on - 1 and current_date + 3660 then
    perform private.refuse('valid_until', 'The price must end after the clinic was asked, and within ten years.');
  end if;
  select * into former from public.lead_quotes as known
  where known.proposal_id = proposal.id order by known.revision desc limit 1;
  if (former.kind, former.price, former.currency, former.lines) =
      (record_quote.kind, stated, record_quote.currency, record_quote.lines)
    and former.valid_until is not distinct from record_quote.valid_until
    and former.excludes is not distinct from left_out then
    return private.lead_answer('unchanged', lead);
  elsif record_quote.revision is distinct from coalesce(former.revision, 0) then
    return private.lead_answer('conflict', lead);
  end if;
  insert into public.lead_quotes (proposal_id, revision, kind, price, currency, valid_until, excludes, lines)
  values (
    proposal.id, next, record_quote.kind, stated, record_quote.currency,
    record_quote.valid_until, left_out, record_quote.lines
  );
  recorded := private.record_event(lead.id, 'quote', jsonb_strip_nulls(jsonb_build_object(
    'proposal_id', proposal.id, 'clinic', proposal.clinic, 'revision', next, 'corrects', former.revision
  )));
  return private.lead_answer('changed', lead, recorded);
end;
$$;

-- Shows the patient the last version of a quote in place of any other, or no longer shows a version. A conflict means
-- that somebody has corrected the quote since. Each sharing sends the patient an email.
create function public.share_quote(quote_id uuid, is_shared boolean default true) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  locked record := private.lock_proposal((
    select known.proposal_id from public.lead_quotes as known where known.id = share_quote.quote_id
  ));
  proposal public.lead_proposals := locked.proposal;
  lead public.leads := locked.lead;
  quote public.lead_quotes;
  recorded bigint;
begin
  select * into quote from public.lead_quotes as known where known.id = share_quote.quote_id;
  if (quote.shared_at is not null) = share_quote.is_shared then
    return private.lead_answer('unchanged', lead);
  end if;
  if share_quote.is_shared then
    perform private.refuse_withdrawn(lead, proposal.answered_at);
  end if;
  if share_quote.is_shared and proposal.state <> 'sent' then
    perform private.refuse('state', 'The patient took back their yes to this clinic.');
  elsif share_quote.is_shared and exists (
    select from public.lead_quotes as later
    where later.proposal_id = proposal.id and later.revision > quote.revision
  ) then
    return private.lead_answer('conflict', lead);
  end if;
  update public.lead_quotes as known set shared_at = null
  where known.proposal_id = proposal.id and known.shared_at is not null;
  if share_quote.is_shared then
    update public.lead_quotes as known set shared_at = clock_timestamp() where known.id = quote.id;
  end if;
  recorded := private.record_event(
    lead.id, case when share_quote.is_shared then 'quote_shared' else 'quote_unshared' end, jsonb_build_object(
      'proposal_id', proposal.id, 'clinic', proposal.clinic, 'revision', quote.revision
    )
  );
  return private.lead_answer('changed', lead, recorded);
end;
$$;

-- The quotes of a lead for its patient: those shared of clinics that have their yes, or every version.
create function private.quotes_json(lead_id uuid, all_versions boolean default false) returns jsonb
  language sql stable set search_path = '' as $$
    select coalesce(jsonb_agg(
      to_jsonb(quote) - '{id,recorded_by}'::text[]
        || jsonb_build_object('clinic', proposal.clinic, 'city', proposal.city)
      order by proposal.clinic, proposal.id, quote.revision
    ), '[]')
    from public.lead_proposals as proposal
    join public.lead_quotes as quote on quote.proposal_id = proposal.id
    where proposal.lead_id = quotes_json.lead_id
      and (quotes_json.all_versions or quote.shared_at is not null and proposal.state = 'sent');
  $$;

grant execute on function public.record_quote, public.share_quote to authenticated;
