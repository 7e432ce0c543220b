/** Messages that tell people what is wrong with a field in the quote form, by error code. */
import { LEAD_CITIES } from "./cities.ts";
import type { FaultCode } from "./field-faults.ts";
import { LEAD_FIELDS, type LeadFieldName, OPTIONAL_TEXTS } from "./lead-fields.ts";
import { lengthFault } from "./text-length.ts";

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
    missing:
      "Tick the box if you agree to be contacted, and to how we use information about your health. We can’t ask for a quote unless you agree.",
  },
} as const;

/** For a string that is longer than its field allows. */
export function tooLong(field: LeadFieldName): string {
  return lengthFault(LEAD_FIELDS[field].label, LEAD_FIELDS[field].max);
}

/** For a string with invisible characters that the database rejects. */
export function badCharacters(field: LeadFieldName): string {
  return `${LEAD_FIELDS[field].label} must not include characters that we cannot store.`;
}

function isTextField(field: string): field is LeadFieldName {
  return Object.hasOwn(LEAD_FIELDS, field);
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

/** Why a request was not stored: the first invalid field, or another reason. */
export const NOT_SENT_CODES = [
  "treatment",
  "location_city",
  "name",
  "email",
  "phone",
  ...OPTIONAL_TEXTS,
  "consent",
  /** The hidden field for programs was filled in. */
  "website",
  /** The body is larger than the function accepts. */
  "too_long",
  /** Too many requests from this address or for this email. */
  "limit",
  /** Anything else. Nothing was stored. */
  "failed",
] as const;
export type NotSentCode = (typeof NOT_SENT_CODES)[number];
