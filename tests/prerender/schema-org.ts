import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A type of schema.org, with its parents and the properties that it adds. */
type VocabularyType = { parents: readonly string[]; properties: ReadonlySet<string> };

export type Vocabulary = {
  /** Lists what a JSON-LD object contains, at any depth, that is not in the vocabulary. */
  errorsIn: (thing: unknown) => string[];
};

/**
 * Reads schema.org's vocabulary from `schema-dts`, which is generated from it: an interface for
 * each type (`…Base` with the properties, `…Leaf` with the name) and a string for each value of an
 * enumeration.
 */
export function readVocabulary(): Vocabulary {
  const entry = createRequire(import.meta.url).resolve("schema-dts/package.json");
  const source = readFileSync(join(dirname(entry), "dist/schema.d.ts"), "utf8");
  const bases = new Map<string, VocabularyType>();
  const leaves = new Map<string, string>();
  for (const [, name = "", parents = "", body = ""] of source.matchAll(
    /^(?:export )?interface (\w+) extends ([^{]+?) \{\n([\s\S]*?)^\}/gm,
  )) {
    const type = /^ {4}"@type": "(\w+)"/m.exec(body)?.[1];
    if (type) leaves.set(type, name);
    bases.set(name, {
      parents: parents.split(", "),
      properties: new Set([...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, key = ""]) => key)),
    });
  }
  const values = new Set(
    [...source.matchAll(/"https:\/\/schema\.org\/(\w+)"/g)].map(([, value = ""]) => value),
  );

  function has(name: string, property: string): boolean {
    const base = bases.get(name);
    if (!base) return false;
    return base.properties.has(property) || base.parents.some((parent) => has(parent, property));
  }

  function errorsIn(thing: unknown): string[] {
    if (Array.isArray(thing)) return thing.flatMap(errorsIn);
    if (typeof thing === "string") {
      const value = /^https?:\/\/schema\.org\/(.*)$/.exec(thing)?.[1];
      return value === undefined || values.has(value) ? [] : [`no value ${value}`];
    }
    if (typeof thing !== "object" || thing === null) return [];
    const {
      "@context": context,
      "@id": id,
      "@type": type,
      ...properties
    } = {
      "@context": undefined,
      "@id": undefined,
      "@type": undefined,
      ...thing,
    };
    if (context !== undefined && context !== "https://schema.org") return ["a different context"];
    // A reference to an object that is defined elsewhere.
    if (id !== undefined && Object.keys(thing).length === 1) return [];
    const leaf = typeof type === "string" ? leaves.get(type) : undefined;
    if (leaf === undefined) return [`no type ${String(type)}`];
    return Object.entries(properties).flatMap(([property, value]) => [
      ...(has(leaf, property) ? [] : [`${String(type)} has no property ${property}`]),
      ...errorsIn(value),
    ]);
  }
  return { errorsIn };
}
