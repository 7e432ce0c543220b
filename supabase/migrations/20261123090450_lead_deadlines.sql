-- By when a lead needs the team, and since when it has stalled: the columns of leads that tabs and insights read.
-- In PL/pgSQL, which keeps its plans: SQL functions with a search_path are planned again for each row.
create type public.lead_status as enum ('new', 'contacted', 'quoted', 'booked', 'closed');

-- After how long an open lead counts as stalled if nothing happens to it. STALLED_DAYS in
-- src/admin/features/lead/lead-clock.ts says the same to the team.
create function private.stalled_after() returns interval
  language plpgsql immutable set search_path = '' as $$ begin return interval '14 days'; end; $$;

-- The team's time zone: a constant, because stored columns depend on it. VITE_TEAM_TIME_ZONE is the workspace's.
create function private.team_time_zone() returns text
  language plpgsql immutable set search_path = '' as $$ begin return 'Europe/London'; end; $$;

-- The end of a day of the team, less some seconds, which put what is due on it in an order.
create function private.end_of_day(day date, seconds_before integer default 0) returns timestamptz
  language plpgsql immutable set search_path = '' as $$
begin
  return ((day + 1)::timestamp - make_interval(secs => seconds_before)) at time zone private.team_time_zone();
end;
$$;

-- By when an open lead needs the team: the promised answer, the end of the day of its next step, or the end of the day
-- on which the patient did something. Without any of these, when it has stalled.
create function private.act_by(
  status public.lead_status, due_at timestamptz, step_on date, patient_acted_at timestamptz, touched_at timestamptz
) returns timestamptz
  language plpgsql immutable set search_path = '' as $$
begin
  return case when status <> 'closed' then coalesce(
    least(
      case status when 'new' then due_at end,
      private.end_of_day(step_on, 1),
      private.end_of_day((patient_acted_at at time zone private.team_time_zone())::date)
    ),
    (touched_at at time zone 'UTC' + private.stalled_after()) at time zone 'UTC'
  ) end;
end;
$$;

-- Since when, or from when on, an open lead counts as stalled: immediately without a next step; otherwise once nothing
-- has happened for a while, and the day of the next step is over. A new lead has its promise instead.
create function private.stalled_at(
  status public.lead_status, step_on date, step text, touched_at timestamptz
) returns timestamptz
  language plpgsql immutable set search_path = '' as $$
begin
  return case
    when status in ('new', 'closed') then null
    when step_on is null and step is null then touched_at
    else greatest(
      (touched_at at time zone 'UTC' + private.stalled_after()) at time zone 'UTC', private.end_of_day(step_on)
    )
  end;
end;
$$;
