import { clsx } from "clsx";
import { useRef } from "react";
import { Link } from "./link.tsx";
import {
  showWholeLink,
  type TableOfContentsItem,
  useCurrentInView,
  useCurrentSection,
} from "./table-of-contents.tsx";

/** A link in a row that sticks below the header. */
export const barLinkClass =
  "inline-flex min-h-11 items-center border-b-2 border-transparent px-2 transition-colors hover:border-outline aria-[current]:border-sea aria-[current]:text-sea";

/** A row of links to the sections of the page. Highlights the section being read. */
export function SectionRow({
  items,
  label,
  onChoose,
  className,
  rowClassName,
}: {
  items: readonly TableOfContentsItem[];
  /** Name of the landmark. */
  label: string;
  /** Shows a section, where the URL must stay as it is. */
  onChoose?: ((id: string) => void) | undefined;
  className?: string;
  rowClassName?: string | undefined;
}) {
  const current = useCurrentSection(items);
  const row = useRef<HTMLOListElement>(null);
  useCurrentInView(row, current);
  return (
    <nav aria-label={label} className={className}>
      <ol
        ref={row}
        onFocus={showWholeLink}
        className={clsx("scroll-row link-row mx-auto max-w-page px-2 sm:px-4", rowClassName)}
      >
        {items.map(({ id, label }) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className={clsx(barLinkClass, "text-sm")}
              onClick={(event) => {
                if (!onChoose) return;
                event.preventDefault();
                onChoose(id);
              }}
            >
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Section links for a long page with full-width bands: a row that sticks below the header. */
export function SectionBar({ className, ...row }: Omit<Parameters<typeof SectionRow>[0], "label">) {
  return (
    <div
      data-section-bar="wide"
      className={clsx("sticky top-16 z-20 border-b border-line bg-paper print:hidden", className)}
    >
      <SectionRow label="On this page" {...row} />
    </div>
  );
}
