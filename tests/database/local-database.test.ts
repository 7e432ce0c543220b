import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { compare } from "bcryptjs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { treatmentNames } from "../../src/content/treatments/names.ts";
import { LEAD_CITIES, LEAD_COUNTRY } from "../../supabase/functions/_shared/cities.ts";
import { CONSENT_TEXT, canBePhoneNumber } from "../../supabase/functions/_shared/lead.ts";
import {
  DatabaseError,
  type LocalDatabase,
  openLocalDatabase,
  readMigrations,
} from "../../supabase/local/database.ts";
import { LocalSetupError } from "../../supabase/local/setup-error.ts";
import { denialOf } from "./support.ts";

async function readValue(database: LocalDatabase, expression: string): Promise<unknown> {
  const { rows } = await database.asOwner((sql) =>
    sql.query<{ value: unknown }>(`select ${expression} as value`),
  );
  return rows[0]?.value;
}

describe("a new local database", () => {
  let database: LocalDatabase;

  beforeAll(async () => {
    database = await openLocalDatabase({ dataDirectory: "memory", seed: true });
  });
  afterAll(() => database?.close());

  describe("acts for a caller", () => {
    const sub = "00000000-0000-4000-8000-000000000001";

    it("with the role, claims and headers that it is told, for one transaction", async () => {
      const caller = {
        role: "authenticated",
        claims: { sub, email: "a@example.com", role: "service_role" },
        headers: { "x-test": "1" },
      } as const;
      const { rows } = await database.asRole(caller, (sql) =>
        sql.query(
          `select current_user as user, auth.uid() as uid, auth.role() as role,
             auth.jwt() ->> 'email' as email,
             current_setting('request.headers')::json ->> 'x-test' as header`,
        ),
      );
      const email = "a@example.com";
      expect(rows).toEqual([
        { user: "authenticated", uid: sub, role: "authenticated", email, header: "1" },
      ]);
      const after = await database.asOwner((sql) =>
        sql.query("select current_user as user, auth.uid() as uid"),
      );
      expect(after.rows).toEqual([{ user: "postgres", uid: null }]);
    });

    it("without writing, where reading alone is asked for", async () => {
      const denial = await denialOf(
        database.asRole({ role: "service_role", readOnly: true }, (sql) =>
          sql.query("delete from public.leads"),
        ),
      );
      expect(denial.code).toBe("25006");
    });

    it("and undoes everything when the work fails", async () => {
      const before = await readValue(database, "(select count(*)::int from public.leads)");
      const work = database.asRole({ role: "service_role" }, async (sql) => {
        const { affectedRows } = await sql.query("delete from public.leads");
        expect(affectedRows).toBe(before);
        throw new Error("changed my mind");
      });
      await expect(work).rejects.toThrow("changed my mind");
      expect(await readValue(database, "(select count(*)::int from public.leads)")).toBe(before);
    });

    it("and names a fault by code, without the statement or what was sent", async () => {
      const secret = "someone's name";
      const fault = await database
        .asRole({ role: "service_role" }, (sql) => sql.query("select $1::uuid", [secret]))
        .catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(DatabaseError);
      expect(fault).toMatchObject({ code: "22P02" });
      expect(Object.keys(fault as DatabaseError).sort()).toEqual([
        "code",
        "detail",
        "hint",
        "name",
      ]);
    });
  });

  describe("has a seed", () => {
    it("with two people who can sign in, one of them an administrator", async () => {
      const { rows } = await database.asOwner((sql) =>
        sql.query<{ email: string; hash: string; role: string | null }>(
          `select u.email, u.encrypted_password as hash, r.role
           from auth.users u left join public.user_roles r on r.user_id = u.id order by u.email`,
        ),
      );
      expect(rows.map(({ email, role }) => [email, role])).toEqual([
        ["admin@sanavoy.example", "admin"],
        ["viewer@sanavoy.example", null],
      ]);
      expect(await compare("sanavoy-admin", rows[0]?.hash ?? "")).toBe(true);
      expect(await compare("sanavoy-viewer", rows[1]?.hash ?? "")).toBe(true);
    });

    it("that the real Auth service can read: no null where it wants a text, one identity each", async () => {
      const { rows } = await database.asOwner((sql) =>
        sql.query<{ user: Record<string, unknown>; identities: Record<string, unknown>[] }>(
          `select to_jsonb(u) as user,
             (select jsonb_agg(to_jsonb(i)) from auth.identities i where i.user_id = u.id) as identities
           from auth.users u`,
        ),
      );
      expect(rows).toHaveLength(2);
      for (const { user, identities } of rows) {
        for (const column of [
          "confirmation_token",
          "recovery_token",
          "email_change",
          "email_change_token_new",
          "email_change_token_current",
          "phone_change",
          "phone_change_token",
          "reauthentication_token",
        ]) {
          expect(user[column], column).toBe("");
        }
        expect(user).toMatchObject({
          aud: "authenticated",
          role: "authenticated",
          email_confirmed_at: expect.any(String),
          instance_id: "00000000-0000-0000-0000-000000000000",
        });
        expect(identities).toMatchObject([
          { provider: "email", provider_id: user.id, email: user.email },
        ]);
      }
    });

    it("of invented leads that the product could have taken", async () => {
      const { rows } = await database.asOwner((sql) =>
        sql.query<Record<string, string | null> & { created_at: Date }>(
          "select * from public.leads",
        ),
      );
      const names = new Set<unknown>(Object.values(treatmentNames));
      expect(rows.length).toBeGreaterThanOrEqual(36);
      for (const lead of rows) {
        expect(lead.email).toMatch(/@example\.(com|org)$/);
        expect(canBePhoneNumber(lead.phone ?? ""), lead.phone ?? "").toBe(true);
        expect(names, lead.treatment ?? "").toContain(lead.treatment);
        expect(LEAD_CITIES).toContain(lead.location_city);
        expect(lead.location_country).toBe(LEAD_COUNTRY);
        expect(lead.consent_text).toBe(CONSENT_TEXT);
        expect(Number(lead.created_at)).toBeLessThan(Date.now());
      }
      const some = (test: (lead: (typeof rows)[number]) => boolean) => rows.some(test);
      expect(new Set(rows.map((lead) => lead.location_city)).size).toBe(LEAD_CITIES.length);
      expect(new Set(rows.map((lead) => lead.status)).size).toBe(5);
      for (const column of ["travel_month", "notes", "source_page"]) {
        expect(
          some((lead) => lead[column] === null),
          column,
        ).toBe(true);
      }
      expect(some((lead) => /"[\s\S]*\n/.test(lead.notes ?? ""))).toBe(true);
      expect(some((lead) => lead.notes?.startsWith("=") ?? false)).toBe(true);
    });
  });
});

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

  /** Starts a process that makes a data folder, writes an account into it and holds on to it. */
  async function startWriter(dataDirectory: string) {
    const module = fileURLToPath(new URL("../../supabase/local/database.ts", import.meta.url));
    const script = join(folder, "writer.mts");
    writeFileSync(
      script,
      `import { openLocalDatabase } from ${JSON.stringify(pathToFileURL(module).href)};
       const database = await openLocalDatabase({ dataDirectory: ${JSON.stringify(dataDirectory)}, seed: true });
       await database.asOwner((sql) => sql.query("insert into auth.users (id, email) values (gen_random_uuid(), 'kept@example.com')"));
       console.log("written");
       setInterval(() => {}, 1000);`,
    );
    const writer = spawn(process.execPath, ["--import", "tsx", script], {
      cwd: fileURLToPath(new URL("../..", import.meta.url)),
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(writer.stdout, "data");
    return writer;
  }

  // One story, because making a database takes seconds.
  it("is held by one process, survives its end, is seeded once and gets the migrations it lacks", async () => {
    const place = join(folder, "made", "on demand");
    const migrations = await readMigrations();
    const writer = await startWriter(place);
    expect(await refusalOf(place)).toContain(`is in use by process ${writer.pid}`);
    writer.kill("SIGKILL");
    await once(writer, "close");

    const first = await open(place);
    await first.asOwner(async (sql) => {
      const kept = await sql.query("select 1 from auth.users where email = 'kept@example.com'");
      expect(kept.rows).toHaveLength(1);
      const { affectedRows } = await sql.query("delete from public.leads where status <> 'new'");
      expect(affectedRows).toBeGreaterThan(0);
      // As if this migration had been written after the folder was made.
      await sql.query("drop function public.grant_role, public.revoke_role, public.list_roles");
      await sql.query("drop function private.account_of");
      await sql.query("delete from supabase_migrations.schema_migrations where version = $1", [
        migrations.find(({ name }) => name === "role_administration")?.version,
      ]);
    });
    const leads = await readValue(first, "(select count(*)::int from public.leads)");
    await first.close();

    const second = await open(place);
    try {
      expect(await readValue(second, "(select count(*)::int from public.leads)")).toBe(leads);
      expect(await readValue(second, "(select count(*)::int from public.list_roles())")).toBe(1);
      const versions = await readValue(
        second,
        "(select array_agg(version order by version) from supabase_migrations.schema_migrations)",
      );
      expect(versions).toEqual(migrations.map(({ version }) => version));
      // Two databases in one process would destroy each other's data as well.
      expect(await refusalOf(place)).toContain(`is in use by process ${process.pid}`);
      await second.asOwner((sql) =>
        sql.query("insert into supabase_migrations.schema_migrations (version) values ('2999')"),
      );
    } finally {
      await second.close();
    }
    expect(existsSync(join(place, "in-use-by-process"))).toBe(false);
    expect(await refusalOf(place)).toContain("the migration 2999");
  }, 60_000);

  it("that is broken is named in one line", async () => {
    mkdirSync(join(folder, "postgres"));
    writeFileSync(join(folder, "postgres", "PG_VERSION"), "18\n");
    expect(await refusalOf(folder)).toMatch(/^The data folder .* cannot be used: /);
  });

  it("that is a file is named in one line", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(await refusalOf(file)).toContain(`The data folder ${file} cannot be used`);
    expect(await refusalOf(join(file, "below"))).toContain("cannot be used");
  });

  it("that cannot be written is named in one line", async ({ skip }) => {
    const isRoot = process.getuid?.() === 0;
    // Root may write anywhere: it needs a file system that refuses by nature.
    const place = isRoot ? "/proc/sanavoy" : join(folder, "locked", "data");
    if (isRoot && !existsSync("/proc")) skip("root on a system without /proc may write anywhere");
    if (!isRoot) {
      mkdirSync(join(folder, "locked"));
      spawnSync("chmod", ["a-w", join(folder, "locked")]);
    }
    expect(await refusalOf(place)).toContain(`The data folder ${place} cannot be used`);
  });
});
