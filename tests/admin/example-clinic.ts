import type { Clinic } from "@/admin/features/clinics/clinics-api.ts";
import { ayse } from "./example-lead.ts";

/** A clinic of the register with nothing to mark. */
export const exampleClinic: Clinic = {
  id: "c11c0001-0000-4000-8000-000000000001",
  name: "Example Clinic A",
  city: "Antalya",
  treatments: ["dental-implants", "veneers"],
  languages: "English",
  contact_name: "Deniz Example",
  email: "deniz@example.com",
  whatsapp: "+447700900961",
  certificate: "DEMO-1",
  certificate_checked_on: "2026-11-02",
  certificate_checked_by: ayse.userId,
  insured_until: "2099-03-01",
  notes: null,
  is_active: true,
  version: 3,
  updated_at: "2026-11-20T08:00:00+00:00",
  updated_by: ayse.userId,
};
