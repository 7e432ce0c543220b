-- The private link of each lead, which opens the patient's page. The link's secret part is an HMAC that the
-- edge function computes from the lead's ID and the generation with LINK_SECRET
-- (functions/_shared/private-link.ts). The database contains no part of it.

create table private.lead_links (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  -- A link with an earlier generation no longer works.
  generation integer not null default 1 check (generation > 0),
  ends_at timestamptz not null,
  revoked_at timestamptz,
  -- Why: the team revoked it, its reader said that the request is not theirs, or there were too many wrong digits.
  revoked_because text check (revoked_because in ('team', 'not_mine', 'digits')),
  -- When the reader of the mailbox entered the end of the request's phone number. Until then, the mailbox may be a
  -- stranger's, because people mistype their address.
  proven_at timestamptz,
  -- Since the last link that the team sent. There are only 10,000 possibilities.
  wrong_digits integer not null default 0,
  check ((revoked_at is null) = (revoked_because is null))
);

alter table private.lead_links enable row level security;

-- Every event counts as activity: the link ends 26 weeks after the last one. A lead's first event creates its link.
create function private.extend_link() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.lead_links (lead_id, ends_at) values (new.lead_id, new.at + interval '26 weeks')
  on conflict (lead_id) do update
    set ends_at = greatest(lead_links.ends_at, excluded.ends_at);
  return null;
end;
$$;

create trigger extend_link after insert on public.lead_events
  for each row when (new.lead_id is not null) execute function private.extend_link();

-- The patient's current email address.
create function private.current_email(lead public.leads) returns text
  language plpgsql immutable set search_path = '' as $$
begin
  return lower(coalesce(lead.corrections ->> 'email', lead.email));
end;
$$;

-- Makes a new link. The earlier one no longer works. `reason` is "asked", "email" or "team". A new address is not
-- proven.
create function private.renew_link(lead_id uuid, reason text) returns void
  language plpgsql volatile set search_path = '' as $$
declare
  renewed integer;
begin
  update private.lead_links as link
  set generation = link.generation + 1, revoked_at = null, revoked_because = null,
    proven_at = case when renew_link.reason <> 'email' then link.proven_at end,
    wrong_digits = case when renew_link.reason = 'asked' then link.wrong_digits else 0 end
  where link.lead_id = renew_link.lead_id
  returning link.generation into renewed;
  perform private.record_event(renew_link.lead_id, 'link', jsonb_build_object(
    'change', 'renewed', 'reason', renew_link.reason, 'generation', renewed,
    'by', case when private.acting() = 'patient' then 'patient' end
  ));
end;
$$;

-- Ends the link immediately, unless it was revoked before. `because` is a reason in `revoked_because`.
create function private.revoke_link(lead_id uuid, because text) returns void
  language plpgsql volatile set search_path = '' as $$
begin
  update private.lead_links as link
  set revoked_at = clock_timestamp(), revoked_because = revoke_link.because, proven_at = null
  where link.lead_id = revoke_link.lead_id and link.revoked_at is null;
  if found then
    perform private.record_event(revoke_link.lead_id, 'link', jsonb_build_object(
      'change', 'revoked', 'reason', revoke_link.because,
      'by', case when private.acting() = 'patient' then 'patient' end
    ));
  end if;
end;
$$;

-- No matter who corrects the address, a link that was sent to the old address must no longer open the request.
create function private.renew_link_of_new_email() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if private.current_email(old) <> private.current_email(new) then
    perform private.renew_link(new.id, 'email');
  end if;
  return null;
end;
$$;

create trigger renew_link_of_new_email after update of corrections on public.leads
  for each row execute function private.renew_link_of_new_email();

-- What the team can see of a link and do with it.

create function public.lead_link(lead_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('coordinator');
  return (
    select jsonb_build_object(
      'ends_at', link.ends_at, 'revoked_at', link.revoked_at, 'revoked_because', link.revoked_because
    )
    from private.lead_links as link
    where link.lead_id = lead_link.lead_id
  );
end;
$$;

-- Ends the link immediately, for example if an email reached the wrong person. Whoever reads the mailbox of that
-- address cannot get another one: renew_my_links() makes none after this. A link from the team works again, and
-- so does the one for a corrected address.
create function public.revoke_lead_link(lead_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  lead public.leads := private.lock_lead(revoke_lead_link.lead_id);
begin
  perform private.revoke_link(lead.id, 'team');
  return public.lead_link(lead.id);
end;
$$;

create function public.renew_lead_link(lead_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  lead public.leads := private.lock_lead(renew_lead_link.lead_id);
begin
  perform private.renew_link(lead.id, 'team');
  return public.lead_link(lead.id);
end;
$$;

grant execute on function public.lead_link, public.revoke_lead_link, public.renew_lead_link to authenticated;
