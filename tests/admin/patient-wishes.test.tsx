import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { LeadScreen } from "@/admin/features/lead/page/lead-screen.tsx";
import { exampleClinic } from "./example-clinic.ts";
import { ayse, colleagues, exampleLead, tom } from "./example-lead.ts";
import { type Answers, type Calls, exampleLink, fakeProject } from "./fake-project.ts";
import { renderWorkspace } from "./render-workspace.tsx";

/** What patients do on their own page, as the team sees it: preferences, withdrawal and the link. */
let answers: Answers;
let calls: Calls;
const lead = { ...exampleLead, consent_text: "I agree." };

beforeEach(() => {
  answers = {
    "POST list_colleagues": () => ({ json: colleagues }),
    "POST open_lead": () => ({ json: lead }),
    "POST revoke_lead_link": () => ({
      json: { ...exampleLink, revoked_at: "2026-11-22T10:00:00+00:00", revoked_because: "team" },
    }),
    "POST renew_lead_link": () => ({ json: exampleLink }),
    "GET clinics": () => ({ json: [exampleClinic] }),
  };
  calls = fakeProject(answers);
});

function show(changes: object = {}, admin = ayse) {
  answers["POST open_lead"] = () => ({ json: { ...lead, ...changes } });
  const path = `/admin/leads/${lead.reference}`;
  renderWorkspace(<LeadScreen reference={lead.reference} />, path, admin);
  return screen.findByRole("heading", { level: 1, name: lead.name });
}

it("shows preferences first, and corrected notes together with those that were sent", async () => {
  await show({
    no_calls: true,
    contact_when: "after 18:00",
    corrections: { notes: "Is there a ramp?" },
  });
  expect(screen.getByText(/Do not call\. Best time to contact them: after 18:00/)).toBeVisible();
  expect(screen.getByText("Is there a ramp?")).toBeVisible();
  expect(screen.getByText("Is there a lift?")).toBeVisible();
});

it("offers no reply and no clinic if consent was withdrawn", async () => {
  await show({
    status: "closed",
    close_reason: "changed_mind",
    withdrawn_at: "2026-11-22T10:00:00+00:00",
  });
  expect(screen.getByText("Consent withdrawn on Nov 22, 2026.")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Answer" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Propose clinics" })).not.toBeInTheDocument();
  // There is no link to write or call either.
  expect(screen.getByText(lead.email)).toBeVisible();
  expect(document.querySelector("a[href^='mailto:'], a[href^='tel:']")).toBeNull();
});

const restricted = {
  restricted_at: "2026-11-20T08:00:00+00:00",
  status: "new",
  due_at: "2099-01-01T00:00:00+00:00",
};

