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

/**
 * Which addresses the client fills by itself: those of the route table that are not prerendered.
 * Static hosts learn the same from the build's `_redirects`.
 */
function createShellMatcher(): (pathname: string) => Promise<boolean> {
  const pages = new Hono();
  for (const { path, access } of Object.values(routes)) {
    if (path !== "*" && access !== "public") pages.get(path, (context) => context.body(null));
  }
  return async (pathname) => (await pages.request(pathname)).ok;
}

/** Files of the build that are not pages in their own right. */
const HIDDEN = new Set(["/_headers", "/_redirects", "/404", "/404.html", "/shell", "/shell.html"]);

/** Serves the built site: files (compressed where there is a copy), pages, the shell, and 404. */
export function createSite(dist: string): RequestListener {
  const headersFile = join(dist, "_headers");
  const rules = existsSync(headersFile) ? parseHeaderRules(readFileSync(headersFile, "utf8")) : [];
  const isShellPage = createShellMatcher();
  const files = sirv(dist, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ["html"],
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
    const notFound = () => servePage(response, 404, "404.html", pathname);
    if (HIDDEN.has(pathname)) return notFound();
    files(request, response, async () => {
      if (await isShellPage(pathname)) servePage(response, 200, "shell.html", pathname);
      else notFound();
    });
  };
}
