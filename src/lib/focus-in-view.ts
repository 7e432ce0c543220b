/** The elements that Tab can reach. */
const CONTROLS = "a, button, input, select, textarea, summary";

/** Bars that stick to an edge of the screen. Their controls are always in view, so the page must not scroll. */
const STICKY_BARS = "[data-header-bar], [data-section-bar], [data-lower-bar], [data-receipt-bar]";

/** Scrolls the element that was focused by keyboard fully into view, and clear of sticky bars. */
export function showFocused(): void {
  const { activeElement } = document;
  if (activeElement?.matches(":focus-visible")) activeElement.scrollIntoView({ block: "nearest" });
}

/** Scrolls the focused element into view after Tab, which Firefox, WebKit and a dialog do not. */
export function keepFocusInView(): void {
  // Tab may have been pressed before this was loaded.
  showFocused();
  document.addEventListener("keydown", ({ key, code }) => {
    // In WebKitGTK, `key` is not "Tab" for Shift+Tab.
    if (key !== "Tab" && code !== "Tab") return;
    // Focus moves after all listeners have run.
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (!activeElement?.matches(CONTROLS) || activeElement.closest(STICKY_BARS)) return;
      activeElement.scrollIntoView({ block: "nearest", inline: "nearest" });
      // A shelf that scrolls less than half a card snaps back, so it scrolls to the whole card.
      const card = activeElement.closest<HTMLElement>(".shelf > *");
      card?.parentElement?.scrollTo({ left: card.offsetLeft });
    });
  });
}
