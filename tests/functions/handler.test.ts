import { describe, expect, it } from "vitest";
import { CONSENT_TEXT } from "../../supabase/functions/_shared/lead.ts";
import {
  BODY_LIMIT_BYTES,
  createHandler,
  type HandlerDependencies,
} from "../../supabase/functions/submit-lead/handler.ts";
import {
  type LeadOutcome,
  LeadStoreError,
  type LeadSubmission,
} from "../../supabase/functions/submit-lead/lead-store.ts";
import { exampleRequest, malformedBodies } from "./support.ts";

const KEY = "sb_publishable_test";
const SITE = "https://www.example.com";
const LEAD_ID = "5a7a0001-0000-4000-8000-00000000000a";

/** The handler with a database that only remembers. */
function setUp(changes: Partial<HandlerDependencies> = {}) {
  const stored: LeadSubmission[] = [];
  const logged: string[] = [];
  const handler = createHandler({
    publicKeys: [KEY, "anon.jwt.key"],
    allowedOrigins: [SITE, "http://localhost:4173"],
    limitPerAddress: 20,
    limitPerEmail: 3,
    hashSecret: "secret of the tests",
    contactEmail: "hello@example.com",
    storeLead: async (submission): Promise<LeadOutcome> => {
      stored.push(submission);
      return { outcome: "created", id: LEAD_ID };
    },
    log: (code) => logged.push(code),
    ...changes,
  });
  return { handler, stored, logged };
}

interface RequestChanges {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
}

function newRequest({ method = "POST", headers = {}, body }: RequestChanges = {}): Request {
  return new Request("https://project.example.com/submit-lead", {
    method,
    headers: { apikey: KEY, "content-type": "application/json", origin: SITE, ...headers },
    body:
      body === undefined && method === "POST" ? JSON.stringify(exampleRequest()) : (body ?? null),
    // Node asks for it where a body is a stream.
    ...{ duplex: "half" },
  });
}

/** A refusal has a sentence for a person, and never more than that and the fields. */
async function refusalOf(response: Response) {
  expect(response.headers.get("content-type")).toBe("application/json");
  const body: Record<string, unknown> = await response.json();
  expect(body.error).toMatch(/^[A-Z].+\.$/);
  expect(Object.keys(body).filter((key) => key !== "error" && key !== "fields")).toEqual([]);
  return body;
}

