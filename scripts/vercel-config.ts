import { readdir } from "node:fs/promises";
import { parseHeaderRules, parseRewrites } from "../supabase/local/site.ts";

/** One step of the routing by which Vercel chooses its response. */
type Route =
  | { handle: "filesystem" | "hit" | "error" }
  | {
      src: string;
      dest?: string;
      status?: number;
      headers?: Record<string, string>;
      continue?: boolean;
      check?: boolean;
    };

type HostFiles = {
  /** Contents of the built `_headers`. */
  headers: string;
  /** Contents of the built `_redirects`. */
  redirects: string;
};

/** A rule's path as a regular expression. The paths contain no other special characters. */
function source(path: string): string {
  return `^${path.replaceAll(".", "\\.").replaceAll("*", "(.*)")}$`;
}

/**
 * `config.json` of Vercel's Build Output API for a built site, with the same rules as the files that other
 * hosts read.
 */
export async function vercelConfig(dist: string, { headers, redirects }: HostFiles) {
  const rules = parseHeaderRules(headers).map(({ path, add }) => {
    const caching = add.filter(([name]) => name === "Cache-Control");
    const others = add.filter(([name]) => name !== "Cache-Control");
    return { src: source(path), caching, others };
  });
  const setting = (src: string, add: readonly (readonly [string, string])[]): Route[] =>
    add.length > 0 ? [{ src, headers: Object.fromEntries(add), continue: true }] : [];
  const routes: Route[] = [
    { src: "^/(.+)/$", status: 308, headers: { Location: "/$1" } },
    ...rules.flatMap(({ src, others }) => setting(src, others)),
    { handle: "filesystem" },
    ...parseRewrites(redirects).map(({ path, target }) => ({
      src: source(path),
      dest: target,
      check: true,
    })),
    // Only for files that exist, not for a 404.
    { handle: "hit" },
    ...rules.flatMap(({ src, caching }) => setting(src, caching)),
    { handle: "error" },
    { src: "^/.*$", status: 404, dest: "/404" },
  ];
  const pages = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith(".html"));
  return {
    version: 3,
    routes,
    overrides: Object.fromEntries(
      pages.map((file) => [
        file,
        { path: file.replace(/\.html$/, ""), contentType: "text/html; charset=utf-8" },
      ]),
    ),
  };
}
