import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { exampleClinic } from "./example-clinic.ts";
import { tom } from "./example-lead.ts";
import {
  answers,
  changed,
  changes,
  choice,
  choose,
  conflict,
  delayed,
  lead,
  show,
  showInList,
  step,
} from "./lead-view-support.tsx";

type Body = Record<string, unknown>;

const fault = { status: 400, json: { message: "Out of order" } };

describe("status and owner", () => {
  it("are saved when they are chosen, and not while looking through the menu", async () => {
    answers["POST set_lead_status"] = () => ({
      json: changed({ status: "closed", close_reason: "no_answer" }),
    });
    await show();
    choice("Status").focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(await screen.findByRole("menuitemradio", { name: "New" })).toBeChecked();
    // Letters find a value in the menu, and do not run the lead's shortcuts.
    await userEvent.keyboard("{ArrowDown}{ArrowDown}t{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
    expect(choice("Status")).toHaveFocus();
    expect(changes()).toEqual([]);

    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    const spaces: boolean[] = [];
    window.addEventListener("keydown", (event) => {
      if (event.key === " ") spaces.push(event.defaultPrevented);
    });
    await userEvent.keyboard("no a{Enter}");
    // A space finds a value too, instead of scrolling the page.
    expect(spaces).toEqual([true]);
    await waitFor(() =>
      expect(changes()).toEqual([
        [
          "set_lead_status",
          { lead_id: lead.id, version: 1, status: "closed", close_reason: "no_answer" },
        ],
      ]),
    );
    expect(choice("Status")).toHaveTextContent("Closed: no answer");

    choice("Owner").focus();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("menuitemradio", { name: "Nobody" });
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Escape}");
    expect(changes()).toHaveLength(1);
  });

  it("include the reason for closing, which can be changed", async () => {
    answers["POST open_lead"] = () => ({
      json: { ...lead, status: "closed", close_reason: "spam" },
    });
    answers["POST set_lead_status"] = () => ({
      json: changed({ status: "closed", close_reason: "duplicate" }),
    });
    await show();
    await choose("Status", "Duplicate");
    await waitFor(() =>
      expect(changes()[0]?.[1]).toMatchObject({ status: "closed", close_reason: "duplicate" }),
    );
    expect(choice("Status")).toHaveTextContent("Closed: duplicate");
  });

  it("include only closed if consent was withdrawn", async () => {
    answers["POST open_lead"] = () => ({
      json: {
        ...lead,
        status: "closed",
        close_reason: "changed_mind",
        withdrawn_at: "2026-11-22T10:00:00+00:00",
      },
    });
    await show();
    await userEvent.click(choice("Status"));
    expect(await screen.findByRole("menuitemradio", { name: "Changed their mind" })).toBeChecked();
    expect(screen.queryByRole("menuitemradio", { name: "New" })).not.toBeInTheDocument();
  });

  it("are chosen from options that are high enough for a finger", async () => {
    await show();
    await userEvent.click(choice("Status"));
    for (const option of await screen.findAllByRole("menuitemradio")) {
      expect(option).toHaveClass("max-sm:min-h-11", "pointer-coarse:min-h-11");
    }
  });
});

