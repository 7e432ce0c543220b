import { parseSync } from "vite";
import { expect, it } from "vitest";
import { readSourceFiles } from "./styles/source-files.ts";

/** Functions that keep a failure for the boundary around what reads them. */
const loaders = ["createLoadable", "lazily"];

/** Functions and tables that pass a rejection on, and who handles it. */
const passedOn: Readonly<Record<string, string>> = {
  "src/site/pages.ts importers": "createLoadable, below it",
  "src/admin/router.tsx pages": "codeOf, below it",
  "src/admin/router.tsx signInPages": "codeOf, around each",
  "src/site/features/quote/use-quote-form.ts loadSubmission": "each call in the file",
  "src/site/features/site-search/search-button.tsx fetchDialog": "each call in the file",
  "src/admin/features/person/person-api.ts callArguments": "the page, with a message",
  "src/site/main.tsx start": "nothing, because it is only in development",
};

/** A node of the syntax tree with those around it, innermost last. */
type Found = { node: Node; around: readonly Node[] };
type Node = { type: string; [key: string]: unknown };

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

/** All nodes of a file. */
function* nodesIn(node: Node, around: readonly Node[] = []): Generator<Found> {
  yield { node, around };
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* nodesIn(child, [...around, node]);
    }
  }
}

/** The name in an identifier, or in the identifier that a node declares or calls. */
function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return;
  if (value.type === "Identifier") return String(value.name);
  if (value.type === "VariableDeclarator" || value.type === "FunctionDeclaration") {
    return nameOf(value.id);
  }
  return value.type === "CallExpression" ? nameOf(value.callee) : undefined;
}

/** Whether a call is inside `try`, or its promise has a handler for a rejection. */
function isHandledHere({ node, around }: Found): boolean {
  let inner = node;
  for (const [index, outer] of [...around.entries()].reverse()) {
    if (/Function/.test(inner.type)) return false;
    if (outer.type === "TryStatement") return outer.block === inner && outer.handler !== null;
    if (outer.type === "MemberExpression" && outer.object === inner) {
      const method = nameOf(outer.property);
      const call = around[index - 1]?.type === "ChainExpression" ? undefined : around[index - 1];
      const given = Array.isArray(call?.arguments) ? call.arguments.length : 0;
      if (method === "catch" || (method === "then" && given === 2)) return true;
    }
    inner = outer;
  }
  return false;
}

const files = ["src/site", "src/admin", "src/ui", "src/lib", "src/content"]
  .flatMap((folder) => readSourceFiles(folder, [".ts", ".tsx"]))
  .map(({ path, text }) => {
    const program: unknown = parseSync(path, text).program;
    if (!isNode(program)) throw new Error(`${path} cannot be parsed.`);
    return { path, text, nodes: [...nodesIn(program)] };
  });

// An `import()` fails offline, and after a deployment that replaced the file.
it("every dynamic import has a handler for its failure", () => {
  const unhandled: string[] = [];
  const used = new Set<string>();
  let count = 0;
  for (const { path, nodes } of files) {
    for (const found of nodes) {
      if (found.node.type !== "ImportExpression") continue;
      count += 1;
      const names = found.around.flatMap((node) => nameOf(node) ?? []);
      const key = names.map((name) => `${path} ${name}`).find((each) => each in passedOn);
      if (key) used.add(key);
      const isKept = names.some((name) => loaders.includes(name));
      if (!key && !isKept && !isHandledHere(found)) {
        unhandled.push(`${path}: ${names.join(", ")}`);
      }
    }
  }
  expect(count).toBeGreaterThan(50);
  expect(unhandled).toEqual([]);
  expect(Object.keys(passedOn).filter((key) => !used.has(key))).toEqual([]);
});

it("functions that pass a failed import on are only called where it is handled", () => {
  const unhandled: string[] = [];
  for (const { path, nodes } of files) {
    for (const found of nodes) {
      if (found.node.type !== "CallExpression") continue;
      const name = nameOf(found.node);
      if (!["loadSubmission", "fetchDialog"].includes(name ?? "")) continue;
      if (`${path} ${name}` in passedOn && !isHandledHere(found))
        unhandled.push(`${path}: ${name}`);
    }
  }
  expect(unhandled).toEqual([]);
});

it("nothing uses what swallows or keeps a failure: React.lazy, or an object as the router's lazy", () => {
  const found = files.filter(({ text }) =>
    /import \{[^}]*\blazy\b[^}]*\} from "react"|lazy: \{/.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});
