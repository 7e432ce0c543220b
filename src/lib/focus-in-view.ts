/** What Tab stops at. */
const CONTROLS = "a, button, input, select, textarea, summary";

/**
 * Scrolls what Tab has reached into view, as a whole. Firefox and WebKit leave it if a part of it can be
 * seen, and a dialog's focus trap leaves it where it is.
 */
export function keepFocusInView(): void {
  document.addEventListener("keydown", ({ key, code }) => {
    // WebKitGTK gives Shift and Tab together no key.
    if (key !== "Tab" && code !== "Tab") return;
    // The focus moves once all listeners have run.
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (!activeElement?.matches(CONTROLS)) return;
      activeElement.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
  });
}
