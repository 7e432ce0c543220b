import { typedKeys } from "./typed-keys.ts";

/** The kinds of email, each with its name in the workspace. A test compares the kinds with those in the database. */
export const MAIL_NAMES = {
  patient_confirmation: "Confirmation to the patient",
  team_new_lead: "Notice of a new request",
  team_due_soon: "Notice of a request that is due soon",
  team_overdue: "Notice of an overdue request",
  team_digest: "Daily digest",
  patient_link: "New private link for the patient",
  patient_moved: "Notice to a patient’s former address",
  patient_change: "Confirmation of a patient’s change",
  patient_correction: "Notice of a correction for the patient",
  patient_withdrawal: "Confirmation of a withdrawal",
  patient_status: "Status update for the patient",
  patient_proposal: "Clinics suggested to the patient",
  patient_quote: "Notice of a quote for the patient",
  patient_check_in: "Email that asks the patient how they are",
  team_change: "Notice of a patient’s change",
  team_withdrawal: "Notice of a withdrawal",
  team_proposal_answer: "Notice of a patient’s answer about a clinic or the quotes",
  team_link: "Notice of a private link that was closed",
  team_assigned: "Notice to a colleague of assigned leads",
  team_own_digest: "Daily digest of a colleague’s own leads",
  team_sign_up: "Notice that someone is waiting for a role",
  team_erasure: "Notice of an erased request",
  newsletter_confirmation: "Confirmation of a newsletter sign-up",
  newsletter_welcome: "Welcome to the newsletter",
  contact_to_team: "Contact form message",
  contact_confirmation: "Contact form confirmation",
  account_change: "Notice of a change in a colleague’s account",
} as const;
export const MAIL_KINDS = typedKeys(MAIL_NAMES);
export type MailKind = keyof typeof MAIL_NAMES;

/** The most emails that `list_parked_mail()` returns. */
export const MOST_PARKED_MAILS = 100;
