/**
 * The only script inside the pages: small, inlined by the build, the same on every page. It fetches
 * the site's code once the first paint is done, so that code and picture do not compete, and keeps
 * what somebody taps before that code is there.
 */

declare global {
  interface Window {
    /** Taps and submits from before hydration; `null` once the site answers by itself. */
    sanavoyEarly?: { type: "click" | "submit"; target: Element }[] | null;
  }
}

const early: NonNullable<Window["sanavoyEarly"]> = [];
window.sanavoyEarly = early;

function keep(event: Event): void {
  if (!window.sanavoyEarly || !(event.target instanceof Element)) return;
  const target =
    event.type === "submit" ? event.target : event.target.closest("button:not(summary button)");
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  early.push({ type: event.type === "submit" ? "submit" : "click", target });
}
document.addEventListener("click", keep, true);
document.addEventListener("submit", keep, true);

let started = false;
function start(): void {
  if (started) return;
  started = true;
  // The build lists the page's modules in an attribute: the entry first, then what it will ask for.
  const modules = document.getElementById("root")?.dataset.modules?.split(" ") ?? [];
  for (const href of modules.slice(1)) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  const [entry] = modules;
  if (entry) void import(/* @vite-ignore */ entry);
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

export {};
