import { RestError, refusal, unreadable } from "./rest-errors.ts";

/** Operators that take one value. */
const scalarOperators = ["eq", "neq", "gt", "gte", "lt", "lte", "like", "ilike"] as const;
export type ScalarOperator = (typeof scalarOperators)[number];

/** What may stand after `is.`. */
const isValues = ["null", "not_null", "true", "false", "unknown"] as const;
export type IsValue = (typeof isValues)[number];

export type Condition = { negated: boolean } & (
  | { kind: "scalar"; column: string; operator: ScalarOperator; value: string }
  | { kind: "in"; column: string; values: string[] }
  | { kind: "is"; column: string; value: IsValue }
  | { kind: "and" | "or"; conditions: Condition[] }
);

export interface OrderTerm {
  column: string;
  descending: boolean;
  nulls: "first" | "last" | undefined;
}

export interface SelectedColumn {
  column: string;
  alias: string | undefined;
}

/** A query string, read. */
export interface RestQuery {
  /** Empty where all columns are wanted. */
  select: SelectedColumn[];
  /** All must hold. */
  conditions: Condition[];
  order: OrderTerm[];
  limit: number | undefined;
  offset: number;
  /** Columns that an insert is confined to. */
  columns: string[] | undefined;
}

/** Reads a text from left to right. */
class Reader {
  readonly #text: string;
  readonly #part: string;
  #position = 0;

  constructor(text: string, part: string) {
    this.#text = text;
    this.#part = part;
  }

  fail(): RestError {
    return unreadable(this.#part, this.#text);
  }

  /** Takes `expected` if it stands here. */
  take(expected: string): boolean {
    if (!this.#text.startsWith(expected, this.#position)) return false;
    this.#position += expected.length;
    return true;
  }

  expect(expected: string): void {
    if (!this.take(expected)) throw this.fail();
  }

  expectEnd(): void {
    if (this.#position < this.#text.length) throw this.fail();
  }

  /** Text up to one of the stops, or all of it; in double quotes, anything, `\` taking the next sign as it is. */
  value(stops: string): string {
    if (this.take('"')) {
      let text = "";
      for (;;) {
        const sign = this.#text[this.#position++];
        if (sign === undefined) throw this.fail();
        if (sign === '"') return text;
        text += sign === "\\" ? (this.#text[this.#position++] ?? "") : sign;
      }
    }
    const start = this.#position;
    while (
      this.#position < this.#text.length &&
      !stops.includes(this.#text[this.#position] ?? "")
    ) {
      this.#position++;
    }
    return this.#text.slice(start, this.#position);
  }

  name(stops: string): string {
    const name = this.value(stops);
    if (name === "") throw this.fail();
    return name;
  }

  rest(): string {
    const text = this.#text.slice(this.#position);
    this.#position = this.#text.length;
    return text;
  }

  /** Items between parentheses, divided by commas; the opening parenthesis comes next. */
  list<Item>(readItem: () => Item): Item[] {
    this.expect("(");
    if (this.take(")")) return [];
    const items = [readItem()];
    while (this.take(",")) items.push(readItem());
    this.expect(")");
    return items;
  }
}

/** `[not.]operator.value`, where `readValue` knows how far a value reaches. */
function readOperation(column: string, reader: Reader, readValue: () => string): Condition {
  const negated = reader.take("not.");
  const operator = reader.name(".(");
  reader.expect(".");
  if (operator === "in") {
    return { kind: "in", column, negated, values: reader.list(() => reader.value(",)")) };
  }
  if (operator === "is") {
    const text = readValue().toLowerCase();
    const value = isValues.find((one) => one === text);
    if (!value) throw reader.fail();
    return { kind: "is", column, negated, value };
  }
  const scalar = scalarOperators.find((one) => one === operator);
  if (!scalar) throw refusal(`the filter operator "${operator}"`);
  return { kind: "scalar", column, negated, operator: scalar, value: readValue() };
}

/** One part of a logic tree: `and(…)`, `not.or(…)` or `column.operator.value`. */
function readLogicPart(reader: Reader): Condition {
  for (const negated of [true, false]) {
    for (const kind of ["and", "or"] as const) {
      if (reader.take(`${negated ? "not." : ""}${kind}(`)) {
        return { kind, negated, conditions: readLogicList(reader) };
      }
    }
  }
  const column = reader.name(".,()");
  reader.expect(".");
  return readOperation(column, reader, () => reader.value(",)"));
}

/** The parts of a logic tree; the opening parenthesis has been read. */
function readLogicList(reader: Reader): Condition[] {
  const conditions = [readLogicPart(reader)];
  while (reader.take(",")) conditions.push(readLogicPart(reader));
  reader.expect(")");
  return conditions;
}

function readLogic(kind: "and" | "or", negated: boolean, text: string): Condition {
  const reader = new Reader(text, "logic tree");
  reader.expect("(");
  const conditions = readLogicList(reader);
  reader.expectEnd();
  return { kind, negated, conditions };
}

function readFilter(column: string, text: string): Condition {
  const reader = new Reader(text, "filter");
  const condition = readOperation(column, reader, () => reader.rest());
  reader.expectEnd();
  return condition;
}

function readSelect(text: string): SelectedColumn[] {
  if (/[()]|->|::|\.\.\./.test(text)) {
    throw refusal("embedded tables, casts, JSON paths and aggregates in select");
  }
  const reader = new Reader(text, "select parameter");
  const selected: SelectedColumn[] = [];
  do {
    const first = reader.name(",:");
    if (first === "*") {
      if (text !== "*") throw refusal("* beside other columns in select");
      return [];
    }
    selected.push(
      reader.take(":")
        ? { column: reader.name(","), alias: first }
        : { column: first, alias: undefined },
    );
  } while (reader.take(","));
  reader.expectEnd();
  return selected;
}

function readOrder(text: string): OrderTerm[] {
  const reader = new Reader(text, "order");
  const terms: OrderTerm[] = [];
  do {
    const column = reader.name(".,");
    const descending = reader.take(".desc");
    if (!descending) reader.take(".asc");
    const nulls = reader.take(".nullsfirst")
      ? "first"
      : reader.take(".nullslast")
        ? "last"
        : undefined;
    terms.push({ column, descending, nulls });
  } while (reader.take(","));
  reader.expectEnd();
  return terms;
}

function readColumns(text: string): string[] {
  const reader = new Reader(text, "columns parameter");
  const names: string[] = [];
  do names.push(reader.name(","));
  while (reader.take(","));
  reader.expectEnd();
  return names;
}

function readNumber(name: string, text: string): number {
  if (!/^-?\d{1,15}$/.test(text)) throw unreadable(name, text);
  const number = Number(text);
  if (number < 0) {
    throw new RestError(416, "PGRST103", "Requested range not satisfiable", {
      details: `${name} should be greater than or equal to zero.`,
    });
  }
  return number;
}

/** Reads a query string into its parts, or refuses it. */
export function readQuery(parameters: URLSearchParams): RestQuery {
  const query: RestQuery = {
    select: [],
    conditions: [],
    order: [],
    limit: undefined,
    offset: 0,
    columns: undefined,
  };
  for (const [name, value] of parameters) {
    switch (name) {
      case "apikey":
        break;
      case "select":
        query.select = readSelect(value);
        break;
      case "order":
        query.order = readOrder(value);
        break;
      case "limit":
        query.limit = readNumber("limit", value);
        break;
      case "offset":
        query.offset = readNumber("offset", value);
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
