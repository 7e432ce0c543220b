import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { displayNamesQuery } from "@/admin/features/access/profile-api.ts";
import { RemoveRow } from "@/admin/features/editing/remove-row.tsx";
import { teamTime } from "@/admin/features/time/team-time.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Link } from "@/ui/link.tsx";
import { Certificate, Contact, Insurance } from "./clinic-facts.tsx";
import { ClinicForm } from "./clinic-form.tsx";
import { treatmentsOf } from "./clinic-marks.ts";
import { type Clinic, clinicsQuery, removeClinic } from "./clinics-api.ts";

type ClinicViewProps = {
  /** Undefined for a new one. */
  clinic: Clinic | undefined;
  onSaved: (clinic: Clinic) => void;
  onGone: () => void;
};

/** One clinic: a form for administrators, and what it says for coordinators. */
export function ClinicView({ clinic, onSaved, onGone }: ClinicViewProps) {
  const { role } = useAdmin();
  return (
    <div
      className={clsx(
        "flex max-w-3xl flex-col gap-4 px-4 py-6 sm:px-6",
        role === "admin" && "xl:max-w-none 2xl:max-w-page",
      )}
    >
      <Link
        href={hrefTo.adminClinics()}
        className="inline-flex min-h-6 w-fit items-center gap-1 text-sm text-sea underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" /> <span>All clinics</span>
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0">
          <h1 className="text-2xl break-words">{clinic?.name ?? "New clinic"}</h1>
          {clinic ? <LastChange clinic={clinic} /> : null}
        </div>
        {clinic && role === "admin" ? (
          <RemoveRow
            what="clinic"
            name={clinic.name}
            remove={() => removeClinic(clinic)}
            queryKey={clinicsQuery().queryKey}
            onGone={onGone}
          />
        ) : null}
      </div>
      {role === "admin" ? (
        <ClinicForm clinic={clinic} onSaved={onSaved} onGone={onGone} />
      ) : clinic ? (
        <ClinicDetails clinic={clinic} />
      ) : null}
    </div>
  );
}

function LastChange({ clinic }: { clinic: Clinic }) {
  const { data: names } = useQuery(displayNamesQuery());
  const who = clinic.updated_by ? names?.get(clinic.updated_by) : undefined;
  return (
    <p className="text-xs text-muted">{`Changed ${teamTime(clinic.updated_at)}${who ? ` by ${who}` : ""}`}</p>
  );
}

function ClinicDetails({ clinic }: { clinic: Clinic }) {
  const rows: [string, ReactNode][] = [
    ["City", clinic.city],
    ["Treatments", treatmentsOf(clinic).join(", ") || "None recorded"],
    ["Languages", clinic.languages ?? "None recorded"],
    ["Contact", <Contact key="contact" clinic={clinic} />],
    ["Certificate", <Certificate key="certificate" clinic={clinic} />],
    ["Insurance", <Insurance key="insurance" clinic={clinic} />],
    ["Notes", clinic.notes ?? "None"],
    ["Status", clinic.is_active ? "Active" : "Inactive"],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded border border-line bg-surface p-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="whitespace-pre-wrap break-words max-sm:-mt-2.5">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
