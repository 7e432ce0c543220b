import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { toast as sonner, Toaster } from "sonner";

let mounted = false;

function mountToaster(): void {
  if (mounted) return;
  mounted = true;
  document.addEventListener("focusin", keepClearOfFocus);
  document.addEventListener("focusin", keepClearOfNewPage);
  // Browsers scroll the focused element into view after `focusin`.
  document.addEventListener("scroll", keepClearOfFocus, { capture: true, passive: true });
  const host = document.createElement("div");
  document.body.append(host);
  host.addEventListener("focusin", rememberFocus, { capture: true });
  // In a separate React root, so that a toast outlives the page that showed it.
  flushSync(() =>
    createRoot(host).render(
      <Toaster
        position="top-center"
        // Below the header, so as not to cover it.
        offset={{ top: "4.75rem" }}
        mobileOffset={{ top: "4.5rem" }}
        duration={6000}
        closeButton
        toastOptions={{
          unstyled: true,
          style: { fontFamily: "inherit" },
          classNames: {
            toast:
              "pointer-events-auto flex w-full font-sans items-start gap-3 rounded border-[1.5px] border-current bg-surface p-4 pe-10 text-base shadow-raised",
            title: "font-semibold",
            description: "text-ink",
            success: "text-success",
            error: "text-danger",
            icon: "mt-1",
            closeButton:
              "absolute end-2 top-2 inline-flex size-8 items-center justify-center rounded-full text-ink transition-colors hover:bg-sand [&_svg]:size-4",
          },
        }}
      />,
    ),
  );
  // The library creates its own live region only with its first text, so the announcer reads all of them.
  host.querySelector("[aria-live]")?.setAttribute("aria-live", "off");
}

/** What had the focus before the toast. */
let focusedBefore: EventTarget | null = null;

/** Keeps the focus from the library, which would move it back from whatever is pressed or tabbed to after a toast. */
function rememberFocus(event: FocusEvent): void {
  event.stopImmediatePropagation();
  const { currentTarget: host, relatedTarget: from } = event;
  if (host instanceof Node && from instanceof Node && host.contains(from)) return;
  focusedBefore = from;
}

/** If the toast that closes has the focus, it returns to where it was. */
function returnFocus(): void {
  if (!document.activeElement?.closest("[data-sonner-toaster]")) return;
  if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
}

/**
 * Moves the toast to the bottom: if it would cover the heading or the focused element, or from the start in an app
 * whose root element has `data-toasts="below"`. See `transitions.css`.
 */
const BELOW = "data-toast-below";

/** Moves the toast to the other end of the screen if it covers the element focused by keyboard. */
function keepClearOfFocus(): void {
  const shown = document.querySelector("[data-sonner-toast]");
  const target = document.activeElement;
  if (!shown || !target?.matches(":focus-visible") || shown.contains(target)) return;
  const [toast, focused] = [shown.getBoundingClientRect(), target.getBoundingClientRect()];
  const covers =
    toast.left < focused.right &&
    toast.right > focused.left &&
    toast.top < focused.bottom &&
    toast.bottom > focused.top;
  if (!covers) return;
  const isAbove = focused.top + focused.bottom < window.innerHeight;
  document.documentElement.toggleAttribute(BELOW, isAbove);
}

/** A new page or a dialog, which gets the focus, has its heading elsewhere than the page that showed the toast. */
function keepClearOfNewPage({ target, relatedTarget }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  const dialog = target.closest("[role=dialog]");
  const hasOpened = dialog && !(relatedTarget instanceof Node && dialog.contains(relatedTarget));
  if (hasOpened || target.matches("main, h1")) placeToast();
}

/** Where a toast appears, in pixels from the top or the bottom of the screen: at least two lines of text. */
const STRIPS = { top: { from: 72, to: 168 }, bottom: { from: 16, to: 112 } };

/** Whether a toast there would cover what matters now: the focused element, the page's heading or the receipt. */
function covers(place: keyof typeof STRIPS): boolean {
  const { from, to } = STRIPS[place];
  const height = window.innerHeight;
  const [start, end] = place === "top" ? [from, to] : [height - to, height - from];
  const spoken = isDialogOpen() ? "" : "h1, ";
  const others = document.querySelectorAll(`${spoken}[data-receipt-bar]`);
  return [document.activeElement, ...others].some((element) => {
    const box = element?.getBoundingClientRect();
    // A page or a whole form that has the focus is larger than any toast.
    return box && box.height < height / 2 && box.bottom > start && box.top < end;
  });
}

function isDialogOpen(): boolean {
  return document.querySelector("[role=dialog][data-state=open]") !== null;
}

/** Shows one toast. The first call mounts the library. */
export function showToast(
  kind: "success" | "error",
  text: string,
  options: { description?: string },
): void {
  mountToaster();
  // One at a time: several would cover the page.
  sonner.dismiss();
  placeToast();
  sonner[kind](text, { ...options, onDismiss: returnFocus, onAutoClose: returnFocus });
}

function placeToast(): void {
  const root = document.documentElement;
  // On a phone, a dialog is at the bottom of the screen, and its messages are there.
  const isUsuallyBelow = root.dataset.toasts === "below" && !isDialogOpen();
  root.toggleAttribute(BELOW, isUsuallyBelow || (covers("top") && !covers("bottom")));
}
