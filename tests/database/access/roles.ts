import { describe, expect, it } from "vitest";
import { addAccount, attempt, denialOf } from "../support.ts";
import { ADMIN, caller, database, LEADS, NO_ROW, ROLES, statements } from "./access.ts";

describe("who counts as an administrator", () => {
  const select = statements["select leads"];

  it("is not decided by the claims of a token", async () => {
    const plain = caller("plain");
    const claims = {
      ...plain.claims,
      user_metadata: { role: "admin" },
      app_metadata: { role: "admin", roles: ["admin"] },
      user_role: "admin",
    };
    expect(await attempt(database, { role: "authenticated", claims }, select)).toBe(NO_ROW);
  });

  it("never includes someone without an account", async () => {
    expect(await attempt(database, { role: "authenticated" }, select)).toBe(NO_ROW);
  });

  it("is decided again for each request", async () => {
    const email = "short-lived@example.com";
    const person = await addAccount(database, email);
    const service = caller("service");
    const call = (name: string) =>
      database.asRole(service, (sql) =>
        sql.query<{ changed: boolean }>(`select public.${name}($1, 'admin') as changed`, [email]),
      );

    expect(await attempt(database, person, select)).toBe(NO_ROW);
    expect((await call("grant_role")).rows).toEqual([{ changed: true }]);
    expect(await attempt(database, person, select)).toBe(LEADS);
    expect((await call("grant_role")).rows).toEqual([{ changed: false }]);
    expect((await call("revoke_role")).rows).toEqual([{ changed: true }]);
    expect(await attempt(database, person, select)).toBe(NO_ROW);
    expect((await call("revoke_role")).rows).toEqual([{ changed: false }]);
  });

  it("ends with the account", async () => {
    const person = await addAccount(database, "leaving@example.com", ["admin"]);
    await database.asOwner((sql) => sql.query("delete from auth.users where id = $1", [person.id]));
    expect(await attempt(database, person, select)).toBe(NO_ROW);
    expect(await attempt(database, caller("service"), statements["select user_roles"])).toBe(ROLES);
  });
});

describe("grant_role, revoke_role and list_roles", () => {
  it("finds an address regardless of case and spaces", async () => {
    const { rows } = await database.asRole(caller("service"), (sql) =>
      sql.query("select public.grant_role('  Admin@Example.COM ', 'admin') as changed"),
    );
    expect(rows).toEqual([{ changed: false }]);
  });

  it("refuses a role that does not exist", async () => {
    const denial = await denialOf(
      database.asRole(caller("service"), (sql) =>
        sql.query("select public.grant_role($1, 'owner')", [ADMIN]),
      ),
    );
    expect(denial.code).toBe("22P02");
  });
});
