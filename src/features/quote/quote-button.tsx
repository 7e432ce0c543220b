import { hrefTo } from "@/lib/routes.ts";
import { Button, type ButtonProps } from "@/ui/button.tsx";
import { withoutScript } from "@/ui/without-script.tsx";
import { type QuotePreset, useQuote } from "./quote-context.tsx";

type QuoteButtonProps = Omit<ButtonProps, "onClick" | "type"> & {
  preset?: QuotePreset;
  /** Runs before the dialog opens, for instance to close a menu. */
  onOpen?: () => void;
};

/** Any button that opens the quote dialog. Fetches its code as soon as somebody seems to want it. */
export function QuoteButton({ preset, onOpen, ...rest }: QuoteButtonProps) {
  const { openQuote, prepareQuote } = useQuote();
  return (
    <Button
      {...withoutScript(hrefTo.contact())}
      aria-haspopup="dialog"
      onPointerEnter={prepareQuote}
      onFocus={prepareQuote}
      onTouchStart={prepareQuote}
      onClick={(event) => {
        event.preventDefault();
        onOpen?.();
        openQuote(preset, event.currentTarget);
      }}
      {...rest}
    />
  );
}
