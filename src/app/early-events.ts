/**
 * Hands what was tapped or sent before hydration (kept by `boot.ts`) to the site, which answers it
 * now. Only the last of several equal taps counts: people tap again when nothing seems to happen.
 */
export function replayEarlyEvents(): void {
  const kept = window.sanavoyEarly ?? [];
  window.sanavoyEarly = null;
  const seen = new Set<Element>();
  for (const { type, target } of kept) {
    if (seen.has(target) || !target.isConnected) continue;
    seen.add(target);
    // React hydrates what an event meets before it answers the event.
    if (type === "submit" && target instanceof HTMLFormElement) target.requestSubmit();
    else if (target instanceof HTMLElement) target.click();
  }
}
