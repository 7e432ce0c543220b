import { clsx } from "clsx";
import { Fragment, useRef, useState } from "react";
import { useSingleKeys } from "@/admin/features/keyboard/single-keys.ts";
import { ContactCheckNotice } from "@/admin/features/lead/contact/contact-check-notice.tsx";
import { useContactRules } from "@/admin/features/lead/contact/contact-rules.ts";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import { clockOf, useNow } from "@/admin/features/lead/lead-clock.ts";
import { type Lead, shown } from "@/admin/features/lead/lead-model.ts";
import { focusedLead } from "@/admin/features/lead/page/focused-lead.ts";
import {
  type ListColumn,
  type ListColumnId,
  shortColumns,
} from "@/admin/features/lead-search/list-columns.ts";
import type { Sort } from "@/admin/features/lead-search/list-state.ts";
import { ChosenSkip } from "./bulk-bar.tsx";
import { ColumnHeader } from "./column-header.tsx";
import { type CellProps, leadCells } from "./lead-cells.tsx";
import { useOpenFromList } from "./lead-link.tsx";
import { useRowsInView } from "./rows-in-view.ts";

type LeadsTableProps = {
  leads: readonly Lead[];
  /** Whether other leads are about to replace these. */
  isBusy?: boolean;
  columns: readonly ListColumn[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  onColumns: (columns: readonly ListColumn[]) => void;
  /** Describes the table for screen readers. */
  caption: string;
  colleagues: readonly Colleague[];
  chosen: ReadonlySet<string>;
  /** The lead that was chosen last. */
  lastChosen: string | null;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  /** Chooses the leads from the one that was chosen last to this one. */
  onChooseRange: (order: readonly string[], to: string) => void;
  /** Reference of the lead that is open next to the list. */
  open: string | null;
  /** Opens a lead beside the list, if both fit. */
  onOpen?: ((reference: string) => void) | undefined;
};

/** The width of the checkbox column, in the same units as the other columns. */
const CHOOSE_WIDTH = 47;

/** Leads as a table, or on two lines each in a narrow container. */
export function LeadsTable({
  leads,
  sort,
  onSort,
  onColumns,
  caption,
  onChoose,
  onChooseRange,
  isBusy = false,
  ...props
}: LeadsTableProps) {
  const now = useNow();
  const [dragged, setDragged] = useState<readonly ListColumn[] | null>(null);
  const { columns: chosenColumns, ...rest } = props;
  const columns = dragged ?? chosenColumns;
  const short = shortColumns(columns);
  const table = useRef<HTMLTableElement>(null);
  const ids = leads.map(({ id }) => id);
  const { rulesFor, check } = useContactRules(ids);
  const isOpen = ({ reference }: Lead) => reference === rest.open;
  const references = leads.map(({ reference }) => reference);
  const total = columns.reduce((sum, { width }) => sum + width, CHOOSE_WIDTH);
  const share = (width: number) => ({ width: `${(width / total) * 100}%` });
  // The row of the last open lead stays rendered, because the focus returns to it when the lead is closed.
  const [lastOpen, setLastOpen] = useState(rest.open);
  if (rest.open && rest.open !== lastOpen) setLastOpen(rest.open);
  const kept = references.indexOf(lastOpen ?? "");
  const pick = (id: string, isRange: boolean) =>
    isRange ? onChooseRange(ids, id) : onChoose([id], !rest.chosen.has(id));
  useSingleKeys({
    x: ({ shiftKey }) => {
      const wanted = focusedLead() ?? rest.open;
      const id = leads.find(({ reference }) => reference === wanted)?.id;
      if (id && !isBusy) pick(id, shiftKey);
    },
  });
  const { rows, after, measure, isPart } = useRowsInView(leads, kept, table);
  return (
    <div className="leads-list" data-beside={rest.open ? "" : undefined}>
      <ContactCheckNotice check={check} />
      <table
        ref={table}
        className="leads-table w-full text-xs"
        aria-rowcount={isPart ? leads.length + 1 : undefined}
      >
        <caption className="sr-only print:not-sr-only print:pb-2 print:text-start print:font-semibold">
          {caption}
        </caption>
        <colgroup>
          <col style={share(CHOOSE_WIDTH)} />
          {columns.map(({ id, width }) => (
            <col key={id} data-extra={short.has(id) ? undefined : ""} style={share(width)} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className="choose">
              <label className="choose-all max-sm:h-8">
                {/* Shown above rows of two lines, which have no headings. */}
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
                isExtra={!short.has(id)}
                sort={sort}
                onSort={onSort}
                onDrag={(next, isDone) => {
                  setDragged(isDone ? null : next);
                  if (isDone) onColumns(next);
                }}
              />
            ))}
          </tr>
        </thead>
        <tbody id="leads-rows" tabIndex={-1} className="leads-rows outline-none">
          {rows.map(({ lead, index, gap }) => (
            <Fragment key={lead.id}>
              <Space height={gap} />
              <LeadRow
                lead={lead}
                rules={rulesFor(lead)}
                columns={columns}
                short={short}
                now={now}
                references={references}
                isOpen={isOpen(lead)}
                isChosen={rest.chosen.has(lead.id)}
                isLastChosen={rest.lastChosen === lead.id}
                onPick={pick}
                measure={measure}
                index={index}
                isPart={isPart}
                colleagues={rest.colleagues}
                mayChange={rest.onOpen !== undefined && rest.open === null}
                onOpen={rest.onOpen}
              />
            </Fragment>
          ))}
          <Space height={after} />
        </tbody>
      </table>
    </div>
  );
}

/** Fills the height of the rows that are not rendered. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row cannot have the focus.
    <tr aria-hidden="true">
      <td style={{ height, padding: 0 }} />
    </tr>
  );
}

type LeadRowProps = CellProps & {
  columns: readonly ListColumn[];
  /** The columns that a narrow table shows. */
  short: ReadonlySet<ListColumnId>;
  isChosen: boolean;
  isLastChosen: boolean;
  /** Chooses the lead, or the range that ends with it. */
  onPick: (id: string, isRange: boolean) => void;
  index: number;
  isPart: boolean;
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
};

