import { clsx } from "clsx";
import type { ReactNode } from "react";
import { TableOfContents, type TableOfContentsItem } from "@/ui/table-of-contents.tsx";

/** A long text beside its table of contents, in lines that are easy to follow. */
export function ReadingLayout({
  contents,
  className,
  children,
}: {
  contents: readonly TableOfContentsItem[];
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 py-10 sm:px-6 lg:grid-cols-[minmax(14rem,1fr)_minmax(0,2fr)] lg:gap-16 lg:py-16">
      <TableOfContents items={contents} />
      <div className={clsx("flex min-w-0 max-w-form flex-col gap-12 sm:text-lg", className)}>
        {children}
      </div>
    </div>
  );
}
