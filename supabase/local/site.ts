import { existsSync, readFileSync, statSync } from "node:fs";
import type { RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

/** One block of a `_headers` file: its paths, the headers that it adds, and those that it removes. */
export interface HeaderRule {
  /** As written in the file. */
  path: string;
  pattern: RegExp;
  add: readonly (readonly [name: string, value: string])[];
  remove: readonly string[];
}

/** One line of a `_redirects` file that serves another page at the requested address. */
export interface Rewrite {
  /** As written in the file. */
  path: string;
  pattern: RegExp;
  target: string;
}

/** A path in which `*` matches anything. */
function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);
}

function meaningfulLines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.trim().startsWith("#"));
}

/**
 * Reads a `_headers` file as static hosts do: a path on a separate line, followed by indented lines with the
 * headers for matching paths. `! Name` removes a header that an earlier block set.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { path: string; pattern: RegExp; add: [string, string][]; remove: string[] }[] = [];
  for (const line of meaningfulLines(text)) {
    const [, removed, name, value] = line.match(/^\s+(?:!\s*([\w-]+)|([\w-]+):\s*(.*?))\s*$/) ?? [];
    if (removed) rules.at(-1)?.remove.push(removed);
    else if (name) rules.at(-1)?.add.push([name, value ?? ""]);
    else {
      const path = line.trim();
      rules.push({ path, pattern: pathPattern(path), add: [], remove: [] });
    }
  }
  return rules;
}

/** The headers of a path. As on the hosts, a header that two blocks set has both values. */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): Headers {
  const headers = new Headers();
  for (const { pattern, add, remove } of rules) {
    if (!pattern.test(pathname)) continue;
    for (const name of remove) headers.delete(name);
    for (const [name, value] of add) headers.append(name, value);
  }
  return headers;
}

/** Reads the rewrites (status 200) from a `_redirects` file. The site has no other lines. */
export function parseRewrites(text: string): Rewrite[] {
  return meaningfulLines(text).map((line) => {
    const [path, target, status] = line.trim().split(/\s+/);
    if (!path || !target || status !== "200") {
      throw new Error(`_redirects has a line that the local server does not support: ${line}`);
    }
    return { path, pattern: pathPattern(path), target };
  });
}

/**
 * Serves the built site as a static host does: its files, compressed if there is a compressed copy, the pages
 * that `_redirects` moves, and `404.html` for everything else. A build that replaces the folder is served
 * from the next request.
 */
export function createSite(dist: string): RequestListener {
  const identify = () => statSync(dist, { throwIfNoEntry: false })?.ino;
  let opened = identify();
  let serve = openSite(dist);
  return (request, response) => {
    const current = identify();
    if (current !== undefined && current !== opened) {
      opened = current;
      serve = openSite(dist);
    }
    serve(request, response);
  };
}

/** The path of the file that is found, so that no way of writing a path gets around a rule. */
function namedPath(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.replace(/^[/\\]+/, "/").replace(/(?<!\/)\/+$/, "") || "/";
  } catch {
    // No file has a name that is not encoded correctly.
    return path;
  }
}

/** The header that static hosts send for a file without a caching rule. */
const REVALIDATED = "public, max-age=0, must-revalidate";

/** Serves the folder in its present state: names, sizes, headers and rewrites are read once. */
function openSite(dist: string): RequestListener {
  const read = (name: string) =>
    existsSync(join(dist, name)) ? readFileSync(join(dist, name), "utf8") : "";
  const headerRules = parseHeaderRules(read("_headers"));
  const rewrites = parseRewrites(read("_redirects"));
  const notFoundPage = read("404.html");
  const files = sirv(dist, { brotli: true, gzip: true, etag: true });

  function notFound(response: ServerResponse): void {
    response.statusCode = 404;
    // Not the rule for the files in that folder, because the next build may have this file.
    response.setHeader("Cache-Control", REVALIDATED);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(notFoundPage);
  }

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const [path = "/", query] = (request.url ?? "/").split("?", 2);
    // A full URL, as sent to a proxy, could redirect to another site below.
    if (!path.startsWith("/")) {
      response.writeHead(400).end();
      return;
    }
    const pathname = path.replace(/^[/\\]+/, "/");
    const named = namedPath(pathname);
    // Headers set before sirv responds take precedence.
    const headers = headersFor(named, headerRules);
    if (!headers.has("Cache-Control")) {
      headers.set("Cache-Control", REVALIDATED);
    }
    response.setHeaders(headers);
    if (named === "/_headers" || named === "/_redirects") return notFound(response);
    if (pathname.length > 1 && pathname.endsWith("/")) {
      const target = pathname.replace(/(?<!\/)\/+$/, "");
      const location = query === undefined ? target : `${target}?${query}`;
      response.writeHead(308, { Location: location, "Cache-Control": REVALIDATED }).end();
      return;
    }
    files(request, response, () => {
      const rewrite = rewrites.find(({ pattern }) => pattern.test(named));
      if (!rewrite) return notFound(response);
      request.url = rewrite.target;
      files(request, response, () => notFound(response));
    });
  };
}
