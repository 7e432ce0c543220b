import type { CorrectableField } from "@shared/lead-fields.ts";
import type { MyRequest } from "@shared/my-request.ts";

/** The corrected value of a field, or the value that was sent. */
export function shownValue(request: MyRequest, field: CorrectableField): string {
  return request.corrections[field] ?? request.sent[field];
}

/** The contact methods. */
export const WAY_NAMES = { email: "email", whatsapp: "WhatsApp", phone: "phone" } as const;
