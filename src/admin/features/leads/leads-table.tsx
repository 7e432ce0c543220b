import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { clsx } from "clsx";
import { Fragment, useLayoutEffect, useRef, useState } from "react";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import { clockOf, useNow } from "@/admin/features/lead/lead-clock.ts";
import { type Lead, shown } from "@/admin/features/lead/lead-model.ts";
import { LIST_COLUMNS, type ListColumn } from "@/admin/features/lead-search/list-columns.ts";
import { ColumnHeader } from "./column-header.tsx";
import { type CellProps, leadCells } from "./lead-cells.tsx";

type LeadsTableProps = {
  leads: readonly Lead[];
  columns: readonly ListColumn[];
  onColumns: (columns: readonly ListColumn[]) => void;
  /** What the table shows, in words, for screen readers. */
  caption: string;
  colleagues: readonly Colleague[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  /** Reference of the lead that is open next to the list. */
  open: string | null;
  /** Opens a lead next to the list, if both fit. */
  onOpen?: ((reference: string) => void) | undefined;
};

/** Up to this many rows are all rendered, so that the browser can find and print each of them. */
const ALL_IN_PAGE = 50;

/** The share of the column with the tick boxes. */
const CHOOSE_WIDTH = 36;

/** Leads as a table; in a narrow place each lead is a card. */
export function LeadsTable({ leads, onColumns, caption, onChoose, ...props }: LeadsTableProps) {
  const now = useNow();
  const [dragged, setDragged] = useState<readonly ListColumn[] | null>(null);
  const { columns: chosenColumns, ...rest } = props;
  const columns = dragged ?? chosenColumns;
  const table = useRef<HTMLTableElement>(null);
  const ids = leads.map(({ id }) => id);
  const references = leads.map(({ reference }) => reference);
  const total = columns.reduce((sum, { width }) => sum + width, CHOOSE_WIDTH);
  const share = (width: number) => ({ width: `${(width / total) * 100}%` });
  // The focus returns to its row when the lead is closed, so the row stays until another is opened.
  const [lastOpen, setLastOpen] = useState(rest.open);
  if (rest.open && rest.open !== lastOpen) setLastOpen(rest.open);
  const kept = references.indexOf(lastOpen ?? "");
  const { rows, after, measure, isPart } = useRowsInView(leads, kept, table);
  return (
    <div className="leads-list" data-beside={rest.open ? "" : undefined}>
      <table
        ref={table}
        className="leads-table w-full text-xs"
        aria-rowcount={isPart ? leads.length + 1 : undefined}
      >
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          <col style={share(CHOOSE_WIDTH)} />
          {columns.map(({ id, width }) => (
            <col key={id} style={share(width)} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <label className="choose-all">
                {/* Shown above cards, which have no row of headings. */}
                <span aria-hidden="true">Choose all</span>
                <input
                  type="checkbox"
                  className="checkbox size-5"
                  aria-label="Choose all leads on this page"
                  checked={ids.length > 0 && ids.every((id) => rest.chosen.has(id))}
                  onChange={(event) => onChoose(ids, event.target.checked)}
                />
              </label>
            </th>
            {columns.map(({ id }, index) => (
              <ColumnHeader
                key={id}
                columns={columns}
                index={index}
                onDrag={(next, isDone) => {
                  setDragged(isDone ? null : next);
                  if (isDone) onColumns(next);
                }}
              />
            ))}
          </tr>
        </thead>
        <tbody className="leads-rows">
          {rows.map(({ lead, index, gap }) => (
            <Fragment key={lead.id}>
              <Space height={gap} />
              <LeadRow
                lead={lead}
                columns={columns}
                now={now}
                references={references}
                onChoose={onChoose}
                measure={measure}
                index={index}
                isPart={isPart}
                {...rest}
              />
            </Fragment>
          ))}
          <Space height={after} />
        </tbody>
      </table>
    </div>
  );
}

/** The height of the rows that are not rendered. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row cannot have the focus.
    <tr aria-hidden="true">
      <td style={{ height, padding: 0 }} />
    </tr>
  );
}

/**
 * The rows to draw: all of a short page; of a long one those near the window, and the one at the index `kept`.
 * `gap` is the height of the rows before it that are not drawn.
 */
function useRowsInView(
  leads: readonly Lead[],
  kept: number,
  table: React.RefObject<HTMLTableElement | null>,
) {
  const isPart = leads.length > ALL_IN_PAGE;
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const body = table.current?.tHead?.getBoundingClientRect().bottom ?? 0;
    setTop(body + window.scrollY);
  }, [table]);
  const virtualizer = useWindowVirtualizer({
    count: leads.length,
    enabled: isPart,
    estimateSize: () => 64,
    overscan: 12,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      if (kept < 0 || near.includes(kept)) return near;
      return [...near, kept].sort((a, b) => a - b);
    },
    getItemKey: (index) => leads[index]?.id ?? index,
    // Cards have a margin, which their own height leaves out.
    measureElement: (row) =>
      row.getBoundingClientRect().height +
      Number.parseFloat(window.getComputedStyle(row).marginBottom || "0"),
  });
  if (!isPart) {
    const rows = leads.map((lead, index) => ({ lead, index, gap: 0 }));
    return { rows, after: 0, measure: undefined, isPart };
  }
  const items = virtualizer.getVirtualItems();
  return {
    rows: items.flatMap(({ index, start }, place) => {
      const lead = leads[index];
      return lead ? [{ lead, index, gap: start - (items[place - 1]?.end ?? top) }] : [];
    }),
    after: virtualizer.getTotalSize() + top - (items.at(-1)?.end ?? top),
    measure: virtualizer.measureElement,
    isPart,
  };
}

type LeadRowProps = Omit<LeadsTableProps, "leads" | "caption" | "onColumns"> &
  Omit<CellProps, "isOpen"> & {
    index: number;
    isPart: boolean;
    measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  };

function LeadRow({
  lead,
  now,
  columns,
  chosen,
  onChoose,
  open,
  index,
  isPart,
  measure,
  ...cell
}: LeadRowProps) {
  const isOpen = open === lead.reference;
  const isLate = clockOf(lead, now)?.tone === "danger";
  return (
    <tr
      ref={measure}
      data-index={index}
      data-reference={lead.reference}
      aria-rowindex={isPart ? index + 2 : undefined}
      data-late={isLate ? "" : undefined}
      className={clsx(
        isOpen ? "bg-sea-soft " : chosen.has(lead.id) ? "bg-sand" : isLate && "bg-danger-soft/50",
        lead.status === "closed" && !isOpen && "text-muted",
      )}
    >
      <td className="choose">
        <input
          type="checkbox"
          className="checkbox size-5"
          aria-label={`Choose ${lead.reference}, ${shown(lead, "name")}`}
          checked={chosen.has(lead.id)}
          onChange={(event) => onChoose([lead.id], event.target.checked)}
        />
      </td>
      {columns.map(({ id }) => {
        const { className, Cell } = leadCells[id];
        return (
          <td key={id} data-label={LIST_COLUMNS[id].title} className={className}>
            <Cell lead={lead} now={now} isOpen={isOpen} {...cell} />
          </td>
        );
      })}
    </tr>
  );
}
