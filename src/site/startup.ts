/**
 * Inlined at the end of every page, after the preloads of its modules. Runs the site's code after
 * the first paint. Until then everything that can be tapped is a link or a native control.
 */
import { catchLinkToken } from "./features/private-link/link-token.ts";
import { readPageData } from "./page-data.ts";

// Before anything else could read the address.
catchLinkToken();

let started = false;

function start(): void {
  const root = document.getElementById("root");
  if (started || !root) return;
  started = true;
  const entry = readPageData(root).modules.at(-1);
  // Not a script element, whose address Trusted Types would have to vouch for.
  if (entry) void import(/* @vite-ignore */ entry);
}

if (
  document.visibilityState === "visible" &&
  window.PerformanceObserver?.supportedEntryTypes?.includes("paint")
) {
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  // Fallback for a page that goes to the background before its first paint.
  window.addEventListener("load", () => window.setTimeout(start, 2000));
} else {
  window.addEventListener("load", start);
}
