import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { MOST_PARKED_MAILS } from "../../../supabase/functions/_shared/mail-kinds.ts";
import { exampleHash } from "../support.ts";
import {
  admin,
  call,
  claim,
  claimOne,
  coordinator,
  database,
  finish,
  owner,
  service,
  submit,
} from "./outbox-support.ts";

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

  it("is listed up to the number that the workspace calls the most", async () => {
    await finish([await claimOne(), { error: "http_422", is_final: true }]);
    await owner(`
      insert into private.outbox
      select other.* from private.outbox as mail, generate_series(1, ${MOST_PARKED_MAILS}) as n,
        jsonb_populate_record(mail, jsonb_build_object('id', gen_random_uuid(), 'dedupe_key', n)) as other
      where mail.last_error = 'http_422'`);
    expect(await parked()).toHaveLength(MOST_PARKED_MAILS);
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
  const begun = performance.now();
  await owner("update private.outbox set created_at = now() - interval '11 minutes'");
  const { oldest_seconds, ...health } = z
    .looseObject({ oldest_seconds: z.int() })
    .parse(await call(service, "mail_health()"));
  expect(health).toMatchObject({ waiting: 3, parked: 0 });
  expect(oldest_seconds).toBeGreaterThanOrEqual(660);
  expect(oldest_seconds).toBeLessThanOrEqual(661 + (performance.now() - begun) / 1000);
});

describe("a provider's report about an email", () => {
  const report = (problem: string, about: { mail?: string; provider?: string }) =>
    call(service, "record_mail_problem($1, $2, $3)", [problem, about.mail, about.provider]);
  const reported = () =>
    owner(
      "select body - 'mail_id' as body from public.lead_events where kind = 'mail' order by id",
    );

  it("is recorded once for each email, in the lead's history", async () => {
    const id = await submit();
    await owner("delete from private.outbox where kind = 'webhook_new_lead'");
    const mails = await claim();
    await finish(...mails.map((mail) => [mail, { provider_id: `re ${mail.kind}` }] as const));
    await call(service, "renew_my_links('grace@example.com', $1, $2)", [
      exampleHash("e"),
      exampleHash("a"),
    ]);
    const [link] = await claim();
    if (!link) throw new Error("There is no mail.");
    await finish([link, { provider_id: "re_link" }]);
    for (const provider of ["re patient_confirmation", "re patient_confirmation", "re_link"]) {
      expect(await report("bounced", { provider })).toBe(true);
    }
    // A second email of the kind bounces too.
    await call(service, "renew_my_links('grace@example.com', $1, $2)", [
      exampleHash("e"),
      exampleHash("a"),
    ]);
    const [again] = await claim();
    expect(await report("bounced", { mail: again?.id ?? "" })).toBe(true);
    expect(await reported()).toEqual([
      { body: { problem: "bounced", mail: "patient_confirmation" } },
      { body: { problem: "bounced", mail: "patient_link" } },
      { body: { problem: "bounced", mail: "patient_link" } },
    ]);
    await owner(`delete from public.leads where id = '${id}'`);
  });

  it("is recorded even before the provider's ID is, but not for unknown emails", async () => {
    const mail = await claimOne();
    expect(await report("bounced", { provider: "re_7" })).toBe(false);
    expect(await report("bounced", { mail: mail.id, provider: "re_7" })).toBe(true);
    await finish([mail, { provider_id: "re_7" }]);
    expect(await report("bounced", { provider: "re_7" })).toBe(true);
    expect(await report("bounced", { mail: randomUUID(), provider: "re_7" })).toBe(false);
    expect(await reported()).toEqual([
      { body: { problem: "bounced", mail: "patient_confirmation" } },
    ]);
  });

  it("is recorded for a restricted lead too", async () => {
    const mail = await claimOne();
    await call(service, "restrict_leads(true, email => 'grace@example.com')");
    expect(await report("bounced", { mail: mail.id })).toBe(true);
    expect(await reported()).toHaveLength(1);
  });

  it("is shown on the lead until the address is corrected, with emails that were not sent", async () => {
    const mail = await claimOne();
    const lead = String((await owner("select id from public.leads"))[0]?.id);
    const shown = () => call(coordinator, "lead_mail($1)", [lead]);
    expect(await shown()).toEqual({ parked: [], problem: null });
    await finish([mail, { error: "http_422", is_final: true }]);
    await report("bounced", { mail: mail.id });
    expect(await shown()).toEqual({
      parked: [
        { kind: "patient_confirmation", parked_at: expect.any(String), last_error: "http_422" },
      ],
      problem: { problem: "bounced", at: expect.any(String) },
    });
    expect(await call(coordinator, "contact_limits(array[$1::uuid])", [lead])).toMatch(/bounced/);
    await call(admin, "dismiss_parked_mail($1)", [mail.id]);
    await call(coordinator, "correct_lead($1, 1, 'email', 'right@example.com')", [lead]);
    expect(await shown()).toEqual({ parked: [], problem: null });
    // The notice to the former address and those to the team say nothing about the new one; the link does.
    const mails = await claim();
    expect(mails.map(({ kind }) => kind).sort()).toEqual(["patient_link", "patient_moved"]);
    for (const { id, kind } of mails) {
      await report("bounced", { mail: id });
      expect(await shown()).toMatchObject(
        kind === "patient_link" ? { problem: { problem: "bounced" } } : {},
      );
    }
    await call(coordinator, "correct_lead($1, 2, 'email', 'righter@example.com')", [lead]);
    expect(await shown()).toMatchObject({ problem: null });
  });
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
