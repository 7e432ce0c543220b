import { dateInWords } from "@shared/dates.ts";
import { CORRECTABLE_FIELDS, LEAD_FIELDS } from "@shared/lead-fields.ts";
import type { Download } from "@shared/my-request.ts";
import { myRequestTexts } from "@/content/my-request-texts.ts";
import { brand } from "@/lib/brand.ts";
import { WAY_NAMES } from "./fields.ts";
import { closeReasonText } from "./status-text.ts";

type Entry = Download["history"][number];
type Details = Entry["details"];

const text = (value: unknown) => (typeof value === "string" ? value : "");
const quoted = (value: unknown) => (text(value) ? `“${text(value)}”` : "nothing");

function statusName(value: unknown): string {
  const known: Readonly<Record<string, { name: string }>> = myRequestTexts.statuses;
  return known[text(value)]?.name ?? text(value);
}

function fieldName(value: unknown): string {
  const field = CORRECTABLE_FIELDS.find((known) => known === value);
  return field ? LEAD_FIELDS[field].label.toLowerCase() : text(value);
}

function wayName(value: unknown): string {
  const known: Readonly<Record<string, string>> = WAY_NAMES;
  return known[text(value)] ?? text(value);
}

/** How the patient told the team. Empty for what they did on their page. */
const byWay = ({ how }: Details) => (text(how) ? ` by ${wayName(how)}` : "");

function linkText({ change, reason }: Details): string {
  if (change === "revoked") {
    if (reason === "not_mine")
      return "Someone who received your private link said that the request is not theirs.";
    return reason === "digits"
      ? "We closed your private link, because someone entered wrong digits of your phone number ten times."
      : `${brand.name} cancelled your private link.`;
  }
  if (reason === "asked") return "You asked for a new private link.";
  return reason === "email"
    ? "We sent you a new private link because your email address was corrected."
    : `${brand.name} sent you a new private link.`;
}

function statusText(who: string, { to, reason }: Details): string {
  const why = closeReasonText(text(reason));
  const because = why ? `, because ${why}` : "";
  return `${who} changed the status to “${statusName(to)}”${because}.`;
}

function contactText({ by, template, from, to }: Details): string {
  const using = text(template) ? `, using the template ${quoted(template)}` : "";
  const moved = to === from ? "" : ` The status changed to “${statusName(to)}”.`;
  return `${brand.name} contacted you by ${wayName(by)}${using}.${moved}`;
}

function stepText({ to, step }: Details): string {
  if (!text(to) && text(step))
    return `${brand.name} noted why there is no next step: ${text(step)}.`;
  if (!text(to)) return `${brand.name} removed the next step.`;
  const what = text(step) ? `: ${text(step)}` : "";
  return `${brand.name} set the next step for ${dateInWords(text(to))}${what}.`;
}

function decidedText({ choice, clinic, because }: Details): string {
  if (choice === "quote") return `You said that you would like to go ahead with ${text(clinic)}.`;
  if (choice === "open") return "You took back your decision about the quotes.";
  return `You said that you want none of the quotes${text(because) ? `, because: ${quoted(because)}` : ""}.`;
}

function bookingText(details: Details): string {
  const days = [
    ["arrives_on", "arrival"],
    ["treatment_on", "treatment"],
    ["home_on", "home"],
  ].flatMap(([name = "", word]) =>
    text(details[name]) ? [`${word} ${dateInWords(text(details[name]))}`] : [],
  );
  const parts = [text(details.clinic), ...days].filter(Boolean);
  const agreed =
    details.check_in === true ? " You agreed to an email a week after you’re home." : "";
  return `${brand.name} recorded your booking${parts.length > 0 ? `: ${parts.join(", ")}` : ""}.${agreed}`;
}

function mailText({ problem }: Details): string {
  return problem === "complained"
    ? "Someone reported an email about your request as spam."
    : "We could not deliver an email about your request.";
}

/** Describes an entry of the history in sentences. */
export function historyText({ what, by, details }: Entry): string {
  const who = by === "you" ? "You" : brand.name;
  switch (what) {
    case "received":
      return details.source
        ? "You asked us for a quote, and a coordinator wrote your request down."
        : "You sent the request.";
    case "status":
      return statusText(who, details);
    case "owner":
      return "The coordinator for your request changed.";
    case "next_step":
      return stepText(details);
    case "note":
      return `${brand.name} wrote a note: ${text(details.note)}`;
    case "contact":
      return contactText(details);
    case "booking":
      return bookingText(details);
    case "attempt":
      return `${brand.name} tried to reach you by ${wayName(details.by)}.`;
    case "message":
      if (details.audience === "clinic") {
        return `${brand.name} started a message to a clinic, using the template ${quoted(details.template)}.`;
      }
      return details.by === "phone"
        ? `${brand.name} decided to call you, although you had not asked for calls: ${quoted(details.template)}.`
        : `${brand.name} started a message to you, using the template ${quoted(details.template)}.`;
    case "correction":
      return `${who} changed the ${fieldName(details.field)} from ${quoted(details.from)} to ${quoted(details.to)}.`;
    case "preferences":
      return "You changed how you want to be contacted.";
    case "withdrawal":
      return `You withdrew your consent${byWay(details)}.`;
    case "clinic_proposed":
      return `${brand.name} suggested a clinic, ${text(details.clinic)}, which would get: ${text(details.would_get)}.`;
    case "clinic_agreed":
      return `You said yes to ${text(details.clinic)}${byWay(details)}. You agreed to this: ${quoted(details.wording)}`;
    case "clinic_refused":
      return `You said no to ${text(details.clinic)}${byWay(details)}.`;
    case "clinic_taken_back":
      return `You took back your yes to ${text(details.clinic)}${byWay(details)}.`;
    case "clinic_cancelled":
      return `${brand.name} no longer plans to ask ${text(details.clinic)}.`;
    case "clinic":
      return `${brand.name} sent data to a clinic, ${text(details.clinic)}: ${text(details.shared)}.`;
    case "clinic_retracted":
      return `${brand.name} corrected its records: ${text(details.clinic)} had not received the data.`;
    case "quote":
      return details.corrects
        ? `${brand.name} corrected its record of the quote of ${text(details.clinic)}.`
        : `${brand.name} recorded the quote of ${text(details.clinic)}.`;
    case "quote_shared":
      return `${brand.name} showed you the quote of ${text(details.clinic)}.`;
    case "quote_unshared":
      return `${brand.name} stopped showing you the quote of ${text(details.clinic)}.`;
    case "quote_retracted":
      return `${brand.name} deleted a quote of ${text(details.clinic)} that it had recorded by mistake.`;
    case "quote_decision":
      return decidedText(details);
    case "link":
      return linkText(details);
    case "mail":
      return mailText(details);
    default:
      return `${who}: ${what.replaceAll("_", " ")}.`;
  }
}
