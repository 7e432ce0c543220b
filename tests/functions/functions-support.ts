import { randomUUID } from "node:crypto";
import { OPTIONAL_TEXTS } from "../../supabase/functions/_shared/lead-fields.ts";
import { recordOf } from "../../supabase/functions/_shared/typed-keys.ts";

/** A valid quote request, as sent by the form's script. */
export function exampleRequest(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    treatment: "Dental Implants",
    location_country: "Turkey",
    location_city: "İzmir",
    name: "Grace Example",
    email: "grace@example.com",
    phone: "+44 7700 900123",
    ...recordOf(OPTIONAL_TEXTS, (name) => `Their ${name}`),
    travel_month: "May",
    notes: "First line\nSecond line, with “quotes”, ışık and 🦷",
    consent: true,
    source_page: "/treatment/dental-implants",
    request_id: randomUUID(),
    website: "",
    ...changes,
  };
}

/** The same request, as posted by the plain HTML form. A change to `undefined` leaves out a field. */
export function exampleForm(changes: Record<string, string | undefined> = {}): URLSearchParams {
  const { request_id: _id, notes, consent, ...fields } = exampleRequest();
  const all = {
    ...fields,
    notes: String(notes).replaceAll("\n", "\r\n"),
    consent: "true",
    ...changes,
  };
  return new URLSearchParams(
    Object.entries(all).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, String(text)]],
    ),
  );
}

/**
 * Phone numbers as people type and paste them. The form, the function and the table accept all of them.
 */
export const writtenPhones = [
  "+44 7700 900123",
  "07700 900123",
  "0044 7700 900123",
  "(202) 555-0143",
  "+1 202.555.0143",
  "0171/3920014",
  "+49 (0)171 3920014",
  "+33639983317",
  "+90 532 000 00 00",
  "+44 7700‑900‑123",
  "+44 7700—900—123",
  "(+44) 7700 900123",
  "020~7946~0018",
  "+44 7700 900123 ext 12",
  "+44 7700 900123 ext. 12",
  "(202) 555-0143 x12",
  "+33 6\u202f39\u202f98\u202f33\u202f17",
  "٠٧٧٠٠ ٩٠٠١٢٣",
  "+٩٦٦ ٥٠ ٠٠٠ ٠٠٠٠",
  "۰۹۱۲ ۰۰۰ ۰۰۰۰",
  "＋４４　７７００　９００１２３",
  "\u202a+44 7700 900123\u202c",
  "\u2066+90 532 000 00 00\u2069",
  "\u200e07700\u200b900123",
  "tel:+44 7700 900123",
  "WhatsApp: +44 7700 900123",
  "+44 7700 900123 (WhatsApp)",
  "07700 900123 evenings, please",
];

/**
 * Bodies that no form sends, each with a description. The function responds with 4xx and an error message.
 */
export const malformedBodies: [what: string, body: string | Uint8Array<ArrayBuffer>][] = [
  ["nothing", ""],
  ["text that is not JSON", "treatment=LASIK&name=Grace"],
  ["half of a JSON object", '{"treatment":"LASIK"'],
  ["a list", "[]"],
  ["a list with a valid request", JSON.stringify([exampleRequest()])],
  ["null", "null"],
  ["a text", '"LASIK"'],
  ["a number", "1"],
  ["true", "true"],
  ["an empty object", "{}"],
  ["bytes that are not UTF-8", Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ["a NUL byte between the tokens", `{\0"treatment":"LASIK"}`],
  ["deeply nested lists", `${"[".repeat(8000)}${"]".repeat(8000)}`],
  ...Object.entries({
    "an object as the name": { name: { first: "Grace" } },
    "an object as the notes": { notes: { text: "x", toString: "y" } },
    "a list as the email address": { email: ["grace@example.com"] },
    "a number as the phone number": { phone: 447700900123 },
    "a boolean as the treatment": { treatment: true },
    "null as the name": { name: null },
    "a text as the consent": { consent: "true" },
    "refused consent": { consent: false },
    "no consent": { consent: undefined },
    "a NUL in the name": { name: "Grace\0Example" },
    "a NUL in the notes": { notes: "one\0two" },
    "half a surrogate pair in the name": { name: "Grace \ud83e" },
    "half a surrogate pair in the notes": { notes: "\udd37 tooth" },
    "a line break in the name": { name: "Grace\nBcc: all@example.com" },
    "a blank name": { name: " \t " },
    "an invisible name": { name: "\u200b\u2060 \ufeff\u202e" },
    "an invisible treatment": { treatment: "\u3164" },
    "an invisible phone number": { phone: "\u202a\u202c" },
    "words as the phone number": { phone: "call me" },
    "an invalid email address": { email: "grace at example.com" },
    "an impossible phone number": { phone: "12" },
    "letters in the phone number": { phone: "+44 call me" },
    "a city that is not offered": { location_city: "Ankara" },
    "another country": { location_country: "Greece" },
    "notes that are too long": { notes: "n".repeat(2001) },
    "a name that is too long": { name: "n".repeat(121) },
    "a request_id that is not a UUID": { request_id: "1 or 1=1" },
    "an unknown field": { status: "booked" },
    "a column of the table that visitors cannot set": {
      id: randomUUID(),
      created_at: "2000-01-01",
    },
    "a honeypot of the wrong type": { website: 1 },
  }).map(([what, changes]): [string, string] => [what, JSON.stringify(exampleRequest(changes))]),
  [
    "a key with the name of the prototype",
    JSON.stringify(exampleRequest()).replace("{", '{"__proto__":{"consent":true},'),
  ],
  ["200 KB of notes", JSON.stringify(exampleRequest({ notes: "n".repeat(200_000) }))],
  ["200 KB of anything", "x".repeat(200_000)],
];
