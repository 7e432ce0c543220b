import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { DatabaseCaller } from "../../supabase/local/database/local-database.ts";
import { addAccount, attempt, openTestDatabase, readValue } from "./support.ts";

const database = await openTestDatabase();

const admin = await addAccount(database, "admin@example.com", ["admin"]);

/** What Auth does to a session when its device is removed. */
const lowered = "update auth.sessions set aal = 'aal1'";
const notRequired = "update private.settings set value = 'false'";
const addDevice = (status: "verified" | "unverified") => `insert into auth.mfa_factors
  (id, user_id, factor_type, status, created_at, updated_at)
  values (gen_random_uuid(), '${admin.id}', 'totp', '${status}', now(), now())`;

/** The administrator with other claims in the token. */
function caller(claims: Record<string, unknown>): DatabaseCaller {
  return { ...admin, claims: { ...admin.claims, ...claims } };
}

/** The state of a caller's session and role, after the owner has run some statements. */
async function stateOf(who: DatabaseCaller, prepare: string[] = []) {
  const has = (expression: string) =>
    attempt(database, who, `select from (select ${expression} as yes) as it where yes`, prepare);
  const states = ["open", "second_factor", "ended"];
  const found = await Promise.all(
    states.map((state) => has(`public.my_session_state() = '${state}'`)),
  );
  return {
    state: states[found.indexOf(1)],
    isAdmin: (await has("private.has_role('admin')")) === 1,
  };
}

describe("a role counts", () => {
  it.each<[string, Record<string, unknown>, () => string[], string]>([
    ["in a session with a second factor", {}, () => [], "open"],
    ["not without a second factor", {}, () => [lowered], "second_factor"],
    ["not if only the token states one", { aal: "aal2" }, () => [lowered], "second_factor"],
    ["without one if it is not required", {}, () => [lowered, notRequired], "open"],
    [
      "not without one if the account has a device, even if it is not required",
      {},
      () => [lowered, notRequired, addDevice("verified")],
      "second_factor",
    ],
    [
      "without one if the device is not confirmed yet",
      {},
      () => [lowered, notRequired, addDevice("unverified")],
      "open",
    ],
    [
      "not if the setting is missing",
      {},
      () => [lowered, "delete from private.settings"],
      "second_factor",
    ],
    ["not in a session that has ended", {}, () => ["delete from auth.sessions"], "ended"],
    ["not without a session ID", { session_id: undefined }, () => [], "ended"],
    [
      "up to 12 hours",
      {},
      () => ["update auth.sessions set created_at = now() - interval '11 hours 59 minutes'"],
      "open",
    ],
    [
      "not after 12 hours",
      {},
      () => ["update auth.sessions set created_at = now() - interval '12 hours'"],
      "ended",
    ],
  ])("%s", async (_case, claims, prepare, state) => {
    expect(await stateOf(caller(claims), prepare())).toEqual({ state, isAdmin: state === "open" });
  });

  it("not in someone else's session", async () => {
    const other = await addAccount(database, "other@example.com");
    const claims = { session_id: other.claims?.session_id };
    expect(await stateOf(caller(claims))).toEqual({ state: "ended", isAdmin: false });
  });

  it("until it is revoked, from the next request on", async () => {
    const taken = ["delete from public.user_roles"];
    expect(await stateOf(admin, taken)).toEqual({ state: "open", isAdmin: false });
    expect(await stateOf(admin)).toEqual({ state: "open", isAdmin: true });
  });
});

it("lists the caller's own open sessions", async () => {
  const other = await addAccount(database, `${randomUUID()}@example.com`, ["coordinator"]);
  const older = `insert into auth.sessions (id, user_id, created_at) values
    (gen_random_uuid(), '${admin.id}', now() - interval '11 hours'),
    (gen_random_uuid(), '${admin.id}', now() - interval '13 hours')`;
  const list = "select * from public.list_my_sessions()";
  expect(await attempt(database, admin, list, [older])).toBe(2);
  expect(await attempt(database, admin, `${list} where is_current`, [older])).toBe(1);
  expect(await attempt(database, other, list, [older])).toBe(1);
});

it("resetting a second factor removes devices and sessions, and is recorded", async () => {
  const person = await addAccount(database, "lost-phone@example.com", ["coordinator"]);
  const of = `where user_id = '${person.id}'`;
  await database.asOwner((sql) => sql.query(addDevice("verified").replace(admin.id, person.id)));
  const before = await readValue(database, "(select max(id)::int from private.audit)");
  const removed = await database.asRole({ role: "service_role" }, (sql) =>
    sql.query("select public.reset_second_factor(' Lost-Phone@example.com ') as removed"),
  );
  expect(removed.rows).toEqual([{ removed: 1 }]);
  expect(await readValue(database, `(select count(*)::int from auth.mfa_factors ${of})`)).toBe(0);
  expect(await readValue(database, `(select count(*)::int from auth.sessions ${of})`)).toBe(0);
  expect(
    await readValue(
      database,
      `(select jsonb_agg(jsonb_build_array(by, fields ->> 'change') order by id) from private.audit
        where action in ('account', 'role') and fields ->> 'user_id' = '${person.id}' and id > ${before})`,
    ),
  ).toEqual([
    ["operator", "device_removed"],
    ["operator", "second_factor_reset"],
  ]);
  const event = "(select body from public.lead_events order by id desc limit 1)";
  expect(await readValue(database, event)).toEqual({
    change: "second_factor_reset",
    user_id: person.id,
    devices: 1,
  });
});

it("deletes accounts that have waited for a role for 30 days, and no others", async () => {
  const add = async (email: string, age: string, metadata = "{}") => {
    const account = await addAccount(database, email);
    await database.asOwner((sql) =>
      sql.query(
        `update auth.users set created_at = now() - $2::text::interval, raw_app_meta_data = $3::text::jsonb
         where id = $1`,
        [account.id, age, metadata],
      ),
    );
    return account;
  };
  await add("waits@example.com", "29 days 23 hours");
  await add("waited@example.com", "30 days 1 hour");
  await add("kept@example.com", "90 days", '{"keep_without_role": true}');
  const former = await add("former@example.com", "90 days");
  const member = await add("member@example.com", "90 days");
  await database.asOwner(async (sql) => {
    for (const { id } of [former, member]) {
      await sql.query("insert into public.user_roles values ($1, 'coordinator')", [id]);
    }
    await sql.query("delete from public.user_roles where user_id = $1", [former.id]);
  });
  const expire = () =>
    database.asRole({ role: "service_role" }, (sql) =>
      sql.query("select public.expire_accounts() as removed"),
    );
  expect((await expire()).rows).toEqual([{ removed: 1 }]);
  expect((await expire()).rows).toEqual([{ removed: 0 }]);
  const left = await readValue(
    database,
    `(select array_agg(split_part(email, '@', 1) order by email) from auth.users
      where email ~ '^(waits|waited|kept|former|member)@')`,
  );
  expect(left).toEqual(["former", "kept", "member", "waits"]);
});
