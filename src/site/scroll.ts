import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "@/lib/router.tsx";

/** Scroll positions by history entry. In memory, because the browser restores them on reload. */
const places = new Map<string, number>();

/**
 * Scroll and focus for client-side navigation, as browsers do it between pages: a new page starts
 * at the top or at its anchor, Back and Forward restore the position, and the focus moves to the
 * new content.
 */
export function useScrollAndFocus(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const previous = useRef(location);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const giveBack = () => {
      window.history.scrollRestoration = "auto";
    };
    // On leaving the site or reloading, the browser restores the position itself.
    window.addEventListener("pagehide", giveBack);
    return () => window.removeEventListener("pagehide", giveBack);
  }, []);

  useLayoutEffect(() => {
    const place = placeOf(location);
    const remember = () => places.set(place, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [location]);

  useLayoutEffect(() => {
    const before = previous.current;
    if (before === location) {
      // First page: the browser has scrolled to the anchor, unless the page was only rendered now.
      if (location.hash && window.scrollY === 0) scrollToAnchor(location.hash);
      return;
    }
    previous.current = location;
    const samePage = before.pathname === location.pathname;
    const remembered = navigation === "POP" ? places.get(placeOf(location)) : undefined;

    let atAnchor = false;
    if (remembered !== undefined) scrollAtOnce(remembered);
    else if (location.hash) atAnchor = scrollToAnchor(location.hash);
    if (remembered === undefined && !atAnchor && !samePage) scrollAtOnce(0);
    // Also for entries that were never scrolled.
    places.set(placeOf(location), window.scrollY);
    if (!samePage && !atAnchor && !isDialogOpen()) {
      document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    }
  }, [location, navigation]);
}

/**
 * Identifies a history entry. Entries of plain anchors have no key of their own, so the URL is
 * included.
 */
function placeOf({ key, pathname, search, hash }: Location): string {
  return `${key} ${pathname}${search}${hash}`;
}

/** On a slow network someone may open a dialog before the next page is there; it keeps the focus. */
function isDialogOpen(): boolean {
  return document.querySelector("[role=dialog][data-state=open]") !== null;
}

function scrollAtOnce(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
}

/** False if there is no such anchor: a fragment may be something else, such as a reference. */
function scrollToAnchor(hash: string): boolean {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // An invalid escape is used as it is.
  }
  const target = document.getElementById(id);
  if (!target) return false;
  // A folded topic opens for its anchor; not every browser does this itself.
  target.closest("details")?.setAttribute("open", "");
  target.scrollIntoView();
  // Lets the next Tab continue from here.
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  if (!isDialogOpen()) target.focus({ preventScroll: true });
  return true;
}
