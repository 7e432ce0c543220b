/** Messages that tell people what is wrong with a field in the quote form, by error code. */
import { LEAD_CITIES } from "./cities.ts";
import type { FaultCode } from "./field-faults.ts";
import { LEAD_LENGTHS } from "./lead-fields.ts";

/** The names of text fields in messages. */
export const FIELD_NAMES = {
  treatment: "Treatment",
  name: "Full name",
  email: "Email address",
  phone: "Phone number",
  location_city: "City",
  travel_month: "Travel month",
  notes: "Notes",
  source_page: "Source page",
} as const satisfies Record<keyof typeof LEAD_LENGTHS, string>;
export type TextField = keyof typeof FIELD_NAMES;

/** The messages for each field. */
export const FAULTS = {
  treatment: { missing: "Enter the treatment you are interested in." },
  location_city: { invalid: `Choose ${LEAD_CITIES.join(", ").replace(/, ([^,]*)$/, " or $1")}.` },
  name: { missing: "Enter your full name." },
  email: {
    missing: "Enter your email address.",
    invalid: "Enter an email address in the correct format, like name@example.com.",
  },
  phone: {
    missing: "Enter your phone (WhatsApp) number.",
    invalid: "Enter a phone number, with the country code if you can, like +44 7700 900123.",
    tooShort: "This phone number is too short. Check the number and the country code.",
  },
  phone_country: { invalid: "Choose the country of your phone number from the list." },
  contact_by: { invalid: "Choose email, WhatsApp or phone." },
  consent: {
    missing: "Tick the box to agree to be contacted. We cannot send a quote without it.",
  },
} as const;

/** For a text that is longer than its field allows. */
export function tooLong(field: TextField): string {
  return `${FIELD_NAMES[field]} must be ${LEAD_LENGTHS[field].toLocaleString("en-GB")} characters or fewer.`;
}

/** For a text with invisible characters that the database rejects. */
export function badCharacters(field: TextField): string {
  return `${FIELD_NAMES[field]} must not include characters that we cannot store.`;
}

function isTextField(field: string): field is TextField {
  return Object.hasOwn(FIELD_NAMES, field);
}

/** The message for an error in a `submit-lead` response, or `undefined` for one not listed here. */
export function faultSentence(field: string, code: FaultCode): string | undefined {
  const own: Readonly<Record<string, Partial<Record<FaultCode, string>>>> = FAULTS;
  if (own[field]?.[code]) return own[field][code];
  if (!isTextField(field)) return undefined;
  if (code === "too_long") return tooLong(field);
  if (code === "bad_characters") return badCharacters(field);
  return undefined;
}
