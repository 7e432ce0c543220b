/** The calls and responses between the patient's page and the edge function `my-request`. */
import * as z from "zod/mini";
import { cleaned, isCleanText, measured } from "./clean-text.ts";
import { plainEmail } from "./email-address.ts";
import { FAULTS } from "./lead-faults.ts";
import { CONTACT_WAYS, CORRECTABLE_FIELDS, LEAD_FIELDS } from "./lead-fields.ts";
import { decisionSchema, recordedQuoteSchema } from "./recorded-quote.ts";
import { lengthFault } from "./text-length.ts";
import { recordOf } from "./typed-keys.ts";

/** Maximum length of the best time to contact a person. */
export const CONTACT_WHEN_LENGTH = 200;

export const preferencesSchema = z.strictObject({
  contact_by: z.nullable(z.enum(CONTACT_WAYS, FAULTS.contact_by.invalid)),
  /** "Please do not call." */
  no_calls: z.boolean(),
  contact_when: z.nullable(
    z.string().check(
      z.overwrite(cleaned(CONTACT_WHEN_LENGTH)),
      z.maxLength(
        CONTACT_WHEN_LENGTH,
        lengthFault("Best time to contact you", CONTACT_WHEN_LENGTH),
      ),
      z.refine(
        measured(CONTACT_WHEN_LENGTH, (text) => isCleanText(text)),
        "Best time to contact you must not include characters that we cannot store.",
      ),
    ),
  ),
  /** Whether to email the person when the status changes. */
  status_mail: z.boolean(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** Preferences that can be saved: they do not contradict each other. */
export const savedPreferencesSchema = preferencesSchema.check(
  z.refine(({ contact_by, no_calls }) => !(no_calls && contact_by === "phone"), {
    path: ["no_calls"],
    error:
      "You have chosen to be contacted by phone and also asked us not to call. Choose another way to be contacted, or clear this box.",
  }),
);

/** What a patient can say to a clinic that we suggest. */
const PROPOSAL_ANSWERS = ["agreed", "refused", "taken_back"] as const;
export type ProposalAnswer = (typeof PROPOSAL_ANSWERS)[number];

/** Maximum length of why a patient wants none of the quotes. */
export const BECAUSE_LENGTH = 500;

/** What a patient can decide about the quotes. "open": nothing yet. */
export const decisionInputSchema = z.discriminatedUnion("choice", [
  z.strictObject({ choice: z.literal("quote"), proposal_id: z.uuid(), revision: z.int() }),
  z.strictObject({
    choice: z.literal("none"),
    because: z.string().check(
      z.overwrite(cleaned(BECAUSE_LENGTH)),
      z.maxLength(BECAUSE_LENGTH, lengthFault("Your reason", BECAUSE_LENGTH)),
      z.refine(
        measured(BECAUSE_LENGTH, (text) => isCleanText(text, { allowLines: true })),
        "Your reason must not include characters that we cannot store.",
      ),
    ),
  }),
  z.strictObject({ choice: z.literal("open") }),
]);
export type DecisionInput = z.infer<typeof decisionInputSchema>;

/** A line that the database can read. */
const plainText = (max: number) =>
  z.string().check(z.maxLength(max), z.refine(measured(max, (text) => isCleanText(text))));

/** What opens a request: the token from its link, and the request's email address. */
const key = {
  token: z.string().check(z.maxLength(200)),
  email: z
    .string()
    .check(
      z.overwrite(plainEmail),
      z.maxLength(LEAD_FIELDS.email.max),
      z.refine(measured(LEAD_FIELDS.email.max, (text) => isCleanText(text))),
    ),
};

/** The body of a call. The function checks the fields of a correction one by one. */
export const callSchema = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("open"), ...key }),
  z.strictObject({
    action: z.literal("prove"),
    ...key,
    /** The last four digits of the phone number in the request. */
    digits: plainText(LEAD_FIELDS.phone.max),
  }),
  z.strictObject({ action: z.literal("disown"), ...key }),
  z.strictObject({
    action: z.literal("correct"),
    ...key,
    fields: z.partialRecord(z.enum(CORRECTABLE_FIELDS), z.string()),
  }),
  z.strictObject({ action: z.literal("prefer"), ...key, preferences: savedPreferencesSchema }),
  z.strictObject({
    action: z.literal("answer"),
    ...key,
    proposal_id: z.uuid(),
    answer: z.enum(PROPOSAL_ANSWERS),
  }),
  z.strictObject({ action: z.literal("decide"), ...key, decision: decisionInputSchema }),
  z.strictObject({ action: z.literal("withdraw"), ...key }),
  z.strictObject({ action: z.literal("download"), ...key }),
  z.strictObject({
    action: z.literal("erase"),
    ...key,
    reference: plainText(100),
  }),
  z.strictObject({ action: z.literal("renew"), email: key.email }),
]);
export type MyRequestCall = z.infer<typeof callSchema>;

