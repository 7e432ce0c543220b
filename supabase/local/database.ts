import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { LocalSetupError } from "./setup-error.ts";

/** The roles that the API acts as. */
export type DatabaseRole = "anon" | "authenticated" | "service_role";

/** Statements of one transaction. Parameters stand in the text as `$1`, `$2`, … */
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
 * PostgreSQL in this process. There is one connection: transactions wait for each other, and one
 * must not be opened inside another. It shares the process's only thread, so nothing can interrupt a
 * statement: `statement_timeout` can be set and has no effect.
 */
export interface LocalDatabase {
  /** One transaction as an API role: committed when `work` is done, rolled back when it throws. */
  asRole<T>(caller: DatabaseCaller, work: (sql: SqlClient) => Promise<T>): Promise<T>;
  /** One transaction as the owner: for the local Auth and for the set-up of tests. */
  asOwner<T>(work: (sql: SqlClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** What PostgreSQL refused, with its own words and code. It carries no statement and no parameters. */
export class DatabaseError extends Error {
  override name = "DatabaseError";

  constructor(
    message: string,
    /** SQLSTATE, such as `42501`. */
    readonly code: string,
    readonly detail: string | undefined,
    readonly hint: string | undefined,
  ) {
    super(message);
  }
}

const bootstrapFile = fileURLToPath(new URL("./bootstrap.sql", import.meta.url));
const seedFile = fileURLToPath(new URL("../seed.sql", import.meta.url));
const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));

/** What stands before the first migration on a hosted project. */
export function readBootstrap(): Promise<string> {
  return readFile(bootstrapFile, "utf8");
}

/** A file of `supabase/migrations`. */
export interface Migration {
  version: string;
  name: string;
  text: string;
}

/** The migrations in the order in which `supabase db push` applies them. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(migrationsFolder)).sort();
  const migrations = files.map(async (file) => {
    const match = /^(\d+)_(.*)\.sql$/.exec(file);
    if (!match) return [];
    const [, version = "", name = ""] = match;
    return [{ version, name, text: await readFile(join(migrationsFolder, file), "utf8") }];
  });
  return (await Promise.all(migrations)).flat();
}

function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error ?? "unknown reason");
  return text.replace(/\s+/g, " ").trim();
}

function fieldOf(error: Error, field: "code" | "detail" | "hint"): string | undefined {
  const value: unknown = Reflect.get(error, field);
  return typeof value === "string" && value !== "" ? value : undefined;
}

function asDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = fieldOf(error, "code");
  if (error instanceof DatabaseError || !code || !/^[0-9A-Z]{5}$/.test(code)) return error;
  return new DatabaseError(error.message, code, fieldOf(error, "detail"), fieldOf(error, "hint"));
}

function clientOf(transaction: Transaction): SqlClient {
  return {
    async query<Row = Record<string, unknown>>(text: string, parameters: readonly unknown[] = []) {
      try {
        const result = await transaction.query<Row>(text, [...parameters]);
        return { rows: result.rows, affectedRows: result.affectedRows ?? 0 };
      } catch (error) {
        throw asDatabaseError(error);
      }
    },
  };
}

/** What the REST service sets before each request, for the length of one transaction. */
async function becomeCaller(transaction: Transaction, caller: DatabaseCaller): Promise<void> {
  if (caller.readOnly) await transaction.exec("set transaction read only");
  await transaction.query(
    `select set_config('search_path', 'public, extensions', true), set_config('role', $1, true),
       set_config('request.jwt.claims', $2, true), set_config('request.headers', $3, true)`,
    [
      caller.role,
      JSON.stringify({ ...caller.claims, role: caller.role }),
      JSON.stringify(caller.headers ?? {}),
    ],
  );
}

async function applyMigration(transaction: Transaction, migration: Migration): Promise<void> {
  try {
    await transaction.exec(migration.text);
  } catch (error) {
    throw new LocalSetupError(
      `The migration ${migration.version}_${migration.name}.sql failed: ${messageOf(error)}`,
    );
  }
  await transaction.query(
    "insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)",
    [migration.version, migration.name],
  );
}

/** A new database in one step: either all of it stands, or none. */
async function prepareNewDatabase(engine: PGlite, seed: boolean): Promise<void> {
  const [bootstrap, migrations] = await Promise.all([readBootstrap(), readMigrations()]);
  const seedText = seed ? await readFile(seedFile, "utf8") : "";
  await engine.transaction(async (transaction) => {
    await transaction.exec(bootstrap);
    for (const migration of migrations) await applyMigration(transaction, migration);
    try {
      await transaction.exec(seedText);
    } catch (error) {
      throw new LocalSetupError(`supabase/seed.sql failed: ${messageOf(error)}`);
    }
  });
}

/** Brings a database of an earlier start up to the migrations of today. */
async function updateOldDatabase(engine: PGlite, folder: string): Promise<void> {
  const migrations = await readMigrations();
  const { rows } = await engine.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const applied = new Set(rows.map((row) => row.version));
  for (const migration of migrations) {
    if (applied.delete(migration.version)) continue;
    await engine.transaction((transaction) => applyMigration(transaction, migration));
  }
  const [unknown] = applied;
  if (unknown !== undefined) {
    throw new LocalSetupError(
      `The data folder ${folder} was made with the migration ${unknown}, which this copy of the ` +
        "project does not have. Update the project, or delete the folder to start afresh.",
    );
  }
}

/**
 * Lets one process at a time into a data folder: two would destroy the data, and PGlite does not
 * look. Returns what ends the hold.
 */
function holdFolder(folder: string): () => void {
  const file = join(folder, "in-use-by-process");
  if (existsSync(file)) {
    const holder = Number(readFileSync(file, "utf8"));
    // A process with this one's number is an earlier one: after a restart, numbers begin again.
    const isOther = Number.isSafeInteger(holder) && holder > 0 && holder !== process.pid;
    if (heldFolders.has(folder) || (isOther && isRunning(holder))) {
      throw new LocalSetupError(
        `The data folder ${folder} is in use by process ${holder}. Stop that one, or set DATA_DIR ` +
          `to another folder. (If process ${holder} is something else, delete ${file}.)`,
      );
    }
  }
  writeFileSync(file, `${process.pid}\n`);
  heldFolders.add(folder);
  return () => {
    heldFolders.delete(folder);
    rmSync(file, { force: true });
  };
}

const heldFolders = new Set<string>();

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as someone else.
    return error instanceof Error && fieldOf(error, "code") === "EPERM";
  }
}

