import { Search } from "lucide-react";
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { Spinner } from "@/ui/spinner.tsx";
import type { SearchDialogProps } from "./search-dialog.tsx";
import { slashKeyOpensSearch } from "./slash-key.ts";

// The dialog, the library and the index stay out of the first load.
const fetchDialog = () => import("./search-dialog.tsx");

function prepare() {
  fetchDialog().then(
    ({ prepareSearch }) => prepareSearch(),
    () => {
      // Opening tries again and says what failed.
    },
  );
}

/** Opens the site search, as do "/" and Ctrl-K or Cmd-K anywhere on the page. */
export function SearchButton({ onOpen }: { onOpen?: () => void }) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [state, setState] = useState<"closed" | "waiting" | "open" | "failed">("closed");
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  async function openSearch(from: HTMLElement | null) {
    onOpen?.();
    setOpener(from);
    if (Dialog) return setState("open");
    setState("waiting");
    try {
      const module = await fetchDialog();
      setDialog(() => module.default);
      setState("open");
    } catch {
      setState("failed");
    }
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || event.defaultPrevented || event.repeat) return;
    // In a field the keys belong to the text, and a dialog has its own business.
    const { target } = event;
    if (target instanceof Element && target.closest("input, textarea, select, [contenteditable]")) {
      return;
    }
    if (document.querySelector("[role=dialog], dialog[open]")) return;
    event.preventDefault();
    const focused = document.activeElement;
    const from = focused instanceof HTMLElement && focused !== document.body ? focused : null;
    void openSearch(from ?? button.current);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-busy={state === "waiting" || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onClick={(event) => void openSearch(event.currentTarget)}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-sand"
      >
        {state === "waiting" ? <Spinner /> : <Search aria-hidden="true" className="size-5" />}
        <span className="sr-only">Search</span>
      </button>
      {state === "failed" ? (
        <div
          role="alert"
          className="absolute end-4 top-full mt-2 flex max-w-form items-center gap-2 rounded-lg border border-line bg-surface px-4 py-3 shadow-raised"
        >
          The search could not be loaded.
          <Button size="small" onClick={() => void openSearch(button.current)}>
            Try again
          </Button>
          <Button size="small" variant="quiet" onClick={() => setState("closed")}>
            Close
          </Button>
        </div>
      ) : null}
      {Dialog ? (
        <Dialog
          open={state === "open"}
          onOpenChange={(open) => setState(open ? "open" : "closed")}
          opener={opener}
        />
      ) : null}
    </>
  );
}

function isShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" && !altKey && !shiftKey;
  // Some keyboards type "/" with Shift.
  return key === "/" && !altKey && slashKeyOpensSearch();
}
