/**
 * `npm run headers`: writes `vercel.json` anew from `public/_headers`, `public/_redirects` and the
 * scripts inside the built pages. To be run when one of them changes; a test notices when it was not.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder, readEnvironment } from "../../../supabase/local/settings.ts";
import { ensureSiteBuild } from "../../../supabase/local/site-build.ts";
import { scriptHashes, vercelSettings } from "./host-files.ts";

const read = (...path: string[]) => readFile(join(projectFolder, ...path), "utf8");

await ensureSiteBuild({
  folder: projectFolder,
  environment: readEnvironment(),
  signal: new AbortController().signal,
  log: console.log,
});
const settings = vercelSettings({
  headers: await read("public/_headers"),
  redirects: await read("public/_redirects"),
  hashes: scriptHashes(await read("dist/index.html")),
});
await writeFile(join(projectFolder, "vercel.json"), `${JSON.stringify(settings, null, 2)}\n`);
console.log("Wrote vercel.json.");
