import { refusal, unreadable } from "./errors.ts";
import { type Condition, readFilter, readLogic } from "./filters.ts";
import { type Page, readPage } from "./page.ts";
import { Reader } from "./reader.ts";

export interface OrderTerm {
  column: string;
  descending: boolean;
  nulls: "first" | "last" | undefined;
}

export interface SelectedColumn {
  column: string;
  alias: string | undefined;
}

/** A parsed query string. */
export interface RestQuery extends Page {
  /** Empty for all columns. */
  select: SelectedColumn[];
  /** All must be true. */
  conditions: Condition[];
  order: OrderTerm[];
  /** Columns to which an insert or an update is limited. */
  columns: string[] | undefined;
}

function readSelect(text: string): SelectedColumn[] {
  if (/[()]|->|::|\.\.\./.test(text)) {
    throw refusal("embedded tables, casts, JSON paths and aggregates in select");
  }
  // An empty list means all columns.
  if (text === "" || text === "*") return [];
  const reader = new Reader(text, "select parameter");
  const selected = reader.items(() => {
    const first = reader.name(",:");
    if (first === "*") throw refusal("* with other columns in select");
    return reader.take(":")
      ? { column: reader.name(","), alias: first }
      : { column: first, alias: undefined };
  });
  reader.expectEnd();
  return selected;
}

function readOrder(text: string): OrderTerm[] {
  if (text.includes("(")) throw refusal("an order by columns of embedded tables");
  const reader = new Reader(text, "order");
  const terms = reader.items((): OrderTerm => {
    const column = reader.name(".,");
    const descending = reader.take(".desc");
    if (!descending) reader.take(".asc");
    const nulls = reader.match(/\.nulls(first|last)/y);
    return {
      column,
      descending,
      nulls: nulls === undefined ? undefined : nulls === ".nullsfirst" ? "first" : "last",
    };
  });
  reader.expectEnd();
  return terms;
}

function readColumns(text: string): string[] {
  const reader = new Reader(text, "columns parameter");
  const names = reader.items(() => reader.name(","));
  reader.expectEnd();
  return [...new Set(names)];
}

/** Parses a query string, or rejects it. */
export function readQuery(parameters: URLSearchParams): RestQuery {
  const query: RestQuery = {
    select: [],
    conditions: [],
    order: [],
    columns: undefined,
    ...readPage(parameters.get("limit") ?? undefined, parameters.get("offset") ?? undefined),
  };
  for (const [name, value] of parameters) {
    switch (name) {
      case "apikey":
      case "limit":
      case "offset":
        break;
      case "select":
        query.select = readSelect(value);
        break;
      case "order":
        query.order = readOrder(value);
        break;
      case "columns":
        query.columns = readColumns(value);
        break;
      case "on_conflict":
        throw refusal("upserts");
      case "and":
      case "or":
        query.conditions.push(readLogic(name, false, value));
        break;
      case "not.and":
      case "not.or":
        query.conditions.push(readLogic(name === "not.and" ? "and" : "or", true, value));
        break;
      default:
        if (name === "") throw unreadable("filter", value);
        if (/[.>]/.test(name)) throw refusal(`the filter on "${name}"`);
        query.conditions.push(readFilter(name, value));
    }
  }
  return query;
}
