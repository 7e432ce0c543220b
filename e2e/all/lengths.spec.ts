import { treatmentNames } from "../../src/content/treatments/names.ts";
import { hrefTo } from "../../src/lib/routes.ts";
import { showOwnFonts } from "../accessibility-support.ts";
import { expect, test } from "../fixtures.ts";

/** The screen of a phone, and the maximum length of a page when it opens, in screens. */
const phone = { width: 390, height: 844 };
const mostScreens = {
  home: 9,
  category: 5.5,
  treatment: 8.7,
  explore: 12,
  packages: 8.6,
  safety: 9,
  checklist: 6,
} as const;

test.describe("on a phone", () => {
  // The scroll bar of a phone takes up no space. That of a desktop leaves 375 of the 390 px.
  test.use({ viewport: phone, isMobile: true });

  test("pages are short enough to read on a phone", async ({ page }) => {
    test.slow();
    const pages = [
      { path: hrefTo.home(), most: mostScreens.home },
      { path: hrefTo.category("dental"), most: mostScreens.category },
      { path: hrefTo.explore(), most: mostScreens.explore },
      { path: hrefTo.packages(), most: mostScreens.packages },
      { path: hrefTo.safety(), most: mostScreens.safety },
      { path: hrefTo.planChecklist(), most: mostScreens.checklist },
      ...Object.keys(treatmentNames).map((slug) => ({
        path: hrefTo.treatment(slug),
        most: mostScreens.treatment,
      })),
    ];
    const tooLong: string[] = [];
    for (const { path, most } of pages) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await showOwnFonts(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const screens = height / phone.height;
      if (screens > most) tooLong.push(`${path} is ${screens.toFixed(1)} screens, at most ${most}`);
    }
    expect(tooLong).toEqual([]);
  });
});

test("a link to a collapsed topic opens it, and so does printing", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/explore#antalya-airports");
  const airport = page.getByText("The AntRay tram T1 stops at Havalimanı");
  await expect(airport).toBeInViewport();

  const climate = page.getByText("Avoid surgery on the body in July and August.");
  await expect(climate).toBeHidden();
  await page
    .getByRole("navigation", { name: "Topics: Antalya" })
    .getByRole("link", { name: "Climate" })
    .click();
  await expect(climate).toBeVisible();
  await expect(page).toHaveURL("/explore#antalya-climate");

  const landmarks = page.getByText("Next to the famous sights");
  await expect(landmarks).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(landmarks).toBeVisible();
});

test("only the questions are printed", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto("/treatment/dental-implants");
  await page.getByText(/questions to ask a clinic$/).click();
  // The text is hydrated after the rest of the page, and an earlier click does nothing.
  await expect(async () => {
    await page.getByRole("button", { name: "Print only the questions" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-print", { timeout: 500 });
  }).toPass();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Which make of implant do you use")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Questions to Ask", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeHidden();
  const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(1);

  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
});
