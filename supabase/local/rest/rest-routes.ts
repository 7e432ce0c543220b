import { type Context, Hono } from "hono";
import * as z from "zod";
import type { DatabaseRole, LocalDatabase, SqlClient } from "../database/local-database.ts";
import type { GatewayEnvironment } from "../gateway.ts";
import { describeFailure } from "../local-setup-error.ts";
import type { TokenAuthority } from "../tokens.ts";
import { type Query, quoted, readQuery, Values } from "./query.ts";
import { fromDatabase, RestError, refusal } from "./rest-errors.ts";
import {
  type DatabaseFunction,
  deleteStatement,
  EXPOSED_SCHEMA,
  functionSource,
  functionsQuery,
  insertStatement,
  onlyFunction,
  readStatement,
  type Source,
  tableSource,
  updateStatement,
} from "./statements.ts";

export interface RestOptions {
  database: LocalDatabase;
  tokens: TokenAuthority;
  /** The maximum number of rows in one response. Further rows are cut off silently. */
  maxRows: number;
}

type RestContext = Context<GatewayEnvironment>;
type JsonRows = { body: string; rows: number };

const JSON_TYPE = "application/json; charset=utf-8";
const OBJECT_TYPE = "application/vnd.pgrst.object+json; charset=utf-8";

const roleSchema = z.enum(["anon", "authenticated", "service_role"]);
const objectSchema = z.record(z.string(), z.unknown());

/** What the headers of a request ask for. */
function readWishes(context: RestContext) {
  const wishes = { wantsRows: false, counts: false, wantsObject: false };
  for (const text of (context.req.header("prefer") ?? "").split(",")) {
    const preference = text.trim();
    if (preference === "return=representation") wishes.wantsRows = true;
    else if (preference === "count=exact") wishes.counts = true;
    else if (preference !== "" && preference !== "return=minimal") {
      throw refusal(`the preference "${preference}"`);
    }
  }
  if (context.req.header("range")) throw refusal("the Range header: use limit and offset");
  const accept = context.req.header("accept") ?? "*/*";
  if (/^application\/vnd\.pgrst\.object(\+json)?$/.test(accept)) wishes.wantsObject = true;
  else if (!/(\*\/\*|application\/json)/.test(accept)) {
    throw refusal(`responses of the type ${accept}`);
  }
  return wishes;
}

/** Reads a JSON body, which is one object. */
async function readPayload(context: RestContext, whenEmpty = "") {
  try {
    return objectSchema.parse(JSON.parse((await context.req.text()) || whenEmpty));
  } catch {
    throw new RestError(400, "PGRST102", "Empty or invalid json");
  }
}

/** A response in PostgREST's format. Without an offset, it has no position. */
function answer(
  status: 200 | 201 | 206,
  { body, rows }: JsonRows,
  options: { wantsObject: boolean; offset: number | undefined; total?: number | undefined },
): Response {
  const { wantsObject, offset, total = "*" } = options;
  const range = rows > 0 && offset !== undefined ? `${offset}-${offset + rows - 1}` : "*";
  return new Response(wantsObject ? body.trim().slice(1, -1) : body, {
    status,
    headers: {
      "Content-Type": wantsObject ? OBJECT_TYPE : JSON_TYPE,
      "Content-Range": `${range}/${total}`,
    },
  });
}

function requireOneRow({ rows }: JsonRows): void {
  if (rows === 1) return;
  throw new RestError(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
    details: `The result contains ${rows} rows`,
  });
}

/** Reads one page, and the total if wanted. */
async function readRows(
  sql: SqlClient,
  { source, query, values, limit }: { source: Source; query: Query; values: Values; limit: number },
  counts: boolean,
) {
  const counted =
    counts &&
    (await sql.query<{ total: number }>(
      `select count(*)::int as total from ${source.from}${query.where}`,
      values.all,
    ));
  const total = counted ? counted.rows[0]?.total : undefined;
  if (total !== undefined && query.offset > total) {
    throw new RestError(416, "PGRST103", "Requested range not satisfiable", {
      details: `An offset of ${query.offset} was requested, but there are only ${total} rows.`,
    });
  }
  const most = Math.min(query.limit ?? limit, limit);
  return { ...(await rowsOf(sql, readStatement(source, query, most, values), values)), total };
}

async function rowsOf(sql: SqlClient, text: string, values: Values): Promise<JsonRows> {
  const { rows } = await sql.query<JsonRows>(text, values.all);
  return rows[0] ?? { body: "[]", rows: 0 };
}

/** The values of a write, by column. */
async function readRow(context: RestContext) {
  const row = await readPayload(context);
  if (Object.keys(row).length === 0) throw refusal("writes without a value");
  return row;
}

