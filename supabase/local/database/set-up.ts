import { Pool, type PoolClient } from "pg";
import { LocalSetupError, messageOf } from "../local-setup-error.ts";
import { type Migration, readBootstrap, readSeed } from "./migrations.ts";

/** One transaction on a separate connection, rolled back if `work` throws. */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  begin = "begin",
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    // A connection that cannot be rolled back is not used again.
    await client.query("rollback").catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** A running PostgreSQL server, with connections to one database. */
export interface DatabaseServer {
  pool: Pool;
  close(): Promise<void>;
}

/** A lost connection makes its current query fail, and the next query opens a new one. */
function ignoreLostConnections(pool: Pool): void {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
}

/** What a database is set up from, and the time limit that applies once it is open. */
export interface SetUp {
  migrations: readonly Migration[];
  /** Whether a new database gets the seed. */
  seed: boolean;
  /** How long a statement may take once the database is open. */
  statementSeconds: number;
}

async function applyMigration(client: PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query(migration.text);
  } catch (error) {
    throw new LocalSetupError(
      `The migration ${migration.version}_${migration.name}.sql failed: ${messageOf(error)}`,
    );
  }
  await client.query(
    "insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)",
    [migration.version, migration.name],
  );
}

/** Whether a database was set up before. */
async function isPrepared(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ prepared: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as prepared",
  );
  return rows[0]?.prepared === true;
}

/** Sets up a new database in one transaction: completely or not at all. */
async function prepareNewDatabase(pool: Pool, { migrations, seed }: SetUp): Promise<void> {
  const bootstrap = await readBootstrap();
  await inTransaction(pool, async (client) => {
    await client.query(bootstrap);
    for (const migration of migrations) await applyMigration(client, migration);
    if (!seed) return;
    await client.query(await readSeed()).catch((error: unknown) => {
      throw new LocalSetupError(`The demo data failed: ${messageOf(error)}`);
    });
  });
}

/** Applies new migrations to a database from an earlier start. `place` is where it is kept. */
async function updateOldDatabase(pool: Pool, { migrations }: SetUp, place: string): Promise<void> {
  const { rows } = await pool.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const applied = new Set(rows.map((row) => row.version));
  for (const migration of migrations) {
    if (applied.delete(migration.version)) continue;
    try {
      await inTransaction(pool, (client) => applyMigration(client, migration));
    } catch (error) {
      if (!(error instanceof LocalSetupError)) throw error;
      throw new LocalSetupError(
        `${error.message}. ${place} may be from before the migrations were rewritten: delete it to start afresh.`,
      );
    }
  }
  const [unknown] = applied;
  if (unknown !== undefined) {
    throw new LocalSetupError(
      `${place} was made with the migration ${unknown}, which this copy of the ` +
        "project does not have. Update the project, or delete it to start afresh.",
    );
  }
}

/** Sets a database up, or brings it up to date. `place` is where it is kept. */
export async function setUpDatabase(url: string, setUp: SetUp, place: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  ignoreLostConnections(pool);
  try {
    if (await isPrepared(pool)) await updateOldDatabase(pool, setUp, place);
    else await prepareNewDatabase(pool, setUp);
  } finally {
    await pool.end();
  }
}

/** Sets a database up, or brings it up to date, and opens connections to it whose statements have a time limit. */
export async function openPrepared(url: string, setUp: SetUp, place: string): Promise<Pool> {
  await setUpDatabase(url, setUp, place);
  const pool = new Pool({
    connectionString: url,
    statement_timeout: setUp.statementSeconds * 1000,
  });
  ignoreLostConnections(pool);
  return pool;
}
