import { type Context, Hono } from "hono";
import * as z from "zod";
import type { DatabaseRole, LocalDatabase, SqlClient } from "./database.ts";
import type { Credential, GatewayEnvironment } from "./gateway.ts";
import { Catalogue } from "./rest-catalogue.ts";
import { fromDatabase, RestError, refusal } from "./rest-errors.ts";
import { readQuery } from "./rest-query.ts";
import {
  callStatement,
  countStatement,
  deleteStatement,
  insertStatement,
  type JsonRows,
  readStatement,
  type Statement,
  updateStatement,
} from "./rest-sql.ts";
import type { TokenAuthority } from "./tokens.ts";

export interface RestOptions {
  database: LocalDatabase;
  tokens: TokenAuthority;
  /** The greatest number of rows that one answer holds; the rest is cut off without a word. */
  maxRows: number;
}

type RestContext = Context<GatewayEnvironment>;

interface Caller {
  role: DatabaseRole;
  claims: Record<string, unknown>;
}

interface Preferences {
  return: "minimal" | "headers-only" | "representation";
  countsExactly: boolean;
  /** Those that were understood, for `Preference-Applied`. */
  applied: string[];
}

const roleSchema = z.enum(["anon", "authenticated", "service_role"]);
const objectSchema = z.record(z.string(), z.unknown());
const payloadSchema = z.union([z.array(objectSchema), objectSchema]);

const JSON_TYPE = "application/json; charset=utf-8";
const OBJECT_TYPE = "application/vnd.pgrst.object+json; charset=utf-8";

/** Preferences that would change the answer in a way that the stand-in does not know. */
const unknownPreferences = /^(resolution|missing|handling|max-affected|tx|timezone)=/;

function readPreferences(context: RestContext): Preferences {
  const preferences: Preferences = { return: "minimal", countsExactly: false, applied: [] };
  for (const text of (context.req.header("prefer") ?? "").split(",")) {
    const preference = text.trim();
    if (unknownPreferences.test(preference)) throw refusal(`the preference "${preference}"`);
    const [name, value] = preference.split("=");
    if (name === "return") {
      if (value !== "minimal" && value !== "representation" && value !== "headers-only") continue;
      preferences.return = value;
    } else if (name === "count") {
      if (value !== "exact") throw refusal(`the preference "${preference}"`);
      preferences.countsExactly = true;
    } else continue;
    preferences.applied.push(preference);
  }
  return preferences;
}

/** True where one object is wanted rather than an array. */
function wantsObject(context: RestContext): boolean {
  const accepted = (context.req.header("accept") ?? "*/*")
    .split(",")
    .map((type) => type.split(";")[0]?.trim().toLowerCase() ?? "");
  if (accepted.includes("application/vnd.pgrst.object+json")) return true;
  if (accepted.some((type) => ["*/*", "application/*", "application/json"].includes(type))) {
    return false;
  }
  throw new RestError(
    406,
    "PGRST107",
    `None of these media types are available: ${accepted.join(", ")}`,
  );
}

async function readPayload(context: RestContext) {
  const type = context.req.header("content-type") ?? "application/json";
  if (!/^application\/json\b/i.test(type)) throw refusal(`bodies of the type ${type}`);
  const text = await context.req.text();
  try {
    return payloadSchema.parse(JSON.parse(text));
  } catch {
    throw new RestError(400, "PGRST102", "Empty or invalid json");
  }
}

/** The columns of an insert: those asked for, or the keys that all its objects share. */
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

/** `Content-Range` of a page: where it lies, and the total if it was counted. */
function contentRange(offset: number, rows: number, total: number | undefined): string {
  const range = rows > 0 ? `${offset}-${offset + rows - 1}` : "*";
  return `${range}/${total ?? "*"}`;
}

function requireOneRow({ rows }: JsonRows): void {
  if (rows === 1) return;
  throw new RestError(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
    details: `The result contains ${rows} rows`,
  });
}

async function run(sql: SqlClient, statement: Statement): Promise<JsonRows> {
  const { rows } = await sql.query<JsonRows>(statement.text, statement.parameters);
  return rows[0] ?? { body: "[]", rows: 0 };
}

/** The only element of a JSON array that PostgreSQL made: what stands between its brackets. */
function onlyElement(body: string): string {
  return body.trim().slice(1, -1);
}

