import { showOwnFonts } from "./accessibility-support.ts";
import { expect, mailSubjects, open, test, toast } from "./fixtures.ts";
import { tabTo } from "./tab-to.ts";

// Other tests ask for reduced motion, and then nothing moves while it is pressed.
test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" }, hasTouch: true });

  test("a press anywhere on a treatment's card opens its page", { tag: "@all" }, async ({
    page,
  }) => {
    const card = page.getByRole("article", { name: "Veneers" });
    for (const text of [card.getByText(/^from £/), card.locator("p.line-clamp-3")]) {
      for (const press of ["click", "tap"] as const) {
        await open(page, "/category/dental");
        // The link's overlay covers the text.
        await text[press]({ force: true });
        await expect(page).toHaveURL("/treatment/veneers");
      }
    }
  });
});

test("a treatment page links to the next steps, and the page of an unknown one links to Home", {
  tag: "@all",
}, async ({ page, faults }) => {
  await open(page, "/treatment/rhinoplasty");
  await page.getByRole("button", { name: "Request Free Quote" }).click();
  await expect(page.getByRole("dialog").getByLabel("Treatment", { exact: true })).toHaveValue(
    "Rhinoplasty",
  );
  await page.keyboard.press("Escape");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Ear, Nose & Throat/ })
    .first()
    .click();
  await expect(page).toHaveURL("/category/ear-nose-throat");

  faults.allow("404");
  for (const [path, text] of [
    ["/treatment/no-such-thing", "Treatment not found"],
    ["/category/no-such-thing", "Category not found"],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(text)).toBeVisible();
    await page.getByText("Return Home").click();
    await expect(page).toHaveURL("/");
  }
});

test("the FAQ opens one answer at a time, and a link to a question opens its answer", async ({
  page,
}) => {
  await open(page, "/faq");
  const items = page.getByRole("main").locator("details");
  await expect(items).toHaveCount(12);
  await items.nth(0).locator("summary").click();
  await expect(items.nth(0)).toHaveAttribute("open");
  await items.nth(3).locator("summary").press("Enter");
  await expect(items.nth(3)).toHaveAttribute("open");
  await expect(items.nth(0)).not.toHaveAttribute("open");
  await items.nth(3).locator("summary").press("Enter");
  await expect(page.getByRole("main").locator("details[open]")).toHaveCount(0);

  const id = await items.nth(5).getAttribute("id");
  await open(page, `/faq#${id}`);
  await expect(items.nth(5)).toHaveAttribute("open");
  await expect(items.nth(5)).toBeInViewport();
});

test("the contact form sends a message to the team, and a confirmation", async ({
  page,
  context,
}) => {
  await open(page, "/contact");
  const email = `ayse-${Date.now()}@example.com`;
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Send Message" }).click();
  await expect(main.getByRole("region", { name: "There are 4 problems" })).toBeFocused();
  await main.getByLabel("Name").fill("Ayşe");
  await main.getByLabel("Email").fill(email);
  await main.getByLabel("Subject").fill("A question");
  await main.getByLabel("Message").fill("Is there a lift?");
  await main.getByRole("button", { name: "Send Message" }).click();
  await expect(toast(page, "Message Sent!")).toContainText(
    "We'll get back to you within 24 hours.",
  );
  await expect(main.getByLabel("Message")).toHaveValue("");
  await expect(main.locator(":focus")).toContainText("Message Sent!");
  // The toast takes the focus back from nothing, and returns it when it closes.
  const close = page.getByRole("button", { name: "Close toast" });
  await main.getByLabel("Name").focus();
  await close.focus();
  await main.getByLabel("Message").click();
  await expect(main.getByLabel("Message")).toBeFocused();
  await close.press("Enter");
  await expect(main.getByLabel("Message")).toBeFocused();
  await expect.poll(() => mailSubjects(context, email)).toEqual(["We have your message"]);
});

