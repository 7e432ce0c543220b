import { describe, expect, it } from "vitest";
import { z } from "zod";
import { denialOf } from "../support.ts";
import { call, claim, claimOne, outbox, owner, service } from "./support.ts";

describe("a lease", () => {
  it("keeps a row from other calls until it is over", async () => {
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

    expect(
      await call(service, "complete_outbox($1, $2, 're_1')", [first.id, first.lease_token]),
    ).toBe(false);
    expect(
      await call(service, "fail_outbox($1, $2, 'http_500')", [first.id, first.lease_token]),
    ).toBe(false);
    expect(
      await call(service, "complete_outbox($1, $2, 're_2')", [first.id, second?.lease_token]),
    ).toBe(true);
    expect(await outbox()).toMatchObject([{ provider_id: "re_2", lease_token: null }]);
    await owner("update private.outbox set next_attempt_at = now() - interval '1 day'");
    expect(await claim()).toEqual([]);
  });

  it("is for 1 to 100 rows", async () => {
    for (const most of [0, 101, null]) {
      const denial = await denialOf(call(service, "claim_outbox($1)", [most]));
      expect(denial.code).toBe("22023");
    }
  });
});

describe("a failed attempt", () => {
  const waits = () =>
    owner(`select extract(epoch from next_attempt_at - clock_timestamp())::float as seconds
      from private.outbox`).then((rows) => z.number().parse(rows[0]?.seconds));

  it("waits from half a minute up to an hour", async () => {
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
      await call(service, "fail_outbox($1, $2, 'http_500')", [mail.id, mail.lease_token]);
      const wait = await waits();
      expect(wait).toBeGreaterThan(least);
      expect(wait).toBeLessThanOrEqual(most);
      expect(await claim()).toEqual([]);
      await owner("update private.outbox set next_attempt_at = now()");
      const [next] = await claim();
      if (!next) throw new Error("It does not come again.");
      mail = next;
    }
  });

  it("waits as long as the provider asks, up to an hour", async () => {
    const mail = await claimOne();
    await call(service, "fail_outbox($1, $2, 'http_429', false, 900)", [mail.id, mail.lease_token]);
    expect(await waits()).toBeGreaterThan(890);
    await owner("update private.outbox set next_attempt_at = now()");
    const [again] = await claim();
    await call(service, "fail_outbox($1, $2, 'http_429', false, 90000)", [
      mail.id,
      again?.lease_token,
    ]);
    expect(await waits()).toBeLessThanOrEqual(3600);
  });

  it("is kept as a code, never as a text", async () => {
    const mail = await claimOne();
    const denial = await denialOf(
      call(service, "fail_outbox($1, $2, 'No mailbox grace@example.com')", [
        mail.id,
        mail.lease_token,
      ]),
    );
    expect(denial.code).toBe("23514");
  });
});
