import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parse } from "node-html-parser";
import { hrefTo } from "../../lib/routes.ts";
import { pageFile } from "./page-file.ts";

/** What the first view of a public page may cost, in bytes as a browser receives them, without headers. */
export const budgets = {
  /** Every script module that the page names. */
  script: 92_000,
  /** The style sheet inside the page, compressed by itself. */
  styles: 12_000,
  /** Font files that the page preloads. */
  fonts: 2,
  /** Everything that the page fetches by itself: the document, its script, fonts and pictures. */
  view: 250_000,
  /** The same of a treatment's page. */
  treatmentView: 150_000,
} as const;

/** Elements whose address a browser fetches by itself as it reads a page. */
const FETCHING =
  "script[src], img[src], iframe[src], video[src], audio[src], source[src], use[href], " +
  "link[rel=stylesheet], link[rel=preload], link[rel=modulepreload], link[rel=preconnect], " +
  "link[rel=dns-prefetch], link[rel=icon][type='image/svg+xml']";

/**
 * Holds the pages of a built and compressed site to their budgets. Every breach is a sentence that
 * names the page and the figure; an empty list means that all is well.
 */
export async function findBreaches(folder: string, paths: readonly string[]): Promise<string[]> {
  // Every page holds the same styles, and compressing them takes a while.
  const compressedSizes = new Map<string, number>();
  const compressedSize = (text: string) => {
    const size = compressedSizes.get(text) ?? brotliCompressSync(text).length;
    compressedSizes.set(text, size);
    return size;
  };
  const breaches = await Promise.all(
    paths.map(async (path) => {
      const page = parse(await readFile(join(folder, pageFile(path)), "utf8"));
      const modules = page.querySelector("#root")?.getAttribute("data-modules")?.split(" ") ?? [];
      const script = await sentSizes(folder, modules);
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
      const mostInView = path.startsWith(hrefTo.treatment(""))
        ? budgets.treatmentView
        : budgets.view;
      return [
        modules.length === 0 ? `${path} names no script` : undefined,
        script > budgets.script
          ? `the script of ${path} takes ${bytes(script)} of ${bytes(budgets.script)}`
          : undefined,
        styles > budgets.styles
          ? `the styles of ${path} take ${bytes(styles)} of ${bytes(budgets.styles)}`
          : undefined,
        fonts > budgets.fonts
          ? `${path} preloads ${fonts} fonts, and may preload ${budgets.fonts}`
          : undefined,
        view > mostInView
          ? `the first view of ${path} takes ${bytes(view)} of ${bytes(mostInView)}`
          : undefined,
        ...addresses
          .filter(isForeign)
          .map((address) => `${path} fetches from elsewhere: ${address}`),
      ].filter((breach) => breach !== undefined);
    }),
  );
  return breaches.flat();
}

function bytes(count: number): string {
  return `${count.toLocaleString("en-GB")} bytes`;
}

/** Size of files as a host sends them, each once: that of the compressed copy, where there is one. */
async function sentSizes(folder: string, files: readonly string[]): Promise<number> {
  const sizes = [...new Set(files)].map(async (name) => {
    const file = join(folder, name);
    const compressed = `${file}.br`;
    return (await stat(existsSync(compressed) ? compressed : file)).size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
