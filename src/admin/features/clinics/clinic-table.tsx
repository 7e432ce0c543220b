import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { ConfirmDialog } from "@/admin/features/confirm/confirm-dialog.tsx";
import { DenseTable } from "@/admin/features/editing/dense-table.tsx";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { TextLink } from "@/ui/link.tsx";
import { toast } from "@/ui/toast.ts";
import { Certificate, CertificateLookup, Contact, Insurance } from "./clinic-facts.tsx";
import { certificateMark, treatmentsOf } from "./clinic-marks.ts";
import { type Clinic, clinicsQuery, recordCheck } from "./clinics-api.ts";

type CheckButtonProps = {
  clinic: Clinic;
  /** Where the focus moves when the button has gone. */
  returnFocusTo: HTMLElement | null;
};

/** Records that the certificate was looked up today, if that is due. The clinic's form has the date at any time. */
function CheckButton({ clinic, returnFocusTo }: CheckButtonProps) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const check = useMutation({
    mutationFn: () => recordCheck(clinic, teamToday()),
    onSuccess: (answer) =>
      "saved" in answer
        ? toast.success(`${clinic.name}: looked up today`)
        : toast.error(`A colleague has just changed ${clinic.name}. Read it again first.`),
    onError: () => toast.error("This was not saved. Try again."),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: clinicsQuery().queryKey });
      setAsking(false);
    },
  });
  if (!clinic.certificate || !certificateMark(clinic, teamToday())) return null;
  return (
    <>
      <Button
        size="small"
        className="mt-1.5 flex whitespace-nowrap"
        aria-label={`I looked it up today: the certificate of ${clinic.name}`}
        onClick={() => setAsking(true)}
      >
        I looked it up today
      </Button>
      <ConfirmDialog
        open={asking}
        title="Did you look it up today?"
        description={
          <>
            <span>Confirm that you looked up certificate </span>
            <bdi className="inline-block">{clinic.certificate}</bdi>
            <span>{` of ${clinic.name} with the Ministry of Health today. Patients see the date, and the audit log records that it was you.`}</span>
          </>
        }
        confirm="Yes, I looked it up"
        cancel="Not yet"
        busy={check.isPending}
        returnFocusTo={check.isIdle ? null : returnFocusTo}
        onConfirm={() => check.mutate()}
        onClose={() => setAsking(false)}
      >
        <div className="mb-5">
          <CertificateLookup />
        </div>
      </ConfirmDialog>
    </>
  );
}

/** How many treatments a row names. */
const NAMED = 3;

function treatmentWords(clinic: Clinic): string {
  const names = treatmentsOf(clinic);
  if (names.length === 0) return "None recorded";
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(", ") + (more > 0 ? ` and ${more}\u00a0more` : "");
}

type ClinicTableProps = { clinics: readonly Clinic[]; addressOf: (id: string) => string };

/** The clinics with their checks, and for administrators the button that records one. */
export function ClinicTable({ clinics, addressOf }: ClinicTableProps) {
  return (
    <DenseTable
      caption="Clinics"
      headings={["Clinic", "Treatments", "Contact", "Certificate", "Insurance"]}
      hasActions={false}
    >
      {clinics.map((clinic) => (
        <ClinicRow key={clinic.id} clinic={clinic} address={addressOf(clinic.id)} />
      ))}
    </DenseTable>
  );
}

function ClinicRow({ clinic, address }: { clinic: Clinic; address: string }) {
  const { role } = useAdmin();
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  return (
    <tr>
      <th scope="row" className="font-normal break-words lg:min-w-44">
        <TextLink ref={setLink} href={address} className="font-semibold">
          {clinic.name}
        </TextLink>
        {clinic.is_active ? null : (
          <span className="ms-2">
            <Badge tone="sand">Inactive</Badge>
          </span>
        )}
        <span className="block text-muted">{clinic.city}</span>
      </th>
      <td data-label="Treatments">{treatmentWords(clinic)}</td>
      <td data-label="Contact">
        <Contact clinic={clinic} />
      </td>
      <td data-label="Certificate" className="max-sm:col-span-full">
        <Certificate clinic={clinic} />
        {role === "admin" ? <CheckButton clinic={clinic} returnFocusTo={link} /> : null}
      </td>
      <td data-label="Insurance" className="max-sm:col-span-full">
        <Insurance clinic={clinic} />
      </td>
    </tr>
  );
}
