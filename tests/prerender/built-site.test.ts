import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { JSDOM } from "jsdom";
import { type HTMLElement, parse } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { articles } from "@/content/articles/index.ts";
import { brand } from "@/lib/brand.ts";
import { hrefTo, routes } from "@/lib/routes.ts";
import { budgets, findBreaches } from "@/prerender/budgets.ts";
import { pageFile } from "@/prerender/page-file.ts";
import { prerenderedPages, publicPages } from "@/prerender/public-pages.ts";
import { projectFolder, readEnvironment } from "../../supabase/local/settings.ts";
import { headersFor, parseHeaderRules, parseRewrites } from "../../supabase/local/site.ts";
import { ensureSiteBuild } from "../../supabase/local/site-build.ts";
import { readVocabulary } from "./schema-org.ts";

const dist = join(projectFolder, "dist");
const read = (...path: string[]) => readFileSync(join(dist, ...path), "utf8");

beforeAll(async () => {
  await ensureSiteBuild({
    folder: projectFolder,
    // The mode of the test runner must not affect the build.
    environment: { ...readEnvironment(), NODE_ENV: "production" },
    signal: new AbortController().signal,
    log: console.log,
  });
}, 300_000);

const parsed = new Map<string, HTMLElement>();
/** A page of the built site, by its file. */
function openFile(file: string): HTMLElement {
  const page = parsed.get(file) ?? parse(read(file));
  parsed.set(file, page);
  return page;
}
const openPage = (path: string) => openFile(pageFile(path));

/** Every HTML file of the built site. */
function htmlFiles(): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

function attribute(page: HTMLElement, selector: string, name = "content"): string {
  const found = page.querySelectorAll(selector);
  if (found.length !== 1) throw new Error(`There are ${found.length} of ${selector}.`);
  return found[0]?.getAttribute(name) ?? "";
}

/** URLs of a page's modules, in order. */
function modulesOf(page: HTMLElement): string[] {
  return attribute(page, "#root", "data-modules").split(" ").filter(Boolean);
}

/** URLs of the scripts and style sheets in a page's file. */
function filesNamedBy(name: string): string[] {
  const html = readFileSync(join(dist, name), "utf8");
  return [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([file]) => file);
}

/** Text without the differences that markup makes. */
const withoutSpace = (text: string) => text.replaceAll(/\s+/g, "");

const pages = publicPages.map((page) => [page.path, page] as const);

