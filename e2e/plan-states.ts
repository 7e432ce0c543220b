import type { Page } from "@playwright/test";
import { examplePlan, quotesOfFive, withPlan } from "./example-plan.ts";
import { expect } from "./fixtures.ts";
import type { ScreenState } from "./screen-state.ts";

function planned(plan: object) {
  return (page: Page) => withPlan(page, plan);
}

/** Waits for a heading, which appears once the tool has loaded. */
function shows(name: string) {
  return (page: Page) => expect(page.getByRole("heading", { name }).first()).toBeVisible();
}

/** The tools of "My plan", filled in. */
export const planStates: readonly ScreenState[] = [
  {
    name: "plan-filled",
    path: "/plan",
    answer: planned(examplePlan),
    show: shows("Summary of your plan"),
  },
  {
    name: "plan-forgetting",
    path: "/plan",
    answer: planned(examplePlan),
    show: async (page) => {
      await page.getByRole("button", { name: "Delete my plan" }).click();
      await expect(page.getByRole("button", { name: "Keep it" })).toBeFocused();
    },
  },
  {
    name: "plan-received",
    path: "/plan#plan=broken",
    show: shows("This plan cannot be opened"),
  },
  {
    name: "plan-quotes-five",
    typical: true,
    path: "/plan/quotes",
    answer: planned(examplePlan),
    show: shows("Warning signs"),
  },
  {
    name: "plan-quotes-open",
    path: "/plan/quotes",
    answer: planned({ ...examplePlan, quotes: quotesOfFive(40, 1) }),
    show: async (page) => {
      const quote = page.getByRole("group", { name: /^Quote from / });
      await quote.getByLabel("Price", { exact: true }).fill("ask us");
      await page.getByText("Read the message").click();
    },
  },
  {
    name: "plan-costs-filled",
    path: "/plan/costs",
    answer: planned({
      ...examplePlan,
      costs: { ...examplePlan.costs, amounts: { ...examplePlan.costs.amounts, insurance: "€80" } },
    }),
    show: shows("The whole cost"),
  },
  {
    name: "plan-dates-filled",
    typical: true,
    path: "/plan/dates",
    answer: planned(examplePlan),
    show: shows("Day by day"),
  },
  {
    name: "plan-checklist-sheets",
    path: "/plan/checklist",
    answer: planned(examplePlan),
    show: async (page) => {
      await page.getByRole("tab", { name: "Print" }).click();
      await shows("Sheets to print")(page);
      // Otherwise the header would lie over a button.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: "plan-checklist-filled",
    path: "/plan/checklist",
    answer: planned(examplePlan),
    show: async (page) => {
      await page.getByText("When you have a quote").click();
    },
  },
];
