import { shortDate } from "@shared/dates.ts";
import * as z from "zod/mini";
import { withCapital } from "@/lib/english.ts";
import type { Colleague } from "../lead-api.ts";
import {
  CHANNEL_WORDS,
  CLOSE_REASON_NAMES,
  CLOSE_REASONS,
  channelSchema,
  type LeadChange,
  type LeadEvent,
  leadStatusSchema,
  STATUS_NAMES,
} from "../lead-model.ts";
import { storedName } from "./stored-names.ts";

/** Display names by user: of the current team, or of everyone who has ever been in it. */
export type KnownNames = readonly Pick<Colleague, "user_id" | "display_name">[];

/** The display name of a team member. */
export function nameOf(userId: string | null, colleagues: KnownNames): string {
  if (userId === null) return "nobody";
  // The reader is a member, so an empty list means that the team has not loaded yet.
  if (colleagues.length === 0) return "…";
  return (
    colleagues.find((colleague) => colleague.user_id === userId)?.display_name ??
    "someone who has left the team"
  );
}

/** A change as a past participle: "moved to Contacted". */
export function describeChange(change: LeadChange, colleagues: KnownNames): string {
  switch (change.kind) {
    case "status":
      return `moved to ${STATUS_NAMES[change.status]}${
        change.close_reason ? ` (${CLOSE_REASON_NAMES[change.close_reason].toLowerCase()})` : ""
      }`;
    case "owner":
      return change.owner_id ? `given to ${nameOf(change.owner_id, colleagues)}` : "owner removed";
    case "next_step":
      return change.next_step_on
        ? `next step on ${shortDate(change.next_step_on)}${change.next_step ? `: ${text(change.next_step)}` : ""}`
        : change.next_step
          ? `no next step, because: ${text(change.next_step)}`
          : "next step removed";
    case "booking":
      return "booking recorded";
    case "contact":
      return change.reached
        ? `contacted by ${CHANNEL_WORDS[change.contact_by]}`
        : `attempt by ${CHANNEL_WORDS[change.contact_by]} recorded`;
    case "correction":
      return `${fieldName(change.field)} corrected to ${quoted(change.value)}`;
  }
}

/** Characters that change the direction of a string, and of the words that follow it in the sentence. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

function text(value: unknown): string {
  return typeof value === "string" ? value.replace(DIRECTIONS, "") : "";
}

function statusName(value: unknown): string {
  const status = leadStatusSchema.safeParse(value);
  return status.success ? STATUS_NAMES[status.data] : text(value);
}

function channelName(value: unknown): string {
  const channel = channelSchema.safeParse(value);
  return channel.success ? CHANNEL_WORDS[channel.data] : text(value);
}

function fieldName(value: unknown): string {
  return storedName(text(value));
}

/** A string in quotation marks, without characters that change the direction of the sentence. */
export const quoted = (value: unknown) => (value ? `“${text(value)}”` : "nothing");

/** Assigning a lead to oneself reads "took". Personal records contain the actor's name instead of the ID. */
function describeAssignment({ actor, actor_name, body }: LeadEvent, owner: string): string {
  return body.to === actor || owner === actor_name ? "took this lead" : `gave this to ${owner}`;
}

/** An event as a predicate, to follow the actor's name: "moved this to Contacted". */
export function describeEvent(event: LeadEvent, colleagues: KnownNames): string {
  const { body } = event;
  switch (event.kind) {
    case "received":
      return body.source
        ? `entered this request ${body.source === "referral" ? "from a referral" : `made by ${channelName(body.source)}`}, with consent given by ${channelName(body.consent_by)}`
        : "sent the request";
    case "status": {
      const reason = CLOSE_REASONS.find((known) => known === body.reason);
      const because = reason ? ` (${CLOSE_REASON_NAMES[reason].toLowerCase()})` : "";
      return `moved this to ${statusName(body.to)}${because}`;
    }
    case "owner":
      return body.to
        ? describeAssignment(event, nameOf(text(body.to), colleagues))
        : "removed the owner";
    case "next_step":
      if (!body.to && body.step) return `set no next step, because: ${text(body.step)}`;
      if (!body.to) return "removed the next step";
      return `set the next step for ${shortDate(text(body.to))}${body.step ? `: ${text(body.step)}` : ""}`;
    case "note":
      return "wrote a note";
    case "contact":
      return `contacted the patient by ${channelName(body.by)}${body.first ? ", for the first time" : ""}`;
    case "booking":
      return `recorded the booking${bookingText(body)}`;
    case "attempt":
      return `tried to reach the patient by ${channelName(body.by)}, without an answer`;
    case "message":
      if (body.audience === "clinic") {
        return `started a message to a clinic (${text(body.template)})`;
      }
      return body.by === "phone"
        ? `started a call that the patient had not asked for: ${text(body.template)}`
        : `started a message by ${channelName(body.by)} (${text(body.template)})`;
    case "correction":
      return `corrected the ${fieldName(body.field)} from ${quoted(body.from)} to ${quoted(body.to)}`;
    case "mail": {
      if (!text(body.mail).startsWith("patient_"))
        return "to the team was not delivered, or was reported as spam";
      if (body.problem === "complained")
        return "to the patient was reported as spam. Contact them another way";
      return `to the patient ${body.problem === "bounced" ? "bounced" : "was not delivered"}. Check the address, or contact them another way`;
    }
    case "preferences":
      return `changed how they want to be contacted${wishes(body.to)}`;
    case "withdrawal":
      return body.how
        ? `recorded that the patient withdrew their consent by ${channelName(body.how)}`
        : "withdrew their consent";
    case "clinic_proposed":
      return `proposed ${text(body.clinic)}, which would get: ${text(body.would_get)}`;
    case "clinic_agreed":
    case "clinic_refused":
    case "clinic_taken_back":
      return describeAnswer(event.kind, body);
    case "clinic_cancelled":
      return body.by === "patient"
        ? `withdrew consent, which cancelled the proposal of ${text(body.clinic)}`
        : `cancelled the proposal of ${text(body.clinic)}`;
    case "clinic":
      return `recorded that ${text(body.clinic)} received: ${text(body.shared)} (${shortDate(text(body.on))})`;
    case "quote":
      return `${body.corrects ? "corrected" : "recorded"} the quote of ${text(body.clinic)}${versionOf(body)}`;
    case "quote_shared":
      return `shared the quote of ${text(body.clinic)} with the patient${versionOf(body)}`;
    case "quote_unshared":
      return `stopped sharing the quote of ${text(body.clinic)}${versionOf(body)}`;
    case "quote_retracted":
      return `retracted the quote of ${text(body.clinic)}${versionOf(body)}, which was recorded by mistake`;
    case "quote_decision":
      return describeDecision(body);
    case "note_retracted":
      return "retracted a note that was recorded by mistake";
    case "clinic_retracted":
      return `retracted the record that ${text(body.clinic)} received data`;
    case "link":
      return describeLink(body);
    default:
      return event.kind;
  }
}

