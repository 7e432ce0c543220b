import { COLUMN_FIELDS, LEAD_FIELDS } from "@shared/lead-fields.ts";
import { recordOf } from "@shared/typed-keys.ts";
import {
  type Audience,
  fillTemplate,
  type TemplateValues,
} from "@/admin/features/templates/template-fields.ts";
import type { Template } from "@/admin/features/templates/templates-api.ts";
import { type Lead, shown } from "./lead-model.ts";

/** The values of a template's fields for one lead. Whatever a template for clinics says, it cannot name the patient. */
function valuesOf(lead: Lead, coordinator: string, audience: Audience): Partial<TemplateValues> {
  return {
    ...(audience === "patient" ? { name: shown(lead, "name") } : {}),
    treatment: shown(lead, "treatment"),
    city: shown(lead, "location_city"),
    ...recordOf(COLUMN_FIELDS, (field) => shown(lead, field) || LEAD_FIELDS[field].column.unknown),
    reference: lead.reference,
    coordinator,
  };
}

/** Subject and body of a message about a lead. */
export function messageFrom(
  template: Pick<Template, "subject" | "body" | "audience">,
  lead: Lead,
  coordinator: string,
): { subject: string; body: string } {
  const values = valuesOf(lead, coordinator, template.audience);
  return {
    subject: fillTemplate(template.subject ?? "", values),
    body: fillTemplate(template.body, values),
  };
}

/** A `mailto:` address for a message to a patient. */
export function mailAddress(to: string, { subject, body }: { subject: string; body: string }) {
  const lines = body.replace(/\r?\n/g, "\r\n");
  // Not URLSearchParams, because email programs would show its plus signs instead of spaces.
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

/** A link to a WhatsApp chat with a prefilled message. `number` contains digits only. */
export function whatsAppAddress(number: string, { body }: { body: string }): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(body)}`;
}
