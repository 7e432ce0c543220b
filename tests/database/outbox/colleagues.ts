import { expect, it } from "vitest";
import { addAccount } from "../support.ts";
import {
  admin,
  call,
  claim,
  coordinator,
  database,
  owner,
  service,
  submit,
} from "./outbox-support.ts";

/** Assigns leads in one call, as the list does, by the administrator. */
async function assign(ids: readonly string[], to: string | null) {
  const leads = await owner(
    `select id, version from public.leads where id in (${ids.map((id) => `'${id}'`).join()})`,
  );
  await call(admin, "set_leads_owner($1::jsonb, $2)", [JSON.stringify(leads), to]);
}

/** The emails of a kind that are due two minutes from now, to whom, and whether they are still sent. */
async function told(kind: string) {
  await owner("update private.outbox set next_attempt_at = next_attempt_at - interval '2 minutes'");
  return (await claim(100)).filter((mail) => mail.kind === kind).map(({ data }) => data);
}

const account = { email: "tom@example.com" };
const leadsOf = () =>
  owner("select reference, to_json(due_at) as due_at from public.leads order by created_at, id");

it("tells a colleague about leads that were assigned to them within two minutes, in one email", async () => {
  const ids = [await submit(), await submit(), await submit()];
  await assign(ids.slice(0, 2), coordinator.id);
  await assign(ids.slice(2), coordinator.id);
  expect((await claim(100)).map(({ kind }) => kind)).not.toContain("team_assigned");
  const [mail, ...others] = await told("team_assigned");
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ account, is_stale: false, leads: await leadsOf() });
  expect(JSON.stringify(mail)).not.toMatch(/Grace|grace@|Dental/);

  // What is assigned after it was sent has an email of its own.
  await assign(ids.slice(0, 1), null);
  await assign(ids.slice(0, 1), coordinator.id);
  expect(await told("team_assigned")).toMatchObject([{ leads: (await leadsOf()).slice(0, 1) }]);
});

it("tells nobody what they assigned to themselves, or what was taken back or erased in time", async () => {
  const ids = [await submit(), await submit()];
  await assign(ids, admin.id);
  expect(await told("team_assigned")).toEqual([]);
  await assign(ids, coordinator.id);
  await assign(ids.slice(0, 1), null);
  await owner(`delete from public.leads where id = '${ids[1]}'`);
  expect(await told("team_assigned")).toMatchObject([{ is_stale: true, leads: [] }]);
});

it("queues one digest a day for each colleague whose own leads need something", async () => {
  for (const _lead of Array.from({ length: 6 })) await submit();
  const [late, today, stalled, answered, closed, restricted] = await owner(
    "select id from public.leads order by created_at",
  );
  const change = (lead: typeof late, text: string) =>
    owner(
      `update public.leads set owner_id = '${coordinator.id}', ${text} where id = '${lead?.id}'`,
    );
  await change(late, "due_at = now() - interval '1 hour'");
  const contacted = "status = 'contacted', first_contact_at = now()";
  const [{ on } = {}] = await owner(
    "select (now() at time zone 'Europe/London')::date::text as on",
  );
  await change(today, `${contacted}, next_step_on = '${on}', next_step = 'Call'`);
  await change(stalled, contacted);
  await change(answered, `${contacted}, next_step_on = '2099-01-01', patient_acted_at = now()`);
  await change(closed, "status = 'closed', close_reason = 'spam'");
  await change(restricted, "due_at = now() - interval '1 hour', restricted_at = now()");
  await owner("delete from private.outbox");

  await call(service, "queue_digests($1)", [on]);
  await call(service, "queue_digests($1)", [on]);
  const figures = { late: 1, today: 2, answered: 1, stalled: 1 };
  expect(await told("team_own_digest")).toEqual([
    { account, is_stale: false, figures: { ...figures, day: on, counted_at: expect.any(String) } },
  ]);
});

it("tells administrators who waits for a role, unless it was granted at once", async () => {
  const waiting = await addAccount(database, "waiting@example.com", []);
  const confirm = () =>
    owner(`update auth.users set email_confirmed_at = null where id = '${waiting.id}'`).then(() =>
      owner(`update auth.users set email_confirmed_at = now() where id = '${waiting.id}'`),
    );
  await confirm();
  await confirm();
  expect(await told("team_sign_up")).toEqual([
    {
      account: { email: "waiting@example.com" },
      administrators: ["admin@example.com"],
      is_stale: false,
    },
  ]);
  await owner("delete from private.outbox");
  await confirm();
  await call(admin, "grant_role('waiting@example.com', 'coordinator')");
  expect(await told("team_sign_up")).toMatchObject([{ is_stale: true }]);
});
