import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeTypes, TYPES_FILE } from "../../../scripts/describe-database-types.ts";
import { openLocalDatabase } from "../../../supabase/local/database/local-database.ts";
import { readMigrations } from "../../../supabase/local/database/migrations.ts";
import { projectFolder } from "../../../supabase/local/settings.ts";
import { type BareProject, openBareProject } from "../bare-project.ts";
import { GRANTS } from "../grants.ts";
import { databaseUrl } from "../support.ts";

const CLI = "supabase@2.117.0";

/** Runs the real Supabase CLI. Its output is also that of its errors. */
function supabase(words: string[], cwd: string) {
  return new Promise<{ code: number | string; output: string }>((resolve) => {
    execFile(
      "npx",
      ["--yes", CLI, ...words],
      { cwd, timeout: 240_000, maxBuffer: 2 ** 26, shell: process.platform === "win32" },
      (error, output, errors) =>
        resolve({ code: error ? (error.code ?? "stopped") : 0, output: `${output}${errors}` }),
    );
  });
}

const reached = await supabase(["--version"], tmpdir());
const skipped = reached.code === 0 ? "" : ` (skipped, because npx cannot get ${CLI})`;

describe.skipIf(skipped !== "")(`the real Supabase CLI${skipped}`, () => {
  let folder: string;
  let project: BareProject;
  let database: Client;
  let url: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "sanavoy-cli-"));
    // A copy, because the CLI keeps files of its own in the folder.
    for (const part of ["config.toml", "migrations", "seed.sql", "seed-history.sql"]) {
      cpSync(join(projectFolder, "supabase", part), join(folder, "supabase", part), {
        recursive: true,
      });
    }
    project = await openBareProject();
    database = new Client({ connectionString: project.url });
    await database.connect();
    // A new project has no such schema. The CLI creates it.
    await database.query("drop schema supabase_migrations cascade");
    url = `${project.ownerUrl}?sslmode=disable`;
  });
  afterAll(async () => {
    await database.end();
    await project.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("pushes all migrations and the seed, and finds nothing to warn about", async () => {
    const pushed = await supabase(
      ["db", "push", "--include-seed", "--yes", "--db-url", url],
      folder,
    );
    expect(pushed).toEqual({ code: 0, output: expect.stringContaining("Finished") });
    const { rows } = await database.query<{ version: string }>(
      "select version from supabase_migrations.schema_migrations order by version",
    );
    const migrations = await readMigrations();
    expect(rows.map(({ version }) => version)).toEqual(migrations.map(({ version }) => version));
    const leads = await database.query("select from public.leads");
    expect(leads.rowCount).toBeGreaterThan(0);

    const advise = ["db", "advisors", "--level", "warn", "--fail-on", "warn", "--db-url", url];
    expect(await supabase(advise, folder)).toEqual({
      code: 0,
      output: expect.stringContaining("No issues found"),
    });
    await database.query(
      "create table public.open_to_all (); grant select on public.open_to_all to anon",
    );
    const warned = await supabase(advise, folder);
    await database.query("drop table public.open_to_all");
    expect(warned).toEqual({ code: 1, output: expect.stringContaining("open_to_all") });
  }, 600_000);

  it("makes the same types and grants as the stand-in", async () => {
    const ours = await openLocalDatabase({ dataDirectory: "memory", databaseUrl, seed: true });
    // The stand-in takes the pushed database for one that is up to date.
    const theirs = await openLocalDatabase({
      dataDirectory: "pushed",
      databaseUrl: project.url,
      seed: false,
    });
    try {
      const written = readFileSync(join(projectFolder, TYPES_FILE), "utf8");
      expect(await describeTypes(theirs)).toBe(written);
      const grants = await ours.asOwner((sql) => sql.query(GRANTS));
      expect(grants.rows.length).toBeGreaterThan(50);
      expect((await theirs.asOwner((sql) => sql.query(GRANTS))).rows).toEqual(grants.rows);
    } finally {
      await ours.close();
      await theirs.close();
    }
  }, 120_000);

  it("reads config.toml", async () => {
    // Nothing is left to push, so only the file can make a difference.
    const push = ["db", "push", "--yes", "--db-url", url];
    expect((await supabase(push, folder)).code).toBe(0);
    const file = join(folder, "supabase/config.toml");
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace("[auth]\nenabled = true", '[auth]\nenabled = "perhaps"'),
    );
    expect(await supabase(push, folder)).toEqual({
      code: 1,
      output: expect.stringContaining("auth.enabled"),
    });
  }, 240_000);
});
