// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetAdminData } from "@/admin/features/access/query-client.ts";
import { setSingleKeys } from "@/admin/features/keyboard/single-keys.ts";
import { forgetDrafts } from "@/admin/features/lead/drafts.ts";
import { LeadScreen } from "@/admin/features/lead/lead-screen.tsx";
import { offerUndo, UndoBar } from "@/admin/features/lead/undo.tsx";
import { ayse, colleagues, exampleLead, noWishes, tom } from "./example-lead.ts";
import { type Answers, type Calls, fakeProject } from "./fake-project.ts";
import { renderWorkspace } from "./render-workspace.tsx";

let answers: Answers;
let calls: Calls;

const lead = {
  ...exampleLead,
  phone_e164: "+447700900123",
  consent_text: "I agree to be contacted.",
  restricted_at: null,
  ...noWishes,
};
const template = {
  id: "6f1f1e62-2d0e-4f37-9c47-0a8f9f1e8a09",
  name: "First answer",
  channel: "email",
  audience: "patient",
  subject: "Your request, {reference}",
  version: 1,
  updated_at: "2026-11-01T09:00:00+00:00",
  updated_by: null,
  body: "Hello {name},\n{treatment} in {city}. {coordinator}",
};
type Body = Record<string, unknown>;

/** The calls that change something, as names and bodies. */
const changes = () =>
  calls
    .filter(({ name }) => /^POST (set|record|add|correct)_/.test(name))
    .map(({ name, body }) => [name.slice("POST ".length), body]);

function changed(columns: object) {
  return { outcome: "changed", lead: { ...lead, version: 2, ...columns }, event: null };
}

