import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import {
  type DatabaseCaller,
  type LocalDatabase,
  openLocalDatabase,
} from "../../supabase/local/database/local-database.ts";
import { addAccount, attempt, databaseUrl, denialOf, exampleHash, exampleLead } from "./support.ts";

/** How the team works a lead: every change by a function, with the version that was seen. */
let database: LocalDatabase;
let ayse: DatabaseCaller & { id: string };
let tom: DatabaseCaller & { id: string };

beforeAll(async () => {
  database = await openLocalDatabase({ dataDirectory: "memory", databaseUrl, seed: false });
  ayse = await addAccount(database, "ayse@example.com", ["admin"]);
  tom = await addAccount(database, "tom@example.com", ["coordinator"]);
});
afterAll(() => database?.close());

const leadSchema = z.object({
  id: z.string(),
  version: z.number(),
  status: z.string(),
  owner_id: z.string().nullable(),
  first_contact_at: z.string().nullable(),
  close_reason: z.string().nullable(),
  next_step_on: z.string().nullable(),
  next_step: z.string().nullable(),
  name: z.string(),
  phone: z.string(),
  phone_e164: z.string().nullable(),
  email_key: z.string(),
  corrections: z.record(z.string(), z.string()),
});
const answerSchema = z.object({
  outcome: z.enum(["changed", "unchanged", "conflict"]),
  lead: leadSchema,
  event: z.object({
    kind: z.string(),
    actor: z.string().nullable(),
    actor_name: z.string().nullable(),
    body: z.record(z.string(), z.unknown()),
  }),
});

async function call(who: DatabaseCaller, expression: string, parameters: unknown[] = []) {
  const { rows } = await database.asRole(who, (sql) =>
    sql.query<{ answer: unknown }>(`select public.${expression} as answer`, parameters),
  );
  return rows[0]?.answer;
}

const change = async (who: DatabaseCaller, expression: string, parameters: unknown[] = []) =>
  answerSchema.parse(await call(who, expression, parameters));

async function newLead(changes: Record<string, unknown> = {}): Promise<string> {
  const { rows } = await database.asRole({ role: "service_role" }, (sql) =>
    sql.query<{ id: string }>(
      "select public.submit_lead($1::jsonb, $2, $3, 1000, 1000) ->> 'id' as id",
      [JSON.stringify(exampleLead(changes)), exampleHash("address"), exampleHash("email")],
    ),
  );
  return rows[0]?.id ?? "";
}

async function events(lead: string) {
  const { rows } = await database.asRole(tom, (sql) =>
    sql.query<{ kind: string; body: Record<string, unknown> }>(
      "select kind, body from public.lead_events where lead_id = $1 order by id",
      [lead],
    ),
  );
  return rows;
}

let lead: string;
beforeEach(async () => {
  lead = await newLead();
});

describe("a status", () => {
  it("moves on, and the row and the event say so", async () => {
    const { outcome, ...moved } = await change(tom, "set_lead_status($1, 1, 'contacted')", [lead]);
    expect(outcome).toBe("changed");
    expect(moved.lead).toMatchObject({ status: "contacted", version: 2 });
    expect(moved.lead.first_contact_at).not.toBeNull();
    expect(moved.event).toMatchObject({
      kind: "status",
      actor: tom.id,
      actor_name: "tom",
      body: { from: "new", to: "contacted" },
    });
    expect((await events(lead)).map(({ kind }) => kind)).toEqual(["received", "status"]);
  });

  it("seen in an old version is not changed: the answer tells who changed it", async () => {
    await change(ayse, "set_lead_status($1, 1, 'contacted')", [lead]);
    const late = await change(tom, "set_lead_status($1, 1, 'closed', 'spam')", [lead]);
    expect(late.outcome).toBe("conflict");
    expect(late.lead).toMatchObject({ status: "contacted", version: 2, close_reason: null });
    expect(late.event).toMatchObject({ actor_name: "ayse", body: { to: "contacted" } });
    expect(await events(lead)).toHaveLength(2);
  });

  it("that it has already is no change", async () => {
    const same = await change(tom, "set_lead_status($1, 1, 'new')", [lead]);
    expect(same).toMatchObject({ outcome: "unchanged", lead: { version: 1 } });
    expect(await events(lead)).toHaveLength(1);
  });

  it("is closed for a reason, and for nothing else is there one", async () => {
    for (const [status, reason] of [
      ["closed", null],
      ["contacted", "spam"],
    ]) {
      const denial = await denialOf(
        call(tom, "set_lead_status($1, 1, $2, $3)", [lead, status, reason]),
      );
      expect(denial.code).toBe("22023");
    }
    const closed = await change(tom, "set_lead_status($1, 1, 'closed', 'no_answer')", [lead]);
    expect(closed.lead).toMatchObject({ status: "closed", close_reason: "no_answer" });
    // Nobody has contacted the patient by closing.
    expect(closed.lead.first_contact_at).toBeNull();
    const reopened = await change(tom, "set_lead_status($1, 2, 'new')", [lead]);
    expect(reopened.lead).toMatchObject({ status: "new", close_reason: null, version: 3 });
  });

  it("back at new counts as not contacted, and the history keeps that it was", async () => {
    await change(tom, "set_lead_status($1, 1, 'quoted')", [lead]);
    const undone = await change(tom, "set_lead_status($1, 2, 'new')", [lead]);
    expect(undone.lead).toMatchObject({ status: "new", first_contact_at: null });
    expect((await events(lead)).map(({ body }) => body.to)).toEqual([undefined, "quoted", "new"]);
  });
});

