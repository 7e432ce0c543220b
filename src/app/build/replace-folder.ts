import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";

/**
 * Puts a folder in the place of another, which moves to `former`. Nothing is copied, so a reader
 * finds the old one or the new one, whole; where the move fails the old one comes back. All three
 * must lie on one file system.
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
