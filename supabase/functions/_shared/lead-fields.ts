/**
 * What the quote form shows and says of a lead's fields. Apart from the schema, so that a form can be
 * drawn before the schema and the library for phone numbers have arrived.
 */
import { BRAND_NAME } from "./brand.ts";

/** Greatest lengths in characters. The table has the same. */
export const LEAD_LENGTHS = {
  treatment: 120,
  name: 120,
  email: 254,
  phone: 40,
  travel_month: 60,
  notes: 2000,
  source_page: 300,
} as const;

/** How a person can ask to be contacted. */
export const CONTACT_WAYS = ["email", "whatsapp", "phone"] as const;

/**
 * What is wrong with a field, in the answers of `submit-lead`: stable names beside the sentences, so
 * that a caller chooses its own words, in its own language.
 */
export const FAULT_CODES = [
  /** Required, and not there, empty, or without a visible character; consent that is not given. */
  "missing",
  "too_long",
  /** Not in the form that the field has, or not one of the choices. */
  "invalid",
  /** Contains control characters or halves of characters. */
  "bad_characters",
  /** Not of the JSON type that the field has. */
  "wrong_type",
  /** The request has fields that a quote request does not have. Only for `body`. */
  "unknown_field",
  /** The hidden field for programs was filled in. */
  "not_empty",
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** The sentence beside the consent box. Source: specification, section 5. */
export const CONSENT_LABEL = `I agree to be contacted by ${BRAND_NAME} and participating clinics.`;

/**
 * The statement on health data under the consent box, which belongs to it. The privacy policy
 * promises the same: change both together.
 */
export const CONSENT_HEALTH_STATEMENT =
  "Your request includes information about your health. By ticking the box you agree that " +
  `${BRAND_NAME}'s coordinators, and the clinics in Turkey that they ask for your quote, may use it to ` +
  "contact you and to prepare your quote. A coordinator tells you the name of a clinic before sending " +
  "it anything, and you can say no. Your data protection rights may be harder to use in Turkey than " +
  "in the UK. You can withdraw your consent at any time.";

/** The sentence by the button that sends the form. A page makes a link to the terms of its last word. */
export const TERMS_NOTE =
  "By sending this form you confirm that you are 18 or over and that you accept the terms.";

/**
 * The whole wording that a person agrees to, stored with the lead word for word. The function stores
 * its own copy, not what a page sent: whenever it changes, deploy the site and the function together.
 */
export const CONSENT_TEXT = `${CONSENT_LABEL} ${CONSENT_HEALTH_STATEMENT}`;
