import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router-dom";
import { layOutAtOnce } from "./first-view.ts";

/** Scroll places by history entry. Memory is enough: a reload is the browser's own business. */
const places = new Map<string, number>();

/**
 * What a browser does between pages, done for pages that change on the client: a new page starts at
 * its top or at the anchor that its address names, back and forward return to the old place, and
 * the focus moves to the new page's content so that keyboard and screen reader start there.
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
    // On leaving the site or reloading, the browser restores the place itself.
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
      // The first page: the browser went to the anchor already, unless the page was drawn just now.
      if (location.hash && window.scrollY === 0) scrollToAnchor(location.hash);
      return;
    }
    previous.current = location;
    const samePage = before.pathname === location.pathname;
    const remembered = navigation === "POP" ? places.get(placeOf(location)) : undefined;

    if (remembered !== undefined) scrollAtOnce(remembered);
    else if (location.hash) scrollToAnchor(location.hash);
    else if (!samePage) scrollAtOnce(0);
    // An entry that nobody scrolled has a place too.
    places.set(placeOf(location), window.scrollY);
    if (!samePage && !location.hash) {
      document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    }
  }, [location, navigation]);
}

/** A history entry. Plain anchors make entries without a key of their own: the address tells them apart. */
function placeOf({ key, pathname, search, hash }: Location): string {
  return `${key} ${pathname}${search}${hash}`;
}

function scrollAtOnce(top: number): void {
  layOutAtOnce();
  window.scrollTo({ top, behavior: "instant" });
}

function scrollToAnchor(hash: string): void {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // A stray "%" stands for itself.
  }
  const target = document.getElementById(id);
  if (!target) return;
  layOutAtOnce();
  target.scrollIntoView();
  // The next Tab goes on from here.
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}
