import { expect, it } from "vitest";
import {
  BLOCKS,
  type Components,
  childrenOf,
  files,
  isBlank,
  isNode,
  kindsOf,
  type Node,
  node,
  tagOf,
  visit,
} from "./jsx.ts";

/**
 * Translation by the browser replaces each text node with elements. React then cannot remove that text, or insert
 * something before it: the page turns white. So text has an element of its own if it comes and goes among
 * others, if something before it does, or if it is in a fragment, which may come and go as a whole. React also
 * would not change a piece of a text any more, so text that may change is one string. Where a component shows one
 * of several elements, React turns the one into the other if they have the same tag.
 */

/** A text, or an expression that is not an element. */
function isPiece(child: Node): boolean {
  const kinds = child.type === "JSXElement" ? ["element"] : kindsOf(child, new Map());
  return isBlank(child) || kinds.every((kind) => kind === "text" || kind === "unknown");
}

/** Whether an expression is more than text of the content, or one in capitals. */
function mayChange(child: Node): boolean {
  if (child.type !== "JSXExpressionContainer") return false;
  const expression = node(child.expression);
  let root = expression;
  while (root.type === "MemberExpression") root = node(root.object);
  const isFixed = /^(brand|costSentences|\w+Texts|[A-Z_]+|children)$/.test(String(root.name));
  return !isFixed && expression.type !== "Literal";
}

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
  const isGiven = (child: Node) => !isBlank(child) && kindsOf(child, components).includes("text");
  if (showsBeside.has(tag) && children.some(isGiven)) {
    return "a text for a component that shows it beside others";
  }
  if (children.length < 2) return undefined;
  if (holdsText && tag !== "option" && children.every(isPiece) && children.some(mayChange)) {
    return "a text in pieces, of which one may change";
  }
  for (const [at, child] of children.entries()) {
    if (!comesAndGoes(child)) continue;
    if (isText(child)) return "a text that comes and goes";
    const next = children.slice(at + 1).find((each) => !comesAndGoes(each));
    if (next && isText(next)) return "a text after something that comes and goes";
  }
  return undefined;
}

/** The elements of which an expression is one. */
function elementsOf(given: Node): Node[] {
  switch (given.type) {
    case "JSXElement":
    case "JSXFragment":
      return [given];
    case "ParenthesizedExpression":
      return elementsOf(node(given.expression));
    case "ConditionalExpression":
      return [given.consequent, given.alternate].flatMap((each) => elementsOf(node(each)));
    case "LogicalExpression":
      return elementsOf(node(given.right));
    default:
      return [];
  }
}

/** The element that React would turn into the other, if one of them has text beside other children. */
function takenOver(one: Node, other: Node): Node | undefined {
  const tag = tagOf(one);
  // React sees the children of a fragment.
  const isFragment = [one, other].map(({ type }) => type === "JSXFragment");
  if (isFragment[0] !== isFragment[1]) {
    const [fragment, single] = isFragment[0] ? [one, other] : [other, one];
    const [first] = childrenOf(fragment);
    return first?.type === "JSXElement" ? takenOver(first, single) : undefined;
  }
  if (tag !== tagOf(other) || /^[A-Z]/.test(tag)) return undefined;
  const [children, others] = [childrenOf(one), childrenOf(other)];
  const isBare = (all: Node[]) =>
    all.length > 1 && !BLOCKS.has(tag) && all.some((each) => !isBlank(each) && isPiece(each));
  if (isBare(children) || isBare(others)) return one;
  for (const [at, child] of children.entries()) {
    const next = others[at];
    const found = next && [child, next].every(({ type }) => type === "JSXElement");
    const taken = found && takenOver(child, next);
    if (taken) return taken;
  }
  return undefined;
}

/** The first of some elements, of which a component shows one, that becomes another. */
function firstTakenOver(elements: Node[]): Node | undefined {
  for (const [at, one] of elements.entries()) {
    for (const other of elements.slice(at + 1)) {
      const taken = takenOver(one, other);
      if (taken) return taken;
    }
  }
  return undefined;
}

