import { conditions, stages } from "../../src/content/plan/checklist.ts";
import {
  ANSWER_LENGTH,
  limits,
  MAX_SHEET_QUESTIONS,
} from "../../src/site/features/plan/checklist/checklist-part.ts";
import { withPlan } from "../example-plan.ts";
import { expect, open, test } from "../fixtures.ts";
import { pagesOnPaper } from "../paper.ts";

// The trips with the most printed text, with every warning that a trip can have.
const longestTrips = [
  ["beard-transplant", "eyebrow-transplant", "hip-replacement"],
  ["sapphire-fue", "gastric-bypass", "knee-replacement"],
  ["limb-lengthening", "hip-replacement", "eyebrow-transplant"],
  ["limb-lengthening", "hip-replacement", "rhinoplasty"],
  ["knee-replacement", "rhinoplasty"],
  ["limb-lengthening"],
  ["acne-scar-removal"],
] as const;

for (const slugs of longestTrips) {
  test(`dates of ${slugs.join(", ")} are printed on one page`, async ({ page }) => {
    await page.clock.setFixedTime("2027-04-20T10:00:00Z");
    await withPlan(page, {
      basics: { treatments: [], city: "Antalya" },
      dates: {
        treatments: slugs.map((slug) => ({ slug })),
        anchor: "operation",
        date: "2027-05-16",
        flight: "2027-05-17",
        daysInTurkey: "85",
      },
    });
    await open(page, "/plan/dates");
    const warnings = page
      .getByRole("region", { name: "Things to think about" })
      .getByRole("listitem");
    await expect(warnings).not.toHaveCount(0);
    expect(await pagesOnPaper(page, "A4")).toBe(1);
    expect(await pagesOnPaper(page, "Letter")).toBe(1);
    // A date is never broken before its year.
    const lines = await page
      .locator("dd time > span:last-child")
      .evaluateAll((parts) => parts.map((part) => part.getClientRects().length));
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(lines.filter((count) => count !== 1)).toEqual([]);
    // Tasks with a deadline, and the sources of the figures, are printed too.
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(/passport must be valid until at least/)).toBeVisible();
    await expect(page.getByText(/come from our pages on/)).toBeVisible();
  });
}

test("with every field full, each sheet is one page, and each can be printed separately", async ({
  page,
}) => {
  const words = (length: number) => "Words that go on. ".repeat(length).slice(0, length);
  const questions = stages.flatMap((stage) => stage.questions.map(({ id }) => id));
  const onSheet = questions.slice(0, MAX_SHEET_QUESTIONS);
  await withPlan(page, {
    basics: { treatments: [], city: "İstanbul" },
    dates: {
      treatments: [
        { slug: "limb-lengthening" },
        { slug: "hip-replacement" },
        { slug: "beard-transplant" },
      ],
      date: "2027-09-22",
      flight: "2027-12-30",
    },
    checklist: {
      clinics: [{ id: "a", name: "W".repeat(60) }],
      answers: { a: Object.fromEntries(onSheet.map((id) => [id, words(ANSWER_LENGTH)])) },
      onSheet,
      conditions: conditions.map(({ id }) => id),
      medicines: words(limits.medicines),
      allergies: words(limits.allergies),
      operations: words(limits.operations),
      body: words(limits.body),
    },
  });
  await page.addInitScript(() => {
    window.print = () => {
      const printed = [...document.querySelectorAll("article")].filter(
        (sheet) => !sheet.closest(".print\\:hidden"),
      );
      document.title = `printed ${printed.length}: ${printed[0]?.textContent?.slice(0, 16)}`;
    };
  });
  await open(page, "/plan/checklist");
  await expect(page.getByRole("tab", { name: "Ask" })).toBeVisible();
  expect(await pagesOnPaper(page, "A4")).toBe(3);
  await page.getByRole("tab", { name: "Print" }).click();
  await expect(page.getByRole("article")).toHaveCount(3);
  expect(await pagesOnPaper(page, "Letter")).toBe(3);
  await page.getByRole("button", { name: "Print the sheet for your GP at home" }).click();
  await expect(page).toHaveTitle("printed 1: For my GP at hom");
  await page.getByRole("button", { name: "Print the sheet for the clinic" }).click();
  await expect(page).toHaveTitle("printed 1: For WWWWWWWWWWWW");
  await page.getByRole("button", { name: "Print the sheet of warning signs" }).click();
  await expect(page).toHaveTitle("printed 1: Warning signs af");
});

test("the longest sheet of warning signs is one page", async ({ page }) => {
  // Of all plans for three treatments, their signs are the longest.
  const longest = ["teeth-whitening", "sinus-surgery", "knee-replacement"] as const;
  await withPlan(page, { dates: { treatments: longest.map((slug) => ({ slug })) } });
  await open(page, "/plan/checklist");
  await page.getByRole("tab", { name: "Print" }).click();
  const sheet = page.getByRole("article", { name: "Sheet of warning signs" });
  await expect(
    sheet.getByText("chest pain, sudden trouble breathing or coughing up blood"),
  ).toBeVisible();
  expect(await pagesOnPaper(page, "A4")).toBe(3);
  expect(await pagesOnPaper(page, "Letter")).toBe(3);
});
