import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import * as z from "zod";
import { expect, fillQuote, newPerson, openQuote, sendQuote, test, toast } from "./fixtures.ts";
import {
  mailWith,
  NOTES,
  openLeadAsCoordinator,
  prove,
  sendAndFindLink,
  typeAddress,
  unlock,
} from "./private-link-steps.ts";

/** The patient's own page: the link in the confirmation, and everything that patients can do there. */
test.describe.configure({ timeout: 180_000 });

async function download(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return readFile(await file.path(), "utf8");
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  const tag = viewport.width === 390 ? [] : ["@all"];
  test.describe(`at ${viewport.width} pixels`, { tag }, () => {
    test.use({ viewport });

    test("a patient corrects, downloads, withdraws and erases a request, and the team sees it", async ({
      page,
      browser,
      baseURL,
      faults,
    }) => {
      faults.allow("status of 400", "status of 403");
      const person = newPerson("Grace Example");
      const { mail, link, reference } = await sendAndFindLink(page, person);
      const desk = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
      await openLeadAsCoordinator(desk, reference);
      await expect(desk.getByText("sent the request")).toBeVisible();

      // The token is removed from the address bar, and requests contain it only in their body.
      const token = link.split("#")[1] ?? "none";
      const asked: string[] = [];
      page.on("request", (request) => {
        asked.push(request.url(), ...Object.values(request.headers()));
      });
      await page.goto(`/_local/mailbox?to=${person.email}`);
      await page.locator(`a[href="/_local/mailbox/${mail}"]`).click();
      await page.getByRole("link", { name: "Open your request" }).click();
      await expect(page.getByRole("button", { name: "Open my request" })).toBeVisible();
      await expect(page).toHaveURL(/\/request$/);
      await expect(page.getByRole("main")).not.toContainText(reference);
      await typeAddress(page, person.email.toUpperCase());
      await expect(
        page.getByRole("region", { name: "Status" }).getByText("Received").first(),
      ).toBeVisible();
      // Nothing more, because someone may have mistyped their address.
      for (const personal of [NOTES, "Example", "FUE", person.phone]) {
        await expect(page.getByRole("main")).not.toContainText(personal);
      }
      await page.getByLabel("Last four digits of your phone number").fill("9999");
      await page.keyboard.press("Enter");
      await expect(page.getByText("These are not the last four digits")).toBeVisible();
      await prove(page, person.phone);
      expect(asked.join("\n")).not.toContain(token);
      const stored = await page.evaluate(() =>
        JSON.stringify({ ...localStorage, ...sessionStorage, state: history.state }),
      );
      expect(stored).not.toContain(token);
      await expect(page.getByRole("main")).toContainText(reference);
      await expect(page.getByRole("main")).toContainText("We’ll reply by");
      await expect(
        page.getByText("Our records show that no clinic has received your data."),
      ).toBeVisible();

      await page.getByRole("button", { name: "Correct your details" }).click();
      await page.getByLabel("Phone number", { exact: true }).fill("12");
      await page.getByLabel("Notes").fill("The tooth on the right");
      await page.getByRole("button", { name: "Save changes" }).click();
      await expect(page.getByRole("region", { name: "There is a problem" })).toBeFocused();
      await page.getByLabel("Phone number", { exact: true }).fill(person.phone);
      await page.getByRole("button", { name: "Save changes" }).click();
      await expect(page.getByText(`You first sent: ${NOTES}`)).toBeVisible();
      await page.getByRole("checkbox", { name: "Please do not call me" }).check();
      await page.getByLabel("Best time to contact me (optional)").fill("after 18:00");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(toast(page, "Your choices have been saved")).toBeVisible();
      await mailWith(page, person.email, /^Your changes to request/);
      await mailWith(
        page,
        "hello@sanavoy.example",
        new RegExp(`^Changed by the patient: request ${reference}`),
      );
      await desk.reload();
      await expect(desk.getByText("The tooth on the right").first()).toBeVisible();
      await expect(desk.getByText(NOTES).first()).toBeVisible();
      await expect(
        desk.getByText("The patient asks: Do not call. Best time to contact them: after 18:00"),
      ).toBeVisible();
      await expect(
        desk.getByText("The patient changed how they want to be contacted"),
      ).toBeVisible();

      const data = z
        .looseObject({
          reference: z.string(),
          history: z.array(z.looseObject({ what: z.string() })),
        })
        .parse(JSON.parse(await download(page, "Download as data (JSON)")));
      expect(data.reference).toBe(reference);
      const happened = ["received", "correction", "preferences"];
      expect(data.history.map(({ what }) => what)).toEqual(happened);
      const readable = await download(page, "Download as a page");
      expect(readable).toContain("<dd>The tooth on the right</dd>");
      expect(readable).toContain("You changed how you want to be contacted.");

      await page.getByRole("button", { name: "Withdraw my consent" }).click();
      await page.getByRole("button", { name: "Yes, withdraw" }).click();
      await expect(page.getByText("You’ve withdrawn your consent.")).toBeVisible();
      // The focus is at the top of the page, and the toast does not cover its heading.
      await expect
        .poll(async () => {
          const shown = await toast(page, "Your consent has been withdrawn").boundingBox();
          const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
          return (shown?.y ?? 0) - (heading?.y ?? Infinity) - (heading?.height ?? 0);
        })
        .toBeGreaterThan(0);
      await mailWith(page, person.email, /withdrawn your consent/);
      await desk.reload();
      await expect(desk.getByText(/^Consent withdrawn on /)).toBeVisible();

      await page.getByLabel(`Type ${reference} to confirm`).fill("SV-7K2M-4QXV");
      await page.getByRole("button", { name: "Erase this request" }).click();
      await expect(page.getByText("Enter the reference exactly")).toBeVisible();
      await page.getByLabel(`Type ${reference} to confirm`).fill(reference.toLowerCase());
      await page.getByRole("button", { name: "Erase this request" }).click();
      await expect(
        page.getByRole("heading", { name: "Your request has been erased" }),
      ).toBeVisible();
      await expect(page.getByText("This is your private page")).toBeHidden();
      const receipt = await page.getByRole("main").innerText();
      for (const personal of [reference, "Grace", person.email]) {
        expect(receipt).not.toContain(personal);
      }
      await desk.reload();
      await expect(desk.getByText("No lead has this reference")).toBeVisible();
      await desk.context().close();

      await unlock(page, link, person.email);
      await expect(page.getByText("do not match")).toBeVisible();
    });
  });
}

