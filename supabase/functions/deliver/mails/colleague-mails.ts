import * as z from "zod/mini";
import { BRAND_NAME } from "../../_shared/brand-name.ts";
import { LEAD_MARKS } from "../../_shared/lead-marks.ts";
import { ADMIN_LEADS_PATH, ADMIN_TEAM_PATH } from "../../_shared/site-paths.ts";
import { ACCOUNT_REASON } from "./account-mails.ts";
import { type MailContent, paragraph } from "./blocks.ts";
import { dayDigest, leadLink, leadNotice, teamLeadSchema } from "./team-mails.ts";

/** A colleague's own leads, in the order in which they need an answer. */
const openMine = (siteUrl: string) =>
  ({
    type: "button",
    text: "Open your leads",
    href: `${siteUrl}${ADMIN_LEADS_PATH}?tab=mine`,
  }) as const;

/** How many leads an email lists. The workspace has the others. */
const MOST_LISTED = 10;

/** To a colleague: somebody else assigned leads to them. Says nothing about the patients. */
export function assigned(given: unknown, siteUrl: string): MailContent {
  const leads = z.array(teamLeadSchema).parse(given);
  if (leads.length === 1) {
    const say = (reference: string) => ({
      subject: `Assigned to you: request ${reference}`,
      text: "A colleague has assigned this request to you.",
    });
    return leadNotice(leads[0], siteUrl, say, ACCOUNT_REASON);
  }
  const more = leads.length - MOST_LISTED;
  const text = `${leads.length} requests have been assigned to you.`;
  return {
    subject: `Assigned to you: ${leads.length} requests`,
    preview: text,
    blocks: [
      paragraph(text),
      {
        type: "list",
        items: leads
          .slice(0, MOST_LISTED)
          .map(({ reference }) => [{ text: reference, href: leadLink(siteUrl, reference) }]),
      },
      ...(more > 0 ? [paragraph(`${more} more ${more === 1 ? "is" : "are"} in your list.`)] : []),
      openMine(siteUrl),
    ],
    reason: ACCOUNT_REASON,
  };
}

const ownDigestSchema = z.object({
  late: z.number(),
  today: z.number(),
  answered: z.number(),
  stalled: z.number(),
});

/** To a colleague: what their own leads need today. */
export function ownDigest(figures: unknown, siteUrl: string): MailContent {
  const { late, today, answered, stalled } = ownDigestSchema.parse(figures);
  const what = `your requests, ${late} late, ${today} due today`;
  const text = "Here’s what your own requests need today. A request can be counted more than once.";
  const rows = [
    ["Late", late],
    ["Due today", today],
    [LEAD_MARKS.replied.full, answered],
    ["Stalled", stalled],
  ] as const;
  return { ...dayDigest(figures, what, text, rows, openMine(siteUrl)), reason: ACCOUNT_REASON };
}

/** To the administrators: somebody confirmed their address and waits for a role. */
export function signUp(email: string, siteUrl: string): MailContent {
  const text = "Someone has signed up for the workspace and is waiting for a role.";
  return {
    subject: "Someone is waiting for a role",
    preview: text,
    blocks: [
      paragraph(text),
      { type: "facts", rows: [["Email address", email]] },
      paragraph(
        "They see nothing until an administrator gives them a role. Give one only to someone you know, once they’ve told you that they signed up.",
      ),
      { type: "button", text: "Open the team", href: siteUrl + ADMIN_TEAM_PATH },
    ],
    reason: `You’re getting this email because you’re an administrator of ${BRAND_NAME}’s workspace.`,
  };
}
