import * as z from "zod";
import type { DatabaseRole, LocalDatabase, SqlClient } from "../database/local-database.ts";
import type { Credential } from "../gateway.ts";
import type { TokenAuthority } from "../tokens.ts";
import { Catalogue } from "./catalogue.ts";
import { fromDatabase, RestError } from "./errors.ts";
import type { RestContext } from "./request.ts";
import type { JsonRows, Statement } from "./sql.ts";

export interface RestOptions {
  database: LocalDatabase;
  tokens: TokenAuthority;
  /** Schemas that the project exposes. */
  schemas: readonly string[];
  /** The maximum number of rows in one response. Further rows are cut off silently. */
  maxRows: number;
}

interface Caller {
  role: DatabaseRole;
  claims: Record<string, unknown>;
}

/** What the handlers of tables and functions share. */
export interface RestService {
  catalogue: Catalogue;
  maxRows: number;
  /** One transaction in the caller's role. PostgreSQL's errors become REST errors. */
  transact<Result>(
    context: RestContext,
    readOnly: boolean,
    work: (sql: SqlClient) => Promise<Result>,
  ): Promise<Result>;
}

const roleSchema = z.enum(["anon", "authenticated", "service_role"]);

async function identify(tokens: TokenAuthority, credential: Credential): Promise<Caller> {
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

/** Connects the handlers to the database. */
export function createRestService({ database, tokens, maxRows }: RestOptions): RestService {
  return {
    catalogue: new Catalogue(database),
    maxRows,
    async transact(context, readOnly, work) {
      const caller = await identify(tokens, context.get("credential"));
      try {
        return await database.asRole({ ...caller, headers: context.req.header(), readOnly }, work);
      } catch (error) {
        throw fromDatabase(error, caller.role === "anon") ?? error;
      }
    },
  };
}

/** Runs a statement that returns its rows as one JSON text. */
export async function run(sql: SqlClient, statement: Statement): Promise<JsonRows> {
  const { rows } = await sql.query<JsonRows>(statement.text, statement.parameters);
  return rows[0] ?? { body: "[]", rows: 0 };
}
