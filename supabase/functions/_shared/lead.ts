/**
 * The lead: one schema for the browser's form, the edge function and the tests. The table's check
 * constraints repeat the lengths, because the database trusts nobody.
 */
import { getCountries, isPossiblePhoneNumber } from "libphonenumber-js/min";
import * as z from "zod/mini";
import { BRAND_NAME } from "./brand.ts";
import { LEAD_CITIES, LEAD_COUNTRY } from "./cities.ts";

/** Greatest lengths in characters, as the table has them too. */
export const LEAD_LENGTHS = {
  treatment: 120,
  name: 120,
  email: 254,
  phone: 40,
  travel_month: 60,
  notes: 2000,
  source_page: 300,
} as const;

/** The sentence beside the consent box. Source: specification, section 5. */
export const CONSENT_LABEL = `I agree to be contacted by ${BRAND_NAME} and participating clinics.`;

/** The statement on health data that stands under the consent box and belongs to it. */
export const CONSENT_HEALTH_STATEMENT =
  `What you ask for may say something about your health. By ticking the box you agree that ${BRAND_NAME}'s ` +
  "coordinators and the participating clinics they ask for your quote may use it, for that purpose only. " +
  "You can withdraw at any time.";

/**
 * The whole wording that a person agrees to, stored with the lead word for word. The function stores
 * its own copy, not what a page sent: whenever it changes, deploy the site and the function together.
 */
export const CONSENT_TEXT = `${CONSENT_LABEL} ${CONSENT_HEALTH_STATEMENT}`;

/** A character that shows: no space, and none that Unicode has for direction, joining or filling. */
const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/**
 * True where the text can be a phone number: internationally, or as some country writes its own. What
 * digits, signs and extensions a number may have, the library knows; it is asked without what shows
 * nothing (contact apps wrap numbers in direction marks) and without signs around the number.
 */
export function canBePhoneNumber(text: string): boolean {
  const written = text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\s/g, " ")
    .replace(/^[^\p{L}\p{N}+＋]+|[^\p{L}\p{N}#]+$/gu, "");
  return getCountries().some((country) => isPossiblePhoneNumber(written, country));
}

/** False where the text has control characters (NUL among them) or halves of surrogate pairs. */
function isCleanText(text: string, allowLines: boolean): boolean {
  const controls = allowLines ? /(?![\t\n\r])\p{Cc}/u : /\p{Cc}/u;
  return !controls.test(text) && text.isWellFormed();
}

type TextRules = { length: number; name: string; allowLines?: boolean };

/** `missing` is the sentence where there is no text at all. */
function cleanText({ length, name, allowLines = false }: TextRules, missing?: string) {
  const wrongType = `${name} must be text.`;
  return z
    .string({ error: (issue) => (issue.input == null ? (missing ?? wrongType) : wrongType) })
    .check(
      z.trim(),
      z.maxLength(length, `${name} must be ${length} characters or fewer.`),
      z.refine((text) => isCleanText(text, allowLines), {
        error: `${name} contains characters that cannot be stored.`,
      }),
    );
}

/** `missing` is the sentence for a field that is empty or shows nothing. */
function requiredText(rules: TextRules, missing: string) {
  return cleanText(rules, missing).check(
    z.refine((text) => visibleCharacter.test(text), { error: missing, abort: true }),
  );
}

/** Empty text and a missing field both become `null`. */
function optionalText(rules: TextRules) {
  return z.pipe(
    z.nullish(cleanText(rules)),
    z.transform((text) => text || null),
  );
}

const travelMonth: TextRules = { length: LEAD_LENGTHS.travel_month, name: "Travel month" };
const notes: TextRules = { length: LEAD_LENGTHS.notes, name: "Notes", allowLines: true };

const CONSENT_MISSING = "Tick the box to agree to be contacted. We cannot send a quote without it.";

const typedFields = {
  treatment: requiredText(
    { length: LEAD_LENGTHS.treatment, name: "Treatment" },
    "Enter the treatment you are interested in.",
  ),
  location_city: z.enum(
    LEAD_CITIES,
    `Choose ${LEAD_CITIES.join(", ").replace(/, ([^,]*)$/, " or $1")}.`,
  ),
  name: requiredText({ length: LEAD_LENGTHS.name, name: "Full name" }, "Enter your full name."),
  email: requiredText(
    { length: LEAD_LENGTHS.email, name: "E-mail address" },
    "Enter your e-mail address.",
  ).check(z.email("Enter an e-mail address in the correct format, like name@example.com.")),
  phone: requiredText(
    { length: LEAD_LENGTHS.phone, name: "Phone number" },
    "Enter your phone (WhatsApp) number.",
  ).check(
    z.refine(canBePhoneNumber, {
      error: "Enter a phone number, with the country code if you can, like +44 7700 900123.",
    }),
  ),
  consent: z.boolean(CONSENT_MISSING).check(z.refine((given) => given, { error: CONSENT_MISSING })),
};

/** What a person types into the quote form. */
export const leadFormSchema = z.object({
  ...typedFields,
  travel_month: cleanText(travelMonth),
  notes: cleanText(notes),
});
/** The same, checked and trimmed. */
export type LeadFormOutput = z.output<typeof leadFormSchema>;

/** What the browser sends to `submit-lead`. */
export const leadSchema = z.strictObject({
  ...typedFields,
  travel_month: optionalText(travelMonth),
  notes: optionalText(notes),
  location_country: z.literal(LEAD_COUNTRY, `The country must be ${LEAD_COUNTRY}.`),
  /** The page that the form was opened on: a path, never a query or a fragment. */
  source_page: optionalText({ length: LEAD_LENGTHS.source_page, name: "Source page" }),
  /** Made once per filled form: the same one sent twice is one lead. The function makes one if absent. */
  request_id: z.optional(z.uuid("The request's number is not a UUID.")),
  /** Honeypot: people never see it. The function refuses a request that fills it. */
  website: z.optional(z.string("The last field must be text.")),
});
export type LeadRequest = z.input<typeof leadSchema>;
export type Lead = z.output<typeof leadSchema>;

/** A message for each faulty field, the first one found. `body` stands for the request as a whole. */
export type LeadFaults = Record<string, string>;

/** Parses the body of a request. Never throws. */
export function readLead(
  body: unknown,
): { success: true; lead: Lead } | { success: false; fields: LeadFaults } {
  const result = leadSchema.safeParse(body);
  if (result.success) return { success: true, lead: result.data };
  const fields: LeadFaults = {};
  for (const issue of result.error.issues) {
    const field = issue.path.length > 0 ? String(issue.path[0]) : "body";
    if (issue.code === "unrecognized_keys") {
      fields[field] ??= "The request has fields that do not belong to a quote request.";
    } else {
      fields[field] ??= field === "body" ? "The request is not a quote request." : issue.message;
    }
  }
  return { success: false, fields };
}
