import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Fold } from "@/ui/fold.tsx";
import { type SectionId, treatmentContents } from "./treatment-contents.ts";

/** A section of the page as a card. Its heading is the entry in the table of contents. */
export function SectionCard({
  id,
  title = treatmentContents.find((item) => item.id === id)?.label,
  className,
  folded,
  children,
}: {
  id: SectionId;
  title?: string;
  className?: string;
  /** What the section has, if all of it is collapsed. */
  folded?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={clsx(
        // Cards on wide screens, but plain sections on phones, where borders would take up width.
        "flex flex-col gap-2 border-line max-sm:pt-3 max-sm:not-first:border-t sm:gap-4 sm:rounded-lg sm:border sm:bg-surface sm:p-8 sm:shadow-card",
        "print:gap-2 print:rounded-none print:border-0 print:bg-transparent print:p-0 print:shadow-none",
        className,
      )}
    >
      <h2 id={`${id}-heading`} className="text-2xl print:break-after-avoid">
        {title}
      </h2>
      {folded ? <FoldedPart title={folded}>{children}</FoldedPart> : children}
    </section>
  );
}

/** A collapsed part of a card, with details that only some readers need. */
export function FoldedPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold
      title={title}
      headingLevel="h3"
      className="border-t border-line max-sm:-mt-1 print:border-0"
    >
      {children}
    </Fold>
  );
}

/** A part of a section, with its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-2 flex flex-col gap-1 sm:gap-2.5 print:mt-0">
      <h3 className="text-xl print:break-after-avoid">{title}</h3>
      {children}
    </div>
  );
}
