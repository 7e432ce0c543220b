import { clsx } from "clsx";
import { Undo2, X } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
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
    <div role="status" className="flex w-full">
      {newest ? <UndoBar key={newest.id} offer={newest} /> : null}
    </div>
  );
}

/** Where a bar can be, the best place first: its class, and how much of the free width is before it. */
const PLACES = [
  { className: "mx-auto", before: 0.5 },
  { className: "me-auto", before: 0 },
  { className: "ms-auto", before: 1 },
] as const;

/** Where a bar covers the fewest controls and notices. Those in the rows of a list do not count: it covers some wherever it is. */
function freestPlace(bar: HTMLElement) {
  const { top, bottom, width } = bar.getBoundingClientRect();
  const room = bar.parentElement?.getBoundingClientRect();
  const controls =
    "main :is(a, button, input, select, textarea, summary, [data-notice]):not(.leads-rows *)";
  const boxes = [...document.querySelectorAll(controls)]
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.top < bottom && box.bottom > top);
  const covered = PLACES.map(({ before }) => {
    const start = room ? room.left + (room.width - width) * before : 0;
    return boxes.filter((box) => box.left < start + width && box.right > start).length;
  });
  return PLACES[covered.indexOf(Math.min(...covered))] ?? PLACES[0];
}

/** One change, for ten seconds or for as long as the bar is hovered or focused. Then those before it are final too. */
function UndoBar({ offer }: { offer: UndoOffer }) {
  const { id, name, text, isBusy } = offer;
  const textId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<(typeof PLACES)[number]>(PLACES[0]);
  useLayoutEffect(() => {
    if (bar.current) setPlace(freestPlace(bar.current));
  }, []);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld || isBusy) return;
    const timer = window.setTimeout(withdrawAllOffers, UNDO_TIME);
    return () => window.clearTimeout(timer);
  }, [isHeld, isBusy]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing its buttons keeps it open.
    <div
      ref={bar}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={clsx(
        "pointer-events-auto flex max-w-full items-center sm:max-w-2xl lg:max-xl:max-w-[33rem] gap-3 rounded-full border border-outline bg-deep py-1.5 pe-2 ps-5 text-sm text-on-deep shadow-raised",
        place.className,
      )}
    >
      <span id={textId} className="min-w-0 break-words">
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
        <span aria-hidden="true" className="text-xs pointer-coarse:hidden">
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