test("a request sent from a private page names the page without its token", {
  tag: "@all",
}, async ({ page }) => {
  const { link } = await sendAndFindLink(page, newPerson("Grace Example"));
  const second = newPerson("Grace Example");
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByRole("button", { name: "Open my request" })).toBeVisible();
  const dialog = await openQuote(page);
  await fillQuote(dialog, second);
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith("/functions/v1/submit-lead")),
    sendQuote(dialog),
  ]);
  expect(sent.postDataJSON()).toMatchObject({ source_page: "/request" });
  expect(sent.postData()).not.toContain(link.split("#")[1]);
  await expect(toast(page, "Quote request received!")).toBeVisible();
});

test("someone who gets a stranger's link closes it without seeing or deleting anything, and the team looks for the right address", {
  tag: "@all",
}, async ({ page, faults }) => {
  faults.allow("status of 410");
  const person = newPerson("Grace Example");
  const { link, reference } = await sendAndFindLink(page, person);
  await unlock(page, link, person.email);
  await page.getByRole("button", { name: "This is not my request" }).press("Enter");
  await expect(
    page.getByRole("heading", { name: "Thank you. We’ve closed this link" }),
  ).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(reference);
  await unlock(page, link, person.email);
  await expect(page.getByText("This link no longer works.")).toBeVisible();
  const { text } = await mailWith(
    page,
    "hello@sanavoy.example",
    new RegExp(`^Wrong address\\? Request ${reference}`),
  );
  expect(text).not.toMatch(/Grace|patient-/);

  await openLeadAsCoordinator(page, reference);
  await expect(page.getByText(/said that this is not their request, and closed it/)).toBeVisible();
  await expect(page.getByText(NOTES).first()).toBeVisible();
  await page.getByRole("button", { name: "Email a new link" }).click();
  await expect(page.getByText(/^Works until /)).toBeVisible();
});
