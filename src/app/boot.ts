/**
 * The script at the end of every page: small, inlined by the build, everywhere the same. It fetches
 * the site's code once the first paint is done, so that nothing competes with it, keeps what somebody
 * taps, types and presses before that code is there, and fetches pictures as they come near.
 */

import { layOutAtOnce } from "./first-view.ts";
import { leaveAsItIs } from "./leave-as-it-is.ts";

declare global {
  interface Window {
    /**
     * Hands what was tapped, sent or typed before hydration to the site, which answers it now;
     * `null` once that is done.
     */
    sanavoyEarly?: (() => void) | null;
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Buttons that were tapped and forms that were sent, once each: people tap again when nothing happens. */
const early = new Set<HTMLElement>();
/** Fields that were filled in, with what stood in them last. */
const filled = new Map<Field, string>();
/** The last press of a shortcut. */
let pressed: KeyboardEvent | undefined;

function keep(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const link = target.closest("a");
  // The browser goes to the place on this page that it names.
  if (link?.hash && link.pathname === location.pathname) layOutAtOnce();
  const kept = type === "submit" ? target : target.closest("button:not(summary button)");
  if (!(kept instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  early.add(kept);
}

function keepValue({ target }: Event): void {
  if (
    (target instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(target.type)) ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  ) {
    filled.set(target, target.value);
  }
}

/** Keeps "/" and Ctrl-K or Cmd-K, which open the site search; browsers have uses of their own for them. */
function keepShortcut(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (altKey || (target instanceof Element && target.closest("input, select, textarea"))) return;
  if (ctrlKey || metaKey ? shiftKey || key.toLowerCase() !== "k" : key !== "/") return;
  event.preventDefault();
  pressed = event;
}

const listening = new AbortController();
const options = { capture: true, signal: listening.signal };
document.addEventListener("click", keep, options);
document.addEventListener("submit", keep, options);
document.addEventListener("input", keepValue, options);
document.addEventListener("keydown", keepShortcut, options);

window.sanavoyEarly = () => {
  window.sanavoyEarly = null;
  listening.abort();
  for (const [field, value] of filled) {
    if (field.isConnected) enter(field, value);
  }
  for (const target of early) {
    if (!target.isConnected) continue;
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else target.click();
  }
  if (pressed) document.dispatchEvent(new KeyboardEvent("keydown", pressed));
};

/** Enters a text as typing does. React hears of it only where it differs from the last that it saw. */
function enter(field: Field, value: string): void {
  const tell = () => {
    for (const type of ["input", "change"]) {
      field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
  // Where the field is not hydrated yet, this makes React do so.
  tell();
  field.value = "";
  // React watches the field's own setter, so this one goes past it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  tell();
}

/** Fetches the pictures further down when they come near; the browser does so for `img` alone. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const picture = target.firstElementChild;
      const href = picture?.getAttribute("data-href");
      if (!isIntersecting || !href) continue;
      near.unobserve(target);
      picture?.setAttribute("href", href);
    }
  },
  { rootMargin: "400px" },
);
function watchPictures(): void {
  for (const picture of document.querySelectorAll("use[data-href]:not([href])")) {
    if (picture.parentElement) near.observe(picture.parentElement);
  }
}

let started = false;
function start(): void {
  if (started) return;
  started = true;
  watchPictures();
  // Pages that come later bring pictures of their own.
  new MutationObserver(watchPictures).observe(document.body, { childList: true, subtree: true });
  // The build lists the page's modules in an attribute: each after what it imports, the entry last.
  const modules = document.getElementById("root")?.dataset.modules?.split(" ") ?? [];
  void fetchAhead(modules);
  // Where the code does not come, the page works on as one without script, and so does what was tapped.
  run(modules).catch(leaveAsItIs);
}

/** Asks for modules one by one: all at once would take as long as a frame or two on a telephone. */
async function fetchAhead(modules: readonly string[]): Promise<void> {
  for (const href of modules) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
    // In a tab that nobody looks at, timers take a second each.
    if (document.visibilityState === "visible") {
      await new Promise((resolve) => window.setTimeout(resolve));
    }
  }
}

/** Runs modules one by one, so that the page answers in between. Rejects where the last does not come. */
async function run(modules: readonly string[]): Promise<void> {
  for (const [index, href] of modules.entries()) {
    await import(/* @vite-ignore */ href).catch((fault: unknown) => {
      // What a page alone needs is not missed here: `main.tsx` meets the same fault.
      if (index === modules.length - 1) throw fault;
    });
  }
}

if (
  document.visibilityState === "hidden" ||
  !window.PerformanceObserver?.supportedEntryTypes?.includes("paint")
) {
  // A hidden tab never paints, and an old browser does not tell.
  window.addEventListener("load", start);
} else {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: "paint", buffered: true });
  window.addEventListener("load", () => window.setTimeout(start, 2000));
}
