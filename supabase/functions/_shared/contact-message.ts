/** The contact form: one schema for the browser's form and the edge function. */
import * as z from "zod/mini";
import { cleaned, isCleanText, isVisible, measured, plainLine } from "./clean-text.ts";
import { isEmailAddress, plainEmail } from "./email-address.ts";
import { withCode } from "./field-faults.ts";
import { lengthFault } from "./text-length.ts";

/** Maximum lengths in characters, the same as in the table. */
export const CONTACT_LENGTHS = { name: 120, email: 254, subject: 150, message: 4000 } as const;

/** Fragments of the page to which a form sent without script is redirected. */
export const CONTACT_SENT_FRAGMENT = "message-sent";
export const CONTACT_NOT_SENT_FRAGMENT = "message-not-sent";

/** The fields that a person fills in, in the order of the form. */
export const CONTACT_FIELDS = ["name", "email", "subject", "message"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

type TextRules = { allowLines?: boolean; clean?: (text: string) => string };

function text(
  field: ContactField,
  label: string,
  missing: string,
  { allowLines = false, clean }: TextRules = {},
) {
  const most = CONTACT_LENGTHS[field];
  return z.string(missing).check(
    z.overwrite(cleaned(most, clean)),
    z.refine(measured(most, isVisible), { ...withCode(missing, "missing"), abort: true }),
    z.maxLength(most, lengthFault(label, most)),
    z.refine(
      measured(most, (value) => isCleanText(value, { allowLines })),
      withCode(`${label} must not include characters that we cannot store.`, "bad_characters"),
    ),
  );
}

/** What a person types. */
export const contactFormSchema = z.object({
  name: text("name", "Name", "Enter your name.", { clean: plainLine }),
  email: text("email", "Email address", "Enter your email address.", { clean: plainEmail }).check(
    z.refine(
      measured(CONTACT_LENGTHS.email, isEmailAddress),
      "Enter an email address in the correct format, like name@example.com.",
    ),
  ),
  subject: text("subject", "Subject", "Enter a subject.", { clean: plainLine }),
  message: text("message", "Message", "Enter your message.", { allowLines: true }),
});

/** What the function accepts: the form, its request ID, and the field that only programs fill in. */
export const contactRequestSchema = z.extend(contactFormSchema, {
  request_id: z.uuid("The request ID is not a UUID."),
  website: z.optional(z.string()),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;