describe("a contact", () => {
  it("is kept once, takes a lead that nobody owns and moves a new one on", async () => {
    const first = await change(tom, "record_lead_contact($1, 1, 'whatsapp', 'Greeting')", [lead]);
    expect(first.lead).toMatchObject({ status: "contacted", owner_id: tom.id, version: 2 });
    expect(first.event.body).toEqual({
      by: "whatsapp",
      template: "Greeting",
      first: true,
      from: "new",
      to: "contacted",
      owner: tom.id,
    });
    const second = await change(ayse, "record_lead_contact($1, 2, 'email')", [lead]);
    expect(second.lead).toMatchObject({
      owner_id: tom.id,
      first_contact_at: first.lead.first_contact_at,
      version: 3,
    });
    expect(second.event.body).toMatchObject({ by: "email", first: false });
  });
});

describe("an owner", () => {
  it("is one of the team, or nobody", async () => {
    const given = await change(ayse, "set_lead_owner($1, 1, $2)", [lead, tom.id]);
    expect(given.lead.owner_id).toBe(tom.id);
    expect(given.event).toMatchObject({ kind: "owner", body: { to: tom.id } });
    const freed = await change(ayse, "set_lead_owner($1, 2)", [lead]);
    expect(freed.lead.owner_id).toBeNull();
    expect(freed.event.body).toEqual({ from: tom.id });

    const stranger = await addAccount(database, "stranger@example.com");
    const denial = await denialOf(call(ayse, "set_lead_owner($1, 3, $2)", [lead, stranger.id]));
    expect(denial).toEqual({ code: "22023", message: "The owner is not in the team." });
  });

  it("of many leads is set in one go, and each answers for itself", async () => {
    const others = [await newLead(), await newLead()];
    await change(ayse, "set_lead_status($1, 1, 'contacted')", [others[0]]);
    const gone = "00000000-0000-4000-8000-000000000000";
    const chosen = [lead, ...others, gone].map((id) => ({ id, version: 1 }));
    const answers = z
      .array(z.object({ outcome: z.string(), id: z.string().optional() }).loose())
      .parse(await call(ayse, "set_leads_owner($1::jsonb, $2)", [JSON.stringify(chosen), tom.id]));
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
      "changed",
      "changed",
      "conflict",
      "missing",
    ]);
    expect(answers.find(({ outcome }) => outcome === "missing")?.id).toBe(gone);
    const closed = z.array(z.object({ outcome: z.string() })).parse(
      await call(tom, "set_leads_status($1::jsonb, 'closed', 'duplicate')", [
        JSON.stringify([
          { id: lead, version: 2 },
          { id: others[1], version: 2 },
        ]),
      ]),
    );
    expect(closed).toEqual([{ outcome: "changed" }, { outcome: "changed" }]);
    for (const nonsense of ["{}", "[]", "null"]) {
      const denial = await denialOf(call(tom, "set_leads_owner($1::jsonb)", [nonsense]));
      expect(denial.code).toBe("22023");
    }
  });

  it("whose account is deleted leaves the lead to nobody, and the events stay", async () => {
    const leaving = await addAccount(database, "leaving@example.com", ["coordinator"]);
    await change(leaving, "record_lead_contact($1, 1, 'phone')", [lead]);
    await database.asOwner((sql) =>
      sql.query("delete from auth.users where id = $1", [leaving.id]),
    );
    const { rows } = await database.asRole(tom, (sql) =>
      sql.query("select owner_id from public.leads where id = $1", [lead]),
    );
    expect(rows).toEqual([{ owner_id: null }]);
    expect(await events(lead)).toHaveLength(2);
  });
});

