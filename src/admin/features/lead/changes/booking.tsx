import { shortDate } from "@shared/dates.ts";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { type Clinic, clinicsQuery } from "@/admin/features/clinics/clinics-api.ts";
import { SmallDayField, SmallField, SmallSelect } from "@/admin/features/editing/small-field.tsx";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { DAY_FAULT, typedDay } from "@/lib/calendar-date.ts";
import { Button } from "@/ui/button.tsx";
import { Checkbox } from "@/ui/field.tsx";
import { bookingDrafts, keepBookingDraft } from "../drafts.ts";
import type { Booking, Lead, LeadChange } from "../lead-model.ts";
import { bookingOf } from "../lead-model.ts";

const DAYS = [
  { name: "arrives_on", label: "Arrives on" },
  { name: "treatment_on", label: "Treatment on" },
  { name: "home_on", label: "Home on" },
] as const;

type BookingFormProps = { lead: Lead; onChange: (change: LeadChange) => void };

/** What is wrong with the days; undefined if nothing is. */
function faultOf({ arrives_on, treatment_on, home_on, check_in }: Booking): string | undefined {
  const days = [arrives_on, treatment_on, home_on].filter((day) => day !== null);
  if (!days.every(typedDay)) return DAY_FAULT;
  if (days.join() !== days.toSorted().join()) {
    return "The days are in this order: arrival, treatment, return.";
  }
  return check_in && !home_on ? "Enter the day on which they get home, for the email." : undefined;
}

/** The clinic and the days of a booked lead. Once the patient is home, asks to end the lead. */
export function BookingForm({ lead, onChange }: BookingFormProps) {
  const { data: clinics = [] } = useQuery(clinicsQuery());
  const faultId = useId();
  const saved = bookingOf(lead);
  // Only what was changed here, so that saving keeps what a colleague has entered meanwhile.
  const typed = bookingDrafts.use(lead.id);
  const booking = { ...saved, ...typed };
  const fault = faultOf(booking);
  const isChanged = JSON.stringify(booking) !== JSON.stringify(saved);
  const change = (part: Partial<Booking>) =>
    keepBookingDraft(lead.id, { ...typed, ...part }, saved);
  const isHome = lead.home_on !== null && lead.home_on <= teamToday();
  return (
    <form
      aria-label="Booking"
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (fault || !isChanged) return;
        onChange({ kind: "booking", ...booking });
      }}
    >
      {lead.home_on === null ? (
        <p className={askClass}>Which clinic did they book, and when do they travel?</p>
      ) : null}
      {isHome && lead.home_on ? (
        <div className="flex flex-wrap items-center gap-2">
          <p
            className={askClass}
          >{`Home since ${shortDate(lead.home_on)}. Is the treatment done?`}</p>
          <Button
            size="small"
            onClick={() =>
              onChange({ kind: "status", status: "closed", close_reason: "treatment_done" })
            }
          >
            Treatment done
          </Button>
        </div>
      ) : null}
      <SmallField label="Booked clinic">
        {(attributes) => (
          <SmallSelect
            {...attributes}
            value={booking.booked_clinic_id ?? ""}
            onChange={({ target: { value } }) => change({ booked_clinic_id: value || null })}
          >
            <option value="">Not known</option>
            {clinics.filter(isOffered(lead)).map(({ id, name, city }) => (
              <option key={id} value={id}>{`${name}, ${city}`}</option>
            ))}
          </SmallSelect>
        )}
      </SmallField>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
        {DAYS.map(({ name, label }) => (
          <SmallDayField
            key={name}
            label={label}
            value={booking[name] ?? ""}
            onChange={(day) => change({ [name]: day || null })}
            {...(fault ? { input: { "aria-invalid": true, "aria-describedby": faultId } } : {})}
          />
        ))}
      </div>
      <Checkbox
        label="They agreed to one email, a week after they get home, that asks how they are"
        className="text-sm"
        checked={booking.check_in}
        onChange={({ target: { checked } }) => change({ check_in: checked })}
      />
      {fault && fault !== DAY_FAULT ? (
        <p id={faultId} className="text-sm text-danger">
          {fault}
        </p>
      ) : null}
      {isChanged ? (
        <Button type="submit" size="small" disabled={fault !== undefined} className="self-start">
          Save the booking
        </Button>
      ) : null}
    </form>
  );
}

const askClass = "rounded bg-caution-soft px-3 py-1.5 text-sm font-semibold text-caution";

/** The active clinics, and the one that was booked. */
const isOffered =
  ({ booked_clinic_id }: Lead) =>
  ({ id, is_active }: Clinic) =>
    is_active || id === booked_clinic_id;
