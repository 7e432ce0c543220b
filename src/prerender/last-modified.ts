import { execFileSync } from "node:child_process";
import { join, relative, sep } from "node:path";

/** The imports of each module, as absolute paths. */
export type ModuleImports = ReadonlyMap<string, readonly string[]>;

/** Paths in the project of the content modules that these sources import, directly or indirectly. */
function reachableTexts(project: string, sources: readonly string[], imports: ModuleImports) {
  const texts = join(project, "src/content") + sep;
  const reached = new Set(sources.map((source) => join(project, source)));
  for (const module of reached) for (const next of imports.get(module) ?? []) reached.add(next);
  return [...reached]
    .filter((module) => module.startsWith(texts))
    .map((module) => relative(project, module));
}

/** The ISO date of the last commit that changed these files or their texts; today's without one. */
export function createLastModified(
  project: string,
  imports: ModuleImports,
): (sources: readonly string[]) => string {
  const today = new Date().toISOString().slice(0, 10);
  return (sources) => {
    const files = [...sources, ...reachableTexts(project, sources, imports)];
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
