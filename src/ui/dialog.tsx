import * as RadixDialog from "@radix-ui/react-dialog";
import { clsx } from "clsx";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useBackCloses } from "@/lib/back-closes.ts";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence below the title, announced when the dialog opens. */
  description?: ReactNode;
  children: ReactNode;
  className?: string;
  /** Where the focus moves on closing, because Safari does not focus a clicked button. */
  returnFocusTo?: HTMLElement | null;
  /**
   * `form` is centred, or at the bottom of a phone's screen. `search` is at the top, or fills a phone's
   * screen, and only shows its title to screen readers. The children of `search` set their own padding and
   * scrolling, and leave 4rem free for the close button at the end of their first line.
   */
  variant?: "form" | "search";
  /** Runs after the dialog has closed and the focus has returned, for example to navigate. */
  onClosed?: () => void;
};

const places = {
  form: "inset-x-0 bottom-0 max-h-[96dvh] scroll-pt-20 scroll-pb-10 overflow-y-auto rounded-t-xl sm:inset-x-auto sm:bottom-auto sm:left-1/2 sm:top-1/2 sm:max-h-[92dvh] sm:w-[min(40rem,94vw)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl",
  search:
    "inset-0 overflow-y-auto sm:inset-x-auto sm:bottom-auto sm:left-1/2 sm:top-[max(1rem,9dvh)] sm:max-h-[min(44rem,82dvh)] sm:w-[min(44rem,94vw)] sm:-translate-x-1/2 sm:rounded-xl",
};

/** False for an element that has been removed or hidden, such as a button in a closed menu. */
export function isShown(element: HTMLElement): boolean {
  return element.isConnected && (element.checkVisibility?.() ?? true);
}

/**
 * A modal dialog. Traps the focus, closes on Escape and on Back, and returns the focus to the previously focused element:
 * there is no fixed trigger. A press outside closes a search but not a form, whose content would seem to be
 * lost.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  className,
  returnFocusTo,
  variant = "form",
  onClosed,
}: DialogProps) {
  const focusedBefore = useRef<Element | null>(null);
  useBackCloses(open, () => onOpenChange(false));

  function returnFocus(event: Event) {
    event.preventDefault();
    const target = [returnFocusTo, focusedBefore.current].find(
      (element) => element instanceof HTMLElement && element !== document.body && isShown(element),
    );
    if (target instanceof HTMLElement) target.focus();
    else document.querySelector<HTMLElement>("main")?.focus();
    onClosed?.();
  }

  const close = (
    <RadixDialog.Close
      aria-label="Close"
      className={clsx(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-sand",
        variant === "form" ? "-me-2" : "absolute end-2.5 top-2.5",
      )}
    >
      <X aria-hidden="true" className="size-5" />
    </RadixDialog.Close>
  );

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        {/* Not Radix's overlay, which locks scrolling with a style element whose content changes, and the
            Content-Security-Policy blocks that. `base.css` locks scrolling instead. */}
        <div
          data-state={open ? "open" : "closed"}
          className="dialog-overlay fixed inset-0 z-40 bg-deep/60"
        />
        <RadixDialog.Content
          onOpenAutoFocus={() => {
            focusedBefore.current = document.activeElement;
          }}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={(event) => {
            // In a form, the first Escape only closes an open list of suggestions.
            const { target } = event;
            if (
              variant === "form" &&
              target instanceof HTMLElement &&
              target.getAttribute("aria-expanded") === "true"
            ) {
              event.preventDefault();
            }
          }}
          onClick={({ target, defaultPrevented }) => {
            // A link to another page of the app, which the router follows.
            if (variant === "form" && defaultPrevented && target instanceof Element) {
              if (target.closest("a[href^='/']")) onOpenChange(false);
            }
          }}
          onInteractOutside={(event) => {
            if (variant === "form") event.preventDefault();
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={clsx(
            "dialog-content fixed z-50 flex flex-col overscroll-contain border-line bg-surface text-ink shadow-raised sm:border",
            places[variant],
            className,
          )}
        >
          {variant === "form" ? (
            <>
              <div className="sticky -top-2 z-40 flex items-center justify-between gap-4 bg-surface px-5 pb-1 pt-4 sm:px-8">
                <RadixDialog.Title className="wrap-anywhere text-2xl">{title}</RadixDialog.Title>
                {close}
              </div>
              {description ? (
                <RadixDialog.Description className="px-5 text-muted sm:px-8">
                  {description}
                </RadixDialog.Description>
              ) : null}
              <div className="px-5 pb-6 pt-5 sm:px-8 sm:pb-8">{children}</div>
            </>
          ) : (
            <>
              <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
              {description ? (
                <RadixDialog.Description className="sr-only">{description}</RadixDialog.Description>
              ) : null}
              {/* Before the close button, so that the field receives the focus on opening. */}
              {children}
              {close}
            </>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
