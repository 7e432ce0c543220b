import type { Page } from "@playwright/test";
import { hrefTo } from "../src/lib/routes.ts";
import { faultsOf, isTypical, pages } from "./expected-pages.ts";
import { expect, test } from "./fixtures.ts";

/** The pages whose forms `npm test` sends, and the others, which `npm run test:all` adds. */
const tiers = [
  { tag: "", some: pages.filter(isTypical) },
  { tag: " @all", some: pages.filter((page) => !isTypical(page)) },
];

test.describe("with JavaScript switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("every public page shows its texts, links and pictures", { tag: "@all" }, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const answers = new Map<string, number>();
    page.on("response", (response) => {
      answers.set(new URL(response.url()).pathname, response.status());
    });
    const found: string[] = [];
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
        const status = answers.get(picture.split("#")[0] ?? "");
        if (status !== 200) faults.push(`the picture ${picture} (${status})`);
      }
      // Drawings of the subject, or of the categories on a page that lists them.
      const needsPicture = ["article", "category", "explore", "treatment"].includes(expected.route);
      if (needsPicture && pictures.length === 0) faults.push("no picture");
      found.push(...faults.map((fault) => `${expected.path}: ${fault}`));
    }
    expect(found).toEqual([]);
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
  const details = "javaScriptEnabled" in options ? {} : { tag: "@all" };
  test.describe(situation, details, () => {
    test.use(options);

    for (const { tag, some } of tiers) {
      test(`no form puts what was typed into the URL${tag}`, async ({ page, faults }) => {
        faults.allow("ERR_FAILED", "Failed to fetch dynamically imported module");
        test.setTimeout(240_000);
        await page.route("**/assets/*.js", (route) => route.abort());
        const found: string[] = [];
        const formPages = [hrefTo.quote(), hrefTo.request(), hrefTo.newsletter()];
        for (const path of [...some.map((expected) => expected.path), ...formPages]) {
          await page.goto(path, { waitUntil: "domcontentloaded" });
          found.push(...(await namedFieldsOfGetForms(page)).map((name) => `${path}: ${name}`));
        }
        expect(found).toEqual([]);
      });
    }
  });
}
