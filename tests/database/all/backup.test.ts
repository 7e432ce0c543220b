import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { Client } from "pg";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { startPostgres } from "../../../supabase/local/database/postgres-server.ts";
import { projectFolder } from "../../../supabase/local/settings.ts";
import { openMigratedProject } from "../migrated-project.ts";
import { exampleHash, exampleLead } from "../support.ts";

/**
 * The PostgreSQL from npm has no programs for backups, so this needs an installed one. Both servers are of its version,
 * because a backup program refuses servers that are newer than it.
 */
function findInstalledPrograms(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const folders = existsSync(debian)
    ? readdirSync(debian)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(debian, version, "bin"))
    : [];
  try {
    folders.unshift(
      execFileSync("pg_config", ["--bindir"], { encoding: "utf8", stdio: "pipe" }).trim(),
    );
  } catch {
    // pg_config is part of the development files, which are often not installed.
  }
  return folders.find((folder) =>
    ["initdb", "postgres", "pg_dump", "psql"].every((name) => existsSync(join(folder, name))),
  );
}

const programs = findInstalledPrograms();
const reason = programs ? "" : " (skipped: no PostgreSQL with pg_dump is installed)";

/** The commands of "Backup and restore" in docs/privacy-operations.md that run this program. */
function documentedCommand(program: string): string {
  const text = readFileSync(join(projectFolder, "docs/privacy-operations.md"), "utf8");
  const blocks = [...text.matchAll(/^ *```sh\n([^`]*)^ *```$/gm)].map(([, block = ""]) =>
    block.trim(),
  );
  const found = blocks.filter((block) =>
    block.split("\n").some((line) => line.startsWith(`${program} `)),
  );
  if (found.length !== 1) throw new Error(`${found.length} documented commands run ${program}.`);
  return found.join();
}

/** Backs up a database, and loads the data into a new one that has the migrations, by the documented commands. */
function backUpAndLoad(programs: string, from: string, to: string): void {
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

const outcomeSchema = z.object({ outcome: z.string() });

async function submit(client: Client, email: string) {
  const { rows } = await client.query(
    "select public.submit_lead($1::jsonb, $2, $3, 20, 3) as answer",
    [JSON.stringify(exampleLead({ email })), exampleHash("one address"), exampleHash(email)],
  );
  return outcomeSchema.parse(rows[0]?.answer);
}

describe.skipIf(!programs)(`a backup${reason}`, () => {
  it("is restored on another server by the documented commands, with every row and its protection", async () => {
    if (!programs) return;
    const servers = await Promise.all(
      [1, 2].map(() => startPostgres({ programs, log: console.error })),
    );
    try {
      await restoreOn(
        servers.map(({ url }) => url),
        programs,
      );
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  }, 120_000);
});

async function restoreOn([from, to]: string[], programs: string): Promise<void> {
  const project = await openMigratedProject(from);
  const copy = await openMigratedProject(to);
  const { owner } = project;
  try {
    const [service] = await project.connectServices(1);
    if (!service) throw new Error("There is no connection.");
    for (let count = 0; count < 5; count++) await submit(service, `${randomUUID()}@example.com`);
    await owner.query(
      "insert into auth.users (id, email) values (gen_random_uuid(), 'a@example.com')",
    );
    backUpAndLoad(programs, project.ownerUrl, copy.ownerUrl);
    const { rows: tables } = await owner.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname in ('public', 'private', 'auth')`,
    );
    for (const { name } of tables) {
      const all = `select md5(string_agg(to_jsonb(kept)::text, '' order by to_jsonb(kept)::text)) as sum
        from ${name} as kept`;
      const [one, other] = [await owner.query(all), await copy.owner.query(all)];
      expect(other.rows, name).toEqual(one.rows);
      if (["public.leads", "public.lead_events", "private.audit", "auth.users"].includes(name)) {
        expect(one.rows[0]?.sum, name).not.toBeNull();
      }
    }
    // The restored database works: it accepts a request.
    const [client] = await copy.connectServices(1);
    if (!client) throw new Error("There is no connection.");
    const email = "after-restore@example.com";
    expect((await submit(client, email)).outcome).toBe("created");
    const { rows } = await copy.owner.query(
      "select action from private.audit order by id desc limit 1",
    );
    expect(rows).toEqual([{ action: "received" }]);
    await client.query("set role anon");
    await expect(client.query("select * from public.leads")).rejects.toThrow(/permission denied/);
    await expect(copy.owner.query("delete from private.audit")).rejects.toThrow(/never changed/);
  } finally {
    await project.close();
    await copy.close();
  }
}
