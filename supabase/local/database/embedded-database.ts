import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { LocalSetupError, messageOf } from "../setup-error.ts";
import { checkFolder, closeFolder, holdFolder, makeFolder, syncFolder } from "./data-folder.ts";
import {
  cachedDatabaseFile,
  type EmbeddedOptions,
  type EmbeddedServer,
  openEmbeddedServer,
} from "./embedded-server.ts";
import { extensionsOf, readBootstrap } from "./migrations.ts";
import type { DatabaseServer } from "./server.ts";
import {
  isPrepared,
  prepareNewDatabase,
  type SetUp,
  seedDatabase,
  updateOldDatabase,
} from "./set-up.ts";

export interface EmbeddedDatabaseOptions extends SetUp, Pick<EmbeddedOptions, "log" | "onLost"> {
  /** Folder in which data is kept, or `memory`. */
  dataDirectory: string | "memory";
  /** Whether new databases are copied from the first one with these migrations. */
  copied: boolean;
}

async function openServer(
  options: EmbeddedDatabaseOptions,
  folder: string | undefined,
): Promise<EmbeddedServer> {
  const { copied, log, migrations, onLost } = options;
  const texts = migrations.map(({ version, text }) => `${version} ${text}`);
  const copyFile = copied ? cachedDatabaseFile([await readBootstrap(), ...texts]) : undefined;
  return openEmbeddedServer({
    folder,
    extensions: extensionsOf(migrations),
    copyFile,
    log,
    onLost,
  });
}

/** Sets up a new database, unless it is a copy of one that is set up, and adds the seed. */
async function prepareNew(server: EmbeddedServer, options: EmbeddedDatabaseOptions): Promise<void> {
  if (!(await isPrepared(server.pool))) {
    await prepareNewDatabase(server.pool, { ...options, seed: false });
    await server.keepCopy();
  }
  if (options.seed) await seedDatabase(server.pool);
}

/** Runs the set-up on a server, and stops the server if the set-up fails. */
async function prepared(
  server: EmbeddedServer,
  setUp: () => Promise<void>,
): Promise<EmbeddedServer> {
  try {
    await setUp();
    return server;
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** Opens the database in a data folder, and creates it first if there is none. */
async function openFolder(
  folder: string,
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedServer> {
  const finished = join(folder, "postgres");
  if (!existsSync(finished)) {
    // Created in another folder and then moved, so that an interrupted first start leaves nothing incomplete.
    const unfinished = join(folder, "postgres-unfinished");
    await rm(unfinished, { recursive: true, force: true });
    const server = await openServer(options, unfinished);
    await prepared(server, () => prepareNew(server, options));
    await server.close();
    await syncFolder(unfinished);
    await rename(unfinished, finished);
  }
  const server = await openServer(options, finished);
  return prepared(server, () =>
    updateOldDatabase(server.pool, options, `The data folder ${folder}`),
  );
}

/** Opens a database in this process's PostgreSQL, and brings it up to date. */
export async function openEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<DatabaseServer> {
  const { dataDirectory, statementSeconds } = options;
  if (dataDirectory === "memory") {
    const server = await openServer(options, undefined);
    await prepared(server, () => prepareNew(server, options));
    server.limitStatements(statementSeconds);
    return server;
  }
  const folder = resolve(dataDirectory);
  let release = () => {};
  try {
    await makeFolder(folder);
    await checkFolder(folder);
    await closeFolder(folder);
    release = holdFolder(folder);
    const server = await openFolder(folder, options);
    server.limitStatements(statementSeconds);
    return {
      pool: server.pool,
      async close() {
        await server.close();
        release();
      },
    };
  } catch (error) {
    release();
    if (error instanceof LocalSetupError) throw error;
    throw new LocalSetupError(
      `The data folder ${folder} cannot be used: ${messageOf(error)}. Set DATA_DIR to a folder that ` +
        "can be written, or delete this one to start afresh.",
    );
  }
}
