import * as RadixDialog from "@radix-ui/react-dialog";
import { clsx } from "clsx";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A sentence under the title; read out when the dialog opens. */
  description?: ReactNode;
  children: ReactNode;
  className?: string;
  /** Where the focus goes on closing. Safari does not focus a clicked button, so openers pass it. */
  returnFocusTo?: HTMLElement | null;
};

/**
 * A modal dialog: traps the focus, closes on Escape, and hands the focus back to whatever had it
 * when the dialog opened (it may be opened from far away, so there is no trigger to return to).
 * A press beside it does not close it: a half-filled form would seem lost.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  className,
  returnFocusTo,
}: DialogProps) {
  const focusedBefore = useRef<Element | null>(null);

  function returnFocus(event: Event) {
    event.preventDefault();
    const target = [returnFocusTo, focusedBefore.current].find(
      (element) =>
        element instanceof HTMLElement && element.isConnected && element !== document.body,
    );
    if (target instanceof HTMLElement) target.focus();
    else document.querySelector<HTMLElement>("main")?.focus();
  }

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-overlay fixed inset-0 z-40 bg-deep/60" />
        <RadixDialog.Content
          onOpenAutoFocus={() => {
            focusedBefore.current = document.activeElement;
          }}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={(event) => {
            // The first Escape belongs to an open list of suggestions.
            const { target } = event;
            if (target instanceof HTMLElement && target.getAttribute("aria-expanded") === "true") {
              event.preventDefault();
            }
          }}
          onInteractOutside={(event) => event.preventDefault()}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={clsx(
            "dialog-content fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-surface text-ink shadow-raised",
            "inset-x-0 bottom-0 max-h-[96dvh] rounded-t-xl",
            "sm:inset-x-auto sm:bottom-auto sm:left-1/2 sm:top-1/2 sm:max-h-[92dvh] sm:w-[min(40rem,94vw)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl",
            className,
          )}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-8 sm:pt-7">
            <div className="flex flex-col gap-1">
              <RadixDialog.Title className="text-2xl">{title}</RadixDialog.Title>
              {description ? (
                <RadixDialog.Description className="text-muted">
                  {description}
                </RadixDialog.Description>
              ) : null}
            </div>
            <RadixDialog.Close
              aria-label="Close"
              className="-me-2 -mt-1 inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-sand"
            >
              <X aria-hidden="true" className="size-5" />
            </RadixDialog.Close>
          </div>
          <div className="px-5 pb-6 pt-5 sm:px-8 sm:pb-8">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
