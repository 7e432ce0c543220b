import type { Page } from "@playwright/test";
import { hrefTo } from "../src/lib/routes.ts";
import { faultsOf, pages } from "./expected-pages.ts";
import { expect, test } from "./fixtures.ts";

test.describe("with JavaScript switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("every public page shows its texts, links and pictures", async ({ page }) => {
    test.setTimeout(240_000);
    const answers = new Map<string, number>();
    page.on("response", (response) => {
      answers.set(new URL(response.url()).pathname, response.status());
    });
    const found: string[] = [];
    const allPictures = new Set<string>();
    for (const expected of pages) {
      await page.goto(expected.path);
      const faults = await faultsOf(page, expected);
      const links = await page.locator("main a[href]:visible").count();
      if (links === 0) faults.push("no link");
      const pictures = await page.evaluate(() =>
        [...document.querySelectorAll("img[src]")]
          .filter((picture) => picture.checkVisibility())
          .map((picture) => picture.getAttribute("href") ?? picture.getAttribute("src") ?? ""),
      );
      for (const picture of pictures) {
        allPictures.add(picture);
        const status = answers.get(picture.split("#")[0] ?? "");
        if (status !== 200) faults.push(`the picture ${picture} (${status})`);
      }
      found.push(...faults.map((fault) => `${expected.path}: ${fault}`));
    }
    expect(found).toEqual([]);
    // Eight categories, three cities, five articles, and more.
    expect(allPictures.size).toBeGreaterThan(16);
    expect([...answers.keys()].filter((path) => path.endsWith(".js"))).toEqual([]);
  });

  test("links, the menu and collapsed answers work", async ({ page }) => {
    await page.goto("/treatment/rhinoplasty");
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq");
    await page.locator("main summary").first().click();
    await expect(page.locator("main details").first()).toHaveAttribute("open");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await menu.getByRole("button", { name: "Become a Partner" }).click();
    await expect(page).toHaveURL("/partners");
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/packages");
  });

  test("controls that need script are hidden, and links and forms replace them", async ({
    page,
  }) => {
    await page.goto("/treatment/rhinoplasty");
    await expect(page.getByRole("button", { name: "Print this page" })).toBeHidden();
    await expect(page.getByRole("radio", { name: "Dark" }).first()).toBeHidden();
    await page.getByRole("main").getByRole("link", { name: "Compare Rhinoplasty" }).click();
    await expect(page).toHaveURL("/compare?treatments=rhinoplasty");
    await page.getByLabel("Add a treatment").selectOption("Septoplasty");
    await page.getByRole("button", { name: "Add" }).click();
    await expect(page).toHaveURL("/compare?treatments=septoplasty");
  });
});

/** The fields of the visible forms whose values would become part of the URL. */
function namedFieldsOfGetForms(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.forms]
      .filter(({ method }) => method === "get")
      .flatMap((form) => [...form.querySelectorAll("[name]")])
      .filter(
        (field) =>
          field.matches("input:not([type=hidden]), textarea") &&
          field.checkVisibility({ visibilityProperty: true }),
      )
      .map((field) => field.getAttribute("name") ?? ""),
  );
}

for (const [situation, options] of [
  ["with JavaScript switched off", { javaScriptEnabled: false }],
  ["when the script does not load", {}],
] as const) {
  test.describe(situation, () => {
    test.use(options);

    test("no form puts what was typed into the URL", async ({ page, faults }) => {
      faults.allow("ERR_FAILED", "Failed to fetch dynamically imported module");
      test.setTimeout(240_000);
      await page.route("**/assets/*.js", (route) => route.abort());
      const found: string[] = [];
      const formPages = [hrefTo.quote(), hrefTo.request(), hrefTo.newsletter()];
      for (const path of [...pages.map((expected) => expected.path), ...formPages]) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        found.push(...(await namedFieldsOfGetForms(page)).map((name) => `${path}: ${name}`));
      }
      expect(found).toEqual([]);
    });
  });
}
