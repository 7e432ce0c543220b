/**
 * The lead: one schema for the browser's form, the edge function and the tests. The table's check
 * constraints repeat the lengths, because the database trusts nobody.
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

/** A character that shows: no space, and none that Unicode has for direction, joining or filling. */
const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/**
 * A phone number without what the library does not know: characters that show nothing (contact apps
 * wrap numbers in direction marks) and signs around the number.
 */
export function plainPhone(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\s/g, " ")
    .replace(/^[^\p{L}\p{N}+＋]+|[^\p{L}\p{N}#]+$/gu, "");
}

/**
 * True where the text can be a phone number: internationally, or as the country writes its own; as
 * some country does, where none is given. What digits, signs and extensions a number may have, the
 * library knows.
 */
export function canBePhoneNumber(text: string, country?: CountryCode): boolean {
  const written = plainPhone(text);
  const countries = country ? [country] : getCountries();
  return countries.some((one) => isPossiblePhoneNumber(written, one));
}

/** True where the text, as the country writes its own numbers, is shorter than any of them. */
export function isShortPhoneNumber(text: string, country: CountryCode): boolean {
  return validatePhoneNumberLength(plainPhone(text), country) === "TOO_SHORT";
}

/** False where the text has control characters (NUL among them) or halves of surrogate pairs. */
function isCleanText(text: string, allowLines: boolean): boolean {
  const controls = allowLines ? /(?![\t\n\r])\p{Cc}/u : /\p{Cc}/u;
  return !controls.test(text) && text.isWellFormed();
}

/** What a check of our own says of a value that fails it. */
function fault(error: string, code: FaultCode) {
  return { error, params: { code } };
}

type TextRules = { allowLines?: boolean };

/** `missing` is the sentence where there is no text at all. */
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

/** Text that must be there and show something. */
function requiredText(field: "treatment" | "name" | "email" | "phone") {
  const { missing } = FAULTS[field];
  return cleanText(field, {}, missing).check(
    z.refine((text) => visibleCharacter.test(text), {
      ...fault(missing, "missing"),
      abort: true,
    }),
  );
}

/** Empty text and a missing field both become `null`. */
function orNull(text: z.ZodMiniType<string | undefined, string | undefined>) {
  return z.pipe(
    z.nullish(text),
    z.transform((given) => given || null),
  );
}

function optionalText(field: "travel_month" | "notes" | "source_page", rules?: TextRules) {
  return orNull(cleanText(field, rules));
}

/** One of a list of choices, of which none needs to be made. A plain form sends "" for none. */
function optionalChoice(isChoice: (text: string) => boolean, sentence: string) {
  return z.optional(
    z
      .string({ error: sentence })
      .check(z.refine((text) => text === "" || isChoice(text), fault(sentence, "invalid"))),
  );
}

const contactFields = {
  /** The country whose number the phone is, as a person chose it: an ISO code such as GB. */
  phone_country: optionalChoice(isSupportedCountry, FAULTS.phone_country.invalid),
  contact_by: optionalChoice(
    (text) => CONTACT_WAYS.some((way) => way === text),
    FAULTS.contact_by.invalid,
  ),
};

/** Where a country was chosen, the number must be one of that country, or an international one. */
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
export const leadSchema = z
  .strictObject({
    ...typedFields,
    phone_country: orNull(contactFields.phone_country),
    contact_by: orNull(contactFields.contact_by),
    travel_month: optionalText("travel_month"),
    notes: optionalText("notes", notesRules),
    location_country: z.literal(LEAD_COUNTRY, `The country must be ${LEAD_COUNTRY}.`),
    /** The page that the form was opened on: a path, never a query or a fragment. */
    source_page: optionalText("source_page"),
    /** Made once per filled form: the same one sent twice is one lead. The function makes one if absent. */
    request_id: z.optional(z.uuid("The request ID is not a UUID.")),
    /** Honeypot: people never see it. The function refuses a request that fills it. */
    website: z.optional(z.string("The hidden field must be text.")),
  })
  .check(phoneSuitsCountry);
export type LeadRequest = z.input<typeof leadSchema>;
export type Lead = z.output<typeof leadSchema>;

/** The first fault of each faulty field. The field `body` is the request as a whole. */
export interface LeadFaults {
  /** A sentence for a person. */
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

/** The schema's sentence, except where the request as a whole is wrong. */
function faultMessage(issue: z.core.$ZodIssue, field: string): string {
  if (issue.code === "unrecognized_keys") {
    return "The request has fields that do not belong to a quote request.";
  }
  return field === "body" ? "The request is not a quote request." : issue.message;
}

/** Parses the body of a request. Never throws. */
export function readLead(
  body: unknown,
): { success: true; lead: Lead } | { success: false; faults: LeadFaults } {
  // The input tells a missing field from one of a wrong type.
  const result = leadSchema.safeParse(body, { reportInput: true });
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