describe("submit-lead answers", () => {
  it("201 with the lead's number, and hands the checked lead to the database", async () => {
    const { handler, stored, logged } = setUp();
    const { website, consent, ...request } = exampleRequest({
      name: "  Grace Example ",
      travel_month: "",
    });
    const response = await handler(
      newRequest({ body: JSON.stringify({ ...request, website, consent }) }),
    );
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ id: LEAD_ID });
    expect(stored).toEqual([
      {
        lead: {
          ...request,
          name: "Grace Example",
          travel_month: null,
          consent: true,
          consent_text: CONSENT_TEXT,
        },
        addressHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        emailHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        limitPerAddress: 20,
        limitPerEmail: 3,
      },
    ]);
    expect(logged).toEqual([]);
  });

  it("201 to a request without the optional fields, with a request_id of its own making", async () => {
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

  it.each(malformedBodies)("4xx with a sentence to %s", async (_what, body) => {
    const { handler, stored, logged } = setUp();
    const response = await handler(newRequest({ body }));
    expect(response.status).toBe(body.length > BODY_LIMIT_BYTES ? 413 : 400);
    const { fields } = await refusalOf(response);
    if (response.status === 400) expect(Object.keys(fields as object).length).toBeGreaterThan(0);
    expect(stored).toEqual([]);
    expect(logged).toEqual([]);
  });

  it("400 with a message for each faulty field, the first one as the sentence", async () => {
    const { handler } = setUp();
    const body = JSON.stringify(exampleRequest({ name: "", email: "x", consent: false }));
    const refusal = await refusalOf(await handler(newRequest({ body })));
    expect(refusal).toEqual({
      error: "Enter your full name.",
      fields: {
        name: "Enter your full name.",
        email: "Enter an e-mail address in the correct format, like name@example.com.",
        consent: "Tick the box to agree to be contacted. We cannot send a quote without it.",
      },
    });
  });

  it("400 to a filled honeypot, with another way to write", async () => {
    const { handler, stored } = setUp();
    const body = JSON.stringify(exampleRequest({ website: "https://spam.example.com" }));
    const response = await handler(newRequest({ body }));
    expect(response.status).toBe(400);
    expect((await refusalOf(response)).error).toContain("hello@example.com");
    expect(stored).toEqual([]);
  });

  it.each([
    ["no key", { apikey: "" }],
    ["an unknown key", { apikey: "sb_publishable_other" }],
    ["an unknown bearer", { apikey: "", authorization: "Bearer anon.jwt.other" }],
    ["a key that is no bearer", { apikey: "", authorization: `Basic ${KEY}` }],
    ["part of a key", { apikey: KEY.slice(0, -1) }],
  ])("401 to %s", async (_what, headers) => {
    const { handler, stored } = setUp();
    const response = await handler(newRequest({ headers }));
    expect(response.status).toBe(401);
    await refusalOf(response);
    expect(stored).toEqual([]);
  });

  it.each([
    ["the key in apikey", { apikey: KEY }],
    ["the key as the bearer", { apikey: "", authorization: `Bearer ${KEY}` }],
    ["the older anon key as the bearer", { apikey: "", authorization: "bearer anon.jwt.key" }],
    ["the key beside a person's token", { apikey: KEY, authorization: "Bearer a.b.c" }],
  ])("201 to %s", async (_what, headers) => {
    const { handler } = setUp();
    expect((await handler(newRequest({ headers }))).status).toBe(201);
  });

  it.each([
    "https://evil.example",
    "https://www.example.com.evil.example",
    "null",
    "http://www.example.com",
  ])("403 to a page of %s, which may not read the answer either", async (origin) => {
    const { handler, stored } = setUp();
    for (const method of ["POST", "OPTIONS"]) {
      const response = await handler(newRequest({ method, headers: { origin } }));
      expect(response.status).toBe(403);
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
      expect(response.headers.get("vary")).toBe("Origin");
      await refusalOf(response);
    }
    expect(stored).toEqual([]);
  });

  it.each(["GET", "HEAD", "PUT", "PATCH", "DELETE"])("405 to %s", async (method) => {
    const { handler } = setUp();
    const response = await handler(newRequest({ method }));
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""])(
    "415 to a content type of '%s'",
    async (type) => {
      const { handler } = setUp();
      const response = await handler(newRequest({ headers: { "content-type": type } }));
      expect(response.status).toBe(415);
      await refusalOf(response);
    },
  );

  it("201 to a content type with a charset", async () => {
    const { handler } = setUp();
    const headers = { "content-type": "Application/JSON;charset=UTF-8" };
    expect((await handler(newRequest({ headers }))).status).toBe(201);
  });

  it("429 with the seconds to wait", async () => {
    const { handler } = setUp({
      storeLead: async () => ({ outcome: "limited", retry_after: 1234 }),
    });
    const response = await handler(newRequest());
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("1234");
    expect(response.headers.get("access-control-expose-headers")).toContain("Retry-After");
    expect(await refusalOf(response)).toEqual({
      error: "Too many submissions. Please try again later.",
    });
  });

  it.each([
    ["a refusal of the database", new LeadStoreError("database_400_23514"), "database_400_23514"],
    [
      "anything unforeseen",
      new Error('value "grace@example.com" violates something'),
      "unexpected_error",
    ],
  ])("500 to %s, and logs a code alone", async (_what, error, code) => {
    const { handler, logged } = setUp({
      storeLead: async () => {
        throw error;
      },
    });
    const response = await handler(newRequest());
    expect(response.status).toBe(500);
    expect(await refusalOf(response)).toEqual({
      error: "Failed to submit quote request. Please try again.",
    });
    expect(logged).toEqual([code]);
  });
});

