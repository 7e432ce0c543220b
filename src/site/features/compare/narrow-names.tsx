import { clsx } from "clsx";
import { X } from "lucide-react";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink } from "@/ui/link.tsx";
import type { Choice } from "./choice.ts";

/** Columns of a table without a column of labels: on a phone two fit; on a tablet, four. */
export const narrowColumns: Readonly<Record<number, string>> = {
  1: "grid-cols-1",
  2: "grid-cols-2",
  3: "grid-cols-1 md:grid-cols-3 print:grid-cols-3",
  4: "grid-cols-1 md:grid-cols-4 print:grid-cols-4",
};

type Remove = (slug: TreatmentSlug) => void;

/** Removes a treatment from the comparison. */
export function RemoveButton({ slug, onRemove }: { slug: TreatmentSlug; onRemove: Remove }) {
  return (
    <button
      type="button"
      onClick={() => onRemove(slug)}
      className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1 rounded px-2 text-sm text-muted transition-colors hover:bg-sand hover:text-ink print:hidden"
    >
      <X aria-hidden="true" className="size-4" />
      <span className="max-lg:sr-only">Remove</span>{" "}
      <span className="sr-only">{treatmentNames[slug]}</span>
    </button>
  );
}

type NarrowNamesProps = { choice: Choice; onRemove: Remove };

/** The names above the table on a phone. The names of two columns stay in view; more are repeated in each row. */
export function NarrowNames({ choice, onRemove }: NarrowNamesProps) {
  if (choice.length < 2) return null;
  return (
    <div
      data-section-bar={choice.length === 2 ? "wide" : undefined}
      className={clsx(
        "border-b-2 border-outline bg-paper py-1 md:hidden print:hidden",
        choice.length === 2 && "sticky top-16 z-10",
      )}
    >
      <ul aria-label="Compared treatments" className="grid grid-cols-2 gap-x-4">
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
