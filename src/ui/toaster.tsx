import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { toast as sonner, Toaster } from "sonner";
import { isDialogOpen } from "@/lib/focus-page.ts";

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
        offset={{ top: `var(${FREE_TOP})` }}
        mobileOffset={{ top: `var(${FREE_TOP})` }}
        duration={6000}
        style={{ translate: `var(${SHIFT})` }}
        closeButton
        toastOptions={{
          unstyled: true,
          style: { fontFamily: "inherit" },
          classNames: {
            toast:
              "pointer-events-auto flex w-full font-sans items-start gap-3 rounded border-[1.5px] border-current bg-surface p-4 pe-12 text-base shadow-raised",
            title: "font-semibold",
            description: "text-ink",
            success: "text-success",
            error: "text-danger",
            icon: "mt-1",
            closeButton:
              "absolute end-0.5 top-0.5 inline-flex size-11 items-center justify-center rounded-full text-ink transition-colors hover:bg-sand [&_svg]:size-4",
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
 * whose root element has `data-toasts="below"`, except on its pages for signing in. See `transitions.css`.
 */
const BELOW = "data-toast-below";

/** Moves the toast to the other end of the screen if it covers the element focused by keyboard, or a message. */
function keepClearOfFocus(): void {
  const shown = document.querySelector("[data-sonner-toast]");
  const target = document.activeElement;
  if (shown) keepClearOfBars();
  if (
    !shown ||
    !target?.matches(":focus-visible, [tabindex='-1']:not(main)") ||
    shown.contains(target)
  )
    return;
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

/** Where the free part of the screen begins, how far a toast moves to the right, and how high the bars below it are. See `transitions.css`. */
const FREE_TOP = "--toast-top";
const SHIFT = "--toast-shift";
const BARS_BELOW = "--toast-bars";

/** The space between a toast and the bars above and below it, its width and the height of two lines, in pixels. */
const [GAP_ABOVE, GAP_BELOW, TOAST_WIDTH, TOAST_HEIGHT] = [8, 16, 356, 96];

/** How far from its place a bar may be and still stick there, in pixels. */
const NEAR = 16;

/**
 * The part of the screen that no bar covers, in pixels from its top, and how far a toast there is from its middle. Under
 * an open dialog, bars say nothing.
 */
function freeScreen() {
  const free = { top: 64, bottom: window.innerHeight, shift: 0 };
  if (isDialogOpen()) {
    // It begins with its title and the button that closes it: the toast is between them, or below them.
    const title = document.querySelector("[role=dialog] h2");
    const head = title?.parentElement?.getBoundingClientRect();
    const isNearTop = head && head.bottom < window.innerHeight / 3;
    const isCentred = head && Math.abs(head.left + head.right - window.innerWidth) < NEAR;
    if (!title || !isNearTop || !isCentred) return free;
    // The button's icon is smaller than the button.
    const end = (title.nextElementSibling?.getBoundingClientRect().left ?? head.right) + GAP_ABOVE;
    const isBeside = title.getBoundingClientRect().right + TOAST_WIDTH < end;
    if (!isBeside) return { ...free, top: Math.max(free.top, head.bottom) };
    return {
      ...free,
      top: Math.max(0, head.bottom - TOAST_HEIGHT),
      shift: end - (TOAST_WIDTH + head.left + head.right) / 2,
    };
  }
  for (const bar of document.querySelectorAll("[data-header-bar], [data-section-bar]")) {
    const { top, bottom } = bar.getBoundingClientRect();
    // A list beside the text is not a bar.
    const isBar = bottom - top < window.innerHeight / 3;
    if (isBar && top <= free.top + NEAR) free.top = Math.max(free.top, bottom);
  }
  // The last one is at the edge of the screen.
  const below = [...document.querySelectorAll("[data-lower-bar], [data-receipt-bar]")];
  for (const bar of below.reverse()) {
    const { top, bottom } = bar.getBoundingClientRect();
    if (bottom >= free.bottom - NEAR) free.bottom = Math.min(free.bottom, top);
  }
  return free;
}

function keepClearOfBars(): ReturnType<typeof freeScreen> {
  const free = freeScreen();
  const { style } = document.documentElement;
  style.setProperty(FREE_TOP, `${free.top + GAP_ABOVE}px`);
  style.setProperty(SHIFT, `${free.shift}px`);
  style.setProperty(BARS_BELOW, `${window.innerHeight - free.bottom}px`);
  return free;
}

/** What a toast could cover of the buttons, telephone numbers and links below a sign-in: not those beside it. */
function buttonBoxes(): DOMRect[] {
  const place = isDialogOpen() ? "[role=dialog]" : "main";
  const buttons = document.querySelectorAll(
    `${place} :is(.button, [href^="tel:"], [data-entry] a)`,
  );
  return [...buttons]
    .map((button) => button.getBoundingClientRect())
    .filter(({ left, right, width }) => {
      return width > 0 && Math.abs(left + right - window.innerWidth) < TOAST_WIDTH + width;
    });
}

/** Where a toast in the lower half of the screen ends, so that it covers no button. */
function aboveButtons(end: number): number {
  return buttonBoxes().reduceRight((lowest, { top, bottom }) => {
    const isUnder = top < lowest && bottom > lowest - GAP_BELOW - TOAST_HEIGHT;
    return isUnder && top > window.innerHeight / 2 ? top : lowest;
  }, end);
}

/** Whether a toast from there on would cover what matters now: the focused element, the page's heading or a button. */
function covers(start: number): boolean {
  const heading = isDialogOpen() ? null : document.querySelector("h1");
  const boxes = [document.activeElement, heading].map((each) => each?.getBoundingClientRect());
  return [...boxes, ...buttonBoxes()].some((box) => {
    // A page or a whole form that has the focus is larger than any toast.
    return (
      box &&
      box.height < window.innerHeight / 2 &&
      box.bottom > start &&
      box.top < start + TOAST_HEIGHT
    );
  });
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
  const isEntry = document.querySelector("[data-entry]") !== null;
  const isUsuallyBelow = root.dataset.toasts === "below" && !isDialogOpen() && !isEntry;
  const { top, bottom: barsTop } = keepClearOfBars();
  // A list in the workspace has buttons in every row, and above the buttons of a sign-in is what the toast speaks of.
  const bottom = isUsuallyBelow || isEntry ? barsTop : aboveButtons(barsTop);
  root.style.setProperty(BARS_BELOW, `${window.innerHeight - bottom}px`);
  const isFreeBelow = !covers(bottom - GAP_BELOW - TOAST_HEIGHT);
  root.toggleAttribute(BELOW, isUsuallyBelow || (covers(top + GAP_ABOVE) && isFreeBelow));
}
