import { describe, expect, it } from "vitest";
import { DatabaseCallError } from "../../supabase/functions/_shared/database.ts";
import { FAULTS } from "../../supabase/functions/_shared/lead-faults.ts";
import { CONSENT_TEXT } from "../../supabase/functions/_shared/lead-fields.ts";
import { JSON_LIMIT_BYTES } from "../../supabase/functions/submit-lead/handler.ts";
import { KEY } from "./example-form-settings.ts";
import { exampleRequest, malformedBodies } from "./functions-support.ts";
import { refusalOf } from "./handler-refusal.ts";
import { newRequest, STORED, setUp, submissionOf } from "./handler-support.ts";

describe("submit-lead returns", () => {
  it("201 with the lead's ID and reference, and passes the checked lead to the database", async () => {
    const { handler, stored, logged } = setUp();
    const { website, consent, ...request } = exampleRequest({
      name: "  Grace Example ",
      travel_month: "",
    });
    const response = await handler(
      newRequest({ body: JSON.stringify({ ...request, website, consent }) }),
    );
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual(STORED);
    expect(stored).toEqual([
      submissionOf({
        ...request,
        name: "Grace Example",
        travel_month: null,
        contact_by: null,
        phone_e164: "+447700900123",
        consent: true,
        consent_text: CONSENT_TEXT,
      }),
    ]);
    expect(logged).toEqual([]);
  });

  it("201 for a request without the optional fields, with a generated request_id", async () => {
    const { handler, stored } = setUp();
    const { website, request_id, notes, travel_month, source_page, ...required } = exampleRequest();
    const response = await handler(newRequest({ body: JSON.stringify(required) }));
    expect(response.status).toBe(201);
    expect(stored[0]?.lead).toMatchObject({
      notes: null,
      travel_month: null,
      source_page: null,
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it.each(malformedBodies)("4xx with an error message for %s", async (_what, body) => {
    const { handler, stored, logged } = setUp();
    const response = await handler(newRequest({ body }));
    expect(response.status).toBe(body.length > JSON_LIMIT_BYTES ? 413 : 400);
    const { fields } = await refusalOf(response);
    if (response.status === 400) expect(Object.keys(fields as object).length).toBeGreaterThan(0);
    expect(stored).toEqual([]);
    expect(logged).toEqual([]);
  });

  it("400 with a message for each invalid field, and the first one as the error", async () => {
    const { handler } = setUp();
    const body = JSON.stringify(exampleRequest({ name: "", email: "x", consent: false }));
    const refusal = await refusalOf(await handler(newRequest({ body })));
    expect(refusal).toEqual({
      error: "Enter your full name.",
      code: "invalid_fields",
      fields: {
        name: "Enter your full name.",
        email: "Enter an email address in the correct format, like name@example.com.",
        consent: FAULTS.consent.missing,
      },
      codes: { name: "missing", email: "invalid", consent: "missing" },
    });
  });

  it("400 for a filled honeypot, with another way to write", async () => {
    const { handler, stored } = setUp();
    const body = JSON.stringify(exampleRequest({ website: "https://spam.example.com" }));
    const response = await handler(newRequest({ body }));
    expect(response.status).toBe(400);
    const refusal = await refusalOf(response);
    // Perhaps a password manager did it. The site empties the field, so sending again is the help.
    expect(refusal.error).toMatch(/password manager.*send the form again.*hello@example.com/);
    expect(refusal).toMatchObject({ code: "website", codes: { website: "not_empty" } });
    expect(stored).toEqual([]);
  });

  it.each([
    ["no key", { apikey: "" }],
    ["an unknown key", { apikey: "sb_publishable_other" }],
    ["an unknown bearer", { apikey: "", authorization: "Bearer anon.jwt.other" }],
    ["a key that is not a bearer token", { apikey: "", authorization: `Basic ${KEY}` }],
    ["part of a key", { apikey: KEY.slice(0, -1) }],
  ])("401 for %s", async (_what, headers) => {
    const { handler, stored } = setUp();
    const response = await handler(newRequest({ headers }));
    expect(response.status).toBe(401);
    expect((await refusalOf(response)).code).toBe("unknown_key");
    expect(stored).toEqual([]);
  });

  it.each([
    ["the key in apikey", { apikey: KEY }],
    ["the key as the bearer", { apikey: "", authorization: `Bearer ${KEY}` }],
    ["the older anon key as the bearer", { apikey: "", authorization: "bearer anon.jwt.key" }],
    ["the key with a person's token", { apikey: KEY, authorization: "Bearer a.b.c" }],
  ])("201 for %s", async (_what, headers) => {
    const { handler } = setUp();
    expect((await handler(newRequest({ headers }))).status).toBe(201);
  });

  it.each([
    "https://evil.example",
    "https://www.example.com.evil.example",
    "null",
    "http://www.example.com",
  ])("403 to a page of %s, which may not read the response either", async (origin) => {
    const { handler, stored } = setUp();
    for (const method of ["POST", "OPTIONS"]) {
      const response = await handler(newRequest({ method, headers: { origin } }));
      expect(response.status).toBe(403);
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
      expect(response.headers.get("vary")).toBe("Origin");
      expect((await refusalOf(response)).code).toBe("unknown_origin");
    }
    expect(stored).toEqual([]);
  });

  it.each(["GET", "HEAD", "PUT", "PATCH", "DELETE"])("405 for %s", async (method) => {
    const { handler } = setUp();
    const response = await handler(newRequest({ method }));
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
    expect((await refusalOf(response)).code).toBe("wrong_method");
  });

  it.each(["text/plain", "multipart/form-data; boundary=x", "application/jsonp", ""])(
    "415 for a content type of '%s'",
    async (type) => {
      const { handler } = setUp();
      const response = await handler(newRequest({ headers: { "content-type": type } }));
      expect(response.status).toBe(415);
      expect((await refusalOf(response)).code).toBe("wrong_media_type");
    },
  );

  it("201 for a content type with a charset", async () => {
    const { handler } = setUp();
    const headers = { "content-type": "Application/JSON;charset=UTF-8" };
    expect((await handler(newRequest({ headers }))).status).toBe(201);
  });

  it("429 with the seconds to wait", async () => {
    const { handler } = setUp({
      storeLead: async () => ({ outcome: "limited", retry_after: 1234, limit: "own" }),
    });
    const response = await handler(newRequest());
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("1234");
    expect(response.headers.get("access-control-expose-headers")).toContain("Retry-After");
    expect(await refusalOf(response)).toEqual({
      error: "Too many submissions. Please try again in 21 minutes.",
      code: "limit",
    });
  });

  it("429 with an email address if the total number of requests is too high", async () => {
    const { handler } = setUp({
      storeLead: async () => ({ outcome: "limited", retry_after: 60, limit: "total" }),
    });
    const response = await handler(newRequest());
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(await refusalOf(response)).toEqual({
      error:
        "We are receiving more requests than we can handle at the moment. Please try again in 1 minute, or write to hello@example.com.",
      code: "limit",
    });
  });

  it("201 with a code if the request ID belonged to different content", async () => {
    const { handler } = setUp({
      storeLead: async () => ({ outcome: "created", ...STORED, renumbered: true }),
    });
    const response = await handler(newRequest());
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ ...STORED, code: "renumbered" });
  });

  it.each([
    ["+44 7700 900123", undefined, "+447700900123"],
    ["07700 900123", "GB", "+447700900123"],
    ["07700 900123", "", null],
    ["07700 900123", null, null],
    ["0044 7700 900123", undefined, "+447700900123"],
    ["0171/3920014", "DE", "+491713920014"],
    // These are possible in that country, but too short or too long for E.164.
    ["+49 1234", undefined, null],
    ["+49 123456789012345", undefined, null],
    ["+90 532 000 00 00", "GB", "+905320000000"],
    ["(202) 555-0143 x12", "US", "+12025550143"],
    ["٠٠٩٦٦ ٥٠ ٠٠٠ ٠٠٠٠", undefined, "+966500000000"],
  ])(
    "201 for the phone number %s from %s, and stores it as typed and as %s",
    async (phone, country, e164) => {
      const { handler, stored } = setUp();
      const fields = { phone, phone_country: country, contact_by: "whatsapp" };
      const response = await handler(newRequest({ body: JSON.stringify(exampleRequest(fields)) }));
      expect(response.status).toBe(201);
      expect(stored[0]?.lead).toMatchObject({ phone, phone_e164: e164, contact_by: "whatsapp" });
      expect(stored[0]?.lead).not.toHaveProperty("phone_country");
    },
  );

  it.each([
    [
      "a refusal by the database",
      new DatabaseCallError("database_400_23514"),
      "database_400_23514",
    ],
    [
      "anything unforeseen",
      new Error('value "grace@example.com" violates something'),
      "unexpected_error",
    ],
  ])("500 for %s, and logs only a code", async (_what, error, code) => {
    const { handler, logged } = setUp({
      storeLead: async () => {
        throw error;
      },
    });
    const response = await handler(newRequest());
    expect(response.status).toBe(500);
    expect(await refusalOf(response)).toEqual({
      error: "Failed to submit quote request. Please try again.",
      code: "failed",
    });
    expect(logged).toEqual([code]);
  });
});
