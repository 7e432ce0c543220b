import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type HTMLElement, parse } from "node-html-parser";
import { pageFile } from "@/prerender/page-file.ts";

/** Changes a page's HTML for a comparison. `shell` is the page that is rendered in the browser. */
type Change = (html: string, shell: string) => string;

/** The variants with which the site's pages are compared. */
const changes = {
  "without script": (html) => {
    const page = parse(html);
    for (const script of page.querySelectorAll("script:not([type=application\\/ld\\+json])")) {
      script.remove();
    }
    for (const link of page.querySelectorAll("link[rel=modulepreload]")) link.remove();
    return page.toString();
  },
  "plain module script": startPlainly,
  "rendered in the browser": (_html, shell) => shell,
} as const satisfies Record<string, Change>;

/** The variant of a copy. `undefined` is the unchanged site. */
export type Variant = keyof typeof changes | undefined;

/** A build of the site, or a changed copy of one, and its origin. */
export type ServedSite = { name: string; build: string; variant: Variant; origin: string };

/**
 * A page with the usual startup of a bundler instead of its own: one module script in the head, and a preload
 * for every module. The modules are those in `data-modules` of `#root`, or else those in the page's preloads
 * and script. The entry is the one named after `index.html`, or else the last one.
 */
export function startPlainly(html: string): string {
  // Keeps comments, because hydration needs React's.
  const page = parse(html, { comment: true });
  const preloads = page.querySelectorAll("link[rel=modulepreload]");
  const startup = page
    .querySelectorAll("script:not([type=application\\/ld\\+json])")
    .filter((script) => /\bimport\(|modulepreload|type="module"|\.js\b/.test(script.toString()));
  const modulesIn = (elements: readonly HTMLElement[]) =>
    elements.flatMap((element) => element.toString().match(/\/assets\/[\w.-]+\.js/g) ?? []);
  const listed = page.querySelector("#root")?.getAttribute("data-modules")?.split(" ");
  const started = listed ?? modulesIn(startup);
  const entry = started.findLast((module) => module.includes("/index-")) ?? started.at(-1);
  if (!entry) throw new Error("The page names no module, so it cannot be started plainly.");
  const modules = new Set(listed ?? [...modulesIn(preloads), ...modulesIn(startup)]);

  let plain = html;
  // Starts at the end, so that the positions of earlier elements stay valid.
  for (const { range } of [...startup, ...preloads].sort((a, b) => b.range[0] - a.range[0])) {
    plain = plain.slice(0, range[0]) + plain.slice(range[1]);
  }
  const tags = [...modules].map((module) => `<link rel="modulepreload" href="${module}">`);
  return plain.replace(
    "</head>",
    () => `<script type="module" src="${entry}"></script>${tags.join("")}</head>`,
  );
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
  const shell = await readFile(join(dist, "shell.html"), "utf8");
  for (const path of paths) {
    const file = join(folder, pageFile(path));
    const html = changes[variant](await readFile(file, "utf8"), shell);
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
    await writeFile(`${file}.gz`, gzipSync(html));
  }
}
