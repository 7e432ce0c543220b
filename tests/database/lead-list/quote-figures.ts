import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { denialOf } from "../support.ts";
import { call, countOf, database, names, tom } from "./lead-list-support.ts";

const A = "9a0b0001-0000-4000-8000-00000000000a";
const B = "9a0b0001-0000-4000-8000-00000000000b";

const figuresSchema = z.object({
  all: z.record(z.string(), z.unknown()),
  by_clinic: z.array(z.record(z.string(), z.unknown())),
  by_treatment: z.array(z.record(z.string(), z.unknown())),
});
const read = async (first: number, last: number) =>
  figuresSchema.parse(
    await call(tom, "quote_figures(current_date - $1::int, current_date - $2::int)", [first, last]),
  );

// Grace Smith and Kim Li (LASIK) and Jürgen Großmann (Knee Replacement), whose yes was never asked for.
beforeAll(() =>
  database.asOwner(async (sql) => {
    await sql.query(
      "insert into public.clinics (id, name, city) values ($1, 'A', 'İzmir'), ($2, 'B', 'İzmir')",
      [A, B],
    );
    await sql.query(
      `with proposed as (
         insert into public.lead_proposals (
           lead_id, clinic_id, clinic, city, would_get, state, answered_at, wording, sent_on
         )
         select lead.id, said.clinic_id::uuid, said.clinic_id, lead.location_city, 'Treatment', said.state,
           case when said.state not in ('proposed', 'cancelled') then lead.created_at + interval '10 hours' end,
           'Yes', case when said.state = 'sent' then current_date end
         from (values
           ('Grace Smith', $1, 'sent'), ('Grace Smith', $2, 'sent'), ('Kim Li', $1, 'sent'), ('Kim Li', $2, 'refused'),
           ('Jürgen Großmann', $2, 'proposed'), ('Ayşe Öztürk', $2, 'cancelled')
         ) as said (name, clinic_id, state)
         join public.leads as lead on lead.name = said.name
         returning id, lead_id, clinic_id, state, answered_at
       ), quoted as (
         insert into public.lead_quotes (
           proposal_id, revision, kind, price, currency, lines, recorded_at, shared_at
         )
         select asked.id, version.revision, 'eyes', '£1', 'GBP', '{}',
           asked.answered_at + interval '1 hour' * (version.revision + case when asked.clinic_id = $2::uuid then 4 else 0 end),
           case when version.revision = 2 then asked.answered_at + interval '3 hours' end
         from proposed as asked
         join public.leads as lead on lead.id = asked.lead_id and lead.name = 'Grace Smith'
         cross join (values (1), (2)) as version (revision)
       )
       update public.leads as lead set decision = jsonb_build_object('choice', 'quote', 'proposal_id', asked.id)
       from proposed as asked
       where asked.lead_id = lead.id and lead.name = 'Grace Smith' and asked.clinic_id = $1::uuid`,
      [A, B],
    );
  }),
);

describe("figures about quotes", () => {
  it("count proposals, each yes, quotes and choices, by clinic and treatment", async () => {
    const { all, by_clinic, by_treatment } = await read(9, -1);
    expect(all).toEqual({
      ...{ leads: 3, answered: 4, yes: 3, sent: 2, quotes: 2, quoted: 1, shown: 1, went_on: 1 },
      // The yes came after ten hours, and the first quote an hour later. Its correction does not count.
      median_minutes: 660,
    });
    expect(by_clinic).toEqual([
      {
        ...{ id: B, name: "B", leads: 3, answered: 2, yes: 1, sent: 1, quotes: 1, quoted: 1 },
        ...{ shown: 1, went_on: 0, median_minutes: 300 },
      },
      {
        ...{ id: A, name: "A", leads: 2, answered: 2, yes: 2, sent: 2, quotes: 1, quoted: 1 },
        ...{ shown: 1, went_on: 1, median_minutes: 60 },
      },
    ]);
    expect(by_treatment).toMatchObject([
      { name: "LASIK", leads: 2, quotes: 2, went_on: 1 },
      { name: "Knee Replacement", leads: 1, answered: 0, sent: 0, median_minutes: null },
    ]);
  });

  it("lead to their leads", async () => {
    const { all, by_clinic } = await read(9, -1);
    for (const { id, leads } of by_clinic)
      expect(await countOf({ clinic: String(id) })).toBe(leads);
    expect(await countOf({ clinic: "any" })).toBe(all.leads);
    expect(await names({ clinic: B })).toEqual(["Kim Li", "Jürgen Großmann", "Grace Smith"]);
    expect(await names({ clinic: "any", treatment: ["LASIK"], search: "smith" })).toEqual([
      "Grace Smith",
    ]);
  });

  it("leave out a restricted lead, and are zero for an empty period", async () => {
    const restrict = (at: string) =>
      database.asOwner((sql) =>
        sql.query(`update public.leads set restricted_at = ${at} where name = 'Grace Smith'`),
      );
    await restrict("now()");
    expect((await read(9, -1)).all).toMatchObject({ leads: 2, quotes: 0 });
    await restrict("null");
    const { all, by_clinic } = await read(400, 390);
    expect(all).toMatchObject({ leads: 0, quotes: 0, median_minutes: null });
    expect(by_clinic).toEqual([]);
    expect((await denialOf(read(1, 2))).code).toBe("22023");
  });
});
