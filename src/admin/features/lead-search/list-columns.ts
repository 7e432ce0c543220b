/** The columns of the list, with their usual widths. Widths are shares: the table always fits. */
export const LIST_COLUMNS = {
  date: { title: "Date", width: 105 },
  contact: { title: "Contact", width: 320 },
  treatment: { title: "Treatment", width: 150 },
  location: { title: "Location", width: 105 },
  "travel-month": { title: "Travel Month", width: 115 },
  notes: { title: "Notes", width: 200 },
  source: { title: "Source", width: 115 },
  status: { title: "Status", width: 140 },
  owner: { title: "Owner", width: 95 },
  reference: { title: "Reference", width: 130 },
  due: { title: "Due", width: 110 },
  "next-step": { title: "Next step", width: 170 },
  prefers: { title: "Prefers", width: 90 },
} as const satisfies Record<string, { title: string; width: number }>;

export type ListColumnId = keyof typeof LIST_COLUMNS;

/** A column that is shown. */
export type ListColumn = { id: ListColumnId; width: number };

/** Every column's id, in the usual order. */
export const LIST_COLUMN_IDS = Object.keys(LIST_COLUMNS) as ListColumnId[];

/** The narrowest and the widest that a column can be made. */
export const COLUMN_WIDTH = { least: 60, most: 480 } as const;

/** A column in its usual width. */
export function usualColumn(id: ListColumnId): ListColumn {
  return { id, width: LIST_COLUMNS[id].width };
}

const usualIds: readonly ListColumnId[] = [
  "date",
  "contact",
  "treatment",
  "location",
  "travel-month",
  "notes",
  "source",
  "status",
  "owner",
];

/** What the list shows unless something else is chosen: the specification's columns, and who does what. */
export const USUAL_LIST_COLUMNS: readonly ListColumn[] = usualIds.map(usualColumn);

/** A width that a column can have. */
export function boundWidth(width: number): number {
  return Math.round(Math.min(COLUMN_WIDTH.most, Math.max(COLUMN_WIDTH.least, width)));
}

/** Columns as the address has them: "date_notes.300", without the widths that are usual. */
export function writeColumns(columns: readonly ListColumn[]): string {
  const write = (some: readonly ListColumn[]) =>
    some
      .map(({ id, width }) => (width === LIST_COLUMNS[id].width ? id : `${id}.${width}`))
      .join("_");
  const text = write(columns);
  return text === write(USUAL_LIST_COLUMNS) ? "" : text;
}

/** Columns of an address. What is invalid is left out; nothing valid is the usual ones. */
export function readColumns(text: string | null): readonly ListColumn[] {
  const columns = new Map<ListColumnId, ListColumn>();
  for (const part of text?.split("_") ?? []) {
    const [name, width] = part.split(".");
    const id = LIST_COLUMN_IDS.find((known) => known === name);
    if (!id) continue;
    const number = Number(width);
    columns.set(id, width && number ? { id, width: boundWidth(number) } : usualColumn(id));
  }
  return columns.size > 0 ? [...columns.values()] : USUAL_LIST_COLUMNS;
}
