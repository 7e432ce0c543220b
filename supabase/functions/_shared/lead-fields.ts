/**
 * What the quote form shows and says about a lead's fields. Separate from the schema, so that the form can be
 * shown before the schema and the phone number library have loaded.
 */
import { BRAND_NAME } from "./brand.ts";

/** Maximum lengths in characters, the same as in the table. */
export const LEAD_LENGTHS = {
  treatment: 120,
  name: 120,
  email: 254,
  phone: 40,
  location_city: 60,
  travel_month: 60,
  notes: 2000,
  source_page: 300,
} as const;

/** The fields that the team can correct, in the order of the form. */
export const TEAM_FIELDS = [
  "name",
  "email",
  "phone",
  "treatment",
  "location_city",
  "travel_month",
] as const;
export type TeamField = (typeof TEAM_FIELDS)[number];

/** The fields that a patient can correct. The notes are the patient's own words. */
export const CORRECTABLE_FIELDS = [...TEAM_FIELDS, "notes"] as const;
export type CorrectableField = (typeof CORRECTABLE_FIELDS)[number];

/** How a person can ask to be contacted. */
export const CONTACT_WAYS = ["email", "whatsapp", "phone"] as const;

/** The sentence next to the consent box. Source: specification, section 5. */
export const CONSENT_LABEL = `I agree to be contacted by ${BRAND_NAME} and participating clinics.`;

/**
 * The statement on health data under the consent box, which is part of the consent. The privacy policy makes
 * the same promises: change both together.
 */
export const CONSENT_HEALTH_STATEMENT =
  "Your request includes information about your health. By ticking the box you agree that " +
  `${BRAND_NAME}’s coordinators, and the clinics in Turkey that they ask for your quote, may use it to ` +
  "contact you and to prepare your quote. A coordinator tells you the name of a clinic before sending " +
  "it anything, and you can say no. Your data protection rights may be harder to use in Turkey than " +
  "in the UK. You can withdraw your consent at any time.";

/** The sentence next to the button that sends the form. Pages turn its last word into a link to the terms. */
export const TERMS_NOTE =
  "By sending this form you confirm that you are 18 or over and that you accept the terms.";

/**
 * The whole wording that a person agrees to, stored with the lead word for word. The function stores its own
 * copy, not what a page sent. When it changes, deploy the site and the function together.
 */
export const CONSENT_TEXT = `${CONSENT_LABEL} ${CONSENT_HEALTH_STATEMENT}`;
