import { existsSync, readFileSync } from "node:fs";
import { dirname, extname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { functionNames } from "../../supabase/local/functions.ts";

/** Requirements of `supabase functions deploy` for a function's source. */
const project = fileURLToPath(new URL("../..", import.meta.url));
const functions = join(project, "supabase/functions");

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** Each module that the function imports, directly or indirectly, with its own imports. */
function walk(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file)) return seen;
  const text = readFileSync(file, "utf8");
  const found = [
    ...text.matchAll(
      /^(?:import|export)\b[^;]*?from\s*"([^"]+)"|^import\s+"([^"]+)"|\bimport\("([^"]+)"\)/gm,
    ),
  ];
  const specifiers = found.map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? "");
  seen.set(file, specifiers);
  for (const specifier of specifiers.filter((one) => one.startsWith("."))) {
    walk(resolve(dirname(file), specifier), seen);
  }
  return seen;
}

describe.each(functionNames())("%s can be deployed, because", (name) => {
  const { imports } = z
    .object({ imports: z.record(z.string(), z.string()) })
    .parse(readJson(join(functions, name, "deno.json")));
  const modules = walk(join(functions, name, "index.ts"));
  const specifiers = [...modules].flatMap(([file, list]) =>
    list.map((specifier) => ({ file: relative(project, file), specifier })),
  );
  const relatives = specifiers.filter(({ specifier }) => specifier.startsWith("."));
  const packages = specifiers.filter(({ specifier }) => !specifier.startsWith("."));

  it("its modules have relative paths with an extension, inside the functions' folder", () => {
    expect(relatives.length).toBeGreaterThan(5);
    for (const { file, specifier } of relatives) {
      expect(extname(specifier), `${file} imports ${specifier}`).toBe(".ts");
      const target = resolve(project, dirname(file), specifier);
      expect(existsSync(target), `${file} imports ${specifier}`).toBe(true);
      expect(relative(functions, target).startsWith("..")).toBe(false);
    }
  });

  it("its import map contains exactly the packages that it uses", () => {
    const used = new Set(packages.map(({ specifier }) => specifier));
    expect([...used].sort()).toEqual(Object.keys(imports).sort());
  });

  it("it uses the same versions as the site", () => {
    const { dependencies } = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(readJson(join(project, "package.json")));
    for (const [specifier, target] of Object.entries(imports)) {
      const [library = "", ...path] = specifier.split("/");
      expect(target).toBe([`npm:${library}@${dependencies[library]}`, ...path].join("/"));
    }
  });

  it("it checks the key itself, and the gateway does not", () => {
    const config = z
      .object({ functions: z.record(z.string(), z.object({ verify_jwt: z.boolean() })) })
      .parse(parse(readFileSync(join(project, "supabase/config.toml"), "utf8")));
    expect(config.functions[name]?.verify_jwt).toBe(false);
  });
});
