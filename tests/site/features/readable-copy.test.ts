import { describe, expect, it } from "vitest";
import { historyText } from "@/site/features/my-request/history-text.ts";
import { readableCopy } from "@/site/features/my-request/readable-copy.ts";
import { statusTextOf } from "@/site/features/my-request/status-text.ts";
import type { Download } from "../../../supabase/functions/_shared/my-request.ts";
import { readMigrations } from "../../../supabase/local/database/migrations.ts";
import {
  exampleMyRequest,
  exampleProposal,
  exampleQuotes,
} from "../../functions/example-my-request.ts";

/** Tests the readable version of what people can download about their request. */
const at = "2026-11-22T10:20:00+00:00";
const history: Record<string, Download["history"][number]["details"]> = {
  received: {},
  status: { from: "new", to: "closed", reason: "no_answer" },
  owner: {},
  next_step: { to: "2026-12-01", step: "Ask for the X-ray" },
  note: { note: "Prefers <mornings>" },
  contact: { by: "whatsapp", template: "Hello", first: true, from: "new", to: "contacted" },
  attempt: { by: "phone" },
  booking: { clinic: "Example Clinic", treatment_on: "2026-12-01", check_in: true },
  message: { by: "email", template: "Enquiry" },
  correction: { field: "travel_month", from: "May", to: "June", by: "patient" },
  preferences: {},
  withdrawal: {},
  clinic_proposed: {
    proposal_id: "7",
    clinic: "Example Dental Clinic",
    city: "İzmir",
    would_get: "notes",
  },
  clinic_agreed: { proposal_id: "7", clinic: "Example Dental Clinic", wording: "I agree." },
  clinic_refused: { proposal_id: "8", clinic: "Other Clinic", how: "whatsapp" },
  clinic_taken_back: { proposal_id: "7", clinic: "Example Dental Clinic" },
  clinic_cancelled: { proposal_id: "9", clinic: "Third Clinic" },
  clinic: { clinic: "Example Dental Clinic", shared: "notes", on: "2026-11-22" },
  clinic_retracted: { event_id: 7, clinic: "Example Dental Clinic" },
  quote: { clinic: "Example Dental Clinic", revision: 1 },
  quote_shared: { clinic: "Example Dental Clinic", revision: 1 },
  quote_unshared: { clinic: "Example Dental Clinic", revision: 1 },
  quote_retracted: { event_id: 8, clinic: "Example Dental Clinic", revision: 1 },
  quote_decision: { choice: "none", because: "Too dear" },
  link: { change: "renewed", reason: "asked", generation: 2 },
  mail: { problem: "bounced", mail: "patient_confirmation" },
};
const download: Download = {
  ...exampleMyRequest,
  quotes: [...exampleQuotes],
  decision: {
    choice: "quote",
    proposal_id: exampleQuotes[1].proposal_id,
    clinic: exampleQuotes[1].clinic,
    revision: 2,
    at: "2026-11-25T12:00:00+00:00",
  },
  corrections: { notes: "", travel_month: "June" },
  proposals: [
    {
      ...exampleProposal,
      state: "sent",
      answered_at: at,
      wording: "I agree.",
      sent_on: "2026-11-23",
    },
  ],
  clinics: [{ clinic: "Example Dental Clinic", shared: "notes", on: "2026-11-22" }],
  close_reason: null,
  phone_e164: "+447700900123",
  source_page: "/treatment/dental-implants",
  next_step_on: "2026-12-01",
  next_step: "Ask for the X-ray",
  withdrawn_elsewhere_at: "2026-11-25T09:00:00+00:00",
  messages: [
    {
      created_at: at,
      name: "Grace",
      email: "grace@example.com",
      subject: "A question",
      message: "Is there a <lift>?",
    },
  ],
  newsletter: { email: "grace@example.com", asked_at: at, confirmed_at: at },
  history: Object.entries(history).map(([what, details]) => ({
    at,
    by: what === "correction" ? "you" : "Sanavoy",
    what,
    details,
  })),
};

