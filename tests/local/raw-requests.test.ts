import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LOCAL_PUBLISHABLE_KEY } from "../../supabase/local/keys.ts";
import { type LoopbackServer, listenOnLoopback } from "../../supabase/local/loopback.ts";
import { createSite } from "../../supabase/local/site.ts";
import { isStandInPath, type StandIn } from "../../supabase/local/stand-in.ts";
import { openStandIn } from "./stand-in.ts";

/** Sends the site and the services requests that no browser would send. */
const SECRET = "outside the site's folder";
let folder: string;
let standIn: StandIn;
let server: LoopbackServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "raw-requests-"));
  mkdirSync(join(folder, "dist/assets"), { recursive: true });
  mkdirSync(join(folder, "dist-secret"));
  for (const file of ["secret.txt", ".env", "dist-secret/secret.txt"]) {
    writeFileSync(join(folder, file), SECRET);
  }
  for (const [name, text] of Object.entries({
    "index.html": "home",
    "404.html": "lost",
    "assets/a.js": "script",
    _headers: "/*\n  X-Site: yes\n",
    _redirects: "",
  })) {
    writeFileSync(join(folder, "dist", name), text);
  }
  standIn = await openStandIn();
  const site = createSite(join(folder, "dist"));
  const services = getRequestListener(standIn.fetch);
  server = await listenOnLoopback(
    (request, response) =>
      isStandInPath(request.url?.split("?")[0] ?? "/")
        ? services(request, response)
        : site(request, response),
    0,
    100,
  );
});
afterAll(async () => {
  await server?.close();
  await standIn?.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Sends bytes, and returns what came back until the server closed the connection or was silent. A busy
 * machine may take seconds to start.
 */
function exchange(pieces: readonly (string | Buffer)[], silence = 500): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(server.port, "127.0.0.1");
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(4000, end);
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
      socket.setTimeout(silence);
    });
    socket.on("error", end);
    socket.on("close", end);
    for (const piece of pieces) socket.write(piece);
  });
}

const host = "Host: localhost\r\n";
const key = `apikey: ${LOCAL_PUBLISHABLE_KEY}\r\n`;
const statuses = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

/** Checks that the server still responds after a broken request. */
async function expectServerResponds() {
  const home = await fetch(`http://127.0.0.1:${server.port}/`);
  expect(await home.text()).toBe("home");
  const health = await fetch(`http://127.0.0.1:${server.port}/rest/v1/leads`, {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
  });
  expect(health.status).toBe(401);
}

