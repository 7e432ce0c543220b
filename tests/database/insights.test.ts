import { expect, it } from "vitest";
import { readInsights } from "./counted-insights.ts";
import { addAccount, openTestDatabase, readValueAs } from "./support.ts";

const database = await openTestDatabase();

const admin = await addAccount(database, "ayse@example.com", ["admin"]);

it("Insights returns the same figures as a count of all leads, in any time zone and period", async () => {
  // There are several leads on each of the last days, so that no day is empty without the restricted leads.
  await database.asOwner((sql) =>
    sql.query(
      `insert into public.leads (created_at, name, email, phone, treatment, location_city, location_country,
         source_page, consent_at, consent_text)
       select now() - n * interval '5 hours 7 minutes', 'A', 'person-' || n % 7 || '@example.com', '07700 900123',
         (array['LASIK', 'Facelift', 'Rhinoplasty'])[1 + n % 3], (array['İzmir', 'Antalya'])[1 + n % 2],
         'Turkey', (array['/', '/faq', null])[1 + n % 3], now(), 'Wording'
       from generate_series(0, 119) as n where n < 20 or n % 3 = 0`,
    ),
  );
  const { rows } = await database.asOwner((sql) =>
    sql.query<{ id: string }>("select id from public.leads order by created_at, id"),
  );
  const statuses = ["new", "contacted", "quoted", "booked", "closed"];
  const reasons = ["spam", "duplicate", "no_answer"];
  for (const [index, { id }] of rows.entries()) {
    // A closed lead had another status before, so that it has reached that one.
    const path = index % 5 === 4 ? [statuses[index % 4], "closed"] : [statuses[index % 5]];
    for (const [version, status] of path.entries()) {
      if (status === "new") continue;
      await readValueAs(
        database,
        admin,
        "public.set_lead_status($1, (select version from public.leads where id = $1), $2::public.lead_status, $3::public.close_reason)",
        [id, status, status === "closed" ? reasons[(index + version) % 3] : null],
      );
    }
    await database.asOwner((sql) =>
      sql.query(
        `update public.leads set owner_id = case when $2::int % 3 = 0 then $3::uuid end, first_contact_at = case
           when first_contact_at is not null then created_at + $2::int % 40 * interval '97 minutes' end
         where id = $1`,
        [id, index, admin.id],
      ),
    );
  }
  await readValueAs(
    database,
    admin,
    "public.restrict_leads(true, email => 'person-3@example.com')",
  );
  for (const [zone, first, last] of [
    ["Europe/London", 40, 0],
    ["Asia/Kathmandu", 17, 3],
    ["Pacific/Auckland", 3, -2],
    ["America/St_Johns", 1, 1],
  ] as const) {
    const { given, expected } = await readInsights(database, admin, zone, first, last);
    expect(given, zone).toEqual(expected);
    expect(expected.by_treatment, zone).not.toEqual([]);
  }
});
