import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parse } from "node-html-parser";
import * as z from "zod";
import { hrefTo } from "../lib/routes.ts";
import { pageFile } from "./page-file.ts";

/**
 * Budgets for the first view of a public page, in compressed bytes without headers. The build prints what exceeds one.
 */
export const budgets = {
  /** All JavaScript modules listed in the page. */
  script: 125_000,
  /** The inlined style sheet, compressed on its own. */
  styles: 12_800,
  /** Font files that the page preloads. */
  fonts: 2,
  /** Everything that the page loads without user interaction: document, JavaScript, fonts and pictures. */
  view: 225_000,
  /** The same for a treatment's page. */
  treatmentView: 182_000,
} as const;

/** The share by which a size may exceed its budget before `npm test` fails, because any change moves it a little. */
export const TOLERANCE = 0.02;

/** Elements whose URL a browser fetches while loading a page. */
const FETCHING =
  "script[src], iframe[src], video[src], audio[src], source[src], use[href], " +
  // Lazy pictures are fetched depending on their position. Of those in the first view, only the current
  // theme's are fetched.
  "img:not([loading=lazy]), img[fetchpriority=high]:not(.drawing-dark), " +
  "link[rel=stylesheet], link[rel=preload], link[rel=modulepreload], link[rel=preconnect], " +
  "link[rel=dns-prefetch], link[rel=icon][type='image/svg+xml']";

const sizeSchema = z.object({
  /** What was measured, such as "the script of /faq". */
  what: z.string(),
  /** In bytes, except for fonts. */
  size: z.number(),
  budget: z.enum(["script", "styles", "fonts", "view", "treatmentView"]),
});
/** The size of a part of a page. */
type Size = z.infer<typeof sizeSchema>;

/** The sizes of a built site, as the build writes them to a file. */
export const sizesSchema = z.array(sizeSchema);

/** Measures a built site, with a message for each page without modules and each foreign file. */
export async function measurePages(
  folder: string,
  paths: readonly string[],
): Promise<{ sizes: Size[]; faults: string[] }> {
  // All pages have the same styles, and compressing them is slow.
  const compressedSizes = new Map<string, number>();
  const compressedSize = (text: string) => {
    const size = compressedSizes.get(text) ?? brotliCompressSync(text).length;
    compressedSizes.set(text, size);
    return size;
  };
  const pages = await Promise.all(
    paths.map(async (path) => {
      const page = parse(await readFile(join(folder, pageFile(path)), "utf8"));
      const listed = page.querySelector("script[data-modules]")?.getAttribute("data-modules");
      const modules = listed?.split(" ") ?? [];
      return { path, page, modules };
    }),
  );
  const measured = await Promise.all(
    pages.map(async ({ path, page, modules }) => {
      const sizes: Size[] = [];
      const add = (part: string, budget: Size["budget"], size: number) =>
        sizes.push({ what: `the ${part} of ${path}`, size, budget });
      add("script", "script", await sentSizes(folder, modules));
      const styles = page.querySelectorAll("style");
      const stylesSize = styles.reduce((sum, style) => sum + compressedSize(style.textContent), 0);
      add("styles", "styles", stylesSize);
      add("fonts", "fonts", page.querySelectorAll("link[rel=preload][as=font]").length);
      const addresses = page
        .querySelectorAll(FETCHING)
        .map((element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "");
      const isForeign = (address: string) => /^(?:[a-z]+:)?\/\//i.test(address);
      const own = addresses
        .filter((address) => address.startsWith("/") && !isForeign(address))
        .map((address) => address.replace(/[?#].*/, ""));
      const isTreatment = path.startsWith(hrefTo.treatment(""));
      const view = await sentSizes(folder, [pageFile(path), ...modules, ...own]);
      add("first view", isTreatment ? "treatmentView" : "view", view);
      const faults = addresses
        .filter(isForeign)
        .map((address) => `${path} fetches from elsewhere: ${address}`);
      if (modules.length === 0) faults.push(`${path} lists no modules`);
      return { sizes, faults };
    }),
  );
  return {
    sizes: measured.flatMap(({ sizes }) => sizes),
    faults: measured.flatMap(({ faults }) => faults),
  };
}

function inWords({ what, size, budget }: Size): string {
  return `${what}: ${size.toLocaleString("en-GB")} of ${budgets[budget].toLocaleString("en-GB")}`;
}

/** A line for each size that exceeds its budget by more than a share of it. */
export function overBudget(sizes: readonly Size[], tolerance = 0): string[] {
  return sizes.filter(({ size, budget }) => size > budgets[budget] * (1 + tolerance)).map(inWords);
}

/** A line for the largest size of each budget. */
export function largestSizes(sizes: readonly Size[]): string[] {
  const ascending = sizes.toSorted((one, other) => one.size - other.size);
  return [...new Map(ascending.map((each) => [each.budget, each])).values()].map(inWords);
}

/** Total size of files as sent by a host: compressed if there is a compressed copy. */
async function sentSizes(folder: string, files: readonly string[]): Promise<number> {
  const sizes = [...new Set(files)].map(async (name) => {
    const file = join(folder, name);
    const compressed = `${file}.br`;
    return (await stat(existsSync(compressed) ? compressed : file)).size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
