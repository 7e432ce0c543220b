import { clinicFits, clinicMarks } from "@/admin/features/clinics/clinic-marks.ts";
import type { Clinic } from "@/admin/features/clinics/clinics-api.ts";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { type Lead, shown } from "./lead-model.ts";

type ClinicOptionsProps = { clinics: readonly Clinic[]; lead: Lead };

/** Clinics to choose from, with what somebody must know about each. Those that fit the lead come first. */
export function ClinicOptions({ clinics, lead }: ClinicOptionsProps) {
  const wanted = { treatment: shown(lead, "treatment"), city: shown(lead, "location_city") };
  const fitting = clinics.filter((clinic) => clinicFits(clinic, wanted));
  const others = clinics.filter((clinic) => !fitting.includes(clinic));
  return (
    <>
      <Options clinics={fitting} label={`${wanted.treatment} in ${wanted.city}`} />
      <Options clinics={others} label="Other clinics" />
    </>
  );
}

function Options({ clinics, label }: { clinics: readonly Clinic[]; label: string }) {
  if (clinics.length === 0) return null;
  return (
    <optgroup label={label}>
      {clinics.map((clinic) => (
        <option key={clinic.id} value={clinic.id}>
          {[`${clinic.name}, ${clinic.city}`, ...clinicMarks(clinic, teamToday())].join(". ")}
        </option>
      ))}
    </optgroup>
  );
}

/** What somebody must know about the chosen clinic. A narrow list cuts off the ends of its options. */
export function ClinicWarning({ clinic }: { clinic: Clinic | undefined }) {
  const marks = clinic ? clinicMarks(clinic, teamToday()) : [];
  if (marks.length === 0) return null;
  return (
    <p role="status" className="rounded bg-caution-soft px-2.5 py-1 text-sm text-caution">
      {marks.join(". ")}
    </p>
  );
}
