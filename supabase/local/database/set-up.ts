import type { Pool, PoolClient } from "pg";
import { LocalSetupError, messageOf } from "../setup-error.ts";
import { type Migration, readBootstrap, readSeed } from "./migrations.ts";
import { inTransaction } from "./transaction.ts";

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
export async function isPrepared(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ prepared: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as prepared",
  );
  return rows[0]?.prepared === true;
}

async function applySeed(client: PoolClient): Promise<void> {
  try {
    await client.query(await readSeed());
  } catch (error) {
    throw new LocalSetupError(`supabase/seed.sql failed: ${messageOf(error)}`);
  }
}

/** Sets up a new database in one transaction: completely or not at all. */
export async function prepareNewDatabase(pool: Pool, { migrations, seed }: SetUp): Promise<void> {
  const bootstrap = await readBootstrap();
  await inTransaction(pool, async (client) => {
    await client.query(bootstrap);
    for (const migration of migrations) await applyMigration(client, migration);
    if (seed) await applySeed(client);
  });
}

/** Adds the seed to a database that is set up. */
export async function seedDatabase(pool: Pool): Promise<void> {
  await inTransaction(pool, applySeed);
}

/** Applies new migrations to a database from an earlier start. `place` is where it is kept. */
export async function updateOldDatabase(
  pool: Pool,
  { migrations }: SetUp,
  place: string,
): Promise<void> {
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
