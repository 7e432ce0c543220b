import { Search } from "lucide-react";
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { hrefTo } from "@/lib/routes.ts";
import { openInstead } from "@/site/features/page-content/open-instead.ts";
import { actionLink } from "@/ui/button.tsx";
import { DialogBoundary } from "@/ui/dialog-boundary.tsx";
import { Link } from "@/ui/link.tsx";
import type { SearchDialogProps } from "./search-dialog.tsx";
import { slashKeyOpensSearch } from "./slash-key.ts";

// Keeps the dialog, the library and the index out of the initial load.
const fetchDialog = () => import("./search-dialog.tsx");

/** Loads the search, so that it opens immediately. Never rejects. */
export function prepareSearch() {
  fetchDialog().then(
    ({ prepareSearch }) => prepareSearch(),
    () => {
      // Opening the search retries, and follows the link if that fails too.
    },
  );
}

/** Opens the site search, as do "/" and Ctrl+K or Cmd+K anywhere on the page. */
export function SearchButton({ onOpen }: { onOpen?: () => void }) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLAnchorElement>(null);

  async function openSearch(from: HTMLElement | null) {
    onOpen?.();
    setOpener(from);
    if (Dialog) return setOpen(true);
    try {
      const module = await fetchDialog();
      setDialog(() => module.default);
      setOpen(true);
    } catch {
      openInstead(hrefTo.packages());
    }
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || event.defaultPrevented || event.repeat) return;
    // Ignores keys typed in a field or a dialog.
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
      {/* Without JavaScript, it links to the list of treatments. */}
      <Link
        ref={button}
        href={hrefTo.packages()}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        {...actionLink({ onPress: (link) => void openSearch(link), onPrepare: prepareSearch })}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-sand max-[23rem]:w-9"
      >
        <Search aria-hidden="true" className="size-5" />
        <span className="sr-only">Search the site</span>
      </Link>
      {Dialog ? (
        <DialogBoundary
          resetKey={String(isOpen)}
          page={{ href: hrefTo.packages(), label: "Open the list of treatments" }}
          onClose={() => setOpen(false)}
        >
          <Dialog open={isOpen} onOpenChange={setOpen} opener={opener} />
        </DialogBoundary>
      ) : null}
    </>
  );
}

function isShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" && !altKey && !shiftKey;
  // Some keyboard layouts need Shift for "/".
  return key === "/" && !altKey && slashKeyOpensSearch();
}
