import { expect, it } from "vitest";
import {
  BLOCKS,
  childrenOf,
  files,
  isBlank,
  isNode,
  kindsOf,
  type Node,
  node,
  nodes,
  tagOf,
  visit,
} from "./jsx.ts";

/**
 * Translation by the browser replaces each text node with elements. React then changes a node that is no longer in
 * the page, and the reader sees the old text; a text that is the only child of its element is set on the element.
 * So a text that may change is the only child of an element.
 */

/**
 * What each name inside functions is while the page shows it: always the same, something that may change, or elements,
 * for which `texts-beside.test.ts` has rules.
 */
type Scope = ReadonlyMap<string, "fixed" | "changes" | "element">;

/** A module with JSX, and the names that its types call elements. */
type Module = { elements: ReadonlySet<unknown>; onText: (text: Node) => void };

const isFunction = ({ type }: Node) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);

/** The names that an expression reads, and the names of functions that it calls. */
function namesIn(expression: unknown): string[] {
  const names: string[] = [];
  const skipped = new Set<unknown>();
  visit(expression, (each) => {
    if (each.type === "MemberExpression" && !each.computed) skipped.add(each.property);
    if (each.type === "Property" && !each.computed) skipped.add(each.key);
    if (each.type === "Identifier" && !skipped.has(each)) names.push(String(each.name));
  });
  return names;
}

/** The names that a pattern defines. */
function namesOf(pattern: Node): string[] {
  switch (pattern.type) {
    case "Identifier":
      return [String(pattern.name)];
    case "ObjectPattern":
      return nodes(pattern.properties).flatMap((each) =>
        namesOf(node(each.type === "RestElement" ? each.argument : each.value)),
      );
    case "ArrayPattern":
      return nodes(pattern.elements).flatMap(namesOf);
    case "AssignmentPattern":
      return namesOf(node(pattern.left));
    default:
      return namesOf(node(pattern.argument));
  }
}

/** Whether an expression has state, or something that a component was given, in it. */
function mayChange(expression: unknown, scope: Scope): boolean {
  return namesIn(expression).some((name) =>
    scope.has(name) ? scope.get(name) !== "fixed" : /^use[A-Z]/.test(name),
  );
}

/** Whether an expression is an element, or nothing, and never a text. */
function isElement(given: Node, scope: Scope): boolean {
  switch (given.type) {
    case "Identifier":
      return scope.get(String(given.name)) === "element";
    case "ConditionalExpression":
      return [given.consequent, given.alternate].every((each) => isElement(node(each), scope));
    case "LogicalExpression":
      return isElement(node(given.right), scope);
    case "ParenthesizedExpression":
    case "JSXExpressionContainer":
      return isElement(node(given.expression), scope);
    case "JSXFragment":
      return childrenOf(given).every((each) => isBlank(each) || isElement(each, scope));
    case "CallExpression":
      if (isElement(node(given.callee), scope)) return true;
  }
  return kindsOf(given, new Map()).every((kind) => kind !== "text" && kind !== "unknown");
}

/** The names in the key of what a function returns for an item. */
function namesInKey(callback: Node): string[] {
  let key: Node | undefined;
  visit(callback.body, (each) => {
    if (each.type === "JSXAttribute" && node(each.name).name === "key") key ??= each;
  });
  return keyNames(key);
}

/** The names of which a key consists: with another value, its element would be another. */
function keyNames(attribute: Node | undefined): string[] {
  const key = attribute && node(node(attribute.value).expression);
  if (key?.type === "TemplateLiteral") return namesIn(key);
  return key?.type === "Identifier" ? [String(key.name)] : [];
}

/** The variables of a function itself, not those of functions inside it. */
function variablesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(variablesOf);
  if (!isNode(value) || isFunction(value)) return [];
  if (value.type === "VariableDeclarator") return [value];
  return Object.entries(value).flatMap(([key, each]) =>
    key === "parent" ? [] : variablesOf(each),
  );
}

/** The names in a function. `list` is what it is called for, if it is called for each item of a list. */
function scopeOf(called: Node, outer: Scope, { elements }: Module, list?: Node): Scope {
  const scope = new Map(outer);
  const areFixed = list !== undefined && !mayChange(list, outer);
  const inKey = list ? namesInKey(called) : [];
  for (const name of nodes(called.params).flatMap(namesOf)) {
    if (elements.has(name)) scope.set(name, "element");
    else scope.set(name, areFixed || inKey.includes(name) ? "fixed" : "changes");
  }
  for (const { id, init } of variablesOf(node(called.body).body)) {
    const isShown = isNode(init) && isElement(init, scope);
    const kind = isShown ? "element" : mayChange(init, scope) ? "changes" : "fixed";
    for (const name of namesOf(node(id))) scope.set(name, kind);
  }
  return scope;
}

