import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { parse } from "node-html-parser";
import { pageFile } from "@/prerender/page-file.ts";

/** The site as it is built, or a copy without script, which is the best possible result. */
export type Variant = "without script" | undefined;

/** A build of the site, or a changed copy of one, and its origin. */
export type ServedSite = { name: string; build: string; variant: Variant; origin: string };

function withoutScript(html: string): string {
  const page = parse(html);
  for (const script of page.querySelectorAll("script:not([type=application\\/ld\\+json])")) {
    script.remove();
  }
  for (const link of page.querySelectorAll("link[rel=modulepreload]")) link.remove();
  return page.toString();
}

/**
 * Copies a built site to `folder`, with changed pages at these paths and their compressed copies.
 */
export async function copySite(
  dist: string,
  folder: string,
  { variant, paths }: { variant: Variant; paths: readonly string[] },
): Promise<void> {
  await cp(dist, folder, { recursive: true });
  if (!variant) return;
  for (const path of paths) {
    const file = join(folder, pageFile(path));
    const html = withoutScript(await readFile(file, "utf8"));
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
    await writeFile(`${file}.gz`, gzipSync(html));
  }
}
