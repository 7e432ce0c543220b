import type { APIRequestContext, Page } from "@playwright/test";
import * as z from "zod";
import { LOCAL_PUBLISHABLE_KEY } from "../supabase/local/keys.ts";
import { exampleRequest } from "../tests/functions/functions-support.ts";
import { coordinator, expect, open, openSignedIn, type Person } from "./fixtures.ts";

/** What the person in these tests writes under "Notes". */
export const NOTES = "The molar at the lower left";

const mailsSchema = z.array(
  z.object({
    id: z.string(),
    subject: z.string(),
    content: z.optional(
      z.object({
        text: z.string(),
        html: z.string(),
        headers: z.record(z.string(), z.string()),
      }),
    ),
  }),
);

/** The newest email to an address with a matching subject, once there is one. */
export async function mailWith(
  { request }: { request: APIRequestContext },
  to: string,
  subject: RegExp,
) {
  let found: z.infer<typeof mailsSchema>[number] | undefined;
  await expect(async () => {
    const response = await request.get(`/_local/mailbox.json?to=${encodeURIComponent(to)}`);
    const mails = mailsSchema.parse(await response.json());
    found = mails.find((mail) => subject.test(mail.subject));
    expect(found, `an email to ${to} with the subject ${subject}`).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return {
    id: found?.id ?? "",
    text: found?.content?.text ?? "",
    html: found?.content?.html ?? "",
    headers: found?.content?.headers ?? {},
  };
}

/** The private link in an email. */
export function linkIn(text: string): string {
  const path = /\/request#[\w-]{70}/.exec(text)?.[0];
  if (!path) throw new Error("The email has no private link.");
  return path;
}

/** Sends a request as the quote form does, and returns the private link in its confirmation. */
export async function sendAndFindLink({ request }: { request: APIRequestContext }, person: Person) {
  const answer = await request.post("/functions/v1/submit-lead", {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    data: exampleRequest({ ...person, notes: NOTES }),
  });
  expect(answer.status()).toBe(201);
  const { id, text, html } = await mailWith({ request }, person.email, /^We have your request/);
  return { mail: id, html, link: linkIn(text), reference: /SV-\w{4}-\w{4}/.exec(text)?.[0] ?? "" };
}

/** Enters an email address on the page of a private link. */
export async function typeAddress(page: Page, email: string) {
  await page.getByLabel("Your email address").fill(email);
  await page.getByRole("button", { name: "Open my request" }).click();
}

/** Enters the end of the phone number, which shows the rest of a request. */
export async function prove(page: Page, phone: string) {
  await page.getByLabel("Last four digits of your phone number").fill(phone.slice(-4));
  await page.getByRole("button", { name: "Show my request" }).click();
  await expect(page.getByRole("heading", { name: "Your details" })).toBeVisible();
}

/** Opens a private link as from an email, and enters an email address. */
export async function unlock(page: Page, link: string, email: string) {
  await page.goto("about:blank");
  await open(page, link);
  await typeAddress(page, email);
}

export async function openLeadAsCoordinator(page: Page, reference: string) {
  await openSignedIn(page, coordinator, `/admin/leads/${reference}`);
}
