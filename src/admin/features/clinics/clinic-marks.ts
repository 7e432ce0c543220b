import { shortDate } from "@shared/dates.ts";
import { isTreatmentSlug, treatmentNames } from "@/content/treatments/names.ts";
import { addMonths } from "@/lib/calendar-date.ts";
import { withoutCapital } from "@/lib/english.ts";
import type { Clinic } from "./clinics-api.ts";

/** After how many months a certificate is looked up again: our decision. */
const CHECK_HOLDS_MONTHS = 12;

type Certificate = Pick<Clinic, "certificate" | "certificate_checked_on">;

/** What is wrong with the check of the certificate, or undefined. */
export function certificateMark(clinic: Certificate, today: string): string | undefined {
  const { certificate, certificate_checked_on: checkedOn } = clinic;
  if (!certificate) return "None recorded";
  if (!checkedOn) return "Never looked up";
  return checkedOn < addMonths(today, -CHECK_HOLDS_MONTHS)
    ? `Looked up over ${CHECK_HOLDS_MONTHS} months ago`
    : undefined;
}

/** What is wrong with the insurance, or undefined. */
export function insuranceMark(
  { insured_until: until }: Pick<Clinic, "insured_until">,
  today: string,
): string | undefined {
  if (!until) return "None recorded";
  return until < today ? `Ran out on ${shortDate(until)}` : undefined;
}

/** Everything about a clinic that somebody must know before it is asked. */
export function clinicMarks(clinic: Clinic, today: string): string[] {
  const certificate = certificateMark(clinic, today);
  const insurance = insuranceMark(clinic, today);
  return [
    ...(clinic.is_active ? [] : ["Inactive"]),
    ...(certificate ? [`Certificate: ${withoutCapital(certificate)}`] : []),
    ...(insurance ? [`Insurance: ${withoutCapital(insurance)}`] : []),
  ];
}

/** The names of a clinic's treatments. A slug that the catalogue no longer has is shown as it is stored. */
export function treatmentsOf({ treatments }: Pick<Clinic, "treatments">): string[] {
  return treatments.map((slug) => (isTreatmentSlug(slug) ? treatmentNames[slug] : slug));
}

/** Whether a clinic offers a treatment, by its name, in a city. */
export function clinicFits(
  clinic: Clinic,
  { treatment, city }: { treatment: string; city: string },
): boolean {
  return clinic.city === city && treatmentsOf(clinic).includes(treatment);
}
