import { parseSync } from "vite";
import { readSourceFiles } from "./source-files.ts";

/** A node of the syntax tree (ESTree). */
export type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** Whether a value is a node of the syntax tree. A schema would copy each. */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

export function node(value: unknown): Node {
  if (!isNode(value)) throw new TypeError(`Not a node: ${String(value)}`);
  return value;
}

/** The nodes of a list. */
export function nodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** What a child may be: one element, text, nothing, any number of elements, or something unknown. */
export type Kind = "element" | "text" | "nothing" | "list" | "unknown";

/** Kinds of what each component returns, by its name. */
export type Components = Map<string, Set<Kind>>;

/** What a child or an expression may be. */
export function kindsOf(given: Node, components: Components): Kind[] {
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
    case "ChainExpression":
      return kindsOf(node(given.expression), components);
    case "CallExpression": {
      const callee = node(given.callee);
      const [made] = nodes(given.arguments);
      if (callee.name === "useMemo" && made) return kindsOf(node(made.body), components);
      const isMap = callee.type === "MemberExpression" && node(callee.property).name === "map";
      return [isMap ? "list" : "unknown"];
    }
    default:
      return [given.type === "Identifier" && given.name === "undefined" ? "nothing" : "unknown"];
  }
}

/** The name of an element or component, `<>` for a fragment. */
export function tagOf(element: Node): string {
  if (element.type === "JSXFragment") return "<>";
  const name = node(node(element.openingElement).name);
  return typeof name.name === "string" ? name.name : String(node(name.property).name);
}

/** The children that React gets: without line breaks between lines, and without comments. */
export function childrenOf(element: Node): Node[] {
  return nodes(element.children).filter((child) =>
    child.type === "JSXText"
      ? String(child.value).trim() !== "" || !String(child.value).includes("\n")
      : child.type !== "JSXExpressionContainer" ||
        node(child.expression).type !== "JSXEmptyExpression",
  );
}

/** A blank is left alone by translation. */
export function isBlank(child: Node): boolean {
  if (child.type === "JSXText") return String(child.value).trim() === "";
  const { expression } = child;
  return (
    isNode(expression) && expression.type === "Literal" && String(expression.value).trim() === ""
  );
}

/** Elements whose children are blocks. A child that is an expression is no text there. */
export const BLOCKS = new Set(["div", "section", "ul", "ol", "main", "<>"]);

/** Visits a node and all nodes in it. */
export function visit(value: unknown, found: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, found);
  if (!isNode(value)) return;
  found(value);
  for (const [key, each] of Object.entries(value)) if (key !== "parent") visit(each, found);
}

/** The modules with JSX, their syntax trees, and the names that their types call elements. */
export const files = readSourceFiles("src", [".tsx"]).map(({ path, text }) => {
  const named = text.matchAll(/(\w+)\??: (?:\([^)]*\) => )?React(?:Node|Element)\b/g);
  const elements: ReadonlySet<unknown> = new Set([
    "children",
    ...[...named].map(([, name]) => name),
  ]);
  return { path, text, program: parseSync(path, text).program, elements };
});
