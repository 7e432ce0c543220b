/** Moves the focus to the heading of a page, which reads it out, or to the page's start while it has none. */
export function focusPage(main: HTMLElement | null): void {
  const heading = main?.querySelector("h1");
  if (heading && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
}

/** Whether a dialog is open, which keeps the focus. */
export function isDialogOpen(): boolean {
  return document.querySelector("[role=dialog][data-state=open]") !== null;
}
