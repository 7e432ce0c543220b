import { describe, expect, it, vi } from "vitest";
import { DatabaseCallError } from "../../supabase/functions/_shared/database.ts";
import { digestDay } from "../../supabase/functions/deliver/digest-day.ts";
import {
  CLAIMED_AT_ONCE,
  type ClaimedMail,
  type Outbox,
  type SendOutcome,
} from "../../supabase/functions/deliver/outbox.ts";
import { createWorker, type WorkerDependencies } from "../../supabase/functions/deliver/worker.ts";
import { deferred } from "../deferred.ts";
import { context, NOW, row } from "./deliver-support.ts";

/** An outbox in memory, which returns each row once. */
function fakeOutbox(rows: ClaimedMail[]) {
  const finished: (readonly [string, SendOutcome])[] = [];
  const batches: number[] = [];
  const outbox: Outbox = {
    claim: vi.fn(async () => rows.splice(0, CLAIMED_AT_ONCE)),
    finish: async (attempted) => {
      batches.push(attempted.length);
      finished.push(...attempted.map(({ mail, outcome }) => [mail.kind, outcome] as const));
    },
    queueDigests: vi.fn(async () => {}),
    recordProblem: vi.fn(async () => true),
    purge: vi.fn(async () => {}),
    health: async () => ({ oldest_seconds: 0, waiting: 0, parked: 0 }),
  };
  return { outbox, finished, batches };
}

function setUpWorker(rows: ClaimedMail[], changes: Partial<WorkerDependencies> = {}) {
  const { outbox, finished, batches } = fakeOutbox(rows);
  const logged: string[] = [];
  const deliver = createWorker({
    outbox,
    context,
    sendMail: async () => ({ outcome: "sent", providerId: "p" }),
    finishAfter: 50,
    leaseSeconds: 120,
    withLinks: async (data) => data,
    sendWebhook: undefined,
    digestDay: () => undefined,
    now: () => NOW,
    log: (code) => logged.push(code),
    ...changes,
  });
  return { deliver, outbox, finished, batches, logged };
}

describe("a run", () => {
  it("sends due email in batches, and records the outcome of each email", async () => {
    const { deliver, outbox, finished } = setUpWorker(Array.from({ length: 123 }, () => row()));
    await deliver();
    expect(finished).toHaveLength(123);
    expect(finished[122]).toEqual(["team_new_lead", { outcome: "sent", providerId: "p" }]);
    // The last batch was not full, so nothing else was due.
    expect(outbox.claim).toHaveBeenCalledTimes(3);
  });

  it("records outcomes in batches, or one by one if the provider would send a repeat", async () => {
    const rows = () => Array.from({ length: 63 }, () => row());
    const keyed = setUpWorker(rows());
    await keyed.deliver();
    expect(keyed.batches).toEqual([50, 13]);
    const single = setUpWorker(rows(), { finishAfter: 1 });
    await single.deliver();
    expect(single.batches).toEqual(Array.from({ length: 63 }, () => 1));
  });

  it("parks email that it cannot render, and sends the rest", async () => {
    const { deliver, finished, logged } = setUpWorker([
      row({ kind: "unknown" }),
      row({ data: {} }),
      row(),
    ]);
    await deliver();
    const broken = { outcome: "failed", error: "cannot_render", isFinal: true };
    expect(finished.map(([, outcome]) => outcome)).toEqual([
      broken,
      broken,
      { outcome: "sent", providerId: "p" },
    ]);
    expect(logged).toEqual(["unknown: cannot_render", "team_new_lead: cannot_render"]);
  });

  it("skips a webhook if none is set up", async () => {
    const { deliver, finished } = setUpWorker([row({ kind: "webhook_new_lead" })]);
    await deliver();
    const skipped = { outcome: "skipped", reason: "not_set_up" };
    expect(finished).toEqual([["webhook_new_lead", skipped]]);
  });

  it("sends mail even if the digest cannot be queued and old data cannot be deleted", async () => {
    const { deliver, outbox, finished, logged } = setUpWorker([row()], {
      digestDay: () => "2026-11-22",
    });
    outbox.queueDigests = async () => Promise.reject(new Error("It is broken."));
    outbox.purge = async () => Promise.reject(new DatabaseCallError("database_57014"));
    await deliver();
    expect(finished).toEqual([["team_new_lead", { outcome: "sent", providerId: "p" }]]);
    expect(logged).toEqual(["unexpected_error", "database_57014"]);
  });

  it("sends no stale email or webhook", async () => {
    const sent = vi.fn(async (): Promise<SendOutcome> => ({ outcome: "sent", providerId: "p" }));
    const stale = { data: { ...row().data, is_stale: true } };
    const { deliver, finished } = setUpWorker(
      [row(stale), row({ kind: "webhook_new_lead", ...stale })],
      { sendMail: sent, sendWebhook: sent },
    );
    await deliver();
    expect(sent).not.toHaveBeenCalled();
    expect(finished.map(([, outcome]) => outcome)).toEqual([
      { outcome: "skipped", reason: "stale" },
      { outcome: "skipped", reason: "stale" },
    ]);
  });

  it("is shared by simultaneous calls, and looks again for email queued meanwhile", async () => {
    const rows = [row()];
    const held = deferred<void>();
    const begun = deferred<void>();
    const sendMail = async (): Promise<SendOutcome> => {
      begun.resolve();
      await held.promise;
      return { outcome: "sent", providerId: "p" };
    };
    const { deliver, finished } = setUpWorker(rows, { sendMail });
    const first = deliver();
    await begun.promise;
    rows.push(row({ kind: "team_overdue" }));
    const second = deliver();
    held.resolve();
    await Promise.all([first, second]);
    expect(finished.map(([kind]) => kind)).toEqual(["team_new_lead", "team_overdue"]);
  });

  const slow = (milliseconds: number, leaseSeconds: number) => {
    let now = NOW;
    return setUpWorker(
      Array.from({ length: 10 }, () => row()),
      {
        leaseSeconds,
        now: () => now,
        sendMail: async () => {
          now += milliseconds;
          return { outcome: "sent", providerId: "p" };
        },
      },
    );
  };

  it("ends before the function's time limit, and before a lease without keys", async () => {
    const { deliver, finished } = slow(25_000, 120);
    await deliver();
    expect(finished).toHaveLength(3);
  });

  it("leaves email that does not fit into the lease for the next claim", async () => {
    const { deliver, finished } = slow(3000, 15);
    await deliver();
    expect(finished).toHaveLength(4);
  });

  it("queues a digest that is due", async () => {
    const { deliver, outbox } = setUpWorker([], { digestDay: () => "2026-11-22" });
    await deliver();
    expect(outbox.queueDigests).toHaveBeenCalledWith("2026-11-22");
  });
});

describe("the day of the digest", () => {
  const at = { minutes: 7 * 60 + 30, timeZone: "Europe/Istanbul" };
  it.each([
    ["2026-11-22T04:29:00Z", undefined],
    ["2026-11-22T04:30:00Z", "2026-11-22"],
    ["2026-11-22T20:59:00Z", "2026-11-22"],
    ["2026-11-22T21:01:00Z", undefined],
  ])("at %s is %s", (time, day) => {
    expect(digestDay(at, Date.parse(time))).toBe(day);
    expect(digestDay(undefined, Date.parse(time))).toBeUndefined();
  });
});
