import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { scriptHashes, styleHashes } from "@/prerender/host-files.ts";
import { vercelConfig } from "../../../scripts/vercel-config.ts";
import { headersFor, parseHeaderRules } from "../../../supabase/local/site.ts";
import { dist, read } from "./built-site-support.ts";

/** Tests the headers that hosts send with every file of the built site. */

/** Every file that a host serves to visitors. */
function files(): string[] {
  return readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(dist, file)).isFile())
    .filter((file) => !/\.(br|gz)$|^_(headers|redirects)$/.test(file));
}

/** The paths of a file: a page is also served without its extension. */
function addresses(file: string): string[] {
  if (file === "index.html") return ["/", "/index.html"];
  return file.endsWith(".html") ? [`/${file.slice(0, -5)}`, `/${file}`] : [`/${file}`];
}

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split("; ").map((part) => {
      const [name = "", ...sources] = part.split(" ");
      return [name, sources];
    }),
  );
}

describe("the headers of every file", () => {
  it("are equally strict", () => {
    const rules = parseHeaderRules(read("_headers"));
    const seen = new Set<string>();
    for (const address of files().flatMap(addresses)) {
      const headers = headersFor(address, rules);
      seen.add(headers.get("Content-Security-Policy") ?? "none");
      expect(headers.get("X-Content-Type-Options"), address).toBe("nosniff");
      // Links with a secret lead to these pages, so their addresses must not reach other sites.
      const isPrivate = /^\/(request|newsletter)(\.html)?$/.test(address);
      expect(headers.get("Referrer-Policy"), address).toBe(
        isPrivate ? "no-referrer" : "strict-origin-when-cross-origin",
      );
      if (isPrivate) expect(headers.get("Cache-Control"), address).toBe("no-store");
      expect(headers.get("Cross-Origin-Opener-Policy"), address).toBe("same-origin");
      expect(headers.get("Cross-Origin-Resource-Policy"), address).toBe("same-origin");
      expect(headers.get("Strict-Transport-Security"), address).toMatch(/^max-age=\d{8}/);
      expect(headers.get("Permissions-Policy"), address).toMatch(
        /camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/,
      );
    }
    expect(seen.size).toBe(1);
    const policy = directives([...seen].join());
    expect([...seen].join()).not.toMatch(/unsafe|\*|http:|\{/);
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
    expect(policy.get("trusted-types")).toEqual(["service-worker"]);
    // The tests' build shares its origin with the project.
    expect(policy.get("connect-src")).toEqual(["'self'"]);
  });

  it("allow the inline code of every page, and no page contains anything that they block", () => {
    const policy = directives(
      headersFor("/", parseHeaderRules(read("_headers"))).get("Content-Security-Policy") ?? "",
    );
    for (const file of files().filter((name) => name.endsWith(".html"))) {
      const html = read(file);
      for (const hash of scriptHashes(html)) expect(policy.get("script-src"), file).toContain(hash);
      for (const hash of styleHashes(html)) expect(policy.get("style-src"), file).toContain(hash);
      expect(parse(html).querySelectorAll("[style]"), file).toEqual([]);
      expect(html, file).not.toMatch(/\son\w+="|javascript:/);
    }
  });
});

it("browsers do not keep a 404 for a missing module for long", () => {
  const rules = parseHeaderRules(read("_headers"));
  const caching = headersFor("/assets/missing.js", rules).get("Cache-Control") ?? "";
  expect(caching).not.toContain("immutable");
  expect(Number(/max-age=(\d+)/.exec(caching)?.[1])).toBeLessThanOrEqual(3600);
  // A browser still uses an existing module immediately.
  expect(caching).toContain("stale-while-revalidate=31536000");
});

it("keep the pages of private links out of caches, the sitemap and the service worker", () => {
  const rules = parseHeaderRules(read("_headers"));
  // The minifier writes the list of paths as strings, or as one string with full stops between them.
  const worker = read("sw.js").split(/["'`.]/);
  expect(worker).toContain("/faq");
  // Nor any page of the workspace, which later users of the computer must not see.
  expect(worker.filter((text) => text.startsWith("/admin"))).toEqual([]);
  for (const path of ["/request", "/newsletter"]) {
    expect(headersFor(path, rules).get("Cache-Control"), path).toBe("no-store");
    expect(read("sitemap.xml"), path).not.toContain(`${path}<`);
    expect(worker, path).not.toContain(path);
  }
});

describe("Vercel's configuration", () => {
  const config = () =>
    vercelConfig(dist, { headers: read("_headers"), redirects: read("_redirects") });

  it("sets the same headers as the other hosts for every file", async () => {
    const rules = parseHeaderRules(read("_headers"));
    const { routes } = await config();
    for (const address of files().flatMap(addresses)) {
      const sent = new Headers();
      for (const route of routes) {
        if (!("src" in route) || !route.continue || !new RegExp(route.src).test(address)) continue;
        for (const [name, value] of Object.entries(route.headers ?? {})) sent.set(name, value);
      }
      expect([...sent], address).toEqual([...headersFor(address, rules)]);
    }
  });

  it("serves pages without their extension, and lets no 404 be cached", async () => {
    const { routes, overrides } = await config();
    expect(overrides["about.html"]).toEqual({
      path: "about",
      contentType: "text/html; charset=utf-8",
    });
    expect(routes).toContainEqual({ src: "^/admin/(.*)$", dest: "/admin", check: true });
    const beforeFiles = routes.slice(
      0,
      routes.findIndex((route) => "handle" in route && route.handle === "hit"),
    );
    expect(JSON.stringify(beforeFiles)).not.toContain("Cache-Control");
    expect(routes.at(-1)).toEqual({ src: "^/.*$", status: 404, dest: "/404" });
  });
});
