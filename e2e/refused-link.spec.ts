import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openLocalDatabase } from "../supabase/local/database/local-database.ts";
import { expect, newPerson, open, test, toast } from "./fixtures.ts";
import {
  linkIn,
  mailWith,
  openLeadAsCoordinator,
  prove,
  sendAndFindLink,
  typeAddress,
  unlock,
} from "./private-link-steps.ts";
import { startServer } from "./server.ts";

/** Private links that do not open: with a wrong email address, expired or revoked. */
test.describe.configure({ timeout: 180_000 });

test("five wrong addresses lock a link for an hour, even a made-up one", { tag: "@all" }, async ({
  page,
  faults,
}) => {
  faults.allow("status of 403", "status of 429");
  const person = newPerson("Grace Example");
  const { link, reference } = await sendAndFindLink(page, person);
  for (const [tried, known] of [
    [link, person.email],
    [`/request#${"x".repeat(70)}`, person.email],
  ] as const) {
    await unlock(page, tried, "guess-1@example.com");
    for (let guess = 2; guess <= 6; guess++) {
      await expect(page.getByText("This link and this email address do not match.")).toBeVisible();
      await expect(page.getByLabel("Your email address")).toHaveValue(/^guess-/);
      await typeAddress(page, guess < 6 ? `guess-${guess}@example.com` : known);
      if (guess < 6) await expect(page.getByRole("main")).not.toContainText(reference);
    }
    await expect(page.getByText("There were too many attempts.")).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(reference);
  }

  // Wrong guesses do not affect the team.
  await openLeadAsCoordinator(page, reference);
  await expect(page.getByText("sent the request")).toBeVisible();
  await expect(page.getByText(/^Works until /)).toBeVisible();
});

test("a coordinator sees a preference and revokes the link, and only the team can send a new one", {
  tag: "@all",
}, async ({ page, faults }) => {
  faults.allow("status of 410", "status of 403");
  const person = newPerson("Grace Example");
  const { link, reference } = await sendAndFindLink(page, person);
  await unlock(page, link, person.email);
  await prove(page, person.phone);
  await page.getByRole("checkbox", { name: "Please do not call me" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "Your choices have been saved")).toBeVisible();

  await openLeadAsCoordinator(page, reference);
  await expect(page.getByText("The patient asks: Do not call.")).toBeVisible();
  await expect(page.getByText("The patient changed how they want to be contacted")).toBeVisible();
  await page.getByRole("button", { name: "Revoke the link" }).click();
  await expect(page.getByText(/It no longer works\. Nobody can ask for a new one/)).toBeVisible();
  await unlock(page, link, person.email);
  await expect(page.getByText("This link no longer works.")).toBeVisible();
  // A stranger is not told that the link was revoked.
  await typeAddress(page, "stranger@example.com");
  await expect(page.getByText("do not match")).toBeVisible();

  await page.getByLabel("Email address", { exact: true }).fill(person.email);
  await page.getByRole("button", { name: "Send me a new link" }).click();
  await expect(page.getByText("If we have a request from this address")).toBeVisible();
  // The link may have reached the wrong person, who can read the mailbox of that address.
  await open(page, `/admin/leads/${reference}`);
  await expect(page.getByText("revoked the private link")).toBeVisible();
  await expect(page.getByText("asked for a new private link")).toBeHidden();
  await page.getByRole("button", { name: "Email a new link" }).click();
  await expect(page.getByText(/^Works until /)).toBeVisible();
  const newer = linkIn((await mailWith(page, person.email, /^Your link to request/)).text);
  await unlock(page, newer, person.email);
  await prove(page, person.phone);
  await expect(
    page.getByText("Our records show that no clinic has received your data."),
  ).toBeVisible();
});

test("a coordinator corrects an email address: the new one gets a link that works, the old one a notice", {
  tag: "@all",
}, async ({ page, faults }) => {
  faults.allow("status of 403");
  const person = newPerson("Grace Example");
  const { link, reference } = await sendAndFindLink(page, person);
  const right = `right-${person.email}`;
  await openLeadAsCoordinator(page, reference);
  await page.getByRole("button", { name: "Correct the email" }).press("Enter");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(right);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/A new link was sent to the new address/)).toBeVisible();
  await mailWith(page, person.email, /^The email address of request .* has changed/);
  const { text } = await mailWith(page, right, /^Your link to request/);
  expect(text).toContain("is now this one");
  await unlock(page, link, person.email);
  await expect(page.getByText("do not match")).toBeVisible();
  await unlock(page, linkIn(text), right);
  await expect(
    page.getByRole("region", { name: "Status" }).getByText("Received").first(),
  ).toBeVisible();
});

test("an expired link says so, and the coordinator sees when it ended and sends a new one", {
  tag: "@all",
}, async ({ browser }) => {
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(tmpdir(), "expired-link-"));
  const data = join(folder, "data");
  const person = newPerson("Grace Example");
  /** Starts the site with the same data, and stops it after the visit. */
  async function visit<Result>(run: (page: Page) => Promise<Result>): Promise<Result> {
    const server = await startServer({ DATA_DIR: data });
    const context = await browser.newContext({ baseURL: server.url });
    try {
      return await run(await context.newPage());
    } finally {
      await context.close();
      await server.stop();
    }
  }
  try {
    const { link, reference } = await visit((page) => sendAndFindLink(page, person));
    const database = await openLocalDatabase({ dataDirectory: data, seed: false, log: () => {} });
    await database.asOwner((sql) =>
      sql.query(
        `update private.lead_links set ends_at = '2026-01-05T12:00:00Z'
         where lead_id = (select id from public.leads where email = $1)`,
        [person.email],
      ),
    );
    await database.close();

    await visit(async (page) => {
      await unlock(page, link, "stranger@example.com");
      await expect(page.getByText("do not match")).toBeVisible();
      await typeAddress(page, person.email);
      await expect(page.getByText("This link no longer works. Ask for a new one")).toBeVisible();
      await expect(page.getByRole("main")).not.toContainText(reference);

      await openLeadAsCoordinator(page, reference);
      await expect(page.getByText("Ended Jan 05, 2026.")).toBeVisible();
      await page.getByRole("button", { name: "Email a new link" }).click();
      await expect(toast(page, "A new link is on its way")).toBeVisible();
      const newer = linkIn((await mailWith(page, person.email, /^Your link to request/)).text);
      await unlock(page, newer, person.email);
      await expect(
        page.getByRole("region", { name: "Status" }).getByText("Received").first(),
      ).toBeVisible();
      await unlock(page, link, person.email);
      await expect(page.getByText("This link no longer works.")).toBeVisible();
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
