import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  OFFLINE_PATH,
  type OfflineManifest,
  SHELL_PATH,
  WORKER_PATH,
} from "../offline/manifest.ts";
import { bundleScript } from "./bundle-script.ts";

/**
 * What the copies of the public site may weigh as they travel. They come while nobody waits for them,
 * but some pay for every megabyte.
 */
const LIMIT_BYTES = 720_000;

type OfflineOptions = {
  /** Folder of the built site. */
  output: string;
  /** Paths of the pages that are to be readable without a network. */
  pages: readonly string[];
  /** Addresses of the modules and fonts that those pages need. */
  assets: readonly string[];
};

/** Writes the service worker, with the list of the files that it copies. Gives their addresses. */
export async function writeWorker({ output, pages, assets }: OfflineOptions): Promise<string[]> {
  const drawings = (await readdir(join(output, "illustrations")))
    .filter((name) => name.endsWith(".svg"))
    .sort()
    .map((name) => `/illustrations/${name}`);
  const urls = [SHELL_PATH, OFFLINE_PATH, ...assets, ...drawings];
  const files = await Promise.all(
    urls.map(async (url) => ({
      url,
      revision: assets.includes(url) ? null : await revisionOf(fileOf(output, url)),
    })),
  );
  const manifest: OfflineManifest = { pages, files };
  const script = await bundleScript(new URL("../offline/worker.ts", import.meta.url), {
    define: { OFFLINE_MANIFEST: JSON.stringify(manifest) },
  });
  await writeFile(join(output, WORKER_PATH), script);
  return urls;
}

/** Bytes that the copies take as they travel, once compressed. Throws where that is too much. */
export async function weighCopies(output: string, urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const file = fileOf(output, url);
      return (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size;
    }),
  );
  const sum = sizes.reduce((total, size) => total + size, 0);
  if (sum > LIMIT_BYTES) {
    throw new Error(
      `The copies for offline reading weigh ${sum} bytes; ${LIMIT_BYTES} is the limit.`,
    );
  }
  return sum;
}

/** Pages have addresses without an ending. */
function fileOf(output: string, url: string): string {
  return join(output, url === SHELL_PATH || url === OFFLINE_PATH ? `${url}.html` : url);
}

async function revisionOf(file: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(file))
    .digest("hex")
    .slice(0, 16);
}
