import { YES_WORDING } from "@shared/clinic-consent.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { MyRequest, Proposal } from "../../../supabase/functions/_shared/my-request.ts";
import { exampleMyRequest, exampleProposal } from "../../functions/example-my-request.ts";
import { answer, fetched, showRequest } from "./request-view-support.tsx";

/** The clinics that the team would like to ask, and the patient's answers. */
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const withProposal = (changes: Partial<Proposal>): MyRequest => ({
  ...exampleMyRequest,
  proposals: [{ ...exampleProposal, ...changes }],
});

const show = (changes: Partial<Proposal> = {}, request: Partial<MyRequest> = {}) =>
  showRequest({ ...withProposal(changes), ...request });

const panel = () => within(screen.getByRole("region", { name: "Clinics we’ve suggested" }));
const buttons = () => panel().queryAllByRole("button");
const names = () => buttons().map((button) => button.getAttribute("aria-label"));
const press = (name: string) => userEvent.click(panel().getByRole("button", { name }));
const reply = (outcome: string, changes: Partial<Proposal>) =>
  answer.mockReturnValueOnce(Response.json({ outcome, request: withProposal(changes) }));
const answeredAt = "2026-11-25T12:00:00+00:00";

describe("a clinic that we would like to ask", () => {
  it("is shown with where it is, what was checked and when, and exactly what it would get", () => {
    show();
    for (const text of [
      "Example Clinic",
      "İzmir",
      "Number TR-35-0042. We looked it up on November 3, 2026.",
      "Until March 31, 2027.",
      "Dental Implants, May, two teeth on the left",
      YES_WORDING,
    ]) {
      expect(panel().getByText(text)).toBeVisible();
    }
    expect(names()).toEqual(["Yes, ask them: Example Clinic", "No: Example Clinic"]);
  });

  it("says what nobody has checked", () => {
    show({ certificate_checked_on: null, insured_until: null });
    panel().getByText("Number TR-35-0042. We haven’t looked it up.");
    panel().getByText("We have no proof of it.");
  });

  it.each<[Partial<Proposal>, string, string[]]>([
    [
      { state: "agreed", answered_at: answeredAt, answered_how: "whatsapp" },
      "You said yes by WhatsApp on November 25, 2026. We haven’t sent anything yet.",
      ["Take back my yes: Example Clinic"],
    ],
    [
      { state: "refused", answered_at: answeredAt },
      "You said no on November 25, 2026. This clinic gets nothing.",
      ["Change my answer: Example Clinic"],
    ],
    [
      { state: "sent", answered_at: answeredAt, sent_on: "2026-11-26" },
      "You said yes on November 25, 2026. We sent this to the clinic on November 26, 2026.",
      ["Take back my yes: Example Clinic"],
    ],
    [
      { state: "taken_back", answered_at: answeredAt },
      "You took back your yes on November 25, 2026. This clinic gets nothing.",
      ["Change my answer: Example Clinic"],
    ],
    [
      { state: "taken_back", answered_at: answeredAt, sent_on: "2026-11-24" },
      "You took back your yes on November 25, 2026. We sent this to the clinic on November 24, 2026, and we’re asking the clinic to stop using it.",
      [],
    ],
    [{ state: "cancelled" }, "We no longer plan to ask this clinic. It has received nothing.", []],
  ])("after %o says what happened, and offers what is still possible", (state, text, offered) => {
    show(state);
    expect(panel().getByText(text)).toBeVisible();
    expect(names()).toEqual(offered);
  });

  it("cannot be answered after a withdrawal or while the request is restricted, and the page says why", () => {
    show({ state: "agreed", answered_at: answeredAt }, { withdrawn_at: answeredAt });
    panel().getByText(/^You’ve withdrawn your consent, so we won’t ask any clinics/);
    expect(buttons()).toEqual([]);
    cleanup();
    show({}, { restricted_at: answeredAt });
    panel().getByText(/^You asked us to keep this request and not to use it/);
    expect(buttons()).toEqual([]);
    cleanup();
    // A consent can be taken back at any time.
    show({ state: "agreed", answered_at: answeredAt }, { restricted_at: answeredAt });
    panel().getByRole("button", { name: "Take back my yes: Example Clinic" });
  });
});

