import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parse } from "node-html-parser";
import { hrefTo } from "../lib/routes.ts";
import { pageFile } from "./page-file.ts";

/**
 * Budgets for the first view of a public page, in compressed bytes without headers. Sizes vary by about 50
 * bytes depending on the folder in which the site is built, so a page very close to its budget may fail to
 * build elsewhere.
 */
export const budgets = {
  /** All JavaScript modules listed in the page. */
  script: 92_000,
  /**
   * Modules of "My plan" or of one of its tools, including those loaded later, but excluding the modules that
   * every page loads immediately or when the browser is idle.
   */
  planTool: 15_000,
  /** The inlined style sheet, compressed on its own. */
  styles: 12_000,
  /** Font files that the page preloads. */
  fonts: 2,
  /** Everything that the page loads without user interaction: document, JavaScript, fonts and pictures. */
  view: 250_000,
  /** The same for a treatment's page. */
  treatmentView: 160_000,
} as const;

/** Elements whose URL a browser fetches while loading a page. */
const FETCHING =
  "script[src], iframe[src], video[src], audio[src], source[src], use[href], " +
  // Lazy pictures are fetched depending on their position. Of those in the first view, only the current
  // theme's are fetched.
  "img:not([loading=lazy]), img[fetchpriority=high]:not(.drawing-dark), " +
  "link[rel=stylesheet], link[rel=preload], link[rel=modulepreload], link[rel=preconnect], " +
  "link[rel=dns-prefetch], link[rel=icon][type='image/svg+xml']";

/** Modules that are not listed in a page's HTML. */
type UnlistedModules = {
  /** Modules that every page loads when the browser is idle. */
  idle?: readonly string[];
  /** Modules that a page loads later, by path. */
  later?: ReadonlyMap<string, readonly string[]>;
};

/**
 * Checks the pages of a built and compressed site against their budgets. Returns a message for each exceeded
 * budget.
 */
export async function findBreaches(
  folder: string,
  paths: readonly string[],
  { idle = [], later = new Map() }: UnlistedModules = {},
): Promise<string[]> {
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
  const [first, ...others] = pages;
  const shared = first?.modules.filter((module) =>
    others.every(({ modules }) => modules.includes(module)),
  );
  const known = new Set([...(shared ?? []), ...idle]);
  const breaches = await Promise.all(
    pages.map(async ({ path, page, modules }) => {
      const script = await sentSizes(folder, modules);
      const tool = isPlanTool(path)
        ? await sentSizes(
            folder,
            [...modules, ...(later.get(path) ?? [])].filter((module) => !known.has(module)),
          )
        : 0;
      const styles = page
        .querySelectorAll("style")
        .reduce((sum, { textContent }) => sum + compressedSize(textContent), 0);
      const fonts = page.querySelectorAll("link[rel=preload][as=font]").length;
      const addresses = page
        .querySelectorAll(FETCHING)
        .map((element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "");
      const isForeign = (address: string) => /^(?:[a-z]+:)?\/\//i.test(address);
      const own = addresses
        .filter((address) => address.startsWith("/") && !isForeign(address))
        .map((address) => address.replace(/[?#].*/, ""));
      const view = await sentSizes(folder, [pageFile(path), ...modules, ...own]);
      const viewBudget = path.startsWith(hrefTo.treatment(""))
        ? budgets.treatmentView
        : budgets.view;
      return [
        modules.length === 0 ? `${path} lists no modules` : undefined,
        script > budgets.script
          ? `the script of ${path} takes ${bytes(script)} of ${bytes(budgets.script)}`
          : undefined,
        tool > budgets.planTool
          ? `the tool of ${path} takes ${bytes(tool)} of ${bytes(budgets.planTool)}`
          : undefined,
        styles > budgets.styles
          ? `the styles of ${path} take ${bytes(styles)} of ${bytes(budgets.styles)}`
          : undefined,
        fonts > budgets.fonts
          ? `${path} preloads ${fonts} fonts, and may preload ${budgets.fonts}`
          : undefined,
        view > viewBudget
          ? `the first view of ${path} takes ${bytes(view)} of ${bytes(viewBudget)}`
          : undefined,
        ...addresses
          .filter(isForeign)
          .map((address) => `${path} fetches from elsewhere: ${address}`),
      ].filter((breach) => breach !== undefined);
    }),
  );
  return breaches.flat();
}

/** Whether the path is "My plan" or one of its tools. */
function isPlanTool(path: string): boolean {
  return path === hrefTo.plan() || path.startsWith(`${hrefTo.plan()}/`);
}

function bytes(count: number): string {
  return `${count.toLocaleString("en-GB")} bytes`;
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
