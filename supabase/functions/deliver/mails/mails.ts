import * as z from "zod/mini";
import { BRAND_NAME } from "../../_shared/brand-name.ts";
import { MAIL_KINDS, type MailKind } from "../../_shared/mail-kinds.ts";
import type { SubscriberLinks } from "../../_shared/subscriber-link.ts";
import { accountChange } from "./account-mails.ts";
import type { MailContent } from "./blocks.ts";
import { assigned, ownDigest, signUp } from "./colleague-mails.ts";
import { contactConfirmation, contactToTeam } from "./contact-mails.ts";
import { newsletterConfirmation, newsletterWelcome } from "./newsletter-mails.ts";
import { confirmation, type MailSite } from "./patient-mails.ts";
import { proposal, proposalAnswer, quoteShared } from "./proposal-mails.ts";
import { renderMail } from "./render.ts";
import {
  addressMoved,
  changed,
  checkIn,
  correctedByTeam,
  linkBlocks,
  newLink,
  statusChanged,
  teamChange,
  teamLink,
  teamWithdrawal,
  withdrawn,
} from "./request-mails.ts";
import { digest, dueSoon, erased, newLead, overdue } from "./team-mails.ts";

/** An email that is ready to be sent. */
export interface Mail {
  from: string;
  to: readonly string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** What emails are rendered from, in addition to the data of their row. */
export interface MailContext extends MailSite {
  /** The sender, such as `Sanavoy <hello@sanavoy.example>`. */
  from: string;
  /** Names who sends the emails, in the last lines of each. */
  operator: string;
  /** Email addresses of the team, which receive the notices. */
  notifyEmails: readonly string[];
}

/** Whom an email is for, and what it says. */
interface Draft {
  to: readonly string[];
  replyTo?: string;
  content: MailContent;
  headers?: Record<string, string>;
}

/** What a row's email is rendered from: `private.outbox_data()`. */
type MailData = Record<string, unknown>;

const addressSchema = z.object({ email: z.string() });

/** The email of each kind in `outbox_kind_check`, except the webhook, which is no email. */
const drafts: Record<MailKind, (data: MailData, context: MailContext) => Draft | Promise<Draft>> = {
  team_new_lead: ({ lead }, context) => toTeam(context, newLead(lead, context.siteUrl)),
  team_due_soon: ({ lead }, context) => toTeam(context, dueSoon(lead, context.siteUrl)),
  team_overdue: ({ lead }, context) => toTeam(context, overdue(lead, context.siteUrl)),
  team_digest: ({ figures }, context) => toTeam(context, digest(figures, context.siteUrl)),
  patient_confirmation: (data, context) => ({
    to: [addressSchema.parse(data.lead).email],
    replyTo: context.contactEmail,
    content: confirmation(data.lead, context, linkBlocks(linkOf(data))),
  }),
  contact_to_team: ({ message }, context) => ({
    ...toTeam(context, contactToTeam(message)),
    replyTo: addressSchema.parse(message).email,
  }),
  contact_confirmation: ({ message }, context) => ({
    to: [addressSchema.parse(message).email],
    replyTo: context.contactEmail,
    content: contactConfirmation(message, context),
  }),
  newsletter_confirmation: (data, context) =>
    toSubscriber(data, context, (links) => newsletterConfirmation(context, links)),
  newsletter_welcome: (data, context) =>
    toSubscriber(data, context, (links) => newsletterWelcome(context, links)),
  patient_link: (data, context) =>
    toPatient(data, context, newLink(data.lead, data.event, context, linkOf(data))),
  patient_moved: (data, context) => toPatient(data, context, addressMoved(data.lead, context)),
  patient_change: (data, context) =>
    toPatient(data, context, changed(data.lead, context, linkOf(data))),
  patient_correction: (data, context) =>
    toPatient(data, context, correctedByTeam(data.lead, context, linkOf(data))),
  patient_withdrawal: (data, context) =>
    toPatient(data, context, withdrawn(data.lead, context, linkOf(data))),
  patient_status: (data, context) =>
    toPatient(data, context, statusChanged(data.lead, data.event, context, linkOf(data))),
  patient_proposal: (data, context) =>
    toPatient(data, context, proposal(data.lead, data.proposals, context, linkOf(data))),
  patient_quote: (data, context) =>
    toPatient(data, context, quoteShared(data.lead, context, linkOf(data))),
  patient_check_in: (data, context) =>
    toPatient(data, context, checkIn(data.lead, context, linkOf(data))),
  team_proposal_answer: ({ lead, event_kind, account }, context) => ({
    to: account ? [addressSchema.parse(account).email] : context.notifyEmails,
    content: proposalAnswer(lead, event_kind, context.siteUrl, account !== undefined),
  }),
  team_change: ({ lead }, context) => toTeam(context, teamChange(lead, context.siteUrl)),
  team_withdrawal: ({ lead }, context) => toTeam(context, teamWithdrawal(lead, context.siteUrl)),
  team_erasure: ({ figures }, context) => toTeam(context, erased(figures, context.siteUrl)),
  account_change: ({ account, figures }, context) =>
    toColleague(account, accountChange(figures, context.siteUrl)),
  team_assigned: ({ account, leads }, context) =>
    toColleague(account, assigned(leads, context.siteUrl)),
  team_own_digest: ({ account, figures }, context) =>
    toColleague(account, ownDigest(figures, context.siteUrl)),
  team_sign_up: ({ account, administrators }, context) => {
    const to = z.array(z.string()).parse(administrators);
    return {
      to: to.length > 0 ? to : context.notifyEmails,
      content: signUp(addressSchema.parse(account).email, context.siteUrl),
    };
  },
  team_link: ({ lead, event }, context) => toTeam(context, teamLink(lead, event, context.siteUrl)),
};

const linkOf = (data: MailData) => z.object({ request_url: z.string() }).parse(data).request_url;

const toPatient = (data: MailData, context: MailContext, content: MailContent): Draft => ({
  to: [z.object({ to: z.string() }).parse(data).to],
  replyTo: context.contactEmail,
  content,
});

const subscriberLinksSchema = z.object({
  subscriber_links: z.object({ page: z.string(), leavePage: z.string(), oneClick: z.string() }),
});

/** Adds the headers with which an email program can offer one-click unsubscribing (RFC 8058). */
function toSubscriber(
  data: MailData,
  { contactEmail }: MailContext,
  say: (links: SubscriberLinks) => MailContent,
): Draft {
  const { subscriber_links: links } = subscriberLinksSchema.parse(data);
  return {
    to: [addressSchema.parse(data.subscriber).email],
    replyTo: contactEmail,
    content: say(links),
    headers: {
      "List-Unsubscribe": `<${links.oneClick}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

const toColleague = (account: unknown, content: MailContent): Draft => ({
  to: [addressSchema.parse(account).email],
  content,
});

const toTeam = ({ notifyEmails }: MailContext, content: MailContent): Draft => ({
  to: notifyEmails,
  content,
});

/**
 * Renders the email of a row. The same row must render the same bytes each time, because a provider refuses a
 * different body with the same key. Throws if the kind is unknown or the data does not fit the email.
 */
export async function composeMail(
  kind: string,
  data: MailData,
  context: MailContext,
): Promise<Mail> {
  const known = MAIL_KINDS.find((one) => one === kind);
  if (!known) throw new Error(`There is no email of the kind ${kind}.`);
  const { to, replyTo, content, headers = {} } = await drafts[known](data, context);
  return {
    from: context.from || `${BRAND_NAME} <${context.contactEmail}>`,
    to,
    ...(replyTo ? { replyTo } : {}),
    // A line break would start another header.
    subject: content.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim(),
    ...renderMail(content, context),
    headers: { "Auto-Submitted": "auto-generated", ...headers },
  };
}