it("offers no changes to a restricted lead that the database would refuse, only to its link", async () => {
  await show(restricted, tom);
  expect(screen.getByText(/asked us to restrict the use/)).toBeVisible();
  expect(await screen.findByRole("button", { name: "Email a new link" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Revoke the link" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "What was sent" })).toBeVisible();
  for (const role of ["textbox", "combobox"]) {
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
  }
  const changing = { name: /^(Take|Correct|Record (?!a withdrawal)|Status|Owner)/ };
  expect(screen.queryByRole("button", changing)).not.toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Answer" })).not.toBeInTheDocument();
  // It offers no contact either, and shows no time limit.
  expect(screen.getByText(lead.email)).toBeVisible();
  expect(screen.getByText(lead.phone)).toBeVisible();
  expect(document.querySelector("a[href^='mailto:'], a[href^='tel:']")).toBeNull();
  expect(screen.queryByText(/^due in/)).not.toBeInTheDocument();
});

it("says that a pasted text is too long, instead of cutting it", async () => {
  await show();
  const paste = async (name: string | RegExp, length: number) => {
    const field = screen.getByRole("textbox", { name });
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste("a".repeat(length));
    expect(field).toHaveValue("a".repeat(length));
    return field;
  };
  const step = await paste("Next step", 501);
  expect(step).toHaveAccessibleDescription(/Next step must be 500 characters or fewer/);

  await userEvent.click(await screen.findByRole("button", { name: "Propose clinics" }));
  const shared = await paste("What they would get", 501);
  await userEvent.click(screen.getByRole("button", { name: "Ask the patient" }));
  await waitFor(() =>
    expect(shared).toHaveAccessibleDescription(/must be 500 characters or fewer/),
  );

  await userEvent.click(screen.getByRole("button", { name: "Correct the name" }));
  const name = await paste("Corrected name", 121);
  await userEvent.keyboard("{Enter}");
  expect(name).toHaveAccessibleDescription(/must be 120 characters or fewer/);
  expect(calls.filter((call) => /(record|correct|set)_/.test(call.name))).toEqual([]);
});

it("lets an administrator correct a restricted lead, because its mistakes may be the reason", async () => {
  answers["POST correct_lead"] = () => ({
    json: { outcome: "changed", lead: { ...lead, ...restricted }, event: null },
  });
  await show(restricted);
  await userEvent.click(screen.getByRole("button", { name: "Correct the name" }));
  await userEvent.keyboard("{Control>}a{/Control}Grace{Enter}");
  await waitFor(() =>
    expect(calls.find(({ name }) => name === "POST correct_lead")?.body).toMatchObject({
      field: "name",
      value: "Grace",
    }),
  );
  expect(screen.queryByRole("heading", { name: "Answer" })).not.toBeInTheDocument();
});

it("names the patient in the history as the one who made a change", async () => {
  const at = "2026-11-22T10:00:00+00:00";
  const body = { by: "patient", field: "notes", from: "Left", to: "Right" };
  answers["GET lead_events"] = () => ({
    json: [
      { id: 1, at, actor: null, kind: "correction", body },
      { id: 2, at, actor: null, kind: "preferences", body: {} },
      {
        id: 3,
        at,
        actor: null,
        kind: "link",
        body: { change: "renewed", reason: "asked", by: "patient" },
      },
      // The operator's command leads:correct, which changed the email address.
      { id: 4, at, actor: null, kind: "link", body: { change: "renewed", reason: "email" } },
    ],
  });
  await show();
  expect(await screen.findByText(/changed how they want to be contacted/)).toBeVisible();
  expect(screen.getAllByText("The patient")).toHaveLength(3);
  expect(screen.getByText(/corrected the notes from “Left” to “Right”/)).toBeVisible();
  expect(screen.getByText("The operator").parentElement).toHaveTextContent(
    "The operator corrected the email address",
  );
});

it("revokes the patient's private link, and says that nobody can ask for a new one", async () => {
  await show();
  await userEvent.click(await screen.findByRole("button", { name: "Revoke the link" }));
  expect(
    await screen.findByText(/It no longer works\. Nobody can ask for a new one/),
  ).toBeVisible();
});

it("starts to send a new link at once", async () => {
  await show();
  await userEvent.click(await screen.findByRole("button", { name: "Email a new link" }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("POST deliver"));
});

describe("email that does not reach the patient", () => {
  const at = "2026-11-22T10:00:00+00:00";

  it.each([
    ["bounced", "bounced on Nov 22, 2026.", "Check the address, or contact"],
    ["undelivered", "was not delivered on Nov 22, 2026.", "Check the address, or contact"],
    ["complained", "was reported as spam on Nov 22, 2026.", "Contact the patient another way"],
  ])("is shown with the address: %s", async (problem, text, advice) => {
    answers["POST lead_mail"] = () => ({ json: { parked: [], problem: { problem, at } } });
    await show();
    const notice = await screen.findByText(new RegExp(text));
    expect(notice.parentElement).toHaveTextContent(`Email to ${lead.email} ${text}`);
    expect(notice.closest("div")).toHaveTextContent(advice);
    const correct = screen.queryByRole("button", { name: "Correct the address" });
    if (problem === "complained") return expect(correct).toBeNull();
    // The form opens, or has the focus again.
    for (const _press of ["first", "again"]) {
      await userEvent.click(screen.getByRole("button", { name: "Correct the address" }));
      expect(screen.getByLabelText("Corrected email")).toHaveFocus();
    }
  });

  it.each([
    ["bounced", 1],
    ["complained", 0],
  ])("may be tried again, whether or not its notice loads: %s", async (mail_problem, count) => {
    answers["POST contact_limits"] = () => ({
      json: [{ lead_id: lead.id, withdrawn_at: null, mail_problem }],
    });
    answers["POST lead_mail"] = () => ({ status: 500, json: { message: "No database" } });
    await show();
    await waitFor(() => expect(screen.queryByRole("link", { name: "Email" })).toBeNull());
    expect(screen.queryAllByRole("link", { name: "Email again" })).toHaveLength(count);
  });

  it("is shown to coordinators too if it was not sent", async () => {
    const parked = [{ kind: "patient_confirmation", parked_at: at, last_error: "http_422" }];
    answers["POST lead_mail"] = () => ({ json: { parked, problem: null } });
    await show({}, tom);
    expect(await screen.findByText("1 email about this request was not sent.")).toBeVisible();
    expect(screen.getByText(/Confirmation to the patient/)).toBeVisible();
    expect(screen.getByText("An administrator can send it from the list of leads.")).toBeVisible();
  });

  it("links an administrator to the list that sends it", async () => {
    const parked = [{ kind: "patient_confirmation", parked_at: at, last_error: "http_422" }];
    answers["POST lead_mail"] = () => ({ json: { parked: [...parked, ...parked], problem: null } });
    await show();
    const list = await screen.findByRole("link", { name: "Send them from the list of leads" });
    expect(list).toHaveAttribute("href", "/admin/leads");
    expect(screen.queryByText(/An administrator/)).not.toBeInTheDocument();
  });

  it("suggests no contact if consent was withdrawn", async () => {
    answers["POST lead_mail"] = () => ({
      json: { parked: [], problem: { problem: "bounced", at } },
    });
    await show({ status: "closed", close_reason: "changed_mind", withdrawn_at: at });
    expect(await screen.findByText(/bounced on Nov 22, 2026/)).toBeVisible();
    expect(screen.queryByText(/contact the patient another way/)).not.toBeInTheDocument();
  });
});
