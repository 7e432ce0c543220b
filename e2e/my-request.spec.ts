import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import * as z from "zod";
import {
  expect,
  fillQuote,
  newPerson,
  open,
  openQuote,
  type Person,
  sendQuote,
  signIn,
  test,
  toast,
} from "./fixtures.ts";

/** The patient's own page: from the link in the confirmation to everything that they can do there. */
const coordinator = { email: "coordinator@sanavoy.example", password: "sanavoy-coordinator" };

const mailsSchema = z.array(
  z.object({
    subject: z.string(),
    content: z.optional(z.object({ text: z.string() })),
  }),
);

/** The mails to an address, newest first, once there is one with such a subject. */
async function mailWith(page: Page, to: string, subject: RegExp) {
  let found: string | undefined;
  await expect(async () => {
    const response = await page.request.get(`/_local/mailbox.json?to=${encodeURIComponent(to)}`);
    const mails = mailsSchema.parse(await response.json());
    found = mails.find((mail) => subject.test(mail.subject))?.content?.text;
    expect(found, `a mail to ${to} about ${subject}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found ?? "";
}

function linkIn(text: string): string {
  const path = /\/request#[\w-]{70}/.exec(text)?.[0];
  if (!path) throw new Error("The mail has no private link.");
  return path;
}

/** Sends a request, and takes the private link out of its confirmation. */
async function sendAndFindLink(page: Page, person: Person) {
  await open(page, "/");
  const dialog = await openQuote(page);
  await fillQuote(dialog, person);
  await dialog.getByLabel("Notes").fill("The tooth on the left");
  await sendQuote(dialog);
  await expect(toast(page, "Quote request received!")).toBeVisible();
  const text = await mailWith(page, person.email, /^We have your request/);
  return { link: linkIn(text), reference: /SV-\w{4}-\w{4}/.exec(text)?.[0] ?? "" };
}

/** Opens a private link as from a mail, and types an address. */
async function unlock(page: Page, link: string, email: string) {
  await page.goto("about:blank");
  await open(page, link);
  await page.getByLabel("Your email address").fill(email);
  await page.getByRole("button", { name: "Open my request" }).click();
}

test.describe.configure({ timeout: 120_000 });

test("from the mail to a correction, a withdrawal, a download and erasing", async ({
  page,
  faults,
}) => {
  faults.allow("status of 400", "status of 403");
  const person = newPerson("Grace Example");
  const { link, reference } = await sendAndFindLink(page, person);

  // The token leaves the address bar, and no request carries it but in a body.
  const token = link.split("#")[1] ?? "none";
  const asked: string[] = [];
  page.on("request", (request) => {
    asked.push(request.url(), ...Object.values(request.headers()));
  });
  await page.goto("about:blank");
  await open(page, link);
  await expect(page).toHaveURL(/\/request$/);
  await expect(page.getByRole("main")).not.toContainText(reference);
  await unlock(page, link, person.email.toUpperCase());
  await expect(page.getByRole("heading", { name: "Received" })).toBeVisible();
  expect(asked.join("\n")).not.toContain(token);
  const stored = await page.evaluate(() =>
    JSON.stringify({ ...localStorage, ...sessionStorage, state: history.state }),
  );
  expect(stored).not.toContain(token);
  await expect(page.getByRole("main")).toContainText(reference);
  await expect(page.getByRole("main")).toContainText("We will answer by");

  await page.getByRole("button", { name: "Correct your details" }).click();
  await page.getByLabel("Phone (WhatsApp)").fill("12");
  await page.getByLabel("Notes").fill("The tooth on the right");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("region", { name: "There is a problem" })).toBeFocused();
  await page.getByLabel("Phone (WhatsApp)").fill(person.phone);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("You first sent: The tooth on the left")).toBeVisible();
  await page.getByRole("checkbox", { name: "Please do not call me" }).check();
  await page.getByLabel("When (optional)").fill("after 18:00");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "Your choices have been saved")).toBeVisible();
  await mailWith(page, person.email, /^Your changes to request/);
  await mailWith(
    page,
    "hello@sanavoy.example",
    new RegExp(`^Changed by the patient: request ${reference}`),
  );

  const [json] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as data (JSON)" }).click(),
  ]);
  const data = z
    .looseObject({ reference: z.string(), history: z.array(z.looseObject({ what: z.string() })) })
    .parse(JSON.parse(await readFile(await json.path(), "utf8")));
  expect(data.reference).toBe(reference);
  expect(data.history.map(({ what }) => what)).toEqual(["received", "correction", "preferences"]);
  const [readable] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as a page" }).click(),
  ]);
  expect(await readFile(await readable.path(), "utf8")).toContain("The tooth on the right");

  await page.getByRole("button", { name: "Withdraw my consent" }).click();
  await page.getByRole("button", { name: "Yes, withdraw" }).click();
  await expect(page.getByRole("heading", { name: "Consent withdrawn" })).toBeVisible();
  await mailWith(page, person.email, /withdrawn your consent/);

  await page.getByLabel(`Type ${reference} to confirm`).fill("SV-7K2M-4QXV");
  await page.getByRole("button", { name: "Erase everything now" }).click();
  await expect(page.getByText("Enter the reference exactly")).toBeVisible();
  await page.getByLabel(`Type ${reference} to confirm`).fill(reference.toLowerCase());
  await page.getByRole("button", { name: "Erase everything now" }).click();
  await expect(page.getByRole("heading", { name: "Your request has been erased" })).toBeVisible();
  const receipt = await page.getByRole("main").innerText();
  for (const personal of [reference, "Grace", person.email])
    expect(receipt).not.toContain(personal);

  await unlock(page, link, person.email);
  await expect(page.getByText("do not match")).toBeVisible();
});

test("a scanner that opens the link, presses everything and submits every form changes and sees nothing", async ({
  page,
  faults,
}) => {
  faults.allow("status of 403", "status of 400");
  const person = newPerson("Grace Scanned");
  const { link, reference } = await sendAndFindLink(page, person);
  for (let visit = 0; visit < 2; visit++) {
    await page.goto("about:blank");
    await open(page, link);
    await expect(page.getByRole("button", { name: "Open my request" })).toBeVisible();
    await page.evaluate(() => {
      const main = document.querySelector("main");
      for (const button of main?.querySelectorAll("button") ?? []) button.click();
      for (const form of main?.querySelectorAll("form") ?? []) {
        for (const input of form.querySelectorAll("input")) input.value = "scanner@example.com";
        form.requestSubmit();
      }
    });
    await expect(page.getByText("do not match")).toBeVisible();
    const seen = await page.content();
    for (const personal of ["Scanned", person.email, reference, "left"]) {
      expect(seen.includes(`>${personal}`), personal).toBe(false);
    }
  }
  // Nothing was used up, and nothing happened to the request.
  await unlock(page, link, person.email);
  await expect(page.getByRole("heading", { name: "Received" })).toBeVisible();
  await expect(page.getByText("You first sent:")).toBeHidden();
});

test("a coordinator sees a correction and a wish, records a clinic, and ends the link", async ({
  page,
  faults,
}) => {
  faults.allow("status of 410");
  const person = newPerson("Grace Example");
  const { link, reference } = await sendAndFindLink(page, person);
  await unlock(page, link, person.email);
  await page.getByRole("checkbox", { name: "Please do not call me" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "Your choices have been saved")).toBeVisible();

  await signIn(page, coordinator);
  await expect(page.getByText(/^[\d,]+ total leads?$/)).toBeVisible();
  await open(page, `/admin/leads/${reference}`);
  await expect(page.getByText("The patient asks: Do not call.")).toBeVisible();
  await expect(page.getByText("The patient changed how they want to be reached")).toBeVisible();
  await page.getByRole("button", { name: "Record “sent to clinic”" }).click();
  await page.getByLabel("Clinic", { exact: true }).fill("Example Dental Clinic");
  await page.getByLabel("What they received").fill("treatment and notes");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Example Dental Clinic", { exact: true })).toBeVisible();

  await unlock(page, link, person.email);
  await expect(page.getByText("Example Dental Clinic")).toBeVisible();

  await open(page, `/admin/leads/${reference}`);
  await page.getByRole("button", { name: "Revoke the link" }).click();
  await expect(page.getByText("It no longer works.")).toBeVisible();
  await unlock(page, link, person.email);
  await expect(page.getByText("This link no longer works.")).toBeVisible();

  await page.getByLabel("Email address", { exact: true }).fill(person.email);
  await page.getByRole("button", { name: "Send me a new link" }).click();
  await expect(page.getByText("If there is a request with this address")).toBeVisible();
  const newer = linkIn(await mailWith(page, person.email, /^Your link to request/));
  await unlock(page, newer, person.email);
  await expect(page.getByText("Example Dental Clinic")).toBeVisible();
});
