import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { admin, expect, newPerson, open, openSignedIn, test, toast } from "../fixtures.ts";
import { mailWith } from "../private-link-steps.ts";

/** The newsletter: the form, the email, the page, the exported list and unsubscribing. */
async function openLink(page: Page, link: string, button = "Unsubscribe from the newsletter") {
  await page.goto("about:blank");
  await open(page, link);
  await expect(page.getByRole("main").getByRole("button", { name: button })).toBeVisible();
}

test("a sign-up is confirmed by its owner and not by a scanner, exported, and ended with one click", async ({
  page,
  faults,
}) => {
  faults.allow("status of 403");
  const { email } = newPerson("Ada Reader");
  await open(page, "/blog");
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: "Email" }).fill("not an address");
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(form.getByText(/correct format/)).toBeVisible();
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  await page.keyboard.press("Enter");
  await expect(form.getByText("Check your inbox")).toBeVisible();

  const mail = await mailWith(page, email, /^Please confirm your newsletter sign-up$/);
  const link = /\/newsletter#[\w-]{64}/.exec(mail.text)?.[0] ?? "";
  const token = link.split("#")[1] ?? "none";
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url(), ...Object.values(request.headers())));
  await openLink(page, link);
  await expect(page).toHaveURL(/\/newsletter$/);
  // A scanner presses every button and enters its own address.
  const pressAll = () =>
    page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>("main form button"))
        button.click();
    });
  await pressAll();
  await page.evaluate(() => {
    for (const form of document.querySelectorAll("main form")) {
      for (const input of form.querySelectorAll("input")) {
        const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
        write?.set?.call(input, "scanner@example.com");
      }
    }
  });
  await pressAll();
  await expect(page.getByText("do not match")).toBeVisible();
  expect(await page.content()).not.toContain(email);
  expect(asked.join("\n")).not.toContain(token);

  await openLink(page, link);
  await page.getByLabel("Your email address").fill(email);
  await page.getByRole("button", { name: "Yes, send me the newsletter" }).click();
  await expect(
    page.getByRole("heading", { name: "You’ve signed up for our newsletter" }),
  ).toBeVisible();
  const welcome = await mailWith(page, email, /^You’ve signed up for our newsletter$/);
  expect(welcome.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const oneClick = /^<(\S+)>$/.exec(welcome.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";

  await openSignedIn(page, admin, "/admin/team");
  await expect(page.getByText(/^\d+ confirmed subscribers?,/)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export the list" }).click(),
  ]);
  await expect(toast(page, "Newsletter list exported")).toBeVisible();
  const line = (await readFile(await file.path(), "utf8"))
    .split("\r\n")
    .find((text) => text.startsWith(email));
  expect(line).toContain(`/newsletter#leave.${token}`);
  expect(line).toContain(oneClick);
  await open(page, "/admin/audit");
  await expect(page.getByText(/\d+ newsletter subscribers?, csv/i).first()).toBeVisible();

  // The link in a newsletter only offers to unsubscribe, and asks first.
  await openLink(page, `/newsletter#leave.${token}`, "Unsubscribe");
  await expect(page).toHaveURL(/\/newsletter$/);
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(1);
  const left = await page.request.post(oneClick, { form: { "List-Unsubscribe": "One-Click" } });
  expect(left.status()).toBe(200);
  await page.getByLabel("Your email address").click();
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByText("the sign-up has expired")).toBeVisible();
});
