import * as z from "zod";

/** The parts of Vite's manifest that map a source to its built file and its imports. */
export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);
export type ModuleManifest = z.infer<typeof manifestSchema>;

/** URLs of the files that sources need, imports first. Throws for a source without its own chunk. */
export function modulesOf(manifest: ModuleManifest, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build produced no file for ${key}.`);
    if (seen.has(key)) return;
    seen.add(key);
    chunk.imports.forEach(visit);
    found.add(`/${chunk.file}`);
  };
  sources.forEach(visit);
  return [...found];
}

/** URLs of all files that a source can load, statically or dynamically, without duplicates. */
export function modulesReachable(manifest: ModuleManifest, from: string): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const address of modulesOf(manifest, [key])) found.add(address);
    for (const next of [
      ...(manifest[key]?.imports ?? []),
      ...(manifest[key]?.dynamicImports ?? []),
    ]) {
      visit(next);
    }
  };
  visit(from);
  return [...found];
}
