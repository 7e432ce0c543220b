// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LeadScreen } from "@/admin/features/lead/lead-screen.tsx";
import { colleagues, exampleLead } from "./example-lead.ts";
import { type Answers, type Calls, fakeProject } from "./fake-project.ts";
import { renderWorkspace } from "./render-workspace.tsx";

/** What the team sees of the patient's own page: wishes, withdrawal, clinics and the private link. */
let answers: Answers;
let calls: Calls;
const lead = { ...exampleLead, consent_text: "I agree." };
const link = { ends_at: "2099-05-22T10:00:00+00:00", revoked_at: null };

beforeEach(() => {
  answers = {
    "POST list_colleagues": () => ({ json: colleagues }),
    "POST related_leads": () => ({ json: [] }),
    "POST open_lead": () => ({ json: lead }),
    "POST lead_link": () => ({ json: link }),
    "POST revoke_lead_link": () => ({
      json: { ...link, revoked_at: "2026-11-22T10:00:00+00:00" },
    }),
    "POST record_lead_clinic": () => ({ json: {} }),
    "GET lead_events": () => ({ json: [] }),
    "GET message_templates": () => ({ json: [] }),
  };
  calls = fakeProject(answers);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function show(changes: object = {}) {
  answers["POST open_lead"] = () => ({ json: { ...lead, ...changes } });
  renderWorkspace(<LeadScreen reference={lead.reference} />, `/admin/leads/${lead.reference}`);
  return screen.findByRole("heading", { level: 1, name: lead.name });
}

it("shows wishes first, and corrected notes together with those that were sent", async () => {
  await show({
    no_calls: true,
    contact_when: "after 18:00",
    corrections: { notes: "Is there a ramp?" },
  });
  expect(screen.getByText(/Do not call\. Best time to contact them: after 18:00/)).toBeVisible();
  expect(screen.getByText("Is there a ramp?")).toBeVisible();
  expect(screen.getByText("Is there a lift?")).toBeVisible();
});

it("offers no answer and no clinic where consent was withdrawn", async () => {
  await show({
    status: "closed",
    close_reason: "changed_mind",
    withdrawn_at: "2026-11-22T10:00:00+00:00",
  });
  expect(screen.getByText("Consent withdrawn on 22 Nov 2026.")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Answer" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /sent to clinic/ })).not.toBeInTheDocument();
});

it("offers nothing to do with a restricted lead, which the database would refuse", async () => {
  await show({ restricted_at: "2026-11-20T08:00:00+00:00" });
  expect(screen.getByText(/asked us to restrict the use/)).toBeVisible();
  expect(screen.getByRole("heading", { name: "What was sent" })).toBeVisible();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  const changing = { name: /^(Take|Correct|Record|Email|Revoke|Status|Owner)/ };
  expect(screen.queryByRole("button", changing)).not.toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Answer" })).not.toBeInTheDocument();
});

it("tells in the history what the patient did as the patient's", async () => {
  const at = "2026-11-22T10:00:00+00:00";
  const body = { by: "patient", field: "notes", from: "Left", to: "Right" };
  answers["GET lead_events"] = () => ({
    json: [
      { id: 1, at, actor: null, kind: "correction", body },
      { id: 2, at, actor: null, kind: "preferences", body: {} },
    ],
  });
  await show();
  expect(await screen.findByText(/changed how they want to be contacted/)).toBeVisible();
  expect(screen.getAllByText("The patient")).toHaveLength(2);
});

it("records what was sent to a clinic", async () => {
  await show();
  await userEvent.click(screen.getByRole("button", { name: "Record what was sent" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Enter the name of the clinic.")).toBeVisible();
  expect(screen.getByText("Enter what the clinic received.")).toBeVisible();
  expect(screen.getByLabelText("Clinic")).toHaveFocus();
  expect(screen.getByLabelText("Clinic")).toHaveAccessibleDescription(
    "Enter the name of the clinic.",
  );
  await userEvent.type(screen.getByLabelText("Clinic"), "Example Clinic");
  await userEvent.type(screen.getByLabelText("What they received"), "The notes");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === "POST record_lead_clinic")?.body).toEqual({
      lead_id: lead.id,
      clinic: "Example Clinic",
      shared: "The notes",
      sent_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    }),
  );
});

it("revokes the patient's private link", async () => {
  await show();
  await userEvent.click(await screen.findByRole("button", { name: "Revoke the link" }));
  expect(await screen.findByText(/It no longer works\./)).toBeVisible();
});
