import { ANSWER_LENGTH } from "../src/site/features/plan/quotes/quotes-choices.ts";
import { examplePlan, fullestPlan, quotesOfFive, withPlan } from "./example-plan.ts";
import { expect, open, test } from "./fixtures.ts";
import { pagesOnPaper } from "./paper.ts";

// Many sheets of paper, each with a layout of its own.
test.describe.configure({ timeout: 180_000 });

test("quotes are one page on paper, however many and however long", async ({ page }) => {
  const table = page.getByRole("row", { name: /^Total in pounds/ });
  const fills = [
    [2, 0],
    [2, ANSWER_LENGTH],
    [3, 60],
    [5, 0],
    [5, 30],
    [5, 60],
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

test("the plan and its costs are one page on paper with every field full", async ({ page }) => {
  await withPlan(page, { ...fullestPlan, quotes: quotesOfFive(ANSWER_LENGTH) });
  await open(page, "/plan");
  await expect(page.getByText("Whole cost, including travel")).toBeVisible();
  expect(await pagesOnPaper(page, "A4")).toBe(1);
  expect(await pagesOnPaper(page, "Letter")).toBe(1);
  await open(page, "/plan/costs");
  await expect(page.getByRole("table")).toContainText("times 3 to 12 nights");
  expect(await pagesOnPaper(page, "A4")).toBe(1);
  expect(await pagesOnPaper(page, "Letter")).toBe(1);
});
