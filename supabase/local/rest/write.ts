import { answer, contentRange, onlyElement, requireOneRow } from "./answer.ts";
import { RestError, refusal } from "./errors.ts";
import { type RestQuery, readQuery } from "./query.ts";
import { type RestContext, readPayload, readPreferences, wantsObject } from "./request.ts";
import { type RestService, run } from "./service.ts";
import { deleteStatement, insertStatement, type Statement, updateStatement } from "./sql.ts";

interface Write {
  verb: "insert" | "update" | "delete";
  /** Nothing if no row can be changed. */
  statement: ((wantsRows: boolean) => Statement) | undefined;
}

/** Runs a write and responds as its preferences ask. */
async function write(
  service: RestService,
  context: RestContext,
  { verb, statement }: Write,
): Promise<Response> {
  const preferences = readPreferences(context);
  const wantsRows = preferences.return === "representation";
  const object = wantsObject(context);

  const result = await service.transact(context, false, async (sql) => {
    const written = statement ? await run(sql, statement(wantsRows)) : { body: "[]", rows: 0 };
    // Inside the transaction, because a write that does not return a single object is rolled back.
    if (object) requireOneRow(written);
    return written;
  });
  const total = preferences.countsExactly ? result.rows : undefined;
  const range = contentRange(0, verb === "update" ? result.rows : 0, total);
  const isInsert = verb === "insert";
  if (!wantsRows) return answer({ status: isInsert ? 201 : 204, body: null, range, preferences });
  return answer({
    status: isInsert ? 201 : 200,
    body: object ? onlyElement(result.body) : result.body,
    range,
    preferences,
    object,
  });
}

/** The columns of an insert: those requested, or the keys that all its objects share. */
function payloadColumns(
  rows: readonly Record<string, unknown>[],
  wanted: string[] | undefined,
): string[] {
  if (wanted) return wanted;
  const first = Object.keys(rows[0] ?? {});
  const alike = rows.every(
    (row) => Object.keys(row).length === first.length && first.every((key) => key in row),
  );
  if (!alike) throw new RestError(400, "PGRST102", "All object keys must match");
  return first;
}

/** POST to a table. */
export async function insert(service: RestService, context: RestContext): Promise<Response> {
  const query = readQuery(new URL(context.req.url).searchParams);
  const table = await service.catalogue.table(context.req.param("table") ?? "");
  const payload = await readPayload(context);
  const rows = Array.isArray(payload) ? payload : [payload];
  const columns = payloadColumns(rows, query.columns);
  if (columns.length === 0 && rows.length > 1) throw refusal("several rows of defaults at once");
  return write(service, context, {
    verb: "insert",
    statement:
      rows.length === 0
        ? undefined
        : (wantsRows) => insertStatement(table, query, { rows, columns }, wantsRows),
  });
}

/** The query of a write that changes rows. It can have filters, but no paging or order. */
function readChangeQuery(context: RestContext, verb: "updates" | "deletes"): RestQuery {
  const query = readQuery(new URL(context.req.url).searchParams);
  if (query.limit !== undefined || query.offset > 0 || query.order.length > 0) {
    throw refusal(`limit, offset and order for ${verb}`);
  }
  return query;
}

/** Supabase refuses a change without a filter, because it would affect every row. */
function requireFilter(query: RestQuery, verb: "UPDATE" | "DELETE"): void {
  if (query.conditions.length > 0) return;
  throw new RestError(400, "21000", `${verb} requires a WHERE clause`);
}

/** PATCH of a table. */
export async function update(service: RestService, context: RestContext): Promise<Response> {
  const table = await service.catalogue.table(context.req.param("table") ?? "");
  const query = readChangeQuery(context, "updates");
  const changes = await readPayload(context);
  if (Array.isArray(changes)) throw refusal("updates with an array");
  const columns = query.columns ?? Object.keys(changes);
  // Without columns there is nothing to run, and so nothing that needs a filter.
  if (columns.length === 0)
    return write(service, context, { verb: "update", statement: undefined });
  requireFilter(query, "UPDATE");
  return write(service, context, {
    verb: "update",
    statement: (wantsRows) => updateStatement(table, query, { changes, columns }, wantsRows),
  });
}

/** DELETE from a table. */
export async function remove(service: RestService, context: RestContext): Promise<Response> {
  const table = await service.catalogue.table(context.req.param("table") ?? "");
  const query = readChangeQuery(context, "deletes");
  requireFilter(query, "DELETE");
  return write(service, context, {
    verb: "delete",
    statement: (wantsRows) => deleteStatement(table, query, wantsRows),
  });
}