describe("a change that was not saved", () => {
  it("is reverted", async () => {
    answers["POST set_lead_status"] = () => fault;
    await show();
    await choose("Status", "Quoted");
    expect(await screen.findByText(/^Not saved/)).toBeInTheDocument();
    await waitFor(() => expect(choice("Status")).toHaveTextContent("New"));
  });

  it("is still there to try again after another change was saved", async () => {
    answers["POST set_lead_status"] = () => fault;
    answers["POST set_lead_owner"] = () => ({ json: changed({ owner_id: tom.userId }) });
    await show();
    await choose("Status", "Quoted");
    expect(await screen.findByRole("alert")).toHaveTextContent("Not saved: moved to Quoted.");
    await choose("Owner", "Tom Fletcher");
    await screen.findByText(/^given to Tom Fletcher/);
    expect(screen.getByRole("alert")).toHaveTextContent("Not saved: moved to Quoted.");
    // A second one that fails is below it.
    answers["POST set_lead_owner"] = () => fault;
    await choose("Owner", "Nobody");
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
    const [first] = screen.getAllByRole("button", { name: "Leave it as it was" });
    await userEvent.click(first as HTMLElement);
    expect(screen.getByRole("alert")).not.toHaveTextContent("moved to Quoted");
  });

  it("says what a colleague did first, and tries again with their version", async () => {
    answers["POST set_lead_status"] = ({ body }) =>
      (body as Body).version === 1
        ? { json: conflict() }
        : { json: changed({ version: 3, status: "quoted" }) };
    await show();
    await choose("Status", "Quoted");
    const notice = await screen.findByRole("alert");
    expect(notice).toHaveTextContent(
      "Tom Fletcher moved this to Contacted 10 seconds ago.Your change was not saved: moved to Quoted.",
    );
    expect(choice("Status")).toHaveTextContent("Contacted");
    await userEvent.click(screen.getByRole("button", { name: "Move to Quoted anyway" }));
    await waitFor(() => expect(changes()[1]?.[1]).toMatchObject({ version: 2, status: "quoted" }));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  });

  it("keeps what was typed, and offers to try again", async () => {
    let fails = true;
    answers["POST set_lead_next_step"] = () =>
      fails ? fault : { json: changed({ next_step_on: "2027-01-15", next_step: "Call her" }) };
    await show();
    await userEvent.type(screen.getByLabelText("Next step on"), "2027-01-15");
    await userEvent.type(screen.getByRole("textbox", { name: "Next step" }), "Call her");
    await userEvent.click(screen.getByRole("button", { name: "Save for Jan 15, 2027" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Not saved: next step on Jan 15, 2027: Call her.",
    );
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
    expect(screen.getByRole("textbox", { name: "Next step" })).toHaveValue("Call her");
    expect(screen.queryByRole("button", { name: /^Save/ })).not.toBeInTheDocument();
  });

  it.each([
    ["a conflict", { json: conflict() }, /^Tom Fletcher moved this to Contacted/],
    ["an error", fault, /^Not saved/],
  ])("is kept with its lead if the next lead is open by then: %s", async (_, late, told) => {
    const { answer, release } = delayed(late);
    answers["POST set_lead_next_step"] = () => answer;
    await showInList();
    await userEvent.type(screen.getByLabelText("Next step on"), "2027-01-15");
    await userEvent.type(screen.getByRole("textbox", { name: "Next step" }), "Call her{Enter}");
    await userEvent.click(document.body);
    await step("j");
    expect(screen.getByRole("textbox", { name: "Next step" })).toHaveValue("");
    await release();
    expect(await screen.findByRole("alert")).toHaveTextContent(`${lead.name}: not saved.`);
    expect(screen.queryByText(told)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: `Show ${lead.name}` }));
    expect(await screen.findByText(told)).toBeVisible();
    expect(screen.getByText(/next step on Jan 15, 2027: Call her/)).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Next step" })).toHaveValue("Call her");
    expect(screen.queryByText(`${lead.name}: not saved.`)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: /^Leave it as it/ }));
    expect(screen.getByRole("textbox", { name: "Next step" })).toHaveValue("");
  });

  it("is named at the bottom of the screen while its notice is scrolled out of view", async () => {
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        readonly report: (entries: { isIntersecting: boolean }[]) => void;
        constructor(report: typeof this.report) {
          this.report = report;
        }
        observe() {
          this.report([{ isIntersecting: false }]);
        }
        disconnect() {}
      },
    );
    answers["POST set_lead_status"] = () => fault;
    await show();
    await choose("Status", "Quoted");
    await userEvent.click(await screen.findByRole("button", { name: `Show ${lead.name}` }));
    expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus();
    await userEvent.keyboard("{Tab}{Enter}");
    expect(screen.queryByText(/: not saved\./)).not.toBeInTheDocument();
  });

  it("may be a note", async () => {
    const { answer, release } = delayed(fault);
    answers["POST add_lead_note"] = () => answer;
    await showInList();
    await userEvent.type(screen.getByLabelText("Note"), "Call on Monday");
    await userEvent.click(screen.getByRole("button", { name: "Save note" }));
    await userEvent.click(document.body);
    await step("j");
    await release();
    expect(await screen.findByText(/: not saved\./)).toHaveTextContent(lead.name);
    expect(screen.getByLabelText("Note")).toHaveValue("");
    await step("k");
    expect(screen.getByText(/^The note was not saved/)).toBeVisible();
    expect(screen.getByLabelText("Note")).toHaveValue("Call on Monday");
  });

  it("is not reported as a conflict with the user's own previous change", async () => {
    const first = delayed({ json: changed({ owner_id: tom.userId }) });
    answers["POST set_lead_owner"] = () => first.answer;
    answers["POST set_lead_status"] = ({ body }) =>
      (body as Body).version === 2
        ? { json: changed({ version: 3, status: "quoted", owner_id: tom.userId }) }
        : { json: conflict() };
    await show();
    await choose("Owner", "Tom Fletcher");
    await choose("Status", "Quoted");
    await first.release();
    await waitFor(() => expect(changes()).toHaveLength(2));
    await screen.findByText(/^moved to Quoted/);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

it("keeps what was typed about a clinic when the next lead is opened", async () => {
  await showInList();
  await userEvent.click(await screen.findByRole("button", { name: "Propose clinics" }));
  const name = `${exampleClinic.name}, ${exampleClinic.city}`;
  await userEvent.click(await screen.findByRole("checkbox", { name }));
  await userEvent.click(document.body);
  await step("j");
  expect(screen.queryByRole("checkbox", { name })).not.toBeInTheDocument();
  await step("k");
  expect(await screen.findByRole("checkbox", { name })).toBeChecked();
});
