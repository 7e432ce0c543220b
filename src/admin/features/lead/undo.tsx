import { Undo2, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "@/ui/button.tsx";

/** How long an undo is offered, in milliseconds. */
const UNDO_TIME = 10_000;

type Offer = { text: string; undo: () => Promise<void> };

let current: Offer | null = null;
const listeners = new Set<() => void>();

/** Offers to undo the last change; null withdraws the offer. */
export function offerUndo(offer: Offer | null): void {
  current = offer;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Announces the last change and offers to undo it, for ten seconds or for as long as it is hovered or
 * focused.
 */
export function UndoBar() {
  const offer = useSyncExternalStore(subscribe, () => current);
  const [isHeld, setIsHeld] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    if (!offer || isHeld || isBusy) return;
    const timer = window.setTimeout(() => offerUndo(null), UNDO_TIME);
    return () => window.clearTimeout(timer);
  }, [offer, isHeld, isBusy]);

  async function undo() {
    if (!offer) return;
    setIsBusy(true);
    try {
      await offer.undo();
    } finally {
      setIsBusy(false);
      setIsHeld(false);
    }
  }

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-30 flex justify-center px-4 print:hidden"
    >
      {offer ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing its buttons keeps it open.
        <div
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
          className="pointer-events-auto flex items-center gap-3 rounded-full bg-deep py-1.5 pe-2 ps-5 text-sm text-on-deep shadow-raised"
        >
          <span>{offer.text}</span>
          <Button size="small" variant="inverse" busy={isBusy} onClick={() => void undo()}>
            <Undo2 aria-hidden="true" className="size-4" /> Undo
          </Button>
          <button
            type="button"
            aria-label="Dismiss"
            onClick={() => offerUndo(null)}
            className="inline-flex size-8 items-center justify-center rounded-full"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      ) : null}
    </div>
  );
}
