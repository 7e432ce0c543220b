import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { Proposal } from "@/admin/features/lead/clinics/proposals-api.ts";
import { exampleClinic } from "./example-clinic.ts";
import { ayse, tom } from "./example-lead.ts";
import { exampleProposal } from "./example-proposal.ts";
import {
  answers,
  changed,
  changes,
  lead,
  noteEmails,
  opened,
  refused,
  show,
  template,
} from "./lead-view-support.tsx";

const fitting = {
  ...exampleClinic,
  id: "c11c0001-0000-4000-8000-000000000002",
  name: "Example Clinic B",
  city: "İzmir",
  treatments: ["rhinoplasty"],
  certificate_checked_on: null,
};

const propose = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Propose clinics" }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const ask = () => press("Ask the patient");
const last = () => changes().at(-1);

beforeEach(noteEmails);

async function showWith(...list: Proposal[]) {
  answers["GET lead_proposals"] = () => ({ json: list });
  await show();
  return within(await screen.findByRole("region", { name: "Clinics" }));
}

describe("proposing clinics", () => {
  beforeEach(() => {
    answers["GET clinics"] = () => ({
      json: [
        exampleClinic,
        fitting,
        { ...exampleClinic, id: crypto.randomUUID(), is_active: false },
      ],
    });
    answers["POST propose_clinics"] = () => ({ json: changed({}) });
  });

  it("offers those that fit first, with what must be known, and drafts what they would get", async () => {
    await show();
    await propose();
    const boxes = await screen.findAllByRole("checkbox", { name: /^Example Clinic/ });
    expect(boxes).toHaveLength(2);
    expect(boxes[0]).toHaveAccessibleName("Example Clinic B, İzmir");
    expect(boxes[0]).toHaveAccessibleDescription("Certificate: never looked up");
    expect(boxes[0]).toHaveFocus();
    const gets = screen.getByLabelText("What they would get");
    expect(gets).toHaveValue(
      "Rhinoplasty in İzmir. Travel month: May 2027. Preferred language: Their preferred_language.",
    );
    await userEvent.clear(gets);
    await ask();
    expect(await screen.findByText("Choose a clinic.")).toBeVisible();
    expect(screen.getByText("Enter what they would get.")).toBeVisible();
    expect(boxes[0]).toHaveFocus();
    expect(changes()).toEqual([]);
  });

  it("asks the patient about all of them at once, and says why it could not", async () => {
    let answer: ReturnType<typeof refused> | { json: unknown } = refused("certificate");
    answers["POST propose_clinics"] = () => answer;
    await show();
    await propose();
    for (const box of await screen.findAllByRole("checkbox", { name: /^Example Clinic/ }))
      await userEvent.click(box);
    await ask();
    expect(
      await screen.findByText(/^Nobody has looked up this clinic’s certificate/),
    ).toBeVisible();
    answer = { json: changed({}) };
    answers["GET lead_proposals"] = () => ({ json: [exampleProposal({})] });
    await ask();
    expect(await screen.findByText(/The patient has not answered yet/)).toBeVisible();
    expect(last()).toEqual([
      "propose_clinics",
      {
        lead_id: lead.id,
        clinic_ids: expect.arrayContaining([fitting.id, exampleClinic.id]),
        would_get: expect.stringMatching(/^Rhinoplasty/),
      },
    ]);
    expect(screen.queryByLabelText("What they would get")).not.toBeInTheDocument();
  });

  it.each([
    [ayse, "Add one"],
    [tom, "Ask an administrator to add one."],
  ])("says what to do if the register has no active clinic", async (who, text) => {
    answers["GET clinics"] = () => ({ json: [] });
    await show(who);
    await propose();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it("is cancelled at once, unless words were typed", async () => {
    await show();
    await propose();
    await userEvent.click(screen.getByRole("checkbox", { name: /^Example Clinic B/ }));
    await press("Cancel");
    expect(screen.queryByLabelText("What they would get")).not.toBeInTheDocument();
    await propose();
    await userEvent.type(await screen.findByLabelText("What they would get"), " One night.");
    await press("Cancel");
    const question = within(await screen.findByRole("dialog", { name: "Discard what you typed?" }));
    await userEvent.click(question.getByRole("button", { name: "Keep editing" }));
    expect(await screen.findByLabelText("What they would get")).toHaveDisplayValue(/ One night\.$/);
  });

  it("is not offered while three are open", async () => {
    const three = [1, 2, 3].map((n) =>
      exampleProposal({ id: `9a0b0001-0000-4000-8000-00000000000${n}` }),
    );
    const section = await showWith(...three);
    expect(await section.findByText(/^3 proposals are open/)).toBeVisible();
    expect(section.queryByRole("button", { name: "Propose clinics" })).not.toBeInTheDocument();
  });
});

describe("an answer", () => {
  it("is recorded with how and when it came", async () => {
    answers["POST record_proposal_answer"] = () => ({ json: changed({}) });
    const section = await showWith(exampleProposal({}));
    expect(section.queryByRole("button", { name: /^Ask by/ })).not.toBeInTheDocument();
    await press(/^Record the answer/);
    await press("Save the answer");
    expect(await screen.findByText("Choose the answer.")).toBeVisible();
    expect(screen.getByText("Choose how they said it.")).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText("What the patient said"), "Yes, ask them");
    await userEvent.selectOptions(screen.getByLabelText("How they said it"), "WhatsApp");
    await press("Save the answer");
    await waitFor(() =>
      expect(last()).toEqual([
        "record_proposal_answer",
        {
          proposal_id: exampleProposal({}).id,
          answer: "agreed",
          how: "whatsapp",
          answered_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          time_zone: "Europe/London",
        },
      ]),
    );
  });

  it("that a colleague was faster to change is not recorded, and says so", async () => {
    answers["POST cancel_proposal"] = () => ({ json: { ...changed({}), outcome: "conflict" } });
    await showWith(exampleProposal({}));
    await press(/^Cancel the proposal/);
    expect(await screen.findByRole("alert")).toHaveTextContent("This has changed in the meantime.");
  });

  it.each([
    [{ state: "proposed" }, "The patient has not answered yet. Asked on Nov 20, 2026."],
    [{ state: "refused" }, "No, on their private page, Nov 21, 2026. Nothing was sent."],
    [
      { state: "agreed", answered_how: "phone" },
      "Yes, by phone, Nov 21, 2026. The clinic has not been asked yet.",
    ],
    [{ state: "sent", sent_on: "2026-11-22" }, "The clinic was asked on Nov 22, 2026."],
    [
      { state: "taken_back" },
      "Yes taken back, on their private page, Nov 21, 2026. Nothing was sent.",
    ],
    [{ state: "cancelled" }, "Cancelled. Nothing was sent."],
  ] as const)("of a proposal that is %j is shown in words", async (values, text) => {
    const section = await showWith(exampleProposal(values));
    expect(await section.findByText(text)).toBeVisible();
    // Only a yes can be followed by a message to the clinic.
    const canAsk = values.state === "agreed" || values.state === "sent";
    expect(section.queryAllByRole("button", { name: /^Ask/ }).length > 0).toBe(canAsk);
  });
});

it("says why a yes from before a withdrawal in another request does not count", async () => {
  answers["POST record_proposal_answer"] = () => refused("withdrawn_since");
  await showWith(exampleProposal({ state: "refused" }));
  await press(/^Record a yes/);
  await userEvent.selectOptions(screen.getByLabelText("How they said it"), "WhatsApp");
  await press("Save the answer");
  expect(await screen.findByText(/^The patient withdrew their consent on that day/)).toBeVisible();
});

describe("asking a clinic", () => {
  const agreed = exampleProposal({ state: "agreed" });
  const event = (id: number) => ({ ...changed({}).event, id, kind: "clinic", body: {} });

  it("records it before the message opens, with the agreed words alone, and can be undone", async () => {
    const about = { ...template, audience: "clinic", name: "Prices", body: "{name}: {details}" };
    answers["GET message_templates"] = () => ({ json: [template, about] });
    answers["POST record_proposal_sent"] = () => ({ json: { ...changed({}), event: event(77) } });
    await showWith(agreed);
    await press(/^Ask by email/);
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]).toMatch(
      /^mailto:deniz@example\.com\?.*body=\{name\}: Rhinoplasty in İzmir\.$/,
    );
    expect(changes()).toEqual([
      [
        "record_proposal_sent",
        { proposal_id: agreed.id, sent_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      ],
    ]);
    await press("Undo");
    await waitFor(() => expect(last()).toEqual(["undo_lead_changes", { events: [77] }]));
  });

  it("copies a message that is too long for a link, and opens the email without it", async () => {
    const would_get = "ş".repeat(400);
    answers["POST record_proposal_sent"] = () => ({ json: { ...changed({}), event: event(77) } });
    const user = userEvent.setup();
    await showWith({ ...agreed, would_get });
    await user.click(screen.getByRole("button", { name: /^Ask by email/ }));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]).toMatch(/^mailto:deniz@example\.com\?subject=[^&]+$/);
    expect(await navigator.clipboard.readText()).toContain(would_get);
  });

  it.each([
    ["state", "The patient has not said yes to this clinic, or has taken it back."],
    ["sent_on", /^This was not saved\. The date or the time of this computer may be wrong\./],
  ])("opens nothing if that is refused because of its %s", async (reason, words) => {
    answers["POST record_proposal_sent"] = () => refused(reason);
    await showWith(agreed);
    await press(/^Ask by email/);
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(opened).toEqual([]);
  });

  it("can be retracted if it was recorded by mistake", async () => {
    const body = { proposal_id: agreed.id, clinic: "A", shared: "B", on: "2026-11-22" };
    answers["GET lead_events"] = () => ({ json: [{ ...event(5), body }] });
    answers["POST retract_lead_event"] = () => ({ json: changed({}) });
    await showWith({ ...agreed, state: "sent", sent_on: "2026-11-22" });
    await userEvent.click(
      await screen.findByRole("button", {
        name: "Recorded by mistake: Example Clinic A, Nov 22, 2026",
      }),
    );
    await waitFor(() =>
      expect(last()).toEqual(["retract_lead_event", { lead_id: lead.id, event_id: 5 }]),
    );
  });

  it("can no longer be retracted once the clinic has quoted, also by a colleague just now", async () => {
    const body = { proposal_id: agreed.id, clinic: "A", shared: "B", on: "2026-11-22" };
    const asked = { ...event(5), body };
    const events = [asked];
    answers["GET lead_events"] = () => ({ json: events });
    answers["POST retract_lead_event"] = () => {
      events.push({ ...asked, id: 6, kind: "quote" });
      return { json: { ...changed({}), outcome: "conflict" } };
    };
    await showWith({ ...agreed, state: "sent", sent_on: "2026-11-22" });
    await userEvent.click(await screen.findByRole("button", { name: /^Recorded by mistake/ }));
    expect(await screen.findByText(/^This clinic has quoted in the meantime/)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: /^Recorded/ })).not.toBeInTheDocument(),
    );
  });

  it("is not offered once the person has withdrawn their consent, and a clinic that was asked is told", async () => {
    const at = "2026-11-22T10:00:00+00:00";
    answers["POST contact_limits"] = () => ({
      json: [{ lead_id: lead.id, withdrawn_at: at, mail_problem: null }],
    });
    const sent = exampleProposal({ id: tom.userId, state: "sent", sent_on: "2026-11-22" });
    await showWith(agreed, sent);
    expect(await screen.findByRole("button", { name: /^Tell it by email/ })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Ask/ })).not.toBeInTheDocument();
  });

  it("is followed by what to tell the clinic if the yes is taken back", async () => {
    await showWith({ ...agreed, state: "taken_back", sent_on: "2026-11-22" });
    await press(/^Tell it by email/);
    await waitFor(() => expect(opened[0]).toContain("no longer wants a quote"));
    expect(opened[0]).not.toContain(lead.name);
    expect(changes()).toEqual([]);
  });
});
