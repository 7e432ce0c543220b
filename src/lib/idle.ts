/** Resolves when the browser is idle, or after two seconds at most. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Supported by Safari since 2025.
    if ("requestIdleCallback" in window) {
      window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    } else {
      setTimeout(resolve, 500);
    }
  });
}

/** Resolves after the page's `load` event. */
export function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else window.addEventListener("load", () => resolve(), { once: true });
  });
}
