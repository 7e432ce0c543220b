import { clsx } from "clsx";
import { X } from "lucide-react";
import type { Ref } from "react";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink } from "@/ui/link.tsx";
import type { Choice } from "./choice.ts";

/** Column widths of a narrow table: on a phone two fit and a third shows; on a tablet, four. */
export const narrowColumns: Readonly<Record<number, string>> = {
  1: "grid-cols-1",
  2: "grid-cols-2",
  3: "grid-cols-3 max-md:w-[138%]",
  4: "grid-cols-4 max-md:w-[184%]",
};

type Remove = (slug: TreatmentSlug) => void;

/** Removes a treatment from the comparison. */
export function RemoveButton({ slug, onRemove }: { slug: TreatmentSlug; onRemove: Remove }) {
  return (
    <button
      type="button"
      onClick={() => onRemove(slug)}
      className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1 rounded px-2 text-sm text-muted transition-colors hover:bg-sand hover:text-ink lg:-ms-2 lg:min-h-9 print:hidden"
    >
      <X aria-hidden="true" className="size-4" />
      <span className="max-lg:sr-only">Remove</span>{" "}
      <span className="sr-only">{treatmentNames[slug]}</span>
    </button>
  );
}

type NarrowNamesProps = {
  ref: Ref<HTMLDivElement>;
  choice: Choice;
  onRemove: Remove;
  /** Receives how far the focus has scrolled the names. */
  onScrolled: (left: number) => void;
};

/** The names above the columns on a phone. Scroll sideways with the columns. */
export function NarrowNames({ ref, choice, onRemove, onScrolled }: NarrowNamesProps) {
  if (choice.length < 2) return null;
  return (
    <div
      ref={ref}
      // Only the focus scrolls it, so that nobody can move it away from its columns.
      onScroll={({ currentTarget }) => {
        if (currentTarget.contains(document.activeElement)) onScrolled(currentTarget.scrollLeft);
      }}
      className="sticky top-16 z-10 overflow-x-hidden border-b-2 border-outline bg-paper py-1 md:hidden print:hidden"
    >
      <ul
        aria-label="Compared treatments"
        className={clsx("grid gap-x-4", narrowColumns[choice.length])}
      >
        {choice.map((slug) => (
          <li key={slug} className="relative flex min-w-0 items-center justify-between">
            <TextLink
              href={hrefTo.treatment(slug)}
              className="min-w-0 py-1 font-serif text-sm font-semibold"
            >
              {treatmentNames[slug]}
            </TextLink>
            <RemoveButton slug={slug} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    </div>
  );
}
