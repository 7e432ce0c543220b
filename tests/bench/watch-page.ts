/**
 * Runs in every page of the benchmark, before the page's own code, and reports events through
 * `benchNote`, a binding of the browser that survives navigation.
 */
import type { Note } from "./notes.ts";

declare global {
  interface Window {
    benchNote?: (note: string) => void;
    /** The text in the form's first field, or `undefined` if there is none. */
    benchTyped?: () => string | undefined;
  }
}

/** Wall-clock time, which is the same for all pages of a browser. */
const now = () => performance.timeOrigin + performance.now();

function tell(note: Note): void {
  window.benchNote?.(JSON.stringify(note));
}

/** Runs after the next frame is painted, before other waiting tasks. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => void scheduler.postTask(run, { priority: "user-blocking" }));
}

const TEXT_FIELD =
  "input:not([type=hidden], [type=checkbox], [type=radio], [type=submit], [type=button]), textarea";

/** The path of the page if the benchmark opened it, and not a tap on an earlier page. */
const opened = document.referrer ? undefined : location.pathname;

/** The first text field of an open dialog, or else of a form on a page that a tap opened. */
function firstField(): HTMLInputElement | HTMLTextAreaElement | undefined {
  const dialog = document.querySelector("[role=dialog], dialog[open]");
  if (!dialog && location.pathname === opened) return undefined;
  for (const place of dialog ? [dialog] : document.querySelectorAll("main form")) {
    for (const field of place.querySelectorAll<HTMLInputElement>(TEXT_FIELD)) {
      if (field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return field;
    }
  }
  return undefined;
}

/** The centre of an element, if it is on the screen and nothing covers it. */
function reachable(element: Element): { x: number; y: number } | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(middle.x, middle.y);
  return hit && element.contains(hit) ? middle : undefined;
}

/**
 * True if an element is within the height of the viewport. `elementFromPoint` does not find elements of a
 * page that is fading in.
 */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

function nameOf(element: Element | null): string {
  return element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
}

/** React marks the elements that it has hydrated. The children of the root are marked last. */
function isHydrated(): boolean {
  const button = [...document.querySelectorAll("header :is(a, button)")].find(
    (element) => nameOf(element) === "Get Quote",
  );
  const marked = [button, ...(document.getElementById("root")?.children ?? [])];
  return marked.every(
    (element) => element && Object.keys(element).some((key) => key.startsWith("__reactProps")),
  );
}

let hydrated = false;
let heading: string | null = null;
const shown = new WeakSet<Element>();
/** When the finger last touched the screen. */
let touched = 0;

/** Looks for changes since the last call. */
function look(): void {
  if (!hydrated && isHydrated()) {
    hydrated = true;
    tell({ kind: "hydrated", at: now() });
  }
  // So that a loading page is disturbed as little as possible.
  if (opened && !touched) return;
  const field = firstField();
  const place = field && !shown.has(field) ? reachable(field) : undefined;
  if (field && place) {
    shown.add(field);
    const where = field.closest("[role=dialog], dialog") ? "dialog" : location.pathname;
    afterPaint(() => {
      const focused = document.activeElement === field;
      tell({ kind: "field", at: now(), where, focused, ...(reachable(field) ?? place) });
    });
  }
  const h1 = document.querySelector("h1");
  if (h1 && h1.textContent !== heading && isInView(h1)) {
    heading = h1.textContent;
    const note = { where: location.pathname, text: heading };
    afterPaint(() => tell({ kind: "heading", at: now(), ...note }));
  }
}
// On a busy page, timers run late, but mutation observers do not.
new MutationObserver(look).observe(document, { childList: true, subtree: true });
setInterval(look, 10);

addEventListener("pointerdown", ({ timeStamp }) => (touched = performance.timeOrigin + timeStamp), {
  capture: true,
});
addEventListener(
  "click",
  ({ target }) => {
    const on = target instanceof Element ? target.closest("a, button, input, textarea") : null;
    tell({ kind: "tap", at: touched, text: nameOf(on), href: on?.getAttribute("href") ?? "" });
  },
  { capture: true },
);
addEventListener("focusin", ({ target }) => {
  if (target === firstField()) tell({ kind: "focus", at: now() });
});
addEventListener("input", ({ target }) => {
  const field = firstField();
  if (field && target === field) {
    afterPaint(() => tell({ kind: "typed", at: now(), text: field.value }));
  }
});
window.benchTyped = () => firstField()?.value;

new PerformanceObserver((list) => {
  const [paint] = list.getEntriesByName("first-contentful-paint");
  if (paint) tell({ kind: "painted", at: performance.timeOrigin + paint.startTime });
}).observe({ type: "paint", buffered: true });
