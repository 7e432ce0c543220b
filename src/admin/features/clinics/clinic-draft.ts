import { LEAD_CITIES } from "@shared/cities.ts";
import { plainLine } from "@shared/clean-text.ts";
import { isEmailAddress, plainEmail } from "@shared/email-address.ts";
import { phoneInE164 } from "@shared/phone.ts";
import { lengthFault } from "@shared/text-length.ts";
import * as z from "zod/mini";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { optionalDay, requiredText } from "@/lib/required-text.ts";
import type { Clinic } from "./clinics-api.ts";

const optionalLine = (name: string, limit: number) =>
  z.string().check(z.overwrite(plainLine), z.maxLength(limit, lengthFault(name, limit)));

/** The values of the form. */
export const clinicDraftSchema = z
  .object({
    name: requiredText("Enter the name of the clinic.", "Name", 120),
    city: z.string().check(z.minLength(1, "Choose the city.")),
    treatments: z.array(z.string()),
    languages: optionalLine("Languages", 200),
    contact_name: optionalLine("Contact", 120),
    email: z.string().check(
      z.overwrite((text) => (text.trim() ? plainEmail(text) : "")),
      z.maxLength(254, lengthFault("Email", 254)),
      z.refine(
        (text) => text === "" || isEmailAddress(text),
        "Enter an email address, like name@example.com.",
      ),
    ),
    whatsapp: z.string().check(
      // Without a country code, it is a number in Turkey.
      z.overwrite((text) => phoneInE164(text, null) ?? phoneInE164(text, "TR") ?? text.trim()),
      z.refine(
        (text) => text === "" || phoneInE164(text, null) === text,
        "Enter a phone number, like +90 532 000 00 00.",
      ),
    ),
    certificate: optionalLine("Certificate number", 60),
    certificate_checked_on: optionalDay().check(
      z.refine((text) => text <= teamToday(), "Enter today’s date or an earlier one."),
    ),
    insured_until: optionalDay(),
    notes: z.string().check(z.trim(), z.maxLength(2000, lengthFault("Notes", 2000))),
    is_active: z.boolean(),
  })
  .check(
    z.refine(
      ({ certificate, certificate_checked_on }) => certificate !== "" || !certificate_checked_on,
      { path: ["certificate"], message: "Enter the number that was looked up." },
    ),
  );

export type ClinicDraft = z.infer<typeof clinicDraftSchema>;

/** The form's values for a clinic, or for a new one. */
export function draftOf(clinic: Clinic | undefined): ClinicDraft {
  return {
    name: clinic?.name ?? "",
    city: clinic?.city ?? LEAD_CITIES[0],
    treatments: clinic?.treatments ?? [],
    languages: clinic?.languages ?? "",
    contact_name: clinic?.contact_name ?? "",
    email: clinic?.email ?? "",
    whatsapp: clinic?.whatsapp ?? "",
    certificate: clinic?.certificate ?? "",
    certificate_checked_on: clinic?.certificate_checked_on ?? "",
    insured_until: clinic?.insured_until ?? "",
    notes: clinic?.notes ?? "",
    is_active: clinic?.is_active ?? true,
  };
}
