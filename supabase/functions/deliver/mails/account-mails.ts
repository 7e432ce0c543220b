import * as z from "zod/mini";
import { BRAND_NAME } from "../../_shared/brand-name.ts";
import { ukDayAndTime } from "../../_shared/dates.ts";
import { ADMIN_LEADS_PATH, ADMIN_RESET_PASSWORD_PATH } from "../../_shared/site-paths.ts";
import { type Block, type MailContent, paragraph } from "./blocks.ts";

/** Why a colleague gets an email about their own work or account. */
export const ACCOUNT_REASON = `You’re getting this email because you have an account in ${BRAND_NAME}’s workspace.`;

const roles = { admin: "an administrator", coordinator: "a coordinator" } as const;

const changeSchema = z.object({
  change: z.enum([
    "password",
    "device_added",
    "device_removed",
    "new_browser",
    "joined",
    "role_granted",
    "role_revoked",
  ]),
  role: z.optional(z.enum(["admin", "coordinator"])),
  at: z.string(),
});
type AccountChange = z.infer<typeof changeSchema>;

const IF_NOT_YOU =
  "If this was you, there’s nothing to do. If it wasn’t you, choose a new password and tell an administrator now. They can remove your access until you’re sure that the account is safe.";

type Notice = {
  subject: string;
  /** What happened. */
  text: string;
  /** What to do, before the button that leads to a new password. */
  next?: string;
};

function noticeOf({ change, role }: AccountChange): Notice {
  const isRole = role ? roles[role] : "a member of the team";
  switch (change) {
    case "password":
      return {
        subject: "Your password was changed",
        text: "The password of your account was changed.",
        next: IF_NOT_YOU,
      };
    case "device_added":
      return {
        subject: "A device was added to your account",
        text: "A device that shows sign-in codes was added to your account.",
        next: IF_NOT_YOU,
      };
    case "device_removed":
      return {
        subject: "A device was removed from your account",
        text: "A device that shows sign-in codes was removed from your account.",
        next: IF_NOT_YOU,
      };
    case "new_browser":
      return {
        subject: "Your account was opened in a new browser",
        text: "Someone signed in to your account with a new browser.",
        next: IF_NOT_YOU,
      };
    case "joined":
      return {
        subject: "You have joined the team",
        text: `You’re now ${isRole}.`,
        next: "Choose a password for your account now: the one from your sign-up no longer works. The page sends you a link.",
      };
    // An administrator did these two.
    case "role_granted":
      return { subject: "You have a new role", text: `You’re now ${isRole}.` };
    case "role_revoked":
      return { subject: "Your role has ended", text: `You’re no longer ${isRole}.` };
  }
}

/** To the owner of an account: something changed by which somebody could get in, or can no longer. */
export function accountChange(figures: unknown, siteUrl: string): MailContent {
  const change = changeSchema.parse(figures);
  const { subject, text, next } = noticeOf(change);
  const button = (text: string, path: string): Block => ({
    type: "button",
    text,
    href: siteUrl + path,
  });
  return {
    subject,
    preview: text,
    blocks: [
      paragraph(text),
      { type: "facts", rows: [["When", ukDayAndTime(change.at)]] },
      ...(next
        ? [paragraph(next), button("Choose a new password", ADMIN_RESET_PASSWORD_PATH)]
        : []),
      ...(change.change === "role_granted" ? [button("Open the workspace", ADMIN_LEADS_PATH)] : []),
    ],
    reason: ACCOUNT_REASON,
  };
}
