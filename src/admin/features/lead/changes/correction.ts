import { plainLine } from "@shared/clean-text.ts";
import { isEmailAddress, plainEmail } from "@shared/email-address.ts";
import { LEAD_LENGTHS, type TeamField } from "@shared/lead-fields.ts";
import { lengthFault } from "@shared/text-length.ts";
import { type Lead, teamLabel } from "../lead-model.ts";

/** What is stored of a typed correction: without what a paste brings along. */
export function correctedValue(field: TeamField, typed: string): string {
  if (field === "email") return plainEmail(typed);
  return field === "name" ? plainLine(typed) : typed.trim();
}

/** The reason why a correction cannot be stored, as a message; null if it can. */
export function correctionFault(lead: Lead, field: TeamField, value: string): string | null {
  if (value === "") {
    return lead[field] ? `Enter the ${teamLabel(field).toLowerCase()}.` : null;
  }
  if (field === "email" && !isEmailAddress(value)) {
    return "Enter an email address like name@example.com.";
  }
  if (field === "phone" && value.replace(/[^\p{Nd}]/gu, "").length < 5) {
    return "Enter a phone number with at least 5 digits.";
  }
  if (value.length > LEAD_LENGTHS[field]) {
    return lengthFault(teamLabel(field), LEAD_LENGTHS[field]);
  }
  return null;
}
