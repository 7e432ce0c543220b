import { describe, expect, it } from "vitest";
import { personKey } from "@/admin/features/person/person-api.ts";
import { credentialsSchema } from "../../src/admin/features/access/auth-api.ts";
import { correctedValue } from "../../src/admin/features/lead/changes/corrected-field.tsx";
import { contactRequestSchema } from "../../supabase/functions/_shared/contact-message.ts";
import { isEmailAddress, plainEmail } from "../../supabase/functions/_shared/email-address.ts";
import { readLead } from "../../supabase/functions/_shared/lead.ts";
import { callSchema } from "../../supabase/functions/_shared/my-request.ts";
import { newsletterCallSchema } from "../../supabase/functions/_shared/newsletter.ts";
import { exampleRequest } from "./functions-support.ts";

/** Addresses as mail programs, contact cards and keyboards write them, and the address that is meant. */
const written: [typed: string, meant: string][] = [
  ["sam@example.com", "sam@example.com"],
  ["  sam@example.com\n", "sam@example.com"],
  ["r&d@example.com", "r&d@example.com"],
  ["sam!x@example.com", "sam!x@example.com"],
  ["o'neil+hair/2026@mail.example.com", "o'neil+hair/2026@mail.example.com"],
  ["\u202asam@example.com\u202c", "sam@example.com"],
  ["sam@example.com\u200b", "sam@example.com"],
  ["sam@exam\u00adple.com", "sam@example.com"],
  ["mailto:sam@example.com", "sam@example.com"],
  ["MAILTO:sam@example.com?subject=Quote", "sam@example.com"],
  ["Sam Example <sam@example.com>", "sam@example.com"],
  ['"Example, Sam" <mailto:sam@example.com>;', "sam@example.com"],
  ["<sam@example.com>", "sam@example.com"],
  ["sam@example.com.", "sam@example.com"],
  ["sam@example.com,", "sam@example.com"],
  ["sam＠example.com", "sam@example.com"],
  ["ｓａｍ＠ｅｘａｍｐｌｅ．ｃｏｍ", "sam@example.com"],
  ["sam@münchen.de", "sam@xn--mnchen-3ya.de"],
  ["sam@例え.jp", "sam@xn--r8jz45g.jp"],
];

/** No addresses. They stay as they were typed, so that a person can correct them. */
const wrong = [
  "sam",
  "sam@",
  "@example.com",
  "sam@gmail",
  "sam smith@example.com",
  "a@b@example.com",
  "sam@exa_mple.com",
  "<>",
  "mailto:",
];

/** The address that each form and function reads, or undefined if it refuses it. */
const readers: [where: string, read: (email: string) => unknown][] = [
  [
    "the quote form",
    (email) => {
      const read = readLead(exampleRequest({ email }));
      return read.success ? read.lead.email : undefined;
    },
  ],
  [
    "the contact form",
    (email) =>
      contactRequestSchema.safeParse({
        name: "Tom",
        email,
        subject: "A question",
        message: "Text",
        request_id: crypto.randomUUID(),
      }).data?.email,
  ],
  [
    "the newsletter",
    (email) =>
      newsletterCallSchema.safeParse({ action: "sign_up", email, request_id: crypto.randomUUID() })
        .data?.email,
  ],
  [
    "the sign-in",
    (email) => credentialsSchema.safeParse({ email, password: "long enough" }).data?.email,
  ],
  [
    "the search for a person",
    (email) => {
      const key = personKey(email);
      return key && "email" in key ? key.email : undefined;
    },
  ],
];

describe.each(readers)("%s", (_where, read) => {
  it.each(written)("reads %j as %s", (typed, meant) => expect(read(typed)).toBe(meant));
  it.each(wrong)("refuses %j", (typed) => expect(read(typed)).toBeUndefined());
});

it.each(written)("a private link and a correction read %j as %s", (typed, meant) => {
  expect(callSchema.parse({ action: "renew", email: typed })).toEqual({
    action: "renew",
    email: meant,
  });
  expect(correctedValue("email", typed)).toBe(meant);
});

it.each(wrong)("%j stays as it was typed", (typed) => {
  expect(plainEmail(typed)).toBe(typed);
  expect(isEmailAddress(typed)).toBe(false);
});

describe("a name", () => {
  it.each([
    ["Jo\tExample", "Jo Example"],
    ["\u202aJo Example\u202c", "Jo Example"],
    ["Jo\u200b Exam\u00adple", "Jo Example"],
    // A joiner is part of a Persian name.
    ["علی\u200cرضا", "علی\u200cرضا"],
  ])("%j is stored as %j", (typed, meant) => {
    const read = readLead(exampleRequest({ name: typed }));
    expect(read.success && read.lead.name).toBe(meant);
    expect(correctedValue("name", typed)).toBe(meant);
  });
});
