import { clsx } from "clsx";
import { useEffect, useId, useState } from "react";
import { Link } from "./link.tsx";

export type TableOfContentsItem = {
  /** Id of the section or heading on the same page. */
  id: string;
  label: string;
};

type TableOfContentsProps = {
  items: readonly TableOfContentsItem[];
  /** Heading of the list and name of the landmark. */
  label?: string;
};

/**
 * The sections of a long page, with the one being read marked. A plain list of links on narrow
 * screens and without script; on wide ones it stays in view, so give it a grid column of its own.
 */
export function TableOfContents({ items, label = "On this page" }: TableOfContentsProps) {
  const labelId = useId();
  const current = useCurrentSection(items);
  return (
    <nav
      aria-labelledby={labelId}
      className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <p id={labelId} className="mb-2 text-sm font-semibold text-muted">
        {label}
      </p>
      <ol className="flex flex-wrap gap-x-5 gap-y-1 lg:flex-col lg:gap-0 lg:border-s lg:border-line">
        {items.map((item) => (
          <li key={item.id}>
            <Link
              href={`#${item.id}`}
              aria-current={item.id === current ? "location" : undefined}
              className={clsx(
                "inline-flex min-h-8 items-center py-1 text-sm text-sea underline decoration-1 underline-offset-4 transition-colors hover:text-ink",
                "lg:-ms-px lg:flex lg:border-s-2 lg:border-transparent lg:ps-4 lg:text-ink lg:no-underline lg:hover:border-outline lg:hover:underline",
                "lg:aria-[current]:border-sea lg:aria-[current]:font-semibold lg:aria-[current]:text-sea",
              )}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Share of the screen's height, from the top, above which a section counts as being read. */
const readingLine = 0.3;

/** Id of the section that is being read; `undefined` above the first and before script runs. */
export function useCurrentSection(items: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  // A string, so that a caller may build its list anew on every render.
  const ids = items.map((item) => item.id).join(" ");

  useEffect(() => {
    if (!("IntersectionObserver" in window)) return;
    const sections = ids
      .split(" ")
      .map((id) => document.getElementById(id))
      .filter((element) => element !== null);
    // Reading places off a page would lay it out to its very end; an observer hears of them anyway.
    const aboveLine = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) aboveLine.add(target);
          else aboveLine.delete(target);
        }
        setCurrent(sections.findLast((section) => aboveLine.has(section))?.id);
      },
      // What left the screen at its top counts as well, however far.
      { rootMargin: `1000000px 0px -${(1 - readingLine) * 100}% 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
