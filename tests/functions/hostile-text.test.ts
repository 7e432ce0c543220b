import { describe, expect, it } from "vitest";
import { defuse } from "@/admin/features/export/leads-csv.ts";
import { contactRequestSchema } from "../../supabase/functions/_shared/contact.ts";
import { DatabaseCallError } from "../../supabase/functions/_shared/database.ts";
import { readLead } from "../../supabase/functions/_shared/lead.ts";
import { callSchema } from "../../supabase/functions/_shared/my-request.ts";
import { newsletterCallSchema } from "../../supabase/functions/_shared/newsletter.ts";
import { phoneInE164 } from "../../supabase/functions/_shared/phone.ts";
import { processorMilliseconds } from "../processor-time.ts";
import { newRequest, setUp } from "./handler-support.ts";
import { exampleForm, exampleRequest } from "./support.ts";

/** Nobody may keep a function busy with one text: what is too long is refused by its length. */
const LENGTH = 30_000;

/** Texts that make an expression which looks for an end begin again at every character. */
const units = ["+", " ", "/", "\t", "(", ".", "@", "-", "a.", "\u200b", "<", "\n", "=", "ﷺ"];
const hostileTexts = units.map((unit) => `1${unit.repeat(LENGTH).slice(0, LENGTH)}1`);

const message = {
  name: "Tom Example",
  email: "tom@example.com",
  subject: "A question",
  message: "Text",
  request_id: crypto.randomUUID(),
  website: "",
};
const signUp = { action: "sign_up", email: "tom@example.com", request_id: crypto.randomUUID() };
const correction = { action: "correct", token: "a", email: "tom@example.com" };

/** Every field of every function, with the function's own way to read it. */
const readers: [field: string, read: (text: string) => unknown][] = [
  ...Object.keys(exampleRequest()).map((field): [string, (text: string) => unknown] => [
    `${field} of a quote request`,
    (text) => readLead(exampleRequest({ [field]: text })),
  ]),
  ...["phone_country", "contact_by"].map((field): [string, (text: string) => unknown] => [
    `${field} of a quote request`,
    (text) => readLead(exampleRequest({ [field]: text })),
  ]),
  ...Object.keys(message).map((field): [string, (text: string) => unknown] => [
    `${field} of a message`,
    (text) => contactRequestSchema.safeParse({ ...message, [field]: text }),
  ]),
  ...Object.keys(signUp).map((field): [string, (text: string) => unknown] => [
    `${field} of a newsletter sign-up`,
    (text) => newsletterCallSchema.safeParse({ ...signUp, [field]: text }),
  ]),
  ...["token", "email"].map((field): [string, (text: string) => unknown] => [
    `${field} of a correction`,
    (text) => callSchema.safeParse({ ...correction, fields: {}, [field]: text }),
  ]),
  ["the international form of a phone number", (text) => phoneInE164(text, "GB")],
  ["a cell of the CSV file", defuse],
];

it.each(readers)("%s is read within 100 ms, whatever fills it", async (_field, read) => {
  for (const text of hostileTexts)
    expect(await processorMilliseconds(() => read(text))).toBeLessThan(100);
});

describe("a quote request with a hostile phone number", () => {
  it.each([
    [
      "as JSON",
      () =>
        newRequest({ body: JSON.stringify(exampleRequest({ phone: `1${" ".repeat(15_000)}1` })) }),
    ],
    [
      "as a form",
      () =>
        newRequest({
          headers: { "content-type": "application/x-www-form-urlencoded" },
          body: exampleForm({ apikey: "sb_publishable_test", phone: `1${"+".repeat(LENGTH)}1` })
            .toString()
            .replaceAll("%2B", "+"),
        }),
    ],
  ])("%s is refused within 100 ms", async (_how, request) => {
    const { handler, stored } = setUp();
    const refused: number[] = [];
    const time = await processorMilliseconds(async () =>
      refused.push((await handler(request())).status),
    );
    expect(time).toBeLessThan(100);
    expect([400, 303]).toContain(refused[0]);
    expect(stored).toEqual([]);
  });
});

describe("refused requests", () => {
  const faulty = () => newRequest({ body: JSON.stringify(exampleRequest({ name: "" })) });

  it("count, and once there were too many, nothing more is read from the address", async () => {
    const counted: [key: string, most: number][] = [];
    const { handler, stored } = setUp({
      countRefusal: async (key, most) => {
        counted.push([key, most]);
        return counted.length > 2 ? 90 : null;
      },
    });
    expect((await handler(faulty())).status).toBe(400);
    expect((await handler(faulty())).status).toBe(400);
    const limited = await handler(faulty());
    expect(limited.status).toBe(429);
    expect(limited.headers.get("retry-after")).toBe("90");
    expect(new Set(counted.map(String))).toEqual(
      new Set([expect.stringMatching(/^[0-9a-f]{64},200$/)]),
    );
    const unread = newRequest();
    expect((await handler(unread)).status).toBe(429);
    expect(unread.bodyUsed).toBe(false);
    expect(counted).toHaveLength(3);
    const neighbour = newRequest({ headers: { "cf-connecting-ip": "192.0.2.7" } });
    expect((await handler(neighbour)).status).toBe(201);
    expect(stored).toHaveLength(1);
  });

  it("get their answer even if the database cannot count them", async () => {
    const { handler, logged } = setUp({
      countRefusal: async () => {
        throw new DatabaseCallError("database_timeout");
      },
    });
    expect((await handler(faulty())).status).toBe(400);
    expect(logged).toEqual(["database_timeout"]);
  });
});
