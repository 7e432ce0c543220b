/**
 * Pages that a quote form without script leads to. The site's route table and the function take the
 * paths and codes from here, so that an answer never names a page that is not there.
 */

/** The form as a page of its own; `/quote/{treatment}` is the same with a treatment filled in. */
export const QUOTE_PATH = "/quote";

/** Says that the request was received. The reference is in the fragment: `/quote/sent#SV-7K2M-4QXV`. */
export const QUOTE_SENT_PATH = "/quote/sent";

/** Says why the request was not sent. One of `NOT_SENT_CODES` is in the fragment. */
export const QUOTE_NOT_SENT_PATH = "/quote/not-sent";

/** What kept a request from being stored: the first faulty field, or what else went wrong. */
export const NOT_SENT_CODES = [
  "treatment",
  "location_city",
  "name",
  "email",
  "phone",
  "travel_month",
  "notes",
  "consent",
  /** The hidden field for programs was filled in. */
  "website",
  /** The body is larger than the function reads. */
  "too_long",
  /** Too many requests from this address or for this email. */
  "limit",
  /** Anything else; nothing was stored. */
  "failed",
] as const;
export type NotSentCode = (typeof NOT_SENT_CODES)[number];
