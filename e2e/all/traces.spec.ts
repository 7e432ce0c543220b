import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
// Not the `test` of the fixtures, whose browser has no profile on disk.
import { expect, test } from "@playwright/test";
import * as z from "zod";
import { LOCAL_SECRET_KEY } from "../../supabase/local/keys.ts";
import { openLeads, searchLeads, signIn, toast } from "../fixtures.ts";
import { prove, sendAndFindLink, unlock } from "../private-link-steps.ts";
import { type Server, startServer } from "../server.ts";

const person = {
  name: "Wilhelmina Quillfeather",
  email: "quillfeather@example.com",
  phone: "+44 7700 900777",
};
/** What the browser is told to keep, to show that the test finds what is kept. */
const PLANTED = "Planted Whatever";

let server: Server;
let log = "";
const profile = mkdtempSync(join(tmpdir(), "profile-"));
test.beforeAll(async () => {
  server = await startServer({}, (text) => {
    log += text;
  });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(profile, { recursive: true, force: true });
});

const leadsSchema = z.array(
  z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    phone_e164: z.nullable(z.string()),
  }),
);

/** Every name, email address and phone number of the leads, as far as it is long enough to be nothing else. */
async function personalTexts(): Promise<string[]> {
  const columns = leadsSchema.element.keyof().options.join(",");
  const response = await fetch(`${server.url}/rest/v1/leads?select=${columns}`, {
    headers: { apikey: LOCAL_SECRET_KEY },
  });
  const leads = leadsSchema.parse(await response.json());
  expect(leads.length).toBeGreaterThan(30);
  const texts = leads.flatMap((lead) => [
    ...Object.values(lead).filter((text) => text !== null),
    lead.phone_e164?.slice(1) ?? "",
  ]);
  return [...new Set(texts)].filter((text) => text.length > 7);
}

/** Text without case, byte by byte. */
const bytes = (text: Buffer) => text.toString("latin1").toLowerCase();

/** Which of the texts are in the content: in UTF-8, in UTF-16 and as in an address. */
function found(texts: readonly string[], content: Buffer): string[] {
  const inside = bytes(content);
  return texts.filter((text) => {
    const inAddress = encodeURIComponent(text);
    return [
      Buffer.from(text),
      Buffer.from(text, "utf16le"),
      Buffer.from(inAddress),
      Buffer.from(inAddress.replaceAll("%20", "+")),
    ].some((form) => inside.includes(bytes(form)));
  });
}

test("after a day's work, neither the browser's profile nor the server's log names a patient", async ({
  playwright,
  launchOptions,
}) => {
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL: server.url,
    acceptDownloads: true,
  });
  // What a browser with a history keeps of each page.
  const visited: string[] = [];
  context.on("page", (page) =>
    page.on("framenavigated", async (frame) => {
      visited.push(frame.url(), await frame.title().catch(() => ""));
    }),
  );
  const page = await context.newPage();
  const { link, reference } = await sendAndFindLink(page, person);

  await openLeads(page);
  await page.evaluate((text) => localStorage.setItem("planted", text), PLANTED);
  await searchLeads(page, "quillfeather");
  await expect(page.getByText("1 lead matches")).toBeVisible();
  await page.getByRole("link", { name: person.name }).click();
  await page.getByRole("link", { name: "Open as a page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: person.name })).toBeVisible();
  // Without a name: a draft of a note stays in the tab until it is saved, and so can stay on the disk.
  await page.getByRole("textbox", { name: "Note" }).fill("Called, no answer");
  visited.push(await page.title());
  await page.goto("/admin/leads");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  visited.push((await download).suggestedFilename());
  await expect(toast(page, "Leads exported successfully")).toBeVisible();
  await page.goto(`/admin/leads/${reference}`);
  await page.getByRole("button", { name: "Sign Out" }).click();
  // The draft of the note would be lost.
  await page.getByRole("button", { name: "Discard and sign out" }).click();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();

  await unlock(page, link, person.email);
  await prove(page, person.phone);
  visited.push(await page.title());
  // A wrong password, and a request that is refused, which a server might write down.
  await signIn(page, { email: person.email, password: "wrong password" });
  await expect(toast(page, "Invalid login credentials")).toBeVisible();
  const texts = [...(await personalTexts()), "quillfeather"];
  const token = link.slice("/request#".length);
  expect(await context.cookies()).toEqual([]);
  await context.close();

  const kept = readdirSync(profile, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const traces = kept.map((file) => ({ file, content: readFileSync(file) }));
  traces.push({ file: "log", content: Buffer.from(log) });
  expect(traces.some(({ content }) => found([PLANTED], content).length > 0)).toBe(true);
  const all = [
    ...traces.flatMap(({ file, content }) =>
      found([...texts, token], content).map((text) => [file, text]),
    ),
    ...found(texts, Buffer.from(visited.join("\n"))).map((text) => ["addresses and titles", text]),
  ];
  expect(all).toEqual([]);
});
