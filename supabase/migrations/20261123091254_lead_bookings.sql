-- What a patient booked: the clinic, and the days of arrival, treatment and return. A week after the return, a patient
-- who agreed to it is asked once how they are. The period of retention counts from the treatment's day.

-- Records a booking, or changes it. Only of a lead that is booked.
create function public.set_lead_booking(
  lead_id uuid, version integer, booked_clinic_id uuid default null, arrives_on date default null,
  treatment_on date default null, home_on date default null, check_in boolean default false
) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  former public.leads := private.lock_lead(set_lead_booking.lead_id);
  lead public.leads;
  days constant date[] := array_remove(array[
    set_lead_booking.arrives_on, set_lead_booking.treatment_on, set_lead_booking.home_on
  ], null);
  wanted constant boolean := coalesce(set_lead_booking.check_in, false);
  recorded bigint;
begin
  if former.status <> 'booked' then
    perform private.refuse('status', 'The lead is not booked.');
  end if;
  if days <> array(select each from unnest(days) as each order by each) then
    perform private.refuse('days', 'The days must be in this order: arrival, treatment, return.');
  end if;
  if current_date + 3650 < any (days) or current_date - 3650 > any (days) then
    perform private.refuse('days', 'The days are within ten years.');
  end if;
  if wanted and set_lead_booking.home_on is null then
    perform private.refuse('check_in', 'The email needs the day of the return.');
  end if;
  if set_lead_booking.booked_clinic_id is not null and not exists (
    select from public.clinics as known where known.id = set_lead_booking.booked_clinic_id
  ) then
    perform private.refuse('clinic', 'The register has no such clinic.');
  end if;
  if former.version is distinct from set_lead_booking.version then
    return private.lead_answer('conflict', former);
  end if;
  update public.leads set
    booked_clinic_id = set_lead_booking.booked_clinic_id,
    arrives_on = set_lead_booking.arrives_on,
    treatment_on = set_lead_booking.treatment_on,
    home_on = set_lead_booking.home_on,
    check_in = wanted
  where leads.id = former.id
  returning * into lead;
  recorded := private.record_event(lead.id, 'booking', jsonb_build_object(
    'clinic', (select known.name from public.clinics as known where known.id = lead.booked_clinic_id),
    'arrives_on', lead.arrives_on, 'treatment_on', lead.treatment_on, 'home_on', lead.home_on, 'check_in', wanted
  ));
  return private.lead_answer('changed', lead, recorded);
end;
$$;

grant execute on function public.set_lead_booking to authenticated;
