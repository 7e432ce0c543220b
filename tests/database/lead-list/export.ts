import { describe, expect, it } from "vitest";
import { z } from "zod";
import { denialOf } from "../support.ts";
import { ayse, call, database } from "./support.ts";

describe("an export", () => {
  it("records who exported what, without the search text, and the number of leads", async () => {
    const filter = { city: ["Antalya"], search: "smith" };
    const answer = z
      .object({
        export_id: z.number(),
        total: z.number(),
        leads: z.array(z.object({ name: z.string() })),
      })
      .parse(await call(ayse, "export_leads($1::jsonb, '{Name,Phone}')", [JSON.stringify(filter)]));
    expect(answer).toMatchObject({ total: 1, leads: [{ name: "Grace Smith-Jones" }] });
    const { rows } = await database.asRole(ayse, (sql) =>
      sql.query("select actor, lead_id, body from public.lead_events where id = $1", [
        answer.export_id,
      ]),
    );
    expect(rows).toEqual([
      {
        actor: ayse.id,
        lead_id: null,
        body: {
          filter: { city: ["Antalya"] },
          searched: true,
          columns: ["Name", "Phone"],
          format: "csv",
          leads: 1,
        },
      },
    ]);
    const goOn = (filtered: object, id: number | null) =>
      call(ayse, "export_leads($1::jsonb, null, 'csv', $2, $3::jsonb)", [
        JSON.stringify(filtered),
        id,
        JSON.stringify({ value: "2020-01-01T00:00:00Z", id: ayse.id }),
      ]);
    expect(await goOn(filter, answer.export_id)).toMatchObject({ leads: [], next: null, total: 1 });
    // Only what was recorded can be exported.
    for (const [filtered, id] of [
      [{}, answer.export_id],
      [filter, null],
      [filter, 999_999],
    ] as const) {
      expect((await denialOf(goOn(filtered, id))).code).toBe("22023");
    }
  });
});