describe("a broken request", () => {
  it.each<[string, (string | Buffer)[]]>([
    ["a text that is not HTTP", ["nonsense\r\n\r\n"]],
    ["TLS", [Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03])]],
    ["an unknown version", [`GET / HTTP/3.7\r\n${host}\r\n`]],
    ["an unknown method", [`BREW /rest/v1/leads HTTP/1.1\r\n${host}\r\n`]],
    ["no Host", ["GET / HTTP/1.1\r\n\r\n"]],
    ["a space in a header's name", [`GET / HTTP/1.1\r\n${host}a b: c\r\n\r\n`]],
    ["NUL in a header", [`GET / HTTP/1.1\r\n${host}a: b\0c\r\n\r\n`]],
    ["a header without an end", [`GET / HTTP/1.1\r\n${host}a: ${"b".repeat(100_000)}`]],
    ["ten thousand headers", [`GET / HTTP/1.1\r\n${host}${"a: b\r\n".repeat(10_000)}\r\n`]],
    ["a URL without an end", [`GET /${"a".repeat(100_000)} HTTP/1.1\r\n${host}\r\n`]],
    ["NUL in a URL", [`GET /a\0b HTTP/1.1\r\n${host}\r\n`]],
    [
      "two lengths",
      [
        `POST /rest/v1/rpc/x HTTP/1.1\r\n${host}${key}Content-Length: 2\r\nContent-Length: 5\r\n\r\n{}`,
      ],
    ],
    [
      "a length and chunks",
      [
        `POST /rest/v1/rpc/x HTTP/1.1\r\n${host}${key}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      ],
    ],
    [
      "invalid chunks",
      [
        `POST /rest/v1/rpc/x HTTP/1.1\r\n${host}${key}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
      ],
    ],
    [
      "an encoding hidden behind another",
      [
        `POST /rest/v1/rpc/x HTTP/1.1\r\n${host}${key}Transfer-Encoding: xchunked\r\nContent-Length: 2\r\n\r\n{}`,
      ],
    ],
    [
      "a negative length",
      [`POST /rest/v1/rpc/x HTTP/1.1\r\n${host}${key}Content-Length: -1\r\n\r\n`],
    ],
    [
      "a body shorter than its length",
      [`POST /rest/v1/rpc/x HTTP/1.1\r\n${host}${key}Content-Length: 99\r\n\r\n{`],
    ],
    [
      "an upgrade",
      [`GET /rest/v1/leads HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`],
    ],
    ["a tunnel", [`CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`]],
    [
      "a URL of a different host",
      [`GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n`],
    ],
  ])("with %s never succeeds in a service, and affects no other request", async (_name, pieces) => {
    const answer = await exchange(pieces);
    for (const status of statuses(answer)) {
      expect(status, answer.slice(0, 200)).toBeLessThan(500);
      // The site's own page is no secret.
      if (status < 400) expect(answer).toContain("home");
    }
    expect(answer).not.toContain(SECRET);
    await expectServerResponds();
  });

  it.each(["/rest/v1/rpc/x", "/auth/v1/signup"])(
    "that is too long for %s closes its connection",
    async (path) => {
      const length = 1_500_000;
      const answer = await exchange([
        `POST ${path} HTTP/1.1\r\n${host}${key}Content-Length: ${length}\r\n\r\n`,
        Buffer.alloc(length / 100, " "),
      ]);
      expect(statuses(answer)).toEqual([413]);
      expect(answer).toMatch(/^connection: close\r$/im);
    },
  );

  it("after a good one is treated as a separate request", async () => {
    const smuggled = `GET /rest/v1/leads HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
    const answer = await exchange(
      [
        `POST /rest/v1/rpc/x HTTP/1.1\r\n${host}${key}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}${smuggled}`,
      ],
      4000,
    );
    // The second has no key, and must not use that of the first.
    expect(statuses(answer)).toEqual([404, 401]);
  });
});

const up = [
  "..",
  "%2e%2e",
  "%2E.",
  ".%2e",
  "%252e%252e",
  "..%00",
  "..;",
  "%c0%ae%c0%ae",
  "%u002e%u002e",
];
const slashes = ["/", "%2f", "%5c", "\\", "//", "/./", "%252f"];
const paths = [
  ...up.flatMap((dots) => slashes.map((slash) => `/${dots}${slash}secret.txt`)),
  ...up.map((dots) => `/assets/${dots}/${dots}/secret.txt`),
  ...up.map((dots) => `/${dots}/.env`),
  "/../dist-secret/secret.txt",
  "/..%2fdist-secret%2fsecret.txt",
  "//../secret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "../secret.txt",
  "secret.txt",
  "/.env",
  "/assets/../_headers",
];

it.each(paths)("the path %s does not lead out of the site's folder", async (path) => {
  const answer = await exchange([`GET ${path} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`], 4000);
  expect(answer).not.toContain(SECRET);
  expect(answer).not.toContain("X-Site: yes\r\n\r\n/*");
  const [status] = statuses(answer);
  expect([400, 404, 308], answer.slice(0, 120)).toContain(status);
  const location = /^location: (.*)$/im.exec(answer)?.[1];
  // Nor to a different site: browsers read a backslash as a slash.
  if (location) expect(location).toMatch(/^\/[^/\\]/);
});
