import { RestError, refusal } from "./rest-errors.ts";

/** The values of a statement. They are never in its text, where each is a number. */
export class Values {
  readonly all: unknown[] = [];

  add(value: unknown): string {
    this.all.push(value);
    return `$${this.all.length}`;
  }
}

/** A query string as parts of a statement. */
export interface Query {
  /** The columns to return. All of them if empty. */
  select: string;
  /** With ` where `, unless there are no conditions. */
  where: string;
  /** With ` order by `, unless there is none. */
  order: string;
  limit: number | undefined;
  offset: number;
}

/** Double-quotes a name. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

const operators: Readonly<Record<string, string>> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
};

/** What may follow `is.`. */
const states: readonly string[] = ["null", "not_null", "true", "false", "unknown"];

/** Text in double quotes, where `\` escapes the next character. */
const QUOTED = String.raw`"(?:[^"\\]|\\.)*"`;
const plainName = new RegExp(`${QUOTED}|[^.,:()]+`, "y");
const listValue = new RegExp(`${QUOTED}(?=[,)])|[^,)]*`, "y");

function unquoted(text: string): string {
  return text.startsWith('"') ? text.slice(1, -1).replace(/\\(.)/g, "$1") : text;
}

/** Reads one parameter from left to right, and makes its part of the statement. */
class Reader {
  readonly #text: string;
  readonly #of: string;
  readonly #values: Values;
  #position = 0;

  /** `of` is the quoted name of what the columns belong to. */
  constructor(text: string, of: string, values: Values) {
    this.#text = text;
    this.#of = of;
    this.#values = values;
  }

  /** The error for a string that PostgREST cannot parse. */
  fail(): RestError {
    return new RestError(400, "PGRST100", `"failed to parse the query (${this.#text})"`);
  }

  /** Consumes what a sticky expression matches here. */
  match(expression: RegExp): string | undefined {
    expression.lastIndex = this.#position;
    const found = expression.exec(this.#text)?.[0];
    this.#position += found?.length ?? 0;
    return found;
  }

  expect(expression: RegExp): string {
    const found = this.match(expression);
    if (found === undefined) throw this.fail();
    return found;
  }

  end(): void {
    if (this.#position < this.#text.length) throw this.fail();
  }

  list<Item>(readItem: () => Item): Item[] {
    const items = [readItem()];
    while (this.match(/, ?/y)) items.push(readItem());
    return items;
  }

  name(): string {
    const name = this.expect(plainName);
    if (name.includes("->")) throw refusal("JSON paths");
    return unquoted(name);
  }

  column(): string {
    return `${this.#of}.${quoted(this.name())}`;
  }

  /** `[not.]operator.value`, where `value` ends the value. */
  operation(column: string, value: RegExp): string {
    const negation = this.match(/not\./y) ? "not " : "";
    const operator = this.expect(/[a-z]+/y);
    if (this.match(/\(/y)) throw refusal(`filters with ${operator}(…)`);
    this.expect(/\./y);
    if (operator === "in") {
      this.expect(/\(/y);
      const isEmpty = this.match(/\)/y);
      const values = isEmpty ? [] : this.list(() => unquoted(this.expect(listValue)));
      if (!isEmpty) this.expect(/\)/y);
      return `${negation}${column} = any (${this.#values.add(values)})`;
    }
    const given = this.expect(value);
    if (operator === "is") {
      if (!states.includes(given)) throw this.fail();
      return `${negation}${column} is ${given.replace("_", " ")}`;
    }
    const sign = operators[operator];
    if (!sign) throw refusal(`the filter operator "${operator}"`);
    const text = value === listValue ? unquoted(given) : given;
    return `${negation}${column} ${sign} ${this.#values.add(text)}`;
  }

  /** The conditions in the parentheses after `and` or `or`. */
  tree(connective: "and" | "or"): string {
    this.expect(/\(/y);
    const conditions = this.list(() => {
      const inner = this.match(/(not\.)?(and|or)(?=\()/y);
      if (!inner) {
        const column = this.column();
        this.expect(/\./y);
        return this.operation(column, listValue);
      }
      const tree = this.tree(inner.endsWith("and") ? "and" : "or");
      return inner.startsWith("not.") ? `not ${tree}` : tree;
    });
    this.expect(/\)/y);
    return `(${conditions.join(` ${connective} `)})`;
  }

  /** A column to return, perhaps with another name before it. */
  selected(): string {
    const first = this.name();
    if (!this.match(/:/y)) return `${this.#of}.${quoted(first)}`;
    return `${this.column()} as ${quoted(first)}`;
  }

  orderTerm(): string {
    const column = this.column();
    const direction = this.match(/\.(asc|desc)/y) ?? "";
    const nulls = this.match(/\.nulls(first|last)/y) ?? "";
    return [column, direction.slice(1), nulls.replace(".nulls", "nulls ")].join(" ");
  }
}

const wholeNumber = (text: string | null) =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/** Parses a query string about the table or function with this quoted name, or refuses it. */
export function readQuery(parameters: URLSearchParams, of: string, values: Values): Query {
  const query: Query = {
    select: "",
    where: "",
    order: "",
    limit: wholeNumber(parameters.get("limit")),
    offset: wholeNumber(parameters.get("offset")) ?? 0,
  };
  const conditions: string[] = [];
  for (const [name, text] of parameters) {
    const reader = new Reader(text, of, values);
    const tree = /^(not\.)?(and|or)$/.exec(name);
    if (name === "apikey" || name === "limit" || name === "offset") continue;
    if (name === "select") {
      if (/[()]|->|::|\.\.\.|\*./.test(text)) {
        throw refusal("embedded tables, casts, JSON paths and aggregates in select");
      }
      if (text === "*" || text === "") continue;
      query.select = reader.list(() => reader.selected()).join(", ");
    } else if (name === "order") {
      query.order = ` order by ${reader.list(() => reader.orderTerm()).join(", ")}`;
    } else if (name === "columns" || name === "on_conflict") {
      throw refusal("writes of several rows and upserts");
    } else if (tree) {
      const found = reader.tree(tree[2] === "and" ? "and" : "or");
      conditions.push(tree[1] ? `not ${found}` : found);
    } else {
      if (/[.>]/.test(name)) throw refusal(`the filter on "${name}"`);
      conditions.push(reader.operation(`${of}.${quoted(name)}`, /[\s\S]*/y));
    }
    reader.end();
  }
  if (conditions.length > 0) query.where = ` where ${conditions.join(" and ")}`;
  return query;
}
