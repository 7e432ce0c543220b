/**
 * What the quote form shows and says about a lead's fields. Separate from the schema, so that the form can be
 * shown before the schema and the phone number library have loaded.
 */
import { BRAND_NAME } from "./brand-name.ts";
import { CLINIC_PROMISE } from "./clinic-consent.ts";
import { recordOf, typedKeys } from "./typed-keys.ts";

type LeadField = {
  /** Its name, on the patient's page and in messages. */
  label: string;
  /** A shorter name, in the workspace. */
  short?: string;
  /** The maximum length in characters. */
  max: number;
  /** Whether it may be empty. */
  optional?: true;
  /** Whether it may have several lines. */
  lines?: true;
  /** Who can correct it. The notes are the patient's own words. */
  correct?: "patient" | "patient and team";
  /** What a browser fills in: a token of the HTML specification. */
  autoComplete?: string;
  /** What the quote form says about an optional field. */
  hint?: string;
  /** Of a short text that the workspace shows as it is: a column of the list, of files and of the lead. */
  column?: {
    title: string;
    /** Its width in the list, relative to the other columns. */
    width: number;
    /** Its width in a spreadsheet, in characters. */
    fileWidth: number;
    /** Shown if nothing was sent. */
    empty: string;
    /** A value for the preview of templates. */
    example: string;
    /** The same as `empty`, within a sentence of a message. */
    unknown: string;
  };
};

/**
 * The fields that people fill in on the quote form, and the page on which they open it. What checks, sends, stores,
 * shows and corrects them derives from this table. `private.lead_fields()` is the same table in SQL.
 */
export const LEAD_FIELDS = {
  name: {
    label: "Full name",
    short: "Name",
    max: 120,
    correct: "patient and team",
    autoComplete: "name",
  },
  email: {
    label: "Email address",
    short: "Email",
    max: 254,
    correct: "patient and team",
    autoComplete: "email",
  },
  phone: {
    label: "Phone number",
    short: "Phone",
    max: 40,
    correct: "patient and team",
    autoComplete: "tel",
  },
  treatment: { label: "Treatment", max: 120, correct: "patient and team" },
  location_city: { label: "City", max: 60, correct: "patient and team" },
  travel_month: {
    label: "Travel month",
    max: 60,
    optional: true,
    correct: "patient and team",
    hint: "For example, “spring” or “May 2027”. You can change it later.",
    column: {
      title: "Travel Month",
      width: 115,
      fileWidth: 16,
      empty: "N/A",
      example: "March or April",
      unknown: "not decided yet",
    },
  },
  preferred_language: {
    label: "Preferred language",
    max: 60,
    optional: true,
    correct: "patient and team",
    autoComplete: "language",
    hint: "If nobody in our team speaks it, we answer in English.",
    column: {
      title: "Preferred language",
      width: 115,
      fileWidth: 18,
      empty: "No preference",
      example: "German",
      unknown: "no language in particular",
    },
  },
  notes: {
    label: "Notes",
    max: 2000,
    optional: true,
    lines: true,
    correct: "patient",
    hint: "Anything else you’d like us to know. Do not include medical records or passport numbers.",
  },
  source_page: { label: "Source page", max: 300, optional: true },
} as const satisfies Record<string, LeadField>;
type LeadFields = typeof LEAD_FIELDS;
export type LeadFieldName = keyof LeadFields;

/** The names of the fields that have these properties. */
type FieldsWith<Properties> = {
  [Name in LeadFieldName]: LeadFields[Name] extends Properties ? Name : never;
}[LeadFieldName];

/** The properties of a field. */
export function leadField(name: LeadFieldName): LeadField {
  return LEAD_FIELDS[name];
}

function namesWhere<Name extends LeadFieldName>(
  holds: (field: LeadField) => boolean,
): readonly Name[] {
  return typedKeys(LEAD_FIELDS).filter((name): name is Name => holds(LEAD_FIELDS[name]));
}

/** The fields that a patient can correct: those into which people type. */
export type CorrectableField = FieldsWith<{ correct: string }>;
export const CORRECTABLE_FIELDS = namesWhere<CorrectableField>(({ correct }) => !!correct);

/** The fields that the team can correct. */
export type TeamField = FieldsWith<{ correct: "patient and team" }>;
export const TEAM_FIELDS = namesWhere<TeamField>(({ correct }) => correct === "patient and team");

/** The fields that may be left empty, in the order of the form. */
export type OptionalText = FieldsWith<{ correct: string; optional: true }>;
export const OPTIONAL_TEXTS = namesWhere<OptionalText>(({ correct, optional }) =>
  Boolean(correct && optional),
);

/** The fields that the workspace shows in a column of their own, as they are. */
export type ColumnField = FieldsWith<{ column: object }>;
export const COLUMN_FIELDS = namesWhere<ColumnField>(({ column }) => !!column);

/** Maximum lengths in characters. */
export const LEAD_LENGTHS = recordOf(typedKeys(LEAD_FIELDS), (name) => LEAD_FIELDS[name].max);

/** How a person can ask to be contacted. */
export const CONTACT_WAYS = ["email", "whatsapp", "phone"] as const;

/** The sentence next to the consent box. Source: specification, section 5. */
export const CONSENT_LABEL = `I agree to be contacted by ${BRAND_NAME} and participating clinics.`;

/**
 * The statement on health data in the block of the consent box, which is part of the consent. The privacy policy makes
 * the same promises: change both together.
 */
export const CONSENT_HEALTH_STATEMENT =
  "Your request includes information about your health. By ticking the box you agree that " +
  `${BRAND_NAME}’s coordinators, and the clinics in Turkey that they ask for your quote, may use it to ` +
  `contact you and to prepare your quote. ${CLINIC_PROMISE} Your data protection rights may be harder ` +
  "to use in Turkey than in the UK. You can withdraw your consent at any time.";

/** What a person confirms by sending the form. */
export const TERMS_NOTE =
  "By sending this form you confirm that you are 18 or over, that the request is for you, and that you " +
  "accept the terms. If you are asking for someone else, they must be 18 or over and send the form themselves.";

/** The versions of the terms and the privacy policy: the date at the top of each. */
export const DOCUMENT_DATES = { terms: "2026-11-26", privacy: "2026-11-27" } as const;

/**
 * The whole wording that a person agrees to and confirms, stored with the lead word for word. The function stores its
 * own copy, not what a page sent. When it changes, deploy the site and the function together.
 */
export const CONSENT_TEXT = `${CONSENT_LABEL} ${CONSENT_HEALTH_STATEMENT} ${TERMS_NOTE} (Terms of ${DOCUMENT_DATES.terms}, privacy policy of ${DOCUMENT_DATES.privacy}.)`;
