import { onlineManager } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetAdminData } from "@/admin/features/access/query-client.ts";
import { offeredActions } from "@/admin/features/keyboard/palette-actions.ts";
import { answers as kept } from "@/admin/features/lead/contact/answers.ts";
import { type ContactLimit, contactRules } from "@/admin/features/lead/contact/contact-rules.ts";
import { LeadScreen } from "@/admin/features/lead/page/lead-screen.tsx";
import { LeadsDashboard } from "@/admin/features/leads/leads-dashboard.tsx";
import { exampleLead } from "./example-lead.ts";
import { type Answers, fakeProject } from "./fake-project.ts";
import { listAnswers } from "./list-answers.ts";
import { renderWorkspace } from "./render-workspace.tsx";
import { stubMeasuring } from "./workspace-support.tsx";

/** Wishes of patients are shown in the list, and every link and button obeys them. */

const at = "2026-11-22T10:00:00+00:00";
const withdrawn: ContactLimit = { lead_id: exampleLead.id, withdrawn_at: at, mail_problem: null };
const bounced: ContactLimit = { ...withdrawn, withdrawn_at: null, mail_problem: "bounced" };
let answers: Answers;

beforeEach(() => {
  stubMeasuring();
  answers = listAnswers();
  fakeProject(answers);
});
afterEach(() => {
  cleanup();
  forgetAdminData();
  kept.set(exampleLead.reference, undefined);
});

function setLead(changes: object, limits: readonly ContactLimit[] = []) {
  const lead = { ...exampleLead, ...changes };
  Object.assign(answers, listAnswers([lead]));
  answers["POST open_lead"] = () => ({ json: { ...lead, consent_text: "I agree." } });
  answers["POST contact_limits"] = () => ({ json: limits });
}

async function showList() {
  renderWorkspace(<LeadsDashboard beside={null} />);
  return within(
    (await screen.findByRole("link", { name: exampleLead.name })).closest("tr") ?? document.body,
  );
}

async function showLead() {
  renderWorkspace(
    <LeadScreen reference={exampleLead.reference} />,
    `/admin/leads/${exampleLead.reference}`,
  );
  await screen.findByText("I agree.");
}

