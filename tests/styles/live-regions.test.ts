import { parseSync } from "vite";
import { expect, it } from "vitest";
import * as z from "zod";
import { readSourceFiles } from "./source-files.ts";

/** A node of the syntax tree (ESTree). */
const nodeSchema = z.looseObject({ type: z.string(), start: z.number(), end: z.number() });
type Node = z.infer<typeof nodeSchema>;

const isNode = (value: unknown): value is Node => nodeSchema.safeParse(value).success;
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);

const isFunction = ({ type }: Node) => /Function/.test(type);

/** The returns of a function itself. */
function returnsIn(node: Node): number {
  if (node.type === "ReturnStatement") return 1;
  return childrenOf(node)
    .filter((child) => !isFunction(child))
    .reduce((sum, child) => sum + returnsIn(child), 0);
}

/** The live regions in the code that come and go, and so would come with their text. */
function bornWithText(code: string, node: Node, comesAndGoes: boolean): string[] {
  const within =
    node.type === "ConditionalExpression" ||
    node.type === "LogicalExpression" ||
    comesAndGoes ||
    (isFunction(node) && isNode(node.body) && returnsIn(node.body) > 1);
  const tag = node.type === "JSXOpeningElement" ? code.slice(node.start, node.end) : "";
  const isRegion = /^<[a-z][\s\S]*\s(role="(alert|status)"|aria-live="(polite|assertive)")/.test(
    tag,
  );
  const isEmptyAtFirst =
    tag.includes("empty:sr-only") || /^\s*\{[^<{]*(\?|&&)/.test(code.slice(node.end));
  return [
    // One that is empty at first is there before its text.
    ...(isRegion && comesAndGoes && !isEmptyAtFirst
      ? [tag.replaceAll(/\s+/g, " ").slice(0, 100)]
      : []),
    ...childrenOf(node).flatMap((child) => bornWithText(code, child, within)),
  ];
}

it("a live region that comes and goes is a LiveRegion, whose text comes later than itself", () => {
  const faults = readSourceFiles("src", [".tsx"]).flatMap(({ path, text }) =>
    bornWithText(text, nodeSchema.parse(parseSync(path, text).program), false).map(
      (tag) => `${path}: ${tag}`,
    ),
  );
  expect(faults).toEqual([]);
});
