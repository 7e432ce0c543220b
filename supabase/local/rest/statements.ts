import { type Query, quoted, type Values } from "./query.ts";
import { RestError } from "./rest-errors.ts";

/** The schema whose tables and functions the API serves. */
export const EXPOSED_SCHEMA = "public";

/** A table or the result of a function, as a statement names it. */
export interface Source {
  /** After `from`. */
  from: string;
  /** The quoted name to which its columns belong. */
  name: string;
}

export function tableSource(name: string): Source {
  return { from: `${EXPOSED_SCHEMA}.${quoted(name)}`, name: quoted(name) };
}

/** Selects rows as JSON, and their number. A row is its columns, or the whole. */
function asJson(select: string, rows: string): string {
  return (
    `with _page as (${rows}) ` +
    `select coalesce(json_agg(_page${select ? "" : "._row"}), '[]')::text as body, count(*)::int as rows from _page`
  );
}

const columnsOf = ({ select }: Query, { name }: Source) => select || `${name} as _row`;

/** One page of rows. */
export function readStatement(source: Source, query: Query, limit: number, values: Values): string {
  const { where, order, offset, select } = query;
  const page = `limit ${values.add(limit)} offset ${values.add(offset)}`;
  return asJson(
    select,
    `select ${columnsOf(query, source)} from ${source.from}${where}${order} ${page}`,
  );
}

/** Runs a write, and returns its rows if wanted and otherwise only their number. */
function writeStatement(write: string, source: Source, query: Query, wantsRows: boolean): string {
  if (wantsRows) return asJson(query.select, `${write} returning ${columnsOf(query, source)}`);
  // "returning 1" needs no privilege to read, so a role that may only write can use it.
  return `with _page as (${write} returning 1) select '[]' as body, count(*)::int as rows from _page`;
}

/** A JSON object as a row of a table, named `_payload`. */
function payload(source: Source, row: object, values: Values): string {
  return `json_populate_record(null::${source.from}, ${values.add(JSON.stringify(row))}::json) as _payload`;
}

export function insertStatement(
  source: Source,
  query: Query,
  row: Record<string, unknown>,
  values: Values,
  wantsRows: boolean,
): string {
  const names = Object.keys(row).map(quoted).join(", ");
  const write = `insert into ${source.from} (${names}) select ${names} from ${payload(source, row, values)}`;
  return writeStatement(write, source, query, wantsRows);
}

export function updateStatement(
  source: Source,
  query: Query,
  row: Record<string, unknown>,
  values: Values,
  wantsRows: boolean,
): string {
  const set = Object.keys(row).map((name) => `${quoted(name)} = _payload.${quoted(name)}`);
  const from = payload(source, row, values);
  const write = `update ${source.from} set ${set.join(", ")} from ${from}${query.where}`;
  return writeStatement(write, source, query, wantsRows);
}

export function deleteStatement(source: Source, query: Query, wantsRows: boolean): string {
  return writeStatement(`delete from ${source.from}${query.where}`, source, query, wantsRows);
}

/** A function of the exposed schema. */
export interface DatabaseFunction {
  /** The types of its arguments, by name. */
  types: Record<string, string>;
  returns: "nothing" | "one" | "many";
  /** A stable or immutable function runs in a transaction that cannot write. */
  read_only: boolean;
}

/** Finds the functions that have a name and take exactly these arguments. Those with a default may be left out. */
export const functionsQuery = `
  select p.provolatile <> 'v' as read_only,
    case when p.prorettype = 'void'::regtype then 'nothing' when p.proretset then 'many' else 'one' end as returns,
    coalesce((select json_object_agg(name, format_type(type, null))
      from unnest(p.proargtypes::oid[], p.proargnames[1:p.pronargs]) as argument (type, name)), '{}') as types
  from pg_proc p
  where p.pronamespace = '${EXPOSED_SCHEMA}'::regnamespace and p.prokind = 'f' and p.proname = $1
    and $2::text[] <@ coalesce(p.proargnames[1:p.pronargs], '{}')
    and coalesce(p.proargnames[1:p.pronargs - p.pronargdefaults], '{}') <@ $2::text[]`;

/** The function found, or PostgREST's error. */
export function onlyFunction(
  found: readonly DatabaseFunction[],
  name: string,
  given: readonly string[],
): DatabaseFunction {
  const [match] = found;
  const full = `${EXPOSED_SCHEMA}.${name}`;
  if (!match) {
    const signature = given.length > 0 ? `(${given.toSorted().join(", ")})` : " without parameters";
    throw new RestError(
      404,
      "PGRST202",
      `Could not find the function ${full}${signature} in the schema cache`,
    );
  }
  return match;
}

/** A call with named arguments, whose result can be read like a table. */
export function functionSource(
  name: string,
  { types }: DatabaseFunction,
  given: Record<string, unknown>,
  values: Values,
): Source {
  const names = Object.keys(given).map(quoted);
  const call = names.map((argument) => `${argument} => _given.${argument}`).join(", ");
  const result = `${EXPOSED_SCHEMA}.${quoted(name)}(${call}) as ${quoted(name)}`;
  if (names.length === 0) return { from: result, name: quoted(name) };
  const columns = Object.keys(given).map((argument) => `${quoted(argument)} ${types[argument]}`);
  const json = values.add(JSON.stringify(given));
  return {
    from: `json_to_record(${json}::json) as _given (${columns.join(", ")}), lateral ${result}`,
    name: quoted(name),
  };
}