describe("the limit of a body", () => {
  const stream = (chunks: Uint8Array[], end: (c: ReadableStreamDefaultController) => void) => {
    const left = [...chunks];
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = left.shift();
        if (chunk) controller.enqueue(chunk);
        else end(controller);
      },
    });
  };
  const close = (controller: ReadableStreamDefaultController) => controller.close();
  const padded = (bytes: number) => {
    const text = JSON.stringify(exampleRequest());
    return new TextEncoder().encode(
      text + " ".repeat(bytes - new TextEncoder().encode(text).length),
    );
  };

  it("lets a body of exactly 16 KiB pass, in however many pieces", async () => {
    const { handler } = setUp();
    const body = padded(16 * 1024);
    const pieces = Array.from({ length: 16 }, (_, i) => body.slice(i * 1024, (i + 1) * 1024));
    const response = await handler(newRequest({ body: stream(pieces, close) }));
    expect(response.status).toBe(201);
  });

  it("counts what arrives where no length is told", async () => {
    const { handler } = setUp();
    const response = await handler(newRequest({ body: stream([padded(16 * 1024 + 1)], close) }));
    expect(response.status).toBe(413);
    await refusalOf(response);
  });

  it("does not wait for the end of an endless body", async () => {
    const { handler } = setUp();
    const chunk = new Uint8Array(1024);
    const endless = new ReadableStream<Uint8Array>({ pull: (c) => c.enqueue(chunk) });
    expect((await handler(newRequest({ body: endless }))).status).toBe(413);
  });

  it("believes a length that is too great", async () => {
    const { handler } = setUp();
    const headers = { "content-length": "16385" };
    expect((await handler(newRequest({ headers }))).status).toBe(413);
  });

  it("says so when a body breaks off", async () => {
    const { handler } = setUp();
    const broken = stream([padded(1024)], (controller) => controller.error(new Error("reset")));
    const response = await handler(newRequest({ body: broken }));
    expect(response.status).toBe(400);
    expect((await refusalOf(response)).error).toBe("The request did not arrive whole.");
  });
});

describe("a browser", () => {
  it("gets its preflight answered for an allowed origin, without a key", async () => {
    const { handler } = setUp();
    const response = await handler(
      new Request("https://project.example.com/submit-lead", {
        method: "OPTIONS",
        headers: {
          origin: SITE,
          "access-control-request-method": "POST",
          "access-control-request-headers": "apikey,authorization,content-type,x-client-info",
        },
      }),
    );
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe(SITE);
    expect(response.headers.get("access-control-allow-methods")).toContain("POST");
    const allowed = response.headers.get("access-control-allow-headers")?.split(", ");
    expect(allowed).toEqual(
      expect.arrayContaining(["apikey", "authorization", "content-type", "x-client-info"]),
    );
    expect(response.headers.get("vary")).toBe("Origin");
  });

  it.each([
    [201, {}],
    [401, { headers: { apikey: "wrong" } }],
    [400, { body: "{}" }],
    [413, { body: "x".repeat(20_000) }],
    [415, { headers: { "content-type": "text/plain" } }],
  ])("may read an answer of %i", async (status, changes) => {
    const { handler } = setUp();
    const response = await handler(newRequest(changes));
    expect(response.status).toBe(status);
    expect(response.headers.get("access-control-allow-origin")).toBe(SITE);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("is not what asks without an origin: the key is enough", async () => {
    const { handler } = setUp();
    const request = newRequest();
    request.headers.delete("origin");
    const response = await handler(request);
    expect(response.status).toBe(201);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("the hashes that the limits count", () => {
  async function hashesOf(headers: Record<string, string>, email: string, secret?: string) {
    const { handler, stored } = setUp(secret ? { hashSecret: secret } : {});
    const response = await handler(
      newRequest({ headers, body: JSON.stringify(exampleRequest({ email })) }),
    );
    expect(response.status).toBe(201);
    return { address: stored[0]?.addressHash, email: stored[0]?.emailHash };
  }

  it("are the same for an e-mail however it is written, and the lead keeps it as written", async () => {
    const one = await hashesOf({}, "Grace@Example.com");
    expect((await hashesOf({}, " grace@example.COM ")).email).toBe(one.email);
    expect((await hashesOf({}, "other@example.com")).email).not.toBe(one.email);
  });

  it("are the same for an address wherever else it went through", async () => {
    const one = await hashesOf({ "x-forwarded-for": "203.0.113.7" }, "a@example.com");
    const other = await hashesOf({ "x-forwarded-for": "203.0.113.7, 10.0.0.1" }, "b@example.com");
    expect(other.address).toBe(one.address);
    expect(other.email).not.toBe(one.email);
  });

  it("differ by secret, and by kind", async () => {
    const headers = { "x-forwarded-for": "grace@example.com" };
    const one = await hashesOf(headers, "grace@example.com");
    const other = await hashesOf(headers, "grace@example.com", "another secret");
    expect(new Set([one.address, one.email, other.address, other.email]).size).toBe(4);
  });

  it("do not give away the secret that they are made with: no plain HMAC of it", async () => {
    const { createHmac } = await import("node:crypto");
    const { email } = await hashesOf({}, "grace@example.com");
    const plain = createHmac("sha256", "secret of the tests").update("email:grace@example.com");
    expect(email).not.toBe(plain.digest("hex"));
  });
});
