import { LEAD_MARKS } from "@shared/lead-marks.ts";
import { withCapital } from "@/lib/english.ts";

/** The team's words for database columns and kinds of event. */
const STORED_NAMES: Readonly<Record<string, string>> = {
  created_at: "sent",
  location_city: "city",
  location_country: "country",
  source_page: "source page",
  consent_by: "agreed by",
  consent_at: "agreed on",
  consent_text: "agreed to",
  owner_id: "owner",
  due_at: "answer due",
  first_contact_at: "first contact",
  next_step_on: "date of the next step",
  close_reason: "reason for closing",
  contact_by: "preferred contact",
  phone_e164: "phone with country code",
  is_repeat: LEAD_MARKS.repeat.full.toLowerCase(),
  restricted_at: "use restricted",
  no_calls: "asked not to be called",
  contact_when: "best time to contact",
  status_mail: "emails about the status",
  withdrawn_at: "consent withdrawn",
  withdrawn_elsewhere_at: "consent withdrawn in another request, deleted since",
  contact: "contact made",
  attempt: "attempt without an answer",
  booking: "booking recorded",
  booked_clinic_id: "booked clinic",
  arrives_on: "day of arrival",
  treatment_on: "day of the treatment",
  home_on: "day of the return",
  check_in: "email to ask how they are, a week after the return",
  message: "message started",
  clinic_proposed: "clinic proposed",
  clinic_agreed: "yes to a clinic",
  clinic_refused: "no to a clinic",
  clinic_taken_back: "yes to a clinic taken back",
  clinic_cancelled: "proposal of a clinic cancelled",
  clinic: "sent to a clinic",
  quote: "quote recorded",
  quote_shared: "quote shared",
  quote_unshared: "quote no longer shared",
  quote_retracted: "quote retracted",
  quote_decision: "decision about the quotes",
  decision: "decision about the quotes",
  note_retracted: "note retracted",
  clinic_retracted: "record about a clinic retracted",
  link: "private link",
  contact_messages: "messages of the contact form",
  would_get: "what the clinic gets",
  state: "where it stands",
  proposed_at: "proposed",
  answered_at: "answered",
  answered_how: "answered by",
  wording: "agreed to",
  sent_on: "sent to the clinic",
  revision: "version",
  corrects: "corrected version",
  valid_until: "price valid until",
  excludes: "not included",
  recorded_at: "recorded",
  shared_at: "shown to the patient",
  certificate_checked_on: "certificate looked up",
  insured_until: "end of the insurance",
  is_active: "active or not",
  asked_at: "signed up",
  confirmed_at: "confirmed",
};

/** A column or kind of event in lower case: "owner" for `owner_id`. */
export function storedName(name: string): string {
  return STORED_NAMES[name] ?? name.replaceAll("_", " ");
}

/** Like `storedName`, but with a capital letter. */
export function storedTitle(name: string): string {
  return withCapital(storedName(name));
}
