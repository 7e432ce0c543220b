import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import type { DatabaseCaller } from "../../supabase/local/database/local-database.ts";
import { addAccount, addLead, denialOf, openTestDatabase, readValueAs } from "./support.ts";

const database = await openTestDatabase();

const service: DatabaseCaller = { role: "service_role" };

const admin = await addAccount(database, "admin@example.com", ["admin"]);
beforeEach(() => database.asOwner((sql) => sql.query("delete from public.leads")));

function call(caller: DatabaseCaller, text: string, values: unknown[] = []) {
  return readValueAs(database, caller, text, values);
}

const personSchema = z.object({
  leads: z.array(
    z.object({
      lead: z.record(z.string(), z.unknown()),
      history: z.array(z.object({ kind: z.string() })),
      audit: z.array(z.object({ action: z.string() })),
    }),
  ),
});

describe("a person's rights", () => {
  it("give access to everything stored about them, sent and corrected, but not about others", async () => {
    const id = await addLead(database, { email: "Grace@Example.com", name: "Grace" });
    await addLead(database, { email: "other@example.com", name: "Other" });
    await call(admin, "public.correct_lead($1, 1, 'email', 'new@example.com')", [id]);
    for (const email of ["grace@example.com", " NEW@example.com"]) {
      const { leads } = personSchema.parse(
        await call(admin, "public.person_data(email => $1)", [email]),
      );
      expect(leads.map(({ lead }) => lead.name)).toEqual(["Grace"]);
      expect(leads[0]?.history.map(({ kind }) => kind)).toEqual([
        "received",
        "correction",
        // A corrected address gets its own private link.
        "link",
      ]);
      expect(leads[0]?.audit.map(({ action }) => action)).toContain("disclosed");
    }
  });

  it("restrict the use of their leads, which are then not listed, exported or changed", async () => {
    const id = await addLead(database, { email: "grace@example.com" });
    expect(await call(admin, "public.restrict_leads(true, email => 'grace@example.com')")).toBe(1);
    const found = "(select count(*)::int from public.search_leads('grace'))";
    const exported = "array(select public.export_leads(array[$1::uuid]))";
    expect(await call(admin, found)).toBe(0);
    expect(await call(admin, exported, [id])).toEqual([]);
    for (const change of [
      "public.set_lead_status($1, 2, 'contacted')",
      "public.add_lead_note($1, 'Called')",
      "public.record_lead_message($1, 'email', 'First answer')",
    ]) {
      expect((await denialOf(call(admin, change, [id]))).message, change).toBe(
        "The use of this lead is restricted: the person asked for it.",
      );
    }
    expect(await call(admin, "public.restrict_leads(false, email => 'grace@example.com')")).toBe(1);
    expect(await call(admin, found)).toBe(1);
    await call(admin, "public.add_lead_note($1, 'Called')", [id]);
  });

  it("keep leads out of digests and reminders until their restriction is lifted", async () => {
    const id = await addLead(database, { email: "grace@example.com" });
    await database.asOwner((sql) =>
      sql.query("update public.leads set due_at = now() + interval '1 hour' where id = $1", [id]),
    );
    async function counted(day: string) {
      await call(service, "public.queue_digests($1)", [day]);
      const { rows } = await database.asOwner(async (sql) => {
        await sql.query("select private.queue_due_mails()");
        return sql.query(
          `select (select figures ->> 'waiting' from private.outbox where dedupe_key = 'team_digest/' || $1)
               as digest,
             (select count(*)::int from private.outbox where kind = 'team_due_soon' and lead_id = $2) as reminders`,
          [day, id],
        );
      });
      return rows[0];
    }
    const restrict = (on: boolean) =>
      call(admin, "public.restrict_leads($1, email => 'grace@example.com')", [on]);
    await restrict(true);
    expect(await counted("2026-01-01")).toEqual({ digest: "0", reminders: 0 });
    await restrict(false);
    expect(await counted("2026-01-02")).toEqual({ digest: "1", reminders: 1 });
  });

  it("allow the account of a restricted lead's owner to be deleted", async () => {
    const owner = await addAccount(database, "owner@example.com", ["coordinator"]);
    const id = await addLead(database, { email: "grace@example.com" });
    await call(admin, "public.set_lead_owner($1, 1, $2)", [id, owner.id]);
    await call(admin, "public.restrict_leads(true, email => 'grace@example.com')");
    await database.asOwner((sql) => sql.query("delete from auth.users where id = $1", [owner.id]));
    const { rows } = await database.asOwner((sql) =>
      sql.query("select owner_id, restricted_at is not null as restricted from public.leads"),
    );
    expect(rows).toEqual([{ owner_id: null, restricted: true }]);
  });

  it("keep restricted leads out of Insights, the team's work and a person's other requests", async () => {
    const phone = "+44 7700 900123";
    const restricted = await addLead(database, { email: "grace@example.com", phone });
    const other = await addLead(database, { email: "other@example.com", phone });
    await call(admin, "public.record_lead_contact($1, 1, 'email')", [restricted]);
    const figures = async () => ({
      insights: await call(
        admin,
        "(public.insights(current_date, current_date, 'UTC') -> 'current' ->> 'leads')::int",
      ),
      open: await call(admin, "(select sum(open_leads)::int from public.list_team())"),
      related: await call(admin, "(select count(*)::int from public.related_leads($1))", [other]),
      restricted: await call(admin, "public.count_restricted(lead_id => $1)", [other]),
    });
    expect(await figures()).toEqual({ insights: 2, open: 1, related: 1, restricted: 0 });
    await call(admin, "public.restrict_leads(true, email => 'grace@example.com')");
    expect(await figures()).toEqual({ insights: 1, open: 0, related: 0, restricted: 1 });
  });

  it("do not deny a restricted request to whoever searches for the person, and tell nothing else about it", async () => {
    const id = await addLead(database, {
      name: "Grace Hopper",
      email: "grace@example.com",
      phone: "+44 7700 900123",
      treatment: "Rhinoplasty",
      notes: "Diabetes",
    });
    const coordinator = await addAccount(database, "c@example.com", ["coordinator"]);
    const count = (search: string) => call(coordinator, "public.count_restricted($1)", [search]);
    expect(await count("Grace Hopper")).toBe(0);
    await call(admin, "public.restrict_leads(true, email => 'grace@example.com')");
    const reference = await call(admin, "(select reference from public.leads where id = $1)", [id]);
    for (const known of [
      "hopper GRACE",
      "grace@example.com",
      "07700 900123",
      `Re: ${reference}.`,
    ]) {
      expect(await count(known), known).toBe(1);
    }
    for (const other of ["gra", "", "Rhinoplasty", "Hopper diabetes", "istanbul", "Alan Turing"]) {
      expect(await count(other), other).toBe(0);
    }
  });

  it("include erasure by email address or phone number, by an administrator too", async () => {
    await addLead(database, { email: "one@example.com", phone: "07700 900123" });
    await addLead(database, {
      email: "two@example.com",
      phone: "+44 7700 900456",
      phone_e164: "+447700900456",
    });
    expect(await call(admin, "public.erase_leads(phone => '07700900123')")).toBe(1);
    expect(
      await call(admin, "public.erase_leads(phone => '0044', phone_e164 => '+447700900456')").catch(
        (error: Error) => error.message,
      ),
    ).toContain("at least five digits");
    expect(await call(admin, "public.erase_leads(email => 'TWO@example.com')")).toBe(1);
  });

  it("apply to one person: an email address with an international number is refused", async () => {
    await addLead(database, { email: "one@example.com" });
    await addLead(database, { email: "two@example.com", phone_e164: "+447700900456" });
    const both = "email => 'one@example.com', phone_e164 => '+447700900456'";
    for (const [name, first] of [
      ["erase_leads", ""],
      ["person_data", ""],
      ["restrict_leads", "true, "],
      ["correct_leads", "'name', 'A', "],
    ]) {
      const denial = await denialOf(call(admin, `public.${name}(${first}${both})`));
      expect(denial.message, name).toBe("Name an email address, a phone number or a reference.");
    }
  });

  it("include a correction in all their leads, which keeps what was sent", async () => {
    const ids = [
      await addLead(database, { email: "grace@example.com" }),
      await addLead(database, { email: "grace@example.com" }),
    ];
    await addLead(database, { email: "other@example.com" });
    const correct = (caller: DatabaseCaller, field: string, value: string) =>
      call(caller, "public.correct_leads($1, $2, email => 'grace@example.com')", [field, value]);
    expect(await correct(admin, "name", "Grace Hopper")).toBe(2);
    expect(await correct(service, "name", "Grace Hopper")).toBe(0);
    expect(await correct(service, "travel_month", "June")).toBe(2);
    const { rows } = await database.asOwner((sql) =>
      sql.query("select id, corrections from public.leads where corrections <> '{}'"),
    );
    const corrections = { name: "Grace Hopper", travel_month: "June" };
    expect(rows).toEqual(expect.arrayContaining(ids.map((id) => ({ id, corrections }))));
    expect(rows).toHaveLength(2);
    expect((await denialOf(correct(service, "status", "new"))).code).toBe("22023");
  });

  it("let administrators and the operator correct restricted data", async () => {
    const id = await addLead(database, { email: "grace@example.com" });
    const coordinator = await addAccount(database, "tom@example.com", ["coordinator"]);
    await call(admin, "public.restrict_leads(true, email => 'grace@example.com')");
    const correct = async (caller: DatabaseCaller, field: string, value: string) => {
      const { rows } = await database.asOwner((sql) =>
        sql.query<{ version: number }>("select version from public.leads where id = $1", [id]),
      );
      const values = [id, rows[0]?.version, field, value];
      return call(caller, "public.correct_lead($1, $2, $3, $4)", values);
    };
    expect((await denialOf(correct(coordinator, "name", "Grace"))).message).toBe(
      "The use of this lead is restricted: the person asked for it.",
    );
    expect(await correct(admin, "name", "Grace H.")).toMatchObject({ outcome: "changed" });
    expect(await correct(admin, "phone", "+44 7700 900999")).toMatchObject({ outcome: "changed" });
    const byOperator =
      "public.correct_leads('email', 'g@example.com', email => 'grace@example.com')";
    expect(await call(service, byOperator)).toBe(1);
    const { rows } = await database.asOwner((sql) =>
      sql.query(
        `select corrections, restricted_at is not null as restricted,
           (select array_agg(kind order by event.id) from public.lead_events as event where lead_id = $1) as kinds
         from public.leads where id = $1`,
        [id],
      ),
    );
    expect(rows).toEqual([
      {
        corrections: { name: "Grace H.", phone: "+44 7700 900999", email: "g@example.com" },
        restricted: true,
        kinds: expect.arrayContaining(["received", "correction", "link"]),
      },
    ]);
    expect((await denialOf(call(admin, "public.add_lead_note($1, 'Hello')", [id]))).code).toBe(
      "22023",
    );
  });
});
