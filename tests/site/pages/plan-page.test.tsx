import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { emptyPlan } from "@/site/features/plan/plan.ts";
import { forgetPlan, replacePlan } from "@/site/features/plan/plan-store.ts";
import { QuoteProvider } from "@/site/features/quote/quote-context.tsx";
import PlanPage from "@/site/pages/plan/plan-page.tsx";
import PlanCostsPage from "@/site/pages/plan-costs/plan-costs-page.tsx";
import PlanQuotesPage from "@/site/pages/plan-quotes/plan-quotes-page.tsx";
import { quote } from "../features/plan/plan-quote-support.ts";

afterEach(() => {
  cleanup();
  act(forgetPlan);
});

const show = (page = <PlanPage />) =>
  render(<QuoteProvider>{page}</QuoteProvider>, { wrapper: MemoryRouter });
const picker = () => screen.getByRole("combobox", { name: "Add a treatment" });
const tools = () => screen.getByRole("navigation", { name: "Tools" });
/** Whether the tools are before something else on the page. */
const areToolsBefore = (other: HTMLElement) =>
  tools().compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;

it("an empty plan starts with a treatment, and ends with opening one from a file", async () => {
  show();
  expect(areToolsBefore(picker())).toBe(false);
  const keeping = screen.getByRole("region", { name: "Open a saved plan" });
  expect(areToolsBefore(keeping)).toBe(true);
  expect([...keeping.querySelectorAll("button")].map((each) => each.textContent)).toEqual([
    "Open a file",
  ]);

  // Nothing moves while a person adds the first one.
  await userEvent.selectOptions(picker(), "Rhinoplasty");
  expect(areToolsBefore(picker())).toBe(false);
  expect(screen.getByRole("region", { name: "Share, save or delete your plan" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Delete my plan" })).toBeEnabled();
});

it("a plan that has begun starts with the tools", () => {
  replacePlan({ ...emptyPlan, basics: { ...emptyPlan.basics, treatments: ["rhinoplasty"] } });
  show();
  expect(areToolsBefore(picker())).toBe(true);
});

it.each([
  ["costs", PlanCostsPage],
  ["quotes", PlanQuotesPage],
])("the %s can be printed once a price is entered", async (_tool, Page) => {
  replacePlan({
    ...emptyPlan,
    quotes: { ...emptyPlan.quotes, quotes: [quote({ clinic: "Clinic A", price: "" })] },
  });
  show(<Page />);
  const price = screen.getByLabelText(/^(Treatment|Price)$/);
  expect(screen.queryByRole("button", { name: "Print" })).toBeNull();
  await userEvent.type(price, "2500");
  expect(screen.getByRole("button", { name: "Print" })).toBeVisible();
});