describe("the files", () => {
  it("are one for each prerendered page, and one each for the workspace, what is not found, offline and filled later", () => {
    const expected = [
      ...prerenderedPages.map(({ path }) => pageFile(path)),
      "404.html",
      "admin.html",
      "offline.html",
      "shell.html",
    ];
    expect(htmlFiles().sort()).toEqual(expected.sort());
    expect(publicPages.length).toBeGreaterThan(60);
  });

  it("share no script and no style sheet between the public site and the workspace", () => {
    const workspace = filesNamedBy("admin.html");
    const site = new Set(
      htmlFiles()
        .filter((name) => name !== "admin.html")
        .flatMap(filesNamedBy),
    );
    expect(workspace.filter((file) => /\.(js|css)$/.test(file))).toHaveLength(2);
    expect(workspace.filter((file) => site.has(file) && /\.(js|css)$/.test(file))).toEqual([]);
    // The address of the project is all that the site knows of it.
    const others = [...site].filter((file) => !file.startsWith("/assets/supabase-address-"));
    expect(others.filter((file) => /supabase|leads|workspace|admin/i.test(file))).toEqual([]);
  });

  it("stay within their budgets", async () => {
    const paths = prerenderedPages.map(({ path }) => path);
    expect(await findBreaches(dist, paths)).toEqual([]);
    expect(budgets).toEqual({
      script: 100_000,
      styles: 12_000,
      fonts: 2,
      view: 250_000,
      treatmentView: 160_000,
      planTool: 15_000,
    });
  });

  /** The static imports of a module. */
  function importsOf(address: string): string[] {
    const imports = read(address).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
    return [...imports].map(([, name]) => `/assets/${name}`);
  }

  it("name every script module with all that it imports, the one that starts the site last", () => {
    const faults = htmlFiles().flatMap((file) => {
      const modules = modulesOf(openFile(file));
      return modules.flatMap((address) =>
        importsOf(address)
          .filter((name) => !modules.includes(name))
          .map((name) => `${file}: ${address} without ${name}`),
      );
    });
    expect(faults).toEqual([]);
    const last = new Set(htmlFiles().flatMap((file) => modulesOf(openFile(file)).slice(-1)));
    expect([...last]).toEqual([expect.stringMatching(/^\/assets\/index-/)]);
    const home = modulesOf(openPage("/"));
    expect(home.length).toBeGreaterThan(5);
    expect(home.at(-1)).toMatch(/^\/assets\/index-/);
    expect(importsOf(home.at(-1) ?? "").join(" ")).toMatch(/react-.*shared-|shared-.*react-/);
  });

  it("hold every drawing in the colours of each theme", () => {
    const drawings = readdirSync(join(dist, "illustrations")).filter((name) => /svg$/.test(name));
    expect(drawings.length).toBeGreaterThan(20);
    for (const name of drawings) {
      const drawing = parse(read("illustrations", name));
      expect(name).toMatch(/-(light|dark)\.svg$/);
      expect(drawing.querySelectorAll("symbol, use"), name).toHaveLength(0);
      expect(drawing.querySelectorAll("path").length, name).toBeGreaterThan(0);
      expect(read("illustrations", name), name).not.toContain("var(");
      expect(drawings).toContain(
        name.replace(/light(?=\.)|dark(?=\.)/, (theme) => (theme === "light" ? "dark" : "light")),
      );
    }
  });
});

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

  /** The fault of a URL on a page, or `undefined`. */
  function faultOf(address: string, file: string): string | undefined {
    if (/^(mailto:|tel:)\S/.test(address)) return undefined;
    const here = file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`;
    const url = new URL(address, `${brand.siteUrl}${here}`);
    if (url.origin !== brand.siteUrl) {
      return url.protocol === "https:" ? undefined : `${address} is not secure`;
    }
    const { pathname, hash } = url;
    if (pathname.length > 1 && pathname.endsWith("/")) return `${address} ends with a slash`;
    if (isRewritten()(pathname)) return undefined;
    // The functions that forms without script post to; served by the site's host or the project.
    if (/^\/functions\/v1\/(submit-lead|contact)$/.test(pathname)) return undefined;
    const asPage = url.pathname === here ? file : pageFile(pathname);
    const target = existsSync(join(dist, asPage)) ? asPage : pathname.slice(1);
    if (!existsSync(join(dist, target))) return `${address} leads nowhere`;
    const anchor = decodeURIComponent(hash.slice(1));
    if (anchor && !openFile(target).querySelector(`[id="${anchor}"]`)) {
      return `${address}: no such place`;
    }
    return undefined;
  }

  it("inside the site lead to a page, a file or a place that is there", () => {
    const counts = new Map<string, number>();
    const faults = htmlFiles().flatMap((file) => {
      const page = openFile(file);
      const found = ADDRESSES.flatMap(([tag, name]) =>
        page.querySelectorAll(tag).flatMap((element) => element.getAttribute(name) ?? []),
      );
      counts.set(file, found.length);
      return [...found, ...modulesOf(page)].flatMap((address) => {
        const fault = faultOf(address, file);
        return fault === undefined ? [] : [`${file}: ${fault}`];
      });
    });
    expect(faults).toEqual([]);
    expect(counts.get("index.html")).toBeGreaterThan(40);
  });

  it("are distinguished from broken ones", () => {
    expect(faultOf("/no-such-page", "index.html")).toContain("leads nowhere");
    expect(faultOf("/explore#atlantis", "index.html")).toContain("no such place");
    expect(faultOf("#atlantis", "explore.html")).toContain("no such place");
    expect(faultOf("/about/", "index.html")).toContain("slash");
    expect(faultOf("http://other.example/", "index.html")).toContain("not secure");
    expect(faultOf("/admin/login", "index.html")).toBeUndefined();
    expect(faultOf("/explore#istanbul", "index.html")).toBeUndefined();
  });

  it("lead from somewhere to every page", () => {
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

describe("heads", () => {
  it.each(pages)("of %s says what the page is, at a length that is shown whole", (path) => {
    const page = openPage(path);
    expect(page.querySelector("html")?.getAttribute("lang")).toBe("en-GB");
    expect(page.querySelectorAll("h1")).toHaveLength(1);
    expect(page.querySelectorAll("title")).toHaveLength(1);
    const title = page.querySelector("title")?.textContent ?? "";
    const description = attribute(page, 'meta[name="description"]');
    expect(title.length, title).toBeGreaterThanOrEqual(10);
    expect(title.length, title).toBeLessThanOrEqual(65);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);

    const address = `${brand.siteUrl}${path}`;
    expect(attribute(page, 'link[rel="canonical"]', "href")).toBe(address);
    expect(attribute(page, 'meta[property="og:url"]')).toBe(address);
    expect(attribute(page, 'meta[property="og:title"]')).toBe(title);
    expect(attribute(page, 'meta[property="og:description"]')).toBe(description);
    expect(attribute(page, 'meta[property="og:site_name"]')).toBe(brand.name);
    expect(attribute(page, 'meta[property="og:type"]')).toMatch(/^(website|article)$/);
    expect(attribute(page, 'meta[name="twitter:card"]')).toBe("summary_large_image");
    expect(page.querySelectorAll('meta[name="theme-color"]')).toHaveLength(2);
    expect(page.querySelectorAll('meta[name="robots"]')).toHaveLength(0);

    const picture = attribute(page, 'meta[property="og:image"]');
    expect(picture.startsWith(`${brand.siteUrl}/share/`)).toBe(true);
    const png = readFileSync(join(dist, new URL(picture).pathname));
    expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(attribute(page, 'meta[property="og:image:width"]')).toBe("1200");
    expect(attribute(page, 'meta[property="og:image:height"]')).toBe("630");
  });

  it("differ from page to page", () => {
    for (const of of ["title", 'meta[name="description"]']) {
      const texts = publicPages.map(({ path }) => {
        const element = openPage(path).querySelector(of);
        return element?.getAttribute("content") ?? element?.textContent;
      });
      expect(new Set(texts).size, of).toBe(publicPages.length);
    }
  });

  it("ask search engines to skip what is no page", () => {
    for (const file of ["404.html", "shell.html"]) {
      expect(attribute(openFile(file), 'meta[name="robots"]'), file).toBe("noindex");
    }
    const rules = parseHeaderRules(read("_headers"));
    const tag = (path: string) => headersFor(path, rules).get("X-Robots-Tag");
    for (const path of ["/shell", "/shell.html", hrefTo.adminLogin(), hrefTo.clinic("any")]) {
      expect(tag(path), path).toBe("noindex");
    }
    const unlisted = prerenderedPages.filter((page) => !publicPages.includes(page));
    expect(unlisted.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        "/quote",
        "/quote/dental-implants",
        "/quote/sent",
        "/quote/not-sent",
      ]),
    );
    for (const { path } of unlisted) {
      expect(tag(path), path).toBe("noindex");
      expect(attribute(openPage(path), 'meta[name="robots"]'), path).toBe("noindex");
      expect(openPage(path).querySelectorAll('script[type="application/ld+json"]')).toEqual([]);
    }
    for (const { path } of publicPages) expect(tag(path), path).toBeNull();
  });
});

const breadcrumbSchema = z
  .object({
    "@type": z.literal("BreadcrumbList"),
    itemListElement: z.array(z.object({ position: z.int(), name: z.string(), item: z.url() })),
  })
  .transform(({ itemListElement }) =>
    itemListElement.map(({ name, item }) => ({ name, path: new URL(item).pathname })),
  );

describe("structured data", () => {
  const { faultsOf } = readVocabulary();

  const blocksOf = (page: HTMLElement) =>
    page
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) =>
        z.looseObject({ "@type": z.string() }).parse(JSON.parse(script.textContent)),
      );

  /** Texts of a block that must be visible on the page. */
  function textsOf(value: unknown): string[] {
    if (Array.isArray(value)) return value.flatMap(textsOf);
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, part]) => {
      if (typeof part !== "string") return textsOf(part);
      return ["name", "headline", "text"].includes(key) ? [part] : [];
    });
  }

  it("is checked against a vocabulary that rejects what is not in it", () => {
    expect(faultsOf({ "@type": "MedicalProcedure", name: "x", followup: "y" })).toEqual([]);
    expect(faultsOf({ "@type": "MedicalProcedure", price: "1" })).toEqual([
      "MedicalProcedure has no property price",
    ]);
    expect(faultsOf({ "@type": "Nonsense" })).toEqual(["no type Nonsense"]);
    expect(faultsOf({ "@type": "Thing", subjectOf: { "@type": "Oops" } })).toEqual([
      "no type Oops",
    ]);
    expect(
      faultsOf({ "@type": "MedicalProcedure", procedureType: "https://schema.org/Magic" }),
    ).toEqual(["no value Magic"]);
  });

  it.each(pages)("of %s parses, keeps to the vocabulary and names what the page shows", (path) => {
    const page = openPage(path);
    const shown = withoutSpace(page.querySelector("body")?.textContent ?? "");
    for (const block of blocksOf(page)) {
      expect(block["@context"]).toBe("https://schema.org");
      expect(faultsOf(block)).toEqual([]);
      expect(textsOf(block).filter((text) => !shown.includes(withoutSpace(text)))).toEqual([]);
      // The site has no true data of this kind.
      expect(JSON.stringify(block)).not.toMatch(/"(aggregateRating|review|offers|price)"/);
    }
    // The breadcrumb is the same as the one above the heading.
    const way = page.querySelectorAll("nav[aria-label=Breadcrumb] li").map((item) => ({
      name: item.textContent,
      path: item.querySelector("a")?.getAttribute("href") ?? path,
    }));
    const [named = []] = blocksOf(page).flatMap((block) => {
      const trail = breadcrumbSchema.safeParse(block);
      return trail.success ? [trail.data] : [];
    });
    expect(named).toEqual(way);
  });

  it("is there where it helps", () => {
    const types = (path: string) => blocksOf(openPage(path)).map((block) => block["@type"]);
    expect(types("/")).toEqual(["WebSite", "Organization"]);
    expect(types(hrefTo.faq())).toEqual(["FAQPage"]);
    expect(types(hrefTo.explore())).toEqual(["ItemList"]);
    for (const { path, route } of publicPages) {
      const own = types(path);
      if (route === "category") expect(own).toEqual(["ItemList", "BreadcrumbList"]);
      if (route === "article") expect(own).toEqual(["Article", "BreadcrumbList"]);
      if (route === "treatment") {
        expect(own[0]).toMatch(/^(Medical|Surgical)Procedure$/);
        expect(own[1]).toBe("BreadcrumbList");
        const [procedure] = blocksOf(openPage(path));
        expect(procedure).toMatchObject({
          name: expect.any(String),
          howPerformed: expect.any(String),
          preparation: expect.any(String),
          followup: expect.any(String),
        });
      }
    }
  });
});

describe("what programs read", () => {
  /** Throws if the text is not well formed. */
  const xml = (name: string) => new JSDOM(read(name), { contentType: "text/xml" }).window.document;
  const texts = (name: string, selector: string) =>
    [...xml(name).querySelectorAll(selector)].map((element) => element.textContent ?? "");

  it("sitemap.xml lists the public pages, each with its last change", () => {
    expect(texts("sitemap.xml", "url > loc").sort()).toEqual(
      publicPages.map(({ path }) => `${brand.siteUrl}${path}`).sort(),
    );
    const dates = texts("sitemap.xml", "url > lastmod");
    expect(dates).toHaveLength(publicPages.length);
    for (const date of dates) {
      expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
      expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
    }
  });

  it("security.txt says where to report a problem, and is current", () => {
    const text = read(".well-known/security.txt");
    expect(text).toContain(`Contact: mailto:${brand.email}`);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 366 * 24 * 60 * 60 * 1000);
  });

  it("robots.txt keeps crawlers out of the administration alone", () => {
    expect(read("robots.txt").split("\n").filter(Boolean)).toEqual([
      "User-agent: *",
      "Disallow: /admin",
      `Sitemap: ${brand.siteUrl}/sitemap.xml`,
    ]);
    expect(routes.adminLeads.path.startsWith("/admin")).toBe(true);
  });

  it("llms.txt leads to pages that are there, among them every treatment and article", () => {
    const links = [...read("llms.txt").matchAll(/\]\((.+?)\)/g)].map(([, href = ""]) => href);
    const there = new Set(publicPages.map(({ path }) => `${brand.siteUrl}${path}`));
    expect(links.filter((href) => !there.has(href))).toEqual([]);
    for (const { path, route } of publicPages) {
      if (route === "treatment" || route === "article") {
        expect(links).toContain(`${brand.siteUrl}${path}`);
      }
    }
  });

  it("the feed is RSS with every article", () => {
    expect(xml("blog/feed.xml").documentElement.getAttribute("version")).toBe("2.0");
    expect(texts("blog/feed.xml", "item > title")).toEqual(articles.map(({ title }) => title));
    expect(texts("blog/feed.xml", "item > link")).toEqual(
      articles.map(({ slug }) => `${brand.siteUrl}${hrefTo.article(slug)}`),
    );
    for (const date of texts("blog/feed.xml", "pubDate")) expect(Date.parse(date)).not.toBeNaN();
  });
});
