import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type FoldProps = {
  /**
   * Anchor of the content. On the content rather than on the `details`, because a browser only opens a closed
   * `details` for an anchor inside it.
   */
  id?: string;
  title: string;
  /** Whether it is open at first. */
  open?: boolean;
  /** The heading level, if the title is one of the page's headings. */
  headingLevel?: "h2" | "h3" | "h4";
  className?: string;
  children: ReactNode;
};

/**
 * Collapsed content: of secondary importance, or for readers who choose theirs from a list. Works without JavaScript, and
 * opens for find-in-page and in print. Never for risks, exclusions or payments that concern everyone.
 */
export function Fold({ id, title, headingLevel: Heading, open, className, children }: FoldProps) {
  return (
    <details open={open} className={clsx("fold group/fold", className)}>
      <summary className="-mx-2 flex min-h-11 list-none items-center justify-between gap-4 rounded px-2 py-1.5 font-semibold transition-colors hover:bg-ink/5 print:mx-0 print:min-h-0 print:p-0 [&::-webkit-details-marker]:hidden">
        {Heading ? (
          <Heading className="font-sans text-base font-semibold tracking-normal">{title}</Heading>
        ) : (
          <span>{title}</span>
        )}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-sea transition-transform group-open/fold:rotate-180 print:hidden"
        />
      </summary>
      <div id={id} className="flex scroll-mt-14 flex-col gap-3 pt-1 pb-4 print:gap-1 print:pb-0">
        {children}
      </div>
    </details>
  );
}
