import { describe, expect, it } from "vitest";
import {
  admin,
  call,
  claim,
  claimOne,
  database,
  finish,
  owner,
  service,
  submit,
} from "./support.ts";

describe("parked email", () => {
  const parked = async () => {
    const { rows } = await database.asRole(admin, (sql) =>
      sql.query("select * from public.list_parked_mail()"),
    );
    return rows;
  };

  it("has been tried for 20 hours, even if the attempts were never finished", async () => {
    const mail = await claimOne();
    await owner("update private.outbox set first_attempt_at = now() - interval '21 hours'");
    expect(await claim()).toEqual([]);
    expect(await parked()).toEqual([]);
    await owner("update private.outbox set lease_until = now() - interval '1 second'");
    expect(await claim()).toEqual([]);
    expect(await parked()).toMatchObject([
      { id: mail.id, kind: "patient_confirmation", last_error: "never_finished" },
    ]);
  });

  it("was refused finally, and is retried with a new key if an administrator asks for it", async () => {
    const mail = await claimOne();
    await finish([mail, { error: "http_422", is_final: true }]);
    expect(await parked()).toMatchObject([{ id: mail.id, last_error: "http_422", attempts: 1 }]);
    expect((await parked())[0]).toHaveProperty("reference", expect.stringMatching(/^SV-/));

    expect(await call(admin, "retry_parked_mail($1)", [mail.id])).toBe(true);
    expect(await call(admin, "retry_parked_mail($1)", [mail.id])).toBe(false);
    expect(await parked()).toEqual([]);
    const [again] = await claim();
    expect(again?.id).toBe(mail.id);
    expect(again?.idempotency_key).not.toBe(mail.idempotency_key);
  });

  it("can be dismissed, and is then never sent", async () => {
    const mail = await claimOne();
    await finish([mail, { error: "http_422", is_final: true }]);
    expect(await call(admin, "dismiss_parked_mail($1)", [mail.id])).toBe(true);
    expect(await parked()).toEqual([]);
    await owner("update private.outbox set next_attempt_at = now()");
    expect(await claim()).toEqual([]);
    expect(await call(service, "mail_health()")).toMatchObject({ oldest_seconds: 0, parked: 0 });
  });
});

it("reports how long the oldest email has waited", async () => {
  expect(await call(service, "mail_health()")).toEqual({
    oldest_seconds: 0,
    waiting: 0,
    parked: 0,
  });
  await submit();
  await owner("update private.outbox set created_at = now() - interval '11 minutes'");
  const health = await call(service, "mail_health()");
  expect(health).toMatchObject({ waiting: 3, parked: 0 });
  expect(health).toHaveProperty("oldest_seconds", expect.closeTo(660, -1));
});

it("records a provider's report about an email once, in the lead's history", async () => {
  const mail = await claimOne();
  await finish([mail, { provider_id: "re_7" }]);
  expect(await call(service, "record_mail_problem('re_7', 'bounced')")).toBe(true);
  expect(await call(service, "record_mail_problem('re_7', 'bounced')")).toBe(false);
  expect(await call(service, "record_mail_problem('re_8', 'bounced')")).toBe(false);
  expect(await owner("select body from public.lead_events where kind = 'mail'")).toEqual([
    { body: { problem: "bounced", mail: "patient_confirmation" } },
  ]);
});

it("adds nothing to a restricted lead, but succeeds so that the report is not repeated", async () => {
  const mail = await claimOne();
  await finish([mail, { provider_id: "re_7" }]);
  await call(service, "restrict_leads(true, email => 'grace@example.com')");
  expect(await call(service, "record_mail_problem('re_7', 'bounced')")).toBe(false);
  expect(await owner("select body from public.lead_events where kind = 'mail'")).toEqual([]);
});

it("email about a restricted lead is stale until the restriction is lifted", async () => {
  await submit();
  const restrict = (on: boolean) =>
    call(service, "restrict_leads($1, email => 'grace@example.com')", [on]);
  const claimAgain = async () => {
    await owner("update private.outbox set lease_until = now() - interval '1 second'");
    const stale = (await claim()).map(({ kind, data }) => [kind, data.is_stale]);
    return Object.fromEntries(stale);
  };
  const all = (stale: boolean) => ({
    patient_confirmation: stale,
    team_new_lead: stale,
    webhook_new_lead: stale,
  });
  await claim();
  await restrict(true);
  expect(await claimAgain()).toEqual(all(true));
  await restrict(false);
  expect(await claimAgain()).toEqual(all(false));
});
