import { randomUUID } from "node:crypto";

/** A valid request for a quote, as the browser's form sends it. */
export function exampleRequest(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    treatment: "Dental Implants",
    location_country: "Turkey",
    location_city: "İzmir",
    name: "Grace Example",
    email: "grace@example.com",
    phone: "+44 7700 900123",
    travel_month: "May",
    notes: "First line\nSecond line, with “quotes”, ışık and 🦷",
    consent: true,
    source_page: "/treatment/dental-implants",
    request_id: randomUUID(),
    website: "",
    ...changes,
  };
}

/** The same request as the plain HTML form posts it. A change to `undefined` leaves a field out. */
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
 * Phone numbers as people write and paste them. The form, the function and the table accept each.
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
];

/**
 * Bodies that no form sends: a description and the bytes. The function answers each with 4xx and a
 * sentence.
 */
export const malformedBodies: [what: string, body: string | Uint8Array<ArrayBuffer>][] = [
  ["nothing", ""],
  ["no JSON", "treatment=LASIK&name=Grace"],
  ["half of a JSON object", '{"treatment":"LASIK"'],
  ["a list", "[]"],
  ["a list of a good request", JSON.stringify([exampleRequest()])],
  ["null", "null"],
  ["a text", '"LASIK"'],
  ["a number", "1"],
  ["true", "true"],
  ["an empty object", "{}"],
  ["bytes that are no UTF-8", Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ["a NUL byte between the tokens", `{\0"treatment":"LASIK"}`],
  ["deeply nested lists", `${"[".repeat(8000)}${"]".repeat(8000)}`],
  ...Object.entries({
    "an object for a name": { name: { first: "Grace" } },
    "an object for the notes": { notes: { text: "x", toString: "y" } },
    "a list for an email": { email: ["grace@example.com"] },
    "a number for a phone": { phone: 447700900123 },
    "a truth value for a treatment": { treatment: true },
    "null for a name": { name: null },
    "a text for the consent": { consent: "true" },
    "a refused consent": { consent: false },
    "no consent": { consent: undefined },
    "a NUL in the name": { name: "Grace\0Example" },
    "a NUL in the notes": { notes: "one\0two" },
    "half a surrogate pair in the name": { name: "Grace \ud83e" },
    "half a surrogate pair in the notes": { notes: "\udd37 tooth" },
    "a line break in the name": { name: "Grace\nBcc: all@example.com" },
    "a blank name": { name: " \t " },
    "a name that does not show": { name: "\u200b\u2060 \ufeff\u202e" },
    "a treatment that does not show": { treatment: "\u3164" },
    "a phone that does not show": { phone: "\u202a\u202c" },
    "words for a phone": { phone: "call me" },
    "an email that is not one": { email: "grace at example.com" },
    "a phone that cannot be one": { phone: "12" },
    "letters for a phone": { phone: "+44 call me" },
    "a city that is not offered": { location_city: "Ankara" },
    "another country": { location_country: "Greece" },
    "notes that are too long": { notes: "n".repeat(2001) },
    "a name that is too long": { name: "n".repeat(121) },
    "a request_id that is no UUID": { request_id: "1 or 1=1" },
    "an unknown field": { status: "booked" },
    "a field of the table that is not the visitor's": {
      id: randomUUID(),
      created_at: "2000-01-01",
    },
    "a honeypot of a wrong type": { website: 1 },
  }).map(([what, changes]): [string, string] => [what, JSON.stringify(exampleRequest(changes))]),
  [
    "a key that reaches for the prototype",
    JSON.stringify(exampleRequest()).replace("{", '{"__proto__":{"consent":true},'),
  ],
  ["200 KB of notes", JSON.stringify(exampleRequest({ notes: "n".repeat(200_000) }))],
  ["200 KB of anything", "x".repeat(200_000)],
];
