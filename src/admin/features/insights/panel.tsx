import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

type PanelProps = {
  title: string;
  /** What is counted, in a sentence. */
  note?: ReactNode;
  /** At the end of the title's line. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A titled box of the page. */
export function Panel({ title, note, action, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        "flex min-w-0 flex-col gap-3 rounded border border-line bg-surface p-4 print:break-inside-avoid",
        className,
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={id} className="font-sans text-base font-semibold">
            {title}
          </h2>
          {note ? <p className="text-xs text-muted">{note}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

/** The numbers of a chart as a table, on demand. */
export function ChartTable({ children }: { children: ReactNode }) {
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer text-sea underline underline-offset-4 print:hidden">
        Show as a table
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}

/** Classes of the page's tables. */
export const tableClass =
  "w-full border-collapse text-sm tabular-nums [&_td]:py-1.5 [&_th]:py-1.5 [&_td]:pe-2 [&_th]:pe-2 [&_thead_th]:text-xs [&_thead_th]:font-semibold [&_thead_th]:text-muted [&_thead_tr]:border-b [&_thead_tr]:border-outline [&_tbody_tr]:border-b [&_tbody_tr]:border-line [&_tbody_tr:last-child]:border-b-0 [&_th]:text-start [&_th]:align-bottom [&_tbody_th]:font-normal [&_td]:text-end [&_thead_th:not(:first-child)]:text-end";
