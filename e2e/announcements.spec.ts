import {
  test as base,
  coordinator,
  expect,
  fillQuote,
  newPerson,
  open,
  openQuote,
  openSignedIn,
  sendQuote,
  signIn,
} from "./fixtures.ts";
import { tabTo } from "./tab-to.ts";

type Heard = {
  /** Does something, and fails if it does not announce this. */
  after: (act: () => Promise<unknown>, said: string | RegExp) => Promise<void>;
};

/** Records what the announcer of each page says. It must be in the first HTML: a new live region is not read. */
const test = base.extend<{ heard: Heard }>({
  heard: async ({ page }, use) => {
    const texts: string[] = [];
    await page.exposeFunction("hear", (text: string) => texts.push(text));
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        // Signing in by the API opens a file.
        if (!document.getElementById("root")) return;
        const region = document.getElementById("announcer");
        if (region?.getAttribute("aria-live") !== "polite" || region.textContent) {
          throw new Error("The first HTML has no empty announcer.");
        }
        new MutationObserver(() => {
          if (region.textContent) Reflect.get(window, "hear")(region.textContent);
        }).observe(region, { childList: true, characterData: true, subtree: true });
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
  await heard.after(
    () => navigation.getByRole("link", { name: "Leads" }).click(),
    "Admin Dashboard",
  );
  const lists = page.getByRole("navigation", { name: "Lists of leads" });
  await heard.after(() => lists.getByRole("link", { name: /^Due/ }).click(), "Due");
});

test("few stops of the keyboard lead to a sent quote and to help", async ({ page }) => {
  await open(page, "/");
  let stops = await tabTo(page, page.getByRole("link", { name: "Skip to the content" }));
  await page.keyboard.press("Enter");
  stops += await tabTo(page, page.getByRole("combobox", { name: "Treatment" }));
  await page.keyboard.type("bleeding");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/if-something-goes-wrong/);
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
