/** The kinds of email. A test compares them with those in the database. */
export const MAIL_KINDS = [
  "patient_confirmation",
  "team_new_lead",
  "team_due_soon",
  "team_overdue",
  "team_digest",
  "patient_link",
  "patient_moved",
  "patient_change",
  "patient_correction",
  "patient_withdrawal",
  "patient_status",
  "patient_proposal",
  "patient_quote",
  "patient_check_in",
  "team_change",
  "team_withdrawal",
  "team_proposal_answer",
  "team_link",
  "team_assigned",
  "team_own_digest",
  "team_sign_up",
  "team_erasure",
  "newsletter_confirmation",
  "newsletter_welcome",
  "contact_to_team",
  "contact_confirmation",
  "account_change",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** The most emails that `list_parked_mail()` returns. */
export const MOST_PARKED_MAILS = 100;
