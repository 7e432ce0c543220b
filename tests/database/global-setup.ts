import { createTemplate } from "../../supabase/local/database/external-database.ts";
import { readMigrations } from "../../supabase/local/database/migrations.ts";
import { startPostgres } from "../../supabase/local/database/postgres-server.ts";

/**
 * One server for all suites that open a database. Each suite has its own database, copied from a template. On systems
 * on which the PostgreSQL from npm does not run, LOCAL_DATABASE_URL names the server.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  process.env.TEST_DATABASE_URL = process.env.LOCAL_DATABASE_URL;
  if (process.env.LOCAL_DATABASE_URL) return async () => {};
  const server = await startPostgres({ log: console.error });
  process.env.TEST_DATABASE_URL = server.url;
  const migrations = await readMigrations();
  for (const seed of [false, true]) {
    await createTemplate(server.url, { migrations, seed, statementSeconds: 60 });
  }
  return server.stop;
}
