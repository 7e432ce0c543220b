import { MAIL_KINDS } from "../../supabase/functions/_shared/mail-kinds.ts";
import {
  composeMail,
  type Mail,
  type MailContext,
} from "../../supabase/functions/deliver/mails/mails.ts";

/** The settings with which the example emails are rendered. */
const exampleMailContext: MailContext = {
  siteUrl: "https://www.example.com",
  operator: "Sanavoy is run by Example Ltd, 1 High Street, London. Company number: 01234567.",
  from: "Sanavoy <hello@example.com>",
  contactEmail: "hello@example.com",
  whatsAppNumber: "+44 7700 900123",
  notifyEmails: ["one@example.com", "two@example.com"],
};

const lead = {
  id: "5a7a0001-0000-4000-8000-00000000000a",
  reference: "SV-7K2M-4QXV",
  created_at: "2026-11-22T16:05:00+00:00",
  due_at: "2026-11-23T16:05:00+00:00",
  name: "Grace Hopper",
  email: "grace@example.com",
  source: "form",
};

const message = {
  id: "7f3a2c00-0000-4000-8000-00000000000d",
  name: "Tom Example",
  email: "tom@example.com",
  subject: "A question",
  message: "Who do I call?\n<b>Tom</b>",
};

/** The private link in the example emails. */
const exampleRequestUrl = `https://www.example.com/request#${"t".repeat(70)}`;

export const exampleSubscriberLinks = {
  page: `https://www.example.com/newsletter#${"t".repeat(64)}`,
  leavePage: `https://www.example.com/newsletter#leave.${"t".repeat(64)}`,
  oneClick: `https://project.example.com/functions/v1/newsletter?leave=${"t".repeat(64)}`,
};

/** What an email of any kind is rendered from. */
export const exampleMailData = {
  lead,
  message,
  figures: {
    day: "2026-11-23",
    counted_at: "2026-11-23T07:31:00+00:00",
    waiting: 3,
    overdue: 1,
    steps: 2,
    stalled: 4,
    late: 1,
    today: 2,
    answered: 1,
    reference: "SV-7K2M-4QXV",
    change: "new_browser",
    at: "2026-11-23T07:31:00+00:00",
  },
  account: { email: "tom@example.com" },
  leads: [{ reference: lead.reference, due_at: lead.due_at }],
  administrators: ["admin@example.com"],
  to: "grace@example.com",
  // Of a changed status, and of a new link.
  event: { from: "new", to: "contacted", reason: "asked" },
  event_kind: "clinic_agreed",
  proposals: [
    { clinic: "Example Dental Clinic", city: "İzmir" },
    { clinic: "Second Example Clinic", city: "Antalya" },
  ],
  request_url: exampleRequestUrl,
  subscriber: { email: "ada@example.com" },
  subscriber_links: exampleSubscriberLinks,
};

/** An email of a kind, with some of the data changed. */
export const exampleMail = (kind: string, changes: Partial<typeof exampleMailData> = {}) =>
  composeMail(kind, { ...exampleMailData, ...changes }, exampleMailContext);

/** An email of each kind, with a name for its screenshot. */
export function exampleMails(): Promise<{ name: string; mail: Mail }[]> {
  return Promise.all(
    MAIL_KINDS.map(async (kind) => ({
      name: `mail-${kind.replaceAll("_", "-")}`,
      mail: await exampleMail(kind),
    })),
  );
}
