import { Undo2, X } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { usePaletteActions } from "@/admin/features/keyboard/palette-actions.ts";
import { isTaken, singleKeysOn, useSingleKeys } from "@/admin/features/keyboard/single-keys.ts";
import { Button } from "@/ui/button.tsx";
import {
  acceptNewestOffer,
  acceptOffer,
  type UndoOffer,
  useUndoOffers,
  withdrawAllOffers,
  withdrawOffer,
} from "./undo-offers.ts";

/**
 * Class of a bar that is shown above everything else. On a phone and a tablet, it is a part of the bar at the bottom, so
 * that it does not cover what it is about. In a wide window, it is no wider than the space beside the list's controls.
 */
export const noticeBarClass =
  "pointer-events-auto flex max-w-full items-center gap-3 border py-1.5 pe-2 ps-5 text-sm shadow-raised max-lg:border-x-0 max-lg:border-b-0 max-lg:pb-[max(0.375rem,calc(env(safe-area-inset-bottom)-var(--lower-bar-top,0px)))] lg:max-w-[21rem] lg:rounded-full xl:max-w-[36rem]";

/** How long an undo is offered, in milliseconds. */
const UNDO_TIME = 10_000;

/** Undoes the newest change with Ctrl Z, except where the browser undoes typing. */
function useUndoKey(isOffered: boolean): void {
  useEffect(() => {
    if (!isOffered) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "z" || event.altKey || event.shiftKey) return;
      if (event.ctrlKey === event.metaKey || isTaken(event.target)) return;
      event.preventDefault();
      acceptNewestOffer();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOffered]);
}

/** Announces the last change and offers to undo it. Once it is undone or dismissed, the change before it. */
export function UndoBars() {
  const offers = useUndoOffers();
  const newest = offers.at(-1);
  useUndoKey(newest !== undefined);
  useSingleKeys(newest ? { z: acceptNewestOffer } : {});
  usePaletteActions(
    newest
      ? [
          {
            label: `Undo: ${newest.name ? `${newest.name}, ` : ""}${newest.text}`,
            key: singleKeysOn() ? "z" : "Ctrl Z",
            run: () => acceptOffer(newest),
          },
        ]
      : [],
  );
  return (
    <div role="status" className="flex max-w-full flex-col">
      {newest ? <UndoBar key={newest.id} offer={newest} /> : null}
    </div>
  );
}

/** One change, for ten seconds or for as long as the bar is hovered or focused. Then those before it are final too. */
function UndoBar({ offer }: { offer: UndoOffer }) {
  const { id, name, text, isBusy } = offer;
  const textId = useId();
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld || isBusy) return;
    const timer = window.setTimeout(withdrawAllOffers, UNDO_TIME);
    return () => window.clearTimeout(timer);
  }, [isHeld, isBusy]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing its buttons keeps it open.
    <div
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      data-lower-bar
      className={`${noticeBarClass} border-outline bg-deep text-on-deep`}
    >
      <span id={textId} className="min-w-0 break-words max-lg:grow">
        {name ? (
          <span>
            <bdi className="font-semibold">{name}</bdi>:{" "}
          </span>
        ) : null}
        <span>{text}</span>
      </span>
      <Button
        size="small"
        variant="inverse"
        className="shrink-0"
        busy={isBusy}
        aria-describedby={textId}
        aria-keyshortcuts="Control+Z"
        onClick={() => acceptOffer(offer)}
      >
        <Undo2 aria-hidden="true" className="size-4" /> Undo
        <span aria-hidden="true" className="text-xs max-md:hidden pointer-coarse:hidden">
          {singleKeysOn() ? "Z" : "Ctrl Z"}
        </span>
      </Button>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => withdrawOffer(id)}
        className="inline-flex size-8 shrink-0 items-center justify-center rounded-full"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