const time = z.iso.datetime({ offset: true });

const sentSchema = z.object(recordOf(CORRECTABLE_FIELDS, () => z.string()));

const statuses = ["new", "contacted", "quoted", "booked", "closed"] as const;

/** What a request shows before the reader of its mailbox has proved that it is theirs. */
export const unprovenSchema = z.object({
  reference: z.string(),
  status: z.enum([...statuses, "withdrawn", "restricted"]),
});
export type UnprovenRequest = z.infer<typeof unprovenSchema>;

/** A clinic that we suggested, with what we knew about it then, and what the patient answered. */
const proposalSchema = z.object({
  id: z.uuid(),
  clinic: z.string(),
  city: z.string(),
  /** Exactly what the clinic would get. */
  would_get: z.string(),
  certificate: z.nullable(z.string()),
  certificate_checked_on: z.nullable(z.iso.date()),
  insured_until: z.nullable(z.iso.date()),
  state: z.enum(["proposed", ...PROPOSAL_ANSWERS, "sent", "cancelled"]),
  proposed_at: time,
  answered_at: z.nullable(time),
  /** Null for an answer on the private page. */
  answered_how: z.nullable(z.enum(CONTACT_WAYS)),
  /** The sentence that the patient last said yes to. */
  wording: z.nullable(z.string()),
  sent_on: z.nullable(z.iso.date()),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** A quote that the team shared, or in the copy of the data any version. */
const quoteSchema = z.extend(recordedQuoteSchema, {
  proposal_id: z.uuid(),
  clinic: z.string(),
  city: z.string(),
});
export type MyQuote = z.infer<typeof quoteSchema>;

/** A request as the patient sees it. */
export const myRequestSchema = z.object({
  reference: z.string(),
  status: z.enum(statuses),
  created_at: time,
  /** The time by which we promised a reply. */
  due_at: time,
  first_contact_at: z.nullable(time),
  /** Why the team closed the request, or "changed_mind" after a withdrawal. */
  close_reason: z.nullable(z.string()),
  withdrawn_at: z.nullable(time),
  /** When the person asked us to keep the request but not use it. It then changes only if consent is withdrawn. */
  restricted_at: z.nullable(time),
  link_ends_at: time,
  consent_at: time,
  consent_text: z.string(),
  sent: sentSchema,
  location_country: z.string(),
  /** The current phone number in international form, if it could be worked out. */
  phone_e164: z.nullable(z.string()),
  /** Later corrections, by field. */
  corrections: z.partialRecord(z.enum(CORRECTABLE_FIELDS), z.string()),
  /** The corrected fields that the team corrected last. */
  corrected_by_team: z.array(z.enum(CORRECTABLE_FIELDS)),
  preferences: preferencesSchema,
  /** The status changes, oldest first. */
  steps: z.array(z.object({ status: z.string(), at: time })),
  /** The clinics that we suggested, oldest first. */
  proposals: z.array(proposalSchema),
  /** The quotes to compare. */
  quotes: z.array(quoteSchema),
  decision: z.nullable(decisionSchema),
  /** What was sent to each clinic. */
  clinics: z.array(z.object({ clinic: z.string(), shared: z.string(), on: z.iso.date() })),
});
export type MyRequest = z.infer<typeof myRequestSchema>;

/** Everything stored about a request, and the other data of its email address. */
export const downloadSchema = z.extend(myRequestSchema, {
  source_page: z.nullable(z.string()),
  next_step_on: z.nullable(z.string()),
  next_step: z.nullable(z.string()),
  /** When consent was withdrawn in another request of the same person that has been deleted since. */
  withdrawn_elsewhere_at: z.nullable(time),
  /** Contact form messages from the email address. */
  messages: z.array(
    z.object({
      created_at: time,
      name: z.string(),
      email: z.string(),
      subject: z.string(),
      message: z.string(),
    }),
  ),
  /** The newsletter sign-up of the email address. */
  newsletter: z.nullable(
    z.object({ email: z.string(), asked_at: time, confirmed_at: z.nullable(time) }),
  ),
  history: z.array(
    z.object({
      at: time,
      by: z.string(),
      what: z.string(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type Download = z.infer<typeof downloadSchema>;

/** The response to a call that was not refused. */
export const callAnswerSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.enum(["open", "changed", "unchanged"]), request: myRequestSchema }),
  z.object({ outcome: z.literal("unproven"), request: unprovenSchema }),
  z.object({ outcome: z.literal("download"), request: downloadSchema }),
  z.object({ outcome: z.enum(["erased", "asked", "disowned"]) }),
]);
