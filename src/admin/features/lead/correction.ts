import { LEAD_LENGTHS } from "@shared/lead-fields.ts";
import * as z from "zod/mini";
import { CORRECTABLE_FIELDS, type CorrectableField, type Lead } from "./lead-model.ts";

/** The longest value of a field. */
export const correctionLength = (field: CorrectableField) =>
  field === "location_city" ? 60 : LEAD_LENGTHS[field];

/** Why a correction cannot be stored, in a sentence; null if it can. */
export function correctionFault(lead: Lead, field: CorrectableField, value: string): string | null {
  if (value === "") {
    return lead[field] ? `Enter the ${CORRECTABLE_FIELDS[field].toLowerCase()}.` : null;
  }
  if (field === "email" && !z.email().safeParse(value).success) {
    return "Enter an email address like name@example.com.";
  }
  if (field === "phone" && value.replace(/[^\p{Nd}]/gu, "").length < 5) {
    return "Enter a phone number with at least 5 digits.";
  }
  return null;
}
