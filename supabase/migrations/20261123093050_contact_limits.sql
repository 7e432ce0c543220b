-- What must be known before a patient is contacted, beyond the lead itself: the same person may have withdrawn
-- their consent in another request, and their email address may not work.

-- When the person of a lead withdrew their consent in another request that has been deleted since: a withdrawal holds for
-- all that they had sent before, for as long as we keep that. Nothing else stays of the deleted request.
--
-- It is a table and not a column of the leads, because deleting one request must not wait for another: somebody may be
-- changing or deleting that one, and two that wait for each other end in a deadlock. A foreign key would wait too.
create table private.kept_withdrawals (
  lead_id uuid not null,
  withdrawn_at timestamptz not null,
  primary key (lead_id, withdrawn_at)
);

alter table private.kept_withdrawals enable row level security;

-- After the statement, so that requests that are deleted together are no longer found. One that another transaction
-- deletes at the same time is still found: run_retention() deletes the row that stays of it.
create function private.keep_withdrawals() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.kept_withdrawals (lead_id, withdrawn_at)
  select other.id, gone.withdrawn_at
  from deleted as gone
  cross join private.leads_of_same_person(gone.email_key, gone.phone_key, gone.phone_e164) as other
  where other.consent_at < gone.withdrawn_at
  order by other.id
  on conflict do nothing;
  delete from private.kept_withdrawals as kept using deleted as gone where kept.lead_id = gone.id;
  return null;
end;
$$;

create trigger keep_withdrawals after delete on public.leads
  referencing old table as deleted for each statement execute function private.keep_withdrawals();

-- The last of these for a lead.
create function private.kept_withdrawal(lead_id uuid) returns timestamptz
  language sql stable set search_path = '' as $$
    select max(kept.withdrawn_at) from private.kept_withdrawals as kept where kept.lead_id = kept_withdrawal.lead_id;
  $$;

-- When the person last withdrew their consent: in this request, or in another one, deleted or not, since this one was sent
-- or since they said yes to a clinic. Null if they did not.
create function private.withdrawn_since(lead public.leads, agreed_at timestamptz default null) returns timestamptz
  language sql stable set search_path = '' as $$
    select max(known.at)
    from (
      select other.withdrawn_at as at
      from private.leads_of_same_person(lead.email_key, lead.phone_key, lead.phone_e164) as other
      union all
      select private.kept_withdrawal(lead.id)
    ) as known
    where known.at > greatest(lead.consent_at, withdrawn_since.agreed_at);
  $$;

-- For each of these leads that has such a limit, when the person withdrew their consent (in this request or, after
-- this one was sent, in another one), and the last problem with their address, as in private.mail_problem().
create function public.contact_limits(lead_ids uuid[]) returns table (
  lead_id uuid, withdrawn_at timestamptz, mail_problem text
)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('coordinator');
  if cardinality(contact_limits.lead_ids) > 500 then
    perform private.refuse('lead_ids', 'These are more than 500 leads.');
  end if;
  return query
    select found.id, found.withdrawn_at, found.mail_problem
    from (
      select own.id, private.withdrawn_since(own) as withdrawn_at,
        private.mail_problem(own.id) ->> 'problem' as mail_problem
      from public.leads as own
      where own.id = any (contact_limits.lead_ids)
    ) as found
    where found.withdrawn_at is not null or found.mail_problem is not null;
end;
$$;

grant execute on function public.contact_limits to authenticated;

-- Refuses if the person has withdrawn their consent: in this request, or in another one, since this one was sent or since
-- they said yes to a clinic.
create function private.refuse_withdrawn(lead public.leads, agreed_at timestamptz default null) returns void
  language plpgsql volatile set search_path = '' as $$
begin
  if lead.withdrawn_at is not null or private.withdrawn_since(lead, agreed_at) is not null then
    perform private.refuse('withdrawn', 'The patient withdrew their consent: nothing may be sent.');
  end if;
end;
$$;
