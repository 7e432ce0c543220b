import { randomUUID } from "node:crypto";
import { Client, Pool } from "pg";
import { LocalSetupError, messageOf } from "../setup-error.ts";
import { type DatabaseServer, ignoreLostConnections } from "./server.ts";
import { isPrepared, prepareNewDatabase, type SetUp, updateOldDatabase } from "./set-up.ts";

export interface ExternalDatabaseOptions extends SetUp {
  /** A superuser's connection, because the set-up creates roles. */
  url: string;
  /** Whether to create a temporary database, which is dropped at the end, instead of using the one named. */
  throwaway: boolean;
}

/** This version introduced row-level security for views (`security_invoker`). */
const OLDEST_VERSION = 150_000;

/** The server and database in an address, without its password. */
export function describeDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

async function checkVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number; name: string }>(
    "select current_setting('server_version_num')::int as version, current_setting('server_version') as name",
  );
  const [found] = rows;
  if (found && found.version < OLDEST_VERSION) {
    throw new Error(`it is PostgreSQL ${found.name}, and 15 is the oldest supported version`);
  }
}

/** Sets a database up, or brings it up to date. */
async function setUp(address: string, options: ExternalDatabaseOptions): Promise<void> {
  const pool = new Pool({ connectionString: address, max: 1 });
  ignoreLostConnections(pool);
  try {
    if (await isPrepared(pool)) {
      await updateOldDatabase(pool, options, `The database ${describeDatabase(options.url)}`);
    } else {
      await prepareNewDatabase(pool, options);
    }
  } finally {
    await pool.end();
  }
}

/** Opens a database on an external PostgreSQL server, and brings it up to date. */
export async function openExternalDatabase(
  options: ExternalDatabaseOptions,
): Promise<DatabaseServer> {
  const owner = new Client({ connectionString: options.url });
  const address = new URL(options.url);
  let drop = async () => {};
  try {
    await owner.connect();
    await checkVersion(owner);
    if (options.throwaway) {
      const name = `local_${randomUUID().replaceAll("-", "")}`;
      await owner.query(`create database ${name}`);
      address.pathname = `/${name}`;
      drop = async () => {
        await owner.query(`drop database ${name} with (force)`);
      };
    }
    await setUp(address.href, options);
  } catch (error) {
    await drop().catch(() => {});
    await owner.end().catch(() => {});
    if (error instanceof LocalSetupError) throw error;
    const place = describeDatabase(options.url);
    throw new LocalSetupError(
      `The database ${place} (LOCAL_DATABASE_URL) cannot be used: ${messageOf(error)}`,
    );
  }
  const pool = new Pool({
    connectionString: address.href,
    statement_timeout: options.statementSeconds * 1000,
  });
  ignoreLostConnections(pool);
  return {
    pool,
    async close() {
      await pool.end();
      await drop();
      await owner.end();
    },
  };
}
