import { useEffect } from "react";
import { isShown } from "@/ui/dialog.tsx";

/** What can receive the focus in place of an element that is gone. */
const FOCUS_TARGETS = "section, form, aside, [tabindex]";

function canTakeFocus(element: HTMLElement): boolean {
  return isShown(element) && !element.matches(":disabled");
}

/** The element and its ancestors, innermost first. */
function withAncestors(element: Element): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let each: Element | null = element; each && each !== document.body; ) {
    if (each instanceof HTMLElement) path.push(each);
    each = each.parentElement;
  }
  return path;
}

/** Focuses an element, and makes it focusable for as long as it has the focus. */
function focusTarget(target: HTMLElement): void {
  if (!target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
}

/**
 * Keeps the focus nearby when the focused element is removed, moved or disabled, such as the "Take" button
 * after the lead has been taken. Otherwise nothing would have the focus, and a screen reader would continue
 * from the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: HTMLElement[] = [];
    let frame = 0;

    function remember({ target }: FocusEvent) {
      if (target instanceof Element) path = withAncestors(target);
    }
    // Pressing an empty area removes the focus, as people expect.
    function forget() {
      path = [];
    }
    function restore() {
      const [last, ...around] = path;
      const active = document.activeElement;
      // A button that has just been disabled remains the active element until the next frame.
      const isLost = active === document.body || (active === last && active?.matches(":disabled"));
      if (!last || !isLost) return;
      if (canTakeFocus(last)) return last.focus({ preventScroll: true });
      const target = around.find((each) => each.matches(FOCUS_TARGETS) && canTakeFocus(each));
      if (target) focusTarget(target);
    }
    // Waits a frame, so that code that moves the focus deliberately runs first.
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
