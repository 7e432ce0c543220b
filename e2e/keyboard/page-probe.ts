/**
 * Functions that read a page. `keyboard.ts` bundles this module and evaluates it in the page, so
 * that every browser gives the same answers.
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

/** The description at the time of focus: later ones are not announced. */
let describedOnFocus = "";

document.addEventListener("focusin", ({ target }) => {
  describedOnFocus = target instanceof Element ? computeAccessibleDescription(target) : "";
});

/** The focused element, or `null`. */
export function focused(): Focus | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
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
    // Its position, independent of scrolling.
    top: box.top + scrolled(element, "scrollTop"),
    bottom: box.bottom + scrolled(element, "scrollTop"),
    left: box.left + scrolled(element, "scrollLeft"),
  };
}

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

/** True if an element is in the viewport and nothing covers its centre. */
function isInView(element: HTMLElement, box: DOMRect): boolean {
  // WebKit scrolls the caret into view, not the whole of a multi-line field.
  const bottom = element instanceof HTMLTextAreaElement ? box.top + LINE : box.bottom;
  const right = Math.floor(box.right);
  const onScreen =
    box.top >= 0 && box.left >= 0 && Math.floor(bottom) <= innerHeight && right <= innerWidth;
  const above = document.elementFromPoint((box.left + box.right) / 2, (box.top + bottom) / 2);
  return onScreen && above !== null && element.contains(above);
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
