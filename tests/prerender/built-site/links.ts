import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { brand } from "@/lib/brand.ts";
import { pageFile } from "@/prerender/page-file.ts";
import { publicPages } from "@/prerender/public-pages.ts";
import { parseRewrites } from "../../../supabase/local/site.ts";
import { dist, htmlFiles, modulesOf, openFile, read } from "./built-site-support.ts";

/** Attributes that contain a URL. */
const ADDRESSES = [
  ["a", "href"],
  ["link", "href"],
  ["image", "href"],
  ["img", "src"],
  ["script", "src"],
  ["button", "formaction"],
  ["form", "action"],
] as const;

describe("links", () => {
  const isRewritten = () => {
    const patterns = parseRewrites(read("_redirects")).map(({ pattern }) => pattern);
    return (path: string) => patterns.some((pattern) => pattern.test(path));
  };

  /** Returns what is wrong with a URL on a page, or `undefined`. */
  function problemWith(address: string, file: string): string | undefined {
    if (/^(mailto:|tel:)\S/.test(address)) return undefined;
    const here = file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`;
    const url = new URL(address, `${brand.siteUrl}${here}`);
    if (url.origin !== brand.siteUrl) {
      return url.protocol === "https:" ? undefined : `${address} is not secure`;
    }
    const { pathname, hash } = url;
    if (pathname.length > 1 && pathname.endsWith("/")) return `${address} ends with a slash`;
    if (isRewritten()(pathname)) return undefined;
    // Forms post to these functions without JavaScript. The site's host or the project serves them.
    if (/^\/functions\/v1\/(submit-lead|contact)$/.test(pathname)) return undefined;
    const asPage = url.pathname === here ? file : pageFile(pathname);
    const target = existsSync(join(dist, asPage)) ? asPage : pathname.slice(1);
    if (!existsSync(join(dist, target))) return `${address} leads nowhere`;
    const anchor = decodeURIComponent(hash.slice(1));
    if (anchor && !openFile(target).querySelector(`[id="${anchor}"]`)) {
      return `${address}: no such anchor`;
    }
    return undefined;
  }

  it("inside the site lead to a page, a file or an anchor that exists", () => {
    const counts = new Map<string, number>();
    const problems = htmlFiles().flatMap((file) => {
      const page = openFile(file);
      const found = ADDRESSES.flatMap(([tag, name]) =>
        page.querySelectorAll(tag).flatMap((element) => element.getAttribute(name) ?? []),
      );
      counts.set(file, found.length);
      return [...found, ...modulesOf(page)].flatMap((address) => {
        const problem = problemWith(address, file);
        return problem === undefined ? [] : [`${file}: ${problem}`];
      });
    });
    expect(problems).toEqual([]);
    expect(counts.get("index.html")).toBeGreaterThan(40);
  });

  it("are checked in a way that finds broken ones", () => {
    expect(problemWith("/no-such-page", "index.html")).toContain("leads nowhere");
    expect(problemWith("/explore#atlantis", "index.html")).toContain("no such anchor");
    expect(problemWith("#atlantis", "explore.html")).toContain("no such anchor");
    expect(problemWith("/about/", "index.html")).toContain("slash");
    expect(problemWith("http://other.example/", "index.html")).toContain("not secure");
    expect(problemWith("/admin/login", "index.html")).toBeUndefined();
    expect(problemWith("/explore#istanbul", "index.html")).toBeUndefined();
  });

  it("lead to every page from at least one other", () => {
    const linked = new Set(
      htmlFiles().flatMap((file) =>
        openFile(file)
          .querySelectorAll("a[href]")
          .map((link) => link.getAttribute("href")?.split(/[?#]/)[0]),
      ),
    );
    expect(publicPages.filter(({ path }) => !linked.has(path)).map(({ path }) => path)).toEqual([]);
  });
});
