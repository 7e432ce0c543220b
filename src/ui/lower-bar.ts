/** The ref of a bar at the bottom. CSS properties have its height, and where notices and toasts above it may end. */
export function lowerBar(bar: HTMLElement | null) {
  if (!bar || !("ResizeObserver" in window)) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { position, bottom } = window.getComputedStyle(bar);
    const isBar = ["fixed", "sticky"].includes(position);
    const height = isBar ? bar.offsetHeight : 0;
    // A sticky bar may stand a little above the edge of the screen.
    const offset = isBar ? Number.parseFloat(bottom) || 0 : 0;
    style.setProperty("--lower-bar", `${height}px`);
    style.setProperty("--lower-bar-top", `${height + offset}px`);
    bar.toggleAttribute("data-lower-bar", isBar);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--lower-bar");
    style.removeProperty("--lower-bar-top");
  };
}
