import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LoopbackServer, listenOnLoopback } from "../../supabase/local/loopback.ts";
import {
  createSite,
  headersFor,
  parseHeaderRules,
  parseRewrites,
} from "../../supabase/local/site.ts";
import { fingerprintSources } from "../../supabase/local/site-build.ts";
import { isStandInPath } from "../../supabase/local/stand-in.ts";

const folder = mkdtempSync(join(tmpdir(), "site-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("header rules", () => {
  const rules = parseHeaderRules(
    [
      "# a comment",
      "/*",
      "  X-All: yes: always",
      "  Cache-Control: no-cache",
      "",
      "/assets/*",
      "  ! Cache-Control",
      "  Cache-Control: immutable",
      "/a.b",
      "  X-All: more",
    ].join("\r\n"),
  );
  const headers = (path: string) => Object.fromEntries(headersFor(path, rules));

  it("apply to the paths that they name, and add up", () => {
    expect(headers("/x")).toEqual({ "x-all": "yes: always", "cache-control": "no-cache" });
    expect(headers("/assets/x.js")).toEqual({
      "x-all": "yes: always",
      "cache-control": "immutable",
    });
    expect(headers("/a.b")).toMatchObject({ "x-all": "yes: always, more" });
    expect(headers("/aXb")).toMatchObject({ "x-all": "yes: always" });
  });
});

describe("rewrites", () => {
  it("are accepted, but redirects are not", () => {
    expect(parseRewrites("# x\n/admin/*  /shell  200\n")).toEqual([
      { path: "/admin/*", pattern: /^\/admin\/.*$/, target: "/shell" },
    ]);
    expect(() => parseRewrites("/old /new 301")).toThrow("/old /new 301");
  });
});

describe("the site", () => {
  let server: LoopbackServer;

  beforeAll(async () => {
    const files = {
      "index.html": "home",
      "about.html": "about",
      "shell.html": "shell",
      "404.html": "lost",
      "assets/a.js": "script",
      _headers:
        "/*\n  X-Site: yes\n/admin/*\n  X-Robots-Tag: noindex\n/about\n  X-About: yes\n" +
        "/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n",
      _redirects: "/admin/* /shell 200\n",
    };
    mkdirSync(join(folder, "dist/assets"), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(folder, "dist", name), text);
    }
    writeFileSync(join(folder, "dist/assets/a.js.br"), brotliCompressSync("script"));
    server = await listenOnLoopback(createSite(join(folder, "dist")), 0);
  });
  afterAll(() => server?.close());

  async function answer(path: string, init: RequestInit = {}) {
    const response = await fetch(`http://localhost:${server.port}${path}`, {
      redirect: "manual",
      ...init,
    });
    return { status: response.status, text: await response.text(), headers: response.headers };
  }

  it.each([
    ["/", 200, "home"],
    ["/?from=mail", 200, "home"],
    ["/about", 200, "about"],
    ["/admin/leads", 200, "shell"],
    ["/nothing", 404, "lost"],
    ["/about/more", 404, "lost"],
    ["/_headers", 404, "lost"],
    ["/_redirects", 404, "lost"],
    ["/%5Fheaders", 404, "lost"],
    ["/%2f_headers", 404, "lost"],
    ["/_headers%2f", 404, "lost"],
    ["/..%2f..%2fpackage.json", 404, "lost"],
    ["/%", 404, "lost"],
    ["//about", 404, "lost"],
  ])("responds to %s", async (path, status, text) => {
    expect(await answer(path)).toMatchObject({ status, text });
  });

  it("gives each page the headers of the requested path", async () => {
    const shell = await answer("/admin/leads");
    expect(shell.headers.get("x-robots-tag")).toBe("noindex");
    expect(shell.headers.get("x-site")).toBe("yes");
    expect(shell.headers.get("content-type")).toContain("text/html");
    expect((await answer("/nothing")).headers.get("x-site")).toBe("yes");
    for (const path of ["/abou%74", "/%61bout"]) {
      const about = await answer(path);
      expect([about.status, about.headers.get("x-about")], path).toEqual([200, "yes"]);
    }
  });

  it("does not let browsers cache the response for a missing file", async () => {
    const cachedAs = async (path: string) => (await answer(path)).headers.get("cache-control");
    expect(await cachedAs("/assets/a.js")).toContain("immutable");
    for (const path of ["/assets/b.js", "/assets/a.js/", "/assets/%", "/assets/"]) {
      expect(await cachedAs(path), path).toBe("public, max-age=0, must-revalidate");
    }
  });

  it("redirects to the one URL of each page", async () => {
    const { status, headers } = await answer("/about/?a=1");
    expect({ status, location: headers.get("location") }).toEqual({
      status: 308,
      location: "/about?a=1",
    });
  });

  it("sends the compressed copy if one exists", async () => {
    const { headers, text } = await answer("/assets/a.js", {
      headers: { "Accept-Encoding": "br" },
    });
    expect(headers.get("content-encoding")).toBe("br");
    expect(text).toBe("script");
  });

  it("refuses to be written to", async () => {
    expect((await answer("/", { method: "POST" })).status).toBe(405);
  });
});

it("leaves the services' paths to the stand-in", () => {
  for (const path of ["/auth/v1/user", "/rest/v1/leads", "/functions/v1/x", "/_local/mailbox"]) {
    expect(isStandInPath(path)).toBe(true);
  }
  for (const path of ["/", "/auth", "/auth/v10", "/restaurants/v1", "/_locale", "/admin/leads"]) {
    expect(isStandInPath(path)).toBe(false);
  }
});

describe("the build's fingerprint", () => {
  it("changes only with a source's content or name and with the site's variables", () => {
    const project = join(folder, "project");
    mkdirSync(join(project, "src/deep"), { recursive: true });
    const file = join(project, "src/deep/a.ts");
    writeFileSync(file, "one");
    const print = (environment = {}) => fingerprintSources(project, environment);
    const before = print();

    utimesSync(file, 1, 1);
    expect(print({ PORT: "1" })).toBe(before);
    writeFileSync(join(project, "README.md"), "new");
    expect(print()).toBe(before);

    expect(print({ VITE_CONTACT_EMAIL: "a@example.com" })).not.toBe(before);
    writeFileSync(file, "two");
    const edited = print();
    expect(edited).not.toBe(before);
    writeFileSync(join(project, "src/deep/b.ts"), "");
    expect(print()).not.toBe(edited);
  });
});
