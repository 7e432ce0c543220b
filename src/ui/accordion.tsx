import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";

export type AccordionItem = { id: string; title: string; content: ReactNode };

/**
 * A list of folded answers: one open at a time, and the open one can be closed. The browser's own
 * element does all of it, so that it works before and without script.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const name = useId();
  return (
    <div className="accordion divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-4 font-semibold transition-colors hover:bg-sea-soft focus-visible:-outline-offset-4 group-open:text-sea [&::-webkit-details-marker]:hidden">
            {item.title}
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-sea transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="flex max-w-reading flex-col gap-3 px-5 pt-1.5 pb-6">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
