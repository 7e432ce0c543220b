import { clsx } from "clsx";
import { type FocusEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Link } from "./link.tsx";

export type TableOfContentsItem = {
  /** ID of the section or heading on the same page. */
  id: string;
  label: string;
  /** ID of the section that contains it, if it is a part of one. Parts are listed while their section is being read. */
  within?: string;
};

type TableOfContentsProps = {
  items: readonly TableOfContentsItem[];
  /** Heading of the list and name of the landmark. */
  label?: string;
};

/**
 * The sections of a long page. Highlights the section being read. On narrow screens, a row of links that
 * sticks below the header; on wide ones, a list next to the text, which needs its own grid column.
 */
export function TableOfContents({ items, label = "On this page" }: TableOfContentsProps) {
  const labelId = useId();
  const current = useCurrentSection(items);
  const read = items.find(({ id }) => id === current);
  const row = useRef<HTMLOListElement>(null);
  useCurrentInView(row, current);
  return (
    <nav
      aria-labelledby={labelId}
      data-section-bar
      className="sticky top-16 z-20 -mx-4 border-b border-line bg-paper sm:-mx-6 lg:top-24 lg:mx-0 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto lg:border-0 lg:bg-transparent print:hidden"
    >
      <p id={labelId} className="text-sm font-semibold text-muted max-lg:sr-only lg:mb-2">
        {label}
      </p>
      <ol
        ref={row}
        onFocus={showWholeLink}
        className="scroll-row link-row px-2 sm:px-4 lg:flex-col lg:overflow-visible lg:border-s lg:border-line lg:px-0"
      >
        {items.map((item) => (
          <li
            key={item.id}
            // A link with the focus stays.
            className={clsx(
              item.within !== undefined &&
                item.within !== (read?.within ?? current) &&
                "hidden focus-within:block",
            )}
          >
            <Link
              href={`#${item.id}`}
              aria-current={item.id === current ? "location" : undefined}
              className={clsx(
                "inline-flex min-h-11 items-center border-transparent px-2 text-sm transition-colors aria-[current]:border-sea aria-[current]:font-semibold aria-[current]:text-sea hover:border-outline",
                "max-lg:border-b-2",
                "lg:-ms-px lg:flex lg:min-h-8 lg:border-s-2 lg:py-1 lg:whitespace-normal! underline-offset-4 lg:hover:underline",
                item.within === undefined ? "lg:ps-4" : "lg:ps-8",
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

/** Scrolls a row until the link focused by keyboard is in view. A press would miss its target. */
export function showWholeLink({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (target instanceof HTMLElement && target.matches(":focus-visible")) {
    showInRow(currentTarget, target);
  }
}

/**
 * Scrolls a row until a link begins a third of the way along it, or further to the left if it is too long for that.
 * Not `scrollIntoView`, which would also scroll the page, because the row is below the header.
 */
function showInRow(row: HTMLElement, link: HTMLElement | null): void {
  if (row.scrollWidth <= row.clientWidth) return;
  const { offsetLeft: start, offsetWidth: width } = link ?? { offsetLeft: 0, offsetWidth: 0 };
  const left = Math.max(start - row.clientWidth / 3, start + width - row.clientWidth);
  row.scrollTo({ left: Math.min(left, start) });
}

/** Scrolls a row until its current link is in view, unless the keyboard is in it. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: string | undefined) {
  useEffect(() => {
    const list = row.current;
    if (!list || list.querySelector(":focus-visible")) return;
    showInRow(
      list,
      current === undefined ? null : list.querySelector("[aria-current], [aria-selected=true]"),
    );
  }, [row, current]);
}

/** A section is being read once its start is above this share of the viewport's height. */
const readingLine = 0.3;

/** ID of the section being read; `undefined` above the first section and before hydration. */
export function useCurrentSection(items: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  // A string, so that callers can pass a new array on every render.
  const ids = items.map((item) => item.id).join(" ");

  useEffect(() => {
    if (!("IntersectionObserver" in window)) return;
    const sections = ids
      .split(" ")
      .map((id) => document.getElementById(id))
      .filter((element) => element !== null);
    // An observer, because measuring positions would force a layout of the whole page.
    const aboveLine = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) aboveLine.add(target);
          else aboveLine.delete(target);
        }
        setCurrent(sections.findLast((section) => aboveLine.has(section))?.id);
      },
      // Includes everything above the viewport.
      { rootMargin: `1000000px 0px -${(1 - readingLine) * 100}% 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
