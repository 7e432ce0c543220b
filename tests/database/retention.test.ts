import { beforeEach, describe, expect, it } from "vitest";
import { RETENTION } from "../../supabase/functions/_shared/retention.ts";
import type { DatabaseCaller } from "../../supabase/local/database/local-database.ts";
import { addAccount, addClinic, addLead, openTestDatabase, readValueAs } from "./support.ts";

const service: DatabaseCaller = { role: "service_role" };
const database = await openTestDatabase();
const admin = await addAccount(database, "admin@example.com", ["admin"]);

beforeEach(() => database.asOwner((sql) => sql.query("delete from public.leads")));

const call = (caller: DatabaseCaller, text: string, values: unknown[] = []) =>
  readValueAs(database, caller, `public.${text}`, values);
const rowsOf = async (text: string) => (await database.asOwner((sql) => sql.query(text))).rows;
const runNow = () => call(service, "run_retention(true)");
const isKept = async (id: string) =>
  (await rowsOf(`select from public.leads where id = '${id}'`)).length === 1;

/** The columns that say when something happened, in every table that retention looks at. */
const clocks = [
  "public.leads.created_at",
  "public.leads.withdrawn_at",
  "public.leads.treatment_on",
  "public.lead_events.at",
  "private.audit.at",
  "private.consent_proofs.withdrawn_at",
  "public.clinics.inactive_since",
  "auth.users.created_at",
];

/** Moves the clock: everything happened that much earlier. No trigger keeps it from being changed. */
async function wait(time: string): Promise<void> {
  await database.asOwner(async (sql) => {
    await sql.query("set local session_replication_role = replica");
    for (const clock of clocks) {
      const [, table, column] = /^(.+)\.(\w+)$/.exec(clock) ?? [];
      await sql.query(`update ${table} set ${column} = ${column} - $1::interval`, [time]);
    }
    const planned = `update public.lead_events
      set body = jsonb_set(body, '{to}', to_jsonb(((body ->> 'to')::date - $1::interval)::date))
      where kind = 'next_step' and body ? 'to'`;
    await sql.query(planned, [time]);
  });
}

/** What happens to a request, with the lead's ID as $1. */
const change = (text: string) => async (id: string) => {
  const [lead] = await rowsOf(`select version from public.leads where id = '${id}'`);
  await call(admin, text.replace("VERSION", String(lead?.version)), [id]);
};
const withdraw = change("withdraw_lead($1, 'email')");
const book = change("set_lead_status($1, VERSION, 'booked')");
const closeAs = (reason: string) => change(`set_lead_status($1, VERSION, 'closed', '${reason}')`);
const nothing = async () => {};

it("has the same periods in the database and in the texts", async () => {
  const rows = await rowsOf("select kind, period::text from private.retention_periods()");
  const texts = await Promise.all(
    Object.entries(RETENTION).map(async ([kind, period]) => ({
      kind,
      period: (await rowsOf(`select interval '${period}'::text as period`))[0]?.period,
    })),
  );
  expect(rows).toEqual(texts);
});

