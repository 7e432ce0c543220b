import { describe, expect, it } from "vitest";
import type { DatabaseCaller } from "../../../supabase/local/database/local-database.ts";
import { addAccount, attempt, denialOf, openSession } from "../support.ts";
import { ayse, call, database, tom } from "./lead-work-support.ts";

describe("the team", () => {
  const anna = "anna@example.com";
  const change = (who: DatabaseCaller, name: string, email: string, role: string) =>
    call(who, `${name}($1, $2)`, [email, role]);

  it("is changed by an administrator, with immediate effect", async () => {
    const person = await addAccount(database, anna);
    const seesLeads = async (who = person) =>
      (await attempt(database, who, "select id from public.leads limit 1")) === 1;
    expect(await change(ayse, "grant_role", anna, "coordinator")).toBe(true);
    // Whoever signed up with this address is signed out, and has no password until its owner chooses one.
    expect(await seesLeads()).toBe(false);
    const { rows: accounts } = await database.asOwner((sql) =>
      sql.query("select encrypted_password as password from auth.users where id = $1", [person.id]),
    );
    expect(accounts).toEqual([{ password: null }]);
    const again = await openSession(database, person.id);
    expect(await seesLeads(again)).toBe(true);
    // Another role leaves the password that was chosen since.
    await database.asOwner((sql) =>
      sql.query("update auth.users set encrypted_password = 'chosen' where id = $1", [person.id]),
    );
    expect(await change(ayse, "grant_role", anna, "admin")).toBe(true);
    expect(await change(ayse, "revoke_role", anna, "admin")).toBe(true);
    expect(await seesLeads(again)).toBe(true);
    const { rows } = await database.asRole(tom, (sql) =>
      sql.query("select * from public.list_colleagues() where user_id = $1", [person.id]),
    );
    expect(rows).toEqual([{ user_id: person.id, display_name: "anna", role: "coordinator" }]);
    expect(await change(ayse, "revoke_role", anna, "coordinator")).toBe(true);
    expect(await seesLeads(again)).toBe(false);
    const told = await database.asRole(ayse, (sql) =>
      sql.query(
        "select body from public.lead_events where kind = 'role' and body ->> 'user_id' = $1 order by id",
        [person.id],
      ),
    );
    expect(told.rows).toMatchObject([
      { body: { change: "granted", role: "coordinator" } },
      { body: { change: "granted", role: "admin" } },
      { body: { change: "revoked", role: "admin" } },
      { body: { change: "revoked", role: "coordinator" } },
    ]);
  });

  it("is not joined with an address that nobody has confirmed", async () => {
    const email = "unconfirmed@example.com";
    const { id } = await addAccount(database, email);
    await database.asOwner((sql) =>
      sql.query("update auth.users set email_confirmed_at = null where id = $1", [id]),
    );
    expect(await denialOf(change(ayse, "grant_role", email, "coordinator"))).toEqual({
      code: "PT409",
      message: "This address is not confirmed.",
    });
  });

  it("never loses its last administrator", async () => {
    const denial = await denialOf(change(ayse, "revoke_role", "ayse@example.com", "admin"));
    expect(denial).toEqual({ code: "PT409", message: "The last administrator keeps the role." });
    await addAccount(database, "second@example.com", ["admin"]);
    expect(await change(ayse, "revoke_role", "second@example.com", "admin")).toBe(true);
  });

  it("is listed for administrators, and so are accounts that are waiting for a role", async () => {
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
  it("for clinics must be emails", async () => {
    const denial = await denialOf(
      database.asRole(tom, (sql) =>
        sql.query(
          `insert into public.message_templates (name, channel, audience, body)
           values ('Clinic', 'whatsapp', 'clinic', 'Hello')`,
        ),
      ),
    );
    expect(denial.code).toBe("23514");
  });

  it("for clinics cannot name the patient", async () => {
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
