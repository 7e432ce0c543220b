import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import type { DatabaseCaller } from "../../supabase/local/database/local-database.ts";
import { addAccount, addLead, openTestDatabase, readValueAs } from "./support.ts";

const database = await openTestDatabase();

const admin = await addAccount(database, "admin@example.com", ["admin"]);
beforeEach(() => database.asOwner((sql) => sql.query("delete from public.leads")));

function call(caller: DatabaseCaller, text: string, values: unknown[] = []) {
  return readValueAs(database, caller, text, values);
}

describe("consent that was withdrawn in one request", () => {
  const limits = async (ids: readonly string[]) => {
    const coordinator = await addAccount(database, `c${Date.now()}@example.com`, ["coordinator"]);
    const { rows } = await database.asRole(coordinator, (sql) =>
      sql.query("select lead_id from public.contact_limits($1) where withdrawn_at is not null", [
        ids,
      ]),
    );
    return rows.map(({ lead_id }) => lead_id);
  };
  const withdraw = (id: string) =>
    database.asOwner((sql) =>
      sql.query(
        "update public.leads set status = 'closed', close_reason = 'changed_mind', withdrawn_at = clock_timestamp() where id = $1",
        [id],
      ),
    );

  it("holds for all that the person had sent until then, by email address or phone number, and for nobody else", async () => {
    const first = await addLead(database, { email: "grace@example.com", phone: "+44 7700 900123" });
    const sameEmail = await addLead(database, {
      email: "Grace+two@example.com",
      phone: "+49 170 1234567",
    });
    const samePhone = await addLead(database, { email: "work@example.com", phone: "07700 900123" });
    const other = await addLead(database, { email: "other@example.com", phone: "+44 7700 900999" });
    const all = [first, sameEmail, samePhone, other];
    expect(await limits(all)).toEqual([]);
    await withdraw(first);
    expect(new Set(await limits(all))).toEqual(new Set([first, sameEmail, samePhone]));
    // Someone who asks again agrees again.
    const later = await addLead(database, { email: "grace@example.com", phone: "+44 7700 900123" });
    expect(await limits([later])).toEqual([]);
  });

  it("holds when that request is deleted, changes nothing in the others, and is in the copy of the data", async () => {
    const erase = (id: string) =>
      database.asRole({ role: "service_role" }, (sql) =>
        sql.query("delete from public.leads where id = $1", [id]),
      );
    const allExcept = (id: string) =>
      call(
        admin,
        "(select jsonb_agg(lead order by lead.id) from public.leads as lead where lead.id <> $1)",
        [id],
      );
    const copy = async () =>
      JSON.stringify(await call(admin, "public.person_data(email => 'work@example.com')"));
    const first = await addLead(database, { email: "grace@example.com", phone: "+44 7700 900123" });
    const restricted = await addLead(database, { email: "grace+two@example.com" });
    await call(admin, "public.restrict_leads(true, email => 'grace+two@example.com')");
    const samePhone = await addLead(database, { email: "work@example.com", phone: "07700 900123" });
    const other = await addLead(database, { email: "other@example.com", phone: "+44 7700 900999" });
    const unwithdrawn = await addLead(database, { email: "other@example.com" });
    await withdraw(first);
    const later = await addLead(database, { email: "grace@example.com", phone: "+44 7700 900123" });
    const all = [restricted, samePhone, other, later];
    expect(await copy()).toContain('"withdrawn_elsewhere_at":null');
    await erase(unwithdrawn);
    const before = await allExcept(first);
    await erase(first);
    expect(await allExcept(first)).toEqual(before);
    expect(new Set(await limits(all))).toEqual(new Set([restricted, samePhone]));
    expect(await copy()).toMatch(/"withdrawn_elsewhere_at":"2/);
  });

  it("leaves nothing when all requests of the person are deleted, together or one after the other", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) {
      ids.push(await addLead(database, { email: "grace@example.com" }));
    }
    for (const id of ids) await withdraw(id);
    const eraseFirst = (most: number) =>
      database.asOwner((sql) =>
        sql.query("delete from public.leads where id = any ($1)", [ids.splice(0, most)]),
      );
    const kept = async () =>
      (await database.asOwner((sql) => sql.query("select from private.kept_withdrawals"))).rows
        .length;
    await eraseFirst(2);
    expect(await kept()).toBe(4);
    await eraseFirst(1);
    expect(await kept()).toBe(3);
    await eraseFirst(1);
    expect(await kept()).toBe(0);
  });
});

it("a copy of the data does not give access to a note that was retracted, which is not found any more either", async () => {
  const id = await addLead(database, { email: "grace@example.com" });
  const note = (text: string) => call(admin, "public.add_lead_note($1, $2)", [id, text]);
  await note("Asked about the hotel");
  const mistake = z
    .object({ event: z.object({ id: z.number() }) })
    .parse(await note("Somebody else’s diabetes"));
  const search = (text: string) =>
    call(admin, "(select count(*)::int from public.search_leads($1))", [text]);
  expect(await search("diabetes")).toBe(1);
  const retract = () => call(admin, "public.retract_lead_event($1, $2)", [id, mistake.event.id]);
  expect(await retract()).toMatchObject({ outcome: "changed" });
  expect(await retract()).toMatchObject({ outcome: "unchanged" });
  expect(await search("diabetes")).toBe(0);
  expect(await search("hotel")).toBe(1);
  expect(await search("grace")).toBe(1);
  const copy = await call(admin, "public.person_data(email => 'grace@example.com')");
  expect(JSON.stringify(copy)).toContain("hotel");
  expect(JSON.stringify(copy)).not.toContain("diabetes");
  // The history keeps both.
  const { rows } = await database.asOwner((sql) =>
    sql.query("select kind from public.lead_events where lead_id = $1 order by id", [id]),
  );
  expect(rows.map(({ kind }) => kind)).toEqual(["received", "note", "note", "note_retracted"]);
});

it("requests that may be the same person's are named where nothing is found exactly, restricted ones too", async () => {
  const similar = async (person: Record<string, string>) => {
    const names = Object.keys(person).map((name, index) => `${name} => $${index + 1}`);
    const { rows } = await database.asRole(admin, (sql) =>
      sql.query(
        `select name, same_email, same_phone from public.similar_leads(${names.join(", ")})`,
        Object.values(person),
      ),
    );
    return rows.map(
      ({ name, same_email, same_phone }) =>
        `${name}${same_email ? " email" : ""}${same_phone ? " phone" : ""}`,
    );
  };
  await addLead(database, { name: "First", email: "same+1@example.com", phone: "+44 7700 900777" });
  await addLead(database, {
    name: "Second",
    email: "same+2@example.com",
    phone: "+49 170 1234567",
  });
  await addLead(database, { name: "Other", email: "other@example.com", phone: "+44 7700 900888" });
  await call(admin, "public.restrict_leads(true, email => 'same+2@example.com')");
  // Another tag, a national number, and what an exact match leads to.
  expect(await similar({ email: "same@example.com" })).toEqual(["First email", "Second email"]);
  expect(await similar({ phone: "07700 900777" })).toEqual(["First phone"]);
  expect(await similar({ email: "same+1@example.com" })).toEqual(["Second email"]);
  expect(await similar({ email: "other@example.com" })).toEqual([]);
  expect(await similar({ email: "nobody@example.com" })).toEqual([]);
});
