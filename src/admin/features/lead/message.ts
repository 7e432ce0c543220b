import { fillTemplate, type TemplateValues } from "@/admin/features/templates/template-fields.ts";
import type { Template } from "@/admin/features/templates/templates-api.ts";
import { type Lead, shown } from "./lead-model.ts";

/** The values of a template's fields for a lead. */
function valuesOf(lead: Lead, coordinator: string): TemplateValues {
  return {
    name: shown(lead, "name"),
    treatment: shown(lead, "treatment"),
    city: shown(lead, "location_city"),
    travel_month: shown(lead, "travel_month") || "not decided yet",
    reference: lead.reference,
    coordinator,
  };
}

/** Subject and body of a message about a lead. */
export function messageFrom(
  template: Pick<Template, "subject" | "body">,
  lead: Lead,
  coordinator: string,
): { subject: string; body: string } {
  const values = valuesOf(lead, coordinator);
  return {
    subject: fillTemplate(template.subject ?? "", values),
    body: fillTemplate(template.body, values),
  };
}

/** An address that opens the coordinator's email program with a message. */
export function mailAddress(to: string, { subject, body }: { subject: string; body: string }) {
  const lines = body.replace(/\r?\n/g, "\r\n");
  // Not URLSearchParams: email programs show its plus signs instead of spaces.
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

/** An address that opens the coordinator's WhatsApp with a message. `number` has digits only. */
export function whatsAppAddress(number: string, { body }: { body: string }): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(body)}`;
}
