import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLocalDatabase } from "../../supabase/local/database/local-database.ts";
import { migrationsFolder, readMigrations } from "../../supabase/local/database/migrations.ts";
import { LocalSetupError } from "../../supabase/local/local-setup-error.ts";
import { databaseUrl, denialOf, readValue } from "./support.ts";

const serverUrl = databaseUrl ?? "";

describe("a database on another PostgreSQL server", () => {
  let superuser: Client;
  /** A permanent database, as in LOCAL_DATABASE_URL. */
  const name = `lasting_${randomBytes(6).toString("hex")}`;

  beforeAll(async () => {
    superuser = new Client({ connectionString: serverUrl });
    await superuser.connect();
    await superuser.query(`create database ${name}`);
  });
  afterAll(async () => {
    await superuser?.query(`drop database ${name} with (force)`);
    await superuser?.end();
  });

  const urlOf = (changes: Partial<URL>) => Object.assign(new URL(serverUrl), changes).href;
  const open = (url: string, dataDirectory = "a folder that is not used", limit = 60) =>
    openLocalDatabase({ dataDirectory, databaseUrl: url, seed: true, statementSeconds: limit });

  it("is set up and seeded once, and is kept", async () => {
    const leads = "(select count(*)::int from public.leads)";
    const first = await open(urlOf({ pathname: `/${name}` }));
    expect(await readValue(first, leads)).toBeGreaterThan(0);
    await first.asOwner((sql) => sql.query("delete from public.leads"));
    await first.close();

    const second = await open(urlOf({ pathname: `/${name}` }));
    expect(await readValue(second, leads)).toBe(0);
    const applied = "(select array_agg(version) from supabase_migrations.schema_migrations)";
    expect(await readValue(second, applied)).toEqual(
      (await readMigrations(migrationsFolder)).map(({ version }) => version),
    );
    await second.close();
  });

  it("that is temporary is dropped at the end", async () => {
    const database = await open(serverUrl, "memory");
    const own = await readValue(database, "current_database()");
    const isThere = async () =>
      (await superuser.query("select 1 from pg_database where datname = $1", [own])).rowCount;
    expect(await isThere()).toBe(1);
    await database.close();
    expect(await isThere()).toBe(0);
  });

  it("ends a statement that takes too long", async () => {
    const database = await open(serverUrl, "memory", 1);
    try {
      const endless = database.asOwner((sql) => sql.query("select pg_sleep(100)"));
      expect(await denialOf(endless)).toMatchObject({ code: "57014" });
      expect(await readValue(database, "1")).toBe(1);
    } finally {
      await database.close();
    }
  });

  it.each([
    ["a wrong password", { password: "a-wrong-secret" }],
    ["an unknown database", { pathname: "/nowhere" }],
    ["a port where nothing listens", { port: "1" }],
  ])(
    "that cannot be used is reported in one line without its password: %s",
    async (_case, changes) => {
      const url = urlOf(changes);
      const fault = await open(url).catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(LocalSetupError);
      const { message } = fault as LocalSetupError;
      const { host, pathname, password } = new URL(url);
      expect(message).toMatch(
        /^The database [^\n]+ \(LOCAL_DATABASE_URL\) cannot be used: [^\n]+$/,
      );
      expect(message).toContain(`${host}${pathname}`);
      expect(message).not.toContain(password);
    },
  );
});
