import { createHash, randomUUID } from "node:crypto";
import { Client } from "pg";
import { LocalSetupError, messageOf } from "../local-setup-error.ts";
import { readBootstrap, readSeed } from "./migrations.ts";
import { type DatabaseServer, openPrepared, type SetUp, setUpDatabase } from "./set-up.ts";

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

/** The name of the database from which new ones with this set-up are copied, on a server that has it. */
async function templateOf({ migrations, seed }: SetUp): Promise<string> {
  const texts = [await readBootstrap(), ...migrations.map(({ version, text }) => version + text)];
  if (seed) texts.push(await readSeed());
  const hash = createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 16);
  return `template_${hash}`;
}

/** Creates the template of a set-up on a server of our own, so that databases for tests take less time. */
export async function createTemplate(url: string, setUp: SetUp): Promise<void> {
  const name = await templateOf(setUp);
  const owner = new Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query(`create database ${name}`);
    const address = Object.assign(new URL(url), { pathname: `/${name}` }).href;
    await setUpDatabase(address, setUp, `The template ${name}`);
  } finally {
    await owner.end();
  }
}

/** Creates a database, as a copy of the template for its set-up if the server has it. */
async function createDatabase(owner: Client, name: string, setUp: SetUp): Promise<void> {
  const template = await templateOf(setUp);
  const { rowCount } = await owner.query("select from pg_database where datname = $1", [template]);
  await owner.query(`create database ${name} ${rowCount ? `template ${template}` : ""}`);
}

/** Opens a database on an external PostgreSQL server, and brings it up to date. */
export async function openExternalDatabase(
  options: ExternalDatabaseOptions,
): Promise<DatabaseServer> {
  const owner = new Client({ connectionString: options.url });
  owner.on("error", () => {});
  const address = new URL(options.url);
  const place = describeDatabase(options.url);
  let drop = async () => {};
  try {
    await owner.connect();
    await checkVersion(owner);
    if (options.throwaway) {
      const name = `local_${randomUUID().replaceAll("-", "")}`;
      await createDatabase(owner, name, options);
      address.pathname = `/${name}`;
      drop = async () => {
        await owner.query(`drop database ${name} with (force)`);
      };
    }
    const pool = await openPrepared(address.href, options, `The database ${place}`);
    return {
      pool,
      async close() {
        await pool.end();
        await drop();
        await owner.end();
      },
    };
  } catch (error) {
    await drop().catch(() => {});
    await owner.end().catch(() => {});
    if (error instanceof LocalSetupError) throw error;
    throw new LocalSetupError(
      `The database ${place} (LOCAL_DATABASE_URL) cannot be used: ${messageOf(error)}`,
    );
  }
}
