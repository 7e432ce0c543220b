import { useCommandState } from "cmdk";
import { type RefObject, useEffect } from "react";

/** Tells screen readers which command Enter runs. By itself, the library does so only after an arrow key. */
export function useActiveDescendant(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    const field = element?.querySelector("[role=combobox]");
    if (!element || !field) return;
    const update = () => {
      const id = element.querySelector("[role=option][aria-selected=true]")?.id ?? null;
      if (field.getAttribute("aria-activedescendant") === id) return;
      if (id) field.setAttribute("aria-activedescendant", id);
      else field.removeAttribute("aria-activedescendant");
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: ["aria-selected", "aria-activedescendant"],
    });
    return () => observer.disconnect();
  }, [root]);
}

type ResultCountProps = {
  isSearching: boolean;
  isEmpty: boolean;
  hasFailed: boolean;
  found: number;
};

/** Says how many commands and leads match. */
export function ResultCount({ isSearching, isEmpty, hasFailed, found }: ResultCountProps) {
  // Leads are not filtered by the library, and not counted.
  const count = useCommandState(({ filtered }) => filtered.count) + found;
  const text = count === 0 ? "Nothing matches." : count === 1 ? "1 result" : `${count} results`;
  return (
    <p role="status" className="sr-only">
      {isEmpty || hasFailed ? "" : isSearching ? "Searching…" : text}
    </p>
  );
}