/** The texts among the children of an element that may change beside other children. */
function changingTexts(element: Node, scope: Scope): Node[] {
  const children = childrenOf(element);
  const tag = tagOf(element);
  if (children.length < 2 || tag === "option") return [];
  const inKey = keyNames(attributeOf(element, "key"));
  return children.filter((child) => {
    if (child.type !== "JSXExpressionContainer" || isBlank(child)) return false;
    const expression = node(child.expression);
    const isText = kindsOf(expression, new Map()).includes("text") || !BLOCKS.has(tag);
    if (!isText || isElement(expression, scope) || !mayChange(expression, scope)) return false;
    return !namesIn(expression).some((name) => inKey.includes(name));
  });
}

/** The attribute of an element, if it has one with this name. */
function attributeOf(element: Node, name: string): Node | undefined {
  if (element.type !== "JSXElement") return undefined;
  const all = nodes(node(element.openingElement).attributes);
  return all.find((each) => isNode(each.name) && each.name.name === name);
}

/** Texts with links that may change, in an element that stays the same: they are in pieces. */
function changingRichTexts(element: Node, scope: Scope): Node[] {
  if (attributeOf(element, "key")) return [];
  return childrenOf(element).filter(
    (child) =>
      child.type === "JSXElement" &&
      tagOf(child) === "RichText" &&
      mayChange(attributeOf(child, "value"), scope),
  );
}

function findIn(value: unknown, scope: Scope, module: Module): void {
  if (Array.isArray(value)) for (const each of value) findIn(each, scope, module);
  if (!isNode(value)) return;
  if (/^JSX(Element|Fragment)$/.test(value.type)) {
    changingTexts(value, scope).forEach(module.onText);
    changingRichTexts(value, scope).forEach(module.onText);
  }
  const callee = value.type === "CallExpression" ? node(value.callee) : undefined;
  const [callback] = callee ? nodes(value.arguments) : [];
  if (
    callee?.type === "MemberExpression" &&
    /^(flatMap|map)$/.test(String(node(callee.property).name)) &&
    callback &&
    isFunction(callback)
  ) {
    findIn(callee, scope, module);
    findIn(callback.body, scopeOf(callback, scope, module, node(callee.object)), module);
    return;
  }
  const inside = isFunction(value) ? scopeOf(value, scope, module) : scope;
  for (const [key, each] of Object.entries(value)) {
    if (key !== "parent") findIn(each, inside, module);
  }
}

/** Texts that depend on nothing but the content, and the key or page that they are in. */
const FIXED = [
  "src/admin/features/insights/segmented-control.tsx: {option.label}",
  "src/admin/features/lead/changes/corrected-field.tsx: {label}",
  "src/admin/features/lead/page/page-path.tsx: {part}",
  "src/admin/features/person/lead-record.tsx: {ACTION_NAMES[entry.action]}",
  "src/site/features/cities/city-guide.tsx: {airport.code}",
  "src/site/features/cities/city-guide.tsx: {airport.name}",
  "src/site/features/documents/document-view.tsx: <RichText value={item} />",
  "src/site/features/home/package-list.tsx: <RichText value={withCalls(item.text)} />",
  "src/site/features/home/testimonials.tsx: {testimonial.who}",
  "src/site/features/page-content/risk-list.tsx: {textOf(risk)}",
  "src/site/features/page-content/sign-box.tsx: <RichText value={advice} />",
  "src/site/features/page-content/text-blocks.tsx: <RichText value={block.text} />",
  "src/site/features/page-content/text-blocks.tsx: <RichText value={block} />",
  "src/site/features/page-content/text-blocks.tsx: <RichText value={cell} />",
  "src/site/features/plan/checklist/clinic-questions.tsx: {title}",
  "src/site/features/plan/checklist/paper-lists.tsx: {list.title}",
  "src/site/features/plan/checklist/sheet-parts.tsx: {label}",
  "src/site/features/plan/checklist/sheets.tsx: <RichText value={advice} />",
  "src/site/features/plan/costs/costs-by-line.tsx: {line.label}",
  "src/site/features/quote/quote-form.tsx: {price}",
  "src/site/features/quote/quote-form.tsx: {quotePackages[state.chosenPackage]}",
  "src/site/features/treatments/treatment-hero.tsx: {category.name}",
  "src/site/features/treatments/treatment-text.tsx: {aboutThePrice(averageCost)}",
  "src/site/features/treatments/treatment-text.tsx: {dateInWords(details.writtenOn)}",
  "src/ui/tabs.tsx: {tab.label}",
];

it("gives each text that may change an element of its own", () => {
  const found: string[] = [];
  for (const { path, text, program, elements } of files) {
    findIn(program, new Map(), {
      elements,
      onText: ({ start, end }) => found.push(`${path}: ${text.slice(start, end)}`),
    });
  }
  expect(found.sort()).toEqual(FIXED);
});
