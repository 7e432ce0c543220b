import { expect, newPerson, open, test, withReceipt } from "./fixtures.ts";
import { holdScript } from "./hold-script.ts";
import { sendAndFindLink } from "./private-link-steps.ts";

/** Private links on the way to their page: on a slow connection, and as email programs mangle them. */
const link = `/request#${"t".repeat(70)}`;

test("the receipt that a bar names is a page of its own while a private link is open", async ({
  page,
}) => {
  await withReceipt(page);
  await open(page, link);
  const unlock = page.getByRole("heading", { name: "Open your request" });
  const receipt = page.getByRole("heading", { name: "SV-ABCD-EFGH" });
  await expect(unlock).toBeVisible();
  await page.getByRole("link", { name: "See your receipt" }).click();
  await expect(receipt).toBeInViewport();
  await expect(unlock).toBeHidden();
  await page.goBack();
  await expect(unlock).toBeVisible();
  await page.goForward();
  await expect(receipt).toBeInViewport();
  await page.reload();
  await expect(receipt).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [path, form] of [
    [link, "Open your request"],
    [`/newsletter#leave.${"t".repeat(64)}`, "Unsubscribe from the newsletter"],
  ] as const) {
    test(`${path.slice(0, 14)} says that it is opening until its script runs, and shows nothing else`, {
      tag: path === link ? [] : ["@all"],
    }, async ({ page }) => {
      const release = await holdScript(page);
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(main.getByText("Opening your private page…")).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path.split("#")[0]}$`));
      for (const role of ["textbox", "button"] as const) {
        await expect(main.getByRole(role)).toHaveCount(0);
      }
      await expect(
        main.getByText(/Receipts for the requests|To confirm that you want/),
      ).toBeHidden();
      release();
      await expect(page.getByRole("heading", { name: form })).toBeVisible();
      await expect(main.getByText("Opening your private page…")).toHaveCount(0);
    });
  }

  test("without a link, the page for receipts is there before the script runs, and the form has its place", async ({
    page,
  }) => {
    await page.route("**/assets/*.js", () => {});
    await page.goto("/request", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1, name: "Your requests" })).toBeVisible();
    await expect(page.getByText(/^Receipts for the requests/)).toBeVisible();
    await expect(page.getByText("Opening your private page…")).toBeHidden();
    // Sent before the script runs, the form would put the address into the URL. It becomes visible afterwards.
    const field = page.getByLabel("Email address");
    await expect(field).toBeHidden();
    expect((await field.boundingBox())?.height).toBeGreaterThan(0);
  });
});

test("a link in capitals, with a bracket and a full stop after it, opens the request", {
  tag: "@all",
}, async ({ page, faults }) => {
  test.setTimeout(180_000);
  faults.allow("status of 404");
  const { email } = newPerson();
  const person = { ...newPerson("Grace Example"), email };
  const sent = await sendAndFindLink(page, person);
  await page.goto("about:blank");
  await page.goto(`${sent.link.replace("/request", "/Request")}>).`);
  await expect(page.getByRole("heading", { name: "Open your request" })).toBeVisible();
  await expect(page).toHaveURL(/\/request$/);
  await page.getByLabel("Your email address").click();
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText(sent.reference, { exact: true })).toBeVisible();
});

test("a link that was cut off is explained, and a new one can be asked for", async ({ page }) => {
  await open(page, link.slice(0, 50));
  await expect(page.getByRole("heading", { name: "This link is not complete" })).toBeVisible();
  await expect(page).toHaveURL(/\/request$/);
  await page.getByLabel("Email address").click();
  await page.keyboard.type("nobody@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByText("If we have a request from this address")).toBeVisible();
});

test("a link whose # was encoded by a mail program opens, and its token stays nowhere", async ({
  page,
  faults,
}) => {
  faults.allow("status of 404", "404: no page at /request", "404: no page at /newsletter");
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  for (const [path, form] of [
    [link, "Open your request"],
    [`/newsletter#leave.${"t".repeat(64)}`, "Unsubscribe from the newsletter"],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(path.replace("#", "%23"));
    await expect(page.getByRole("heading", { name: form })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path.split("#")[0]}$`));
    await page.goBack();
    await expect(page).toHaveURL("about:blank");
  }
  expect(said.join("\n")).not.toContain("tttt");
});

test("a public link that a person or a program changed opens the page that it meant", {
  tag: "@all",
}, async ({ page, faults }) => {
  faults.allow("status of 404");
  for (const path of ["/treatment/fue.", "/treatment/FUE", "/treatment/fue&fbclid=1"]) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("FUE");
    await expect(page).toHaveURL(/\/treatment\/fue$/);
  }
});
