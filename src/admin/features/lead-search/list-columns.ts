import { COLUMN_FIELDS, LEAD_FIELDS } from "@shared/lead-fields.ts";
import { recordOf, typedKeys } from "@shared/typed-keys.ts";
/** The columns of the list, with their default widths. Widths are relative, so that the table always fits. */
export const LIST_COLUMNS = {
  date: { title: "Date", width: 112 },
  contact: { title: "Contact", width: 368 },
  treatment: { title: "Treatment", width: 180 },
  location: { title: "Location", width: 105 },
  ...recordOf(COLUMN_FIELDS, (name) => LEAD_FIELDS[name].column),
  notes: { title: "Notes", width: 138 },
  source: { title: "Source", width: 110 },
  status: { title: "Status", width: 170 },
  owner: { title: "Owner", width: 149 },
  reference: { title: "Reference", width: 130 },
  due: { title: "Due", width: 112 },
  next_step: { title: "Next step", width: 265 },
  prefers: { title: "Prefers", width: 90 },
} as const satisfies Record<string, { title: string; width: number }>;

export type ListColumnId = keyof typeof LIST_COLUMNS;

/** A visible column. */
export type ListColumn = { id: ListColumnId; width: number };

/** The IDs of all columns, in the default order. */
export const LIST_COLUMN_IDS = typedKeys(LIST_COLUMNS);

/** The minimum and maximum width of a column. */
export const COLUMN_WIDTH = { min: 60, max: 480 } as const;

/** A column with its default width. */
export function defaultColumn(id: ListColumnId): ListColumn {
  return { id, width: LIST_COLUMNS[id].width };
}

const defaultIds: readonly ListColumnId[] = [
  "date",
  "contact",
  "treatment",
  "location",
  "travel_month",
  "notes",
  "source",
  "status",
  "owner",
];

/** The default columns: those of the specification, plus status and owner. */
export const DEFAULT_LIST_COLUMNS: readonly ListColumn[] = defaultIds.map(defaultColumn);

/** How many columns a narrow table (`leads-list.css`) has room for. */
const SHORT_COLUMNS = 5;

/** What a narrow table shows first. */
const mostTelling: readonly ListColumnId[] = [
  "contact",
  "status",
  "next_step",
  "due",
  "treatment",
  "owner",
];

/** The columns that a narrow table shows. */
export function shortColumns(columns: readonly ListColumn[]): ReadonlySet<ListColumnId> {
  const ids = columns.map(({ id }) => id);
  const first = mostTelling.filter((id) => ids.includes(id));
  return new Set([...new Set([...first, ...ids])].slice(0, SHORT_COLUMNS));
}

/** Limits a width to the allowed range. */
export function boundWidth(width: number): number {
  return Math.round(Math.min(COLUMN_WIDTH.max, Math.max(COLUMN_WIDTH.min, width)));
}

/** The default columns where the next step matters: it takes the place of what the patient and the page say. */
export const FOLLOW_UP_COLUMNS: readonly ListColumn[] = defaultIds
  .filter((id) => id !== "source" && id !== "notes" && id !== "travel_month")
  .toSpliced(2, 0, "next_step")
  .map(defaultColumn);

/** Serialises columns for the address: "date-notes.300". Omits default widths, and the default columns. */
export function writeColumns(
  columns: readonly ListColumn[],
  defaults: readonly ListColumn[],
): string {
  const write = (some: readonly ListColumn[]) =>
    some
      .map(({ id, width }) => (width === LIST_COLUMNS[id].width ? id : `${id}.${width}`))
      .join("-");
  const text = write(columns);
  return text === write(defaults) ? "" : text;
}

/** Parses columns from the address. Ignores invalid ones, and returns the default if none are valid. */
export function readColumns(
  text: string | null,
  defaults: readonly ListColumn[],
): readonly ListColumn[] {
  const columns = new Map<ListColumnId, ListColumn>();
  for (const part of text?.split("-") ?? []) {
    const [name, width] = part.split(".");
    const id = LIST_COLUMN_IDS.find((known) => known === name);
    if (!id) continue;
    const number = Number(width);
    columns.set(id, width && number ? { id, width: boundWidth(number) } : defaultColumn(id));
  }
  return columns.size > 0 ? [...columns.values()] : defaults;
}
