import { act, cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { treatmentNames } from "@/content/treatments/names.ts";
import { loadSummaries } from "@/site/features/catalogue/load-summaries.ts";
import { DatesTool } from "@/site/features/plan/dates/dates-tool.tsx";
import { emptyPlan, type Plan } from "@/site/features/plan/plan.ts";
import { readPlan, replacePlan } from "@/site/features/plan/plan-store.ts";
import { QuoteProvider } from "@/site/features/quote/quote-context.tsx";
import ComparePage from "@/site/pages/compare/compare-page.tsx";
import { translate } from "../translated.ts";
import { allRecoveries } from "./features/plan/plan-support.ts";

// The texts are separate chunks, which take a while on a busy machine.
configure({ asyncUtilTimeout: 5000 });

async function compare(slugs: readonly string[]): Promise<HTMLElement> {
  window.history.replaceState(null, "", `/compare?treatments=${slugs.join()}`);
  await act(async () => {
    render(
      <BrowserRouter>
        <QuoteProvider>
          <ComparePage />
        </QuoteProvider>
      </BrowserRouter>,
    );
  });
  return screen.findByRole("table");
}

it("a translated comparison shows what each treatment has of its own, whatever it is compared with", async () => {
  // What two of them share is below the table until one is removed, and then above others in the table.
  const table = await compare(["gastric-sleeve", "gastric-bypass"]);
  await translate();
  const remove = within(table).getByRole("button", { name: "Remove Gastric Bypass" });
  await userEvent.click(remove);
  await waitFor(() => expect(screen.getAllByRole("columnheader")).toHaveLength(1));
  const shown = table.textContent;
  cleanup();
  expect(shown).toBe((await compare(["gastric-sleeve"])).textContent);
});

async function showDates(plan: Plan) {
  readPlan();
  replacePlan(plan);
  const { container } = render(<DatesTool />, { wrapper: BrowserRouter });
  await screen.findByRole("heading", { name: "Things to think about" });
  return container;
}

it("translated dates follow the plan, with their warnings", async () => {
  await Promise.all([loadSummaries(Object.keys(treatmentNames)), allRecoveries()]);
  const planOf = (slugs: Plan["basics"]["treatments"], flight: string): Plan => ({
    ...emptyPlan,
    basics: { ...emptyPlan.basics, treatments: slugs },
    dates: {
      ...emptyPlan.dates,
      treatments: slugs.map((slug) => ({ slug, visit: "" })),
      date: "2099-06-12",
      flight,
    },
  });
  const page = await showDates(
    planOf(["rhinoplasty", "liposuction", "knee-replacement"], "2099-06-14"),
  );
  await translate();
  const next = planOf(["rhinoplasty", "dental-implants"], "2099-06-16");
  act(() => replacePlan(next));
  const shown = page.textContent;
  cleanup();
  expect(shown).toBe((await showDates(next)).textContent);
});
