import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openLocalDatabase } from "../../supabase/local/database/local-database.ts";
import { extensionsOf, migrationsFolder } from "../../supabase/local/database/migrations.ts";
import { projectFolder } from "../../supabase/local/settings.ts";
import { LocalSetupError } from "../../supabase/local/setup-error.ts";
import { denialOf, readValue } from "./support.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "embedded-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const ENDLESS = "do $$ begin loop null; end loop; end $$";
const CANCELLED = { code: "57014", message: "canceling statement due to statement timeout" };

describe("a statement that never ends", () => {
  it("is stopped, and the database restarts from its folder with everything that was committed", async () => {
    const lines: string[] = [];
    const database = await openLocalDatabase({
      dataDirectory: folder,
      seed: false,
      statementSeconds: 5,
      log: (line) => lines.push(line),
    });
    try {
      await database.asOwner((sql) =>
        sql.query("insert into auth.users (id, email) values (gen_random_uuid(), 'a@example.com')"),
      );
      const endless = denialOf(
        database.asOwner(async (sql) => {
          await sql.query("delete from auth.users");
          await sql.query(ENDLESS);
        }),
      );
      // This statement is sent meanwhile. It waits, and the restarted database runs it.
      const waiting = readValue(database, "(select count(*)::int from auth.users)");
      expect(await endless).toEqual(CANCELLED);
      expect(await waiting).toBe(1);
      expect(lines).toEqual([
        "A statement ran for more than 5 s. The embedded PostgreSQL was stopped and is restarting from its folder.",
      ]);
    } finally {
      await database.close();
    }
  }, 120_000);

  it("stops a server whose data is in memory, with a one-line message", async () => {
    const url = (path: string) => JSON.stringify(pathToFileURL(join(projectFolder, path)).href);
    const script = join(folder, "server.mts");
    writeFileSync(
      script,
      `import { standInOptions } from ${url("supabase/local/local-server.ts")};
       import { readSettings } from ${url("supabase/local/settings.ts")};
       import { startStandIn } from ${url("supabase/local/stand-in.ts")};
       const settings = readSettings({ DATA_DIR: "memory", LOCAL_STATEMENT_SECONDS: "1" });
       const { database } = await startStandIn({ ...standInOptions(settings), functions: false });
       await database.asOwner((sql) => sql.query(${JSON.stringify(ENDLESS)}));`,
    );
    const child = spawn(process.execPath, ["--import", "tsx", script], { cwd: projectFolder });
    let errors = "";
    child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    const code = await new Promise((resolve) => child.once("close", resolve));
    expect({ code, errors }).toEqual({
      code: 1,
      errors:
        "A statement ran for more than 1 s. The embedded PostgreSQL was stopped. Its data was only in memory and is lost.\n",
    });
  }, 120_000);

  it("leaves a database in memory unusable", async () => {
    const lost: Error[] = [];
    const database = await openLocalDatabase({
      dataDirectory: "memory",
      seed: false,
      statementSeconds: 1,
      onLost: (error) => lost.push(error),
    });
    try {
      expect(await denialOf(database.asOwner((sql) => sql.query(ENDLESS)))).toEqual(CANCELLED);
      expect(lost).toHaveLength(1);
      await expect(database.asOwner((sql) => sql.query("select 1"))).rejects.toBe(lost[0]);
    } finally {
      await database.close();
    }
  }, 120_000);

  it("is refused by PostgreSQL itself if a trigger fires itself endlessly", async () => {
    const database = await openLocalDatabase({ dataDirectory: "memory", seed: false });
    try {
      await database.asOwner(async (sql) => {
        await sql.query("create table public.echo (id int)");
        await sql.query(
          `create function public.echo() returns trigger language plpgsql as
             $$ begin insert into public.echo values (new.id); return new; end $$`,
        );
        await sql.query(
          "create trigger echo before insert on public.echo for each row execute function public.echo()",
        );
      });
      const insert = database.asOwner((sql) => sql.query("insert into public.echo values (1)"));
      expect(await denialOf(insert)).toMatchObject({ code: "54001" });
      expect(await readValue(database, "(select count(*)::int from public.echo)")).toBe(0);
    } finally {
      await database.close();
    }
  }, 120_000);
});

it("does not keep the replies of earlier statements in memory", async () => {
  const database = await openLocalDatabase({ dataDirectory: "memory", seed: false });
  const megabytes = () => process.memoryUsage.rss() / 1_000_000;
  const run = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      await database.asOwner((sql) => sql.query("select repeat('x', 200000)"));
    }
  };
  try {
    await run(300);
    const before = megabytes();
    // This is 200 MB in total.
    await run(1000);
    expect(megabytes() - before).toBeLessThan(120);
  } finally {
    await database.close();
  }
}, 120_000);

describe("an extension that a migration creates", () => {
  /** Copies the project's migrations and adds one. Returns the folder. */
  async function addMigration(text: string): Promise<string> {
    const migrations = join(folder, "migrations");
    await cp(migrationsFolder, migrations, { recursive: true });
    writeFileSync(join(migrations, "29990101000000_extensions.sql"), text);
    return migrations;
  }

  it("is available, even when the database is opened again", async () => {
    const migrations = await addMigration(`
      create extension if not exists pg_trgm with schema extensions;
      create extension if not exists unaccent with schema extensions;
      create index leads_name_search on public.leads using gin (name extensions.gin_trgm_ops);`);
    const open = () =>
      openLocalDatabase({ dataDirectory: join(folder, "data"), seed: false, migrations });
    for (const _start of ["first", "second"]) {
      const database = await open();
      try {
        expect(await readValue(database, "extensions.unaccent('Çelik Öztürk')")).toBe(
          "Celik Ozturk",
        );
        expect(
          await readValue(database, "extensions.similarity('rhinoplasty', 'rinoplasty') > 0.5"),
        ).toBe(true);
      } finally {
        await database.close();
      }
    }
  }, 120_000);

  it("is reported in one line if the embedded PostgreSQL does not have it", async () => {
    const migrations = await addMigration("create extension if not exists postgis;");
    const opened = openLocalDatabase({ dataDirectory: "memory", seed: false, migrations });
    await expect(opened).rejects.toThrow(LocalSetupError);
    await expect(opened).rejects.toThrow(/^A migration creates the extension postgis, [^\n]+$/);
  });

  it("is found however it is written, but not in a comment", () => {
    const text = `CREATE EXTENSION "uuid-ossp"; -- create extension hstore;
      create extension if not exists
        pg_trgm with schema extensions; create extension pg_trgm;`;
    expect(extensionsOf([{ version: "1", name: "x", text }])).toEqual(["uuid-ossp", "pg_trgm"]);
  });
});
