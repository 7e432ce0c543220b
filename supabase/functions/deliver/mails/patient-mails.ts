import * as z from "zod/mini";
import { BRAND_NAME } from "../../_shared/brand-name.ts";
import { CLINIC_PROMISE } from "../../_shared/clinic-consent.ts";
import { NO_CALLS } from "../../_shared/contact-promise.ts";
import { ukDayAndTime } from "../../_shared/dates.ts";
import { EMERGENCY, NOT_AN_EMERGENCY, withCalls } from "../../_shared/emergency.ts";
import { IF_SOMETHING_GOES_WRONG_PATH, OUR_INTEREST_PATH } from "../../_shared/site-paths.ts";
import {
  type Block,
  greeting,
  heading,
  type Inline,
  type MailContent,
  paragraph,
} from "./blocks.ts";

/** What emails need to know about the site. */
export interface MailSite {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Address that people write to. */
  contactEmail: string;
  /** WhatsApp number as people read it. */
  whatsAppNumber: string;
}

/** The ways to reach a coordinator. */
export const waysToReachUs = ({ contactEmail, whatsAppNumber }: MailSite): readonly Inline[][] => [
  ["Email: ", { text: contactEmail, href: `mailto:${contactEmail}` }],
  [
    "WhatsApp: ",
    { text: whatsAppNumber, href: `https://wa.me/${whatsAppNumber.replace(/\D/g, "")}` },
  ],
];

/** What to do in an emergency: in every email to a patient. */
export const ifSomethingGoesWrong = ({ siteUrl }: MailSite): Block[] => [
  heading("If something goes wrong"),
  paragraph(
    "We cannot give medical help. ",
    ...withCalls(EMERGENCY),
    ` ${NOT_AN_EMERGENCY} In the UK, read `,
    { text: "where to get help", href: siteUrl + IF_SOMETHING_GOES_WRONG_PATH },
    ".",
  ),
];

/** For someone whose address was entered by mistake. Nothing that they do deletes the request. */
export const NOT_YOUR_REQUEST =
  "If you haven’t asked us for a quote, someone may have typed your address by mistake. Open the link and select “This is not my request”, or reply to this email. We’ll then stop writing to you and look for the right address.";

const patientLeadSchema = z.object({
  reference: z.string(),
  due_at: z.string(),
  name: z.string(),
  source: z.enum(["form", "phone", "whatsapp", "email", "referral"]),
});

const opening = {
  form: "We’ve received your request for a quote.",
  phone: "You asked us for a quote by phone, and a coordinator has written your request down.",
  whatsapp:
    "You asked us for a quote by WhatsApp, and a coordinator has written your request down.",
  email: "You asked us for a quote by email, and a coordinator has written your request down.",
  referral: "You asked us for a quote, and a coordinator has written your request down.",
} as const;

/**
 * To the patient: we have your request. It repeats only the first name, so that nobody can use the form to
 * send their own text to strangers. The subject does not name the treatment, because others may see it.
 */
export function confirmation(lead: unknown, site: MailSite, link: readonly Block[]): MailContent {
  const { reference, due_at, name, source } = patientLeadSchema.parse(lead);
  return {
    subject: `We have your request ${reference}`,
    preview: `A coordinator will contact you by ${ukDayAndTime(due_at)}.`,
    blocks: [
      greeting(name),
      paragraph(`${opening[source]} A coordinator will contact you by ${ukDayAndTime(due_at)}.`),
      { type: "facts", rows: [["Your reference", reference]] },
      paragraph("Keep this email, and give your reference when you contact us."),
      ...link,
      heading("What happens next"),
      {
        type: "list",
        items: [
          [`A coordinator reads your request and replies by email or WhatsApp. ${NO_CALLS}`],
          [CLINIC_PROMISE],
          ["You compare the quotes and decide. You don’t have to book."],
        ],
      },
      heading("How we’re paid"),
      paragraph(
        "We’re paid by the clinic if you book. The UK government says that it’s unwise to rely on private companies that have a financial interest in arranging your treatment. Read ",
        { text: "how this affects you", href: site.siteUrl + OUR_INTEREST_PATH },
        ".",
      ),
      heading("How to reach us"),
      paragraph(
        `If you haven’t heard from us by ${ukDayAndTime(due_at)}, check your spam folder, then contact us and give your reference:`,
      ),
      { type: "list", items: waysToReachUs(site) },
      ...ifSomethingGoesWrong(site),
      heading("If you did not send this request"),
      paragraph(NOT_YOUR_REQUEST),
    ],
    reason:
      source === "form"
        ? `You’re getting this email because this address was entered in ${BRAND_NAME}’s quote form.`
        : `You’re getting this email because one of ${BRAND_NAME}’s coordinators was given this address.`,
  };
}