describe("an answer", () => {
  it("is sent once, and the focus is on what it changed, which is announced", async () => {
    show();
    let arrive = (_response: Response) => {};
    answer.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    await press("Yes, ask them: Example Clinic");
    const pressed = panel().getByRole("button", { name: "Yes, ask them: Example Clinic" });
    expect(pressed).toHaveAttribute("aria-busy", "true");
    expect(pressed).toHaveFocus();
    await press("No: Example Clinic");
    arrive(
      Response.json({
        outcome: "changed",
        request: withProposal({ state: "agreed", answered_at: answeredAt }),
      }),
    );
    expect(await panel().findByText(/^You said yes on November 25, 2026/)).toHaveFocus();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(JSON.parse(String(fetched.mock.lastCall?.[1].body))).toEqual({
      action: "answer",
      token: "t".repeat(70),
      email: exampleMyRequest.sent.email,
      proposal_id: exampleProposal.id,
      answer: "agreed",
    });

    reply("changed", { state: "taken_back", answered_at: answeredAt });
    await press("Take back my yes: Example Clinic");
    expect(await panel().findByText(/^You took back your yes/)).toHaveFocus();
    // The wording is shown again before another yes.
    expect(panel().queryByText(YES_WORDING)).toBeNull();
    await press("Change my answer: Example Clinic");
    expect(panel().getByText(/^You took back your yes/)).toHaveFocus();
    panel().getByText(YES_WORDING);
    expect(names()).toEqual(["Yes, ask them: Example Clinic"]);
  });

  it("is sent after the one before has come, which would otherwise undo it on the page", async () => {
    const other = { ...exampleProposal, id: "0c6a0001-0000-4000-8000-00000000000c", clinic: "B" };
    const both = (...states: Proposal["state"][]) =>
      Response.json({
        outcome: "changed",
        request: {
          ...exampleMyRequest,
          proposals: [exampleProposal, other].map((each, index) => ({
            ...each,
            state: states[index],
          })),
        },
      });
    showRequest({ proposals: [exampleProposal, other] });
    let arrive = (_response: Response) => {};
    answer.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    answer.mockReturnValueOnce(both("agreed", "agreed"));
    await press("Yes, ask them: Example Clinic");
    await press("Yes, ask them: B");
    arrive(both("agreed", "proposed"));
    await waitFor(() => expect(panel().getAllByText(/^You said yes/)).toHaveLength(2));
    expect(names()).toEqual(["Take back my yes: Example Clinic", "Take back my yes: B"]);
  });

  it("that does not arrive keeps the buttons and says so", async () => {
    show();
    answer.mockRejectedValueOnce(new TypeError("offline"));
    await press("No: Example Clinic");
    expect(await panel().findByRole("alert")).toHaveTextContent("Our server did not answer");
    expect(panel().getByRole("button", { name: "No: Example Clinic" })).toHaveFocus();
    reply("changed", { state: "refused", answered_at: answeredAt });
    await press("No: Example Clinic");
    expect(await panel().findByText(/^You said no/)).toHaveFocus();
    expect(panel().queryByRole("alert")).toBeEmptyDOMElement();
  });

  it("that came too late says so, and shows what is true now", async () => {
    show();
    reply("unchanged", { state: "cancelled" });
    await press("Yes, ask them: Example Clinic");
    expect(await panel().findByRole("alert")).toHaveTextContent(/^We did not save your answer/);
    panel().getByText(/^We no longer plan to ask this clinic/);
    expect(buttons()).toEqual([]);
  });

  it("that another tab gave before is no fault", async () => {
    show();
    reply("unchanged", { state: "agreed", answered_at: answeredAt });
    await press("Yes, ask them: Example Clinic");
    await panel().findByText(/^You said yes/);
    expect(panel().getByRole("alert")).toBeEmptyDOMElement();
  });
});
