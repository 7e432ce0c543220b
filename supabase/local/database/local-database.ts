import { resolve } from "node:path";
import { DatabaseError, escapeLiteral, type PoolClient, type QueryResultRow } from "pg";
import { LocalSetupError, messageOf } from "../local-setup-error.ts";
import { checkFolder, closeFolder, holdFolder, makeFolder } from "./data-folder.ts";
import { openExternalDatabase } from "./external-database.ts";
import { migrationsFolder, readMigrations } from "./migrations.ts";
import { startPostgres } from "./postgres-server.ts";
import { type DatabaseServer, inTransaction, openPrepared, type SetUp } from "./set-up.ts";

/** The roles with which the API acts. */
export type DatabaseRole = "anon" | "authenticated" | "service_role";

/** Statements of one transaction. Their parameters appear in the text as `$1`, `$2`, … */
export interface SqlClient {
  query<Row = Record<string, unknown>>(
    text: string,
    parameters?: readonly unknown[],
  ): Promise<{ rows: Row[]; affectedRows: number }>;
}

/** The caller, as the REST service passes it to the database. */
export interface DatabaseCaller {
  role: DatabaseRole;
  /** Claims of the caller's token; `auth.uid()` reads `sub`. */
  claims?: Record<string, unknown>;
  /** The request's headers, names in lower case. */
  headers?: Record<string, string>;
  /** Refuses writes with 25006, as for a GET. */
  readOnly?: boolean;
}

/** The project's database. */
export interface LocalDatabase {
  /** One transaction in an API role. It is committed when `work` is done, and rolled back if it throws. */
  asRole<T>(caller: DatabaseCaller, work: (sql: SqlClient) => Promise<T>): Promise<T>;
  /** One transaction as the owner, for the local Auth and for setting up tests. */
  asOwner<T>(work: (sql: SqlClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface LocalDatabaseOptions {
  /** Folder in which data is kept, or `memory` for a throwaway database. */
  dataDirectory: string | "memory";
  /** Whether a new database gets `supabase/seed.sql`. */
  seed: boolean;
  /** A database on a PostgreSQL server, used instead of one of its own. */
  databaseUrl?: string | undefined;
  /** How long a statement may take. */
  statementSeconds?: number | undefined;
  /** Receives a line when PostgreSQL ended by itself and was started again. */
  log?: ((line: string) => void) | undefined;
  /** Folder of the migrations, if not the project's. */
  migrations?: string;
}

interface OwnDatabaseOptions extends SetUp, Pick<LocalDatabaseOptions, "dataDirectory"> {
  log: (line: string) => void;
}

/** Starts a server, and opens its database. `place` is where it is kept. */
async function openServer(
  folder: string | undefined,
  options: OwnDatabaseOptions,
  place: string,
): Promise<DatabaseServer> {
  const server = await startPostgres({ folder, log: options.log });
  try {
    const pool = await openPrepared(server.url, options, place);
    return {
      pool,
      async close() {
        await pool.end();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Opens a database on a PostgreSQL server of its own, and brings it up to date. */
async function openOwnDatabase(options: OwnDatabaseOptions): Promise<DatabaseServer> {
  if (options.dataDirectory === "memory") {
    return openServer(undefined, options, "The temporary database");
  }
  const folder = resolve(options.dataDirectory);
  let release = () => {};
  try {
    await makeFolder(folder);
    await checkFolder(folder);
    await closeFolder(folder);
    release = await holdFolder(folder);
    const { pool, close } = await openServer(folder, options, `The data folder ${folder}`);
    return { pool, close: () => close().finally(release) };
  } catch (error) {
    release();
    if (error instanceof LocalSetupError) throw error;
    throw new LocalSetupError(
      `The data folder ${folder} cannot be used: ${messageOf(error)}. Set DATA_DIR to a folder that ` +
        "can be written, or delete this one to start afresh.",
    );
  }
}

/** PostgreSQL's code for a full disk. */
const DISK_FULL = "53100";

function clientOf(client: PoolClient): SqlClient {
  return {
    async query<Row = Record<string, unknown>>(text: string, parameters: readonly unknown[] = []) {
      const result = await client.query<Row & QueryResultRow>(text, [...parameters]);
      return { rows: result.rows, affectedRows: result.rowCount ?? 0 };
    },
  };
}

/** Begins a transaction with the settings that the REST service makes before each request. */
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
 * Opens the local database with the real migrations: a PostgreSQL server of its own, or the one in
 * `databaseUrl`. A new database gets the seed data if requested. An old one gets the migrations that it
 * lacks. Throws a {@link LocalSetupError} if the folder or the server cannot be used.
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
    : await openOwnDatabase({ ...setUp, dataDirectory, log });

  async function transact<T>(work: (sql: SqlClient) => Promise<T>, begin?: string): Promise<T> {
    try {
      return await inTransaction(server.pool, (client) => work(clientOf(client)), begin);
    } catch (error) {
      if (error instanceof DatabaseError && error.code === DISK_FULL) {
        log("The disk is full, so nothing can be saved. What was saved before is safe.");
      }
      throw error;
    }
  }

  return {
    asRole: (caller, work) => transact(work, beginAs(caller)),
    asOwner: (work) => transact(work),
    close: () => server.close(),
  };
}
