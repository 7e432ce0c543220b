import { describe, expect, it } from "vitest";
import { z } from "zod";
import { denialOf } from "../support.ts";
import { ayse, database, search } from "./lead-list-support.ts";

const partSchema = z.array(z.object({ name: z.string() }).loose());

describe("an export", () => {
  async function exportOf(ids: string[], filter: object) {
    const { rows } = await database.asRole(ayse, (sql) =>
      sql.query<{ lead: unknown }>(
        "select lead from public.export_leads($1, $2::jsonb, '{Name,Phone}') as lead",
        [ids, JSON.stringify(filter)],
      ),
    );
    return rows.map(({ lead }) => lead);
  }

  it("records each part: who got which leads, and the filters with their numbers of values", async () => {
    const ids = (await search({ search: "grace" })).map(({ id }) => id);
    const filter = { city: 2, search: 1 };
    const leads = partSchema.parse(await exportOf(ids.toReversed(), filter));
    expect(leads.map(({ name }) => name)).toEqual(["Grace Smith-Jones", "Grace Smith"]);
    expect(Object.keys(leads[0] ?? {})).not.toContain("consent_text");
    // An ID that no lead has is no lead, and the next part has its own record.
    await exportOf([ayse.id, ...ids.slice(1)], {});
    const { rows } = await database.asRole(ayse, (sql) =>
      sql.query(
        "select actor, lead_id, body from public.lead_events where kind = 'export' order by id desc limit 2",
      ),
    );
    const body = { columns: ["Name", "Phone"], format: "csv" };
    expect(rows).toEqual([
      { actor: ayse.id, lead_id: null, body: { ...body, filter: {}, leads: 1, ids: ids.slice(1) } },
      { actor: ayse.id, lead_id: null, body: { ...body, filter, leads: 2, ids } },
    ]);
    // Whoever asks what happened to one lead is shown the exports that contained it, but no other lead's ID.
    const about = await database.asRole(ayse, (sql) =>
      sql.query("select fields from public.search_audit($1) where action = 'exported'", [
        { reference: ids[1] },
      ]),
    );
    expect(about.rows).toEqual([
      { fields: { ...body, filter: {}, leads: 1 } },
      { fields: { ...body, filter, leads: 2 } },
    ]);
  });

  it.each([
    [{ treatment: ["What Grace asks"] }, 0],
    [{ "what Grace asks": 1 }, 0],
    [[], 0],
    [{}, 1001],
  ])("with the filter %j and %i IDs is refused", async (filter, number) => {
    const ids = Array.from({ length: number }, () => ayse.id);
    expect((await denialOf(exportOf(ids, filter))).code).toBe("22023");
  });
});