describe("the readable copy", () => {
  const page = readableCopy(download);

  it("contains what was sent, corrected and recorded, with dates in words", () => {
    for (const text of [
      "<dd>Two teeth on the left</dd>",
      "<dd>(removed)</dd>",
      "<dt>Consent withdrawn in another request, deleted since</dt><dd>November 25, 2026 at 09:00",
      "<dd>December 1, 2026: Ask for the X-ray</dd>",
      "<dd>November 21, 2026 at 09:05 (UK time)</dd>",
      "<li>Example Dental Clinic, on November 22, 2026: notes</li>",
      "<li>November 22, 2026 at 10:20 (UK time): Sanavoy wrote a note: Prefers &lt;mornings&gt;</li>",
      "It would get: Dental Implants, May, two teeth on the left",
      "We sent this to the clinic on November 23, 2026.\nYou agreed to this: I agree.</li>",
      "You said yes to Example Dental Clinic. You agreed to this: “I agree.”",
      "You said no to Other Clinic by WhatsApp.",
      "<li>Example Dental Clinic, İzmir, version 1, recorded on November 24, 2026, which your page shows\nPrice: £2,400 (GBP). Valid until January 31, 2099.\nWhat else the price excludes: Flights\nWho treats you: Dr Deniz Example",
      "<p>On November 25, 2026 you said that you would like to go ahead with Second Example Clinic.</p>",
      "You said that you want none of the quotes, because: “Too dear”.",
      "<dd>https://sanavoy.example/treatment/dental-implants</dd>",
      "A question: Is there a &lt;lift&gt;?",
      "grace@example.com was entered on November 22, 2026 at 10:20 (UK time) and confirmed on",
      "You changed the travel month from “May” to “June”.",
      "Sanavoy changed the status to “Closed”, because we wrote to you and had no reply.",
      "Sanavoy contacted you by WhatsApp, using the template “Hello”. The status changed to “We’ve contacted you”.",
    ]) {
      expect(page).toContain(text);
    }
  });

  it("contains no names or values as they are in the database", () => {
    expect(page).not.toMatch(/[{}]"|undefined|null|travel_month|no_answer|\d{4}-\d\d-\d\d/);
  });

  it("runs no script and loads nothing", () => {
    expect(page).not.toMatch(/<script|src=|href=|url\(/);
  });
});

it("the history has a sentence for each kind of event of a lead in the database", async () => {
  const text = (await readMigrations()).map((migration) => migration.text).join("\n");
  const kinds = text.split("lead_events_kind_check check (kind in (")[1]?.split("))")[0] ?? "";
  const known = [...kinds.matchAll(/'(\w+)'/g)].map(([, kind]) => kind);
  // Exports and roles do not concern a single lead, and a note that was retracted is not in the copy.
  expect(Object.keys(history).sort()).toEqual(
    known.filter((kind) => !["export", "role", "note_retracted"].includes(kind ?? "")).sort(),
  );
  for (const { what, ...entry } of download.history) {
    expect(historyText({ what, ...entry })).not.toBe(historyText({ ...entry, what: "unknown" }));
  }
});

it.each([
  [{ revision: 3 }, "Sanavoy recorded the quote of Example Clinic."],
  [{ revision: 3, corrects: 1 }, "Sanavoy corrected its record of the quote of Example Clinic."],
])("a quote only counts as a correction of one that was not retracted: %j", (details, sentence) => {
  const entry = { at, by: "Sanavoy", what: "quote" };
  expect(historyText({ ...entry, details: { clinic: "Example Clinic", ...details } })).toBe(
    sentence,
  );
});

describe("the status", () => {
  const { clinics } = download;

  it("counts each clinic once", () => {
    const request = { status: "contacted", withdrawn_at: null, restricted_at: null } as const;
    const sentTo = ["A", "B", "A"].map((clinic) => ({ clinic, shared: "notes", on: "2026-11-22" }));
    expect(statusTextOf({ ...request, clinics: sentTo }).text).toContain("2 clinics");
  });

  it.each([
    ["new", [], "Received"],
    ["contacted", [], "We’ve contacted you"],
    ["contacted", clinics, "We’re asking clinics"],
    ["quoted", clinics, "Quote sent"],
    ["closed", clinics, "Closed"],
  ] as const)("%s with clinics %j is “%s”", (status, sentTo, name) => {
    const request = { status, clinics: [...sentTo], withdrawn_at: null, restricted_at: null };
    expect(statusTextOf(request).name).toBe(name);
    expect(statusTextOf({ ...request, restricted_at: at }).name).toBe("Kept, but not used");
    const withdrawn = { ...request, restricted_at: at, withdrawn_at: at };
    expect(statusTextOf(withdrawn).name).toBe("Consent withdrawn");
  });
});
