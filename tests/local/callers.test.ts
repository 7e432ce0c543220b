import { request as httpRequest } from "node:http";
import { describe, expect, it } from "vitest";
import { LOCAL_SECRET_KEY } from "../../supabase/local/keys.ts";
import { serveStandIn } from "./open-stand-in.ts";

/** Tests over a real connection which callers may use the stand-in, and how its responses may be cached. */
const { server } = await serveStandIn({ allowedOrigins: ["https://www.example.com"] });

interface Answer {
  status: number | undefined;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

/** Sends a request with headers that fetch() would not let a page set. */
function send(
  path: string,
  headers: Record<string, string> = {},
  { method = "GET", body = "", port = server.port } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: "127.0.0.1", port, path, method, headers: { apikey: LOCAL_SECRET_KEY, ...headers } },
      async (response) => {
        try {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk);
          const text = Buffer.concat(chunks).toString("utf8");
          resolve({ status: response.statusCode, headers: response.headers, text });
        } catch (error) {
          reject(error);
        }
      },
    );
    request.once("error", reject);
    request.end(body);
  });
}

const paths = ["/rest/v1/leads?limit=1", "/auth/v1/settings", "/_local/mailbox.json"];

describe("a page on a host name that was pointed at this machine", () => {
  it.each([
    "evil.example",
    "evil.example:4173",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
  ])("cannot read anything: %s", async (host) => {
    for (const path of [...paths, "/functions/v1/submit-lead", "/_local/mailbox"]) {
      const { status, text } = await send(path, { host });
      expect({ path, status }).toEqual({ path, status: 421 });
      expect(JSON.parse(text)).toEqual({ code: "unknown_host", message: expect.any(String) });
    }
  });

  it.each([
    "localhost",
    "localhost:4173",
    "LOCALHOST",
    "127.0.0.1",
    "[::1]:4173",
    "site.localhost",
  ])("is not %s", async (host) => {
    for (const path of paths) expect((await send(path, { host })).status).toBe(200);
  });
});

describe("a page of a different site", () => {
  it.each(["https://evil.example", "null", "http://localhost.evil.example", "file://", "nonsense"])(
    "cannot read anything, although it knows the keys: %s",
    async (origin) => {
      for (const path of paths) {
        const { status, headers } = await send(path, { origin });
        expect({ path, status }).toEqual({ path, status: 403 });
        expect(headers["access-control-allow-origin"]).toBeUndefined();
      }
      const preflight = { origin, "access-control-request-method": "GET" };
      const { headers } = await send(paths[0] ?? "", preflight, { method: "OPTIONS" });
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    },
  );

  it.each([
    "http://localhost:4173",
    "http://127.0.0.1:5173",
    "http://[::1]:4173",
    "https://www.example.com",
  ])("is not %s", async (origin) => {
    for (const path of paths) expect((await send(path, { origin })).status).toBe(200);
  });
});

describe("a response", () => {
  it("is not cached", async () => {
    const requested = [
      ...paths,
      "/rest/v1/nothing",
      "/auth/v1/user",
      "/auth/v1/verify?token=abc&type=signup",
      "/storage/v1/x",
      "/_local/mailbox",
      "/_local/nothing",
    ];
    for (const path of requested) {
      const { headers } = await send(path);
      expect({ path, cached: headers["cache-control"] }).toEqual({ path, cached: "no-store" });
    }
    const { headers } = await send("/rest/v1/leads", { apikey: "wrong" });
    expect(headers["cache-control"]).toBe("no-store");
    // The public keys are the same for everybody.
    const keys = await send("/auth/v1/.well-known/jwks.json");
    expect(keys.headers["cache-control"]).toBe("public, max-age=600");
  });
});
