import { admin, expect, open, signIn, test } from "./fixtures.ts";
import { pagesOnPaper } from "./paper.ts";

test("Insights prints on three pages and a lead on one, both without controls", async ({
  page,
}) => {
  await signIn(page, admin);
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  await open(page, "/admin/insights?period=91d");
  await expect(page.getByRole("heading", { name: "When leads arrive" })).toBeVisible();
  expect(await pagesOnPaper(page, "A4")).toBeLessThanOrEqual(3);

  await open(page, "/admin/leads?status=quoted");
  const lead = page.getByRole("row").nth(1).getByRole("link").first();
  await open(page, (await lead.getAttribute("href")) ?? "");
  const history = page.getByRole("heading", { name: "Notes and history" });
  await expect(history).toBeVisible();
  await expect(page.getByText("sent the request")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(history).toBeVisible();
  await expect(page.getByText("What they agreed to")).toBeVisible();
  for (const role of ["button", "textbox", "combobox"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  expect(await pagesOnPaper(page, "A4")).toBe(1);
});
