import type { LeadCity } from "@shared/cities.ts";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { createLoadable } from "@/lib/loadable.ts";
import { toast } from "@/ui/toast.ts";
import type { QuoteDialogProps } from "./quote-dialog.tsx";
import { QUOTE_MESSAGES } from "./quote-messages.ts";

/** What the place that opens the quote dialog already knows. */
export type QuotePreset = {
  treatment?: string;
  city?: LeadCity;
  /** Shown to the visitor, not sent. */
  package?: string;
};

type QuoteContextValue = {
  /** Opens the dialog. `opener` gets the focus back when it closes. */
  openQuote: (preset?: QuotePreset, opener?: HTMLElement | null) => void;
  /** Fetches the dialog's code ahead of its first opening. */
  prepareQuote: () => void;
};

const QuoteContext = createContext<QuoteContextValue | null>(null);

// The form, its rules and the phone numbers' metadata stay out of the first load.
const quoteDialog = createLoadable((_name: "quote") => import("./quote-dialog.tsx"));

type Opening = { preset: QuotePreset; opener: HTMLElement | null; count: number };

/** Holds the one quote dialog of the site and lets any button open it. */
export function QuoteProvider({ children }: { children: ReactNode }) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [open, setOpen] = useState(false);

  const openQuote = useCallback((preset: QuotePreset = {}, opener: HTMLElement | null = null) => {
    quoteDialog.load("quote").then(
      () => {
        setOpening((previous) => ({ preset, opener, count: (previous?.count ?? 0) + 1 }));
        setOpen(true);
      },
      () => toast.error(QUOTE_MESSAGES.network),
    );
  }, []);
  const prepareQuote = useCallback(() => {
    quoteDialog.load("quote").catch(() => {
      // Opening tries again and says what failed.
    });
  }, []);
  const value = useMemo(() => ({ openQuote, prepareQuote }), [openQuote, prepareQuote]);

  return (
    <QuoteContext value={value}>
      {children}
      {opening ? (
        <LoadedDialog
          key={opening.count}
          open={open}
          onOpenChange={setOpen}
          preset={opening.preset}
          opener={opening.opener}
        />
      ) : null}
    </QuoteContext>
  );
}

/** The dialog, whose code has arrived by the time that this is shown. */
function LoadedDialog(props: QuoteDialogProps) {
  const { default: QuoteDialog } = quoteDialog.read("quote");
  return <QuoteDialog {...props} />;
}

/** The quote dialog's controls. Throws outside of `QuoteProvider`. */
export function useQuote(): QuoteContextValue {
  const value = useContext(QuoteContext);
  if (!value) throw new Error("useQuote stands outside of QuoteProvider.");
  return value;
}
