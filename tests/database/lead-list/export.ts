import { describe, expect, it } from "vitest";
import { z } from "zod";
import { denialOf } from "../support.ts";
import { ayse, call, database, search } from "./support.ts";

const partSchema = z.object({
  export_id: z.number(),
  leads: z.array(z.object({ name: z.string() }).loose()),
});

describe("an export", () => {
  const exportOf = (ids: string[], total: number, filter: object, id: number | null = null) =>
    call(ayse, "export_leads($1, $2, $3::jsonb, '{Name,Phone}', 'csv', $4)", [
      ids,
      total,
      JSON.stringify(filter),
      id,
    ]);

  it("records who exported how many leads, and the filters with their numbers of values", async () => {
    const ids = (await search({ search: "grace" })).map(({ id }) => id);
    const filter = { city: 2, search: 1 };
    const part = partSchema.parse(await exportOf(ids.toReversed(), 3, filter));
    expect(part.leads.map(({ name }) => name)).toEqual(["Grace Smith-Jones", "Grace Smith"]);
    expect(Object.keys(part.leads[0] ?? {})).not.toContain("consent_text");
    const { rows } = await database.asRole(ayse, (sql) =>
      sql.query("select actor, lead_id, body from public.lead_events where id = $1", [
        part.export_id,
      ]),
    );
    const body = { filter, columns: ["Name", "Phone"], format: "csv", leads: 3 };
    expect(rows).toEqual([{ actor: ayse.id, lead_id: null, body }]);
    expect(await exportOf([], 3, filter, part.export_id)).toEqual({
      export_id: part.export_id,
      leads: [],
    });
    // Further parts belong to an export that was recorded.
    for (const [total, id] of [
      [4, part.export_id],
      [3, 999_999],
    ] as const) {
      expect((await denialOf(exportOf([], total, filter, id))).code).toBe("22023");
    }
  });

  it.each([
    [{ treatment: ["What Grace asks"] }, 0, 1],
    [{ "what Grace asks": 1 }, 0, 1],
    [[], 0, 1],
    [{}, 1001, 1001],
    [{}, 2, 1],
  ])("with the filter %j, %i IDs and %i in all is refused", async (filter, number, total) => {
    const ids = Array.from({ length: number }, () => ayse.id);
    expect((await denialOf(exportOf(ids, total, filter))).code).toBe("22023");
  });
});
