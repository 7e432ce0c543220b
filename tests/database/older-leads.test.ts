import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readMigrations } from "../../supabase/local/database/migrations.ts";
import { type BareDatabase, openBareDatabase } from "./bare-database.ts";

const FIRST_OF_LEAD_WORK = "20261122100000";
const ADMIN = "00000000-0000-4000-8000-000000000001";

/** A database with leads from before they had owners, versions and events. */
describe("leads and roles of before", () => {
  let database: BareDatabase;

  beforeAll(async () => {
    database = await openBareDatabase();
    for (const { version, text } of await readMigrations()) {
      if (version === FIRST_OF_LEAD_WORK) {
        await database.query("insert into auth.users (id, email) values ($1, 'ayse@example.com')", [
          ADMIN,
        ]);
        await database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
          ADMIN,
        ]);
        await database.query(
          `insert into public.leads (created_at, name, email, phone, treatment, location_city, location_country,
             status, consent_at, consent_text)
           select now() - n * interval '1 day', 'Person ' || n,
             case when n in (1, 4) then 'Same+' || n || '@example.com' else 'person-' || n || '@example.com' end,
             '+44 7700 90012' || n, 'LASIK', 'İzmir', 'Turkey',
             (array['new', 'contacted', 'quoted', 'booked', 'closed'])[n]::public.lead_status, now(), 'Wording'
           from generate_series(1, 5) as n`,
        );
      }
      await database.query(`begin; ${text}; commit;`);
    }
  }, 120_000);
  afterAll(() => database?.close());

  it("keep what was sent and their status; why they were closed is not known", async () => {
    const { rows } = await database.query(
      `select name, status, close_reason, version, is_repeat, first_contact_at, owner_id,
         due_at - created_at = interval '24 hours' as due
       from public.leads order by created_at desc`,
    );
    const same = { version: 1, first_contact_at: null, owner_id: null, due: true };
    expect(rows).toEqual([
      { ...same, name: "Person 1", status: "new", close_reason: null, is_repeat: true },
      { ...same, name: "Person 2", status: "contacted", close_reason: null, is_repeat: false },
      { ...same, name: "Person 3", status: "quoted", close_reason: null, is_repeat: false },
      { ...same, name: "Person 4", status: "booked", close_reason: null, is_repeat: false },
      { ...same, name: "Person 5", status: "closed", close_reason: "other", is_repeat: false },
    ]);
  });

  it("have an event for when they came, and can be searched for", async () => {
    const { rows } = await database.query(
      `select count(*)::int as leads, count(*) filter (where event.at = lead.created_at)::int as received,
         count(*) filter (where found.document like '%person%')::int as found
       from public.leads as lead
       join public.lead_events as event on event.lead_id = lead.id and event.kind = 'received'
       join private.lead_search as found on found.lead_id = lead.id`,
    );
    expect(rows).toEqual([{ leads: 5, received: 5, found: 5 }]);
  });

  it("leave administrators their role, with a profile", async () => {
    const { rows } = await database.query(
      `select held.role, held.granted_at, profile.display_name
       from public.user_roles as held join public.profiles as profile using (user_id)`,
    );
    expect(rows).toEqual([{ role: "admin", granted_at: null, display_name: "ayse" }]);
  });
});
