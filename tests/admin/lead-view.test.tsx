import { useQueryClient } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { forgetAdminData } from "@/admin/features/access/query-client.ts";
import { setSingleKeys } from "@/admin/features/keyboard/single-keys.ts";
import { LEADS_PAGE_KEY } from "@/admin/features/lead/lead-cache.ts";
import { LeadScreen } from "@/admin/features/lead/page/lead-screen.tsx";
import { ayse } from "./example-lead.ts";
import {
  answers,
  calls,
  changed,
  changes,
  choice,
  delayed,
  lead,
  show,
} from "./lead-view-support.tsx";
import { renderWorkspace } from "./render-workspace.tsx";

describe("a lead's page", () => {
  it("shows everything that was sent, and the consent wording", async () => {
    await show();
    for (const text of [lead.reference, lead.notes, lead.source_page, lead.consent_text]) {
      expect(screen.getByText(text ?? "")).toBeInTheDocument();
    }
    expect(screen.getByText("Is there a lift?")).toHaveAttribute("dir", "auto");
    expect(screen.getByRole("heading", { level: 2, name: "What was sent" })).toBeVisible();
  });

  it.each([
    [
      { contact_by: "whatsapp", corrections: { travel_month: "June 2027" } },
      ["Rhinoplasty", "İzmir", "June 2027", "prefers WhatsApp"],
    ],
    [{ travel_month: null }, ["Rhinoplasty", "İzmir"]],
    // Not next to a notice that forbids it.
    [{ contact_by: "phone", no_calls: true }, ["Rhinoplasty", "İzmir", "May 2027"]],
    [
      { contact_by: "email", restricted_at: "2026-11-22T10:00:00+00:00" },
      ["Rhinoplasty", "İzmir", "May 2027"],
    ],
  ])("says at its head what is asked for, of %o", async (columns, parts) => {
    answers["POST open_lead"] = () => ({ json: { ...lead, ...columns } });
    await show();
    const [inShort = document.body] = await screen.findAllByRole("list");
    const items = within(inShort).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual(parts);
    expect(within(inShort).getByText("Rhinoplasty")).toHaveAttribute("dir", "auto");
    const reference = screen.getByText(lead.reference);
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    expect(reference.compareDocumentPosition(inShort)).toBe(DOCUMENT_POSITION_FOLLOWING);
  });

  it("says so if no lead has the reference", async () => {
    answers["POST open_lead"] = () => ({ json: null });
    renderWorkspace(<LeadScreen reference="SV-0000-0000" />);
    expect(await screen.findByText("No lead has this reference")).toBeVisible();
  });

  it("is named at once if the list before it knows the name", async () => {
    const { answer, release } = delayed({ json: lead });
    answers["POST open_lead"] = () => answer;
    function Listed() {
      useQueryClient().setQueryData([...LEADS_PAGE_KEY, "due"], { leads: [lead] });
      return <LeadScreen reference={lead.reference} />;
    }
    renderWorkspace(<Listed />);
    expect(screen.getByRole("heading", { level: 1, name: lead.name })).toBeVisible();
    expect(screen.getByText("Loading the lead...")).toBeInTheDocument();
    await release();
    expect(await screen.findByRole("heading", { name: "What was sent" })).toBeVisible();
  });

  it("takes the focus once it has loaded, unless the person has moved on to another control", async () => {
    for (const hasMovedOn of [false, true]) {
      const { answer, release } = delayed({ json: lead });
      answers["POST open_lead"] = () => answer;
      const { router } = renderWorkspace(
        <Routes>
          <Route path="/admin/leads" element={<button type="button">Commands</button>} />
          <Route path="*" element={<LeadScreen reference={lead.reference} />} />
        </Routes>,
        "/admin/leads",
      );
      // As the palette does on closing.
      screen.getByRole("button", { name: "Commands" }).focus();
      await act(() => router.navigate(`/admin/leads/${lead.reference}`));
      expect(screen.getByRole("heading", { name: `Lead ${lead.reference}` })).toHaveFocus();
      const elsewhere = screen.getByRole("link", { name: "All leads" });
      if (hasMovedOn) elsewhere.focus();
      await release();
      const title = await screen.findByRole("heading", { level: 1, name: lead.name });
      expect(hasMovedOn ? elsewhere : title).toHaveFocus();
      cleanup();
      forgetAdminData();
    }
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
    await userEvent.click(await screen.findByRole("button", { name: "Yes, by email" }));
    await waitFor(() =>
      expect(changes()).toEqual([
        ["record_lead_message", expect.objectContaining({ template: "First answer" })],
        [
          "record_lead_contact",
          {
            lead_id: lead.id,
            version: 1,
            contact_id: expect.any(String),
            contact_by: "email",
            reached: true,
            template: "First answer",
          },
        ],
      ]),
    );
    expect(choice("Status")).toHaveTextContent("Contacted");
    expect(choice("Owner")).toHaveTextContent(ayse.displayName);
    // The patient may want an email about the status.
    expect(calls.map(({ name }) => name)).toContain("POST deliver");
  });

  it("keeps the draft of a note until it is saved", async () => {
    await show();
    await userEvent.type(screen.getByLabelText("Note"), "Call on Monday");
    cleanup();
    await show();
    expect(screen.getByLabelText("Note")).toHaveValue("Call on Monday");
    await userEvent.click(screen.getByRole("button", { name: "Save note" }));
    await waitFor(() => expect(screen.getByLabelText("Note")).toHaveValue(""));
    const note = { lead_id: lead.id, note: "Call on Monday", note_id: expect.any(String) };
    expect(changes()).toEqual([["add_lead_note", note]]);
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
    // A reload keeps the step. It asks first because of the correction, which names a patient and so is not stored.
    const mayReload = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(mayReload()).toBe(false);
    expect(JSON.stringify(sessionStorage)).toContain("Call her");
    expect(JSON.stringify(sessionStorage)).not.toContain(".uk");
    cleanup();
    // Although another page of the workspace may be open.
    expect(mayReload()).toBe(false);
    const theirs = { ...lead, version: 2, next_step: "Write", next_step_on: "2027-01-15" };
    answers["POST open_lead"] = () => ({ json: theirs });
    await show();
    expect(screen.getByRole("textbox", { name: "Next step" })).toHaveValue("Call her");
    expect(screen.getByLabelText("Next step on")).toHaveValue("2027-01-15");
    expect(screen.getByLabelText("Corrected email")).toHaveValue(`${lead.email}.uk`);
    expect(screen.getByLabelText("Corrected email")).not.toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(mayReload()).toBe(true);
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

  it("reads a corrected number without a country code as in the country of the number before", async () => {
    const corrections = { phone: "07911 999888" };
    answers["POST correct_lead"] = () => ({ json: changed({ corrections }) });
    await show();
    await userEvent.click(screen.getByRole("button", { name: "Correct the phone" }));
    const field = screen.getByLabelText("Corrected phone");
    await userEvent.clear(field);
    await userEvent.type(field, "none");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Enter a phone number with at least 5 digits.",
    );
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, `${corrections.phone}{Enter}`);
    await waitFor(() =>
      expect(changes()).toMatchObject([["correct_lead", { phone_e164: "+447911999888" }]]),
    );
    expect(await screen.findByText(/^Sent as/)).toHaveTextContent(`Sent as “${lead.phone}”`);
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
