import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

type PanelProps = {
  title: string;
  /** Explains what is counted. */
  note?: ReactNode;
  /** Shown at the end of the title's line. */
  action?: ReactNode;
  /** Whether the content may be longer than a printed page. */
  isLong?: boolean;
  className?: string;
  children: ReactNode;
};

/** A box with a title. */
export function Panel({ title, note, action, isLong = false, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        // Allows a long table to continue in the next column or on the next page.
        isLong || "print:break-inside-avoid",
        "flex min-w-0 flex-col gap-3 rounded border border-line bg-surface p-4 max-[23rem]:px-2 print:mb-2.5 print:gap-1.5 print:rounded-sm print:p-2.5",
        className,
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={id} className="font-sans text-base font-semibold">
            {title}
          </h2>
          {note ? <p className="max-w-reading text-xs text-muted">{note}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

type ChartTableProps = {
  /** False if the chart itself shows its numbers in print. */
  isPrinted?: boolean;
  children: ReactNode;
};

/** A chart's numbers as a table, shown on demand. Print shows all of it. */
export function ChartTable({ isPrinted = true, children }: ChartTableProps) {
  return (
    <details className={clsx("text-sm", isPrinted || "print:hidden")}>
      <summary className="min-h-6 cursor-pointer text-sea underline underline-offset-4 print:hidden">
        Show as a table
      </summary>
      <div className="mt-2 print:mt-0">{children}</div>
    </details>
  );
}

/** Classes for tables on the page. */
export const tableClass =
  "w-full border-collapse text-sm tabular-nums print:text-print print:[&_thead_th]:text-print print:[&_td]:py-px print:[&_th]:py-px [&_td]:py-1.5 [&_th]:py-1.5 [&_td]:pe-1 [&_th]:pe-1 max-[23rem]:[&_thead_th]:tracking-tight max-[23rem]:[&_thead_th]:font-normal! min-[23rem]:[&_td]:pe-2 min-[23rem]:[&_th]:pe-2 [&_:is(td,th):last-child]:pe-0! [&_thead_th]:text-xs [&_thead_th]:font-semibold [&_thead_th]:text-muted [&_thead_tr]:border-b [&_thead_tr]:border-outline [&_tbody_tr]:border-b [&_tbody_tr]:border-line [&_tbody_tr:last-child]:border-b-0 [&_th]:text-start [&_th]:align-bottom [&_tbody_th]:font-normal [&_td]:text-end [&_thead_th:not(:first-child)]:text-end";
