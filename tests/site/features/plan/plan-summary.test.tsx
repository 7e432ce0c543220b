import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { treatmentSummaries } from "@/content/treatments/index.ts";
import { loadSummaries } from "@/site/features/catalogue/load-summaries.ts";
import { usualFigures } from "@/site/features/plan/costs/usual-figures.ts";
import { plannedTrip } from "@/site/features/plan/dates/trip.ts";
import { emptyPlan, type Plan } from "@/site/features/plan/plan.ts";
import { PlanLines } from "@/site/features/plan/plan-lines.tsx";
import { forgetPlan, readPlan, replacePlan } from "@/site/features/plan/plan-store.ts";
import { addPlanToNotes, planInParts } from "@/site/features/plan/plan-summary.ts";
import { PlanTools } from "@/site/features/plan/plan-tools.tsx";

const plan: Plan = {
  ...emptyPlan,
  basics: { treatments: ["rhinoplasty", "veneers"], city: "İzmir", notes: "I faint\nat needles." },
  dates: {
    ...emptyPlan.dates,
    treatments: [
      { slug: "rhinoplasty", visit: "" },
      { slug: "veneers", visit: "" },
    ],
    date: "2027-07-05",
  },
  checklist: {
    ...emptyPlan.checklist,
    answers: { a: { surgeon: "Dr A. Example" } },
    onSheet: ["surgeon", "building"],
  },
};
const { treatments } = plan.basics;

/** A trip for rhinoplasty alone, with a booked flight. */
const flyingHome = (flight: string): Plan => ({
  ...plan,
  dates: { ...plan.dates, treatments: plan.dates.treatments.slice(0, 1), flight },
});

const linesOf = async (any: Plan) => (await planInParts(any)).flatMap(({ lines }) => lines);

afterEach(() => {
  cleanup();
  forgetPlan();
});

describe("the summary of a plan", () => {
  it("says when the trip is, how long it lasts and what has been chosen", async () => {
    expect(await linesOf(plan)).toEqual([
      { label: "Treatments: ", text: "Rhinoplasty and Porcelain Veneers" },
      "City: İzmir",
      "Arrival: Saturday, July 3, 2027",
      "Treatment: Monday, July 5, 2027",
      "Stay to plan for: 19 nights, until Thursday, July 22, 2027",
      "Questions chosen for the clinic: 2",
      "Answers from clinics: 1",
      "Notes: I faint\nat needles.",
    ]);
  });

  it("has the day that the person entered if there is no treatment, and a booked flight", async () => {
    const dates = { ...emptyPlan.dates, date: "2027-07-05", flight: "2027-07-20" };
    expect(await linesOf({ ...emptyPlan, dates })).toEqual([
      "Treatment: Monday, July 5, 2027",
      "Flight home: Tuesday, July 20, 2027, booked",
    ]);
    expect(await linesOf(emptyPlan)).toEqual(["Nothing yet"]);
  });

  it("marks a booked flight that is too early, and says so in the notes too", async () => {
    const early = flyingHome("2027-07-08");
    const line = "Flight home: Thursday, July 8, 2027, booked. Your flight home is too early.";
    expect(await linesOf(early)).toContainEqual({ danger: line });
    replacePlan(early);
    expect(await addPlanToNotes(() => "")).toContain(`\n- ${line}\n`);
    render(<PlanLines plan={early} />);
    const danger = await screen.findByText(line);
    expect(danger.tagName).toBe("STRONG");
    const title = screen.getByRole("heading", { name: "Treatment" });
    expect(danger.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

    expect(await linesOf(flyingHome("2027-07-30"))).toContain(
      "Flight home: Friday, July 30, 2027, booked",
    );
  });

  it("of the tools says the same of the flight", async () => {
    readPlan();
    replacePlan(flyingHome("2027-07-08"));
    render(<PlanTools />, { wrapper: MemoryRouter });
    const dates = screen.getByRole("link", { name: /^Dates/ });
    expect(await within(dates).findByText("Your flight home is too early")).toBeVisible();
    act(() => replacePlan(plan));
    await waitFor(() => expect(dates).not.toHaveTextContent("flight home is"));
  });
});

it("a summary without the figures of a booked flight says so, and tries again", async () => {
  const load = vi.spyOn(treatmentSummaries, "load").mockRejectedValue(new TypeError("gone"));
  onTestFinished(() => load.mockRestore());
  render(<PlanLines plan={flyingHome("2027-07-06")} />);
  const again = await screen.findByRole("button", { name: "Try again" });
  load.mockRestore();
  await act(async () => again.click());
  expect(await screen.findByText(/too early/)).toBeVisible();
});

describe("the plan in notes", () => {
  it("is added once, and replaced where it stands when it changes", async () => {
    replacePlan(plan);
    const added = await addPlanToNotes(() => "Hello.");
    expect(added).toMatch(/^Hello\.\n\nMy plan\n- Treatments: [\s\S]*\nEnd of my plan$/);
    expect(await addPlanToNotes(() => added)).toBe(added);

    replacePlan({ ...plan, basics: { ...plan.basics, city: "Antalya", notes: "$& costs?" } });
    const edited = `${added.replace("Rhinoplasty and ", "")}\n\nThank you.`;
    const replaced = await addPlanToNotes(() => edited);
    expect(replaced.match(/My plan/g)).toHaveLength(1);
    expect(replaced).toMatch(/^Hello\.\n\nMy plan\n- Treatments: Rhinoplasty and/);
    expect(replaced).toMatch(/- Notes: \$& costs\?\nEnd of my plan\n\nThank you\.$/);
    expect(replaced).not.toContain("İzmir");
  });

  it("is added to what is typed until the plan has loaded", async () => {
    replacePlan(plan);
    let notes = "Hel";
    const adding = addPlanToNotes(() => notes);
    notes = "Hello.";
    expect(await adding).toMatch(/^Hello\.\n\nMy plan\n/);
  });
});

describe("the usual figures next to the costs", () => {
  it("are those of the trip in “Dates”, if it has one", async () => {
    const summaries = await loadSummaries(treatments);
    const trip = plannedTrip(plan.dates.treatments, plan.dates, summaries);
    expect(trip?.nights.max).toBe(19);
    expect(usualFigures(summaries, trip).nights).toBe("The trip in “Dates”: plan 19 nights.");
    expect(usualFigures(summaries, undefined).nights).toContain("12 nights (Rhinoplasty)");
    const implants = await loadSummaries(["dental-implants"]);
    expect(usualFigures(implants, undefined).trips).toContain(
      "Usually 2 trips (Dental Implants), 3 to 6 months apart.",
    );
  });

  it("need a date, and the figures of every treatment", async () => {
    const summaries = await loadSummaries(["rhinoplasty"]);
    expect(plannedTrip(plan.dates.treatments, plan.dates, summaries)).toBeUndefined();
    expect(plannedTrip([], plan.dates, summaries)).toBeUndefined();
    const undated = { ...plan.dates, date: "" };
    expect(plannedTrip(plan.dates.treatments.slice(0, 1), undated, summaries)).toBeUndefined();
  });
});
