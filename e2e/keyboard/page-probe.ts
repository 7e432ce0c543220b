/**
 * Functions that read a page. `keyboard.ts` bundles this module and evaluates it in the page, so that the
 * results are the same in every browser.
 */
import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
} from "dom-accessibility-api";
import type { Focus } from "./keyboard.ts";

/** True once the page is hydrated. */
export function isHydrated(): boolean {
  return document.documentElement.hasAttribute("data-script-ready");
}

/** The description when the element received the focus. Later changes are not announced. */
let describedOnFocus = "";

/** The element that has the focus, and the one that had it before. */
let current: Element | null = null;
let previous: Element | null = null;

document.addEventListener("focusin", ({ target }) => {
  previous = current;
  current = target instanceof Element ? target : null;
  describedOnFocus = target instanceof Element ? computeAccessibleDescription(target) : "";
});

/** The focused element, or `null`. */
export function focused(): Focus | null {
  const element = document.activeElement;
  const { body, documentElement } = document;
  if (!(element instanceof HTMLElement) || element === body) return null;
  if (element === documentElement) return null;
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  const style = getComputedStyle(element);
  const active = document.getElementById(element.getAttribute("aria-activedescendant") ?? "");
  const dialog = element.closest("[role=dialog], dialog");
  return {
    role: getRole(element) ?? element.localName,
    name: textOf(computeAccessibleName(element)),
    description: textOf(describedOnFocus),
    value: "value" in element ? String(element.value) : null,
    invalid: element.ariaInvalid === "true",
    expanded: element.ariaExpanded === "true",
    checked: element instanceof HTMLInputElement && element.checked,
    activeOption: active ? textOf(computeAccessibleName(active)) : null,
    dialog: dialog ? textOf(computeAccessibleName(dialog)) : null,
    ring: element.matches(":focus-visible") && style.outlineStyle !== "none",
    inView: isInView(element, box),
    shown: isInView(element, box) || (!element.matches(CONTROLS) && isPartlyInView(element, box)),
    inOrder: previous === null || followsInOrder(element, previous),
    // The position, independent of scrolling.
    top: box.top + scrolled(element, "scrollTop"),
    bottom: box.bottom + scrolled(element, "scrollTop"),
    left: box.left + scrolled(element, "scrollLeft"),
  };
}

export { hasOwnFonts } from "../own-fonts.ts";

/** True if a text is on the page and visible. */
export function shows(text: string): boolean {
  return textOf(document.body.innerText).includes(text);
}

/** The width of the page, in CSS pixels. */
export function width(): number {
  return window.innerWidth;
}

function textOf(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Height of a line of text. */
const LINE = 24;

/** Elements that must be completely in view. Others, such as a page or a table, may be longer. */
const CONTROLS = "a, button, input, select, textarea, summary";

/** True if an element is in the viewport and nothing covers its centre. */
function isInView(element: HTMLElement, box: DOMRect): boolean {
  // WebKit scrolls only the caret of a multi-line field into view.
  const bottom = element instanceof HTMLTextAreaElement ? box.top + LINE : box.bottom;
  const onScreen =
    Math.ceil(box.top) >= 0 &&
    Math.ceil(box.left) >= 0 &&
    Math.floor(bottom) <= innerHeight &&
    Math.floor(box.right) <= innerWidth;
  return onScreen && isUncovered(element, (box.left + box.right) / 2, (box.top + bottom) / 2);
}

/** True if a part of an element is in the viewport and nothing covers the centre of that part. */
function isPartlyInView(element: HTMLElement, box: DOMRect): boolean {
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  return isUncovered(element, (left + right) / 2, (top + bottom) / 2);
}

function isUncovered(element: HTMLElement, x: number, y: number): boolean {
  const above = document.elementFromPoint(x, y);
  const labels = element instanceof HTMLInputElement ? (element.labels ?? []) : [];
  // A hidden radio button is drawn by its label.
  return above !== null && [element, ...labels].some((each) => each.contains(above));
}

/** True if an element is below another, or to its right, as people expect after Tab. */
function followsInOrder(element: HTMLElement, other: Element): boolean {
  const [from] = other.getClientRects();
  const [to] = element.getClientRects();
  if (other.contains(element)) return true;
  // The order of fixed and scrolling elements cannot be compared.
  if (!from || !to || layerOf(element) !== layerOf(other) || isFirstInDialog(element)) return true;
  return to.top + to.bottom > from.top + from.bottom || to.left > from.left;
}

/** The nearest element that does not scroll with the page. */
function layerOf(element: Element): Element | null {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(each).position)) return each;
  }
  return null;
}

/** True for a dialog's first tab stop, which Tab reaches from its last one. */
function isFirstInDialog(element: HTMLElement): boolean {
  const dialog = element.closest("[role=dialog], dialog");
  return dialog?.querySelector(`:is(${CONTROLS}):not([tabindex="-1"])`) === element;
}

function scrolled(element: HTMLElement, side: "scrollTop" | "scrollLeft"): number {
  let sum = 0;
  for (let each: HTMLElement | null = element; each; each = each.parentElement) {
    sum += each[side];
    // The page behind a dialog may still be scrolling.
    if (getComputedStyle(each).position === "fixed") break;
  }
  return sum;
}
