import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, openLeads, test, toast } from "./fixtures.ts";

const PORT = 4198;
const LEADS = 5_000;
test.use({ baseURL: `http://localhost:${PORT}` });

let server: ChildProcess;
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = mkdtempSync(join(tmpdir(), "many-leads-"));
  const prepared = spawnSync(
    "npx",
    ["tsx", "tests/bench/prepare-data-folder.ts", folder, String(LEADS)],
    { encoding: "utf8" },
  );
  if (prepared.status !== 0) throw new Error(prepared.stderr);
  server = spawn("npx", ["tsx", "supabase/local/start.ts"], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: folder },
    stdio: "ignore",
    detached: true,
  });
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${PORT}/`).then(
          (response) => response.ok,
          () => false,
        ),
      {
        timeout: 60_000,
      },
    )
    .toBe(true);
});

test.afterAll(async () => {
  // The whole group: npx starts a process of its own.
  if (server.pid) process.kill(-server.pid, "SIGTERM");
  await new Promise((resolve) => server.once("exit", resolve));
  rmSync(folder, { recursive: true, force: true });
});

test("5,000 leads are counted, paged through and exported without a gap", async ({ page }) => {
  test.setTimeout(90_000);
  await openLeads(page);
  await expect(page.getByText("5,000 total leads")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(51);
  await expect(page.getByRole("row").nth(1)).toContainText("person-1@example.com");

  await page.getByRole("button", { name: "Older" }).click();
  await expect(page.getByRole("row").nth(1)).toContainText("person-51@example.com");
  await page.getByRole("button", { name: "Older" }).click();
  await expect(page.getByRole("row").nth(1)).toContainText("person-101@example.com");
  await page.reload();
  await expect(page.getByRole("row").nth(1)).toContainText("person-101@example.com");
  await page.getByRole("button", { name: "Newer" }).click();
  await expect(page.getByRole("row").nth(1)).toContainText("person-51@example.com");
  await page.getByRole("button", { name: "Newer" }).click();
  await expect(page.getByRole("row").nth(1)).toContainText("person-1@example.com");
  await expect(page.getByRole("button", { name: "Newer" })).toBeDisabled();

  // An address with nonsense in it shows the newest leads.
  await page.goto("/admin/leads?older-than=nonsense~here");
  await expect(page.getByRole("row").nth(1)).toContainText("person-1@example.com");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const text = await readFile(await download.path(), "utf8");
  const numbers = [...text.matchAll(/,person-(\d+)@example\.com,/g)].map((match) =>
    Number(match[1]),
  );
  expect(numbers).toEqual(Array.from({ length: LEADS }, (_, index) => index + 1));
  await expect(toast(page, "Leads exported successfully")).toBeVisible();
});

test("an export shows how far it is and can be stopped", async ({ page }) => {
  await openLeads(page);
  let chunks = 0;
  await page.route("**/rest/v1/leads?*limit=1000*", async (route) => {
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
  await expect(page.getByText("of 5,000")).toBeVisible();
  const exportButton = page.getByRole("button", { name: "Export CSV" });
  await expect(page.getByRole("button", { name: "Stop" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(exportButton).toBeEnabled();
  await expect(exportButton).toBeFocused();

  // Another page stops it too: nobody there could see it.
  await exportButton.click();
  await expect(page.getByText("of 5,000")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  const asked = chunks;
  // Longer than the chunk on its way takes, and the next would be asked for.
  await page.waitForTimeout(2500);
  expect(chunks).toBe(asked);
  expect(files).toBe(0);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
});
