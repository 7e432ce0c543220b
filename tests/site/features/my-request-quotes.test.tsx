import { linesOfKind } from "@shared/quote-lines.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { changePlan, readPlan } from "@/site/features/plan/plan-store.ts";
import { QuotesTool } from "@/site/features/plan/quotes/quotes-tool.tsx";
import type { MyQuote, MyRequest } from "../../../supabase/functions/_shared/my-request.ts";
import { exampleQuotes } from "../../functions/example-my-request.ts";
import { answer, fetched, showRequest } from "./request-view-support.tsx";

/** The quotes that the team shared, side by side, and what the patient decides. */
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const [pounds, euros] = exampleQuotes;
const at = "2026-11-25T12:00:00+00:00";

const show = (changes: Partial<MyRequest> = {}) =>
  showRequest({ quotes: [...exampleQuotes], ...changes });

const cells = (label: string) =>
  within(screen.getByRole("row", { name: new RegExp(`^${label}`) }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
/** Every line of a kind, included. */
const everyLine = (kind: MyQuote["kind"]) =>
  Object.fromEntries(
    linesOfKind(kind).map(({ id }) => [
      id,
      { answer: "included" as const, words: "as written", amount: "" },
    ]),
  );
const option = (name: string | RegExp) => screen.getByRole("radio", { name });
const tell = () => userEvent.click(screen.getByRole("button", { name: "Tell my coordinator" }));
const sent = () => JSON.parse(String(fetched.mock.lastCall?.[1].body)).decision;

describe("shared quotes", () => {
  it("stand side by side: totals, what is missing or excluded, as written, and valid until", () => {
    show();
    expect(cells("Total in pounds")).toEqual([
      "£2,440 or more",
      "£2,500 to £2,845 or more (€2,900 to €3,300 or more)",
    ]);
    expect(cells("Not in the total")).toEqual([
      expect.stringMatching(/transfers.* The clinic excludes: Flights$/),
      expect.stringContaining("tests before treatment"),
    ]);
    expect(cells("Price as the clinic wrote it")).toEqual(["£2,400", "2.900 € to 3.300 €"]);
    expect(cells("Valid until")).toEqual([
      "January 31, 2099",
      "Expired: it was valid until November 20, 2026",
    ]);
    expect(cells("Who treats you")).toEqual(["Dr Deniz Example", "Not stated"]);
    // Once, next to the total, rather than in a row of its own as well.
    expect(screen.getAllByText(/Flights/)).toHaveLength(1);
    expect(screen.getByText(/^Our reference rates of .*£1 is 1\.16 EUR\.$/)).toBeVisible();
    expect(
      screen.getByRole("heading", {
        name: "No surgeon or dentist is named: Second Example Clinic",
      }),
    ).toBeVisible();
    expect(screen.getByText("Example Dental Clinic: 9 questions")).toBeVisible();
  });

  it("are not there before a quote is shared", () => {
    show({ quotes: [] });
    expect(screen.queryByText("Your decision")).toBeNull();
  });

  it("are copied into the plan on this device, once", async () => {
    show();
    await userEvent.click(screen.getByRole("button", { name: "Copy into My plan" }));
    await userEvent.click(screen.getByRole("button", { name: "Copy into My plan" }));
    expect(screen.getByText("The quotes are in My plan.")).toBeVisible();
    expect(readPlan().quotes).toMatchObject({
      kind: "dental",
      quotes: [
        {
          clinic: pounds.clinic,
          price: "£2,400",
          date: "",
          until: "2099-01-31",
          excludes: "Flights",
          lines: pounds.lines,
        },
        { clinic: euros.clinic, currency: "EUR", until: "2026-11-20", excludes: "" },
      ],
    });
    cleanup();
    render(<QuotesTool />, { wrapper: MemoryRouter });
    expect(cells("Date of the quote")).toEqual(["Not stated", "Not stated"]);
    expect(cells("Valid until")).toEqual([
      "January 31, 2099",
      "Expired: it was valid until November 20, 2026",
    ]);
    expect(cells("Not in the total")[0]).toMatch(/ The clinic excludes: Flights$/);
    // The questions are those of the private page, which asks for no other date.
    expect(screen.getByText("Example Dental Clinic: 9 questions")).toBeVisible();
    const [excludes] = screen.getAllByLabelText("What else the price excludes");
    if (!excludes) throw new Error("There is no field.");
    await userEvent.clear(excludes);
    expect(cells("Not in the total")[0]).not.toContain("Flights");
    expect(excludes).toHaveFocus();
  });

  it("are copied again without what the patient ticked and dated being lost", async () => {
    show();
    const copy = () => userEvent.click(screen.getByRole("button", { name: "Copy into My plan" }));
    await copy();
    const entered = { signs: ["pressure"], date: "2026-11-02" };
    changePlan("quotes", (before) => ({
      ...before,
      quotes: before.quotes.map((quote) => ({ ...quote, ...entered, price: "£1" })),
    }));
    await copy();
    expect(readPlan().quotes.quotes).toMatchObject([
      { ...entered, price: "£2,400" },
      { ...entered, price: euros.price },
    ]);
    expect(
      screen.getByText(/Copying again replaces the quotes that you copied before/),
    ).toBeVisible();
  });

  it("leave nothing out only if the price excludes nothing either", () => {
    const complete = { ...pounds, lines: everyLine("dental") };
    show({ quotes: [complete, { ...complete, proposal_id: euros.proposal_id, excludes: null }] });
    expect(cells("Not in the total")).toEqual([
      "The clinic excludes: Flights",
      "Nothing is left out",
    ]);
  });

  it.each([false, true])(
    "for different treatments are each totalled over their own lines, in My plan too",
    async (isReversed) => {
      const stay = { answer: "extra", words: "1 night", amount: "£90" } as const;
      const dental = { ...pounds, excludes: null, lines: everyLine("dental") };
      const operation = {
        ...dental,
        proposal_id: euros.proposal_id,
        kind: "operation" as const,
        lines: { ...everyLine("operation"), "hospital-nights": stay },
      };
      const inOrder = <Value,>(...values: Value[]) => (isReversed ? values.toReversed() : values);
      show({ quotes: inOrder<MyQuote>(dental, operation) });
      const totals = inOrder("£2,400", "£2,490");
      expect(cells("Total in pounds")).toEqual(totals);
      expect(cells("Garments and dressings")).toEqual(
        inOrder("Not needed", "Included, as written"),
      );
      expect(cells("Implants or mesh")).toEqual(inOrder("Does not apply", "as written"));
      await userEvent.click(screen.getByRole("button", { name: "Copy into My plan" }));
      cleanup();
      render(<QuotesTool />, { wrapper: MemoryRouter });
      expect(cells("Total in pounds")).toEqual(totals);
    },
  );
});

describe("the decision", () => {
  it("says which of the quotes has expired", () => {
    show();
    expect(option("I’d like to go ahead with Example Dental Clinic")).toBeVisible();
    expect(
      option(
        "I’d like to go ahead with Second Example Clinic (this quote has expired: ask us for a new one)",
      ),
    ).toBeVisible();
  });

  it("is one link away from the totals, and the address stays as it is", async () => {
    const toDecision = () => screen.queryByRole("link", { name: "Go to your decision" });
    const { href } = window.location;
    show();
    await userEvent.click(toDecision() ?? document.body);
    expect(screen.getByRole("heading", { name: "Your decision" })).toHaveFocus();
    expect(window.location.href).toBe(href);
    cleanup();
    show({ withdrawn_at: at });
    expect(screen.queryByText("Your decision")).toBeNull();
    expect(toDecision()).toBeNull();
    cleanup();
    show({ quotes: [] });
    expect(toDecision()).toBeNull();
  });

  it("goes on with one quote in the version that was read, and can be changed", async () => {
    const request = show();
    await tell();
    expect((await screen.findByText("Choose one of the answers.")).parentElement).toHaveFocus();
    expect(fetched).not.toHaveBeenCalled();
    await userEvent.click(option(/go ahead with Second/));
    const { proposal_id, clinic, revision } = euros;
    const decision = { choice: "quote" as const, proposal_id, clinic, revision, at };
    answer.mockReturnValueOnce(
      Response.json({ outcome: "changed", request: { ...request, decision } }),
    );
    await tell();
    expect(await screen.findByText(/you would like to go ahead with Second/)).toHaveFocus();
    expect(sent()).toEqual({ choice: "quote", proposal_id, revision });
    await userEvent.click(option("None of these"));
    await userEvent.type(screen.getByLabelText(/^Why not/), "Too dear");
    const none = { choice: "none" as const, because: "Too dear", at };
    answer.mockReturnValueOnce(
      Response.json({ outcome: "changed", request: { ...request, decision: none } }),
    );
    await tell();
    expect(await screen.findByText(/want none of these quotes: “Too dear”/)).toHaveFocus();
    expect(sent()).toEqual({ choice: "none", because: "Too dear" });
    expect(option("I haven’t decided yet")).not.toBeChecked();
  });

  it("that came too late is kept in the form's place, and says why", async () => {
    const request = show();
    await userEvent.click(option(/go ahead with Second/));
    answer.mockReturnValueOnce(Response.json({ outcome: "unchanged", request }));
    await tell();
    expect((await screen.findByText(/^We did not save this/)).parentElement).toHaveFocus();
    expect(option(/go ahead with Second/)).not.toBeChecked();
  });

  it("that could not be sent is kept, and the reason has the focus", async () => {
    show();
    await userEvent.click(option("None of these"));
    const why = screen.getByLabelText(/^Why not/);
    await userEvent.type(why, "Too dear");
    answer.mockImplementationOnce(() => {
      throw new TypeError("Failed to fetch");
    });
    await tell();
    expect((await screen.findByText(/^Our server did not answer/)).parentElement).toHaveFocus();
    expect(option("None of these")).toBeChecked();
    expect(why).toHaveValue("Too dear");
  });

  it("is asked again once the chosen quote was corrected", () => {
    const { proposal_id, clinic } = euros;
    show({ decision: { choice: "quote", proposal_id, clinic, revision: 1, at } });
    expect(screen.getByText(/^That quote has changed since then/)).toBeVisible();
    expect(option(/go ahead with Second/)).not.toBeChecked();
  });

  it("cannot be made after a withdrawal or while the request is restricted", () => {
    show({ withdrawn_at: at });
    expect(screen.queryByRole("radio")).toBeNull();
    cleanup();
    show({ restricted_at: at, decision: { choice: "none", at } });
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.getByText(/want none of these quotes\./)).toBeVisible();
  });
});
