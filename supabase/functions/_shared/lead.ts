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
import { cleaned, isCleanText, isVisible, measured, plainLine } from "./clean-text.ts";
import { isEmailAddress, plainEmail } from "./email-address.ts";
import { type FieldFaults, readFaults, withCode } from "./field-faults.ts";
import { badCharacters, FAULTS, tooLong } from "./lead-faults.ts";
import {
  CONTACT_WAYS,
  LEAD_FIELDS,
  type LeadFieldName,
  leadField,
  OPTIONAL_TEXTS,
} from "./lead-fields.ts";
import { recordOf } from "./typed-keys.ts";

/**
 * A phone number without characters that the library does not know: invisible ones (contact apps wrap numbers
 * in direction marks), and words and punctuation around the number, as in "tel:+44 7700 900123 (WhatsApp)".
 * Never removes a digit, because the database compares all digits.
 */
export function plainPhone(text: string): string {
  const plain = text.replace(/\p{Default_Ignorable_Code_Point}/gu, "").replace(/\s/g, " ");
  const start = plain.search(/[\p{N}+＋]/u);
  // From the end to the last digit: an expression that looks for the end begins again at every character.
  return /^.*[\p{N}#]/u.exec(plain.slice(start < 0 ? plain.length : start))?.[0] ?? "";
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

/** True if the text is a phone number, but shorter than any in the country's format. */
export function isShortPhoneNumber(text: string, country?: CountryCode): boolean {
  const written = plainPhone(text);
  const countries = country ? [country] : getCountries();
  return countries.every((one) => validatePhoneNumberLength(written, one) === "TOO_SHORT");
}

/** `missing` is the message without a text. `clean` removes what a paste brings along. */
function cleanText(field: LeadFieldName, missing?: string, clean?: (text: string) => string) {
  const { label, max, lines: allowLines = false } = leadField(field);
  const wrongType = `${label} must be text.`;
  return z
    .string({ error: (issue) => (issue.input == null ? (missing ?? wrongType) : wrongType) })
    .check(
      z.overwrite(cleaned(max, clean)),
      z.maxLength(max, tooLong(field)),
      z.refine(
        measured(max, (text) => isCleanText(text, { allowLines })),
        withCode(badCharacters(field), "bad_characters"),
      ),
    );
}

type RequiredField = "treatment" | "name" | "email" | "phone";

/** A required text with at least one visible character. */
function requiredText(field: RequiredField, missing: string, clean?: (text: string) => string) {
  return cleanText(field, missing, clean).check(
    z.refine(measured(LEAD_FIELDS[field].max, isVisible), withCode(missing, "missing")),
  );
}

/** Turns empty text and a missing field into `null`. */
function orNull(text: z.ZodMiniType<string | undefined, string | undefined>) {
  return z.pipe(
    z.nullish(text),
    z.transform((given) => given || null),
  );
}

function optionalText(field: LeadFieldName) {
  return orNull(cleanText(field));
}

/** An optional choice from a list. A plain form sends "" for no choice. */
function optionalChoice(isChoice: (text: string) => boolean, sentence: string) {
  return z.optional(
    z
      .string({ error: sentence })
      .check(z.refine((text) => text === "" || isChoice(text), withCode(sentence, "invalid"))),
  );
}

/** The text fields that may stay empty. */
export const optionalFields = () => recordOf(OPTIONAL_TEXTS, (field) => cleanText(field));

const contactFields = {
  /** The country that the person chose for the phone number: an ISO code such as GB. */
  phone_country: optionalChoice(isSupportedCountry, FAULTS.phone_country.invalid),
  contact_by: optionalChoice(
    (text) => CONTACT_WAYS.some((way) => way === text),
    FAULTS.contact_by.invalid,
  ),
};

type PhoneAndCountry = { phone: string; phone_country?: string | null | undefined };

/** If a country was chosen, the number must be from that country or in international form. */
const phoneSuitsCountry = [
  { isWrong: isShortPhoneNumber, error: FAULTS.phone.tooShort },
  {
    isWrong: (phone: string, country: CountryCode) => !canBePhoneNumber(phone, country),
    error: FAULTS.phone.invalid,
  },
].map(({ isWrong, error }) =>
  z.refine<PhoneAndCountry>(
    ({ phone, phone_country: country }) =>
      !country || !isSupportedCountry(country) || !isWrong(phone, country),
    {
      ...withCode(error, "invalid"),
      path: ["phone"],
      // Runs even if other fields are invalid, so that all errors are shown at once. So no check of a field may abort.
      when: ({ issues }) =>
        !issues.some(
          ({ path: [field] = [] }) => !field || field === "phone" || field === "phone_country",
        ),
    },
  ),
);

/** What is wanted and who asks for it, on the form and in a request that the team enters. */
export const requiredFields = (missing: Record<Exclude<RequiredField, "email">, string>) => ({
  treatment: requiredText("treatment", missing.treatment),
  location_city: z.enum(LEAD_CITIES, FAULTS.location_city.invalid),
  name: requiredText("name", missing.name, plainLine),
  phone: requiredText("phone", missing.phone).check(
    z.refine(
      measured(LEAD_FIELDS.phone.max, (text) => !isShortPhoneNumber(text)),
      withCode(FAULTS.phone.tooShort, "invalid"),
    ),
    z.refine(
      measured(LEAD_FIELDS.phone.max, (text) => canBePhoneNumber(text)),
      withCode(FAULTS.phone.invalid, "invalid"),
    ),
  ),
});

const typedFields = {
  ...requiredFields({
    treatment: FAULTS.treatment.missing,
    name: FAULTS.name.missing,
    phone: FAULTS.phone.missing,
  }),
  email: requiredText("email", FAULTS.email.missing, plainEmail).check(
    z.refine(
      measured(LEAD_FIELDS.email.max, isEmailAddress),
      withCode(FAULTS.email.invalid, "invalid"),
    ),
  ),
  consent: z
    .boolean(FAULTS.consent.missing)
    .check(z.refine((given) => given, withCode(FAULTS.consent.missing, "missing"))),
};

/** What a person types into the quote form. */
export const leadFormSchema = z
  .object({
    ...typedFields,
    ...contactFields,
    ...optionalFields(),
  })
  .check(...phoneSuitsCountry);

/** What the browser sends to `submit-lead`. */
export const sentLeadSchema = z
  .strictObject({
    ...typedFields,
    phone_country: orNull(contactFields.phone_country),
    contact_by: orNull(contactFields.contact_by),
    ...recordOf(OPTIONAL_TEXTS, optionalText),
    location_country: z.literal(LEAD_COUNTRY, `The country must be ${LEAD_COUNTRY}.`),
    /** The page on which the form was opened: a path, never with a query or a fragment. */
    source_page: optionalText("source_page"),
    /** The same ID sent twice is one lead. The function makes one if it is missing. */
    request_id: z.optional(z.uuid("The request ID is not a UUID.")),
    /** Honeypot that people never see. The function refuses a request in which it is filled. */
    website: z.optional(z.string("The hidden field must be text.")),
  })
  .check(...phoneSuitsCountry);
export type LeadRequest = z.input<typeof sentLeadSchema>;
export type SentLead = z.output<typeof sentLeadSchema>;

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
): { success: true; lead: SentLead } | { success: false; faults: FieldFaults } {
  const result = sentLeadSchema.safeParse(body, { reportInput: true });
  if (result.success) return { success: true, lead: result.data };
  return { success: false, faults: readFaults(result.error, faultMessage) };
}
