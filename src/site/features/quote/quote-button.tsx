import { ActionLink, type ActionLinkProps } from "@/ui/button.tsx";
import { useOpenQuote } from "./quote-context.tsx";
import { prepareQuote } from "./quote-loader.ts";
import { type QuotePreset, quoteAddress } from "./quote-preset.ts";

type QuoteButtonProps = Omit<ActionLinkProps, "href" | "onPress" | "onPrepare"> & {
  preset?: QuotePreset;
  /** Runs before the dialog opens, for example to close a menu. */
  onOpen?: () => void;
};

/** Opens the quote dialog, or links to the page with the same form. */
export function QuoteButton({ preset = {}, onOpen, ...rest }: QuoteButtonProps) {
  const openQuote = useOpenQuote();
  return (
    <ActionLink
      href={quoteAddress(preset)}
      aria-haspopup="dialog"
      onPrepare={prepareQuote}
      onPress={(link) => {
        onOpen?.();
        openQuote(preset, link);
      }}
      {...rest}
    />
  );
}
