import type { Lead } from "@/features/leads/leads-api.ts";

/** A lead with every field filled in. */
export const exampleLead: Lead = {
  id: "6f1f1e62-2d0e-4f37-9c47-0a8f9f1e8a01",
  created_at: "2026-11-21T09:05:00.123456+00:00",
  name: "Ayşe Example",
  email: "ayse@example.com",
  phone: "07700 900123",
  treatment: "Rhinoplasty",
  location_city: "İzmir",
  location_country: "Turkey",
  travel_month: "May 2027",
  notes: "Is there a lift?",
  source_page: "/faq",
};