describe("a request", () => {
  it.each([
    ["without a booking", nothing, "request"],
    ["closed as booked elsewhere", closeAs("booked_elsewhere"), "request"],
    ["with a booking", book, "booked"],
    [
      "whose booking was closed",
      async (id: string) => {
        await book(id);
        await closeAs("other")(id);
      },
      "booked",
    ],
    ["after consent was withdrawn", withdraw, "withdrawn"],
    ["that is spam", closeAs("spam"), "unwanted"],
    ["that was sent twice", closeAs("duplicate"), "unwanted"],
  ] as const)("%s is kept for its period", async (_name, happen, kind) => {
    const id = await addLead(database);
    await happen(id);
    await wait(RETENTION[kind]);
    await wait("-1 day");
    await runNow();
    expect(await isKept(id)).toBe(true);
    await wait("1 day 1 hour");
    expect(await runNow()).toMatchObject({ leads: 1 });
    expect(await isKept(id)).toBe(false);
  });

  it("is kept longer by a contact, but not by a note of the team", async () => {
    const [written, noted] = [await addLead(database), await addLead(database)];
    await wait("11 months");
    await change("record_lead_contact($1, VERSION, 'email')")(written);
    await change("add_lead_note($1, 'Hello')")(noted);
    await wait("2 months");
    await runNow();
    expect([await isKept(written), await isKept(noted)]).toEqual([true, false]);
  });

  /** Four years after now. */
  async function expectFourYears(id: string) {
    await wait("47 months");
    await runNow();
    expect(await isKept(id)).toBe(true);
    await wait("2 months");
    await runNow();
    expect(await isKept(id)).toBe(false);
  }

  it("with a booking counts from the last day that was planned", async () => {
    const id = await addLead(database);
    await book(id);
    await change("set_lead_next_step($1, VERSION, (now() + interval '1 year')::date, 'Treatment')")(
      id,
    );
    await change("set_lead_next_step($1, VERSION)")(id);
    await expectFourYears(id);
  });

  it("with a booking counts from the day of the treatment, if that is later", async () => {
    const id = await addLead(database);
    await book(id);
    const days = "treatment_on => current_date + 365, home_on => current_date + 370";
    await change(`set_lead_booking($1, VERSION, ${days})`)(id);
    await expectFourYears(id);
  });

  it("whose use is restricted is kept, until consent is withdrawn", async () => {
    const id = await addLead(database, { email: "held@example.com" });
    await call(admin, "restrict_leads(true, email => 'held@example.com')");
    await wait("9 years");
    await runNow();
    expect(await isKept(id)).toBe(true);
    await withdraw(id);
    await wait("31 days");
    await runNow();
    expect(await isKept(id)).toBe(false);
  });

  it("leaves after a withdrawal only proof of the consent, for its own period", async () => {
    const id = await addLead(database, { name: "Grace", notes: "Lithium" });
    await withdraw(id);
    const sent = await rowsOf("select reference, consent_text from public.leads");
    await wait("31 days");
    await runNow();
    const proofs = () =>
      rowsOf(`select * from private.consent_proofs where reference = '${sent[0]?.reference}'`);
    expect(await proofs()).toEqual([
      { ...sent[0], consent_at: expect.any(Date), withdrawn_at: expect.any(Date) },
    ]);
    await wait(RETENTION.record);
    await runNow();
    expect(await proofs()).toEqual([]);
  });
});

it("runs once a day, or at once, and says what was deleted", async () => {
  await wait("2 days");
  await addLead(database);
  await wait("13 months");
  const did = { leads: 1, accounts: 0 };
  expect(await call(service, "run_retention()")).toEqual(did);
  expect(await call(service, "run_retention()")).toBeNull();
  expect(await runNow()).toEqual({ ...did, leads: 0 });
  expect(
    (
      await rowsOf("select by, fields from private.audit where action = 'retention' order by id")
    ).slice(-2),
  ).toEqual([
    { by: "system", fields: did },
    { by: "operator", fields: { ...did, leads: 0 } },
  ]);
});

it("deletes the record of the team's work, and then the name and account of who left", async () => {
  const left = await addAccount(database, "left@example.com", ["coordinator"]);
  await database.asOwner((sql) =>
    sql.query("delete from public.user_roles where user_id = $1", [left.id]),
  );
  await database.asOwner((sql) =>
    sql.query("update auth.users set created_at = now() where id = $1", [left.id]),
  );
  const named = () => rowsOf("select email from auth.users where email = 'left@example.com'");
  const old = "at < now() - interval '6 years'";
  await wait("5 years");
  await runNow();
  expect(await named()).toHaveLength(1);
  await wait("1 year 1 day");
  expect(await runNow()).toMatchObject({ accounts: 1 });
  expect(await named()).toEqual([]);
  expect(await rowsOf(`select from private.audit where ${old}`)).toEqual([]);
  expect(await rowsOf(`select from public.lead_events where lead_id is null and ${old}`)).toEqual(
    [],
  );
  // Nobody deletes a younger entry.
  await expect(database.asOwner((sql) => sql.query("delete from private.audit"))).rejects.toThrow(
    "The audit is never changed.",
  );
});

it("erases the contact of a clinic after it became inactive", async () => {
  const id = await addClinic(database, "Example Clinic");
  await database.asOwner((sql) =>
    sql.query("update public.clinics set contact_name = 'Deniz', is_active = false where id = $1", [
      id,
    ]),
  );
  const contact = () => rowsOf(`select contact_name from public.clinics where id = '${id}'`);
  await wait("11 months");
  await runNow();
  expect(await contact()).toEqual([{ contact_name: "Deniz" }]);
  await wait("2 months");
  await runNow();
  expect(await contact()).toEqual([{ contact_name: null }]);
});
