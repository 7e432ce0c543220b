import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";

/** The sources of a Content-Security-Policy that allow the scripts inside a page, each once. */
function scriptHashes(html: string): string[] {
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

/** Fills in the parts of `_headers` that only a build knows. The pages all hold the same scripts. */
export async function fillHostFiles({ output, supabaseUrl }: HostFileOptions): Promise<void> {
  const file = join(output, "_headers");
  const hashes = scriptHashes(await readFile(join(output, "index.html"), "utf8"));
  const origin = supabaseUrl ? new URL(supabaseUrl).origin : "";
  const text = (await readFile(file, "utf8"))
    .replace(/^#.*\n/gm, "")
    .replace("{script-hashes}", hashes.join(" "))
    .replace(" {supabase}", origin && ` ${origin}`);
  await writeFile(file, text.trimStart());
}
