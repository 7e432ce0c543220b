import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { DenseTable } from "@/admin/features/editing/dense-table.tsx";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { TextLink } from "@/ui/link.tsx";
import { toast } from "@/ui/toast.ts";
import { Certificate, Contact, Insurance } from "./clinic-facts.tsx";
import { certificateMark, treatmentsOf } from "./clinic-marks.ts";
import { type Clinic, clinicsQuery, recordCheck } from "./clinics-api.ts";

/** Records that the certificate was looked up today, if that is due. The clinic's form has the date at any time. */
function CheckButton({ clinic }: { clinic: Clinic }) {
  const client = useQueryClient();
  const check = useMutation({
    mutationFn: () => recordCheck(clinic, teamToday()),
    onSuccess: (answer) =>
      "saved" in answer
        ? toast.success(`${clinic.name}: looked up today`)
        : toast.error(`A colleague has just changed ${clinic.name}. Read it again first.`),
    onError: () => toast.error("This was not saved. Try again."),
    onSettled: () => client.invalidateQueries({ queryKey: clinicsQuery().queryKey }),
  });
  if (!clinic.certificate || !certificateMark(clinic, teamToday())) return null;
  return (
    <Button
      size="small"
      className="mt-1.5 flex sm:whitespace-nowrap"
      busy={check.isPending}
      aria-label={`I looked it up today: the certificate of ${clinic.name}`}
      onClick={() => check.mutate()}
    >
      I looked it up today
    </Button>
  );
}

/** How many treatments a row names. */
const NAMED = 3;

function treatmentWords(clinic: Clinic): string {
  const names = treatmentsOf(clinic);
  if (names.length === 0) return "None recorded";
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

type ClinicTableProps = { clinics: readonly Clinic[]; addressOf: (id: string) => string };

/** The clinics with their checks, and for administrators the button that records one. */
export function ClinicTable({ clinics, addressOf }: ClinicTableProps) {
  const { role } = useAdmin();
  return (
    <DenseTable
      caption="Clinics"
      headings={["Clinic", "Treatments", "Contact", "Certificate", "Insurance"]}
      hasActions={false}
    >
      {clinics.map((clinic) => (
        <tr key={clinic.id}>
          <th scope="row" className="font-normal break-words lg:min-w-44">
            <TextLink href={addressOf(clinic.id)} className="font-semibold">
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
          <td data-label="Certificate">
            <Certificate clinic={clinic} />
            {role === "admin" ? <CheckButton clinic={clinic} /> : null}
          </td>
          <td data-label="Insurance">
            <Insurance clinic={clinic} />
          </td>
        </tr>
      ))}
    </DenseTable>
  );
}