beforeEach(() => {
  answers = {
    "POST list_colleagues": () => ({ json: colleagues }),
    "POST related_leads": () => ({ json: [] }),
    "POST set_lead_status": () => ({ json: changed({ status: "quoted" }) }),
    "POST set_lead_owner": () => ({ json: changed({ owner_id: ayse.userId }) }),
    "POST record_lead_message": () => ({ json: {} }),
    "POST record_lead_contact": () => ({
      json: changed({ status: "contacted", owner_id: ayse.userId }),
    }),
    "POST add_lead_note": () => ({ json: {} }),
    "POST open_lead": () => ({ json: lead }),
    "POST lead_link": () => ({
      json: { ends_at: "2099-05-22T10:00:00+00:00", revoked_at: null },
    }),
    "GET lead_events": () => ({ json: [] }),
    "GET message_templates": () => ({ json: [template] }),
  };
  calls = fakeProject(answers);
});
afterEach(() => {
  cleanup();
  offerUndo(null);
  forgetDrafts();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function show() {
  renderWorkspace(
    <>
      <LeadScreen reference={lead.reference} />
      <UndoBar />
    </>,
    `/admin/leads/${lead.reference}`,
  );
  return screen.findByRole("heading", { level: 1, name: lead.name });
}

describe("a lead's page", () => {
  it("shows everything that was sent, and the consent wording", async () => {
    await show();
    for (const text of [lead.reference, lead.notes, lead.source_page, lead.consent_text]) {
      expect(screen.getByText(text ?? "")).toBeInTheDocument();
    }
    expect(screen.getByText("Is there a lift?")).toHaveAttribute("dir", "auto");
    expect(screen.getByRole("heading", { level: 2, name: "What was sent" })).toBeVisible();
  });

  it("says so if no lead has the reference", async () => {
    answers["POST open_lead"] = () => ({ json: null });
    renderWorkspace(<LeadScreen reference="SV-0000-0000" />);
    expect(await screen.findByText("No lead has this reference")).toBeVisible();
  });

  it("opens a message with the template filled in, and records the contact with one click", async () => {
    await show();
    const email = screen.getByRole("link", { name: "Email" });
    await waitFor(() =>
      expect(decodeURIComponent(email.getAttribute("href") ?? "")).toBe(
        "mailto:ayse@example.com?subject=Your request, SV-7K2M-4QXV&body=Hello Ayşe Example,\r\nRhinoplasty in İzmir. Ayşe Demir",
      ),
    );
    expect(screen.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      expect.stringContaining("https://wa.me/447700900123?"),
    );
    email.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(email);
    await userEvent.click(await screen.findByRole("button", { name: "Yes, by Email" }));
    await waitFor(() =>
      expect(changes()).toEqual([
        [
          "record_lead_message",
          expect.objectContaining({ template: "First answer", audience: "patient" }),
        ],
        [
          "record_lead_contact",
          { lead_id: lead.id, version: 1, contact_by: "email", template: "First answer" },
        ],
      ]),
    );
    expect(screen.getByLabelText("Status")).toHaveValue("contacted");
    expect(screen.getByLabelText("Owner")).toHaveValue(ayse.userId);
    // The patient may want an email about the status.
    expect(calls.map(({ name }) => name)).toContain("POST deliver");
  });

  it("asks for the reason before closing", async () => {
    await show();
    await userEvent.selectOptions(screen.getByLabelText("Status"), "Closed");
    expect(screen.getByRole("button", { name: "Close this lead" })).toBeDisabled();
    expect(changes()).toEqual([]);
    answers["POST set_lead_status"] = () => ({
      json: changed({ status: "closed", close_reason: "no_answer" }),
    });
    await userEvent.selectOptions(screen.getByLabelText("Why are you closing it?"), "No answer");
    await userEvent.click(screen.getByRole("button", { name: "Close this lead" }));
    await waitFor(() =>
      expect(changes()[0]?.[1]).toMatchObject({ status: "closed", close_reason: "no_answer" }),
    );
  });

  it("offers to undo a change", async () => {
    await show();
    await userEvent.selectOptions(screen.getByLabelText("Status"), "Quoted");
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(changes()[1]).toEqual([
        "set_lead_status",
        { lead_id: lead.id, version: 2, status: "new" },
      ]),
    );
  });

  it("reverts a change that could not be saved", async () => {
    answers["POST set_lead_status"] = () => ({ status: 400, json: { message: "Out of order" } });
    await show();
    await userEvent.selectOptions(screen.getByLabelText("Status"), "Quoted");
    expect(await screen.findByText(/^That was not saved/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText("Status")).toHaveValue("new"));
  });

  it("says what a colleague did first, and tries again with their version", async () => {
    const theirs = { ...lead, version: 2, status: "contacted", owner_id: tom.userId };
    answers["POST set_lead_status"] = ({ body: sent }) => {
      if ((sent as Body).version !== 1) return { json: changed({ version: 3, status: "quoted" }) };
      const at = new Date(Date.now() - 10_000).toISOString();
      const body = { from: "new", to: "contacted" };
      const event = { id: 7, at, actor: tom.userId, kind: "status", body };
      const named = { ...event, actor_name: "Tom Fletcher" };
      return { json: { outcome: "conflict", lead: theirs, event: named } };
    };
    await show();
    await userEvent.selectOptions(screen.getByLabelText("Status"), "Quoted");
    const notice = await screen.findByRole("alert");
    expect(notice).toHaveTextContent(
      "Tom Fletcher moved this to Contacted 10 seconds ago.Your change was not made: moved to Quoted.",
    );
    expect(screen.getByLabelText("Status")).toHaveValue("contacted");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(changes()[1]?.[1]).toMatchObject({ version: 2, status: "quoted" }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("keeps the draft of a note until it is saved", async () => {
    await show();
    await userEvent.type(screen.getByLabelText("Note"), "Call on Monday");
    cleanup();
    await show();
    expect(screen.getByLabelText("Note")).toHaveValue("Call on Monday");
    await userEvent.click(screen.getByRole("button", { name: "Save note" }));
    await waitFor(() => expect(screen.getByLabelText("Note")).toHaveValue(""));
    expect(changes()).toEqual([["add_lead_note", { lead_id: lead.id, note: "Call on Monday" }]]);
  });

  it("forgets what was typed when the person may have changed", async () => {
    await show();
    await userEvent.type(screen.getByLabelText("Note"), "Calls back");
    cleanup();
    forgetAdminData();
    await show();
    expect(screen.getByLabelText("Note")).toHaveValue("");
  });

  it("keeps an unfinished next step and correction, even if a colleague sets another step", async () => {
    await show();
    await userEvent.type(screen.getByRole("textbox", { name: "Next step" }), "Call her");
    await userEvent.click(screen.getByRole("button", { name: "Correct the email" }));
    await userEvent.type(screen.getByLabelText("Corrected email"), ".uk");
    cleanup();
    const theirs = { ...lead, version: 2, next_step: "Write", next_step_on: "2027-01-15" };
    answers["POST open_lead"] = () => ({ json: theirs });
    await show();
    expect(screen.getByRole("textbox", { name: "Next step" })).toHaveValue("Call her");
    expect(screen.getByLabelText("Next step on")).toHaveValue("2027-01-15");
    expect(screen.getByLabelText("Corrected email")).toHaveValue(`${lead.email}.uk`);
    expect(screen.getByLabelText("Corrected email")).not.toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    cleanup();
    await show();
    expect(screen.queryByLabelText("Corrected email")).not.toBeInTheDocument();
  });

  it("corrects a field, and shows what was sent next to it", async () => {
    answers["POST correct_lead"] = () => ({
      json: changed({ corrections: { email: "new@example.com" } }),
    });
    await show();
    await userEvent.click(screen.getByRole("button", { name: "Correct the email" }));
    const field = screen.getByLabelText("Corrected email");
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, "new{Enter}");
    expect(screen.getByRole("alert")).toHaveTextContent(/^Enter an email address like/);
    expect(changes()).toEqual([]);
    await userEvent.type(field, "@example.com{Enter}");
    await waitFor(() =>
      expect(changes()).toEqual([
        [
          "correct_lead",
          { lead_id: lead.id, version: 1, field: "email", value: "new@example.com" },
        ],
      ]),
    );
    expect(await screen.findByRole("link", { name: "new@example.com" })).toBeVisible();
    expect(screen.getByText(/^Sent as/)).toHaveTextContent("Sent as “ayse@example.com”");
    expect(screen.getByRole("button", { name: "Correct the email" })).toHaveFocus();
  });

  it("keeps what was typed if it cannot be saved, and offers to try again", async () => {
    let fails = true;
    answers["POST set_lead_next_step"] = () =>
      fails
        ? { status: 400, json: { message: "Out of order" } }
        : { json: changed({ next_step_on: "2027-01-15", next_step: "Call her" }) };
    await show();
    await userEvent.type(screen.getByLabelText("Next step on"), "2027-01-15");
    await userEvent.type(screen.getByRole("textbox", { name: "Next step" }), "Call her");
    await userEvent.click(screen.getByRole("button", { name: "Save for 15 Jan 2027" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Not saved: next step on 15 Jan 2027: Call her.",
    );
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: "Next step" })).toHaveValue("Call her"),
    );
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("can be changed with single keys, unless they are turned off", async () => {
    await show();
    setSingleKeys(false);
    await userEvent.keyboard("t");
    expect(changes()).toEqual([]);
    setSingleKeys(true);
    await userEvent.keyboard("t");
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toEqual([
      "set_lead_owner",
      { lead_id: lead.id, version: 1, owner_id: ayse.userId },
    ]);
    await userEvent.click(screen.getByLabelText("Note"));
    await userEvent.keyboard("tt");
    expect(screen.getByLabelText("Note")).toHaveValue("tt");
    expect(changes()).toHaveLength(1);
  });
});
