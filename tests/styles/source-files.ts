import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const project = fileURLToPath(new URL("../..", import.meta.url));

/** A file of the project, with forward slashes in its path. */
export type SourceFile = { path: string; text: string };

/** Reads every file in a folder of the project whose name has one of the given endings. */
export function readSourceFiles(folder: string, endings: readonly string[]): SourceFile[] {
  return readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return {
        path: relative(project, file).split(sep).join("/"),
        text: readFileSync(file, "utf8"),
      };
    });
}
