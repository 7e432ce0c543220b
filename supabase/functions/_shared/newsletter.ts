/** The newsletter: one schema for the pages and the edge function. */
import * as z from "zod/mini";
import { requiredEmail } from "./email-address.ts";

/** Days after which an unconfirmed sign-up is deleted. The database uses the same number. */
export const CONFIRM_WITHIN_DAYS = 7;

const token = z.string().check(z.minLength(1), z.maxLength(200));

/** What the pages send to the function. */
export const newsletterCallSchema = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("sign_up"),
    email: requiredEmail,
    /** Made once for each completed form: the same ID sent twice is one sign-up. */
    request_id: z.uuid("The request ID is not a UUID."),
    /** The field that only programs fill in. */
    website: z.optional(z.string()),
  }),
  z.object({ action: z.enum(["confirm", "leave"]), token, email: requiredEmail }),
]);
export type NewsletterCall = z.infer<typeof newsletterCallSchema>;

/** The response to a call that was not refused. */
export const newsletterAnswerSchema = z.object({
  outcome: z.enum(["received", "confirmed", "left"]),
});
export type NewsletterOutcome = z.infer<typeof newsletterAnswerSchema>["outcome"];

/** A line of the list that administrators export. */
export const subscriberSchema = z.object({
  email: z.string(),
  confirmed_at: z.string(),
  /** The page on which this person can unsubscribe. */
  leave_page: z.string(),
  /** The `List-Unsubscribe` header for an email to this person. */
  one_click: z.string(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;
