import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";

/**
 * Replaces a folder by another; the old one moves to `former`. Renames only, so that a reader finds
 * one of them complete, and restores the old one if that fails. All three must be on one file
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
