import { parse } from "node-html-parser";
import { afterEach, describe, expect, it, vi } from "vitest";
import { OPTIONAL_TEXTS } from "../../supabase/functions/_shared/lead-fields.ts";
import { MAIL_KINDS } from "../../supabase/functions/_shared/mail-kinds.ts";
import { recordOf } from "../../supabase/functions/_shared/typed-keys.ts";
import { composeMail } from "../../supabase/functions/deliver/mails/mails.ts";
import { createWebhook } from "../../supabase/functions/deliver/send-webhook.ts";
import { HOSTILE_TEXTS } from "../admin/hostile-texts.ts";
import { context } from "./deliver-support.ts";
import { exampleMailData } from "./example-mails.ts";

/** What people type is only text in emails. See also `tests/admin/inert.test.tsx`. */
const dataOf = (text: string) => ({
  ...exampleMailData,
  lead: {
    ...exampleMailData.lead,
    name: text,
    source: "phone",
    phone: text,
    treatment: text,
    ...recordOf(OPTIONAL_TEXTS, () => text),
  },
  message: { ...exampleMailData.message, name: text, subject: text, message: `${text}\n${text}` },
});
const { created_at } = exampleMailData.lead;

afterEach(() => {
  vi.unstubAllGlobals();
});

const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/;
/** The only email that repeats what someone typed: the one to the team with a contact form message. */
const REPEATS = "contact_to_team";

describe.each(Object.entries(HOSTILE_TEXTS))("%s", (_name, text) => {
  it.each(MAIL_KINDS)("is only text in the email %s", async (kind) => {
    const mail = await composeMail(kind, dataOf(text), context);
    for (const line of [mail.subject, mail.from, ...mail.to]) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(line).not.toMatch(DIRECTIONS);
    }
    const page = parse(mail.html);
    expect(page.querySelectorAll("script, img, form, iframe, [onerror], [onmouseover]")).toEqual(
      [],
    );
    for (const link of page.querySelectorAll("a")) {
      expect(link.getAttribute("href")).toMatch(
        /^(https:\/\/(www\.example\.com|wa\.me)|mailto:|tel:(112|999)$)/,
      );
    }
    if (kind !== REPEATS) {
      expect(mail.text).not.toContain(text);
      expect(page.textContent).not.toContain(text);
      return;
    }
    // The text is as typed, in lines and blocks that contain nothing else.
    const lines = mail.text.split("\n").filter((line) => line.includes(text));
    expect(lines).toEqual([`Name: ${text}`, `Subject: ${text}`, `> ${text}`, `> ${text}`]);
    expect(page.querySelector("blockquote")?.textContent).toBe(`${text}\n${text}`);
  });

  it("is not in the webhook", async () => {
    let body = "";
    vi.stubGlobal("fetch", async (_url: string, { body: sent }: RequestInit) => {
      body = String(sent);
      return new Response(null, { status: 204 });
    });
    const send = createWebhook({
      url: "https://receiver.example/leads",
      secret: `whsec_${Buffer.from("a secret of the test").toString("base64")}`,
      siteUrl: "https://www.example.com",
      now: () => Date.parse(created_at),
    });
    await send({
      id: "5a7a0001-0000-4000-8000-00000000000b",
      kind: "webhook_new_lead",
      idempotency_key: "key",
      lease_token: "5a7a0001-0000-4000-8000-00000000000c",
      attempts: 1,
      created_at,
      data: dataOf(text),
    });
    expect(body).toContain("SV-7K2M-4QXV");
    expect(body).not.toContain(JSON.stringify(text).slice(1, -1));
  });
});
