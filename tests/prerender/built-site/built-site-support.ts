import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { beforeAll } from "vitest";
import { pageFile } from "@/prerender/page-file.ts";
import { publicPages } from "@/prerender/public-pages.ts";
import { projectFolder, readEnvironment } from "../../../supabase/local/settings.ts";
import { ensureSiteBuild } from "../../../supabase/local/site-build.ts";

export const dist = join(projectFolder, "dist");

export const read = (...path: string[]) => readFileSync(join(dist, ...path), "utf8");

beforeAll(async () => {
  await ensureSiteBuild({
    folder: projectFolder,
    // The test runner sets NODE_ENV, which must not affect the build.
    environment: { ...readEnvironment(), NODE_ENV: "production" },
    signal: new AbortController().signal,
    log: console.log,
  });
}, 300_000);

const parsed = new Map<string, HTMLElement>();

/** Returns a page of the built site by its file. */
export function openFile(file: string): HTMLElement {
  const page = parsed.get(file) ?? parse(read(file));
  parsed.set(file, page);
  return page;
}

export const openPage = (path: string) => openFile(pageFile(path));

/** Every HTML file of the built site. */
export function htmlFiles(): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

export function attribute(page: HTMLElement, selector: string, name = "content"): string {
  const found = page.querySelectorAll(selector);
  if (found.length !== 1)
    throw new Error(`Found ${found.length} elements for ${selector} instead of one.`);
  return found[0]?.getAttribute(name) ?? "";
}

/** Returns the URLs of a page's modules, in order. */
export function modulesOf(page: HTMLElement): string[] {
  const listed = page.querySelector("script[data-modules]")?.getAttribute("data-modules");
  return listed?.split(" ") ?? [];
}

export const pages = publicPages.map((page) => [page.path, page] as const);
