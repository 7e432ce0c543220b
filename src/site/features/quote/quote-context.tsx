import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { idle, loaded } from "@/lib/idle.ts";
import { followStored } from "@/lib/storage.ts";
import { within } from "@/lib/timeout.ts";
import { openInstead } from "@/site/features/page-content/open-instead.ts";
import { DialogBoundary } from "@/ui/dialog-boundary.tsx";
import { hasReceipts, RECEIPTS_KEY } from "./has-receipts.ts";
import type { QuoteDialogProps } from "./quote-dialog.tsx";
import { quoteDialog, receiptBar } from "./quote-loader.ts";
import { type QuotePreset, quoteAddress } from "./quote-preset.ts";
import type { ReceiptBarProps } from "./receipt-bar.tsx";
import type { QuoteReceipt } from "./receipts.ts";

/** Opens the quote dialog. The focus returns to `opener` when it closes. */
type OpenQuote = (preset: QuotePreset, opener: HTMLElement | null) => void;

const QuoteContext = createContext<OpenQuote | null>(null);

/** How long to wait for the dialog's code before the form's page opens instead. */
const LOAD_TIMEOUT_MILLISECONDS = 5000;

type Opening = { preset: QuotePreset; opener: HTMLElement | null; count: number };

/** Renders the site's only quote dialog, and lets any button open it. */
export function QuoteProvider({ children }: { children: ReactNode }) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [open, setOpen] = useState(false);
  const [receipt, setReceipt] = useState<QuoteReceipt>();
  const showBar = useCallback(async () => {
    try {
      const { receiptForBar } = await import("./receipts.ts");
      if (receiptForBar()) await receiptBar.load("bar");
      setReceipt(receiptForBar());
    } catch {
      // The receipt is also available at /request.
    }
  }, []);
  const dismiss = useCallback(() => setReceipt(undefined), []);
  // Shows the bar of an earlier request again, but not before the page has loaded.
  useEffect(() => {
    async function showAgain() {
      await loaded();
      await idle();
      await showBar();
    }
    if (hasReceipts()) void showAgain();
    return followStored(RECEIPTS_KEY, showBar);
  }, [showBar]);

  const openQuote = useCallback<OpenQuote>((preset, opener) => {
    const { pathname } = window.location;
    // On another page, it would be in the way of what the person does now.
    const isStillHere = () => window.location.pathname === pathname;
    const prepared = quoteDialog.load("quote").then(({ prepareDraft }) => prepareDraft());
    within(LOAD_TIMEOUT_MILLISECONDS, prepared).then(
      () => {
        if (!isStillHere()) return;
        setOpening((previous) => ({ preset, opener, count: (previous?.count ?? 0) + 1 }));
        setOpen(true);
      },
      () => {
        if (isStillHere()) openInstead(quoteAddress(preset));
      },
    );
  }, []);

  return (
    <QuoteContext value={openQuote}>
      {children}
      {opening ? (
        <DialogBoundary
          resetKey={String(opening.count)}
          page={{ href: quoteAddress(opening.preset), label: "Open the form on its own page" }}
          onClose={() => setOpening(null)}
          // Shows the receipt, if the request had arrived.
          onFault={() => setOpen(false)}
        >
          <LoadedDialog
            key={opening.count}
            open={open}
            onOpenChange={setOpen}
            preset={opening.preset}
            opener={opening.opener}
            onReceipt={showBar}
          />
        </DialogBoundary>
      ) : null}
      {receipt && !open ? <LoadedReceiptBar receipt={receipt} onDismiss={dismiss} /> : null}
    </QuoteContext>
  );
}

/** Rendered only after the dialog's code has loaded. */
function LoadedDialog(props: QuoteDialogProps) {
  const { default: QuoteDialog } = quoteDialog.read("quote");
  return <QuoteDialog {...props} />;
}

/** Rendered only after the bar's code has loaded. */
function LoadedReceiptBar(props: ReceiptBarProps) {
  const { default: ReceiptBar } = receiptBar.read("bar");
  return <ReceiptBar {...props} />;
}

/** Returns the function that opens the quote dialog. Throws outside `QuoteProvider`. */
export function useOpenQuote(): OpenQuote {
  const openQuote = useContext(QuoteContext);
  if (!openQuote) throw new Error("useOpenQuote must be used inside QuoteProvider.");
  return openQuote;
}