/** Supabase REST (PostgREST), as far as the product calls it: `/rest/v1` of the stand-in. */
export function createRest({ database, tokens, maxRows }: RestOptions): Hono<GatewayEnvironment> {
  const rest = new Hono<GatewayEnvironment>();
  const catalogue = new Catalogue(database);

  async function identify(credential: Credential): Promise<Caller> {
    if (credential.kind === "none") return { role: "anon", claims: { role: "anon" } };
    if (credential.kind === "key") {
      return { role: credential.role, claims: { role: credential.role } };
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

  /** One transaction in the caller's role; PostgreSQL's errors become REST's. */
  async function transact<Result>(
    context: RestContext,
    readOnly: boolean,
    work: (sql: SqlClient) => Promise<Result>,
  ): Promise<Result> {
    const caller = await identify(context.get("credential"));
    try {
      return await database.asRole({ ...caller, headers: context.req.header(), readOnly }, work);
    } catch (error) {
      throw fromDatabase(error, caller.role === "anon") ?? error;
    }
  }

  async function read(context: RestContext): Promise<Response> {
    const query = readQuery(new URL(context.req.url).searchParams);
    const preferences = readPreferences(context);
    const object = wantsObject(context);
    if (context.req.header("range")) throw refusal("the Range header: use limit and offset");
    const table = await catalogue.table(context.req.param("table") ?? "");
    const limit = Math.min(query.limit ?? maxRows, maxRows);

    const { page, total } = await transact(context, true, async (sql) => {
      const counted = preferences.countsExactly ? countStatement(table, query) : undefined;
      const counts =
        counted && (await sql.query<{ total: number }>(counted.text, counted.parameters));
      return {
        page: await run(sql, readStatement(table, query, limit)),
        total: counts?.rows[0]?.total,
      };
    });

    if (total !== undefined && query.offset > total) {
      throw new RestError(416, "PGRST103", "Requested range not satisfiable", {
        details: `An offset of ${query.offset} was requested, but there are only ${total} rows.`,
      });
    }
    if (object) requireOneRow(page);
    return answer({
      status: total !== undefined && page.rows < total ? 206 : 200,
      body: object ? onlyElement(page.body) : page.body,
      range: contentRange(query.offset, page.rows, total),
      preferences,
      object,
    });
  }

  /** Runs a write and answers as its preferences ask. `successStatus` is that of an answer without rows. */
  async function write(
    context: RestContext,
    successStatus: 201 | 204,
    makeStatement: (wantsRows: boolean) => Statement | undefined,
  ): Promise<Response> {
    const preferences = readPreferences(context);
    if (preferences.return === "headers-only")
      throw refusal('the preference "return=headers-only"');
    const wantsRows = preferences.return === "representation";
    const object = wantsRows && wantsObject(context);
    const statement = makeStatement(wantsRows);

    const result = await transact(context, false, async (sql) => {
      const written = statement ? await run(sql, statement) : { body: "[]", rows: 0 };
      // Inside the transaction, because a write that gives no single object is undone.
      if (object) requireOneRow(written);
      return written;
    });
    const range = `*/${preferences.countsExactly ? result.rows : "*"}`;
    if (!wantsRows) return answer({ status: successStatus, body: null, range, preferences });
    return answer({
      status: successStatus === 201 ? 201 : 200,
      body: object ? onlyElement(result.body) : result.body,
      range,
      preferences,
      object,
    });
  }

  async function insert(context: RestContext): Promise<Response> {
    const query = readQuery(new URL(context.req.url).searchParams);
    const table = await catalogue.table(context.req.param("table") ?? "");
    const payload = await readPayload(context);
    const rows = Array.isArray(payload) ? payload : [payload];
    const columns = payloadColumns(rows, query.columns);
    if (columns.length === 0 && rows.length > 1) throw refusal("several rows of defaults at once");
    return write(context, 201, (wantsRows) =>
      rows.length > 0 ? insertStatement(table, query, { rows, columns }, wantsRows) : undefined,
    );
  }

  /** A query that changes rows. Supabase refuses one without a condition: it would reach every row. */
  function readConfinedQuery(context: RestContext, verb: "UPDATE" | "DELETE") {
    const query = readQuery(new URL(context.req.url).searchParams);
    if (query.limit !== undefined || query.offset > 0 || query.order.length > 0) {
      throw refusal(`limit, offset and order for ${verb.toLowerCase()}s`);
    }
    if (query.conditions.length === 0) {
      throw new RestError(400, "21000", `${verb} requires a WHERE clause`);
    }
    return query;
  }

  async function update(context: RestContext): Promise<Response> {
    const table = await catalogue.table(context.req.param("table") ?? "");
    const query = readConfinedQuery(context, "UPDATE");
    const payload = await readPayload(context);
    if (Array.isArray(payload)) throw refusal("updates with an array");
    const changesNothing = Object.keys(payload).length === 0;
    return write(context, 204, (wantsRows) =>
      changesNothing ? undefined : updateStatement(table, query, payload, wantsRows),
    );
  }

  async function remove(context: RestContext): Promise<Response> {
    const table = await catalogue.table(context.req.param("table") ?? "");
    const query = readConfinedQuery(context, "DELETE");
    return write(context, 204, (wantsRows) => deleteStatement(table, query, wantsRows));
  }

  async function call(context: RestContext): Promise<Response> {
    if ([...new URL(context.req.url).searchParams.keys()].some((name) => name !== "apikey")) {
      throw refusal("filters, order and pages on the answer of a function");
    }
    const preferences = readPreferences(context);
    if (preferences.countsExactly) throw refusal("counts on the answer of a function");
    const object = wantsObject(context);
    const given = await readPayload(context);
    if (Array.isArray(given)) throw refusal("calls with an array");
    const called = await catalogue.function(
      context.req.param("function") ?? "",
      Object.keys(given),
    );

    const result = await transact(context, called.readOnly, async (sql) => {
      const answered = await run(sql, callStatement(called, given, maxRows));
      if (object && called.returns === "many") requireOneRow(answered);
      return answered;
    });
    if (called.returns === "nothing") return answer({ status: 204, body: null, preferences });
    return answer({
      status: 200,
      body: object && called.returns === "many" ? onlyElement(result.body) : result.body,
      range: contentRange(0, result.rows, undefined),
      preferences,
      object,
    });
  }

  rest.on(["GET", "HEAD"], "/rpc/:function", () => {
    throw refusal("calls of functions by GET and HEAD");
  });
  rest.post("/rpc/:function", call);
  rest.all("/rpc/:function", (context) => {
    throw new RestError(405, "PGRST101", `Cannot use the ${context.req.method} method on RPC`);
  });
  rest.get("/", () => {
    throw refusal("the OpenAPI description");
  });
  // Hono answers HEAD through the route of GET and drops the body.
  rest.get("/:table", read);
  rest.post("/:table", insert);
  rest.patch("/:table", update);
  rest.delete("/:table", remove);
  rest.put("/:table", () => {
    throw refusal("upserts");
  });
  rest.all("/:table", (context) => {
    throw new RestError(405, "PGRST117", `Unsupported HTTP method: ${context.req.method}`);
  });
  rest.all("*", () => {
    throw new RestError(404, "PGRST125", "Invalid path specified in request URL");
  });

  rest.onError((error) => {
    if (error instanceof RestError) return errorAnswer(error);
    console.error(`REST: ${error.message}`);
    return errorAnswer(new RestError(500, "PGRSTX00", "An unexpected error occurred"));
  });

  return rest;
}

function answer(options: {
  status: number;
  body: string | null;
  preferences: Preferences;
  range?: string;
  object?: boolean;
}): Response {
  const headers = new Headers();
  if (options.body !== null) headers.set("Content-Type", options.object ? OBJECT_TYPE : JSON_TYPE);
  if (options.range) headers.set("Content-Range", options.range);
  const { applied } = options.preferences;
  if (applied.length > 0) headers.set("Preference-Applied", applied.join(", "));
  return new Response(options.body, { status: options.status, headers });
}

function errorAnswer(error: RestError): Response {
  const headers = new Headers({
    "Content-Type": JSON_TYPE,
    "Proxy-Status": `PostgREST; error=${error.code}`,
  });
  if (error.status === 401) headers.set("WWW-Authenticate", "Bearer");
  if (error.status === 503) headers.set("Retry-After", "1");
  const { code, details, hint, message } = error;
  return new Response(JSON.stringify({ code, details, hint, message }), {
    status: error.status,
    headers,
  });
}
