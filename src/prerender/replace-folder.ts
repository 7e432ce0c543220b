import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";

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
