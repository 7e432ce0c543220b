import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parse } from "node-html-parser";
import { pageFile } from "./page-file.ts";

/** What the first view of a public page may cost, in bytes as a browser receives them. */
export const budgets = {
  /** Every script module that the page names. */
  script: 92_000,
  /** The style sheet inside the page, compressed by itself. */
  styles: 12_000,
  /** Font files that the page preloads. */
  fonts: 2,
} as const;

/** Elements whose address a browser fetches by itself as it reads a page. */
const FETCHING =
  "script[src], img[src], iframe[src], video[src], audio[src], source[src], use[href], " +
  "link[rel=stylesheet], link[rel=preload], link[rel=modulepreload], link[rel=preconnect], " +
  "link[rel=dns-prefetch], link[rel=icon], link[rel=manifest]";

/**
 * Holds the pages of a built and compressed site to their budgets. Every breach is a sentence that
 * names the page and the figure; an empty list means that all is well.
 */
export async function findBreaches(folder: string, paths: readonly string[]): Promise<string[]> {
  const breaches = await Promise.all(
    paths.map(async (path) => {
      const page = parse(await readFile(join(folder, pageFile(path)), "utf8"));
      const modules = page.querySelector("#root")?.getAttribute("data-modules")?.split(" ") ?? [];
      const sizes = await Promise.all(modules.map((module) => sentSize(join(folder, module))));
      const script = sizes.reduce((sum, size) => sum + size, 0);
      const styles = page
        .querySelectorAll("style")
        .reduce((sum, { textContent }) => sum + brotliCompressSync(textContent).length, 0);
      const fonts = page.querySelectorAll("link[rel=preload][as=font]").length;
      const foreign = page
        .querySelectorAll(FETCHING)
        .map((element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "")
        .filter((address) => /^(?:[a-z]+:)?\/\//i.test(address));
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
        ...foreign.map((address) => `${path} fetches from elsewhere: ${address}`),
      ].filter((breach) => breach !== undefined);
    }),
  );
  return breaches.flat();
}

function bytes(count: number): string {
  return `${count.toLocaleString("en-GB")} bytes`;
}

/** Size of a file as a host sends it: that of its compressed copy, where there is one. */
async function sentSize(file: string): Promise<number> {
  const compressed = `${file}.br`;
  return (await stat(existsSync(compressed) ? compressed : file)).size;
}
