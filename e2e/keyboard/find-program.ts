import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of the first of these programs that exists, in the folders of `PATH` or in those given. */
export function findProgram(
  names: readonly string[],
  folders: readonly string[] = [],
): string | undefined {
  const all = [...(process.env.PATH ?? "").split(delimiter), ...folders];
  return names.flatMap((name) => all.map((folder) => join(folder, name))).find(existsSync);
}
