import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { defuse } from "@/admin/features/export/leads-csv.ts";
import { clientAddress } from "../../supabase/functions/_shared/client-address.ts";
import { contactRequestSchema } from "../../supabase/functions/_shared/contact-message.ts";
import { DatabaseCallError } from "../../supabase/functions/_shared/database.ts";
import { readLead, sentLeadSchema } from "../../supabase/functions/_shared/lead.ts";
import { callSchema } from "../../supabase/functions/_shared/my-request.ts";
import { newsletterCallSchema } from "../../supabase/functions/_shared/newsletter.ts";
import { phoneInE164 } from "../../supabase/functions/_shared/phone.ts";
import { parseReference } from "../../supabase/functions/_shared/reference.ts";
import { reportSchema } from "../../supabase/functions/deliver/handler.ts";
import { processorMilliseconds } from "../processor-time.ts";
import { exampleForm, exampleRequest } from "./functions-support.ts";
import { newRequest, setUp } from "./handler-support.ts";

/** Nobody may keep a function busy with one text: what is too long is refused by its length. */
const LENGTH = 30_000;

/** Texts that make an expression which looks for an end begin again at every character, or that grow when normalised. */
const units = [..."+ /\t(.@-<\n=ﷺ\u200b\u200d\u0301", "a.", "👩\u200d"];
const hostileTexts = units.flatMap((unit) => {
  const long = unit.repeat(LENGTH).slice(0, LENGTH);
  return [long, `1${long}1`, `a@${long}b`];
});

type Read = (value: unknown) => unknown;

/** What each function reads from a body, with its own way to read it. */
const bodies: Readonly<Record<string, readonly [schema: z.core.$ZodType, read: Read]>> = {
  contact: [contactRequestSchema, (value) => contactRequestSchema.safeParse(value)],
  deliver: [reportSchema, (value) => reportSchema.safeParse(value)],
  "my-request": [callSchema, (value) => callSchema.safeParse(value)],
  newsletter: [newsletterCallSchema, (value) => newsletterCallSchema.safeParse(value)],
  "submit-lead": [sentLeadSchema, readLead],
};

/** Values of a schema's form, each of its fields and choices in at least one: a new field is in them by itself. */
function examplesOf(schema: z.core.$ZodType): unknown[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object": {
      const fields = Object.entries(def.shape).map(
        ([name, field]) => [name, examplesOf(field)] as const,
      );
      const first = Object.fromEntries(fields.map(([name, [example]]) => [name, example]));
      return [
        first,
        ...fields.flatMap(([name, [, ...others]]) =>
          others.map((other) => ({ ...first, [name]: other })),
        ),
      ];
    }
    case "union":
      return def.options.flatMap(examplesOf);
    case "record": {
      const { def: key } = (def.keyType as z.core.$ZodTypes)._zod;
      const keys = key.type === "enum" ? Object.values(key.entries) : ["a"];
      return examplesOf(def.valueType).map((value) =>
        Object.fromEntries(keys.map((name) => [name, value])),
      );
    }
    case "array":
      return examplesOf(def.element).map((element) => [element]);
    case "optional":
    case "nullable":
    case "catch":
      return examplesOf(def.innerType);
    case "pipe":
      return examplesOf(def.in);
    case "literal":
      return [def.values[0]];
    case "enum":
      return Object.values(def.entries).slice(0, 1);
    case "boolean":
      return [true];
    case "number":
      return [1];
    case "string":
      return ["a"];
    default:
      throw new Error(`There is no example of ${def.type}.`);
  }
}

/** For each text in a value: where it is, and how to put another one there. */
function textsIn(value: unknown, path = ""): [path: string, put: (text: string) => unknown][] {
  if (typeof value === "string") return [[path, (text) => text]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, `${path}/${key}`).map(([where, put]): [string, (text: string) => unknown] => [
      where,
      (text) => (Array.isArray(value) ? [put(text)] : { ...value, [key]: put(text) }),
    ]),
  );
}

const readers: [field: string, read: (text: string) => unknown][] = [
  ...Object.entries(bodies).flatMap(([name, [schema, read]]) =>
    examplesOf(schema).flatMap((example, index) =>
      textsIn(example).map(([path, put]): [string, (text: string) => unknown] => [
        `${name} ${index}: ${path}`,
        (text) => read(put(text)),
      ]),
    ),
  ),
  ["the international form of a phone number", (text) => phoneInE164(text, "GB")],
  [
    "the address in a header",
    (text) =>
      clientAddress(new Headers({ "x-forwarded-for": encodeURI(text) }), "cf-connecting-ip"),
  ],
  ["a reference", parseReference],
  ["a cell of the CSV file", defuse],
];

it("tries every edge function", () => {
  const folders = readdirSync("supabase/functions").filter((name) => name !== "_shared");
  expect(Object.keys(bodies).sort()).toEqual(folders.sort());
  expect(readers.map(([field]) => field)).toEqual(
    expect.arrayContaining([
      "submit-lead 0: /phone_country",
      "my-request 4: /preferences/contact_when",
    ]),
  );
});

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
  const faulty = (name = "x".repeat(5000)) =>
    newRequest({ body: JSON.stringify(exampleRequest({ name })) });

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

  it("that any person could send have a higher limit of their own", async () => {
    const counted: [key: string, most: number][] = [];
    const { handler } = setUp({
      countRefusal: async (key, most) => {
        counted.push([key, most]);
        return null;
      },
    });
    for (const name of ["", "x".repeat(5000)]) await handler(faulty(name));
    expect(counted.map(([, most]) => most)).toEqual([1000, 200]);
    expect(new Set(counted.map(([key]) => key)).size).toBe(2);
  });

  it("include those in which the field is filled that people do not see", async () => {
    const counted: string[] = [];
    const { handler } = setUp({
      countRefusal: async (key) => {
        counted.push(key);
        return null;
      },
    });
    const body = JSON.stringify(exampleRequest({ website: "https://spam.example.com" }));
    expect((await handler(newRequest({ body }))).status).toBe(400);
    expect(counted).toHaveLength(1);
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
