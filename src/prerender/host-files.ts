import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";
import * as z from "zod";

/** Content-Security-Policy sources that allow these scripts or styles by hash, without duplicates. */
function hashSources(texts: readonly string[]): string[] {
  const hash = (text: string) => createHash("sha256").update(text).digest("base64");
  return [...new Set(texts.map((text) => `'sha256-${hash(text)}'`))];
}

/** Content-Security-Policy hashes of a page's inline scripts, without duplicates. */
export function scriptHashes(html: string): string[] {
  return hashSources(
    parse(html)
      .querySelectorAll("script")
      .filter((script) => !script.hasAttribute("src") && !script.hasAttribute("type"))
      .map((script) => script.textContent),
  );
}

/** Content-Security-Policy hashes of the style elements in a page or drawing. */
export function styleHashes(markup: string): string[] {
  return hashSources(
    parse(markup)
      .querySelectorAll("style")
      .map((style) => style.textContent),
  );
}

/** Sonner's call that adds its style sheet, with the CSS as a string. */
const SONNER_STYLES = /^__insertCSS\((".*")\);?$/m;

/** Hashes of the style element that Sonner adds: first empty, then with its style sheet. */
async function sonnerHashes(): Promise<string[]> {
  const code = await readFile(new URL(import.meta.resolve("sonner")), "utf8");
  const [, css] = SONNER_STYLES.exec(code) ?? [];
  if (css === undefined) throw new Error("Sonner's style sheet was not found in its source.");
  return hashSources(["", z.string().parse(JSON.parse(css))]);
}

type HostFileOptions = {
  /** Folder of the built site. */
  output: string;
  /** Base URL of the Supabase project, if it is not the site's own origin. */
  supabaseUrl: string | undefined;
};

/** Fills in the placeholders of `_headers`. All pages have the same inline scripts and styles. */
export async function fillHostFiles({ output, supabaseUrl }: HostFileOptions): Promise<void> {
  const read = (name: string) => readFile(join(output, name), "utf8");
  const page = await read("index.html");
  const styles = [
    ...styleHashes(page),
    ...styleHashes(await read("favicon.svg")),
    ...(await sonnerHashes()),
  ];
  const origin = supabaseUrl ? ` ${new URL(supabaseUrl).origin}` : "";
  const text = (await read("_headers"))
    .replace(/^#.*\n/gm, "")
    .replace("{script-hashes}", scriptHashes(page).join(" "))
    .replace("{style-hashes}", styles.join(" "))
    .replaceAll(" {supabase}", origin)
    .trimStart();
  await writeFile(join(output, "_headers"), text);
}
