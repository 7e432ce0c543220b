import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { listenOnLoopback } from "../../supabase/local/loopback.ts";
import { createSite } from "../../supabase/local/site.ts";
import { expect, open, openLeads, test } from "../fixtures.ts";
import { openAndKeep } from "../offline-support.ts";

test.use({ serviceWorkers: "allow", savesData: false });

// The site is copied for offline use while the browser is idle, which takes a while on a busy machine.
test.describe.configure({ timeout: 60_000 });

test.beforeEach(({ faults }) => faults.allow("ERR_INTERNET_DISCONNECTED"));

/** Paths of everything in Cache Storage. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname);
    }
    return paths.sort();
  });
}

test("guides and treatments that were never visited can be read offline, by URL and by link", async ({
  page,
  context,
}) => {
  await openAndKeep(page, "/about");
  await context.setOffline(true);

  await open(page, "/treatment/hip-replacement");
  await expect(page.getByRole("heading", { level: 1, name: "Hip Replacement" })).toBeVisible();
  await expect(page).toHaveTitle(/^Hip Replacement in Turkey/);
  await expect(page.getByRole("heading", { name: "Risks & Complications" })).toBeVisible();
  // Its own drawing is not copied. The drawing of its category is served instead.
  const picture = page.getByRole("main").locator("img:visible").first();
  await expect(picture).toHaveAttribute("src", "/illustrations/hip-replacement-light.svg");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page
    .getByRole("main")
    .getByRole("link", { name: /Orthopedics/ })
    .first()
    .click();
  await expect(page).toHaveURL("/category/orthopedics");
  await page.getByRole("link", { name: /View Details.*Knee/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Knee/ })).toBeVisible();

  await open(page, "/explore#izmir");
  for (const city of ["İstanbul", "İzmir", "Antalya"]) {
    await expect(page.getByRole("heading", { level: 2, name: new RegExp(city) })).toBeVisible();
  }
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(({ status }) => status);
  });
  expect(fonts).toContain("loaded");
  expect(fonts).not.toContain("error");
  const drawing = await page.evaluate(async () => {
    const href = document.querySelector("main img")?.getAttribute("src") ?? "";
    return (await fetch(href)).headers.get("content-type");
  });
  expect(drawing).toContain("image/svg+xml");
});

test("an open page can be reloaded offline, with its query", async ({ page, context }) => {
  await openAndKeep(page, "/category/dental?search=impl");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByPlaceholder("Search treatments...")).toHaveValue("impl");
  await expect(page.getByRole("link", { name: "View Details" })).toHaveCount(1);
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
});

test("a URL without a copy shows the offline page, and works again once the connection is back", async ({
  page,
  context,
  faults,
}) => {
  faults.allow("404");
  await openAndKeep(page, "/");
  await context.setOffline(true);
  await page.goto("/clinic/some-clinic");
  await expect(page.getByRole("heading", { level: 1, name: "You’re offline" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try this page again" }).click();
  await expect(page.getByRole("heading", { name: "Clinic details coming soon" })).toBeVisible();
});

test("only the public files of the build are stored, even after reading, signing in and signing out", async ({
  page,
}) => {
  await openAndKeep(page, "/");
  const worker = await page.request.get("/sw.js");
  expect(worker.headers()["cache-control"]).toBe("no-cache");
  const before = await keptPaths(page);
  for (const path of before) {
    expect(path).toMatch(
      /^\/(shell|offline|assets\/[\w.-]+\.(js|woff2)|illustrations\/[\w-]+\.svg)$/,
    );
    expect(path).not.toMatch(/admin|leads/);
  }
  expect(before.length).toBeGreaterThan(100);
  expect(before).toContain("/illustrations/ear-nose-throat-light.svg");
  expect(before).not.toContain("/illustrations/rhinoplasty-light.svg");

  await page.goto("/treatment/rhinoplasty");
  await openLeads(page);
  expect(await keptPaths(page)).toEqual(before);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/admin/login");
  expect(await keptPaths(page)).toEqual(before);
});

/**
 * Serves a copy of the built site on a separate origin. A test can change it, or stop its responses.
 */
