import { OPTIONAL_TEXTS } from "@shared/lead-fields.ts";
import { recordOf } from "@shared/typed-keys.ts";
import type { Admin } from "@/admin/features/access/admin-context.ts";
import type { Lead } from "@/admin/features/lead/lead-model.ts";

/** A lead with every field filled in. */
export const exampleLead: Lead = {
  id: "6f1f1e62-2d0e-4f37-9c47-0a8f9f1e8a01",
  reference: "SV-7K2M-4QXV",
  version: 1,
  created_at: "2026-11-21T09:05:00.123456+00:00",
  name: "Ayşe Example",
  email: "ayse@example.com",
  phone: "07700 900123",
  phone_e164: null,
  treatment: "Rhinoplasty",
  location_city: "İzmir",
  location_country: "Turkey",
  ...recordOf(OPTIONAL_TEXTS, (name) => `Their ${name}`),
  travel_month: "May 2027",
  notes: "Is there a lift?",
  source_page: "/faq",
  contact_by: null,
  is_repeat: false,
  corrections: {},
  status: "new",
  close_reason: null,
  owner_id: null,
  due_at: "2026-11-22T09:05:00.123456+00:00",
  first_contact_at: null,
  next_step_on: null,
  next_step: null,
  consent_at: "2026-11-21T09:05:00.123456+00:00",
  restricted_at: null,
  no_calls: false,
  contact_when: null,
  withdrawn_at: null,
  booked_clinic_id: null,
  arrives_on: null,
  treatment_on: null,
  home_on: null,
  check_in: false,
  patient_acted_at: null,
  touched_at: "2026-11-21T09:05:00.123456+00:00",
  act_by: "2026-11-22T09:05:00.123456+00:00",
  stalled_at: null,
  decision: null,
  source: "form",
  consent_by: null,
};

/** An administrator and a coordinator. */
export const ayse: Admin = {
  userId: "5a7a0001-0000-4000-8000-000000000001",
  email: "ayse@example.com",
  role: "admin",
  displayName: "Ayşe Demir",
};
export const tom: Admin = {
  userId: "5a7a0001-0000-4000-8000-000000000003",
  email: "tom@example.com",
  role: "coordinator",
  displayName: "Tom Fletcher",
};

/** The team, as returned by the server. */
export const colleagues = [ayse, tom].map(({ userId, displayName, role }) => ({
  user_id: userId,
  display_name: displayName,
  role,
}));
