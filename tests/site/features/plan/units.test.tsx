import { parseAmount } from "@shared/amounts.ts";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { isTreatmentSlug } from "@/content/treatments/names.ts";
import { formatPounds } from "@/site/features/catalogue/cost.ts";
import { addToPlan } from "@/site/features/plan/add-to-plan.ts";
import { CostsTool } from "@/site/features/plan/costs/costs-tool.tsx";
import { casePrice, unitsOf } from "@/site/features/plan/costs/units.ts";
import { priceOf } from "@/site/features/plan/costs/usual-figures.ts";
import { emptyPlan, type Plan } from "@/site/features/plan/plan.ts";
import { forgetPlan, readPlan, replacePlan } from "@/site/features/plan/plan-store.ts";
import { addPlanToNotes } from "@/site/features/plan/plan-summary.ts";
import { CostEstimate } from "@/site/features/treatments/cost-estimate.tsx";
import { allSummaries, costOf } from "../../../content/summaries.ts";

afterEach(() => {
  cleanup();
  forgetPlan();
});

/** A plan with one treatment, and the number of its units. */
function planWith(slug: string, units?: string): Plan {
  return {
    ...emptyPlan,
    basics: { ...emptyPlan.basics, treatments: isTreatmentSlug(slug) ? [slug] : [] },
    costs: { ...emptyPlan.costs, units: units === undefined ? {} : { [slug]: units } },
  };
}

function show(plan: Plan) {
  readPlan();
  replacePlan(plan);
  render(<CostsTool />, { wrapper: MemoryRouter });
}

const price = () => screen.getByRole("textbox", { name: "Treatment" });

describe("a price per implant, tooth, eye or session", () => {
  it("is for the whole case only with their number, which is kept in the text", () => {
    const counted = allSummaries.filter((each) => unitsOf(each));
    expect(new Set(counted.map(({ averageCost }) => averageCost.unit)).size).toBe(4);
    for (const summary of counted) {
      const { slug, averageCost } = summary;
      for (const unknown of ["", "0", "some", "99"]) {
        expect(casePrice(summary, planWith(slug, unknown)), slug).toBeUndefined();
      }
      const two = casePrice(summary, planWith(slug, "2"));
      expect(two?.amount, slug).toEqual({ low: averageCost.low * 2, high: averageCost.high * 2 });
      expect(two?.text, slug).toMatch(/^2 (implants|teeth|eyes|sessions) × £/);
    }
  });

  it("can be read again in the field, as can every other price that we suggest", () => {
    for (const summary of allSummaries.filter(priceOf)) {
      for (const units of ["1", "2", "1 to 2"]) {
        const found = casePrice(summary, planWith(summary.slug, units));
        expect(parseAmount(found?.text ?? "", { currency: "GBP" }), summary.slug).toEqual({
          low: found?.amount.low,
          high: found?.amount.high,
        });
      }
    }
  });

  it("is never used for one when the number is not known, and asks for it", async () => {
    for (const unit of ["per implant", "per tooth", "per eye"] as const) {
      const [summary] = allSummaries.filter(({ averageCost }) => averageCost.unit === unit);
      if (!summary) throw new Error(`No treatment is ${unit}.`);
      show(planWith(summary.slug));
      const field = await screen.findByRole("textbox", { name: /^How many/ });
      expect(field, unit).toHaveValue("");
      expect(screen.queryByRole("button", { name: /^Use/ })).toBeNull();
      cleanup();
    }
  });

  it("starts with the usual number of sessions", async () => {
    show(planWith("laser-hair-removal"));
    expect(await screen.findByRole("textbox", { name: /^How many sessions/ })).toHaveValue(
      "6 to 8",
    );
    expect(screen.getByRole("button", { name: /^Use 6 to 8 sessions × £/ })).toBeVisible();
  });
});

