/**
 * Back closes what lies over a page, as on any phone. While something is open, the history has an entry for it:
 * the page's own address and state, with a mark.
 */
import { useEffect, useEffectEvent } from "react";
import { type NavigateOptions, type To, useLocation, useNavigate } from "react-router-dom";

/** What is open, the topmost last, by the function that closes it. It returns false if that stays open. */
const open = new Set<() => boolean>();

/** The key of the router's location. The history is elsewhere while a page waits for a question about unsaved text. */
let pageKey: string | undefined;

/** Whether the browser is at an entry of something over the page. */
let isOver = false;

/** The page's key while its overlay's entry is being left, which the browser does later. */
let leaving: { key: unknown } | undefined;

/** What waits until the entry has been left. */
let afterwards: (() => void) | undefined;

/** How often it is checked whether leaving was cancelled, which a new entry does in some browsers, in milliseconds. */
const LEAVE_CHECK = 500;

/** Whether the current history entry is that of something over the page. */
function isOverlayEntry(): boolean {
  return window.history.state?.overlay === true;
}

function addEntry(): void {
  const { state } = window.history;
  if (open.size === 0 || leaving || pageKey !== (state?.key ?? "default")) return;
  if (!isOverlayEntry()) window.history.pushState({ ...state, overlay: true }, "");
  isOver = true;
}

function leaveEntry(): void {
  if (leaving || !isOverlayEntry()) return;
  const started = { key: window.history.state.key };
  leaving = started;
  window.history.back();
  const check = () => {
    if (leaving !== started) return;
    // A slow phone is still on its way. Going back again would leave the page.
    if (isOverlayEntry() && window.history.state.key === started.key) waitAndCheck();
    else followHistory();
  };
  const waitAndCheck = () => window.setTimeout(check, LEAVE_CHECK);
  waitAndCheck();
}

function leaveUnused(): void {
  if (open.size === 0) leaveEntry();
}

/** Follows Back and Forward: closes what is on top, and skips an entry of something that is closed. */
function followHistory(event?: PopStateEvent): void {
  const wasOver = isOver;
  const left = leaving;
  const run = afterwards;
  isOver = isOverlayEntry();
  leaving = undefined;
  afterwards = undefined;
  // The router is still on this page. It would give up a page that is loading, and a question about unsaved text.
  if (left && left.key === window.history.state?.key) event?.stopImmediatePropagation();
  const top = [...open].at(-1);
  let needsEntry = true;
  if (isOver) leaveUnused();
  else if (wasOver && !left && top) needsEntry = !top() || open.size > 1;
  // Later, because the router follows the history too.
  if (run) window.setTimeout(fromPage, 0, run);
  else if (needsEntry) window.setTimeout(addEntry);
}

if (typeof window !== "undefined") {
  // After a reload, or back from another site, the dialog of an entry is closed.
  followHistory();
  window.addEventListener("popstate", followHistory);
}

/** Makes Back close something that is open. Without `close`, that and its page stay. */
export function useBackCloses(isOpen: boolean, close?: () => void): void {
  const { key } = useLocation();
  const onBack = useEffectEvent(() => {
    close?.();
    return close !== undefined;
  });
  useEffect(() => {
    if (!isOpen) return;
    const closeIt = () => onBack();
    open.add(closeIt);
    return () => {
      open.delete(closeIt);
      // Later, because something else may open in its place.
      window.setTimeout(leaveUnused);
    };
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has opened has no entry yet, nor has a new page.
  useEffect(() => {
    pageKey = key;
    addEntry();
  }, [isOpen, key]);
}

/** Runs what navigates once the entry of what lies over the page, if any, has been left. */
export function fromPage(run: () => void): void {
  leaveEntry();
  if (leaving) afterwards = run;
  else run();
}

/** Navigates, also from what lies over a page: Back then leads to the page. */
export function useNavigateFromOverlay(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return (to, options) => fromPage(() => void navigate(to, options));
}
