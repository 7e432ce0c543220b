import { resolve } from "node:path";
import { LocalSetupError, messageOf } from "../setup-error.ts";
import { checkFolder, closeFolder, holdFolder, makeFolder } from "./data-folder.ts";
import { startPostgres } from "./postgres-server.ts";
import { type DatabaseServer, openPrepared, type SetUp } from "./set-up.ts";

export interface OwnDatabaseOptions extends SetUp {
  /** Folder in which data is kept, or `memory` for a throwaway database. */
  dataDirectory: string | "memory";
  /** Receives a line when the server ended by itself and was started again. */
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
export async function openOwnDatabase(options: OwnDatabaseOptions): Promise<DatabaseServer> {
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
