import { admin, expect, open, openSignedIn, searchLeads, test } from "../fixtures.ts";
import { pagesOnPaper, sheetSize } from "../paper.ts";

test("a short list of leads fits on one sheet across, with its tab, filters and whole notes", async ({
  page,
}) => {
  await openSignedIn(page, admin);
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  // The search leaves out leads that other tests have sent.
  await open(page, "/admin/leads?tab=due&city=Antalya");
  await searchLeads(page, "x-ray");
  await expect(page.getByText(/^\d+ leads? match/)).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  const { width = 0, height = 0 } = await sheetSize(page);
  expect(width).toBeGreaterThan(height);
  expect(await pagesOnPaper(page, "A4")).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Due, due first · Antalya · Search: x-ray")).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  const cut = await page
    .locator("td[data-column=notes] [dir=auto]")
    .evaluateAll(
      (notes) => notes.filter((note) => note.scrollHeight > note.clientHeight + 1).length,
    );
  expect(cut).toBe(0);
});

test("Insights prints on four pages, a lead on one and one with a quote on two, without controls", async ({
  page,
}) => {
  await openSignedIn(page, admin);
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  await open(page, "/admin/insights?period=91d");
  await expect(page.getByRole("heading", { name: "When leads arrive" })).toBeVisible();
  expect(await pagesOnPaper(page, "A4")).toBeLessThanOrEqual(4);

  for (const [status, most] of [
    ["contacted", 1],
    ["quoted", 2],
  ] as const) {
    await page.emulateMedia({ media: "screen" });
    await open(page, `/admin/leads?status=${status}`);
    const lead = page.getByRole("row").nth(1).getByRole("link").first();
    await open(page, (await lead.getAttribute("href")) ?? "");
    const history = page.getByRole("heading", { name: "Notes and history" });
    await expect(history).toBeVisible();
    // The screen folds what is older.
    await expect(page.getByText("sent the request")).toBeAttached();
    await page.emulateMedia({ media: "print" });
    await expect(history).toBeVisible();
    await expect(page.getByText("What they agreed to")).toBeVisible();
    await expect(page.getByText("sent the request")).toBeVisible();
    for (const role of ["button", "textbox", "combobox"] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    expect(await pagesOnPaper(page, "A4")).toBeLessThanOrEqual(most);
  }
});
