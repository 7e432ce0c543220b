import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { parseHeaderRules, parseRewrites } from "../../../supabase/local/site.ts";

/** The sources of a Content-Security-Policy that allow the scripts inside a page, each once. */
export function scriptHashes(html: string): string[] {
  const scripts = parse(html)
    .querySelectorAll("script")
    .filter((script) => !script.hasAttribute("src") && !script.hasAttribute("type"))
    .map(
      (script) => `'sha256-${createHash("sha256").update(script.textContent).digest("base64")}'`,
    );
  return [...new Set(scripts)];
}

type HostFileOptions = {
  /** Folder of the built site. */
  output: string;
  /** Base address of the Supabase project, unless the site's own origin serves it. */
  supabaseUrl: string | undefined;
};

/** The text of `public/_headers` with its comments gone and its open places filled. */
function fillHeaders(text: string, hashes: readonly string[], connectTo: string): string {
  return text
    .replace(/^#.*\n/gm, "")
    .replace("{script-hashes}", hashes.join(" "))
    .replace(" {supabase}", connectTo && ` ${connectTo}`)
    .trimStart();
}

/** Fills in the parts of `_headers` that only a build knows. The pages all hold the same scripts. */
export async function fillHostFiles({ output, supabaseUrl }: HostFileOptions): Promise<void> {
  const file = join(output, "_headers");
  const hashes = scriptHashes(await readFile(join(output, "index.html"), "utf8"));
  const origin = supabaseUrl ? new URL(supabaseUrl).origin : "";
  await writeFile(file, fillHeaders(await readFile(file, "utf8"), hashes, origin));
}

/**
 * Where pages on Vercel may send data. It reads its settings before it builds, so they cannot name
 * the one project that the build's variables name: they allow any hosted project. Only HTTP, since
 * the site opens no live connection. A project with an address of its own goes here.
 */
const VERCEL_CONNECTS_TO = "https://*.supabase.co";

type VercelOptions = {
  /** Text of `public/_headers`. */
  headers: string;
  /** Text of `public/_redirects`. */
  redirects: string;
  /** What `scriptHashes` says of a built page. */
  hashes: readonly string[];
};

/** `vercel.json`: what `_headers` and `_redirects` say to other hosts, in Vercel's words. */
export function vercelSettings({ headers, redirects, hashes }: VercelOptions) {
  // Vercel writes "anything" as a regular expression; its other signs do not stand in our paths.
  const source = (path: string) => path.replaceAll("*", "(.*)");
  return {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    installCommand: "npm ci",
    buildCommand: "npm run build",
    outputDirectory: "dist",
    cleanUrls: true,
    trailingSlash: false,
    rewrites: parseRewrites(redirects).map(({ path, target }) => ({
      source: source(path),
      destination: target,
    })),
    headers: parseHeaderRules(fillHeaders(headers, hashes, VERCEL_CONNECTS_TO)).map(
      ({ path, add }) => ({
        source: source(path),
        headers: add.map(([key, value]) => ({ key, value })),
      }),
    ),
  };
}
