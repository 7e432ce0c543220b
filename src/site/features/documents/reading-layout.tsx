import { clsx } from "clsx";
import type { ReactNode } from "react";
import { TableOfContents, type TableOfContentsItem } from "@/ui/table-of-contents.tsx";

/** A long text with a readable line length, beside its table of contents. */
export function ReadingLayout({
  contents,
  isWide = false,
  children,
}: {
  contents: readonly TableOfContentsItem[];
  /** Whether some of the sections use the whole width, for tables. */
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-page px-4 pb-8 sm:px-6 sm:pb-12 lg:grid lg:grid-cols-[minmax(14rem,1fr)_minmax(0,2fr)] lg:gap-16 lg:py-16 print:block">
      <TableOfContents items={contents} />
      <div
        className={clsx(
          "flex min-w-0 [&_:is(p,li)]:max-w-form flex-col gap-8 max-lg:pt-6 sm:gap-12 sm:text-lg",
          isWide || "lg:max-w-form",
        )}
      >
        {children}
      </div>
    </div>
  );
}
