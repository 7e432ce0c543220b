import * as z from "zod/mini";
import { BRAND_NAME } from "../../_shared/brand-name.ts";
import { dayInWeek, ukDayAndTime } from "../../_shared/dates.ts";
import { ERASED_ELSEWHERE_DAYS } from "../../_shared/retention.ts";
import { ADMIN_LEADS_PATH, ADMIN_PERSON_PATH } from "../../_shared/site-paths.ts";
import { type Block, type MailContent, paragraph } from "./blocks.ts";

/** What an email to the team may say about a lead: no name and no treatment, because emails are forwarded. */
export const teamLeadSchema = z.object({ reference: z.string(), due_at: z.string() });

const daySchema = z.object({ day: z.iso.date(), counted_at: z.string() });

const digestSchema = z.object({
  waiting: z.number(),
  overdue: z.number(),
  steps: z.number(),
  stalled: z.number(),
});

const reason = `You’re getting this email because your address is on the list for ${BRAND_NAME}’s team emails.`;

/** The list of leads in the workspace, with one opened. */
export const leadLink = (siteUrl: string, reference: string) =>
  `${siteUrl}${ADMIN_LEADS_PATH}?lead=${encodeURIComponent(reference)}`;

/** A notice to the team about one lead, with the link to it. */
export function leadNotice(
  data: unknown,
  siteUrl: string,
  say: (reference: string, due: string) => { subject: string; text: string },
  why = reason,
): MailContent {
  const { reference, due_at } = teamLeadSchema.parse(data);
  const { subject, text } = say(reference, ukDayAndTime(due_at));
  return {
    subject,
    preview: text,
    blocks: [
      paragraph(text),
      { type: "facts", rows: [["Reference", reference]] },
      { type: "button", text: "Open the request", href: leadLink(siteUrl, reference) },
    ],
    reason: why,
  };
}

/** To the team: a new lead. */
export const newLead = (lead: unknown, siteUrl: string) =>
  leadNotice(lead, siteUrl, (reference, due) => ({
    subject: `New request ${reference}`,
    text: `A new quote request has come in. Contact the patient by ${due}.`,
  }));

/** To the team: nobody has contacted the patient, and four hours are left. */
export const dueSoon = (lead: unknown, siteUrl: string) =>
  leadNotice(lead, siteUrl, (reference, due) => ({
    subject: `Due soon: request ${reference}`,
    text: `Nobody has contacted this patient yet. We promised a reply by ${due}.`,
  }));

/** To the team: the 24 hours are over. */
export const overdue = (lead: unknown, siteUrl: string) =>
  leadNotice(lead, siteUrl, (reference, due) => ({
    subject: `Late: request ${reference}`,
    text: `Nobody has contacted this patient. We promised a reply by ${due}. Please contact them now.`,
  }));

/** How many requests wait for first contact, as a sentence. */
function waitingText(waiting: number, late: number): string {
  if (waiting === 0) return "No request is waiting for first contact.";
  if (waiting === 1) {
    return `1 request is waiting for first contact${late === 0 ? "" : ", and it’s late"}.`;
  }
  const which =
    late === waiting ? "all of them are" : `${late} of them ${late === 1 ? "is" : "are"}`;
  return `${waiting} requests are waiting for first contact${late === 0 ? "" : `, and ${which} late`}.`;
}

/** A digest of a day: its figures, and when they were counted, because `deliver` may run late. */
export function dayDigest(
  figures: unknown,
  subject: string,
  text: string,
  rows: readonly (readonly [label: string, count: number])[],
  button: Block,
): Omit<MailContent, "reason"> {
  const { day, counted_at } = daySchema.parse(figures);
  return {
    subject: `${dayInWeek(day)}: ${subject}`,
    preview: text,
    blocks: [
      paragraph(text),
      { type: "facts", rows: rows.map(([label, count]) => [label, String(count)]) },
      paragraph(`Counted on ${ukDayAndTime(counted_at)}.`),
      button,
    ],
  };
}

/** To the team: the daily digest. */
export function digest(figures: unknown, siteUrl: string): MailContent {
  const { waiting, overdue: late, steps, stalled } = digestSchema.parse(figures);
  const rows = [
    ["Waiting for first contact", waiting],
    ["Late for first contact", late],
    ["Next steps due today or earlier", steps],
    ["Stalled", stalled],
  ] as const;
  const button = {
    type: "button",
    text: "Open the list",
    href: siteUrl + ADMIN_LEADS_PATH,
  } as const;
  const what = `${waiting} waiting, ${late} late`;
  return { ...dayDigest(figures, what, waitingText(waiting, late), rows, button), reason };
}

/** To the team: a request was erased, and what is outside the database has to follow. The clinics are in the workspace. */
export function erased(figures: unknown, siteUrl: string): MailContent {
  const { reference } = z.object({ reference: z.string() }).parse(figures);
  const text = `This request has been erased from the database. Within ${ERASED_ELSEWHERE_DAYS} days, ask each clinic that has received the data to erase it, and delete exported files, emails and chats. An administrator sees which clinics, and ticks it off, under Personal data.`;
  return {
    subject: `Erased, with a task left to do: request ${reference}`,
    preview: text,
    blocks: [
      paragraph(text),
      { type: "facts", rows: [["Reference", reference]] },
      { type: "button", text: "Open the tasks", href: siteUrl + ADMIN_PERSON_PATH },
    ],
    reason,
  };
}
