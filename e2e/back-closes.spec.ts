import {
  admin,
  expect,
  fillQuote,
  newPerson,
  open,
  openLeads,
  openQuote,
  sendQuote,
  signIn,
  THANK_YOU,
  test,
  toast,
} from "./fixtures.ts";

/** Back closes what lies over a page, as on any phone. */
test.use({ viewport: { width: 390, height: 844 } });

test("Back closes the quote dialog, keeps what was typed, and the next Back leaves the page", async ({
  page,
}) => {
  await open(page, "/category/dental");
  await page
    .getByRole("link", { name: /View Details/ })
    .first()
    .click();
  // The address changes before the page does.
  await expect(page.getByRole("heading", { level: 1, name: "Dental Implants" })).toBeVisible();
  const address = page.url();
  const dialog = await openQuote(page);
  await dialog.getByLabel("Full name").fill("Ayşe Example");
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(address);
  await expect(page.getByRole("banner").getByRole("button", { name: "Get Quote" })).toBeFocused();
  await openQuote(page);
  await expect(dialog.getByLabel("Full name")).toHaveValue("Ayşe Example");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeFalsy();
  await page.goBack();
  await expect(page).toHaveURL(/\/category\/dental$/);
});

test("on a very slow phone, closing in any way leaves the page as and where it was", {
  tag: "@all",
}, async ({ page }) => {
  await open(page, "/treatment/fue");
  const button = page.getByRole("main").getByRole("button", { name: "Request Free Quote" });
  await button.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => window.scrollY);
  const before = await top();
  expect(before).toBeGreaterThan(1000);
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  const dialog = page.getByRole("dialog");
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
  ]) {
    await button.click();
    await expect(dialog).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBe(true);
    await close();
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeFalsy();
    await expect(page).toHaveURL(/\/treatment\/fue$/);
    expect(await top()).toBe(before);
  }
});

test("Back closes the search, the menu and the dialog for clinics, and a result of the search is one step", {
  tag: "@all",
}, async ({ page }) => {
  await open(page, "/about");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Search the site" }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();

  const menu = page.getByRole("navigation", { name: "Menu" });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBe(true);
  await page.goBack();
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("button", { name: "Become a Partner" }).click();
  await expect(dialog).toBeVisible();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/about$/);

  await page.getByRole("button", { name: "Search the site" }).click();
  await dialog.getByRole("combobox").fill("rhinoplasty");
  await dialog
    .getByRole("option", { name: /Rhinoplasty/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/treatment\/rhinoplasty$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

for (const width of [390, 1280]) {
  test(`Back closes the workspace's dialogs, and asks before unsaved text is lost, at ${width} px`, {
    tag: "@all",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openLeads(page);
    const dialog = page.getByRole("dialog");
    const hasEntry = () =>
      expect.poll(() => page.evaluate(() => history.state?.overlay)).toBe(true);
    const openDialog = async (name: string | RegExp) => {
      await page.getByRole("button", { name, exact: true }).click();
      await expect(dialog).toBeVisible();
      await hasEntry();
    };
    // A phone shows leads on two lines, without columns.
    const hasColumns = width === 1280;
    for (const name of [
      /^Commands/,
      "Views",
      "Export options",
      ...(hasColumns ? ["Columns"] : []),
    ]) {
      await openDialog(name);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/admin\/leads$/);
    }
    if (hasColumns) {
      await openDialog("Columns");
      await dialog.getByRole("checkbox", { name: "Owner" }).click();
      await expect(page).toHaveURL(/columns=/);
      await hasEntry();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/columns=/);
    }

    await openDialog(/^Commands/);
    await dialog.getByRole("combobox").fill("Templates");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin\/templates$/);
    const message = page.getByLabel("Message");
    await message.fill("Not saved yet");
    await openDialog(/^Commands/);
    await page.goBack();
    await expect(dialog).toBeHidden();
    for (const _time of [1, 2]) {
      await page.goBack();
      await expect(dialog).toHaveAccessibleName("Leave without saving?");
      await hasEntry();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(message).toHaveValue("Not saved yet");
    }
    await page.goBack();
    await hasEntry();
    await dialog.getByRole("button", { name: "Discard changes" }).click();
    await expect(page).toHaveURL(hasColumns ? /\/admin\/leads\?columns=/ : /\/admin\/leads$/);
  });
}

test("the toast covers neither the thank-you with its reference nor the receipt", {
  tag: "@all",
}, async ({ page }) => {
  await open(page, "/treatment/fue");
  const dialog = await openQuote(page);
  await fillQuote(dialog, newPerson());
  await sendQuote(dialog);
  const message = page.locator(":focus");
  await expect(message).toHaveText(THANK_YOU);
  await expect(message).toHaveAccessibleDescription(/^Reference SV-\w{4}-\w{4}/);
  const box = async (locator: typeof message) =>
    (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const apart = async (locator: typeof message) => {
    const [shown, other] = [await box(toast(page, "Quote request received!")), await box(locator)];
    return shown.y + shown.height <= other.y || other.y + other.height <= shown.y;
  };
  await expect.poll(() => apart(message)).toBe(true);
  const receipt = page.getByRole("region", { name: "Your quote request" });
  await expect(receipt).toBeVisible();
  expect(await apart(receipt)).toBe(true);
});

test("the toast does not cover the heading of the page that follows the form's own page", {
  tag: "@all",
}, async ({ page }) => {
  await open(page, "/quote/fue");
  const form = page.getByRole("main");
  await fillQuote(form, newPerson());
  await sendQuote(form);
  const heading = page.getByRole("heading", { level: 1, name: "Request received" });
  await expect(heading).toBeInViewport();
  await expect
    .poll(async () => {
      const shown = await toast(page, "Quote request received!").boundingBox();
      const lead = await page.getByText(THANK_YOU).boundingBox();
      return (shown?.y ?? 0) - (lead?.y ?? Infinity) - (lead?.height ?? 0);
    })
    .toBeGreaterThan(0);
});

test("a toast that is shown leaves room for the title of a dialog that opens on a phone", {
  tag: "@all",
}, async ({ page }) => {
  await signIn(page, admin);
  const welcome = toast(page, "Welcome back!");
  await expect(welcome).toBeVisible();
  await page.getByRole("button", { name: "Views", exact: true }).click();
  const title = page.getByRole("dialog").getByRole("heading", { name: "Views" });
  await expect(title).toBeVisible();
  await expect
    .poll(async () => {
      const below = (await title.boundingBox())?.y ?? 0;
      // None is left once it has gone.
      const ends = await welcome.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().bottom),
      );
      return ends.every((end) => end < below);
    })
    .toBe(true);
});
