import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Creates a folder for this build inside the project, and removes those of killed builds. */
export async function openWorkFolder(project: string): Promise<string> {
  for (const name of await readdir(project)) {
    const [, builder] = /^\.build-(\w+)$/.exec(name) ?? [];
    if (builder === undefined) continue;
    try {
      // Signal 0 only asks whether the process exists.
      process.kill(Number(builder), 0);
    } catch {
      await rm(join(project, name), { recursive: true, force: true });
    }
  }
  const folder = join(project, `.build-${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  return folder;
}

/**
 * Replaces `place` with `folder`, and moves the old folder to `former`. Only uses renames, so that readers
 * always find a complete folder, and restores the old one on failure. All three must be on the same file
 * system.
 */
export async function replaceFolder(place: string, folder: string, former: string): Promise<void> {
  const replaced = existsSync(place);
  if (replaced) await rename(place, former);
  try {
    await rename(folder, place);
  } catch (fault) {
    if (replaced) await rename(former, place);
    throw fault;
  }
}
