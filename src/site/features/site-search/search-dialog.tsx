import { useRef } from "react";
import { useNavigateFromOverlay } from "@/lib/back-closes.ts";
import { useOpenQuote } from "@/site/features/quote/quote-context.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { loadSiteSearch } from "./load-site-search.ts";
import { SearchPanel } from "./search-panel.tsx";

export type SearchDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element to which the focus returns on closing. */
  opener: HTMLElement | null;
};

/** Loads the index before the dialog is first opened. */
export function prepareSearch(): void {
  loadSiteSearch().catch(() => {
    // The dialog retries and shows the error.
  });
}

/** The site search. Always opens empty: queries are not stored. */
export default function SearchDialog({ open, onOpenChange, opener }: SearchDialogProps) {
  const navigate = useNavigateFromOverlay();
  const openQuote = useOpenQuote();
  const next = useRef<() => void>(undefined);

  /** Continues after the dialog has returned the focus, so that a page or another dialog can take it. */
  function leave() {
    const continuation = next.current;
    next.current = undefined;
    continuation?.();
  }

  function closeThen(continuation: () => void) {
    next.current = continuation;
    onOpenChange(false);
  }

  return (
    <Dialog
      variant="search"
      open={open}
      onOpenChange={onOpenChange}
      onClosed={leave}
      returnFocusTo={opener}
      title="Search"
    >
      <SearchPanel
        onPick={(href) => closeThen(() => navigate(href))}
        onAsk={(preset) => closeThen(() => openQuote(preset, opener))}
      />
    </Dialog>
  );
}
