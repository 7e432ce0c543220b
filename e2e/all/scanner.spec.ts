// Not the `test` of the fixtures, which starts a server and fails on the errors that a scanner causes.
import { expect, type Page, test } from "@playwright/test";
import { fillQuote, open, openQuote, sendQuote, toast } from "../fixtures.ts";
import { mailWith, unlock } from "../private-link-steps.ts";
import { startScannedServer } from "../scanned-server.ts";
import { createScanner, SCANNER_EMAIL } from "../scanner.ts";

const TEAM = "hello@sanavoy.example";
const READER = "tom.reader@example.com";
const person = {
  name: "Wilhelmina Quillfeather",
  email: "quillfeather@example.com",
  phone: "+44 7700 900777",
};
const TREATMENT = "Zirkon bridge at 26";

/** What the two people typed, in the forms in which it is shown or stored. */
const personal = ["Quillfeather", person.email, person.phone, "447700900777", TREATMENT, READER];

/** Sends a request for a quote and signs up for the newsletter. */
async function sendBoth(page: Page): Promise<void> {
  await open(page, "/");
  const dialog = await openQuote(page);
  await fillQuote(dialog, person, TREATMENT);
  await sendQuote(dialog);
  await expect(toast(page, "Quote request received!")).toBeVisible();
  // Closing goes back in the history, which would stop a page from loading.
  await expect(dialog).toBeHidden();
  await open(page, "/blog");
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: "Email" }).fill(READER);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(form.getByText("Check your inbox")).toBeVisible();
}

/** The resulting emails to the patient, the reader and the team. */
const readMails = (page: Page) =>
  Promise.all([
    mailWith(page, person.email, /^We have your request/),
    mailWith(page, READER, /^Please confirm/),
    mailWith(page, TEAM, /^New request/),
  ]);

/** Every link in the text, the HTML and the headers of emails. */
const linksOf = (mails: Awaited<ReturnType<typeof readMails>>) =>
  new Set(
    mails
      .flatMap(({ text, html, headers }) => [text, html, headers["List-Unsubscribe"] ?? ""])
      .flatMap((part) => part.match(/http:\/\/[^\s"'<>)]+/g) ?? []),
  );

test.describe.configure({ timeout: 300_000 });

let server: Awaited<ReturnType<typeof startScannedServer>>;
test.beforeAll(async () => {
  server = await startScannedServer();
});
test.afterAll(() => server.close());

test("a scanner that opens every link and uses every button and form sees and changes nothing", async ({
  browser,
}) => {
  const own = await browser.newContext({ baseURL: server.url });
  const page = await own.newPage();
  await sendBoth(page);
  const mails = await readMails(page);
  const links = [...linksOf(mails)];
  const linksTo = (path: string) => links.filter((link) => link.startsWith(server.url + path));
  for (const path of [
    "/request#",
    "/newsletter#",
    "/admin/leads?lead=",
    "/functions/v1/newsletter?",
  ]) {
    expect(linksTo(path), path).toHaveLength(1);
  }
  const reference = /SV-\w{4}-\w{4}/.exec(mails[0].text)?.[0] ?? "none";
  const ids = await server.query(
    `select id::text as text from public.leads where email = '${person.email}'
     union all select id::text from private.subscribers where email = '${READER}'`,
  );
  expect(ids).toHaveLength(2);
  await expect
    .poll(() =>
      server.query(
        "select id::text as text from private.outbox where sent_at is null and dismissed_at is null",
      ),
    )
    .toEqual([]);
  const before = await server.rows();

  const scanning = await browser.newContext();
  const scanned = await scanning.newPage();
  const scanner = createScanner(scanned, async () => {
    // The team's link contains the reference, and the sign-in page keeps the URL to return to.
    const isTeams = new URL(scanned.url()).pathname.startsWith("/admin");
    const secrets = isTeams ? personal : [...personal, reference];
    const seen = await scanned.content();
    expect(secrets.filter((secret) => seen.includes(secret))).toEqual([]);
  });
  const pressed: string[] = [];
  for (const link of links) pressed.push(...(await scanner.scan(link)));
  for (const name of [
    "Open my request",
    "Send me a new link",
    "Yes, send me the newsletter",
    "Unsubscribe from the newsletter",
    "Send my request",
    "Sign In",
  ]) {
    expect(pressed).toContain(name);
  }

  const after = await server.rows();
  const gone = new Set(before);
  const added = new Set(after);
  for (const row of after) gone.delete(row);
  for (const row of before) added.delete(row);
  expect([...gone], "rows that were changed or deleted").toEqual([]);
  // The scanner's own request for a quote was stored, and no new row is about the two people.
  const addedRows = [...added];
  expect(addedRows.filter((row) => row.includes(SCANNER_EMAIL))).not.toEqual([]);
  expect(
    addedRows.filter((row) => [...personal, ...ids, reference].some((text) => row.includes(text))),
  ).toEqual([]);

  // The link still opens the request once the scanner's wrong addresses no longer count.
  await server.query("delete from private.tries returning key_hash as text");
  await unlock(page, linksTo("/request#")[0] ?? "", person.email);
  await expect(
    page.getByRole("region", { name: "Status" }).getByText("Received").first(),
  ).toBeVisible();
  await Promise.all([own.close(), scanning.close()]);
});
