import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, it } from "vitest";
import { project, readSourceFiles } from "./styles/source-files.ts";

/** Aliases of folders in imports. */
const aliases = { "@/": "src/", "@shared/": "supabase/functions/_shared/" };

/** `import … from "…"`, `import "…"` and `import("…")`, as the formatter writes them. */
const importPattern = /\b(?:from|import)[ (]\s*"([^"]+)"/g;

/** The path of an imported file, or `undefined` for a package. */
function resolveImport(importer: string, name: string): string | undefined {
  for (const [alias, folder] of Object.entries(aliases)) {
    if (name.startsWith(alias)) return folder + name.slice(alias.length);
  }
  if (name.startsWith(".")) return posix.join(posix.dirname(importer), name);
}

/**
 * The unit to which a file belongs. Imports between units must not form a cycle. A unit is a feature with all
 * its folders, any other folder without subfolders, or a single file in a folder with subfolders.
 */
function unitOf(path: string, foldersWithFolders: ReadonlySet<string>): string {
  const feature = /^src\/(?:site|admin)\/features\/[^/]+/.exec(path);
  if (feature) return feature[0];
  const folder = posix.dirname(path);
  return foldersWithFolders.has(folder) ? path : folder;
}

/** The imports between units, including types and `import()`: from, to, and the importing file. */
function importsBetweenUnits(): Map<string, Map<string, string>> {
  const files = ["src", "supabase"].flatMap((folder) => readSourceFiles(folder, [".ts", ".tsx"]));
  const parents = new Set(files.map(({ path }) => posix.dirname(posix.dirname(path))));
  const graph = new Map<string, Map<string, string>>();
  for (const { path, text } of files) {
    const unit = unitOf(path, parents);
    const imported = graph.get(unit) ?? new Map<string, string>();
    graph.set(unit, imported);
    for (const [, name = ""] of text.matchAll(importPattern)) {
      const target = resolveImport(path, name);
      if (!target || !/\.tsx?$/.test(target) || !existsSync(join(project, target))) continue;
      const other = unitOf(target, parents);
      if (other !== unit && !imported.has(other)) imported.set(other, path);
    }
  }
  return graph;
}

/** A path from a unit back to itself, as a list of the importing files. */
function findCycle(graph: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] | undefined {
  const done = new Set<string>();
  const trail: { unit: string; file: string }[] = [];
  function visit(unit: string): string[] | undefined {
    const start = trail.findIndex((step) => step.unit === unit);
    if (start >= 0) return [...trail.slice(start).map(({ file }) => file), unit];
    if (done.has(unit)) return;
    for (const [other, file] of graph.get(unit) ?? []) {
      trail.push({ unit, file });
      const cycle = visit(other);
      if (cycle) return cycle;
      trail.pop();
    }
    done.add(unit);
  }
  for (const unit of graph.keys()) {
    const cycle = visit(unit);
    if (cycle) return cycle;
  }
}

it("finds a cycle of features", () => {
  const graph = new Map([
    ["quote", new Map([["plan", "quote/attach-plan.tsx"]])],
    ["plan", new Map([["quote", "plan/plan-request.tsx"]])],
  ]);
  expect(findCycle(graph)).toEqual(["quote/attach-plan.tsx", "plan/plan-request.tsx", "quote"]);
});

it("there is no cycle of features or folders", () => {
  const graph = importsBetweenUnits();
  expect(graph.get("src/site/features/quote")?.has("src/site/features/plan")).toBe(true);
  expect(findCycle(graph)).toBeUndefined();
});
