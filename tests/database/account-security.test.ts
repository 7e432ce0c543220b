import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { addAccount, openTestDatabase } from "./support.ts";

const database = await openTestDatabase();

let person: Awaited<ReturnType<typeof addAccount>>;
let start: number;

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await database.asOwner((sql) => sql.query<Row>(text, values));
  return rows;
}

beforeEach(async () => {
  person = await addAccount(database, `${randomUUID()}@example.com`, ["coordinator"]);
  await query("delete from private.outbox");
  const [last] = await query<{ id: number }>("select max(id)::int as id from private.audit");
  start = last?.id ?? 0;
});

/** What the audit log has about the account since the test began. */
const recorded = async () =>
  (
    await query<{ text: string }>(
      `select action || coalesce(' ' || (fields ->> 'change'), '') as text from private.audit
       where id > $1 and actor = $2 and action in ('account', 'signed_in') order by id`,
      [start, person.id],
    )
  ).map(({ text }) => text);

/** What the account's owner is told by email. */
const told = async () =>
  (
    await query<{ change: string }>(
      `select figures ->> 'change' as change from private.outbox
       where kind = 'account_change' and account_id = $1 order by created_at, id`,
      [person.id],
    )
  ).map(({ change }) => change);

const addDevice = (age = "1 hour") =>
  query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'unverified', now() - $2::text::interval, now())`,
    [person.id, age],
  ).then(() =>
    query("update auth.mfa_factors set status = 'verified' where user_id = $1", [person.id]),
  );

const signIn = (browser: string) =>
  query(
    `insert into auth.sessions (id, user_id, created_at, aal, user_agent)
     values (gen_random_uuid(), $1, clock_timestamp(), 'aal1', $2)`,
    [person.id, browser],
  );

it("records and reports a changed password", async () => {
  await query("update auth.users set encrypted_password = 'other' where id = $1", [person.id]);
  await query("update auth.users set encrypted_password = 'other' where id = $1", [person.id]);
  expect(await recorded()).toEqual(["account password"]);
  expect(await told()).toEqual(["password"]);
});

it("records and reports a device that is added or removed, once it counts", async () => {
  await addDevice();
  await query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'unverified', now(), now())`,
    [person.id],
  );
  await query("delete from auth.mfa_factors where user_id = $1", [person.id]);
  expect(await recorded()).toEqual(["account device_added", "account device_removed"]);
  expect(await told()).toEqual(["device_added", "device_removed"]);
});

it("records a sign-in only when the code has been entered", async () => {
  await addDevice();
  await signIn("");
  expect(await recorded()).toEqual(["account device_added", "account first_step"]);
  await query("update auth.sessions set aal = 'aal2' where user_id = $1 and aal = 'aal1'", [
    person.id,
  ]);
  expect((await recorded()).slice(2)).toEqual(["signed_in"]);
});

it("reports a new browser, but not its next version", async () => {
  await signIn("Firefox/151.0");
  await signIn("Firefox/152.0");
  await signIn("Chrome/150.0.0.0");
  expect(await recorded()).toEqual([
    "signed_in",
    "account new_browser",
    "signed_in",
    "signed_in",
    "account new_browser",
  ]);
  expect(await told()).toEqual(["new_browser", "new_browser"]);
});

it("tells people about their role, and nobody without one about their account", async () => {
  await query("delete from public.user_roles where user_id = $1", [person.id]);
  await query("update auth.users set encrypted_password = 'other' where id = $1", [person.id]);
  expect(await told()).toEqual(["role_revoked"]);
  await query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [person.id]);
  expect(await told()).toEqual(["role_revoked", "role_granted"]);
  await query("update auth.users set encrypted_password = null where id = $1", [person.id]);
  await query("insert into public.user_roles (user_id, role) values ($1, 'coordinator')", [
    person.id,
  ]);
  expect(await told()).toEqual(["role_revoked", "role_granted", "password", "joined"]);
});

it("does not keep an account from being deleted", async () => {
  await addDevice();
  await query("delete from auth.users where id = $1", [person.id]);
  expect(await told()).toEqual([]);
});
