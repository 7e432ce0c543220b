const KEY = "sanavoy.slash-key";

/**
 * Whether "/" opens the search. Can be turned off, because single-key shortcuts disturb people who use speech
 * input or press keys by accident (WCAG 2.1.4). Any value in storage turns it off.
 */
export function slashKeyOpensSearch(): boolean {
  try {
    return window.localStorage.getItem(KEY) === null;
  } catch {
    return true;
  }
}

/** Stores the setting in this browser, if storage is available. */
export function setSlashKeyOpensSearch(opens: boolean): void {
  try {
    if (opens) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, "off");
  } catch {
    // Storage is blocked, so the setting is lost.
  }
}
