import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Client } from "pg";
import { openLocalDatabase } from "../../supabase/local/database/local-database.ts";
import { projectFolder } from "../../supabase/local/settings.ts";
import type { PostgresServer } from "./postgres-server.ts";

/** The commands of "Backup and restore" in docs/privacy-operations.md that start with this program. */
function documentedCommand(program: string): string {
  const text = readFileSync(join(projectFolder, "docs/privacy-operations.md"), "utf8");
  const blocks = [...text.matchAll(/^ *```sh\n([^`]*)^ *```$/gm)].map(([, block = ""]) =>
    block.trim(),
  );
  const found = blocks.filter((block) => block.startsWith(`${program} `));
  if (found.length !== 1)
    throw new Error(`${found.length} documented commands begin with ${program}.`);
  return found.join();
}

/** Backs up a database, and loads the data into a new one that has the migrations, by the documented commands. */
export function backUpAndLoad(programs: string, from: string, to: string): void {
  const folder = mkdtempSync(join(tmpdir(), "backup-"));
  try {
    for (const program of ["pg_dump", "psql"]) {
      execFileSync("sh", ["-ec", documentedCommand(program)], {
        cwd: folder,
        env: {
          PATH: `${programs}${delimiter}${process.env.PATH}`,
          DATABASE_URL: from,
          NEW_DATABASE_URL: to,
        },
        stdio: ["ignore", "ignore", "pipe"],
      });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Creates a database with the migrations on a server, and returns its address. */
async function createDatabase(
  server: PostgresServer,
  name: string,
  seed: boolean,
): Promise<string> {
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  const folder = mkdtempSync(join(tmpdir(), "restored-"));
  const superuser = new Client({ connectionString: server.url });
  await superuser.connect();
  try {
    await superuser.query(`create database ${name}`);
    const database = await openLocalDatabase({ dataDirectory: folder, databaseUrl: url, seed });
    await database.close();
  } finally {
    await superuser.end();
    rmSync(folder, { recursive: true, force: true });
  }
  return url;
}

/**
 * Makes a database with the demo data on one server, and restores its backup on another, where only the migrations
 * have run. Returns the address of the restored database.
 */
export async function restoreDatabase(
  programs: string,
  from: PostgresServer,
  to: PostgresServer,
): Promise<string> {
  const original = await createDatabase(from, "backed_up", true);
  const restored = await createDatabase(to, "restored", false);
  backUpAndLoad(programs, original, restored);
  return restored;
}