async function serveCopy() {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(fileURLToPath(new URL("../../dist", import.meta.url)), folder, { recursive: true });
  let handle = createSite(folder);
  const server = await listenOnLoopback((request, response) => handle(request, response), 0);
  return {
    origin: `http://localhost:${server.port}`,
    /** Replaces the first match in a file. */
    change: (name: string, from: string | RegExp, to: string) => {
      const file = join(folder, name);
      const text = readFileSync(file, "utf8");
      expect(text.search(from)).not.toBe(-1);
      writeFileSync(file, text.replace(from, to));
      for (const ending of ["br", "gz"]) rmSync(`${file}.${ending}`, { force: true });
      handle = createSite(folder);
    },
    /** Accepts requests and never responds. */
    silence: () => {
      handle = () => {};
    },
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test("a new build is shown at once online, and replaces the copies when no page needs the old ones", async ({
  page,
  context,
}) => {
  const site = await serveCopy();
  try {
    await openAndKeep(page, `${site.origin}/about`);
    const other = await context.newPage();
    await open(other, `${site.origin}/faq`);

    site.change("about.html", "<html", '<html data-build="new"');
    site.change("shell.html", "<html", '<html data-build="new"');
    site.change("sw.js", /(\/shell.{0,20}revision.{0,3})[0-9a-f]{16}/, "$1new-revision");
    await page.goto(`${site.origin}/about`);
    await expect(page.locator("html")).toHaveAttribute("data-build", "new");

    const waiting = () =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
    await expect.poll(waiting, { timeout: 20_000 }).toBe(true);
    // The other page may still request files of the old build.
    await page.reload();
    await page.waitForTimeout(3000);
    expect(await waiting()).toBe(true);

    await other.close();
    await page.reload();
    await expect.poll(waiting).toBe(false);
    const shells = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open("public-files")).keys();
        return keys.map(({ url }) => url).filter((url) => url.includes("/shell"));
      });
    await expect.poll(shells).toEqual([expect.stringContaining("new-revision")]);
    await context.setOffline(true);
    await page.goto(`${site.origin}/contact`);
    await expect(page.locator("html")).toHaveAttribute("data-build", "new");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  } finally {
    await site.close();
  }
});

test("a page opens within seconds even if the network does not respond", async ({ page }) => {
  const site = await serveCopy();
  try {
    await openAndKeep(page, `${site.origin}/about`);
    site.silence();
    const begun = Date.now();
    await page.goto(`${site.origin}/treatment/lasik`);
    await expect(page.getByRole("heading", { level: 1, name: /LASIK/ })).toBeVisible();
    expect(Date.now() - begun).toBeGreaterThan(2900);
    expect(Date.now() - begun).toBeLessThan(8000);
  } finally {
    await site.close();
  }
});

test("a private link leaves nothing in the offline copies, and does not open offline", async ({
  page,
  context,
}) => {
  await openAndKeep(page, "/about");
  const token = "x".repeat(70);
  await page.goto(`/request#${token}`);
  await expect(page.getByRole("button", { name: "Open my request" })).toBeVisible();
  expect(await keptPaths(page)).not.toContain("/request");
  const copies = await page.evaluate(async () => {
    const responses = [];
    for (const name of await caches.keys()) {
      responses.push(...(await (await caches.open(name)).matchAll()));
    }
    return (await Promise.all(responses.map((response) => response.text()))).join("\n");
  });
  expect(copies).not.toContain(token);

  await context.setOffline(true);
  await page.goto("about:blank");
  await page.goto(`/request#${token}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/offline/i);
  await expect(page.getByRole("button", { name: "Open my request" })).toBeHidden();
});
