import { LEAD_LENGTHS, type TeamField } from "@shared/lead-fields.ts";
import * as z from "zod/mini";
import { type Lead, TEAM_FIELD_NAMES } from "./lead-model.ts";

/** The reason why a correction cannot be stored, as a message; null if it can. */
export function correctionFault(lead: Lead, field: TeamField, value: string): string | null {
  if (value === "") {
    return lead[field] ? `Enter the ${TEAM_FIELD_NAMES[field].toLowerCase()}.` : null;
  }
  if (field === "email" && !z.email().safeParse(value).success) {
    return "Enter an email address like name@example.com.";
  }
  if (field === "phone" && value.replace(/[^\p{Nd}]/gu, "").length < 5) {
    return "Enter a phone number with at least 5 digits.";
  }
  if (value.length > LEAD_LENGTHS[field]) {
    return `${TEAM_FIELD_NAMES[field]} must be ${LEAD_LENGTHS[field]} characters or fewer.`;
  }
  return null;
}
