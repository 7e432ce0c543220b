import { ANSWER_LENGTH } from "@shared/quote.ts";
import { examplePlan, fullestPlan, quotesOfFive, withPlan } from "../example-plan.ts";
import { expect, open, test } from "../fixtures.ts";
import { pagesOnPaper } from "../paper.ts";
import { privateLinkStates } from "../private-link-states.ts";

// Many sheets are printed, each with a different layout.
test.describe.configure({ timeout: 180_000 });

test("quotes are printed on one page, however many there are and however long", async ({
  page,
}) => {
  const table = page.getByRole("row", { name: /^Total in pounds/ });
  const fills = [
    [2, 0],
    [2, ANSWER_LENGTH],
    [3, 60],
    [5, 0],
    [5, 30],
    [5, 60],
    [5, 80],
    [5, ANSWER_LENGTH],
  ] as const;
  for (const [clinics, letters] of fills) {
    await withPlan(page, { ...examplePlan, quotes: quotesOfFive(letters, clinics) });
    await open(page, "/plan/quotes");
    await expect(table.getByRole("cell")).toHaveCount(clinics);
    for (const format of ["A4", "Letter"] as const) {
      const pages = await pagesOnPaper(page, format);
      expect.soft(pages, `${clinics} clinics, ${letters} letters, ${format}`).toBe(1);
    }
  }
});

test("quotes that the team shared are printed on one page, without the rest of the private page", async ({
  page,
}) => {
  const state = privateLinkStates.find(({ name }) => name === "my-request-quotes");
  if (!state) throw new Error("The state is missing.");
  await state.answer?.(page);
  await open(page, state.path);
  await state.show(page);
  for (const format of ["A4", "Letter"] as const) expect(await pagesOnPaper(page, format)).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByText(/Your quotes side by side, request SV-/)).toBeVisible();
});

test("the plan and its costs each print on one page, with every field full and with some empty", async ({
  page,
}) => {
  const plans = [
    { ...fullestPlan, quotes: quotesOfFive(ANSWER_LENGTH) },
    { ...examplePlan, costs: { ...examplePlan.costs, amounts: { flights: "£150 to £250" } } },
    examplePlan,
  ];
  for (const [index, plan] of plans.entries()) {
    await withPlan(page, plan);
    for (const path of ["/plan", "/plan/costs"]) {
      await open(page, path);
      await expect(page.getByText(/Whole cost, including|What each line adds/)).toBeVisible();
      for (const format of ["A4", "Letter"] as const) {
        const pages = await pagesOnPaper(page, format);
        expect.soft(pages, `plan ${index}, ${path}, ${format}`).toBe(1);
      }
    }
  }
});
