import { useEffect } from "react";
import { isShown } from "@/ui/dialog.tsx";

/** Where the focus can move when its element is removed: named regions, and elements focusable by script. */
const PLACES = "section, form, aside, [tabindex]";

function canTakeFocus(element: HTMLElement): boolean {
  return isShown(element) && !element.matches(":disabled");
}

/** An element and what it is in, the innermost first. */
function withAncestors(element: Element): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let each: Element | null = element; each && each !== document.body; ) {
    if (each instanceof HTMLElement) path.push(each);
    each = each.parentElement;
  }
  return path;
}

/** Focuses an element that only a script focuses, until the focus moves on. */
function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
  }
  place.focus({ preventScroll: true });
}

/**
 * Keeps the focus near its place when the element that has it is removed, moved or disabled, as the
 * button "Take" is once the lead is taken. The browser would leave it on no element, and a screen
 * reader would go on at the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: HTMLElement[] = [];
    let frame = 0;

    function remember({ target }: FocusEvent) {
      if (target instanceof Element) path = withAncestors(target);
    }
    // A press on an empty place takes the focus from everything, as people expect.
    function forget() {
      path = [];
    }
    function restore() {
      const [last, ...around] = path;
      const active = document.activeElement;
      // A button that was disabled still counts as active until the next frame.
      const isLost = active === document.body || (active === last && active?.matches(":disabled"));
      if (!last || !isLost) return;
      if (canTakeFocus(last)) return last.focus({ preventScroll: true });
      const place = around.find((each) => each.matches(PLACES) && canTakeFocus(each));
      if (place) focusPlace(place);
    }
    // After a frame, so that code that moves the focus deliberately runs first.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(restore);
    });
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget, { capture: true });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["disabled", "hidden"],
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget, { capture: true });
    };
  }, []);
}
