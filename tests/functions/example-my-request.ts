import { OPTIONAL_TEXTS } from "../../supabase/functions/_shared/lead-fields.ts";
import type { MyQuote, MyRequest, Proposal } from "../../supabase/functions/_shared/my-request.ts";
import { recordOf } from "../../supabase/functions/_shared/typed-keys.ts";

/** A clinic that waits for the patient's answer. */
export const exampleProposal: Proposal = {
  id: "0c6a0001-0000-4000-8000-00000000000a",
  clinic: "Example Clinic",
  city: "İzmir",
  would_get: "Dental Implants, May, two teeth on the left",
  certificate: "TR-35-0042",
  certificate_checked_on: "2026-11-03",
  insured_until: "2027-03-31",
  state: "proposed",
  proposed_at: "2026-11-24T09:05:00.123456+00:00",
  answered_at: null,
  answered_how: null,
  wording: null,
  sent_on: null,
};

const line = (answer: MyQuote["lines"][string]["answer"], words = "", amount = "") => ({
  answer,
  words,
  amount,
});

/** Two quotes with different gaps, in two currencies. */
export const exampleQuotes: readonly [MyQuote, MyQuote] = [
  {
    proposal_id: exampleProposal.id,
    clinic: "Example Dental Clinic",
    city: "İzmir",
    revision: 1,
    kind: "dental",
    price: "£2,400",
    currency: "GBP",
    valid_until: "2099-01-31",
    excludes: "Flights",
    lines: {
      surgeon: line("not-said", "Dr Deniz Example"),
      tests: line("included"),
      medicines: line("extra", "", "£40"),
      "check-ups": line("included", "2, until June"),
    },
    recorded_at: "2026-11-24T09:05:00.123456+00:00",
    shared_at: "2026-11-24T10:05:00.123456+00:00",
  },
  {
    proposal_id: "0c6a0001-0000-4000-8000-00000000000b",
    clinic: "Second Example Clinic",
    city: "Antalya",
    revision: 2,
    kind: "dental",
    price: "2.900 € to 3.300 €",
    currency: "EUR",
    valid_until: "2026-11-20",
    excludes: null,
    lines: { "dental-material": line("not-said", "4 implants, brand not named") },
    recorded_at: "2026-11-24T09:05:00.123456+00:00",
    shared_at: "2026-11-24T10:05:00.123456+00:00",
  },
];

/** A patient who wants none of the quotes. */
export const exampleQuoted: Pick<MyRequest, "quotes" | "decision"> = {
  quotes: [...exampleQuotes],
  decision: { choice: "none", because: "I would like to wait.", at: "2026-11-25T10:20:00+00:00" },
};

/** A request as the patient sees it. */
export const exampleMyRequest: MyRequest = {
  reference: "SV-7K2M-4QXV",
  status: "new",
  created_at: "2026-11-21T09:05:00.123456+00:00",
  due_at: "2026-11-22T09:05:00.123456+00:00",
  first_contact_at: null,
  close_reason: null,
  withdrawn_at: null,
  restricted_at: null,
  link_ends_at: "2027-05-22T09:05:00.123456+00:00",
  consent_at: "2026-11-21T09:05:00.123456+00:00",
  consent_text: "I agree.",
  sent: {
    name: "Grace Example",
    email: "grace@example.com",
    phone: "+44 7700 900123",
    treatment: "Dental Implants",
    location_city: "İzmir",
    ...recordOf(OPTIONAL_TEXTS, (name) => `Their ${name}`),
    travel_month: "May",
    preferred_language: "German",
    notes: "Two teeth on the left",
  },
  location_country: "Turkey",
  phone_e164: "+447700900123",
  corrections: {},
  corrected_by_team: [],
  preferences: { contact_by: null, no_calls: false, contact_when: null, status_mail: false },
  steps: [],
  proposals: [],
  quotes: [],
  decision: null,
  clinics: [],
};
