import type { Page } from "@playwright/test";
import { budgets, TOLERANCE } from "../src/prerender/budgets.ts";
import { expect, open, test } from "./fixtures.ts";

test("navigation keeps the document, and changes heading, title and URL", async ({ page }) => {
  await open(page, "/");
  let documents = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents += 1;
  });
  const main = page.getByRole("main");
  const steps: readonly (readonly [link: string | RegExp, path: string, heading: string])[] = [
    [/^Dental/, "/category/dental", "Dental"],
    [/Porcelain Veneers/, "/treatment/veneers", "Porcelain Veneers"],
    [/İzmir/, "/explore#izmir", "Destinations"],
  ];
  for (const [link, path, heading] of steps) {
    await main.getByRole("link", { name: link }).first().click();
    await expect(page).toHaveURL(path);
    await expect(main.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(heading));
  }
  await page.goBack();
  await expect(main.getByRole("heading", { level: 1, name: "Porcelain Veneers" })).toBeVisible();
  await page.goForward();
  await expect(main.getByRole("heading", { level: 1, name: "Destinations" })).toBeVisible();
  expect(documents).toBe(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Transferred bytes of a first view, by URL. */
  async function firstView(page: Page, path: string): Promise<Map<string, number>> {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    const heads = new Map<string, { address: string; bytes: number }>();
    const bytes = new Map<string, number>();
    session.on("Network.responseReceived", ({ requestId, response }) => {
      heads.set(requestId, { address: response.url, bytes: response.encodedDataLength });
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const head = heads.get(requestId);
      if (!head) return;
      // Headers are not counted, because hosts compress them and the local server does not.
      bytes.set(head.address, encodedDataLength - head.bytes);
    });
    await open(page, path);
    await page.waitForLoadState("networkidle");
    await session.detach();
    return bytes;
  }

  // Prefetched pages and offline copies are not part of a first view.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true } });
    }),
  );

  // The build adds up the files of every page. These tests check that a browser loads nothing else.
  for (const [path, most] of [
    ["/", budgets.view],
    ["/treatment/dental-implants", budgets.treatmentView],
    ["/treatment/sapphire-fue", budgets.treatmentView],
  ] as const) {
    test(`the first view of ${path} stays within its budget`, {
      tag: path === "/treatment/dental-implants" ? [] : ["@all"],
    }, async ({ page, baseURL }) => {
      const view = await firstView(page, path);
      const addresses = [...view.keys()];
      expect(addresses.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([]);
      const fonts = addresses.filter((address) => address.endsWith(".woff2"));
      expect(fonts.length).toBeLessThanOrEqual(budgets.fonts);
      const sum = [...view.values()].reduce((total, size) => total + size, 0);
      expect(sum, [...view].join(" ")).toBeLessThanOrEqual(most * (1 + TOLERANCE));
      // A view that did not finish loading would be small.
      expect(sum).toBeGreaterThan(100_000);
    });
  }
});

test("pictures load when they are near the viewport, only in the colours of the theme", {
  tag: "@all",
}, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/illustrations/")) asked.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  const first = asked.length;
  const pictures = page.getByRole("main").locator("img:visible");
  expect(await pictures.count()).toBeGreaterThan(first);
  await pictures.last().scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(first);
  await expect
    .poll(() => pictures.last().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(asked.filter((url) => url.includes("-dark."))).toEqual([]);

  const hero = page.locator("img:visible").first();
  await page.getByRole("contentinfo").getByText("Dark", { exact: true }).click();
  await hero.scrollIntoViewIfNeeded();
  await expect(hero).toHaveAttribute("src", /-dark\.svg$/);
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("reloading a page and going back keep its scroll position", { tag: "@all" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  const place = page.getByRole("main").getByRole("heading", { level: 2 }).last();
  await place.scrollIntoViewIfNeeded();
  await page.reload();
  await expect(place).toBeInViewport();

  await page.goto("/about");
  await page.goBack();
  await expect(place).toBeInViewport();
});

test("a URL with an anchor scrolls to its target, below the header", { tag: "@all" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, id] of [
    ["/explore", "antalya"],
    ["/disclaimer", "12"],
    ["/how-it-works", "steps"],
  ] as const) {
    await open(page, path);
    const places = await page
      .locator("main [id]")
      .evaluateAll((nodes) =>
        nodes.filter((node) => node.matches("section, article, h2, li")).map((node) => node.id),
      );
    const place = places.find((each) => each.includes(id)) ?? places.at(-1);
    expect(place, path).toBeDefined();
    await open(page, `/about`);
    await open(page, `${path}#${place}`);
    const header = await page
      .getByRole("banner")
      .evaluate((node) => node.getBoundingClientRect().height);
    const top = () =>
      page.locator(`[id="${place}"]`).evaluate((node) => node.getBoundingClientRect().top);
    await expect.poll(top, path).toBeGreaterThanOrEqual(header - 1);
    const atEnd = await page.evaluate(
      () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2,
    );
    if (!atEnd) await expect.poll(top, path).toBeLessThan(header + 200);
  }
});

test("the guide in view is marked, wherever someone scrolls to", { tag: "@all" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/explore");
  const marked = page.getByRole("navigation", { name: "Cities" }).locator("[aria-current]");
  const jump = (to: "start" | "end") =>
    page.evaluate(
      (top) => window.scrollTo({ top, behavior: "instant" }),
      to === "start" ? 0 : 1_000_000,
    );
  await expect(marked).toHaveCount(0);
  await jump("end");
  await expect(marked).toHaveText("Antalya");
  await jump("start");
  await expect(marked).toHaveCount(0);
  await page.locator("#izmir").evaluate((guide) => guide.scrollIntoView({ block: "end" }));
  await expect(marked).toHaveText("İzmir");
});

test("a treatment page prints with its questions and without controls", { tag: "@all" }, async ({
  page,
}) => {
  await open(page, "/treatment/hip-replacement");
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Hip Replacement" })).toBeVisible();
  for (const name of ["Overview", "Risks & Complications", "Average Cost", "Questions to Ask"]) {
    await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  const questions = main.locator("#questions li");
  expect(await questions.count()).toBeGreaterThanOrEqual(6);
  for (const question of await questions.all()) await expect(question).toBeVisible();
  await expect(main.getByText(/sanavoy\.example\/treatment\/hip-replacement/)).toBeVisible();

  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toBeHidden();
  for (const button of await page.getByRole("button", { name: /quote/i }).all()) {
    await expect(button).toBeHidden();
  }
  await expect(page.getByRole("heading", { name: "Get Your Free Quote" })).toBeHidden();
});
