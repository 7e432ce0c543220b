import * as z from "zod/mini";
import { BRAND_NAME } from "../../_shared/brand-name.ts";
import { CONSENT_PROOF, RETENTION } from "../../_shared/retention.ts";
import { type Block, greeting, type MailContent, paragraph } from "./blocks.ts";
import { ifSomethingGoesWrong, type MailSite, NOT_YOUR_REQUEST } from "./patient-mails.ts";
import { leadNotice } from "./team-mails.ts";

const leadSchema = z.object({ reference: z.string(), name: z.string() });

const reason = `You’re getting this email because you asked ${BRAND_NAME} for a quote.`;

/** The private link, who can open it, and a request not to share it. The same in every email. */
export const linkBlocks = (requestUrl: string): Block[] => [
  { type: "button", text: "Open your request", href: requestUrl },
  paragraph(
    "With this private link you can check or correct your request and tell us how to contact you. You can also withdraw your consent, and download or erase your data. You’ll need to enter this email address and, the first time, the last four digits of your phone number. Please do not share the link.",
  ),
];

/** An email to the patient about one request. The subject does not name the treatment. */
export function patientMail(
  lead: unknown,
  say: (reference: string) => { subject: string; text: string; blocks: readonly Block[] },
  end: readonly Block[],
): MailContent {
  const { reference, name } = leadSchema.parse(lead);
  const { subject, text, blocks } = say(reference);
  return {
    subject,
    preview: text,
    blocks: [
      greeting(name),
      paragraph(text),
      { type: "facts", rows: [["Your reference", reference]] },
      ...blocks,
      ...end,
    ],
    reason,
  };
}

/** A sentence that ends with the address to write to. */
const writeToUs = (text: string, { contactEmail }: MailSite): Block =>
  paragraph(`${text}: `, { text: contactEmail, href: `mailto:${contactEmail}` }, ".");

const notYou = (site: MailSite): Block =>
  writeToUs("If this was not you, contact us straight away", site);

/** Why there is a new link: the reasons in `private.renew_link()`. */
const LINK_TEXTS = {
  asked: "You asked for a new private link to your request.",
  team: "We have made you a new private link to your request.",
  email: "The email address for your request is now this one, so here’s a new link.",
} as const;

const linkEventSchema = z.object({ reason: z.enum(["asked", "team", "email"]) });

/** To the patient: a new private link. */
export function newLink(lead: unknown, event: unknown, site: MailSite, requestUrl: string) {
  const { reason: why } = linkEventSchema.parse(event);
  return patientMail(
    lead,
    (reference) => ({
      subject: `Your link to request ${reference}`,
      text: `${LINK_TEXTS[why]} Earlier links no longer work.`,
      blocks: [
        ...linkBlocks(requestUrl),
        why === "asked"
          ? paragraph(
              "If you did not ask for this link, someone else entered your email address on our site. You don’t have to do anything: we sent the link only to you.",
            )
          : paragraph(NOT_YOUR_REQUEST),
      ],
    }),
    ifSomethingGoesWrong(site),
  );
}

/** To the patient's old address, after they or the team corrected it. */
export const addressMoved = (lead: unknown, site: MailSite) =>
  patientMail(
    lead,
    (reference) => ({
      subject: `The email address of request ${reference} has changed`,
      text: "The email address for your request has been changed. We no longer write to this one. Earlier links no longer work.",
      blocks: [writeToUs("If you did not ask for this, contact us straight away", site)],
    }),
    ifSomethingGoesWrong(site),
  );

/** To the patient: we have saved their correction. */
export const changed = (lead: unknown, site: MailSite, requestUrl: string) =>
  patientMail(
    lead,
    (reference) => ({
      subject: `Your changes to request ${reference}`,
      text: "Your request was changed on your private page. Our team can already see the new details.",
      blocks: [...linkBlocks(requestUrl), notYou(site)],
    }),
    ifSomethingGoesWrong(site),
  );

/** To the patient: the team has corrected something. */
export const correctedByTeam = (lead: unknown, site: MailSite, requestUrl: string) =>
  patientMail(
    lead,
    (reference) => ({
      subject: `A correction to your request ${reference}`,
      text: "We’ve corrected the details of your request. You can see them on your private page.",
      blocks: [
        ...linkBlocks(requestUrl),
        writeToUs("If something is not right, correct it on that page, or tell us", site),
      ],
    }),
    ifSomethingGoesWrong(site),
  );

