/** The elements that Tab can reach. */
const CONTROLS = "a, button, input, select, textarea, summary";

/**
 * Scrolls the focused element fully into view after Tab. Firefox and WebKit do not scroll if a part of it is
 * visible, and a dialog's focus trap does not scroll at all.
 */
export function keepFocusInView(): void {
  document.addEventListener("keydown", ({ key, code }) => {
    // In WebKitGTK, the event of Shift and Tab has no key.
    if (key !== "Tab" && code !== "Tab") return;
    // The focus moves once all listeners have run.
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (!activeElement?.matches(CONTROLS)) return;
      activeElement.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
  });
}