describe("four implants", () => {
  const { low, high } = costOf("dental-implants");
  const range = (from: number, to: number) => `${formatPounds(from)} to ${formatPounds(to)}`;
  const one = range(low, high);
  const fourTimes = `4 implants × ${one}`;

  it("cost four times one, follow a corrected number, and keep their unit in the notes", async () => {
    const user = userEvent.setup();
    show(planWith("dental-implants"));
    const field = await screen.findByRole("textbox", {
      name: "How many implants? (Dental Implants)",
    });
    await user.type(field, "4");
    await user.click(screen.getByRole("button", { name: new RegExp(`^Use ${fourTimes}`) }));
    expect(price()).toHaveValue(fourTimes);
    expect(screen.getAllByText(`${formatPounds(4 * high)} or more`).length).toBeGreaterThan(0);
    const notes = await addPlanToNotes(() => "");
    expect(notes).toContain("- Treatments: Dental Implants (4 implants)");
    expect(notes).toContain(`- Price of the treatment: ${fourTimes}`);
    expect(notes).toContain(
      `likely ${formatPounds(2 * (low + high))} or more, in the range ${range(4 * low, 4 * high)} or more`,
    );

    await user.clear(field);
    await user.type(field, "6");
    expect(price()).toHaveValue(`6 implants × ${one}`);
    // A number that is not possible is kept, with an error, and the amount stays.
    await user.clear(field);
    await user.type(field, "0");
    await user.tab();
    expect(field).toHaveAccessibleDescription(/Enter a whole number from 1 to 16/);
    expect(price()).toHaveValue(`6 implants × ${one}`);
  });

  it("count in the sum of several treatments, which follows too", async () => {
    const user = userEvent.setup();
    const plan = planWith("dental-implants");
    const treatments = ["dental-implants", "rhinoplasty"] as const;
    const nose = costOf("rhinoplasty");
    const withNose = (implants: number) =>
      range(implants * low + nose.low, implants * high + nose.high);
    show({ ...plan, basics: { ...plan.basics, treatments: [...treatments] } });
    const field = await screen.findByRole("textbox", { name: /^How many implants/ });
    expect(screen.queryByRole("button", { name: /Both/ })).toBeNull();
    screen.getByText(/say how many you need of each\.$/);
    await user.type(field, "4");
    await user.click(
      screen.getByRole("button", { name: new RegExp(`^Use ${withNose(4)}\\s*\\(Both\\)`) }),
    );
    await user.clear(field);
    await user.type(field, "2");
    expect(price()).toHaveValue(withNose(2));
    // An amount that somebody has changed stays.
    await user.type(price(), "0");
    await user.type(field, "0");
    expect(price()).toHaveValue(`${withNose(2)}0`);
  });

  it("are taken over from the treatment’s page", async () => {
    const user = userEvent.setup();
    render(<CostEstimate cost={costOf("dental-implants")} slug="dental-implants" />);
    await user.click(screen.getByRole("button", { name: "One more" }));
    await user.click(screen.getByRole("button", { name: "One more" }));
    cleanup();
    addToPlan({ treatments: ["dental-implants"] });
    expect(readPlan().costs.units).toEqual({ "dental-implants": "4" });
    show(readPlan());
    expect(await screen.findByRole("textbox", { name: /^How many implants/ })).toHaveValue("4");
    await user.click(screen.getByRole("button", { name: /^Use 4 implants/ }));
    expect(price()).toHaveValue(fourTimes);
  });

  it("are asked for if an older plan has our price for one", async () => {
    const plan = planWith("dental-implants");
    const costs = { ...plan.costs, amounts: { treatment: one } };
    show({ ...plan, costs });
    expect(await screen.findByText("The amount below is our price for one implant.")).toBeVisible();
  });

  it("have usual figures, whose button the bar with the total never covers", async () => {
    const plan = planWith("dental-implants", "4");
    show({ ...plan, costs: { ...plan.costs, amounts: { insurance: "£80" } } });
    const fill = await screen.findByRole("button", { name: "Fill in the usual figures" });
    const bar = screen.getByText(/lines not counted$/).closest("[data-lower-bar]");
    // A sticky bar stays within its parent.
    expect(bar?.parentElement).toContainElement(price());
    expect(bar?.parentElement).not.toContainElement(fill);
  });

  it("are asked before the usual figures fill in what is empty, and nothing else", async () => {
    const user = userEvent.setup();
    const plan = planWith("dental-implants");
    show({ ...plan, costs: { ...plan.costs, amounts: { flights: "£99" } } });
    const field = await screen.findByRole("textbox", { name: /^How many implants/ });
    // An earlier test has entered a number on the treatment's page.
    await user.clear(field);
    await user.type(field, "4");
    await user.click(screen.getByRole("button", { name: "Fill in the usual figures" }));
    expect(price()).toHaveValue(fourTimes);
    expect(screen.getByRole("textbox", { name: "Flights for one person" })).toHaveValue("£99");
    expect(screen.getByRole("textbox", { name: "Hotel per night" })).toHaveValue("£50 to £120");
    expect(screen.getByRole("textbox", { name: /^Extra nights/ })).toHaveValue("10");
    expect(screen.queryByRole("button", { name: "Fill in the usual figures" })).toBeNull();
    expect(screen.getByRole("heading", { name: "What you expect to pay" })).toHaveFocus();
    expect(screen.getByRole("link", { name: "Dental Implants" })).toBeVisible();
  });
});
