import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import {
  answers,
  changed,
  changes,
  delayed,
  lead,
  open,
  show,
  showInList,
  step,
  template,
} from "./lead-view-support.tsx";

/** Addresses that were opened. jsdom opens none. */
let opened: string[];

beforeEach(() => {
  opened = [];
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    opened.push(decodeURIComponent(link.href));
  };
  document.addEventListener("click", open);
  return () => document.removeEventListener("click", open);
});

/** The IDs of the contacts that were sent. */
const contactIds = () =>
  changes().flatMap(([name, body]) =>
    name === "record_lead_contact"
      ? [z.object({ contact_id: z.uuid() }).parse(body).contact_id]
      : [],
  );

const templateOf = (name: string, values: object) => ({
  ...template,
  id: crypto.randomUUID(),
  name,
  body: name,
  ...values,
});

describe("an answer", () => {
  const all = [
    templateOf("Other", { occasion: "other" }),
    templateOf("First", {}),
    templateOf("Erste Antwort", { language: "de" }),
    templateOf("Another first", { created_at: "2026-10-20T09:00:00+00:00" }),
    templateOf("No answer", { occasion: "no_answer" }),
    templateOf("After a quote", { occasion: "after_quote" }),
    templateOf("Closing", { occasion: "closing" }),
  ];
  const contacted = { status: "contacted", first_contact_at: "2026-11-20T12:00:00+00:00" };
  it.each([
    ["Another first", {}],
    ["Another first", { preferred_language: "Turkish" }],
    ["Erste Antwort", { preferred_language: "German" }],
    ["No answer", { ...contacted, preferred_language: "German" }],
    ["Blank", { ...contacted, patient_acted_at: "2026-11-21T12:00:00+00:00" }],
    ["After a quote", { ...contacted, status: "quoted" }],
    ["Blank", { ...contacted, status: "booked" }],
    ["Closing", { status: "closed", close_reason: "no_answer" }],
  ])("starts with the template that fits (%s): %j", async (name, values) => {
    answers["GET message_templates"] = () => ({ json: all });
    answers["POST open_lead"] = () => ({ json: { ...lead, ...values } });
    await show();
    expect(await screen.findByLabelText("Email template")).toHaveDisplayValue(name);
    await userEvent.keyboard("e");
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]?.split("&body=")[1]).toBe(name === "Blank" ? "" : name);
  });

  it("can be read before, with the first name, and copied, which asks whether it was sent", async () => {
    const body = "Hello {first_name}, about {treatment}";
    answers["GET message_templates"] = () => ({ json: [templateOf("First", { body })] });
    const user = userEvent.setup();
    await show();
    await user.click(await screen.findByText("Templates: First"));
    await user.click(screen.getByText("Read the email"));
    expect(screen.getByText("Hello Ayşe, about Rhinoplasty")).toBeVisible();
    expect(screen.getByText(/^Your request, SV-/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Copy the message" }));
    expect(await screen.findByText("Contacted?")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe("Hello Ayşe, about Rhinoplasty");
    expect(opened).toEqual([]);
  });

  it("names a template without its channel, which the label says", async () => {
    const names = ["First answer by email", "No answer yet, by email", "Sent by WhatsApp"];
    answers["GET message_templates"] = () => ({ json: names.map((name) => templateOf(name, {})) });
    await show();
    const choice = within(await screen.findByLabelText("Email template"));
    expect(choice.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      ...["First answer", "No answer yet", "Sent by WhatsApp", "Blank"],
    ]);
  });

  it("can be blank", async () => {
    await show();
    await userEvent.selectOptions(await screen.findByLabelText("Email template"), "Blank");
    expect(screen.queryByText("Read the email")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("link", { name: "Email" }));
    await waitFor(() => expect(opened).toEqual([expect.stringMatching(/SV-7K2M-4QXV&body=$/)]));
  });

  it("started with a key waits for the template", async () => {
    const { answer, release } = delayed({ json: [template] });
    answers["GET message_templates"] = () => answer;
    await show();
    await userEvent.keyboard("e");
    expect(opened).toEqual([]);
    await release();
    await waitFor(() => expect(opened[0]).toContain("Hello Ayşe Example"));
    expect(screen.getByText("Contacted?")).toBeVisible();
  });

  it("brings the question whether it was sent into view", async () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    await show();
    await userEvent.click(await screen.findByRole("link", { name: lead.email }));
    const question = await screen.findByText("Contacted?");
    await waitFor(() =>
      expect(scrolled.mock.contexts).toContain(question.closest("[role=status]")),
    );
    scrolled.mockRestore();
  });

  it("waits for the lead", async () => {
    const { answer, release } = delayed({ json: lead });
    answers["POST open_lead"] = () => answer;
    open();
    await screen.findByText("Loading the lead...");
    await userEvent.keyboard("e");
    await release();
    await waitFor(() => expect(opened[0]).toContain(`mailto:${lead.email}`));
  });

  it("copies a message that is too long for a link, and opens the email without it", async () => {
    const long = "İyi günler. ".repeat(150);
    answers["GET message_templates"] = () => ({ json: [templateOf("Long", { body: long })] });
    const user = userEvent.setup();
    await show();
    await user.click(await screen.findByRole("link", { name: "Email" }));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]).toMatch(/^mailto:ayse@example\.com\?subject=[^&]+$/);
    expect(await navigator.clipboard.readText()).toBe(long);
  });

  it("can be started from the email address and, if the patient asked for calls, from the number", async () => {
    answers["POST open_lead"] = () => ({ json: { ...lead, contact_by: "phone" } });
    await show();
    await userEvent.click(await screen.findByRole("link", { name: lead.email }));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]).toMatch(/^mailto:ayse@example\.com\?subject=Your request/);
    await userEvent.click(await screen.findByRole("button", { name: "Not yet" }));
    await userEvent.click(await screen.findByRole("link", { name: lead.phone }));
    expect(await screen.findByRole("button", { name: "Yes, by phone" })).toBeVisible();
    expect(opened[1]).toMatch(/^tel:/);
  });

  it("whose response was lost is recorded once when it is tried again, and can be undone", async () => {
    const { event, ...recorded } = changed({ status: "contacted" }, { first: true });
    let isLost = true;
    answers["POST record_lead_contact"] = () =>
      isLost
        ? { status: 503, json: { message: "No answer" } }
        : { json: { ...recorded, outcome: "unchanged", event: { ...event, kind: "contact" } } };
    await show();
    await userEvent.click(await screen.findByRole("link", { name: "Email" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, by email" }));
    const again = await screen.findByRole("button", { name: "Try again" });
    isLost = false;
    await userEvent.click(again);
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(changes().at(-1)).toEqual(["undo_lead_changes", { events: [event.id] }]),
    );
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(contactIds()).toHaveLength(2);
    expect(new Set(contactIds()).size).toBe(1);
  });

  it("that nobody answered again within a minute is another attempt", async () => {
    const wantsCalls = { contact_by: "phone" };
    answers["POST open_lead"] = () => ({ json: { ...lead, ...wantsCalls } });
    answers["POST record_lead_contact"] = () => ({ json: changed(wantsCalls) });
    await show();
    for (const times of [1, 2]) {
      await userEvent.click(await screen.findByRole("link", { name: "Call" }));
      await userEvent.click(await screen.findByRole("button", { name: "No answer" }));
      await waitFor(() => expect(new Set(contactIds()).size).toBe(times));
    }
  });

  it("is asked about until the user answers, even if another lead is opened in between", async () => {
    await showInList();
    await userEvent.keyboard("e");
    await screen.findByText("Contacted?");
    await step("j");
    expect(screen.queryByText("Contacted?")).not.toBeInTheDocument();
    await userEvent.keyboard("c");
    await step("k");
    expect(screen.getByText("Contacted?")).toBeVisible();
    expect(changes().map(([name]) => name)).not.toContain("record_lead_contact");
    await userEvent.keyboard("c");
    await waitFor(() =>
      expect(changes().at(-1)).toEqual([
        "record_lead_contact",
        {
          lead_id: lead.id,
          version: 1,
          contact_id: expect.any(String),
          contact_by: "email",
          reached: true,
          template: "First answer",
        },
      ]),
    );
    await step("j");
    await step("k");
    expect(screen.queryByText("Contacted?")).not.toBeInTheDocument();
  });

  it.each([
    ["whatsapp", "new", ["WhatsApp"]],
    ["phone", "new", ["Call"]],
    [null, "new", ["Email"]],
    ["whatsapp", "quoted", ["WhatsApp"]],
    [null, "quoted", []],
    ["whatsapp", "closed", []],
  ])(
    "in the way that the patient prefers (%s, %s) stands out",
    async (contact_by, status, found) => {
      answers["POST open_lead"] = () => ({ json: { ...lead, contact_by, status } });
      await show();
      const filled = screen
        .getAllByRole("link", { name: /^(Email|WhatsApp|Call)$/ })
        .filter((link) => link.classList.contains("bg-sea"));
      expect(filled.map(({ textContent }) => textContent?.trim())).toEqual(found);
    },
  );
});
