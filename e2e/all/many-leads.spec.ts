import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, openLeads, toast } from "../fixtures.ts";
import { startServer } from "../server.ts";

const LEADS = 100_000;

/** Replaces the worker's server with one whose database has many leads. */
const test = base.extend<object, { server: string }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "many-leads-"));
      const prepared = spawnSync(
        "npx",
        ["tsx", "tests/bench/prepare-data-folder.ts", folder, String(LEADS)],
        { encoding: "utf8" },
      );
      if (prepared.status !== 0) throw new Error(prepared.stderr);
      const server = await startServer({ DATA_DIR: folder });
      await use(server.url);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 400_000 },
  ],
});

test("100,000 leads are counted, paged through, searched and exported, and none is missing", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openLeads(page);
  await expect(page.getByText("100,000 total leads")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(51);
  await expect(page.getByRole("row").nth(1)).toContainText("person-1@example.com");

  await expect(page.getByText("1–50 of 100,000")).toBeVisible();
  await page.getByRole("button", { name: "Older" }).click();
  await expect(page.getByRole("row").nth(1)).toContainText("person-51@example.com");
  await expect(page.getByText("51–100 of 100,000")).toBeVisible();
  await page.getByRole("button", { name: "Older" }).click();
  await expect(page.getByRole("row").nth(1)).toContainText("person-101@example.com");
  await page.reload();
  await expect(page.getByRole("row").nth(1)).toContainText("person-101@example.com");
  await page.getByRole("button", { name: "Newer" }).click();
  await expect(page.getByRole("row").nth(1)).toContainText("person-51@example.com");
  await page.getByRole("button", { name: "Newer" }).click();
  await expect(page.getByRole("row").nth(1)).toContainText("person-1@example.com");
  await expect(page.getByRole("button", { name: "Newer" })).toBeDisabled();

  // An invalid query shows the newest leads.
  await page.goto("/admin/leads?after=nonsense~here");
  await expect(page.getByRole("row").nth(1)).toContainText("person-1@example.com");

  // The search finds a lead of any age.
  await page.getByRole("textbox", { name: "Search leads" }).fill("person-77777@");
  await expect(page.getByText("1 lead matches")).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toContainText("person-77777@example.com");

  // There is a lead for each minute, so five days have several thousand, which take several requests.
  const from = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/admin/leads?from=${from}`);
  const matches = page.getByText(/^[\d,]+ leads match$/);
  await expect(matches).toBeVisible();
  const count = Number((await matches.innerText()).replace(/\D/g, ""));
  expect(count).toBeGreaterThan(7_000);
  const [download] = await Promise.all([
    page.waitForEvent("download", { timeout: 90_000 }),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const text = await readFile(await download.path(), "utf8");
  const numbers = [...text.matchAll(/,person-(\d+)@example\.com,/g)].map((match) =>
    Number(match[1]),
  );
  expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  await expect(toast(page, "Leads exported successfully")).toBeVisible();
});

test("an export shows its progress and can be stopped", async ({ page }) => {
  await openLeads(page);
  let chunks = 0;
  await page.route("**/rest/v1/rpc/export_leads", async (route) => {
    chunks += 1;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => {});
  });
  let files = 0;
  page.on("download", () => {
    files += 1;
  });
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expect(page.getByRole("progressbar", { name: "Exporting leads" })).toBeVisible();
  await expect(page.getByText(/^[\d,]+ of 100,000$/)).toBeVisible();
  const exportButton = page.getByRole("button", { name: "Export CSV" });
  await expect(page.getByRole("button", { name: "Stop" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(exportButton).toBeEnabled();
  await expect(exportButton).toBeFocused();

  // Leaving the page stops the export.
  await exportButton.click();
  await expect(page.getByText(/^[\d,]+ of 100,000$/)).toBeVisible();
  await page.getByRole("row").nth(1).getByRole("link").first().click();
  await page.getByRole("link", { name: "Open as a page" }).click();
  await expect(page).toHaveURL(/\/admin\/leads\/SV-/);
  await expect(exportButton).toHaveCount(0);
  const asked = chunks;
  // Longer than a chunk takes. The next chunk would be requested after it.
  await page.waitForTimeout(2500);
  expect(chunks).toBe(asked);
  expect(files).toBe(0);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
});
