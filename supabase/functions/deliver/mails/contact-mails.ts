import * as z from "zod/mini";
import { BRAND_NAME } from "../../_shared/brand-name.ts";
import { greeting, heading, type MailContent, paragraph } from "./blocks.ts";
import { ifSomethingGoesWrong, type MailSite, waysToReachUs } from "./patient-mails.ts";

const messageSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});

/** Removes the characters that change the direction of text: they would also affect the rest of the line. */
const withoutDirections = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "");

/** Distinguishes emails, which programs would put into one conversation by their subject. */
const numberOf = (id: string) => id.slice(0, 6).toUpperCase();

/** To the team: a message from the contact form. A reply to this email goes to the person who wrote. */
export function contactToTeam(data: unknown): MailContent {
  const { id, name, email, subject, message } = messageSchema.parse(data);
  return {
    subject: `A message from the contact form, ${numberOf(id)}`,
    preview: `A message from ${withoutDirections(name)}. To answer, reply to this email.`,
    blocks: [
      paragraph("Someone has sent this message with the contact form."),
      {
        type: "facts",
        rows: [
          // On separate lines, so that a name cannot be mistaken for an address.
          ["Name", name],
          ["Email", email],
          ["Subject", subject],
        ],
      },
      { type: "quote", text: message },
      paragraph("To answer, reply to this email. We promised a reply within 24 hours."),
    ],
    reason: `You’re getting this email because your address is on the list for ${BRAND_NAME}’s team emails.`,
  };
}

/** To the person who wrote: we have your message. It repeats only their first name. */
export function contactConfirmation(data: unknown, site: MailSite): MailContent {
  const { name } = messageSchema.parse(data);
  return {
    subject: "We have your message",
    preview: "We’ll get back to you within 24 hours.",
    blocks: [
      greeting(name),
      paragraph(
        `Thank you for writing to ${BRAND_NAME}. We have your message, and we’ll get back to you within 24 hours.`,
      ),
      heading("How to reach us"),
      paragraph("If you haven’t heard from us by then, check your spam folder, then contact us:"),
      { type: "list", items: waysToReachUs(site) },
      ...ifSomethingGoesWrong(site),
      heading("If you did not write to us"),
      paragraph("Someone may have typed your address by mistake. You don’t have to do anything."),
    ],
    reason: `You’re getting this email because this address was entered in ${BRAND_NAME}’s contact form.`,
  };
}
