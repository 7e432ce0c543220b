import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { Dialog } from "@/ui/dialog.tsx";
import { loadSiteSearch } from "./load-site-search.ts";
import { SearchPanel } from "./search-panel.tsx";

export type SearchDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What gets the focus back. */
  opener: HTMLElement | null;
};

/** Fetches the index ahead of the dialog's first opening. */
export function prepareSearch(): void {
  loadSiteSearch().catch(() => {
    // The dialog tries again and says what failed.
  });
}

/** The site search. Every opening starts empty: what was searched for is kept nowhere. */
export default function SearchDialog({ open, onOpenChange, opener }: SearchDialogProps) {
  const navigate = useNavigate();
  const destination = useRef<string>(undefined);

  /** Goes to the picked page after the dialog has handed back the focus, so that the page may take it. */
  function leave() {
    const href = destination.current;
    destination.current = undefined;
    if (href) navigate(href);
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
        onPick={(href) => {
          destination.current = href;
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}
