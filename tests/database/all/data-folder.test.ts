import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { prepareFolder } from "../../../supabase/local/database/data-folder.ts";
import { openLocalDatabase } from "../../../supabase/local/database/local-database.ts";
import { readMigrations } from "../../../supabase/local/database/migrations.ts";
import { LocalSetupError } from "../../../supabase/local/local-setup-error.ts";
import { startStandIn } from "../../../supabase/local/stand-in.ts";
import { readValue } from "../support.ts";

describe("a data folder", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "sanavoy-data-"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const open = (dataDirectory = folder) => openLocalDatabase({ dataDirectory, seed: true });

  async function refusalOf(dataDirectory: string): Promise<string> {
    const opened = await open(dataDirectory).catch((error: unknown) => error);
    expect(opened).toBeInstanceOf(LocalSetupError);
    const { message } = opened as LocalSetupError;
    expect(message).not.toContain("\n");
    return message;
  }

  /**
   * Starts a process that creates a data folder, writes an account and keeps the folder open. With `before`, another
   * program starts it.
   */
  async function startWriter(dataDirectory: string, before: readonly string[] = []) {
    const module = fileURLToPath(
      new URL("../../../supabase/local/database/local-database.ts", import.meta.url),
    );
    const script = join(folder, "writer.mts");
    writeFileSync(
      script,
      `import { openLocalDatabase } from ${JSON.stringify(pathToFileURL(module).href)};
       const database = await openLocalDatabase({ dataDirectory: ${JSON.stringify(dataDirectory)}, seed: true });
       await database.asOwner((sql) => sql.query("insert into auth.users (id, email) values (gen_random_uuid(), 'kept@example.com')"));
       console.log("written");
       setInterval(() => {}, 1000);`,
    );
    const command = [...before, process.execPath, "--import", "tsx", script];
    const writer = spawn(command[0] ?? "", command.slice(1), {
      cwd: fileURLToPath(new URL("../../..", import.meta.url)),
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(writer, "exit").then(([code]) => {
      throw new Error(`The writer ended with ${code}.`);
    });
    await Promise.race([once(writer.stdout, "data"), ended]);
    ended.catch(() => {});
    return writer;
  }

  // A single test, because creating a database takes seconds.
  it("is used by one process, survives a kill, is seeded once and gets missing migrations", async () => {
    const place = join(folder, "made", "on demand");
    const migrations = await readMigrations();
    const writer = await startWriter(place);
    expect(await refusalOf(place)).toContain("is in use by another server");
    writer.kill("SIGKILL");
    // As if the database's process ID now belonged to another program: this one.
    const idFile = join(place, "postgres", "postmaster.pid");
    writeFileSync(idFile, readFileSync(idFile, "utf8").replace(/^\d+/, String(process.pid)));

    const first = await open(place);
    // Only the owner has access, and every commit waits for the disk.
    expect(statSync(place).mode & 0o777).toBe(0o700);
    expect(await readValue(first, "current_setting('fsync')")).toBe("on");
    await first.asOwner(async (sql) => {
      const kept = await sql.query("select 1 from auth.users where email = 'kept@example.com'");
      expect(kept.rows).toHaveLength(1);
      const { affectedRows } = await sql.query("delete from public.leads where status <> 'new'");
      expect(affectedRows).toBeGreaterThan(0);
      // As if this migration had been written after the folder was created.
      await sql.query(
        `drop function public.grant_role, public.revoke_role, public.list_roles,
           public.reset_second_factor, private.account_of, private.require_role_administrator`,
      );
      await sql.query("delete from supabase_migrations.schema_migrations where version = $1", [
        migrations.find(({ name }) => name === "role_administration")?.version,
      ]);
    });
    const leads = await readValue(first, "(select count(*)::int from public.leads)");
    await first.close();

    const second = await open(place);
    try {
      expect(await readValue(second, "(select count(*)::int from public.leads)")).toBe(leads);
      expect(await readValue(second, "(select count(*)::int from public.list_roles())")).toBe(3);
      const versions = await readValue(
        second,
        "(select array_agg(version order by version) from supabase_migrations.schema_migrations)",
      );
      expect(versions).toEqual(migrations.map(({ version }) => version));
      expect(await refusalOf(place)).toContain("is in use by another server");
      await second.asOwner((sql) =>
        sql.query("insert into supabase_migrations.schema_migrations (version) values ('2999')"),
      );
    } finally {
      await second.close();
    }
    expect(existsSync(join(place, "in-use"))).toBe(false);
    expect(await refusalOf(place)).toContain("the migration 2999");
  }, 120_000);

  it("is used by one of two containers, and by the other at once after a kill", async ({
    skip,
  }) => {
    const isRoot = process.getuid?.() === 0;
    // Each has process IDs of its own, as containers do.
    const container = [
      ...["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"],
      ...(isRoot ? [] : ["--user", "--map-current-user"]),
    ];
    if (spawnSync(container[0] ?? "", [...container.slice(1), "true"]).status !== 0) {
      skip("this system has no separate process IDs");
    }
    const place = join(folder, "shared");
    const inside = await startWriter(place, container);
    expect(await refusalOf(place)).toContain("is in use by another server");
    inside.kill("SIGKILL");
    const database = await open(place);
    expect(await readValue(database, "(select count(*)::int from public.list_roles())")).toBe(3);
    // And the other way round.
    await expect(startWriter(place, container)).rejects.toThrow("The writer ended with 1.");
    await database.close();
  }, 120_000);

  it("created with migrations that no longer exist is refused", async () => {
    const migrations = join(folder, "migrations");
    mkdirSync(migrations);
    writeFileSync(join(migrations, "20260101000000_roles.sql"), "create schema private;");
    const dataDirectory = join(folder, "data");
    await (await openLocalDatabase({ dataDirectory, seed: false, migrations })).close();
    expect(await refusalOf(dataDirectory)).toMatch(
      /^The migration \d+_\w+\.sql failed: .+\. The data folder .+ may be from before the migrations were rewritten: delete it to start afresh\.$/,
    );
  }, 120_000);

  it("that contains other files is not changed", async () => {
    const place = join(folder, "home");
    mkdirSync(place);
    writeFileSync(join(place, "letter.txt"), "");
    chmodSync(place, 0o755);
    expect(await refusalOf(place)).toContain("contains no database but is not empty (letter.txt)");
    expect(statSync(place).mode & 0o777).toBe(0o755);

    const lost = join(folder, "lost");
    mkdirSync(join(lost, "postgres", "base"), { recursive: true });
    expect(await refusalOf(lost)).toContain(`not empty (${join("postgres", "base")})`);
    expect(existsSync(join(lost, "postgres", "base"))).toBe(true);
  });

  it("from an earlier version of the project is refused, with what to do", async () => {
    mkdirSync(join(folder, "postgres"));
    writeFileSync(join(folder, "postgres", "PG_VERSION"), "18\n");
    expect(await refusalOf(folder)).toBe(
      `The data folder ${folder} was made with PostgreSQL 18, and this copy of the project has PostgreSQL 17. ` +
        "Delete the folder to start afresh, or set DATA_DIR to another one.",
    );
  });

  it("that is broken is reported in one line", async () => {
    mkdirSync(join(folder, "postgres"));
    writeFileSync(join(folder, "postgres", "PG_VERSION"), "17\n");
    writeFileSync(join(folder, "postgres", "password"), "secret");
    expect(await refusalOf(folder)).toMatch(/^PostgreSQL does not start in .+: [^\n]+\.$/);
  });

  it("that is a file is reported in one line", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(await refusalOf(file)).toContain(`The data folder ${file} cannot be used`);
    expect(await refusalOf(join(file, "below"))).toContain("cannot be used");
  });

  it.runIf(existsSync("/proc/1"))("that belongs to another user is reported as such", async () => {
    // Nobody may change its permissions.
    await expect(prepareFolder("/proc/1")).rejects.toThrow(/belongs to another user.+chown/);
  });

  it("that cannot be written to is reported in one line", async ({ skip }) => {
    const isRoot = process.getuid?.() === 0;
    // Root can write anywhere except in a read-only file system.
    const place = isRoot ? "/proc/sanavoy" : join(folder, "locked", "data");
    if (isRoot && !existsSync("/proc")) skip("root can write anywhere on a system without /proc");
    if (!isRoot) {
      mkdirSync(join(folder, "locked"));
      spawnSync("chmod", ["a-w", join(folder, "locked")]);
    }
    expect(await refusalOf(place)).toContain(`The data folder ${place} cannot be used`);
  });

  it("keeps accounts and sessions over a restart, and only its owner can read the key", async () => {
    const dataDirectory = join(folder, "data");
    const start = () =>
      startStandIn({
        dataDirectory,
        publicUrl: "http://localhost:4173",
        seed: true,
        functions: false,
      });
    const first = await start();
    const token = await first.tokens.sign({ role: "authenticated" }, 60);
    await first.close();
    expect(statSync(join(dataDirectory, "signing-key.json")).mode & 0o077).toBe(0);

    const second = await start();
    expect((await second.tokens.verify(token)).valid).toBe(true);
    const { rows } = await second.database.asOwner((sql) =>
      sql.query("select 1 from auth.users where email = 'admin@sanavoy.example'"),
    );
    expect(rows).toHaveLength(1);
    await second.close();

    writeFileSync(join(dataDirectory, "signing-key.json"), "{}");
    await expect(start()).rejects.toThrow(/signing-key\.json does not contain a signing key/);
  }, 120_000);
});
