import { afterEach, describe, expect, it, vi } from "vitest";
import { DatabaseCallError } from "../../supabase/functions/_shared/database.ts";
import { NOT_SENT_CODES } from "../../supabase/functions/_shared/lead-faults.ts";
import { CONSENT_TEXT } from "../../supabase/functions/_shared/lead-fields.ts";
import { FORM_LIMIT_BYTES, leadFromForm } from "../../supabase/functions/submit-lead/handler.ts";
import { KEY, SITE } from "./example-form-settings.ts";
import { exampleForm, exampleRequest } from "./functions-support.ts";
import { OTHER_SITE, STORED, setUp, submissionOf } from "./handler-support.ts";

/** The plain HTML form on /quote, as posted by a browser without script. */

const SENT = `${SITE}/quote/sent#${STORED.reference}`;
const notSent = (code: string, site = SITE) => `${site}/quote/not-sent#${code}`;

interface PostChanges {
  fields?: Record<string, string | undefined>;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  origin?: string | undefined;
}

function newPost({ fields = {}, body, headers = {}, ...rest }: PostChanges = {}): Request {
  const origin = "origin" in rest ? rest.origin : SITE;
  return new Request("https://project.example.com/submit-lead", {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      ...(origin === undefined ? {} : { origin }),
      ...headers,
    },
    body: body ?? exampleForm({ apikey: KEY, ...fields }).toString(),
  });
}

/** The target of a redirect: a 303 with an absolute URL, no body and no caching. */
function target(response: Response): string | null {
  expect(response.status).toBe(303);
  expect(response.body).toBeNull();
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("retry-after")).toBeNull();
  return response.headers.get("location");
}

afterEach(() => {
  vi.useRealTimers();
});

describe("a posted form", () => {
  it("is stored in the same way as by script, and redirects to the reference", async () => {
    const { handler, stored, logged } = setUp();
    expect(target(await handler(newPost()))).toBe(SENT);
    const { website, ...request } = exampleRequest();
    expect(stored).toEqual([
      submissionOf({
        ...request,
        contact_by: null,
        phone_e164: "+447700900123",
        consent_text: CONSENT_TEXT,
        request_id: expect.stringMatching(
          /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
        ),
      }),
    ]);
    expect(logged).toEqual([]);
  });

  it("may have empty optional fields", async () => {
    const { handler, stored } = setUp();
    const fields = { travel_month: "", notes: "", source_page: "" };
    expect(target(await handler(newPost({ fields })))).toBe(SENT);
    expect(stored[0]?.lead).toMatchObject({ travel_month: null, notes: null, source_page: null });
  });

  it("may have a charset in its type, and the key in a header", async () => {
    const { handler } = setUp();
    const type = { "content-type": "Application/X-WWW-Form-Urlencoded;charset=UTF-8" };
    expect(target(await handler(newPost({ headers: type })))).toBe(SENT);
    const fields = { apikey: undefined };
    expect(target(await handler(newPost({ fields, headers: { apikey: KEY } })))).toBe(SENT);
  });

  it("has the same limits: a line break counts once, and notes can be in any alphabet", async () => {
    const { handler, stored } = setUp();
    const lines = "n\r\n".repeat(1000);
    expect(target(await handler(newPost({ fields: { notes: `${lines.slice(0, -2)}\r\n` } })))).toBe(
      SENT,
    );
    const longest = {
      notes: "ก".repeat(2000),
      name: "ก".repeat(120),
      treatment: "ก".repeat(120),
      travel_month: "ก".repeat(60),
      source_page: `/${"ก".repeat(299)}`,
    };
    expect(target(await handler(newPost({ fields: longest })))).toBe(SENT);
    expect(stored.map(({ lead }) => lead.notes)).toEqual([
      "n\n".repeat(1000).trim(),
      longest.notes,
    ]);
  });
});

describe("a form that is not sent redirects to the reason:", () => {
  it.each([
    ["treatment", { treatment: " " }],
    ["location_city", { location_city: "Ankara" }],
    ["name", { name: undefined }],
    ["name", { name: "n".repeat(121) }],
    ["name", { name: "Grace\r\nBcc: all@example.com" }],
    ["email", { email: "grace at example.com" }],
    ["phone", { phone: "call me" }],
    ["travel_month", { travel_month: "m".repeat(61) }],
    ["notes", { notes: "n".repeat(2001) }],
    ["notes", { notes: "one\0two" }],
    ["consent", { consent: undefined }],
    ["consent", { consent: "on" }],
    ["website", { website: "https://spam.example.com" }],
    ["too_long", { notes: "n".repeat(FORM_LIMIT_BYTES) }],
    ["failed", { apikey: undefined }],
    ["failed", { apikey: "" }],
    ["failed", { apikey: "sb_publishable_other" }],
    ["failed", { location_country: "Greece" }],
    ["failed", { status: "booked" }],
  ])("%s for %j", async (code, fields: Record<string, string | undefined>) => {
    const { handler, stored, logged } = setUp();
    expect(target(await handler(newPost({ fields })))).toBe(notSent(code));
    expect(NOT_SENT_CODES).toContain(code);
    expect(stored).toEqual([]);
    expect(logged).toEqual([]);
  });

  it("the topmost of several errors, regardless of their order in the request", async () => {
    const { handler } = setUp();
    const fields = { phone: "12", email: "x", consent: undefined, website: "x" };
    const form = [...exampleForm({ apikey: KEY, ...fields })].reverse();
    const body = new URLSearchParams(form).toString();
    expect(target(await handler(newPost({ body })))).toBe(notSent("email"));
  });

  it.each([
    ["nothing", ""],
    ["JSON", JSON.stringify(exampleRequest({ apikey: KEY }))],
    ["bytes that are not UTF-8", Uint8Array.from([0x61, 0x3d, 0xff, 0xfe])],
    ["broken escapes", "apikey=%zz&name=%"],
    [
      "a field with the name of the prototype",
      `${exampleForm({ apikey: KEY })}&__proto__=1&constructor=1`,
    ],
  ])("failed for %s", async (_what, body) => {
    const { handler, stored } = setUp();
    expect(target(await handler(newPost({ body })))).toBe(notSent("failed"));
    expect(stored).toEqual([]);
  });

  it("too_long for a content-length over the limit, and limit for too many requests", async () => {
    const { handler } = setUp({
      storeLead: async () => ({ outcome: "limited", retry_after: 1234, limit: "own" }),
    });
    const headers = { "content-length": String(FORM_LIMIT_BYTES + 1) };
    expect(target(await handler(newPost({ headers })))).toBe(notSent("too_long"));
    expect(target(await handler(newPost()))).toBe(notSent("limit"));
  });

  it.each([
    [new DatabaseCallError("database_timeout"), "database_timeout"],
    [new Error('value "grace@example.com" violates something'), "unexpected_error"],
  ])("failed for %s, and logs only a code", async (error, code) => {
    const { handler, logged } = setUp({ storeLead: () => Promise.reject(error) });
    expect(target(await handler(newPost()))).toBe(notSent("failed"));
    expect(logged).toEqual([code]);
  });
});