/** To the patient: consent is withdrawn. */
export const withdrawn = (lead: unknown, site: MailSite, requestUrl: string) =>
  patientMail(
    lead,
    (reference) => ({
      subject: `You’ve withdrawn your consent for request ${reference}`,
      text: "You’ve withdrawn your consent. We’ve stopped working on your request and closed it. We’ll send nothing more about you to any clinic, and we’ll ask any clinic that has received your data to stop using it.",
      blocks: [
        paragraph(
          `We’ll delete your request after ${RETENTION.withdrawn}, and then keep ${CONSENT_PROOF}. Until then you can download it, or erase it at once, on your private page.`,
        ),
        { type: "button", text: "Open your request", href: requestUrl },
        notYou(site),
      ],
    }),
    ifSomethingGoesWrong(site),
  );

/** What a new status means to a patient. */
const STATUS_TEXTS: Readonly<Record<string, string>> = {
  new: "Your request is waiting for a coordinator again.",
  contacted: "A coordinator has contacted you.",
  quoted: "We’ve sent you a quote.",
  booked: "You’ve booked with a clinic.",
  closed: "We’ve closed your request. Your private page says more.",
};

/** To a patient who asked for status updates: the status has changed. */
export function statusChanged(lead: unknown, event: unknown, site: MailSite, requestUrl: string) {
  const { to } = z.object({ to: z.string() }).parse(event);
  return patientMail(
    lead,
    (reference) => ({
      subject: `An update on your request ${reference}`,
      text: STATUS_TEXTS[to] ?? "The status of your request has changed.",
      blocks: [
        ...linkBlocks(requestUrl),
        paragraph("You asked for these emails. You can turn them off on your private page."),
      ],
    }),
    ifSomethingGoesWrong(site),
  );
}

/** To the patient, who agreed to it: how are you, a week after they came home. */
export const checkIn = (lead: unknown, site: MailSite, requestUrl: string) =>
  patientMail(
    lead,
    (reference) => ({
      subject: `How are you? Your request ${reference}`,
      text: "You’ve been home for a week, and you said that we could ask how you are.",
      blocks: [
        paragraph(
          "If something about your recovery worries you, do not wait for our answer. Below is where to go.",
        ),
        writeToUs(
          "If you want to tell us how it went, or need a document from the clinic, reply to this email or write to us",
          site,
        ),
        ...linkBlocks(requestUrl),
        paragraph("We send this email only once. You don’t have to reply."),
      ],
    }),
    ifSomethingGoesWrong(site),
  );

/** To the team: the patient has changed something. */
export const teamChange = (lead: unknown, siteUrl: string) =>
  leadNotice(lead, siteUrl, (reference) => ({
    subject: `Changed by the patient: request ${reference}`,
    text: "The patient has corrected this request, or changed how they want to be contacted.",
  }));

/** To the team: the patient has withdrawn their consent. */
export const teamWithdrawal = (lead: unknown, siteUrl: string) =>
  leadNotice(lead, siteUrl, (reference) => ({
    subject: `Consent withdrawn: request ${reference}`,
    text: "The patient has withdrawn their consent. Stop working on this request. If a clinic has their data, an administrator must ask the clinic to stop using it: see the task under Personal data.",
  }));

/** To the team: nobody can open the request with its private link any more, because the address may be wrong. */
export function teamLink(lead: unknown, event: unknown, siteUrl: string) {
  const { reason: why } = z.object({ reason: z.string() }).parse(event);
  return leadNotice(lead, siteUrl, (reference) => ({
    subject: `Wrong address? Request ${reference}`,
    text: `${
      why === "digits"
        ? "Someone entered wrong digits of the phone number ten times on the private page"
        : "Someone who received our emails says that this request is not theirs"
    }, so we closed the private link. Do not write to this email address until you know that it is the patient’s. Contact the patient in another way. If the address is wrong, correct it, which sends a new link. If it is right, email a new link.`,
  }));
}
