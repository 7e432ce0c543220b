import { type DatabaseFunction, quoteIdentifier, type Table, type TypedName } from "./catalogue.ts";
import { RestError } from "./errors.ts";
import type { Condition, ScalarOperator } from "./filters.ts";
import type { OrderTerm, RestQuery, SelectedColumn } from "./query.ts";

/** A statement and its parameters. Values are never in the text. */
export interface Statement {
  text: string;
  parameters: unknown[];
}

/** A statement's only row: its rows as a JSON array, and their number. */
export interface JsonRows {
  body: string;
  rows: number;
}

const operatorSql: Record<ScalarOperator, string> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
};

/** Name of the derived table whose rows become JSON. No column is likely to have the same name. */
const ROWS = "_answer_rows";

class Parameters {
  readonly values: unknown[] = [];

  /** Parameters are sent as text, and PostgreSQL reads them as `type`, as it would literals. */
  add(value: string, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::text::${type}`;
  }
}

/** A column with its full name, because in an update the bare name could also refer to the payload. */
function columnOf(table: Table, name: string): TypedName {
  const column = table.columns.get(name);
  if (column) return { ...column, sql: `${table.sql}.${column.sql}` };
  throw new RestError(400, "42703", `column ${table.name}.${name} does not exist`);
}

function conditionSql(condition: Condition, table: Table, parameters: Parameters): string {
  const sql = positiveSql(condition, table, parameters);
  return condition.negated ? `(not ${sql})` : sql;
}

function positiveSql(condition: Condition, table: Table, parameters: Parameters): string {
  if ("conditions" in condition) {
    const parts = condition.conditions.map((one) => conditionSql(one, table, parameters));
    return `(${parts.join(` ${condition.kind} `)})`;
  }
  const column = columnOf(table, condition.column);
  if (condition.kind === "is") {
    return `(${column.sql} is ${condition.value.replace("_", " ")})`;
  }
  if (condition.kind === "in") {
    const values = condition.values.map((value) => parameters.add(value, column.type));
    return values.length > 0 ? `(${column.sql} in (${values.join(", ")}))` : "(false)";
  }
  const isPattern = condition.operator === "like" || condition.operator === "ilike";
  const value = isPattern
    ? parameters.add(condition.value.replaceAll("*", "%"), "pg_catalog.text")
    : parameters.add(condition.value, column.type);
  return `(${column.sql} ${operatorSql[condition.operator]} ${value})`;
}

function whereSql(query: RestQuery, table: Table, parameters: Parameters): string {
  if (query.conditions.length === 0) return "";
  const parts = query.conditions.map((one) => conditionSql(one, table, parameters));
  return ` where ${parts.join(" and ")}`;
}

function selectSql(select: readonly SelectedColumn[], table: Table): string {
  if (select.length === 0) return `${table.sql}.*`;
  return select
    .map(({ column, alias }) => {
      const { sql } = columnOf(table, column);
      return alias ? `${sql} as ${quoteIdentifier(alias)}` : sql;
    })
    .join(", ");
}

function orderSql(order: readonly OrderTerm[], table: Table): string {
  if (order.length === 0) return "";
  const terms = order.map(({ column, descending, nulls }) => {
    const direction = descending ? "desc" : "asc";
    return `${columnOf(table, column).sql} ${direction}${nulls ? ` nulls ${nulls}` : ""}`;
  });
  return ` order by ${terms.join(", ")}`;
}

const asJson = `select coalesce(json_agg(${ROWS}), '[]')::text as body, count(*)::int as rows`;

/** One page of a table. `limit` already takes the maximum page size into account. */
export function readStatement(table: Table, query: RestQuery, limit: number): Statement {
  const parameters = new Parameters();
  const page =
    `select ${selectSql(query.select, table)} from ${table.sql}` +
    whereSql(query, table, parameters) +
    orderSql(query.order, table) +
    ` limit ${parameters.add(String(limit), "pg_catalog.int8")}` +
    ` offset ${parameters.add(String(query.offset), "pg_catalog.int8")}`;
  return { text: `${asJson} from (${page}) as ${ROWS}`, parameters: parameters.values };
}

/** The number of rows that match the conditions, regardless of pages. */
export function countStatement(table: Table, query: RestQuery): Statement {
  const parameters = new Parameters();
  const text = `select count(*)::int as total from ${table.sql}${whereSql(query, table, parameters)}`;
  return { text, parameters: parameters.values };
}

/** The response to a write: its rows if requested, otherwise only their number. */
function writeStatement(
  write: string,
  table: Table,
  query: RestQuery,
  wantsRows: boolean,
  parameters: Parameters,
): Statement {
  // "returning 1" needs no read privilege, so a role that may only write can use it.
  const returning = wantsRows ? selectSql(query.select, table) : "1";
  const counted = "select '[]' as body, count(*)::int as rows";
  return {
    text: `with ${ROWS} as (${write} returning ${returning}) ${wantsRows ? asJson : counted} from ${ROWS}`,
    parameters: parameters.values,
  };
}

function payloadColumn(table: Table, name: string): TypedName {
  const column = table.columns.get(name);
  if (column) return column;
  throw new RestError(
    400,
    "PGRST204",
    `Could not find the '${name}' column of '${table.name}' in the schema cache`,
  );
}

/** JSON objects as rows with the columns' own types. */
function recordsSql(
  columns: readonly TypedName[],
  payload: unknown,
  parameters: Parameters,
): string {
  const definitions = columns.map(({ sql, type }) => `${sql} ${type}`).join(", ");
  const json = parameters.add(JSON.stringify(payload), "pg_catalog.json");
  return `json_to_recordset(${json}) as _payload (${definitions})`;
}

/** An insert of one or more rows. `wantsRows` requests the stored rows. */
export function insertStatement(
  table: Table,
  query: RestQuery,
  payload: { rows: readonly Record<string, unknown>[]; columns: readonly string[] },
  wantsRows: boolean,
): Statement {
  const parameters = new Parameters();
  const columns = payload.columns.map((name) => payloadColumn(table, name));
  const names = columns.map(({ sql }) => sql).join(", ");
  const write =
    columns.length === 0
      ? `insert into ${table.sql} default values`
      : `insert into ${table.sql} (${names}) select ${names} from ${recordsSql(columns, payload.rows, parameters)}`;
  return writeStatement(write, table, query, wantsRows, parameters);
}

/** An update of the rows that a query finds. `wantsRows` requests the updated rows. */
export function updateStatement(
  table: Table,
  query: RestQuery,
  payload: { changes: Record<string, unknown>; columns: readonly string[] },
  wantsRows: boolean,
): Statement {
  const parameters = new Parameters();
  const columns = payload.columns.map((name) => payloadColumn(table, name));
  const assignments = columns.map(({ sql }) => `${sql} = _payload.${sql}`).join(", ");
  const records = recordsSql(columns, [payload.changes], parameters);
  const write = `update ${table.sql} set ${assignments} from ${records}${whereSql(query, table, parameters)}`;
  return writeStatement(write, table, query, wantsRows, parameters);
}

/** A delete of the rows that a query finds. `wantsRows` requests the deleted rows. */
export function deleteStatement(table: Table, query: RestQuery, wantsRows: boolean): Statement {
  const parameters = new Parameters();
  const write = `delete from ${table.sql}${whereSql(query, table, parameters)}`;
  return writeStatement(write, table, query, wantsRows, parameters);
}

/** A function call with named arguments. */
export function callStatement(
  called: DatabaseFunction,
  given: Record<string, unknown>,
  limit: number,
): Statement {
  const parameters = new Parameters();
  const used = called.parameters.filter(({ name }) => name in given);
  const names = used.map(({ sql }) => `${sql} := _payload.${sql}`).join(", ");
  const source = used.length > 0 ? `${recordsSql(used, [given], parameters)}, lateral ` : "";
  const call = `select ${ROWS} from ${source}${called.sql}(${names}) as ${ROWS}`;
  if (called.returns === "nothing") {
    return {
      text: `select '' as body, count(*)::int as rows from (${call}) as _call`,
      parameters: parameters.values,
    };
  }
  const page = `${call} limit ${parameters.add(String(limit), "pg_catalog.int8")}`;
  const body =
    called.returns === "many"
      ? `coalesce(json_agg(_call.${ROWS}), '[]')::text`
      : `coalesce((json_agg(_call.${ROWS}) -> 0)::text, 'null')`;
  return {
    text: `select ${body} as body, count(*)::int as rows from (${page}) as _call`,
    parameters: parameters.values,
  };
}
