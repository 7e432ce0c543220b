/** The ref of a bar at the bottom, whose height a CSS property gives to notices and toasts above it. */
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