/** Whether a press is on the row itself: not on a control in it, and not the end of selecting text. */
function isOwnPress({ target, altKey, ctrlKey, metaKey, shiftKey }: React.MouseEvent): boolean {
  const isOnControl = target instanceof Element && target.closest("a, button, label, [role^=menu]");
  const isSelecting = window.getSelection()?.type === "Range";
  return !(isOnControl || isSelecting || altKey || ctrlKey || metaKey || shiftKey);
}

function LeadRow(props: LeadRowProps) {
  const { columns, short, isChosen, isLastChosen, onPick, index, isPart, measure, ...cell } = props;
  const { lead, now, isOpen } = cell;
  const isLate = clockOf(lead, now)?.tone === "danger";
  const open = useOpenFromList(cell);
  return (
    <tr
      onClick={(event) => {
        if (isOwnPress(event)) open(lead.reference);
      }}
      ref={measure}
      data-index={index}
      data-reference={lead.reference}
      aria-rowindex={isPart ? index + 2 : undefined}
      data-late={isLate ? "" : undefined}
      data-open={isOpen ? "" : undefined}
      className={clsx(
        isOpen ? "bg-surface" : isChosen ? "bg-sand" : isLate && "bg-danger-soft/50",
        lead.status === "closed" && !isOpen && "text-muted",
      )}
    >
      {/* A press with Shift would also select the text in between. */}
      <td className="choose" onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
        <label>
          <input
            type="checkbox"
            className="checkbox size-5"
            aria-label={`Choose ${lead.reference}, ${shown(lead, "name")}`}
            checked={isChosen}
            onChange={({ nativeEvent }) =>
              onPick(lead.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </label>
        {isChosen && isLastChosen ? <ChosenSkip /> : null}
      </td>
      {columns.map(({ id }) => {
        const { className, isWhole, isHeading, Cell } = leadCells[id];
        const Part = isHeading ? "th" : "td";
        return (
          <Part
            key={id}
            data-column={id}
            data-extra={short.has(id) ? undefined : ""}
            scope={isHeading ? "row" : undefined}
            className={className}
          >
            {isWhole ? (
              <Cell {...cell} />
            ) : (
              <span className="two-lines">
                <Cell {...cell} />
              </span>
            )}
          </Part>
        );
      })}
    </tr>
  );
}
