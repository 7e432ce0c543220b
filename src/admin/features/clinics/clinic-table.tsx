import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { DenseTable } from "@/admin/features/editing/dense-table.tsx";
import { Badge } from "@/ui/badge.tsx";
import { TextLink } from "@/ui/link.tsx";
import { CheckButton } from "./check-button.tsx";
import { Certificate, Contact, Insurance } from "./clinic-facts.tsx";
import { treatmentsOf } from "./clinic-marks.ts";
import type { Clinic } from "./clinics-api.ts";

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
  const isAdmin = role === "admin";
  return (
    <DenseTable
      caption="Clinics"
      headings={["Clinic", "Treatments", "Contact", "Certificate", "Insurance"]}
      hasActions={isAdmin}
    >
      {clinics.map((clinic) => (
        <tr key={clinic.id}>
          <th scope="row" className="font-normal break-words">
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
          </td>
          <td data-label="Insurance">
            <Insurance clinic={clinic} />
          </td>
          {isAdmin ? (
            <td className="across bare empty:hidden md:text-end">
              <CheckButton clinic={clinic} />
            </td>
          ) : null}
        </tr>
      ))}
    </DenseTable>
  );
}