/** The clinic and the days of a booking, appended to the sentence. */
function bookingText(body: LeadEvent["body"]): string {
  const parts = [
    text(body.clinic),
    ...Object.entries({
      arrives_on: "arrival",
      treatment_on: "treatment",
      home_on: "home",
    }).flatMap(([name, word]) => (body[name] ? [`${word} ${shortDate(text(body[name]))}`] : [])),
    body.check_in ? "agreed to an email a week after they are home" : "",
  ].filter(Boolean);
  return parts.length > 0 ? `: ${parts.join(", ")}` : "";
}

const ANSWER_WORDS = {
  clinic_agreed: "said yes to",
  clinic_refused: "said no to",
  clinic_taken_back: "took back the yes to",
} as const;

/** What the patient said about a clinic: on their own page, or as the team recorded it. */
function describeAnswer(kind: keyof typeof ANSWER_WORDS, body: LeadEvent["body"]): string {
  const said = `${ANSWER_WORDS[kind]} ${text(body.clinic)}`;
  return body.how ? `recorded that the patient ${said} by ${channelName(body.how)}` : said;
}

const versionOf = ({ revision }: LeadEvent["body"]) => ` (version ${Number(revision)})`;

/** What the patient decided about the quotes on their own page, as a predicate. */
export function describeDecision(body: LeadEvent["body"]): string {
  if (body.choice === "quote") {
    return `would like to go ahead with the quote of ${text(body.clinic)}${versionOf(body)}`;
  }
  if (body.choice === "open") return "took back what they had decided about the quotes";
  return `wants none of the quotes${body.because ? `: ${quoted(body.because)}` : ""}`;
}

const wishesSchema = z.object({
  contact_by: z.nullable(channelSchema),
  no_calls: z.boolean(),
  contact_when: z.nullable(z.string()),
  status_mail: z.boolean(),
});

/** What the patient chose on their own page, appended to the sentence. */
function wishes(value: unknown): string {
  const { data } = wishesSchema.safeParse(value);
  if (!data) return "";
  const parts = [
    data.contact_by ? `by ${CHANNEL_WORDS[data.contact_by]}` : "no preference",
    ...(data.no_calls ? ["no calls"] : []),
    ...(data.contact_when ? [`best time ${quoted(data.contact_when)}`] : []),
    data.status_mail ? "with emails about the status" : "without emails about the status",
  ];
  return `: ${parts.join(", ")}`;
}

function describeLink(body: LeadEvent["body"]): string {
  if (body.change === "revoked") {
    if (body.reason === "not_mine")
      return "said that this is not their request, which closed the private link";
    return body.reason === "digits"
      ? "entered wrong digits of the phone number ten times, which closed the private link"
      : "revoked the private link";
  }
  if (body.reason === "asked") return "asked for a new private link";
  return body.reason === "email"
    ? "corrected the email address, which ended the private link. A new link was sent to the new address"
    : "sent a new private link";
}

/** Whether the patient did it on the site. Events without an actor are the patient's or the operator's. */
function isByPatient({ kind, body }: LeadEvent): boolean {
  if (kind === "withdrawal") return !body.how;
  if (kind === "received") return !body.source;
  return kind === "preferences" || body.by === "patient";
}

/** The name of whoever caused an event. */
export function actorOf(event: LeadEvent, colleagues: KnownNames): string {
  if (event.actor_name) return event.actor_name;
  if (event.kind === "mail") return "An email";
  // Probably someone else, whose email address the patient typed by mistake.
  if (event.kind === "link" && event.body.change === "revoked" && !event.actor) {
    return "Someone at this email address";
  }
  if (event.actor === null) return isByPatient(event) ? "The patient" : "The operator";
  return withCapital(nameOf(event.actor, colleagues));
}