describe("a next step", () => {
  it("has a date, and can be taken away", async () => {
    const set = await change(tom, "set_lead_next_step($1, 1, '2027-01-15', ' Call again ')", [
      lead,
    ]);
    expect(set.lead).toMatchObject({ next_step_on: "2027-01-15", next_step: "Call again" });
    expect(set.event).toMatchObject({
      kind: "next_step",
      body: { to: "2027-01-15", step: "Call again" },
    });
    const cleared = await change(tom, "set_lead_next_step($1, 2)", [lead]);
    expect(cleared.lead).toMatchObject({ next_step_on: null, next_step: null });
    const denial = await denialOf(call(tom, "set_lead_next_step($1, 3, null, 'Some day')", [lead]));
    expect(denial.code).toBe("22023");
  });
});

describe("a note", () => {
  it("never conflicts, and sent twice is one", async () => {
    await change(ayse, "set_lead_status($1, 1, 'contacted')", [lead]);
    const noted = await change(tom, "add_lead_note($1, 'Call after six')", [lead]);
    expect(noted).toMatchObject({ outcome: "changed", lead: { version: 2 } });
    expect(noted.event).toMatchObject({ kind: "note", body: { note: "Call after six" } });
    const again = await change(tom, "add_lead_note($1, ' Call after six ')", [lead]);
    expect(again.outcome).toBe("unchanged");
    expect(await events(lead)).toHaveLength(3);
    for (const nothing of ["", "  ", "x".repeat(4001)]) {
      expect((await denialOf(call(tom, "add_lead_note($1, $2)", [lead, nothing]))).code).toBe(
        "22023",
      );
    }
  });
});

describe("a correction", () => {
  it("is kept beside what was sent, and in the event as well", async () => {
    const corrected = await change(tom, "correct_lead($1, 1, 'email', 'Grace+new@Example.com')", [
      lead,
    ]);
    expect(corrected.lead).toMatchObject({
      corrections: { email: "Grace+new@Example.com" },
      email_key: "grace@example.com",
    });
    expect(corrected.event).toMatchObject({
      kind: "correction",
      body: {
        field: "email",
        sent: "grace@example.com",
        from: "grace@example.com",
        to: "Grace+new@Example.com",
      },
    });
    const phone = await change(tom, "correct_lead($1, 2, 'phone', '+44 7700 900999')", [lead]);
    expect(phone.lead).toMatchObject({
      phone: "+44 7700 900123",
      phone_e164: "+447700900999",
      corrections: { phone: "+44 7700 900999" },
    });
    const back = await change(tom, "correct_lead($1, 3, 'email', 'grace@example.com')", [lead]);
    expect(back.lead.corrections).toEqual({ phone: "+44 7700 900999" });
    // With the number as it was sent, its international form is as it was, too.
    const sent = await change(tom, "correct_lead($1, 4, 'phone', '+44 7700 900123')", [lead]);
    expect(sent.lead).toMatchObject({ phone_e164: "+447700900123", corrections: {} });
  });

  it("brings back the international form of a number that was sent without one", async () => {
    await database.asOwner((sql) =>
      sql.query(
        "update public.leads set phone = '07700 900123', phone_e164 = '+447700900123' where id = $1",
        [lead],
      ),
    );
    const [first] = (
      await database.asOwner((sql) =>
        sql.query<{ version: number }>("select version from public.leads where id = $1", [lead]),
      )
    ).rows;
    const version = first?.version ?? 0;
    const there = await change(tom, `correct_lead($1, ${version}, 'phone', '+49 (0)171 3920014')`, [
      lead,
    ]);
    expect(there.lead.phone_e164).toBe("+491713920014");
    const back = await change(tom, `correct_lead($1, ${version + 1}, 'phone', '07700 900123')`, [
      lead,
    ]);
    expect(back.lead).toMatchObject({ phone_e164: "+447700900123", corrections: {} });
  });

  it("of what was not sent can be taken away", async () => {
    await database.asOwner((sql) =>
      sql.query("update public.leads set travel_month = null where id = $1", [lead]),
    );
    const { rows } = await database.asOwner((sql) =>
      sql.query<{ version: number }>("select version from public.leads where id = $1", [lead]),
    );
    const version = rows[0]?.version ?? 0;
    const there = await change(tom, `correct_lead($1, ${version}, 'travel_month', 'May')`, [lead]);
    expect(there.lead.corrections).toEqual({ travel_month: "May" });
    const back = await change(tom, `correct_lead($1, ${version + 1}, 'travel_month', '')`, [lead]);
    expect(back.lead.corrections).toEqual({});
  });

  it.each([
    ["consent_text", "Anything"],
    ["email", "nobody"],
    ["name", ""],
    ["phone", "none"],
    ["name", "x".repeat(121)],
  ])("of %s to %s is refused", async (field, value) => {
    const denial = await denialOf(call(tom, "correct_lead($1, 1, $2, $3)", [lead, field, value]));
    expect(denial.code).toBe("22023");
  });
});

