import * as z from "zod";

/** The parts of Vite's manifest that say which file a source became and what it imports. */
export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
export type ModuleManifest = z.infer<typeof manifestSchema>;

/**
 * Addresses of the files that some sources need, with all that they import, each once and the
 * sources themselves first. Throws for a source that is no chunk of its own.
 */
export function modulesOf(manifest: ModuleManifest, sources: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build made no file of ${key}.`);
    const address = `/${chunk.file}`;
    if (found.has(address)) return;
    found.add(address);
    chunk.imports.forEach(visit);
  };
  sources.forEach(visit);
  return [...found];
}
