import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router-dom";
import { focusPage, isDialogOpen } from "@/lib/focus-page.ts";
import { announce } from "@/ui/announce.ts";

/** Scroll positions by history entry. In memory, because the browser restores them after a reload. */
const places = new Map<string, number>();

/**
 * Manages scrolling and focus on client-side navigation as browsers do between pages: a new page starts at
 * the top or at its anchor, Back and Forward restore the position, and the focus moves to the new content.
 */
export function useScrollAndFocus(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const previous = useRef(location);
  const place = placeOf(location);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const restoreDefault = () => {
      window.history.scrollRestoration = "auto";
    };
    // When the user leaves the site or reloads, the browser restores the position itself.
    window.addEventListener("pagehide", restoreDefault);
    return () => window.removeEventListener("pagehide", restoreDefault);
  }, []);

  useLayoutEffect(() => {
    const remember = () => places.set(place, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [place]);

  const arrive = useEffectEvent((place: string) => {
    const before = previous.current;
    if (before === location) {
      // On the first page, the browser has already scrolled to the anchor, unless the page was only rendered
      // just now.
      if (location.hash && window.scrollY === 0) scrollToAnchor(location.hash);
      return;
    }
    previous.current = location;
    const samePage = before.pathname === location.pathname;
    const remembered = navigation === "POP" ? places.get(place) : undefined;

    let atAnchor = false;
    if (remembered !== undefined) scrollInstantly(remembered);
    else if (location.hash) atAnchor = scrollToAnchor(location.hash);
    if (remembered === undefined && !atAnchor && !samePage) scrollInstantly(0);
    // Stores a position even for entries that are never scrolled.
    places.set(place, window.scrollY);
    if (!samePage && !atAnchor && !isDialogOpen()) {
      const main = document.querySelector("main");
      focusPage(main);
      announce(main?.querySelector("h1")?.textContent ?? document.title);
    }
  });
  // Not on each new location: opening and closing a dialog leaves the place as it is.
  useLayoutEffect(() => arrive(place), [place]);
}

/** Identifies a history entry. Entries of plain anchors have no key, so the URL is included. */
function placeOf({ key, pathname, search, hash }: Location): string {
  return `${key} ${pathname}${search}${hash}`;
}

function scrollInstantly(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
}

/** False without such an anchor: a fragment can be something else, such as a reference. */
function scrollToAnchor(hash: string): boolean {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // An invalid escape sequence is left unchanged.
  }
  const target = document.getElementById(id);
  if (!target) return false;
  // Expands collapsed content that contains the anchor, because not every browser does so.
  target.closest("details")?.setAttribute("open", "");
  target.scrollIntoView();
  // Moves the start of keyboard navigation here, so that the next Tab continues from the anchor.
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  if (!isDialogOpen()) target.focus({ preventScroll: true });
  return true;
}
