import type { Page } from "@playwright/test";
import {
  admin,
  expect,
  fillQuote,
  newPerson,
  open,
  openQuote,
  sendQuote,
  signIn,
  THANK_YOU,
  test,
  toast,
} from "./fixtures.ts";
import { sendAndFindLink, typeAddress } from "./private-link.ts";

/**
 * The journeys on a page that the browser translates. Chrome replaces each text node with
 * `<font><font>text</font></font>`, and goes on with each text that the page adds. React's own node is then no
 * longer in the page.
 */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untranslated = "font, script, style, textarea, title, option, svg";
    function wrap(node: Node): void {
      if (node instanceof Text) {
        if (!node.data.trim() || !node.parentElement || node.parentElement.closest(untranslated)) {
          return;
        }
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.append(node.data);
        outer.append(inner);
        node.replaceWith(outer);
      } else for (const child of [...node.childNodes]) wrap(child);
    }
    const observer = new MutationObserver((mutations) => {
      for (const { target, addedNodes } of mutations) {
        for (const node of target instanceof Text ? [target] : addedNodes) wrap(node);
      }
    });
    // After React has taken over the page, as Chrome translates only what has loaded.
    function start(): void {
      const controls = [...document.querySelectorAll("main, main a, main button, main summary")];
      const isReady = controls.every((control) =>
        Object.keys(control).some((key) => key.startsWith("__reactFiber")),
      );
      if (controls.length === 0 || !isReady) return void requestAnimationFrame(start);
      requestAnimationFrame(() => {
        wrap(document.body);
        observer.observe(document.body, { childList: true, characterData: true, subtree: true });
      });
    }
    document.addEventListener("DOMContentLoaded", start);
  });
}

/** Opens a page and waits until it is translated. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.locator("main font").first().waitFor();
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  const tag = viewport.width < 1000 ? [] : ["@all"];
  test.describe(`a page that is translated, at ${viewport.width} pixels`, { tag }, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => translate(page));

    test("sends a quote request from the dialog, after its errors have been corrected", async ({
      page,
    }) => {
      const person = newPerson();
      await openTranslated(page, "/treatment/fue");
      const dialog = await openQuote(page);
      await expect(dialog.locator("button font font").first()).toBeAttached();
      await dialog.getByLabel("Email").fill("not an address");
      await sendQuote(dialog);
      await expect(dialog.getByRole("region", { name: /problems/ })).toBeFocused();
      await fillQuote(dialog, person, "FUE Hair Transplant");
      await dialog.getByLabel("Email").fill(person.email.replace("example.com", "gmial.com"));
      await dialog.getByLabel("Full name").focus();
      await expect(dialog.getByText("Did you mean")).toBeVisible();
      await dialog.getByLabel("Email").fill(person.email);
      await dialog.getByLabel("Full name").focus();
      await expect(dialog.getByText("Did you mean")).toBeHidden();
      await sendQuote(dialog);
      await expect(page.getByText(THANK_YOU)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("main")).toContainText("FUE");
      await expect(page.getByText(/SV-\w{4}-\w{4}/).first()).toBeVisible();
    });

    test("sends a quote request from the form's page", async ({ page }) => {
      await openTranslated(page, "/quote/fue");
      const form = page.getByRole("main");
      await form.getByRole("button", { name: "Send my request" }).click();
      await expect(form.getByRole("region", { name: /problems/ })).toBeFocused();
      const person = newPerson();
      await form.getByLabel("Full name").fill(person.name);
      await form.getByLabel("Email").fill(person.email);
      await form.getByLabel("Phone (WhatsApp number)").fill(person.phone);
      await form.getByRole("checkbox", { name: /I agree/ }).check();
      await form.getByRole("button", { name: "Send my request" }).click();
      await expect(page.getByRole("heading", { name: "Request received" })).toBeVisible();
    });

    test("sends a message, and signs up for the newsletter", async ({ page }) => {
      await openTranslated(page, "/contact");
      const main = page.getByRole("main");
      await main.getByRole("button", { name: "Send Message" }).click();
      await expect(main.getByRole("region", { name: /problems/ })).toBeFocused();
      const { name, email } = newPerson();
      await main.getByLabel("Name").fill(name);
      await main.getByLabel("Email").fill(email);
      await main.getByLabel("Subject").fill("A question");
      await main.getByLabel("Message", { exact: true }).fill("How long is the flight?");
      await main.getByRole("button", { name: "Send Message" }).click();
      await expect(toast(page, "Message Sent!")).toBeVisible();
      await expect(main.getByLabel("Name")).toHaveValue("");

      await openTranslated(page, "/blog");
      await main.getByRole("textbox", { name: "Email" }).fill("not an address");
      await main.getByRole("button", { name: "Subscribe" }).click();
      await expect(main.getByText(/correct format/)).toBeVisible();
      await main.getByRole("textbox", { name: "Email" }).fill(newPerson().email);
      await main.getByRole("button", { name: "Subscribe" }).click();
      await expect(main.getByText("Check your inbox")).toBeVisible();
    });

    test("finds pages in the search, and shows the dialog for clinics", async ({ page }) => {
      await openTranslated(page, "/about");
      await page.getByRole("button", { name: "Search the site" }).click();
      const dialog = page.getByRole("dialog");
      for (const words of ["hair", "izmir", "xqzwv", "fue", "does it hurt", ""]) {
        await dialog.getByRole("combobox").fill(words);
        await expect(dialog.getByRole("option").first()).toBeVisible();
      }
      await dialog.getByRole("combobox").fill("rhinoplasty");
      await dialog
        .getByRole("option", { name: /Rhinoplasty/ })
        .first()
        .click();
      await expect(page).toHaveURL(/rhinoplasty/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Rhinoplasty");
    });

    test("opens a request by its private link", async ({ page }) => {
      const person = newPerson("Grace Example");
      const { link, reference } = await sendAndFindLink(page, person);
      await page.goto("about:blank");
      await openTranslated(page, link);
      await typeAddress(page, person.email);
      await expect(page.getByRole("main")).toContainText(reference);
    });

    test("plans a treatment, its days and its costs", async ({ page }) => {
      await openTranslated(page, "/treatment/rhinoplasty");
      await page
        .getByRole("button", { name: /Add to my plan/ })
        .first()
        .click();
      await openTranslated(page, "/plan/costs");
      const main = page.getByRole("main");
      await main
        .getByLabel(/Flights/)
        .first()
        .fill("lots");
      await main
        .getByLabel(/Flights/)
        .first()
        .fill("200");
      await expect(main.getByText(/or more/).first()).toBeVisible();
      await openTranslated(page, "/plan/dates");
      await main.getByLabel(/^Date of/).fill("2027-03-10");
      await expect(main.getByLabel(/^Date of/)).toHaveValue("2027-03-10");
      await openTranslated(page, "/plan");
      await expect(main).toContainText("Rhinoplasty");
    });
  });
}

test("a workspace that is translated lets people sign in, after a wrong password", async ({
  page,
  faults,
}) => {
  faults.allow("status of 400");
  await translate(page);
  await signIn(page, { ...admin, password: "wrong-password" });
  await expect(toast(page, "Invalid login credentials")).toBeVisible();
  await page.getByLabel("Password").fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
});
