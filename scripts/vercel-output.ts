/**
 * `npm run build:vercel`: puts the built site into `.vercel/output`, which Vercel publishes if it exists
 * (Build Output API, version 3). `vercel.json` cannot contain the headers, because Vercel reads it before
 * the build computes the hashes and the origin in `_headers`.
 */
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "../supabase/local/settings.ts";
import { vercelConfig } from "./vercel-config.ts";

const dist = join(projectFolder, "dist");
const output = join(projectFolder, ".vercel/output");

await rm(output, { recursive: true, force: true });
await mkdir(output, { recursive: true });
await cp(dist, join(output, "static"), {
  recursive: true,
  // Vercel compresses files itself.
  filter: (file) => !/\.(br|gz)$|\/_(headers|redirects)$/.test(file),
});
const config = await vercelConfig(dist, {
  headers: await readFile(join(dist, "_headers"), "utf8"),
  redirects: await readFile(join(dist, "_redirects"), "utf8"),
});
await writeFile(join(output, "config.json"), `${JSON.stringify(config, null, 2)}\n`);
console.log("Wrote .vercel/output.");
