import { openEmbeddedServer } from "../../supabase/local/database/embedded-server.ts";
import {
  extensionsOf,
  readBootstrap,
  readMigrations,
} from "../../supabase/local/database/migrations.ts";
import { findServerPrograms, openBareProject } from "./postgres-server.ts";
import { databaseUrl, type QueryClient } from "./support.ts";

/** A database before its first migration. */
export interface BareDatabase extends QueryClient {
  close(): Promise<void>;
}

/** Opens a database on the tests' server, or else an embedded one. */
export async function openBareDatabase(): Promise<BareDatabase> {
  if (databaseUrl) {
    const programs = findServerPrograms();
    if ("missing" in programs) throw new Error(programs.missing);
    const project = await openBareProject(programs.folder);
    const client = await project.connect();
    return { query: (text, values) => client.query(text, values), close: () => project.close() };
  }
  const { pool, close } = openEmbeddedServer({
    folder: undefined,
    extensions: extensionsOf(await readMigrations()),
    log: console.error,
    onLost: console.error,
  });
  await pool.query(await readBootstrap());
  return { query: (text, values) => pool.query(text, values), close };
}
