import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { TreatmentPicker } from "@/site/features/catalogue/treatment-picker.tsx";
import { addToPlan } from "@/site/features/plan/add-to-plan.ts";
import { setCaseCount } from "@/site/features/plan/case-counts.ts";
import { ClinicChoice } from "@/site/features/plan/checklist/clinic-choice.tsx";
import { emptyPlan } from "@/site/features/plan/plan.ts";
import { PlannedTreatments } from "@/site/features/plan/plan-basics.tsx";
import { PlanButton } from "@/site/features/plan/plan-button.tsx";
import { PLAN_KEY } from "@/site/features/plan/plan-key.ts";
import {
  changePlan,
  forgetPlan,
  readPlan,
  replacePlan,
  usePlanState,
} from "@/site/features/plan/plan-store.ts";
import { PlanTabs } from "@/site/features/plan/plan-tools.tsx";
import { ToolLinks } from "@/site/features/plan/tool-links.tsx";

afterEach(() => {
  cleanup();
  forgetPlan();
});

it("a treatment that is in the plan links to the plan, and offers itself again once it is removed", async () => {
  const user = userEvent.setup();
  render(<PlanButton adds={{ treatments: ["fue"] }}>Add to my plan</PlanButton>, {
    wrapper: MemoryRouter,
  });
  await user.click(screen.getByRole("button", { name: "Add to my plan" }));
  const link = await screen.findByRole("link", { name: "In your plan, open it" });
  expect(link).toHaveAttribute("href", "/plan");
  replacePlan(emptyPlan);
  expect(await screen.findByRole("button", { name: "Add to my plan" })).toBeVisible();
});

it("a page that the browser restores reads the plan again, and neither revives nor overwrites it", () => {
  const restored = () => {
    act(() => {
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
  };
  render(<PlanButton adds={{ treatments: ["dhi"] }}>Add to my plan</PlanButton>, {
    wrapper: MemoryRouter,
  });
  renderHook(usePlanState);
  const withNotes = (notes: string) => ({
    ...emptyPlan,
    basics: { ...emptyPlan.basics, treatments: ["dhi"], notes },
  });
  localStorage.setItem(PLAN_KEY, JSON.stringify(withNotes("newer")));
  restored();
  expect(screen.getByRole("link", { name: "In your plan, open it" })).toBeVisible();
  changePlan("costs", (before) => ({ ...before, used: "fue" }));
  expect(readPlan().basics.notes).toBe("newer");
  localStorage.removeItem(PLAN_KEY);
  restored();
  changePlan("costs", (before) => ({ ...before, used: "fue" }));
  expect(readPlan().basics).toEqual(emptyPlan.basics);
});

it("the tools below a price take the treatment with them", async () => {
  const user = userEvent.setup();
  render(<ToolLinks slug="lasik" />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/plan/costs",
    "/plan/dates",
    "/plan/quotes",
  ]);
  await user.click(screen.getByRole("link", { name: "When could I fly?" }));
  await waitFor(() => expect(readPlan().basics.treatments).toEqual(["lasik"]));
});

it("a new number from a treatment's page ends the price for the former one, and the plan's own number stays", () => {
  const costs = () => readPlan().costs;
  setCaseCount("dental-implants", 2);
  addToPlan({ treatments: ["dental-implants"] });
  expect(costs().units).toEqual({ "dental-implants": "2" });
  const priced = { used: "dental-implants", amounts: { treatment: "£1,600-£3,000" } };
  changePlan("costs", (before) => ({ ...before, ...priced }));
  // The same number again changes nothing, nor what was changed in the plan.
  addToPlan({ treatments: ["dental-implants"] });
  expect(costs()).toMatchObject(priced);
  changePlan("costs", (before) => ({ ...before, units: { "dental-implants": "6" } }));
  addToPlan({ treatments: ["dental-implants"] });
  expect(costs().units).toEqual({ "dental-implants": "6" });
  setCaseCount("dental-implants", 4);
  addToPlan({ treatments: ["dental-implants"] });
  expect(costs()).toMatchObject({
    units: { "dental-implants": "4" },
    used: "",
    amounts: { treatment: "" },
  });
});

it("a treatment that is removed takes our price for it along, and a full list leaves the focus at its heading", async () => {
  const user = userEvent.setup();
  readPlan();
  replacePlan({
    ...emptyPlan,
    basics: { ...emptyPlan.basics, treatments: ["fue", "dhi", "lasik", "veneers", "facelift"] },
    costs: { ...emptyPlan.costs, used: "all", amounts: { treatment: "£9,000" } },
  });
  render(<PlannedTreatments />, { wrapper: MemoryRouter });
  await user.selectOptions(screen.getByLabelText("Add a treatment"), "Septoplasty");
  expect(screen.getByRole("heading", { name: "Treatments" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: /^Remove ?LASIK/ }));
  expect(readPlan().costs).toMatchObject({ used: "", amounts: { treatment: "" } });
});

it("the second click of a double click does not remove a clinic with its answers", async () => {
  const user = userEvent.setup();
  const onRemove = vi.fn();
  const clinic = { id: "a", name: "Clinic A" };
  render(
    <ClinicChoice
      clinics={[clinic]}
      current={clinic}
      quoted={[]}
      answers={3}
      onChoose={() => {}}
      onAdd={() => {}}
      onRemove={onRemove}
    />,
  );
  await user.dblClick(screen.getByRole("button", { name: "Remove Clinic A" }));
  expect(onRemove).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Keep it" }));
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Remove Clinic A" })).toHaveFocus(),
  );
  await user.keyboard("{Enter}");
  await user.keyboard("{Enter}");
  expect(onRemove).toHaveBeenCalledOnce();
});

it("the row of tools says how far each has got", () => {
  readPlan();
  const { costs, dates, checklist } = emptyPlan;
  replacePlan({
    ...emptyPlan,
    costs: { ...costs, amounts: { treatment: "£2,000 to £3,000" } },
    dates: { ...dates, date: "2027-05-05" },
    checklist: { ...checklist, onSheet: ["surgeon"] },
  });
  render(<PlanTabs path="/plan/costs" />, { wrapper: MemoryRouter });
  const row = within(screen.getByRole("navigation", { name: "My plan" }));
  expect(row.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "My plan share or save",
    "Costs likely £2,500 or more",
    "Dates treatment May 5",
    "Quotes not started",
    "Questions 1 question",
  ]);
  expect(row.getByRole("link", { name: /^Costs/ })).toHaveAttribute("aria-current", "page");
});

it("a treatment chosen in a list counts at once, but not those that arrow keys pass", async () => {
  const user = userEvent.setup();
  const onAdd = vi.fn();
  render(<TreatmentPicker chosen={[]} onAdd={onAdd} />);
  const list = screen.getByRole("combobox", { name: "Add a treatment" });
  await user.selectOptions(list, "Septoplasty");
  expect(onAdd.mock.calls).toEqual([["septoplasty"]]);
  list.focus();
  for (const passed of ["rhinoplasty", "otoplasty"]) {
    await user.keyboard("{ArrowDown}");
    fireEvent.change(list, { target: { value: passed } });
  }
  expect(onAdd).toHaveBeenCalledTimes(1);
  await user.keyboard("{Enter}");
  expect(onAdd.mock.calls[1]).toEqual(["otoplasty"]);
  await user.keyboard("{ArrowDown}");
  fireEvent.change(list, { target: { value: "lasik" } });
  expect(onAdd).toHaveBeenCalledTimes(2);
  // Leaving the list is choosing, too.
  await user.tab();
  expect(onAdd.mock.calls[2]).toEqual(["lasik"]);
});
