import { describe, expect, it } from "vitest";
import { SITE } from "./example-form-settings.ts";
import { exampleRequest } from "./functions-support.ts";
import { refusalOf } from "./handler-refusal.ts";
import { newRequest, setUp } from "./handler-support.ts";

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

  it("accepts a body of exactly 16 KiB, in any number of pieces", async () => {
    const { handler } = setUp();
    const body = padded(16 * 1024);
    const pieces = Array.from({ length: 16 }, (_, i) => body.slice(i * 1024, (i + 1) * 1024));
    const response = await handler(newRequest({ body: stream(pieces, close) }));
    expect(response.status).toBe(201);
  });

  it("counts the bytes that arrive if there is no content-length", async () => {
    const { handler } = setUp();
    const response = await handler(newRequest({ body: stream([padded(16 * 1024 + 1)], close) }));
    expect(response.status).toBe(413);
    expect((await refusalOf(response)).code).toBe("too_long");
  });

  it("does not wait for the end of an endless body", async () => {
    const { handler } = setUp();
    const chunk = new Uint8Array(1024);
    const endless = new ReadableStream<Uint8Array>({ pull: (c) => c.enqueue(chunk) });
    expect((await handler(newRequest({ body: endless }))).status).toBe(413);
  });

  it("refuses a content-length over the limit", async () => {
    const { handler } = setUp();
    const headers = { "content-length": "16385" };
    expect((await handler(newRequest({ headers }))).status).toBe(413);
  });

  it("says so if a body is incomplete", async () => {
    const { handler } = setUp();
    const broken = stream([padded(1024)], (controller) => controller.error(new Error("reset")));
    const response = await handler(newRequest({ body: broken }));
    expect(response.status).toBe(400);
    expect(await refusalOf(response)).toEqual({
      error: "We received only part of the request. Please try again.",
      code: "unreadable",
      fields: { body: "We received only part of the request. Please try again." },
      codes: { body: "invalid" },
    });
  });
});

describe("a browser", () => {
  it("gets a response to its preflight for an allowed origin, without a key", async () => {
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
  ])("may read a response with status %i", async (status, changes) => {
    const { handler } = setUp();
    const response = await handler(newRequest(changes));
    expect(response.status).toBe(status);
    expect(response.headers.get("access-control-allow-origin")).toBe(SITE);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("may be another program without an origin, if it has the key", async () => {
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

  it("are the same for an email address in any case, and the lead keeps it as typed", async () => {
    const one = await hashesOf({}, "Grace@Example.com");
    expect((await hashesOf({}, " grace@example.COM ")).email).toBe(one.email);
    expect((await hashesOf({}, "other@example.com")).email).not.toBe(one.email);
  });

  it("include the /48 network of an IPv6 address", async () => {
    const networkOf = async (address: string) => {
      const { handler, stored } = setUp();
      await handler(newRequest({ headers: { "cf-connecting-ip": address } }));
      return stored[0];
    };
    const one = await networkOf("2001:db8:1:2::1");
    const other = await networkOf("2001:db8:1:3::1");
    expect(one?.networkHash).toMatch(/^[0-9a-f]{64}$/);
    expect(other?.networkHash).toBe(one?.networkHash);
    expect(other?.addressHash).not.toBe(one?.addressHash);
    expect((await networkOf("2001:db8:2::1"))?.networkHash).not.toBe(one?.networkHash);
    expect((await networkOf("203.0.113.7"))?.networkHash).toBeNull();
  });

  it("differ by secret, and by kind", async () => {
    const headers = { "cf-connecting-ip": "203.0.113.7" };
    const one = await hashesOf(headers, "grace@example.com");
    const other = await hashesOf(headers, "grace@example.com", "another secret");
    expect(new Set([one.address, one.email, other.address, other.email]).size).toBe(4);
  });

  it("are not a plain HMAC with the secret", async () => {
    const { createHmac } = await import("node:crypto");
    const { email } = await hashesOf({}, "grace@example.com");
    const plain = createHmac("sha256", "secret of the tests").update("email:grace@example.com");
    expect(email).not.toBe(plain.digest("hex"));
  });
});
