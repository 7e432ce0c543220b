import { OPTIONAL_TEXTS } from "../../supabase/functions/_shared/lead-fields.ts";
import type { MyRequest } from "../../supabase/functions/_shared/my-request.ts";
import { recordOf } from "../../supabase/functions/_shared/typed-keys.ts";

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
    notes: "Two teeth on the left",
  },
  location_country: "Turkey",
  phone_e164: "+447700900123",
  corrections: {},
  corrected_by_team: [],
  preferences: { contact_by: null, no_calls: false, contact_when: null, status_mail: false },
  steps: [],
  clinics: [],
};
