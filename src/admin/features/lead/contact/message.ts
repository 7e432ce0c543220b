import { firstName } from "@shared/first-name.ts";
import { COLUMN_FIELDS, LEAD_FIELDS } from "@shared/lead-fields.ts";
import { recordOf } from "@shared/typed-keys.ts";
import type { Occasion } from "@/admin/features/templates/occasions.ts";
import { fillTemplate, type TemplateValues } from "@/admin/features/templates/template-fields.ts";
import type { Template } from "@/admin/features/templates/templates-api.ts";
import { type Lead, shown } from "../lead-model.ts";

/** The occasion on which the team writes to a patient; null after a booking or the patient's own act. */
export function occasionOf({ status, patient_acted_at }: Lead): Occasion | null {
  if (status === "new") return "first";
  if (status === "closed") return "closing";
  if (status === "booked" || patient_acted_at) return null;
  return status === "quoted" ? "after_quote" : "no_answer";
}

/** The values of a template's fields for one lead. */
function valuesOf(lead: Lead, coordinator: string): Partial<TemplateValues> {
  return {
    name: shown(lead, "name"),
    first_name: firstName(shown(lead, "name")) ?? shown(lead, "name"),
    treatment: shown(lead, "treatment"),
    city: shown(lead, "location_city"),
    ...recordOf(COLUMN_FIELDS, (field) => shown(lead, field) || LEAD_FIELDS[field].column.unknown),
    reference: lead.reference,
    coordinator,
  };
}

/** Subject and body of a message to the patient of a lead. */
export function messageFrom(
  template: Pick<Template, "subject" | "body">,
  lead: Lead,
  coordinator: string,
): { subject: string; body: string } {
  return filled(template, valuesOf(lead, coordinator));
}

/** Subject and body of a message to a clinic, which gets nothing about the patient but the given details. */
export const messageToClinic = (
  template: Pick<Template, "subject" | "body">,
  reference: string,
  details: string,
  coordinator: string,
) => filled(template, { details, reference, coordinator });

const filled = (
  { subject, body }: Pick<Template, "subject" | "body">,
  values: Partial<TemplateValues>,
) => ({ subject: fillTemplate(subject ?? "", values), body: fillTemplate(body, values) });