/** Like a recursive `mkdir`, which in Node never ends below folders that refuse, such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder);
}

/** Opens the database of a data folder; makes it first where there is none. */
async function openFolder(folder: string, seed: boolean): Promise<PGlite> {
  const finished = join(folder, "postgres");
  if (!existsSync(finished)) {
    // Made aside and moved into place: a first start that is interrupted leaves nothing half made.
    const unfinished = join(folder, "postgres-unfinished");
    await rm(unfinished, { recursive: true, force: true });
    const engine = await PGlite.create({ dataDir: unfinished });
    try {
      await prepareNewDatabase(engine, seed);
    } finally {
      await engine.close();
    }
    await rename(unfinished, finished);
  }
  const engine = await PGlite.create({ dataDir: finished });
  try {
    await updateOldDatabase(engine, folder);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}

async function openEngine(
  dataDirectory: string,
  seed: boolean,
): Promise<{ engine: PGlite; release: () => void }> {
  if (dataDirectory === "memory") {
    const engine = await PGlite.create();
    await prepareNewDatabase(engine, seed);
    return { engine, release: () => {} };
  }
  const folder = resolve(dataDirectory);
  let release = () => {};
  try {
    await makeFolder(folder);
    release = holdFolder(folder);
    return { engine: await openFolder(folder, seed), release };
  } catch (error) {
    release();
    if (error instanceof LocalSetupError) throw error;
    throw new LocalSetupError(
      `The data folder ${folder} cannot be used: ${messageOf(error)}. Set DATA_DIR to a folder that ` +
        "can be written, or delete this one to start afresh.",
    );
  }
}

/**
 * Opens the local database: PostgreSQL in this process, with the real migrations. `dataDirectory`
 * is the folder where data lasts, or `memory` for a throwaway database. A new database gets
 * `supabase/seed.sql` where `seed` is true; an old one gets the migrations it has not had yet.
 * A folder that cannot be used is a {@link LocalSetupError}.
 */
export async function openLocalDatabase(options: {
  dataDirectory: string | "memory";
  seed: boolean;
}): Promise<LocalDatabase> {
  const { engine, release } = await openEngine(options.dataDirectory, options.seed);

  async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    try {
      return await engine.transaction(work);
    } catch (error) {
      throw asDatabaseError(error);
    }
  }

  return {
    asRole(caller, work) {
      return inTransaction(async (transaction) => {
        await becomeCaller(transaction, caller);
        return work(clientOf(transaction));
      });
    },
    asOwner(work) {
      return inTransaction((transaction) => work(clientOf(transaction)));
    },
    async close() {
      if (!engine.closed) await engine.close();
      release();
    },
  };
}
