/**
 * The lead: one schema for the browser's form, the edge function and the tests. The table's check constraints
 * repeat the lengths, so that the database does not rely on its callers.
 */
import {
  type CountryCode,
  getCountries,
  isPossiblePhoneNumber,
  isSupportedCountry,
  validatePhoneNumberLength,
} from "libphonenumber-js/min";
import * as z from "zod/mini";
import { LEAD_CITIES, LEAD_COUNTRY } from "./cities.ts";
import { badCharacters, FAULTS, FIELD_NAMES, type TextField, tooLong } from "./lead-faults.ts";
import { CONTACT_WAYS, FAULT_CODES, type FaultCode, LEAD_LENGTHS } from "./lead-fields.ts";

/** A visible character: not a space, and not one that Unicode uses for direction, joining or filling. */
const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/**
 * A phone number without characters that the library does not know: invisible ones (contact apps wrap numbers
 * in direction marks) and punctuation around the number.
 */
export function plainPhone(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\s/g, " ")
    .replace(/^[^\p{L}\p{N}+＋]+|[^\p{L}\p{N}#]+$/gu, "");
}

/**
 * True if the text can be a phone number, in international form or as written in the given country. Without a
 * country, any country's format counts. The library knows which digits, punctuation and extensions are
 * allowed.
 */
export function canBePhoneNumber(text: string, country?: CountryCode): boolean {
  const written = plainPhone(text);
  const countries = country ? [country] : getCountries();
  return countries.some((one) => isPossiblePhoneNumber(written, one));
}

/** True if the text is shorter than any number in the country's own format. */
export function isShortPhoneNumber(text: string, country: CountryCode): boolean {
  return validatePhoneNumberLength(plainPhone(text), country) === "TOO_SHORT";
}

/** False if the text has control characters (such as NUL) or incomplete surrogate pairs. */
function isCleanText(text: string, allowLines: boolean): boolean {
  const controls = allowLines ? /(?![\t\n\r])\p{Cc}/u : /\p{Cc}/u;
  return !controls.test(text) && text.isWellFormed();
}

/** The message and code for a value that fails one of our own checks. */
function fault(error: string, code: FaultCode) {
  return { error, params: { code } };
}

type TextRules = { allowLines?: boolean };

/** `missing` is the message for a missing text. */
function cleanText(field: TextField, { allowLines = false }: TextRules = {}, missing?: string) {
  const wrongType = `${FIELD_NAMES[field]} must be text.`;
  return z
    .string({ error: (issue) => (issue.input == null ? (missing ?? wrongType) : wrongType) })
    .check(
      z.trim(),
      z.maxLength(LEAD_LENGTHS[field], tooLong(field)),
      z.refine(
        (text) => isCleanText(text, allowLines),
        fault(badCharacters(field), "bad_characters"),
      ),
    );
}

/** A required text with at least one visible character. */
function requiredText(field: "treatment" | "name" | "email" | "phone") {
  const { missing } = FAULTS[field];
  return cleanText(field, {}, missing).check(
    z.refine((text) => visibleCharacter.test(text), {
      ...fault(missing, "missing"),
      abort: true,
    }),
  );
}

/** Turns empty text and a missing field into `null`. */
function orNull(text: z.ZodMiniType<string | undefined, string | undefined>) {
  return z.pipe(
    z.nullish(text),
    z.transform((given) => given || null),
  );
}

function optionalText(field: "travel_month" | "notes" | "source_page", rules?: TextRules) {
  return orNull(cleanText(field, rules));
}

/** An optional choice from a list. A plain form sends "" for no choice. */
function optionalChoice(isChoice: (text: string) => boolean, sentence: string) {
  return z.optional(
    z
      .string({ error: sentence })
      .check(z.refine((text) => text === "" || isChoice(text), fault(sentence, "invalid"))),
  );
}

const contactFields = {
  /** The country that the person chose for the phone number: an ISO code such as GB. */
  phone_country: optionalChoice(isSupportedCountry, FAULTS.phone_country.invalid),
  contact_by: optionalChoice(
    (text) => CONTACT_WAYS.some((way) => way === text),
    FAULTS.contact_by.invalid,
  ),
};

/** If a country was chosen, the number must be from that country or in international form. */
const phoneSuitsCountry = z.refine<{ phone: string; phone_country?: string | null | undefined }>(
  ({ phone, phone_country: country }) =>
    !country || !isSupportedCountry(country) || canBePhoneNumber(phone, country),
  { ...fault(FAULTS.phone.invalid, "invalid"), path: ["phone"] },
);

const notesRules: TextRules = { allowLines: true };

const typedFields = {
  treatment: requiredText("treatment"),
  location_city: z.enum(LEAD_CITIES, FAULTS.location_city.invalid),
  name: requiredText("name"),
  email: requiredText("email").check(z.email(FAULTS.email.invalid)),
  phone: requiredText("phone").check(
    z.refine(canBePhoneNumber, fault(FAULTS.phone.invalid, "invalid")),
  ),
  consent: z
    .boolean(FAULTS.consent.missing)
    .check(z.refine((given) => given, fault(FAULTS.consent.missing, "missing"))),
};

/** What a person types into the quote form. */
export const leadFormSchema = z
  .object({
    ...typedFields,
    ...contactFields,
    travel_month: cleanText("travel_month"),
    notes: cleanText("notes", notesRules),
  })
  .check(phoneSuitsCountry);

/** What the browser sends to `submit-lead`. */
export const sentLeadSchema = z
  .strictObject({
    ...typedFields,
    phone_country: orNull(contactFields.phone_country),
    contact_by: orNull(contactFields.contact_by),
    travel_month: optionalText("travel_month"),
    notes: optionalText("notes", notesRules),
    location_country: z.literal(LEAD_COUNTRY, `The country must be ${LEAD_COUNTRY}.`),
    /** The page on which the form was opened: a path, never with a query or a fragment. */
    source_page: optionalText("source_page"),
    /**
     * Made once for each completed form: the same ID sent twice is one lead. The function makes one if it is
     * missing.
     */
    request_id: z.optional(z.uuid("The request ID is not a UUID.")),
    /** Honeypot that people never see. The function refuses a request in which it is filled. */
    website: z.optional(z.string("The hidden field must be text.")),
  })
  .check(phoneSuitsCountry);
export type LeadRequest = z.input<typeof sentLeadSchema>;
export type SentLead = z.output<typeof sentLeadSchema>;

/** The first error of each invalid field. The field `body` means the whole request. */
export interface LeadFaults {
  /** A message for people. */
  fields: Record<string, string>;
  codes: Record<string, FaultCode>;
}

function faultCode(issue: z.core.$ZodIssue): FaultCode {
  switch (issue.code) {
    case "too_big":
      return "too_long";
    case "unrecognized_keys":
      return "unknown_field";
    case "invalid_type":
      return issue.input == null ? "missing" : "wrong_type";
    case "invalid_value":
      return issue.input == null ? "missing" : "invalid";
    case "custom":
      return FAULT_CODES.find((code) => code === issue.params?.code) ?? "invalid";
    default:
      return "invalid";
  }
}

/** The schema's message, except if the whole request is invalid. */
function faultMessage(issue: z.core.$ZodIssue, field: string): string {
  if (issue.code === "unrecognized_keys") {
    return "The request has fields that do not belong to a quote request.";
  }
  return field === "body" ? "The request is not a quote request." : issue.message;
}

/** Parses the body of a request. Never throws. */
export function readLead(
  body: unknown,
): { success: true; lead: SentLead } | { success: false; faults: LeadFaults } {
  // The input shows whether a field is missing or of the wrong type.
  const result = sentLeadSchema.safeParse(body, { reportInput: true });
  if (result.success) return { success: true, lead: result.data };
  const faults: LeadFaults = { fields: {}, codes: {} };
  for (const issue of result.error.issues) {
    const field = issue.path.length > 0 ? String(issue.path[0]) : "body";
    if (faults.fields[field] !== undefined) continue;
    faults.fields[field] = faultMessage(issue, field);
    faults.codes[field] = faultCode(issue);
  }
  return { success: false, faults };
}
