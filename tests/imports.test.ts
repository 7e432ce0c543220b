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

/** What the parts of both apps may import besides files of their own app. */
const shared = [
  "src/ui/",
  "src/content/",
  "src/lib/",
  "src/styles/",
  "supabase/functions/_shared/",
];

/**
 * What each folder may import, besides its own files. The first row whose folder contains the importing file
 * applies. `*` stands for one folder: the files of such a folder must not import those of its neighbours.
 * Scripts and tests may import anything.
 */
const rules: readonly (readonly [folder: string, imports: readonly string[]])[] = [
  ["src/lib/", ["supabase/functions/_shared/"]],
  ["src/styles/", ["tailwind.config.ts"]],
  ["src/content/", ["src/lib/", "supabase/functions/_shared/"]],
  ["src/ui/", ["src/lib/", "src/styles/", "tailwind.config.ts"]],
  ["src/site/features/", shared],
  ["src/site/pages/*/", ["src/site/features/", ...shared]],
  ["src/site/", shared],
  ["src/admin/features/", shared],
  ["src/admin/pages/*/", ["src/admin/features/", ...shared]],
  ["src/admin/", shared],
  ["src/prerender/", ["src/site/", "tailwind.config.ts", ...shared]],
  ["supabase/functions/_shared/", []],
  ["supabase/functions/*/", ["supabase/functions/_shared/"]],
  ["supabase/local/", ["supabase/functions/"]],
  ["supabase/admin/", ["supabase/local/", "supabase/functions/_shared/"]],
];

/** Says which import breaks a rule, or nothing. */
function findBrokenRule(importer: string, target: string): string | undefined {
  for (const [folder, imports] of rules) {
    const own = new RegExp(`^${folder.replace("*", "[^/]+")}`).exec(importer)?.[0];
    if (own === undefined) continue;
    if ([own, ...imports].some((allowed) => target.startsWith(allowed))) return;
    return `${importer} must not import ${target}`;
  }
  return `No rule says what ${importer} may import.`;
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

/** Every import of a file of the project in `src` and `supabase`, including types and `import()`. */
function allImports(): { importer: string; target: string }[] {
  return ["src", "supabase"]
    .flatMap((folder) => readSourceFiles(folder, [".ts", ".tsx"]))
    .flatMap(({ path, text }) =>
      [...text.matchAll(importPattern)].flatMap(([, name = ""]) => {
        const target = resolveImport(path, name);
        return target === undefined ? [] : [{ importer: path, target }];
      }),
    );
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

it.each([
  ["src/site/features/plan/dates/checks.ts", "src/admin/features/lead/lead-api.ts"],
  ["src/site/features/plan/plan.ts", "src/site/pages/compare/compare-page.tsx"],
  ["src/admin/features/lead/changes/undo.tsx", "src/admin/router.tsx"],
  ["src/site/pages/home/home-page.tsx", "src/site/pages/compare/compare-page.tsx"],
  ["src/admin/pages/lead/lead-page.tsx", "src/admin/shell/workspace.tsx"],
  ["src/ui/button.tsx", "tests/setup.ts"],
  ["src/content/home.ts", "src/ui/button.tsx"],
  ["src/ui/button.tsx", "src/content/home.ts"],
  ["src/lib/english.ts", "supabase/local/settings.ts"],
  ["supabase/local/start.ts", "src/lib/routes.ts"],
  ["supabase/functions/contact/index.ts", "supabase/functions/submit-lead/handler.ts"],
  ["supabase/functions/contact/index.ts", "supabase/local/keys.ts"],
  ["src/new-folder/file.ts", "src/lib/routes.ts"],
])("forbids %s to import %s", (importer, target) => {
  expect(findBrokenRule(importer, target)).toBeDefined();
});

it("shared components know neither the brand nor the routes", () => {
  const known = ["src/lib/brand.ts", "src/lib/routes.ts", "src/lib/page-head.tsx"];
  const imports = allImports().filter(({ importer }) => importer.startsWith("src/ui/"));
  expect(imports.length).toBeGreaterThan(20);
  expect(imports.filter(({ target }) => known.includes(target))).toEqual([]);
});

it("imports go one way only", () => {
  const imports = allImports();
  expect(imports.length).toBeGreaterThan(1000);
  expect(imports.flatMap(({ importer, target }) => findBrokenRule(importer, target) ?? [])).toEqual(
    [],
  );
});

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

it("forms have one recipe, and the focus never moves before the page is rendered", () => {
  const inFiles = (pattern: RegExp) =>
    readSourceFiles("src", [".ts", ".tsx"]).flatMap(({ path, text }) =>
      pattern.test(text) ? [path] : [],
    );
  expect(inFiles(/\buseForm[(<]/)).toEqual(["src/lib/use-checked-form.ts"]);
  // The list of toasts must be there before the first toast.
  expect(inFiles(/\bflushSync\(/)).toEqual(["src/ui/toaster.tsx"]);
  expect(inFiles(/\bsetTimeout\([^;]*focus\(/)).toEqual([]);
});
