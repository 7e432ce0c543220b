import { describe, expect, it } from "vitest";
import { z } from "zod";
import { denialOf } from "../support.ts";
import { call, claim, claimOne, finish, outbox, owner, service, submit } from "./outbox-support.ts";

describe("a lease", () => {
  it("keeps other calls from claiming a row until it ends", async () => {
    const first = await claimOne();
    expect(await claim()).toEqual([]);
    await owner("update private.outbox set lease_until = now() - interval '1 second'");
    const [second] = await claim();
    expect(second).toMatchObject({
      id: first.id,
      idempotency_key: first.idempotency_key,
      attempts: 2,
    });
    expect(second?.lease_token).not.toBe(first.lease_token);

    if (!second) throw new Error("The row was not claimed again.");
    expect(await finish([first, { provider_id: "re_1" }])).toEqual([]);
    expect(await finish([first, { error: "http_500" }])).toEqual([]);
    expect(await finish([second, { provider_id: "re_2" }])).toEqual([first.id]);
    expect(await outbox()).toMatchObject([{ provider_id: "re_2", lease_token: null }]);
    await owner("update private.outbox set next_attempt_at = now() - interval '1 day'");
    expect(await claim()).toEqual([]);
  });

  it("can be for 1 to 100 rows", async () => {
    for (const most of [0, 101, null]) {
      const denial = await denialOf(call(service, "claim_outbox($1)", [most]));
      expect(denial.code).toBe("22023");
    }
  });
});

it("records outcomes of every kind in one call", async () => {
  await submit();
  const [sent, failed, parked] = await claim();
  if (!sent || !failed || !parked) throw new Error("A lead has three emails.");
  const ended = await finish(
    [sent, { provider_id: "re_1" }],
    [failed, { error: "http_500" }],
    [parked, { error: "http_422", is_final: true }],
  );
  expect(ended.sort()).toEqual([sent.id, failed.id, parked.id].sort());
  const rows = await owner(`select id, sent_at is not null as sent, parked_at is not null as parked,
    provider_id, last_error, lease_token, next_attempt_at > clock_timestamp() as waits from private.outbox`);
  const byId = new Map(rows.map(({ id, ...row }) => [id, row]));
  const none = {
    sent: false,
    parked: false,
    provider_id: null,
    last_error: null,
    lease_token: null,
  };
  expect(byId.get(sent.id)).toEqual({ ...none, sent: true, provider_id: "re_1", waits: false });
  expect(byId.get(failed.id)).toEqual({ ...none, last_error: "http_500", waits: true });
  expect(byId.get(parked.id)).toMatchObject({ ...none, parked: true, last_error: "http_422" });
});

it("distinguishes emails that were not sent from those that were", async () => {
  const mail = await claimOne();
  expect(await finish([mail, { skipped: "stale" }])).toEqual([mail.id]);
  expect(await outbox()).toMatchObject([
    { sent_at: null, dismissed_at: expect.anything(), last_error: "stale", provider_id: null },
  ]);
  await owner("update private.outbox set next_attempt_at = now()");
  expect(await claim()).toEqual([]);
});

describe("a failed attempt", () => {
  const timesSchema = z.object({ now: z.number(), next: z.number() });
  const times = () =>
    owner(`select extract(epoch from clock_timestamp())::float as now,
      extract(epoch from next_attempt_at)::float as next from private.outbox`).then(([row]) =>
      timesSchema.parse(row),
    );

  /** The seconds to the next attempt, counted from before and from after the failed one. */
  async function waitsAfter(mail: Awaited<ReturnType<typeof claimOne>>, end: object) {
    const before = await times();
    await finish([mail, { ...end }]);
    const { now, next } = await times();
    return { atLeast: next - now, atMost: next - before.now };
  }

  it("is retried after half a minute at first, and later after up to an hour", async () => {
    let mail = await claimOne();
    for (const [least, most] of [
      [29, 60],
      [59, 120],
      [119, 240],
      [239, 480],
      [479, 960],
      [959, 1920],
      [1799, 3600],
      [1799, 3600],
    ] as const) {
      const { atLeast, atMost } = await waitsAfter(mail, { error: "http_500" });
      expect(atMost).toBeGreaterThan(least);
      expect(atLeast).toBeLessThanOrEqual(most);
      expect(await claim()).toEqual([]);
      await owner("update private.outbox set next_attempt_at = now()");
      const [next] = await claim();
      if (!next) throw new Error("The row was not claimed again.");
      mail = next;
    }
  });

  it("is retried after the time that the provider asks for, up to an hour", async () => {
    const mail = await claimOne();
    const asked = await waitsAfter(mail, { error: "http_429", retry_after_seconds: 900 });
    expect(asked.atMost).toBeGreaterThan(890);
    await owner("update private.outbox set next_attempt_at = now()");
    const [again] = await claim();
    if (!again) throw new Error("The row was not claimed again.");
    const limited = await waitsAfter(again, { error: "http_429", retry_after_seconds: 90_000 });
    expect(limited.atLeast).toBeLessThanOrEqual(3600);
  });

  it("is recorded as a code, never as text", async () => {
    const mail = await claimOne();
    const denial = await denialOf(finish([mail, { error: "No mailbox grace@example.com" }]));
    expect(denial.code).toBe("23514");
  });
});
