import {
  test as base,
  coordinator,
  expect,
  fillQuote,
  newPerson,
  open,
  openQuote,
  openSignedIn,
  searchLeads,
  sendQuote,
  signIn,
} from "../fixtures.ts";
import { tabTo } from "../tab-to.ts";

type Heard = {
  /** Does something, and fails if it does not announce this. */
  after: (act: () => Promise<unknown>, said: string | RegExp) => Promise<void>;
};

/**
 * Records what the live regions of each page say. The announcer must be in the first HTML, and any other region be there
 * before its text: screen readers do not read a new one.
 */
const test = base.extend<{ heard: Heard }>({
  heard: async ({ page }, use) => {
    const texts: string[] = [];
    await page.exposeFunction("hear", (text: string) => texts.push(text));
    await page.addInitScript(() => {
      /** What each region said last. */
      const known = new Map<HTMLElement, string>();
      function listen() {
        for (const region of document.querySelectorAll<HTMLElement>(
          "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]",
        )) {
          const content = region.firstElementChild;
          const isHidden = content && getComputedStyle(content).visibility === "hidden";
          const text = isHidden ? "" : region.textContent.trim();
          const before = known.get(region);
          if (before !== undefined && text && text !== before) Reflect.get(window, "hear")(text);
          known.set(region, text);
        }
      }
      document.addEventListener("DOMContentLoaded", () => {
        // Signing in by the API opens a file.
        if (!document.getElementById("root")) return;
        const announcer = document.getElementById("announcer");
        if (announcer?.getAttribute("aria-live") !== "polite" || announcer.textContent) {
          throw new Error("The first HTML has no empty announcer.");
        }
        // In each frame, so that a region counts as known only after one without its text.
        requestAnimationFrame(function listenAgain() {
          listen();
          requestAnimationFrame(listenAgain);
        });
      });
    });
    await use({
      async after(act, said) {
        texts.length = 0;
        await act();
        const isSaid = (text: string) =>
          typeof said === "string" ? text.includes(said) : said.test(text);
        await expect(() => {
          expect(texts.some(isSaid), `${said}, but heard: ${texts.join(" | ")}`).toBe(true);
        }).toPass({ timeout: 15_000 });
      },
    });
  },
});

for (const width of [390, 1280]) {
  test(`what a visitor does is announced at ${width} pixels`, async ({ page, heard }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/");
    const more = page.getByRole("main").getByRole("link", { name: "More about us" });
    await heard.after(() => more.click(), "About Sanavoy");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await heard.after(() => page.goBack(), "compare the costs and the risks");

    await open(page, "/treatment/fue");
    const add = page.getByRole("button", { name: "Add to my plan" });
    await heard.after(() => add.click(), "Added to your plan");
    await open(page, "/plan/costs");
    const flights = page.getByLabel("Flights for one person");
    await heard.after(() => flights.fill("£150"), "lines not counted");
    await open(page, "/plan/dates");
    const day = page.getByLabel("Date of the treatment", { exact: true });
    await heard.after(() => day.fill("2027-05-05"), "Plan to fly home on");

    await open(page, "/treatment/fue");
    const dialog = await openQuote(page);
    await fillQuote(dialog, newPerson());
    await heard.after(() => sendQuote(dialog), /Quote request received![\s\S]*Reference SV-/);
  });
}

test("what the team does is announced", async ({ page, heard, faults }) => {
  faults.allow("400 (Bad Request)");
  await heard.after(
    () => signIn(page, { ...coordinator, password: "wrong-password" }),
    "Invalid login credentials",
  );
  await openSignedIn(page, coordinator);
  const navigation = page.getByRole("navigation", { name: "Workspace" });
  await heard.after(() => navigation.getByRole("link", { name: "Insights" }).click(), "Insights");
  await expect(page.getByRole("heading", { level: 1, name: "Insights" })).toBeFocused();
  await heard.after(
    () => navigation.getByRole("link", { name: "Leads" }).click(),
    "Admin Dashboard",
  );
  const lists = page.getByRole("navigation", { name: "Lists of leads" });
  await heard.after(() => lists.getByRole("link", { name: /^Due/ }).click(), "Due");
  await heard.after(() => searchLeads(page, "haddad"), /leads? match/);

  await open(page, "/admin/leads?status=new&owner=none");
  const box = page.getByRole("checkbox", { name: /^Choose SV-/ }).first();
  await heard.after(() => box.check(), "1 chosen");
  await box.uncheck();
  await page.keyboard.press("j");
  const panel = page.getByRole("complementary");
  await expect(panel.getByRole("heading", { level: 2 })).toBeFocused();
  await heard.after(() => page.keyboard.press("t"), "given to");
  await heard.after(() => page.keyboard.press("Control+z"), "Undone");
  const note = panel.getByRole("textbox", { name: "Note", exact: true });
  await heard.after(() => note.fill("n".repeat(4100)), "A note");
});

test("at most 15 stops lead from the start of the list to the first late lead", async ({
  page,
}) => {
  await openSignedIn(page, coordinator, "/admin/leads?tab=due");
  const late = page.locator("tr[data-late] .contact a").first();
  await expect(late).toBeVisible();
  await page.locator("#lead-management").focus();
  const skip = page.getByRole("link", { name: "Skip to the leads" });
  const stops = await tabTo(page, skip);
  await page.keyboard.press("Enter");
  expect(stops + (await tabTo(page, late))).toBeLessThanOrEqual(15);
});

test("few stops of the keyboard lead to a sent quote and to help", async ({ page }) => {
  await open(page, "/");
  let stops = await tabTo(page, page.getByRole("link", { name: "Skip to the content" }));
  await page.keyboard.press("Enter");
  stops += await tabTo(page, page.getByRole("combobox", { name: "Treatment" }));
  await page.keyboard.type("bleeding");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/if-something-goes-wrong/);
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await expect(page.locator("[lang=tr]").getByText("hasta hakları birimi")).toBeVisible();
  expect(stops).toBeLessThanOrEqual(5);

  const person = newPerson();
  await open(page, "/");
  stops = await tabTo(page, page.getByRole("link", { name: "Skip to the content" }));
  await page.keyboard.press("Enter");
  stops += await tabTo(page, page.getByRole("combobox", { name: "Treatment" }));
  await page.keyboard.type("LASIK Eye Surgery");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Get a free quote" })).toBeVisible();
  for (const [name, text] of [
    ["Full name", person.name],
    [/^Email/, person.email],
    [/^Phone/, person.phone],
  ] as const) {
    stops += await tabTo(page, page.getByRole("textbox", { name }));
    await page.keyboard.type(text);
  }
  stops += await tabTo(page, page.getByRole("checkbox", { name: /^I agree/ }));
  await page.keyboard.press("Space");
  stops += await tabTo(page, page.getByRole("button", { name: "Send my request" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Thank you! A coordinator will reach out")).toBeVisible();
  expect(stops).toBeLessThanOrEqual(20);
});
