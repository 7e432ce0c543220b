import { examplePlan, quotesOfFive, withPlan } from "./example-plan.ts";
import { expect } from "./fixtures.ts";
import { press, type ScreenState, type Step, state } from "./screen-state.ts";

/** Waits for a heading, which appears once the tool has loaded. */
const shows =
  (name: string): Step =>
  (page) =>
    expect(page.getByRole("heading", { name }).first()).toBeVisible();

/** A state of a tool with a plan on the device. */
const planned = (
  name: string,
  path: string,
  steps: readonly Step[],
  plan: object = examplePlan,
): ScreenState => state(name, path, steps, { answer: (page) => withPlan(page, plan) });

/** The tools of "My plan", filled in. */
export const planStates: readonly ScreenState[] = [
  planned("plan-filled", "/plan", [shows("Summary of your plan")]),
  planned("plan-forgetting", "/plan", [
    press("Delete my plan"),
    (page) => expect(page.getByRole("button", { name: "Keep it" })).toBeFocused(),
  ]),
  state("plan-received", "/plan#plan=broken", [shows("This plan cannot be opened")]),
  { ...planned("plan-quotes-five", "/plan/quotes", [shows("Warning signs")]), typical: true },
  planned(
    "plan-quotes-open",
    "/plan/quotes",
    [
      (page) =>
        page
          .getByRole("group", { name: /^Quote from / })
          .getByLabel("Price", { exact: true })
          .fill("ask us"),
      (page) => page.getByText("Read the message").click(),
    ],
    { ...examplePlan, quotes: quotesOfFive(40, 1) },
  ),
  planned("plan-costs-filled", "/plan/costs", [shows("The whole cost")], {
    ...examplePlan,
    costs: { ...examplePlan.costs, amounts: { ...examplePlan.costs.amounts, insurance: "€80" } },
  }),
  { ...planned("plan-dates-filled", "/plan/dates", [shows("Day by day")]), typical: true },
  planned("plan-checklist-sheets", "/plan/checklist", [
    (page) => page.getByRole("tab", { name: "Print" }).click(),
    shows("Sheets to print"),
    // Otherwise the header would lie over a button.
    (page) => page.evaluate(() => scrollTo(0, 0)),
  ]),
  planned("plan-checklist-filled", "/plan/checklist", [
    (page) => page.getByText("When you have a quote").click(),
  ]),
];
