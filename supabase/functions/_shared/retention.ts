/**
 * How long each kind of data is kept. `private.retention_periods()` is the same table for the job that deletes it,
 * and tests/database/retention.test.ts compares them.
 */
export const RETENTION = {
  /** A request from which no booking came, after the last contact. */
  request: "12 months",
  /** A request that led to a booking, after the treatment. */
  booked: "3 years",
  /** A request, after consent was withdrawn. Only a proof of the consent stays. */
  withdrawn: "30 days",
  /** Spam and duplicates, after they were closed. */
  unwanted: "30 days",
  /** A contact form message. */
  contact_message: "30 days",
  /** A newsletter sign-up that was not confirmed. */
  unconfirmed: "7 days",
  /** The record of an email that is not about a stored request. */
  mail: "90 days",
  /** The contact at a clinic, after it became inactive. */
  clinic_contact: "12 months",
  /** An account that never had a role. */
  account: "30 days",
  /** The audit log, proofs of consent, and the names of people who have left the team. */
  record: "6 years",
} as const;

/** The days of a period that is in days. */
export const daysOf = (period: `${number} days`): number => Number.parseInt(period, 10);

/**
 * How many days we take, after an erasure, to ask clinics to erase the data and to delete emails, files and chats: our
 * promise.
 */
export const ERASED_ELSEWHERE_DAYS = 7;

/** How long an administrator may keep an exported file. People have to delete it. */
export const EXPORTED_FILES = "30 days";

/** What stays after a withdrawn request was deleted. */
export const CONSENT_PROOF =
  "only proof that you agreed and withdrew: the reference, the wording and the dates";