const contactLinks = () =>
  [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
    .map(({ href }) => href.split(":")[0])
    .filter((scheme) => scheme === "mailto" || scheme === "tel");

it.each([
  [{}, undefined, { isKnown: false, mayContact: false, mayCall: false, marks: [] }],
  [{}, null, { isKnown: true, mayContact: true, mayCall: false, preferred: "email", marks: [] }],
  [{ contact_by: "whatsapp" }, null, { mayCall: false }],
  [{ contact_by: "phone" }, null, { mayCall: true, preferred: "phone", marks: [] }],
  [
    { no_calls: true, contact_by: "phone" },
    null,
    { mayCall: false, preferred: "email", marks: ["No calls"] },
  ],
  [
    {},
    withdrawn,
    { mayContact: false, mayCall: false, preferred: null, marks: ["Consent withdrawn"] },
  ],
  [
    { restricted_at: at },
    undefined,
    { mayContact: false, mayCall: false, preferred: null, marks: ["Use restricted"] },
  ],
  [
    { contact_by: "email", phone_e164: "+447700900123" },
    bounced,
    { emailWorks: false, preferred: "whatsapp", marks: ["Email bounced"] },
  ],
  [{ no_calls: true, phone: "12345", phone_e164: null }, bounced, { preferred: null }],
  [{ status: "quoted" }, null, { preferred: null }],
])("with %j and %j, the rules are %j", (changes, limit, rules) => {
  const lead = { ...exampleLead, status: "new" as const, ...changes };
  expect(contactRules(lead as typeof exampleLead, limit)).toMatchObject(rules);
});

describe.each([
  [{ no_calls: true }, ["No calls"], "The patient asked not to be called"],
  [{ contact_by: "email" }, [], "The patient did not ask to be called"],
])("someone with %j", (changes, marks, title) => {
  it("has no link to call in the list, which says if they asked for that", async () => {
    setLead(changes);
    const row = await showList();
    expect(row.queryAllByText("No calls").map(({ textContent }) => textContent)).toEqual(marks);
    expect(row.getByText(exampleLead.phone)).toBeVisible();
    await waitFor(() => expect(contactLinks()).toEqual(["mailto"]));
  });

  it("is only called for a reason, which is recorded first", async () => {
    setLead(changes);
    const recorded = vi.fn();
    answers["POST record_lead_message"] = ({ body }) => {
      recorded(body);
      return recorded.mock.calls.length === 1 ? { status: 500, json: {} } : { json: {} };
    };
    await showLead();
    expect(contactLinks()).not.toContain("tel");
    await userEvent.click(screen.getByRole("button", { name: "Call…" }));
    const dialog = within(screen.getByRole("dialog", { name: title }));
    const show = dialog.getByRole("button", { name: "Show the call button" });
    await userEvent.click(show);
    expect(dialog.getByText("Enter a reason.")).toBeVisible();
    await userEvent.type(dialog.getByLabelText("Why you need to call"), "Asked on WhatsApp");
    await userEvent.click(show);
    expect(await dialog.findByText("The reason was not saved. Try again.")).toBeVisible();
    expect(contactLinks()).not.toContain("tel");
    await userEvent.click(show);
    expect(recorded).toHaveBeenLastCalledWith({
      lead_id: exampleLead.id,
      contact_by: "phone",
      template: "Asked on WhatsApp",
    });
    expect(await screen.findByRole("link", { name: "Call" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^tel:/),
    );
  });
});

describe("someone who has withdrawn their consent in another request", () => {
  it("has no link in the list, which says so", async () => {
    setLead({}, [withdrawn]);
    const row = await showList();
    expect(await row.findByText("Consent withdrawn")).toBeVisible();
    expect(contactLinks()).toEqual([]);
  });

  it("is not answered by link, button, key or command, and the lead says why", async () => {
    setLead({}, [withdrawn]);
    await showLead();
    expect(
      await screen.findByText(
        "Consent withdrawn on Nov 22, 2026, in another request from this person, which may have been deleted since.",
      ),
    ).toBeVisible();
    expect(contactLinks()).toEqual([]);
    expect(screen.queryByRole("heading", { name: "Answer" })).not.toBeInTheDocument();
    await userEvent.keyboard("ewc");
    expect(screen.queryByText("Contacted?")).not.toBeInTheDocument();
    expect(offeredActions().filter(({ label }) => /^Answer/.test(label))).toEqual([]);
  });
});

describe("while the check fails", () => {
  beforeEach(() => {
    setLead({});
    answers["POST contact_limits"] = () => ({ status: 500, json: { message: "No database" } });
  });

  it("nobody in the list can be contacted, until it is repeated", async () => {
    await showList();
    expect(await screen.findByText(/We could not check who may be contacted/)).toBeVisible();
    expect(contactLinks()).toEqual([]);
    answers["POST contact_limits"] = () => ({ json: [] });
    await userEvent.click(screen.getByRole("button", { name: "Check again" }));
    await waitFor(() => expect(contactLinks()).toEqual(["mailto"]));
    expect(screen.queryByText(/We could not check/)).not.toBeInTheDocument();
  });

  it("a lead is not answered by link, button, key or command", async () => {
    await showLead();
    expect(await screen.findByText(/We could not check who may be contacted/)).toBeVisible();
    expect(contactLinks()).toEqual([]);
    expect(screen.queryByRole("heading", { name: "Answer" })).not.toBeInTheDocument();
    expect(offeredActions().filter(({ label }) => /^Answer/.test(label))).toEqual([]);
    answers["POST contact_limits"] = () => ({ json: [] });
    await userEvent.click(screen.getByRole("button", { name: "Check again" }));
    expect(await screen.findByRole("heading", { name: "Answer" })).toBeVisible();
  });
});

it("one check that fails leaves what is being typed, and only the next ones forbid contact", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  setLead({});
  await showLead();
  await userEvent.click(await screen.findByRole("button", { name: "Call…" }));
  await userEvent.type(screen.getByLabelText("Why you need to call"), "In danger");
  const fails = vi.fn(() => ({ status: 500, json: { message: "No database" } }));
  answers["POST contact_limits"] = fails;
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(fails).toHaveBeenCalledOnce();
  expect(screen.getByLabelText("Why you need to call")).toHaveValue("In danger");
  expect(screen.queryByText(/We could not check/)).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText(/We could not check who may be contacted/)).toBeInTheDocument();
  expect(contactLinks()).toEqual([]);
});

