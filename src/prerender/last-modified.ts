import { execFileSync } from "node:child_process";
import { join, relative, sep } from "node:path";

/** The imports of each module, as absolute paths. */
export type ModuleImports = ReadonlyMap<string, readonly string[]>;

/** Content modules that the given ones import, directly or indirectly, as paths in the project. */
function textsReached(project: string, sources: readonly string[], imports: ModuleImports) {
  const texts = join(project, "src/content") + sep;
  const reached = new Set(sources.map((source) => join(project, source)));
  for (const module of reached) for (const next of imports.get(module) ?? []) reached.add(next);
  return [...reached]
    .filter((module) => module.startsWith(texts))
    .map((module) => relative(project, module));
}

/**
 * ISO date of the last commit that changed some pages' files or the texts they import; today if
 * there is no history (an archive, or files not committed yet).
 */
export function createLastModified(
  project: string,
  imports: ModuleImports,
): (sources: readonly string[]) => string {
  const today = new Date().toISOString().slice(0, 10);
  return (sources) => {
    const files = [...sources, ...textsReached(project, sources, imports)];
    try {
      const date = execFileSync("git", ["log", "-1", "--format=%cs", "--", ...files], {
        cwd: project,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      }).trim();
      return date || today;
    } catch {
      return today;
    }
  };
}
