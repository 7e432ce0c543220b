import { escapeLiteral, type PoolClient, type QueryConfig, type QueryResultRow } from "pg";
import type { LocalSetupError } from "../setup-error.ts";
import { openEmbeddedDatabase } from "./embedded-database.ts";
import { asDatabaseError } from "./errors.ts";
import { openExternalDatabase } from "./external-database.ts";
import { migrationsFolder, readMigrations } from "./migrations.ts";
import { inTransaction } from "./transaction.ts";

/** The roles that the API acts as. */
export type DatabaseRole = "anon" | "authenticated" | "service_role";

/** Statements of one transaction. Their parameters appear in the text as `$1`, `$2`, … */
export interface SqlClient {
  query<Row = Record<string, unknown>>(
    text: string,
    parameters?: readonly unknown[],
  ): Promise<{ rows: Row[]; affectedRows: number }>;
}

/** Who asks, as the REST service tells the database. */
export interface DatabaseCaller {
  role: DatabaseRole;
  /** Claims of the caller's token; `auth.uid()` reads `sub`. */
  claims?: Record<string, unknown>;
  /** The request's headers, names in lower case. */
  headers?: Record<string, string>;
  /** Refuses writes with 25006, as a GET does. */
  readOnly?: boolean;
}

/**
 * The project's database. The embedded PostgreSQL has one connection: transactions wait for each
 * other there, and one must not be opened inside another.
 */
export interface LocalDatabase {
  /** One transaction as an API role: committed when `work` is done, rolled back when it throws. */
  asRole<T>(caller: DatabaseCaller, work: (sql: SqlClient) => Promise<T>): Promise<T>;
  /** One transaction as the owner: for the local Auth and for the set-up of tests. */
  asOwner<T>(work: (sql: SqlClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface LocalDatabaseOptions {
  /** Folder in which data lasts, or `memory` for a throwaway database. */
  dataDirectory: string | "memory";
  /** Whether a new database gets `supabase/seed.sql`. */
  seed: boolean;
  /** A database on a PostgreSQL server, used instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** How long a statement may take. */
  statementSeconds?: number | undefined;
  /** Takes a line when the embedded PostgreSQL had to start again. */
  log?: ((line: string) => void) | undefined;
  /** Told when a database in memory was lost: every later call fails with the same error. */
  onLost?: ((error: LocalSetupError) => void) | undefined;
  /** Folder of the migrations, where they are not the project's. */
  migrations?: string;
}

function clientOf(client: PoolClient): SqlClient {
  return {
    async query<Row = Record<string, unknown>>(text: string, parameters: readonly unknown[] = []) {
      try {
        // The extended protocol takes one statement at a time, also where it has no parameters.
        const values = [...parameters];
        const query: QueryConfig & { queryMode: "extended" } = {
          text,
          values,
          queryMode: "extended",
        };
        const result = await client.query<Row & QueryResultRow>(query);
        return { rows: result.rows, affectedRows: result.rowCount ?? 0 };
      } catch (error) {
        throw asDatabaseError(error);
      }
    },
  };
}

/**
 * Begins a transaction with what the REST service sets before each request, for the length of one
 * transaction. In one message, because each takes its time on the way to the embedded PostgreSQL.
 */
function beginAs({ role, claims, headers, readOnly }: DatabaseCaller): string {
  const settings = {
    search_path: "public, extensions",
    role,
    "request.jwt.claims": JSON.stringify({ ...claims, role }),
    "request.headers": JSON.stringify(headers ?? {}),
  };
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${escapeLiteral(value)}, true)`,
  );
  return `begin ${readOnly ? "read only" : "read write"}; select ${calls.join(", ")}`;
}

/**
 * Opens the local database with the real migrations: PostgreSQL inside this process, or on the server
 * that `databaseUrl` names. A new database gets the seed where it is asked for; an old one gets the
 * migrations that it lacks. A folder or a server that cannot be used is a {@link LocalSetupError}.
 */
export async function openLocalDatabase(options: LocalDatabaseOptions): Promise<LocalDatabase> {
  const { dataDirectory, databaseUrl, log = console.error } = options;
  const migrations = await readMigrations(options.migrations ?? migrationsFolder);
  const setUp = {
    migrations,
    seed: options.seed,
    statementSeconds: options.statementSeconds ?? 60,
  };
  const server = databaseUrl
    ? await openExternalDatabase({
        ...setUp,
        url: databaseUrl,
        throwaway: dataDirectory === "memory",
      })
    : await openEmbeddedDatabase({
        ...setUp,
        dataDirectory,
        log,
        onLost: options.onLost ?? ((error) => log(error.message)),
      });

  async function transact<T>(work: (client: PoolClient) => Promise<T>, begin?: string): Promise<T> {
    try {
      return await inTransaction(server.pool, work, begin);
    } catch (error) {
      throw asDatabaseError(error);
    }
  }

  return {
    asRole: (caller, work) => transact((client) => work(clientOf(client)), beginAs(caller)),
    asOwner: (work) => transact((client) => work(clientOf(client))),
    close: () => server.close(),
  };
}
