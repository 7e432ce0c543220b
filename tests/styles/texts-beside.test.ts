import { parseSync } from "vite";
import { expect, it } from "vitest";
import * as z from "zod";
import { readSourceFiles } from "./source-files.ts";

/**
 * Translation by the browser replaces each text node with elements. React then cannot remove that text, or insert
 * something before it: the page turns white. So a text has an element of its own if it comes and goes among
 * others, if something before it does, or if it is in a fragment, which may come and go as a whole.
 */

/** A node of the syntax tree (ESTree). */
const nodeSchema = z.looseObject({ type: z.string(), start: z.number(), end: z.number() });
type Node = z.infer<typeof nodeSchema>;

function isNode(value: unknown): value is Node {
  return nodeSchema.safeParse(value).success;
}

const node = (value: unknown): Node => nodeSchema.parse(value);
const nodes = (value: unknown): Node[] => z.array(z.unknown()).parse(value).filter(isNode);

/** What a child may be: one element, a text, nothing, any number of elements, or something unknown. */
type Kind = "element" | "text" | "nothing" | "list" | "unknown";

/** Kinds of what each component returns, by its name. */
type Components = Map<string, Set<Kind>>;

function kindsOf(given: Node, components: Components): Kind[] {
  switch (given.type) {
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSNonNullExpression":
    case "TSSatisfiesExpression":
      return kindsOf(node(given.expression), components);
    case "JSXExpressionContainer":
      return kindsOf(node(given.expression), components);
    case "ConditionalExpression":
      return [given.consequent, given.alternate].flatMap((each) => kindsOf(node(each), components));
    case "LogicalExpression":
      return given.operator === "&&"
        ? ["nothing", ...kindsOf(node(given.right), components)]
        : [given.left, given.right].flatMap((each) => kindsOf(node(each), components));
    case "Literal":
      return [given.value === null || typeof given.value === "boolean" ? "nothing" : "text"];
    case "TemplateLiteral":
    case "JSXText":
      return ["text"];
    case "JSXElement":
      return [...(components.get(tagOf(given)) ?? ["element"])];
    case "JSXFragment":
      return childrenOf(given)
        .filter((child) => !isBlank(child))
        .flatMap((child) => kindsOf(child, components));
    case "CallExpression": {
      const callee = node(given.callee);
      const isMap = callee.type === "MemberExpression" && node(callee.property).name === "map";
      return [isMap ? "list" : "unknown"];
    }
    default:
      return [given.type === "Identifier" && given.name === "undefined" ? "nothing" : "unknown"];
  }
}

function tagOf(element: Node): string {
  if (element.type === "JSXFragment") return "<>";
  const name = node(node(element.openingElement).name);
  return typeof name.name === "string" ? name.name : String(node(name.property).name);
}

/** The children that React gets: without line breaks between lines, and without comments. */
function childrenOf(element: Node): Node[] {
  return nodes(element.children).filter((child) =>
    child.type === "JSXText"
      ? String(child.value).trim() !== "" || !String(child.value).includes("\n")
      : child.type !== "JSXExpressionContainer" ||
        node(child.expression).type !== "JSXEmptyExpression",
  );
}

/** A blank is left alone by translation. */
function isBlank(child: Node): boolean {
  if (child.type === "JSXText") return String(child.value).trim() === "";
  const { expression } = child;
  return (
    isNode(expression) && expression.type === "Literal" && String(expression.value).trim() === ""
  );
}

/** Elements whose children are blocks. A child that is an expression is no text there. */
const BLOCKS = new Set(["div", "section", "ul", "ol", "main", "<>"]);

function faultOf(element: Node, components: Components): string | undefined {
  const tag = tagOf(element);
  const children = childrenOf(element);
  const holdsText = !BLOCKS.has(tag) && !/^[A-Z]/.test(tag);
  const isText = (child: Node) =>
    !isBlank(child) &&
    kindsOf(child, components).some((kind) => kind === "text" || (kind === "unknown" && holdsText));
  const comesAndGoes = (child: Node) => {
    const kinds = new Set(kindsOf(child, components));
    return kinds.has("nothing") || kinds.has("list") || (kinds.has("element") && kinds.size > 1);
  };
  if (
    tag === "<>" &&
    children.some((child) => !isBlank(child) && kindsOf(child, components).includes("text"))
  ) {
    return "a text in a fragment";
  }
  if (children.length < 2) return undefined;
  for (const [at, child] of children.entries()) {
    if (!comesAndGoes(child)) continue;
    if (isText(child)) return "a text that comes and goes";
    const next = children.slice(at + 1).find((each) => !comesAndGoes(each));
    if (next && isText(next)) return "a text after something that comes and goes";
  }
  return undefined;
}

function visit(value: unknown, found: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, found);
  if (!isNode(value)) return;
  found(value);
  for (const [key, each] of Object.entries(value)) if (key !== "parent") visit(each, found);
}

/** The expressions that a function returns itself, not those of functions inside it. */
function returnsOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(returnsOf);
  if (!isNode(value) || /Function/.test(value.type)) return [];
  if (value.type === "ReturnStatement") return isNode(value.argument) ? [value.argument] : [];
  return Object.entries(value).flatMap(([key, each]) => (key === "parent" ? [] : returnsOf(each)));
}

const files = readSourceFiles("src", [".tsx"]).map(({ path, text }) => ({
  path,
  text,
  program: parseSync(path, text).program,
}));

const components: Components = new Map();
for (const { program } of files) {
  visit(program, (each) => {
    if (each.type !== "FunctionDeclaration" || !isNode(each.id)) return;
    const name = String(each.id.name);
    if (!/^[A-Z]/.test(name)) return;
    const kinds = returnsOf(node(each.body).body).flatMap((one) => kindsOf(one, new Map()));
    components.set(name, new Set(kinds));
  });
}

it("gives each text beside what comes and goes an element of its own", () => {
  const faults: string[] = [];
  for (const { path, text, program } of files) {
    visit(program, (each) => {
      if (each.type !== "JSXElement" && each.type !== "JSXFragment") return;
      const fault = faultOf(each, components);
      if (fault) faults.push(`${path}:${text.slice(0, each.start).split("\n").length}: ${fault}`);
    });
  }
  expect(faults).toEqual([]);
});
