import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

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
    const key = location.key;
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [location.key]);

  useLayoutEffect(() => {
    const before = previous.current;
    if (before === location) return;
    previous.current = location;
    const samePage = before.pathname === location.pathname;

    if (location.hash && navigation !== "POP") {
      scrollToAnchor(location.hash);
    } else if (navigation === "POP") {
      window.scrollTo(0, places.get(location.key) ?? 0);
    } else if (!samePage) {
      window.scrollTo(0, 0);
    }
    if (!samePage) document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }, [location, navigation]);
}

function scrollToAnchor(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  target.scrollIntoView();
  // The next Tab goes on from here.
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}
