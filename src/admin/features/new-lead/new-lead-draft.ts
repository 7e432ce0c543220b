import { BRAND_NAME } from "@shared/brand-name.ts";
import { LEAD_CITIES } from "@shared/cities.ts";
import { CLINIC_PROMISE } from "@shared/clinic-consent.ts";
import { isEmailAddress, plainEmail } from "@shared/email-address.ts";
import { optionalFields, requiredFields } from "@shared/lead.ts";
import { FAULTS, tooLong } from "@shared/lead-faults.ts";
import { DOCUMENT_DATES, LEAD_LENGTHS, OPTIONAL_TEXTS } from "@shared/lead-fields.ts";
import { recordOf } from "@shared/typed-keys.ts";
import * as z from "zod/mini";
import { channelSchema, LEAD_SOURCES } from "@/admin/features/lead/lead-model.ts";
import { teamClock, teamMoment } from "@/admin/features/time/team-time.ts";
import { requiredDay, requiredText } from "@/lib/required-text.ts";

/** The ways in which a request reaches us that the team enters. */
export const ENTERED_SOURCES = LEAD_SOURCES.filter((source) => source !== "form");

/** What a coordinator reads to the patient, or sends them. It says what the form on the site says. */
const SPOKEN_CONSENT =
  `You agree that ${BRAND_NAME} and participating clinics contact you. Your request includes information about your ` +
  "health. You agree that our coordinators, and the clinics in Turkey that they ask for your quote, may use it to " +
  `contact you and to prepare your quote. ${CLINIC_PROMISE} Your data protection rights may be harder to use in ` +
  "Turkey than in the UK. You can withdraw your consent at any time. You confirm that you are 18 or over, that the " +
  "request is for you, and that you accept the terms. The terms and the privacy policy are on our website. " +
  `(Terms of ${DOCUMENT_DATES.terms}, privacy policy of ${DOCUMENT_DATES.privacy}.)`;

const CONSENT_LENGTH = 2000;

/** When the patient agreed, as a UTC timestamp. */
export const consentMoment = ({
  consent_on,
  consent_at,
}: {
  consent_on: string;
  consent_at: string;
}) => teamMoment(consent_on, `${consent_at}:00`);

/** The values of the form: those of the form on the site, and how the patient agreed. */
export const newLeadSchema = z
  .object({
    source: z.pipe(z.string(), z.enum(ENTERED_SOURCES, "Choose how the request reached us.")),
    ...requiredFields({
      treatment: "Enter the treatment.",
      name: "Enter the patient’s full name.",
      phone: "Enter the patient’s phone number.",
    }),
    // Not chosen beforehand, so that the first city is not stored by oversight.
    location_city: z.pipe(z.string(), z.enum(LEAD_CITIES, FAULTS.location_city.invalid)),
    email: z.string().check(
      z.overwrite((text) => (text.trim() ? plainEmail(text) : "")),
      z.maxLength(LEAD_LENGTHS.email, tooLong("email")),
      z.refine((text) => text === "" || isEmailAddress(text), FAULTS.email.invalid),
    ),
    contact_by: z.pipe(z.string(), z.enum(["", ...channelSchema.options])),
    ...optionalFields(),
    consent_by: z.pipe(z.string(), z.enum(channelSchema.options, "Choose how the patient agreed.")),
    consent_on: requiredDay("Enter the day on which the patient agreed."),
    consent_at: z.string().check(z.regex(/^\d\d:\d\d/, "Enter the time, like 16:05.")),
    consent_text: requiredText(
      "Enter the words that the patient agreed to.",
      "The words",
      CONSENT_LENGTH,
    ),
    consent: z
      .boolean()
      .check(
        z.refine(
          (given) => given,
          "Tick the box if the patient agreed to these words. Without consent, the request can’t be stored.",
        ),
      ),
  })
  .check(
    z.refine((lead) => Date.parse(consentMoment(lead)) <= Date.now(), {
      path: ["consent_on"],
      message: "Enter a time that has passed.",
      when: ({ issues }) =>
        !issues.some(({ path: [name] = [] }) => String(name).startsWith("consent_")),
    }),
    z.refine(({ contact_by, email }) => contact_by !== "email" || email !== "", {
      path: ["email"],
      message: "Enter the email address, or choose another way to answer.",
      when: ({ issues }) => !issues.some(({ path: [name] = [] }) => name === "email"),
    }),
  );

/** What is typed into the form. */
export type NewLeadDraft = z.input<typeof newLeadSchema>;
/** A request that can be stored. */
export type NewLead = z.output<typeof newLeadSchema>;

/** An empty form: the patient has just agreed. */
export function emptyDraft(): NewLeadDraft {
  const { date, time } = teamClock(new Date().toISOString());
  return {
    source: "",
    treatment: "",
    location_city: "",
    name: "",
    phone: "",
    email: "",
    contact_by: "",
    ...recordOf(OPTIONAL_TEXTS, () => ""),
    consent_by: "",
    consent_on: date,
    consent_at: time,
    consent_text: SPOKEN_CONSENT,
    consent: false,
  };
}
