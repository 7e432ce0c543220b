/**
 * Back closes what lies over a page, as on any phone. While something is open, the history has an entry for it:
 * the page's own address and state, with a mark.
 */
import { useEffect, useEffectEvent } from "react";
import { type NavigateOptions, useNavigate } from "react-router-dom";

/** What is open, by the function that closes it. */
const open = new Set<() => void>();

/** Whether the entry is being left because nothing is open any more. The browser does so later. */
let isLeaving = false;

/** What waits until the entry has been left. */
let afterwards: (() => void) | undefined;

/** Whether the current history entry is that of something over the page. */
function isOverlayEntry(): boolean {
  return window.history.state?.overlay === true;
}

function addEntry(): void {
  if (!isOverlayEntry()) window.history.pushState({ ...window.history.state, overlay: true }, "");
}

function leaveEntry(): void {
  if (open.size > 0 || isLeaving || !isOverlayEntry()) return;
  isLeaving = true;
  window.history.back();
}

/** Runs at once, or after an entry that is being left: the browser would go back from the entry of a new page. */
function whenLeft(run: () => void): void {
  if (isLeaving) afterwards = run;
  else run();
}

/** Follows Back and Forward: closes what is open, and skips an entry of something that is closed. */
function followHistory(): void {
  const wasLeaving = isLeaving;
  isLeaving = false;
  if (isOverlayEntry()) leaveEntry();
  else if (wasLeaving && open.size > 0) addEntry();
  else for (const close of open) close();
  const run = afterwards;
  afterwards = undefined;
  // Later, because the router follows the history too.
  if (run) window.setTimeout(whenLeft, 0, run);
}

if (typeof window !== "undefined") {
  // After a reload, or back from another site, the dialog of an entry is closed.
  followHistory();
  window.addEventListener("popstate", followHistory);
}

/** Makes Back close something that is open. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const closeIt = () => onBack();
    open.add(closeIt);
    if (!isLeaving) addEntry();
    return () => {
      open.delete(closeIt);
      // Later, because a link may replace the entry, and something else may open in its place.
      window.setTimeout(leaveEntry);
    };
  }, [isOpen]);
}

/** Navigates, also from what lies over a page: the new page replaces its entry, so that Back leads to the page. */
export function useNavigateFromOverlay(): (href: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return (href, { replace = false, ...options } = {}) =>
    whenLeft(() => void navigate(href, { ...options, replace: replace || isOverlayEntry() }));
}