test("treatments are chosen, compared and shared with only the keyboard", async ({ page }) => {
  await open(page, "/category/dental");
  for (const name of ["Compare Dental Implants", "Compare Porcelain Veneers"]) {
    await tabTo(page, page.getByRole("checkbox", { name }));
    await page.keyboard.press("Space");
  }
  await tabTo(page, page.getByRole("link", { name: "Compare 2 treatments" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/compare?treatments=dental-implants,veneers");
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).not.toHaveCount(0);
  for (const criterion of ["Average cost", "Anaesthetic", "Fly home", "Serious risks"]) {
    await expect(table.getByRole("rowheader", { name: new RegExp(criterion, "i") })).toBeVisible();
  }

  await tabTo(page, page.getByLabel("Add a treatment"));
  await page.keyboard.type("Root Canal");
  // Leaving the list counts as choosing too.
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL("/compare?treatments=dental-implants,veneers,root-canal");

  // Unknown, repeated and excess entries are ignored.
  await open(page, "/compare?treatments=fue,nonsense,fue,dhi,lasik,bbl,facelift");
  await expect(page.getByRole("table")).toContainText("LASIK");
  await expect(page.getByRole("table")).not.toContainText("Facelift");

  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("back and forward keep the scroll position, and anchors scroll to below the header", async ({
  page,
}) => {
  await open(page, "/");
  const link = page.getByRole("main").getByRole("link", { name: "More about us" });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);

  await page
    .getByRole("main")
    .getByRole("link", { name: /Antalya/ })
    .first()
    .click();
  await expect(page).toHaveURL("/explore#antalya");
  const top = () =>
    page.locator("#antalya").evaluate((node) => Math.round(node.getBoundingClientRect().top));
  const header = await page
    .getByRole("banner")
    .evaluate((node) => node.getBoundingClientRect().height);
  await expect.poll(top).toBeGreaterThanOrEqual(Math.floor(header));
  await expect.poll(top).toBeLessThan(header + 200);
});

test("the header is one row at every window width", { tag: "@all" }, async ({ page }) => {
  const header = page.getByRole("banner");
  // These widths leave space for a scroll bar.
  const screens = [
    ...[320, 360, 390, 768, 1280, 1440, 1536, 1920, 2560].map(
      (width) => [width, "/about"] as const,
    ),
  ];
  for (const [width, path] of screens) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    await showOwnFonts(page);
    const controls = await header
      .locator(":scope > div > :is(a, button)")
      .filter({ visible: true })
      .all();
    expect(controls.length).toBeGreaterThan(2);
    const boxes = await Promise.all(controls.map((each) => each.boundingBox()));
    const lowestTop = Math.max(...boxes.map((box) => box?.y ?? 0));
    const highestBottom = Math.min(...boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0)));
    // In two rows, the bottom of one item would be above the top of another.
    expect(highestBottom, `${path} at ${width}`).toBeGreaterThan(lowestTop);
  }
});

test("a URL with an invalid fragment shows its page", async ({ page }) => {
  await open(page, "/about#100%");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("Home has the sections of the specification, in its order", async ({ page }) => {
  await open(page, "/");
  const sections = await page
    .getByRole("main")
    .locator("section")
    .evaluateAll((nodes) =>
      nodes.map((node) => {
        const labelledBy = document.getElementById(node.getAttribute("aria-labelledby") ?? "");
        return labelledBy?.textContent ?? node.getAttribute("aria-label");
      }),
    );
  // The hero's heading is the page's own.
  expect(sections).toEqual([
    "What to expect",
    "Where would you like to start?",
    "How it works",
    "Why Sanavoy",
    "Three cities to recover in",
    "Help before, during and after",
    "Common worries",
    "What a package includes",
    "Common questions",
    "Before you decide",
    "About Sanavoy",
    "More worries",
    // Ours, after the specification's.
    "When you’re ready",
  ]);
  const cards = page.locator("section", { has: page.locator("#categories") }).getByRole("link");
  await expect(cards).toHaveCount(8);
  await expect(page.getByText("Illustrative example")).toHaveCount(6);
  await expect(page.getByRole("main").locator("details")).toHaveCount(6);
  await expect(page.getByRole("main").locator('article a[href^="/blog/"]')).toHaveCount(3);
});
