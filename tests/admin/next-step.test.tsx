import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { UndoBars } from "@/admin/features/lead/changes/undo.tsx";
import { LeadsDashboard } from "@/admin/features/leads/leads-dashboard.tsx";
import { teamDay } from "@/admin/features/time/team-time.ts";
import { ayse } from "./example-lead.ts";
import { answers, changed, changes, lead, show } from "./lead-view-support.tsx";
import { exampleCounts, listAnswers } from "./list-answers.ts";
import { renderWorkspace } from "./render-workspace.tsx";

const stepCalls = () => changes().filter(([name]) => name === "set_lead_next_step");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const field = () => screen.getByRole("textbox", { name: "Next step" });

/** Opens the lead with other values, which also stay after a change. */
async function showAs(columns: object) {
  const now = {
    ...lead,
    contact_by: "phone",
    status: "contacted",
    first_contact_at: lead.created_at,
    ...columns,
  };
  answers["POST open_lead"] = () => ({ json: now });
  answers["POST set_lead_next_step"] = () => ({ json: changed({ ...now, version: 2 }) });
  answers["POST record_lead_contact"] = () => ({ json: changed({ ...now, version: 2 }) });
  await show();
}

describe("a next step", () => {
  it("is not planned for a year that was typed with two digits", async () => {
    await showAs({});
    const day = screen.getByLabelText("Next step on");
    fireEvent.change(day, { target: { value: "0026-11-30" } });
    expect(day).toHaveAccessibleDescription(/Enter a date from 2020 to 2199/);
    fireEvent.submit(day);
    expect(screen.getByRole("button", { name: /^Save|^Plan/ })).toBeDisabled();
    expect(stepCalls()).toEqual([]);
  });

  it("is asked for after a call that nobody answered, which is recorded", async () => {
    await showAs({ next_step_on: teamDay(0), next_step: "Ask for the X-ray" });
    await userEvent.click(await screen.findByRole("link", { name: "Call" }));
    await press("No answer");
    const asked = (await screen.findAllByText(/^What happens next\?$/))[0]?.parentElement;
    await userEvent.click(
      within(asked ?? document.body).getByRole("button", { name: "In 3 days" }),
    );
    await waitFor(() => expect(stepCalls()).toHaveLength(1));
    expect(changes()).toEqual([
      [
        "record_lead_contact",
        {
          lead_id: lead.id,
          version: 1,
          contact_id: expect.any(String),
          contact_by: "phone",
          reached: false,
        },
      ],
      // What was to be done still is.
      [
        "set_lead_next_step",
        {
          lead_id: lead.id,
          version: 2,
          next_step_on: teamDay(3),
          next_step: "Ask for the X-ray",
        },
      ],
    ]);
    expect(screen.queryByText("What happens next?")).not.toBeInTheDocument();
  });

  it("that was due is done once the patient was reached, and a date is chosen in its field", async () => {
    await showAs({ next_step_on: teamDay(0), next_step: "Ask for the X-ray" });
    const ask = async () => {
      await userEvent.click(await screen.findByRole("link", { name: "Call" }));
      await press("Yes, by phone");
      return within((await screen.findByText("What happens next?")).parentElement ?? document.body);
    };
    await userEvent.click((await ask()).getByRole("button", { name: "Tomorrow" }));
    await waitFor(() =>
      expect(stepCalls().at(-1)?.[1]).toEqual({
        lead_id: lead.id,
        version: 2,
        next_step_on: teamDay(1),
      }),
    );
    await userEvent.click((await ask()).getByRole("button", { name: "A date…" }));
    expect(screen.getByLabelText("Next step on")).toHaveFocus();
  });

  it("takes a day with one press, with what was typed", async () => {
    await showAs({});
    await userEvent.type(field(), "Send the quote");
    expect(screen.getByText(/^A next step needs a date/)).toBeVisible();
    await press("In a week");
    await waitFor(() =>
      expect(stepCalls().at(-1)?.[1]).toMatchObject({
        next_step_on: teamDay(7),
        next_step: "Send the quote",
      }),
    );
  });

  it("is none only with a reason", async () => {
    await showAs({ next_step_on: "2027-01-15", next_step: "Call again" });
    await press("None because…");
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("");
    expect(screen.getByText("Write why there is no next step.")).toBeVisible();
    expect(stepCalls()).toEqual([]);
    await userEvent.keyboard("Decides in spring{Enter}");
    await waitFor(() =>
      expect(stepCalls()).toEqual([
        ["set_lead_next_step", { lead_id: lead.id, version: 1, next_step: "Decides in spring" }],
      ]),
    );
  });

  it("stands at the top, and leads to its field", async () => {
    const step = { next_step_on: teamDay(-4), next_step: "Send the second quote" };
    await showAs(step);
    const name = /^Next step: ?.+\(4\sdays\soverdue\), Send the second quote$/;
    const line = await screen.findByRole("button", { name });
    expect(line).toHaveTextContent(/^Next step: \w{3} \d\d \(/);
    await userEvent.click(line);
    expect(field()).toHaveFocus();
    cleanup();
    await showAs({ next_step: "Decides in spring" });
    const none = /^No next step, because: Decides in spring$/;
    await userEvent.click(screen.getByRole("button", { name: none }));
    expect(field()).toHaveFocus();
    cleanup();
    // Nothing of a restricted lead can be changed.
    await showAs({ restricted_at: lead.created_at });
    expect(screen.getByText("No owner")).toBeVisible();
    expect(screen.getByText("No next step").closest("button")).toBeNull();
  });

  it.each([
    [{}, "What happens next?"],
    [{ next_step_on: teamDay(-2) }, "This step is due. What happens next?"],
    [
      { next_step_on: teamDay(9), patient_acted_at: lead.created_at },
      "The patient did something on their page. What happens next?",
    ],
    [{ next_step_on: teamDay(9) }, null],
    [{ next_step: "Decides in spring" }, null],
    [{ status: "new", first_contact_at: null }, null],
  ])("is asked for if nothing is planned: %j", async (columns, asked) => {
    await showAs(columns);
    const texts = screen.queryAllByText(/What happens next/).map(({ textContent }) => textContent);
    expect(texts).toEqual(asked ? [asked] : []);
  });
});

describe("the next step in a row of the list", () => {
  /** The rows as a table that has room for menus, and the bar that offers to undo. */
  async function open(columns: object) {
    const row = { ...lead, status: "contacted" as const, ...columns };
    Object.assign(answers, listAnswers([row], exampleCounts, "admin"));
    answers["POST set_lead_next_step"] = () => ({
      json: changed({ ...row, version: 2, next_step_on: teamDay(3) }, { to: teamDay(3) }),
    });
    renderWorkspace(
      <>
        <LeadsDashboard beside={() => null} />
        <UndoBars />
      </>,
      "/admin/leads?tab=follow-up",
    );
    return screen.findByRole("button", { name: /^Next step of Ayşe Example/ });
  }

  it("is put off with its text, and that can be undone", async () => {
    const menu = await open({ next_step_on: teamDay(-4), next_step: "Send the second quote" });
    expect(menu).toHaveAccessibleName(/4\sdays\soverdue/);
    menu.focus();
    await userEvent.keyboard("{Enter}");
    const options = await screen.findAllByRole("menuitemradio");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "Tomorrow",
      "In 3 days",
      "In a week",
    ]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() =>
      expect(stepCalls()).toEqual([
        [
          "set_lead_next_step",
          {
            lead_id: lead.id,
            version: 1,
            next_step_on: teamDay(3),
            next_step: "Send the second quote",
          },
        ],
      ]),
    );
    await userEvent.click(await screen.findByRole("button", { name: /^Undo/ }));
    await waitFor(() => expect(changes().at(-1)).toEqual(["undo_lead_changes", { events: [41] }]));
  });

  it("is planned where there is none, and the day it has is marked", async () => {
    const menu = await open({});
    expect(menu).toHaveAccessibleName(/Quiet for 7 days$/);
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "In 3 days" }));
    await waitFor(() => expect(stepCalls().at(-1)?.[1]).not.toHaveProperty("next_step"));
    await userEvent.click(await screen.findByRole("button", { name: /^Next step of Ayşe/ }));
    expect(await screen.findByRole("menuitemradio", { name: "In 3 days" })).toBeChecked();
  });
});

