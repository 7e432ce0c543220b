import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, expect, it } from "vitest";
import { loadSummaries } from "@/site/features/catalogue/load-summaries.ts";
import { DatesTool } from "@/site/features/plan/dates/dates-tool.tsx";
import { emptyPlan } from "@/site/features/plan/plan.ts";
import { forgetPlan, readPlan, replacePlan } from "@/site/features/plan/plan-store.ts";
import { allRecoveries } from "./plan-support.ts";

beforeAll(() => Promise.all([loadSummaries(["rhinoplasty"]), allRecoveries()]));
afterEach(() => {
  cleanup();
  forgetPlan();
});

it("a booked flight that is dangerous is named before the key days, at its field and in the bar", async () => {
  readPlan();
  replacePlan({
    ...emptyPlan,
    basics: { ...emptyPlan.basics, treatments: ["rhinoplasty"] },
    dates: {
      ...emptyPlan.dates,
      treatments: [{ slug: "rhinoplasty", visit: "" }],
      date: "2027-06-12",
      flight: "2027-06-15",
    },
  });
  render(<DatesTool />, { wrapper: MemoryRouter });
  const danger = await screen.findByRole("complementary", {
    name: "Your flight home is too early",
  });
  const arrive = await screen.findByText("Arrive", { selector: "dt" });
  expect(danger.compareDocumentPosition(arrive)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByLabelText(/^Flight home/)).toHaveAccessibleDescription(
    "Tuesday, June 15, 2027 Your flight home is too early",
  );
  const bar = screen.getByText(/^Plan to fly home/).closest("[data-lower-bar]");
  expect(bar).toHaveTextContent(/^Plan to fly home June 22Your flight home is too early/);
});