/** The expressions that a function returns itself, not those of functions inside it. */
function returnsOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(returnsOf);
  if (!isNode(value) || /Function/.test(value.type)) return [];
  if (value.type === "ReturnStatement") return isNode(value.argument) ? [value.argument] : [];
  return Object.entries(value).flatMap(([key, each]) => (key === "parent" ? [] : returnsOf(each)));
}

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

/** Constants that are texts, and components that show their children beside others. */
const textConstants = new Set<unknown>();
const showsBeside = new Set<string>();
for (const { program } of files) {
  visit(program, (each) => {
    if (each.type === "VariableDeclarator" && isNode(each.init) && each.init.type === "Literal") {
      if (typeof each.init.value === "string") textConstants.add(node(each.id).name);
    }
    if (each.type !== "FunctionDeclaration" || !isNode(each.id)) return;
    const name = String(each.id.name);
    visit(each.body, (element) => {
      if (!/^JSX(Element|Fragment)$/.test(element.type)) return;
      const children = childrenOf(element);
      const isBeside = children.length > 1 || tagOf(element) === "<>";
      const isShown = ({ expression }: Node) =>
        isNode(expression) && expression.name === "children";
      if (isBeside && !/^[A-Z]/.test(tagOf(element)) && children.some(isShown))
        showsBeside.add(name);
    });
  });
}

/** Whether what a component returns is a text at one time and an element at another. */
function isTextOrElement(returned: unknown): boolean {
  if (!isNode(returned)) return false;
  if (returned.type === "ParenthesizedExpression") return isTextOrElement(returned.expression);
  if (returned.type !== "ConditionalExpression") return false;
  const branches = [returned.consequent, returned.alternate].map((branch) => {
    const each = node(branch);
    return each.type === "ParenthesizedExpression" ? node(each.expression) : each;
  });
  const kinds = branches.flatMap((branch) => kindsOf(branch, new Map()));
  const texts =
    kinds.includes("text") ||
    branches.some(
      ({ type, name }) => /^(Call|Member)Expression$/.test(type) || textConstants.has(name),
    );
  return kinds.includes("element") && texts;
}

/** Whether a component returns a text, or what may be one, at one time and an element at another. */
function returnsTextOrElement(component: Node, elements: ReadonlySet<unknown>): boolean {
  if (component.type !== "FunctionDeclaration" || !/^[A-Z]/.test(String(node(component.id).name))) {
    return false;
  }
  const returned = returnsOf(node(component.body).body);
  const mayBeText = returned.some(
    (each) =>
      /^(Identifier|CallExpression|MemberExpression)$/.test(each.type) &&
      !elements.has(each.name) &&
      kindsOf(each, new Map()).includes("unknown"),
  );
  const kinds = returned.flatMap((each) => kindsOf(each, new Map()));
  return kinds.includes("element") && (kinds.includes("text") || mayBeText);
}

it("gives each text beside what comes and goes an element of its own", () => {
  const faults: string[] = [];
  for (const { path, text, program, elements } of files) {
    visit(program, (each) => {
      const returned =
        each.type === "ReturnStatement"
          ? each.argument
          : each.type === "ArrowFunctionExpression" && each.body;
      const fault = /^JSX(Element|Fragment)$/.test(each.type)
        ? faultOf(each, components)
        : (isTextOrElement(returned) || returnsTextOrElement(each, elements)) &&
          "a component that returns a text or an element";
      const body = /Function/.test(each.type) && isNode(each.body) ? each.body : undefined;
      const shown = each.type === "JSXExpressionContainer" ? [node(each.expression)] : [];
      if (body) shown.push(...(body.type === "BlockStatement" ? returnsOf(body.body) : [body]));
      const taken = firstTakenOver(shown.flatMap(elementsOf));
      const lineOf = ({ start }: Node) => text.slice(0, start).split("\n").length;
      if (taken) faults.push(`${path}:${lineOf(taken)}: a text in an element that becomes another`);
      if (fault) faults.push(`${path}:${lineOf(each)}: ${fault}`);
    });
  }
  expect(faults).toEqual([]);
});
