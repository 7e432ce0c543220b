import { beforeAll, describe, expect, it } from "vitest";
import type { DatabaseCaller } from "../../supabase/local/database/local-database.ts";
import { addAccount, denialOf, openTestDatabase } from "./support.ts";

const database = await openTestDatabase();

const admin = await addAccount(database, "ayse@example.com", ["admin"]);

beforeAll(async () => {
  await rename(admin, "Ayşe Demir");
});

function rename(caller: DatabaseCaller, name: string) {
  return database.asRole(caller, (sql) =>
    sql.query("update public.profiles set display_name = $1 where user_id = auth.uid()", [name]),
  );
}

async function nameOf({ id }: { id: string }) {
  const { rows } = await database.asOwner((sql) =>
    sql.query<{ display_name: string }>(
      "select display_name from public.profiles where user_id = $1",
      [id],
    ),
  );
  return rows[0]?.display_name;
}

describe("a name in the team", () => {
  it("must not look like a colleague's, or like that of an actor without an account", async () => {
    const tom = await addAccount(database, "tom@example.com", ["coordinator"]);
    for (const taken of [
      "Ayşe Demir",
      "ayse DEMIR ",
      "Ayşe\u200b Demir",
      "Ayşe-Demir",
      "Ayşe\u2800Demir",
      "Ayşe Demi\u{e0072}r",
      "Ayşe Demir\u20dd",
      "Ａyşe Demir",
    ]) {
      expect((await denialOf(rename(tom, taken))).code, taken).toBe("23505");
    }
    for (const reserved of [
      "Patient",
      "system",
      "The operator",
      "OPERATOR\u2060",
      "\u200b\u200d",
      "\u2800",
      // With Cyrillic letters in Latin words.
      "Аyşe Demir",
      "Ayşe Demіr",
      "Sуstem",
    ]) {
      expect((await denialOf(rename(tom, reserved))).code, reserved).toBe("23514");
    }
    for (const honest of [
      "Łukasz Gökçe",
      "ليلى حداد",
      "נועה לוי",
      "Анна-Maria Ким",
      "Νίκος O’Neill",
    ]) {
      await rename(tom, honest);
    }
    await rename(tom, "Анна\u200b Ким\u{e0072}");
    expect(await nameOf(tom)).toBe("Анна Ким");
    // One's own, written differently.
    await rename(admin, "Ayşe DEMİR");
    await rename(admin, "Ayşe Demir");
  });

  it("is at first the part before the @, or the address if that is taken or reserved", async () => {
    const first = await addAccount(database, "leyla@example.com", ["coordinator"]);
    const second = await addAccount(database, "leyla@example.org", ["coordinator"]);
    const system = await addAccount(database, "system@example.com", ["coordinator"]);
    expect(await nameOf(first)).toBe("leyla");
    expect(await nameOf(second)).toBe("leyla@example.org");
    expect(await nameOf(system)).toBe("system@example.com");
    await rename(first, "leyla@example.net");
    const third = await addAccount(database, "leyla@example.net", ["coordinator", "admin"]);
    expect(await nameOf(third)).toBe("leyla");
    await rename(first, "fourth@example.com");
    await rename(second, "fourth");
    const fourth = await addAccount(database, "fourth@example.com", ["coordinator"]);
    expect(await nameOf(fourth)).toBe(`Team member ${fourth.id.slice(0, 8)}`);
  });
});

describe("the people of the audit log", () => {
  it("are all who acted or whose role changed, with their addresses, even if they have left", async () => {
    const revoked = await addAccount(database, "revoked@example.com", ["coordinator"]);
    const deleted = await addAccount(database, "deleted@example.com", ["coordinator"]);
    const stranger = await addAccount(database, "stranger@example.com");
    const lost = await addAccount(database, "lost@example.com");
    await database.asOwner(async (sql) => {
      await sql.query("update auth.users set last_sign_in_at = now() where id = any ($1)", [
        [deleted.id, stranger.id],
      ]);
      await sql.query("delete from public.user_roles where user_id = $1", [revoked.id]);
      await sql.query("delete from auth.users where id = $1", [deleted.id]);
    });
    await database.asRole({ role: "service_role" }, (sql) =>
      sql.query("select public.reset_second_factor('lost@example.com')"),
    );
    const { rows } = await database.asRole(admin, (sql) =>
      sql.query("select * from public.list_audit_people()"),
    );
    const nobody = { display_name: null, role: null };
    expect(rows).toEqual(
      expect.arrayContaining([
        { user_id: admin.id, display_name: "Ayşe Demir", email: "ayse@example.com", role: "admin" },
        { user_id: revoked.id, display_name: "revoked", email: "revoked@example.com", role: null },
        { user_id: deleted.id, ...nobody, email: null },
        { user_id: stranger.id, ...nobody, email: "stranger@example.com" },
        { user_id: lost.id, ...nobody, email: "lost@example.com" },
      ]),
    );
    expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(rows.length);
  });
});
