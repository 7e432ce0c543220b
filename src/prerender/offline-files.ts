import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { categories } from "@/content/categories.ts";
import {
  OFFLINE_PATH,
  type OfflineManifest,
  SHELL_PATH,
  WORKER_PATH,
} from "../site/offline/manifest.ts";
import { bundleScript } from "./bundle-script.ts";

/** Maximum compressed size of the offline copies, because some visitors pay for every megabyte. */
const LIMIT_BYTES = 760_000;

/**
 * Offline, a treatment is shown with its category's drawing. Copying all drawings would add a lot to a
 * first visit, and copying only those already seen would reveal which treatments someone has read about.
 */
const standIns: Readonly<Record<string, string>> = Object.fromEntries(
  categories.flatMap(({ image, treatments }) => treatments.map((slug) => [slug, image])),
);

type OfflineOptions = {
  /** Folder of the built site. */
  output: string;
  /** Paths of the pages to make available offline. */
  pages: readonly string[];
  /** URLs of the modules and fonts that these pages need. */
  assets: readonly string[];
};

/** Writes the service worker with its list of files. Returns their URLs, and packages' licences. */
export async function writeWorker({ output, pages, assets }: OfflineOptions) {
  const drawings = (await readdir(join(output, "illustrations")))
    // Offline, light drawings are also used in the dark theme, which halves the data.
    .filter((name) => name.endsWith("-light.svg") && !(name.replace("-light.svg", "") in standIns))
    .sort()
    .map((name) => `/illustrations/${name}`);
  const urls = [SHELL_PATH, OFFLINE_PATH, ...assets, ...drawings];
  const files = await Promise.all(
    urls.map(async (url) => ({
      url,
      revision: assets.includes(url) ? null : await revisionOf(fileOf(output, url)),
    })),
  );
  const manifest: OfflineManifest = { pages, files, standIns };
  const script = await bundleScript(new URL("../site/offline/service-worker.ts", import.meta.url), {
    define: { OFFLINE_MANIFEST: JSON.stringify(manifest) },
  });
  await writeFile(join(output, WORKER_PATH), script.code);
  return { urls, licences: script.licences };
}

/** The compressed size of the copies, in bytes. Throws if it exceeds the limit. */
export async function measureCopies(output: string, urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const file = fileOf(output, url);
      return (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size;
    }),
  );
  const sum = sizes.reduce((total, size) => total + size, 0);
  if (sum > LIMIT_BYTES) {
    throw new Error(`The offline copies are ${sum} bytes. The limit is ${LIMIT_BYTES}.`);
  }
  return sum;
}

/** Unlike files, pages have URLs without an extension. */
function fileOf(output: string, url: string): string {
  return join(output, url === SHELL_PATH || url === OFFLINE_PATH ? `${url}.html` : url);
}

async function revisionOf(file: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(file))
    .digest("hex")
    .slice(0, 16);
}
