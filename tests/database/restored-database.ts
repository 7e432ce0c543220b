import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { openLocalDatabase } from "../../supabase/local/database/local-database.ts";

/**
 * Creates a database with the migrations and the demo data, backs it up with `pg_dump`, and restores the
 * backup into a second database. Returns the address of the second one, which stays on the server.
 */
export async function restoreDatabase(serverUrl: string, programs: string): Promise<string> {
  const urlOf = (name: string) => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const folder = mkdtempSync(join(tmpdir(), "backup-"));
  const file = join(folder, "backup.dump");
  const superuser = new Client({ connectionString: serverUrl });
  await superuser.connect();
  try {
    await superuser.query("create database backed_up");
    const original = await openLocalDatabase({
      dataDirectory: folder,
      databaseUrl: urlOf("backed_up"),
      seed: true,
    });
    await original.close();
    const run = (name: string, ...options: string[]) =>
      execFileSync(join(programs, name), options, { stdio: ["ignore", "ignore", "inherit"] });
    run("pg_dump", "--format=custom", `--file=${file}`, urlOf("backed_up"));
    await superuser.query("drop database backed_up");
    await superuser.query("create database restored");
    run("pg_restore", "--exit-on-error", `--dbname=${urlOf("restored")}`, file);
  } finally {
    await superuser.end();
    rmSync(folder, { recursive: true, force: true });
  }
  return urlOf("restored");
}
