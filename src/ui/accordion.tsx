import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";

export type AccordionItem = { id: string; title: string; content: ReactNode };

/** Safari 16 does not know names of `details`. */
function closeOthers(opened: HTMLDetailsElement): void {
  if (!opened.open) return;
  for (const other of opened.parentElement?.querySelectorAll("details") ?? []) {
    if (other !== opened) other.open = false;
  }
}

/** Collapsed answers, one open at a time. Uses `details`, so that it works without JavaScript. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const name = useId();
  return (
    <div className="accordion divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          name={name}
          onToggle={({ currentTarget }) => closeOthers(currentTarget)}
          className="group"
        >
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4 py-3 sm:min-h-14 sm:px-5 sm:py-4 font-semibold transition-colors hover:bg-sea-soft focus-visible:-outline-offset-4 group-open:text-sea [&::-webkit-details-marker]:hidden">
            <span className="text-pretty">{item.title}</span>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-sea transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="flex max-w-reading flex-col gap-3 px-4 pt-1.5 pb-5 sm:px-5 sm:pb-6">
            {item.content}
          </div>
        </details>
      ))}
    </div>
  );
}
