/**
 * The ref of a bar at the bottom of the screen: sets its height as a CSS property, so that notices and toasts are
 * shown above it. A bar that is part of the page, on a wide screen, has no height there.
 */
export function lowerBar(bar: HTMLElement | null) {
  if (!bar || !("ResizeObserver" in window)) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const isBar = ["fixed", "sticky"].includes(window.getComputedStyle(bar).position);
    style.setProperty("--lower-bar", `${isBar ? bar.offsetHeight : 0}px`);
    bar.toggleAttribute("data-lower-bar", isBar);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--lower-bar");
  };
}
