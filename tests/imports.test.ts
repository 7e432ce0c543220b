import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, it } from "vitest";
import { project, readSourceFiles } from "./styles/source-files.ts";

/** What stands for a folder in an import. */
const aliases = { "@/": "src/", "@shared/": "supabase/functions/_shared/" };

/** `import … from "…"`, `import "…"` and `import("…")`, as the formatter leaves them. */
const importPattern = /\b(?:from|import)[ (]\s*"([^"]+)"/g;

/** The file that an import names, or `undefined` for a package. */
function resolveImport(importer: string, name: string): string | undefined {
  for (const [alias, folder] of Object.entries(aliases)) {
    if (name.startsWith(alias)) return folder + name.slice(alias.length);
  }
  if (name.startsWith(".")) return posix.join(posix.dirname(importer), name);
}

/**
 * What must form no circle: each feature with all its folders, each other folder that has no folders in
 * it, and single files beside folders.
 */
function roomOf(path: string, foldersWithFolders: ReadonlySet<string>): string {
  const feature = /^src\/(?:site|admin)\/features\/[^/]+/.exec(path);
  if (feature) return feature[0];
  const folder = posix.dirname(path);
  return foldersWithFolders.has(folder) ? path : folder;
}

/** The imports between rooms, of types and in `import()` too: from, to, and the file that imports. */
function importsBetweenRooms(): Map<string, Map<string, string>> {
  const files = ["src", "supabase"].flatMap((folder) => readSourceFiles(folder, [".ts", ".tsx"]));
  const parents = new Set(files.map(({ path }) => posix.dirname(posix.dirname(path))));
  const graph = new Map<string, Map<string, string>>();
  for (const { path, text } of files) {
    const room = roomOf(path, parents);
    const imported = graph.get(room) ?? new Map<string, string>();
    graph.set(room, imported);
    for (const [, name = ""] of text.matchAll(importPattern)) {
      const target = resolveImport(path, name);
      if (!target || !/\.tsx?$/.test(target) || !existsSync(join(project, target))) continue;
      const other = roomOf(target, parents);
      if (other !== room && !imported.has(other)) imported.set(other, path);
    }
  }
  return graph;
}

/** A way from a room back to itself, as the files that import along it. */
function findCircle(graph: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] | undefined {
  const done = new Set<string>();
  const way: { room: string; file: string }[] = [];
  function visit(room: string): string[] | undefined {
    const start = way.findIndex((step) => step.room === room);
    if (start >= 0) return [...way.slice(start).map(({ file }) => file), room];
    if (done.has(room)) return;
    for (const [other, file] of graph.get(room) ?? []) {
      way.push({ room, file });
      const circle = visit(other);
      if (circle) return circle;
      way.pop();
    }
    done.add(room);
  }
  for (const room of graph.keys()) {
    const circle = visit(room);
    if (circle) return circle;
  }
}

it("finds a circle of features", () => {
  const graph = new Map([
    ["quote", new Map([["plan", "quote/attach-plan.tsx"]])],
    ["plan", new Map([["quote", "plan/plan-request.tsx"]])],
  ]);
  expect(findCircle(graph)).toEqual(["quote/attach-plan.tsx", "plan/plan-request.tsx", "quote"]);
});

it("has no circle of features or folders", () => {
  const graph = importsBetweenRooms();
  expect(graph.get("src/site/features/quote")?.has("src/site/features/plan")).toBe(true);
  expect(findCircle(graph)).toBeUndefined();
});
