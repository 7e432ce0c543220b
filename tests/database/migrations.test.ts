import { expect, it } from "vitest";
import { openLocalDatabase } from "../../supabase/local/database/local-database.ts";
import { readMigrations } from "../../supabase/local/database/migrations.ts";
import { GRANTS } from "./grants.ts";
import { openMigratedProject } from "./migrated-project.ts";
import { databaseUrl } from "./support.ts";

it("leave no right that none of them grants, in a project that grants everything by default", async () => {
  const project = await openMigratedProject();
  const local = await openLocalDatabase({ dataDirectory: "memory", databaseUrl, seed: false });
  try {
    const { rows } = await local.asOwner((sql) => sql.query(GRANTS));
    expect((await project.owner.query(GRANTS)).rows).toEqual(rows);
    for (const schema of ["public", "private"]) {
      await project.owner.query(`
        create table ${schema}.added_table (id bigserial);
        create view ${schema}.added_view as select 1;
        create function ${schema}.added_function() returns void language sql as ''`);
    }
    const listed = await project.owner.query<{ thing: string; grants: string[] | null }>(GRANTS);
    const added = listed.rows.filter(({ thing }) => /\badded_/.test(thing));
    expect(added).toHaveLength(8);
    expect(added.filter(({ grants }) => grants)).toEqual([]);
  } finally {
    await local.close();
    await project.close();
  }
});

/** The statements of a migration, each in one line, without comments, texts and the bodies of functions. */
function statementsOf(migration: string): string[] {
  return migration
    .replace(/\$\$.*?\$\$|--.*?$|'[^']*'/gms, "''")
    .split(";")
    .map((statement) => statement.replace(/''|\s+/g, " ").trim())
    .filter(Boolean);
}

it("create everything once, and add to it only in the migration that created it", async () => {
  const homes = new Map<string, string>();
  const faults: string[] = [];
  for (const { name: file, text } of await readMigrations()) {
    for (const statement of statementsOf(text)) {
      const [, kind, name = ""] =
        /^create (?:unique )?(\w+) (?:if not exists )?("[^"]*"|[\w.]+)/.exec(statement) ?? [];
      // Triggers and policies have names of their table.
      const [, table] = /^create (?:trigger|policy) .*? on ([\w.]+)/.exec(statement) ?? [];
      const created = table ? `${name} on ${table}` : name;
      if (kind && homes.has(created)) faults.push(`${file}: ${created} again`);
      if (kind) homes.set(created, file);
      if (/^(drop |create or |alter (?!table |default ))/.test(statement))
        faults.push(`${file}: ${statement}`);
      // A trigger belongs to the subject that needs it, everything else to its table or function.
      const [, touched = ""] =
        /^(?:alter table|comment on \w+|(?:grant|create policy|create(?: unique)? index) .*? on(?: function)?) ((?:[\w.]+(?:, )?)+)/.exec(
          statement,
        ) ?? [];
      for (const [thing] of touched.matchAll(/\b(?:public|private)\.\w+/g)) {
        if (homes.get(thing) !== file) faults.push(`${file}: ${statement}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(homes.get("public.leads")).toBe("leads");
  expect(homes.size).toBeGreaterThan(200);
});
