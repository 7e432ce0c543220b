import { describe, expect, it } from "vitest";
import { attempt } from "../support.ts";
import { caller, database, statements } from "./access.ts";
import { expectations, type Statement, textOf } from "./expectations.ts";

describe("row-level security", () => {
  for (const [name, expected] of Object.entries(expectations)) {
    for (const [statement, outcome] of Object.entries(expected)) {
      const what = typeof outcome === "number" ? `${outcome} rows` : outcome.message;
      it(`${name}: ${statement} → ${what}`, async () => {
        const text = textOf(statement as Statement, name);
        expect(await attempt(database, caller(name), text)).toEqual(outcome);
      });
    }
  }

  it("is tested for every table, and every function that somebody may execute", async () => {
    const { rows } = await database.asOwner((sql) =>
      sql.query<{ name: string }>(
        `select c.relname as name from pg_class c
         where c.relnamespace::regnamespace::text in ('public', 'private') and c.relkind in ('r', 'v', 'm', 'p')
         union all
         select p.proname from pg_proc p
         where p.pronamespace = 'public'::regnamespace or p.pronamespace = 'private'::regnamespace
           and has_function_privilege('authenticated', p.oid, 'execute')`,
      ),
    );
    const tried = new Set(
      Object.keys(statements).map((statement) => statement.replace(/^\w+ |\.\w+$/g, "")),
    );
    expect([...tried].sort()).toEqual(rows.map((row) => row.name).sort());
  });
});