/** The part of Supabase REST (PostgREST) that the product calls: `/rest/v1` in the stand-in. */
export function createRest({ database, tokens, maxRows }: RestOptions): Hono<GatewayEnvironment> {
  const rest = new Hono<GatewayEnvironment>();

  async function identify(
    context: RestContext,
  ): Promise<{ role: DatabaseRole; claims: Record<string, unknown> }> {
    const credential = context.get("credential");
    if (credential.kind !== "bearer") {
      const role = credential.kind === "key" ? credential.role : "anon";
      return { role, claims: { role } };
    }
    const verified = await tokens.verify(credential.token);
    if (!verified.valid) {
      const code = verified.fault === "expired" ? "PGRST303" : "PGRST301";
      throw new RestError(401, code, verified.reason);
    }
    const role = roleSchema.safeParse(verified.claims.role ?? "anon");
    if (!role.success) throw new RestError(401, "22023", "role in the JWT does not exist");
    return { role: role.data, claims: verified.claims };
  }

  /** One transaction in the caller's role. PostgreSQL's errors become REST errors. */
  async function transact<Result>(
    context: RestContext,
    readOnly: boolean,
    work: (sql: SqlClient) => Promise<Result>,
  ): Promise<Result> {
    const caller = await identify(context);
    try {
      return await database.asRole({ ...caller, headers: context.req.header(), readOnly }, work);
    } catch (error) {
      throw fromDatabase(error, caller.role === "anon") ?? error;
    }
  }

  /** Begins every request to a table. */
  function begin(context: RestContext) {
    const source = tableSource(context.req.param("table") ?? "");
    const values = new Values();
    const query = readQuery(new URL(context.req.url).searchParams, source.name, values);
    return { ...readWishes(context), source, values, query };
  }

  /** Runs a write and responds as its preferences ask. */
  async function write(
    context: RestContext,
    { wantsRows, wantsObject, counts, values }: ReturnType<typeof begin>,
    text: string,
  ): Promise<Response> {
    const written = await transact(context, false, async (sql) => {
      const result = await rowsOf(sql, text, values);
      // Inside the transaction, because a write that does not return a single object is rolled back.
      if (wantsObject) requireOneRow(result);
      return result;
    });
    const isInsert = context.req.method === "POST";
    if (!wantsRows) return new Response(null, { status: isInsert ? 201 : 204 });
    const total = counts ? written.rows : undefined;
    const offset = context.req.method === "PATCH" ? 0 : undefined;
    return answer(isInsert ? 201 : 200, written, { wantsObject, offset, total });
  }

  /** Begins a change of rows. Supabase refuses one without a filter, because it would affect every row. */
  function beginChange(context: RestContext) {
    const begun = begin(context);
    const { limit, offset, order, where } = begun.query;
    if (limit !== undefined || offset > 0 || order) throw refusal("limits and orders of changes");
    if (!where) {
      const verb = context.req.method === "PATCH" ? "UPDATE" : "DELETE";
      throw new RestError(400, "21000", `${verb} requires a WHERE clause`);
    }
    return begun;
  }

  rest.use("*", async (context, next) => {
    const isRead = context.req.method === "GET" || context.req.method === "HEAD";
    const profile = context.req.header(isRead ? "accept-profile" : "content-profile");
    if (profile === undefined || profile === EXPOSED_SCHEMA) return next();
    throw new RestError(406, "PGRST106", `Invalid schema: ${profile}`, {
      hint: `Only the following schemas are exposed: ${EXPOSED_SCHEMA}`,
    });
  });

  /** The functions that were called before, like PostgREST's schema cache. */
  const calledBefore = new Map<string, DatabaseFunction>();

  async function findFunction(name: string, argumentNames: readonly string[]) {
    const signature = JSON.stringify([name, argumentNames.toSorted()]);
    const known = calledBefore.get(signature);
    if (known) return known;
    const { rows } = await database.asOwner((sql) =>
      sql.query<DatabaseFunction>(functionsQuery, [name, argumentNames]),
    );
    const found = onlyFunction(rows, name, argumentNames);
    calledBefore.set(signature, found);
    return found;
  }

  rest.post("/rpc/:function", async (context) => {
    const name = context.req.param("function");
    const { counts, wantsObject } = readWishes(context);
    const given = await readPayload(context, "{}");
    const argumentNames = Object.keys(given);
    const called = await findFunction(name, argumentNames);
    const values = new Values();
    const source = functionSource(name, called, given, values);
    const query = readQuery(new URL(context.req.url).searchParams, quoted(name), values);
    const isList = called.returns === "many";
    return transact(context, called.read_only, async (sql) => {
      if (called.returns === "nothing") {
        await sql.query(`select count(*) from ${source.from}`, values.all);
        return new Response(null, { status: 204 });
      }
      const page = await readRows(sql, { source, query, values, limit: maxRows }, counts && isList);
      if (wantsObject && isList) requireOneRow(page);
      return answer(200, page, {
        wantsObject: wantsObject || !isList,
        offset: query.offset,
        total: page.total,
      });
    });
  });
  // Hono routes HEAD to the GET handler and drops the body.
  rest.get("/:table", async (context) => {
    const { wantsObject, counts, ...read } = begin(context);
    const page = await transact(context, true, (sql) =>
      readRows(sql, { ...read, limit: maxRows }, counts),
    );
    if (wantsObject) requireOneRow(page);
    const isPart = page.total !== undefined && page.rows < page.total;
    const { offset } = read.query;
    return answer(isPart ? 206 : 200, page, { wantsObject, offset, total: page.total });
  });
  rest.post("/:table", async (context) => {
    const begun = begin(context);
    const { source, query, values, wantsRows } = begun;
    const row = await readRow(context);
    return write(context, begun, insertStatement(source, query, row, values, wantsRows));
  });
  rest.patch("/:table", async (context) => {
    const begun = beginChange(context);
    const { source, query, values, wantsRows } = begun;
    const changes = await readRow(context);
    return write(context, begun, updateStatement(source, query, changes, values, wantsRows));
  });
  rest.delete("/:table", (context) => {
    const begun = beginChange(context);
    return write(context, begun, deleteStatement(begun.source, begun.query, begun.wantsRows));
  });
  rest.all("*", (context) => {
    throw refusal(`${context.req.method} ${context.req.path}`);
  });

  rest.onError((error) => {
    if (!(error instanceof RestError)) console.error(`REST: ${describeFailure(error)}`);
    const known =
      error instanceof RestError
        ? error
        : new RestError(500, "PGRSTX00", "An unexpected error occurred");
    const { code, details, hint, message, status } = known;
    return Response.json({ code, details, hint, message }, { status });
  });

  return rest;
}