it("what was not saved is dismissed with a sentence if the lead was erased meanwhile", async () => {
  answers["POST set_lead_next_step"] = () => ({ status: 400, json: { message: "No such lead" } });
  answers["GET leads"] = () => ({ json: [] });
  await show();
  await userEvent.type(screen.getByLabelText("Note"), "Calls back");
  await userEvent.type(screen.getByLabelText("Next step on"), "2027-01-15");
  await userEvent.type(screen.getByRole("textbox", { name: "Next step" }), "Call her{Enter}");
  expect(await screen.findByText("This request was erased")).toBeVisible();
  expect(screen.queryByText(/: not saved\./)).not.toBeInTheDocument();
  expect(screen.queryByText(lead.name)).not.toBeInTheDocument();
  expect(JSON.stringify(sessionStorage)).not.toContain("Calls back");
});

it("a long history folds, and paper has all of it", async () => {
  answers["GET lead_events"] = () => ({
    json: Array.from({ length: 12 }, (_, n) => ({
      id: n + 1,
      at: "2026-11-22T10:00:00+00:00",
      actor: ayse.userId,
      kind: "note",
      body: { note: `Note ${n + 1}` },
      actor_name: "Ayşe Demir",
    })),
  });
  await show();
  const oldest = (await screen.findByText("Note 2")).closest("li");
  expect(oldest).toHaveClass("hidden", "print:list-item");
  await press("Show all 12");
  expect(oldest).not.toHaveClass("hidden");
});

it("other requests from one person fold", async () => {
  const related = Array.from({ length: 50 }, (_, n) => ({
    ...lead,
    id: crypto.randomUUID(),
    reference: `SV-${n}`,
    same_email: true,
  }));
  answers["POST related_leads"] = () => ({ json: related });
  await show();
  const section = within(
    await screen.findByRole("region", { name: "Other requests from this person" }),
  );
  expect(section.getAllByRole("listitem")).toHaveLength(5);
  await press("Show all 50");
  expect(section.getAllByRole("listitem")).toHaveLength(50);
  await press("Show only 5");
  expect(section.getAllByRole("listitem")).toHaveLength(5);
});
