/** Resolves when the browser has nothing better to do, or after two seconds of being busy. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has it since 2025.
    if ("requestIdleCallback" in window) {
      window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    } else {
      setTimeout(resolve, 500);
    }
  });
}

/** Resolves once the page has loaded with all its pictures. */
export function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else window.addEventListener("load", () => resolve(), { once: true });
  });
}