it.each([
  ["POST related_leads", /We could not load them/],
  ["POST lead_mail", /We could not load whether emails reached the patient/],
  ["POST lead_link", /We could not load its state/],
  ["GET lead_proposals", /We could not load the proposed clinics/],
  ["GET message_templates", /We could not load the templates/],
])("when %s fails, the lead says so instead of showing nothing", async (call, text) => {
  setLead({});
  answers[call] = () => ({ status: 500, json: { message: "No database" } });
  await showLead();
  expect(await screen.findByText(text)).toBeVisible();
});

it("restricted requests are not denied by a search or by the person's other requests, and only counted", async () => {
  answers["POST count_restricted"] = ({ body }) => ({ json: "search" in Object(body) ? 1 : 2 });
  setLead({});
  answers["POST search_leads"] = () => ({ json: [], count: 0 });
  renderWorkspace(<LeadsDashboard beside={null} />, {
    pathname: "/admin/leads",
    state: { search: "Hopper" },
  });
  expect(await screen.findByText("0 leads match")).toBeVisible();
  expect(
    await screen.findByText("One request is restricted: find it under Personal data."),
  ).toBeVisible();
  cleanup();
  await showLead();
  const others = await screen.findByRole("region", { name: "Other requests from this person" });
  expect(
    within(others).getByText("2 requests are restricted: find them under Personal data."),
  ).toBeVisible();
});

it("offline, the check no longer allows contact after a minute, until it is repeated", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  setLead({});
  await showList();
  await waitFor(() => expect(contactLinks()).toEqual(["mailto"]));
  act(() => onlineManager.setOnline(false));
  const begun = Date.now();
  // Real time passes, too.
  const advanceTo = (time: number) =>
    act(() => vi.advanceTimersByTimeAsync(begun + time - Date.now()));
  await advanceTo(50_000);
  expect(contactLinks()).toEqual(["mailto"]);
  await advanceTo(65_000);
  expect(contactLinks()).toEqual([]);
  expect(screen.getByText(/We could not check who may be contacted/)).toBeVisible();
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(contactLinks()).toEqual(["mailto"]));
});

it("an answer that is started before the wishes are known waits for them", async () => {
  setLead({});
  let tell = (_: { json: unknown }) => {};
  answers["POST contact_limits"] = () =>
    new Promise((resolve) => {
      tell = resolve;
    });
  const opened = vi.fn((event: Event) => event.preventDefault());
  await showLead();
  document.addEventListener("click", opened);
  await userEvent.keyboard("e");
  expect(opened).not.toHaveBeenCalled();
  tell({ json: [withdrawn] });
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Answer" })).toBeNull());
  expect(opened).not.toHaveBeenCalled();
  document.removeEventListener("click", opened);
});

it("after a bounce, the email button does not stand out, and the list does not link the address", async () => {
  setLead(
    {
      status: "new",
      contact_by: "email",
      phone_e164: "+447700900123",
      due_at: "2099-01-01T00:00:00+00:00",
    },
    [bounced],
  );
  const row = await showList();
  expect(await row.findByText("Email bounced")).toBeVisible();
  expect(contactLinks()).toEqual([]);
  cleanup();
  forgetAdminData();
  await showLead();
  const button = (name: string) => screen.getByRole("link", { name });
  await waitFor(() => expect(button("WhatsApp")).toHaveClass("bg-sea"));
  expect(button("Email again")).not.toHaveClass("bg-sea");
});
