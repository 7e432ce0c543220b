import { describe, expect, it } from "vitest";
import { z } from "zod";
import { treatmentChoices } from "@/admin/features/lead-search/filter-choices.ts";
import { routes, siteRouteIds } from "@/lib/routes.ts";
import { LEAD_CITIES } from "../../../supabase/functions/_shared/cities.ts";
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

  const recorded = async (filter: object) => {
    const { rows } = await database.asOwner((sql) =>
      sql.query("select private.recorded_filter($1) as filter", [JSON.stringify(filter)]),
    );
    return rows[0]?.filter;
  };

  it("records the treatments, cities and pages of the site by name", async () => {
    const treatment = treatmentChoices("").toSorted();
    const paths = siteRouteIds.map((id) => routes[id].path).filter((path) => path !== "*");
    const folders = [...new Set(paths.map((path) => `/${path.split("/")[1]}`))];
    expect(await recorded({ treatment, city: LEAD_CITIES, source_page: paths })).toEqual({
      treatment: expect.toSatisfy((found: string[]) => isSame(found, treatment)),
      city: expect.toSatisfy((found: string[]) => isSame(found, LEAD_CITIES)),
      source_page: expect.toSatisfy((found: string[]) => isSame(found, folders)),
    });
  });

  it("records nothing that a patient may have typed", async () => {
    expect(
      await recorded({
        treatment: ["Grace's nose", "Facelift", "Grace's ears"],
        city: ["Grace's town"],
        source_page: ["/grace", "grace", "/treatment/grace"],
        search: "Grace",
        status: ["new"],
        owner: null,
      }),
    ).toEqual({
      treatment: ["Facelift", "other"],
      city: ["other"],
      source_page: ["/treatment", "other"],
      status: ["new"],
    });
  });
});

function isSame(one: readonly string[], other: readonly string[]) {
  return one.toSorted().join() === other.toSorted().join();
}