describe("the origin of a form", () => {
  it.each([
    [SITE, SITE],
    [OTHER_SITE, OTHER_SITE],
    // Older browsers send no origin, and some settings and extensions remove the header.
    [undefined, SITE],
    ["null", SITE],
  ])("%s redirects to %s", async (origin, site) => {
    const { handler, stored } = setUp();
    expect(target(await handler(newPost({ origin })))).toBe(
      `${site}/quote/sent#${STORED.reference}`,
    );
    const refused = newPost({ origin, fields: { name: "" } });
    expect(target(await handler(refused))).toBe(notSent("name", site));
    expect(stored).toHaveLength(1);
  });

  it.each([
    "https://evil.example",
    "https://www.example.com.evil.example",
    "http://www.example.com",
    "",
  ])("'%s' is refused, with a redirect to the site", async (origin) => {
    const { handler, stored } = setUp();
    const response = await handler(newPost({ origin }));
    expect(target(response)).toBe(notSent("failed"));
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(stored).toEqual([]);
  });
});

describe("the request ID of a form", () => {
  async function idOf(changes: PostChanges = {}, hashSecret = "one secret"): Promise<string> {
    const { handler, stored } = setUp({ hashSecret });
    expect(target(await handler(newPost(changes)))).toContain("/quote/sent#");
    return stored[0]?.lead.request_id ?? "";
  }

  it("is the same for the same form, regardless of the order and of spaces around values", async () => {
    const reversed = new URLSearchParams([...exampleForm({ apikey: KEY })].reverse());
    const id = await idOf();
    expect(await idOf()).toBe(id);
    expect(await idOf({ body: reversed.toString() })).toBe(id);
    expect(await idOf({ fields: { name: " Grace Example " } })).toBe(id);
    expect(await idOf({ origin: OTHER_SITE })).toBe(id);
  });

  it.each(["name", "email", "treatment", "notes", "travel_month", "source_page"])(
    "is different for a different %s",
    async (field) => {
      expect(await idOf({ fields: { [field]: "x@example.com" } })).not.toBe(await idOf());
    },
  );

  it("is different on another day (UTC), and with another secret", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime("2027-03-01T00:00:00.000Z");
    const id = await idOf();
    vi.setSystemTime("2027-03-01T23:59:59.999Z");
    expect(await idOf()).toBe(id);
    expect(await idOf({}, "another secret")).not.toBe(id);
    vi.setSystemTime("2027-03-02T00:00:00.000Z");
    expect(await idOf()).not.toBe(id);
  });

  it("cannot be computed from the content without the function's key", async () => {
    const { createHmac } = await import("node:crypto");
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime("2027-03-01T12:00:00.000Z");
    const id = await idOf();
    const { website, request_id, ...lead } = exampleRequest();
    const checked = { ...lead, contact_by: null };
    const content = JSON.stringify(["2027-03-01", Object.entries(checked).sort()]);
    const asId = (hex: string) =>
      hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
    const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text);
    // The ID is a hash of the content with the derived key.
    const derived = hmac("one secret", "submit-lead form").digest();
    expect(asId(hmac(derived, content).digest("hex"))).toBe(id);
    const limits = hmac("one secret", "submit-lead limits").digest();
    for (const key of ["one secret", limits]) {
      expect(asId(hmac(key, content).digest("hex"))).not.toBe(id);
    }
  });
});

describe("a form's fields", () => {
  it("are converted to the body that the schema checks", () => {
    const form = new URLSearchParams(
      "apikey=k&name=Grace+%C3%87&notes=a%0D%0Ab%0Dc%0Ad&consent=true",
    );
    expect(leadFromForm(form)).toEqual({ name: "Grace Ç", notes: "a\nb\nc\nd", consent: true });
    expect(leadFromForm(new URLSearchParams())).toEqual({ consent: false });
  });
});
