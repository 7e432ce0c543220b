import { existsSync, readFileSync } from "node:fs";
import type { RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import { Hono } from "hono";
import sirv from "sirv";
import { routes } from "../../src/lib/routes.ts";

/** One block of a `_headers` file: a path, where `*` stands for anything, and its headers. */
export interface HeaderRule {
  pattern: RegExp;
  headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Reads a `_headers` file as static hosts do: a path on a line of its own, and under it, indented,
 * the headers of the paths that it matches. `#` starts a comment.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === "" || line.trim().startsWith("#")) continue;
    if (/^\s/.test(line)) {
      const [name, ...value] = line.trim().split(":");
      if (name && value.length > 0) rules.at(-1)?.headers.push([name, value.join(":").trim()]);
    } else {
      const escaped = line
        .trim()
        .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
        .replaceAll("*", ".*");
      rules.push({ pattern: new RegExp(`^${escaped}$`), headers: [] });
    }
  }
  return rules;
}

/** Later rules win over earlier ones for the same header. */
function applyHeaders(response: ServerResponse, pathname: string, rules: readonly HeaderRule[]) {
  for (const { pattern, headers } of rules) {
    if (!pattern.test(pathname)) continue;
    for (const [name, value] of headers) response.setHeader(name, value);
  }
}

/** Which addresses are pages of the site, by its own route table. */
function createPageMatcher(): (pathname: string) => Promise<boolean> {
  const pages = new Hono();
  for (const { path } of Object.values(routes)) {
    if (path !== "*") pages.get(path, (context) => context.body(null));
  }
  return async (pathname) => (await pages.request(pathname)).ok;
}

/** Serves the built site: its files, compressed if there is a compressed copy, then its pages, then 404. */
export function createSite(dist: string): RequestListener {
  const headersFile = join(dist, "_headers");
  const rules = existsSync(headersFile) ? parseHeaderRules(readFileSync(headersFile, "utf8")) : [];
  const isPage = createPageMatcher();
  const files = sirv(dist, {
    brotli: true,
    gzip: true,
    etag: true,
    ignores: false,
    setHeaders: (response, pathname) => applyHeaders(response, pathname, rules),
  });

  function servePage(response: ServerResponse, status: number, file: string, pathname: string) {
    response.statusCode = status;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Cache-Control", "no-cache");
    applyHeaders(response, pathname, rules);
    response.end(readFileSync(join(dist, file)));
  }

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/_headers") return notFound();
    files(request, response, async () => {
      if (await isPage(pathname)) servePage(response, 200, "index.html", pathname);
      else notFound();
    });

    function notFound() {
      const page = existsSync(join(dist, "404.html")) ? "404.html" : "index.html";
      servePage(response, 404, page, pathname);
    }
  };
}
