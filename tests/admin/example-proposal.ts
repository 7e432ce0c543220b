import type { Proposal } from "@/admin/features/lead/clinics/proposals-api.ts";
import { exampleClinic } from "./example-clinic.ts";
import { tom } from "./example-lead.ts";

/** A clinic that was proposed to a patient, and what is different about it. */
export const exampleProposal = (values: Partial<Proposal>): Proposal => ({
  id: "9a0b0001-0000-4000-8000-000000000001",
  clinic_id: exampleClinic.id,
  clinic: exampleClinic.name,
  city: exampleClinic.city,
  would_get: "Rhinoplasty in İzmir.",
  state: "proposed",
  proposed_at: "2026-11-20T10:00:00+00:00",
  answered_at: (values.state ?? "proposed") === "proposed" ? null : "2026-11-21T10:00:00+00:00",
  answered_how: null,
  sent_on: null,
  ...values,
});

/** The first version of a clinic's quote. */
export const exampleQuote = {
  id: "9a0b0002-0000-4000-8000-000000000001",
  revision: 1,
  kind: "operation",
  price: "2.900 €",
  currency: "EUR",
  valid_until: "2026-11-21",
  excludes: "Flights",
  lines: {
    surgeon: { answer: "not-said", words: "Dr A. Example", amount: "" },
    tests: { answer: "extra", words: "", amount: "120 €" },
  },
  recorded_at: "2026-11-21T10:00:00+00:00",
  recorded_by: tom.userId,
  shared_at: null as string | null,
};
