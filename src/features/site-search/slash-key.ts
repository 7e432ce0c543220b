const KEY = "sanavoy.slash-key";

/**
 * Whether "/" opens the search. It does unless somebody turned it off: a shortcut of one key gets in
 * the way of those who speak to their computer or touch keys by accident (WCAG 2.1.4). An entry in
 * storage says so by being there, whatever it holds.
 */
export function slashKeyOpensSearch(): boolean {
  try {
    return window.localStorage.getItem(KEY) === null;
  } catch {
    return true;
  }
}

/** Keeps the choice on this device, where the browser lets it. */
export function setSlashKeyOpensSearch(opens: boolean): void {
  try {
    if (opens) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, "off");
  } catch {
    // It then holds until the page is left.
  }
}