describe("events", () => {
  it("are changed by nobody, not even by the owner of the table", async () => {
    for (const statement of [
      "update public.lead_events set body = '{}'",
      "delete from public.lead_events",
    ]) {
      const denial = await denialOf(database.asOwner((sql) => sql.query(statement)));
      expect(denial).toEqual({ code: "42501", message: "Events are never changed." });
    }
  });

  it("go with their lead", async () => {
    await change(tom, "add_lead_note($1, 'Forget me')", [lead]);
    await database.asRole({ role: "service_role" }, (sql) =>
      sql.query("delete from public.leads where id = $1", [lead]),
    );
    expect(await events(lead)).toEqual([]);
  });
});

describe("the team", () => {
  const anna = "anna@example.com";
  const change = (who: DatabaseCaller, name: string, email: string, role: string) =>
    call(who, `${name}($1, $2)`, [email, role]);

  it("is given and taken by an administrator, at once effective", async () => {
    const person = await addAccount(database, anna);
    const seesLeads = async () =>
      (await attempt(database, person, "select id from public.leads limit 1")) === 1;
    expect(await change(ayse, "grant_role", anna, "coordinator")).toBe(true);
    expect(await seesLeads()).toBe(true);
    const { rows } = await database.asRole(tom, (sql) =>
      sql.query("select * from public.list_colleagues() where user_id = $1", [person.id]),
    );
    expect(rows).toEqual([{ user_id: person.id, display_name: "anna", role: "coordinator" }]);
    expect(await change(ayse, "revoke_role", anna, "coordinator")).toBe(true);
    expect(await seesLeads()).toBe(false);
    const told = await database.asRole(ayse, (sql) =>
      sql.query(
        "select body from public.lead_events where kind = 'role' and body ->> 'user_id' = $1 order by id",
        [person.id],
      ),
    );
    expect(told.rows).toMatchObject([
      { body: { change: "granted", role: "coordinator" } },
      { body: { change: "revoked", role: "coordinator" } },
    ]);
  });

  it("never loses its last administrator", async () => {
    const denial = await denialOf(change(ayse, "revoke_role", "ayse@example.com", "admin"));
    expect(denial).toEqual({ code: "PT409", message: "The last administrator keeps the role." });
    await addAccount(database, "second@example.com", ["admin"]);
    expect(await change(ayse, "revoke_role", "second@example.com", "admin")).toBe(true);
  });

  it("and the accounts that wait for a role are listed for administrators", async () => {
    const waiting = await addAccount(database, "waiting@example.com");
    const team = await database.asRole(ayse, (sql) =>
      sql.query<{ email: string; role: string }>("select email, role from public.list_team()"),
    );
    expect(team.rows).toEqual([
      { email: "ayse@example.com", role: "admin" },
      { email: "tom@example.com", role: "coordinator" },
    ]);
    const { rows } = await database.asRole(ayse, (sql) =>
      sql.query<{ user_id: string }>("select user_id from public.list_sign_ups()"),
    );
    expect(rows).toContainEqual({ user_id: waiting.id });
    expect(rows).not.toContainEqual({ user_id: tom.id });
  });
});

describe("templates", () => {
  it("for a clinic name no patient", async () => {
    for (const field of ["{name}", "{ email }", "{phone}", "{notes}"]) {
      const denial = await denialOf(
        database.asRole(tom, (sql) =>
          sql.query(
            `insert into public.message_templates (name, channel, audience, subject, body)
             values ('Clinic', 'email', 'clinic', 'Question', $1)`,
            [`About ${field}`],
          ),
        ),
      );
      expect(denial.code).toBe("23514");
    }
  });
});
