import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import {
  type DatabaseCaller,
  type LocalDatabase,
  openLocalDatabase,
} from "../../supabase/local/database/local-database.ts";
import { addAccount, databaseUrl, denialOf, exampleHash, exampleLead } from "./support.ts";

/** Mail that cannot be lost: a row in the lead's own transaction, and leases. */
let database: LocalDatabase;
let admin: DatabaseCaller;
const service: DatabaseCaller = { role: "service_role" };

beforeAll(async () => {
  database = await openLocalDatabase({ dataDirectory: "memory", databaseUrl, seed: false });
  admin = await addAccount(database, "admin@example.com", ["admin"]);
});
afterAll(() => database?.close());
beforeEach(() => owner("delete from public.leads").then(() => owner("delete from private.outbox")));

const claimSchema = z.array(
  z.object({
    id: z.uuid(),
    kind: z.string(),
    idempotency_key: z.string(),
    lease_token: z.uuid(),
    attempts: z.number(),
    data: z.record(z.string(), z.unknown()),
  }),
);

async function owner(statement: string) {
  const { rows } = await database.asOwner((sql) => sql.query<Record<string, unknown>>(statement));
  return rows;
}

async function call(who: DatabaseCaller, expression: string, parameters: unknown[] = []) {
  const { rows } = await database.asRole(who, (sql) =>
    sql.query<{ answer: unknown }>(`select public.${expression} as answer`, parameters),
  );
  return rows[0]?.answer;
}

async function claim(most = 10) {
  const { rows } = await database.asRole(service, (sql) =>
    sql.query("select * from public.claim_outbox($1)", [most]),
  );
  return claimSchema.parse(rows);
}

/** Submits a lead and returns its id. */
async function submit(changes: Record<string, unknown> = {}): Promise<string> {
  const answer = await call(service, "submit_lead($1::jsonb, $2, $3, 20, 20)", [
    JSON.stringify(exampleLead(changes)),
    exampleHash(randomUUID()),
    exampleHash(randomUUID()),
  ]);
  return z.object({ id: z.string() }).parse(answer).id;
}

/** Claims the only row that waits, for tests that need no more than one. */
async function claimOne() {
  await submit();
  await owner("delete from private.outbox where kind <> 'patient_confirmation'");
  const [mail] = await claim();
  if (!mail) throw new Error("There is no mail.");
  return mail;
}

const outbox = () => owner("select * from private.outbox order by created_at");

describe("what is queued", () => {
  it("is written in the lead's own transaction, once", async () => {
    const request_id = randomUUID();
    const id = await submit({ request_id });
    expect(await submit({ request_id })).toBe(id);
    expect(await owner("select kind, lead_id from private.outbox order by created_at, id")).toEqual(
      expect.arrayContaining([
        { kind: "team_new_lead", lead_id: id },
        { kind: "patient_confirmation", lead_id: id },
        { kind: "webhook_new_lead", lead_id: id },
      ]),
    );
    expect(await outbox()).toHaveLength(3);
  });

  it("is not there where the lead is not", async () => {
    const failing = database.asRole(service, async (sql) => {
      await sql.query("select public.submit_lead($1::jsonb, $2, $3, 20, 20)", [
        JSON.stringify(exampleLead()),
        exampleHash("a"),
        exampleHash("e"),
      ]);
      throw new Error("The connection is gone.");
    });
    await expect(failing).rejects.toThrow("The connection is gone.");
    expect(await outbox()).toEqual([]);
  });

  it("holds nothing that a person typed, and goes with the lead", async () => {
    const id = await submit();
    expect(JSON.stringify(await outbox())).not.toMatch(/Grace|grace@|7700|Dental/);
    await owner(`delete from public.leads where id = '${id}'`);
    expect(await outbox()).toEqual([]);
  });

  it("gives the mail what it is rendered from, and no treatment", async () => {
    const id = await submit();
    for (const { data } of await claim()) {
      expect(data.lead).toMatchObject({ id, name: "Grace Example", email: "grace@example.com" });
      expect(JSON.stringify(data)).not.toMatch(/Dental|7700|First line/);
    }
  });
});

describe("leads that nobody contacts", () => {
  const ageBy = (hours: number) =>
    owner(`update public.leads set due_at = due_at - interval '${hours} hours'`);
  const kinds = async () => (await claim(100)).map(({ kind }) => kind);

  it("are told of at 20 hours and when they are overdue, once each", async () => {
    await submit();
    await claim(100);
    await ageBy(19);
    expect(await kinds()).toEqual([]);
    await ageBy(1);
    expect(await kinds()).toEqual(["team_due_soon"]);
    expect(await kinds()).toEqual([]);
    await ageBy(4);
    expect(await kinds()).toEqual(["team_overdue"]);
    await ageBy(1);
    expect(await kinds()).toEqual([]);
  });

  it("are not told of once somebody has contacted them", async () => {
    await submit();
    await claim(100);
    await owner("update public.leads set status = 'contacted', first_contact_at = now()");
    await ageBy(30);
    expect(await kinds()).toEqual([]);
  });

  it("are not told of where their arrival was not", async () => {
    await submit();
    await owner("delete from private.outbox");
    await ageBy(30);
    expect(await kinds()).toEqual([]);
  });
});

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

describe("parked mail", () => {
  const parked = async () => {
    const { rows } = await database.asRole(admin, (sql) =>
      sql.query("select * from public.list_parked_mail()"),
    );
    return rows;
  };

  it("is what has been tried for 20 hours, also where the attempts never ended", async () => {
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

  it("is what cannot get better, and is sent under a new key when an administrator asks", async () => {
    const mail = await claimOne();
    await call(service, "fail_outbox($1, $2, 'http_422', true)", [mail.id, mail.lease_token]);
    expect(await parked()).toMatchObject([{ id: mail.id, last_error: "http_422", attempts: 1 }]);
    expect((await parked())[0]).toHaveProperty("reference", expect.stringMatching(/^SV-/));

    expect(await call(admin, "retry_parked_mail($1)", [mail.id])).toBe(true);
    expect(await call(admin, "retry_parked_mail($1)", [mail.id])).toBe(false);
    expect(await parked()).toEqual([]);
    const [again] = await claim();
    expect(again?.id).toBe(mail.id);
    expect(again?.idempotency_key).not.toBe(mail.idempotency_key);
  });

  it("can be dismissed, and is never sent then", async () => {
    const mail = await claimOne();
    await call(service, "fail_outbox($1, $2, 'http_422', true)", [mail.id, mail.lease_token]);
    expect(await call(admin, "dismiss_parked_mail($1)", [mail.id])).toBe(true);
    expect(await parked()).toEqual([]);
    await owner("update private.outbox set next_attempt_at = now()");
    expect(await claim()).toEqual([]);
    expect(await call(service, "mail_health()")).toMatchObject({ oldest_seconds: 0, parked: 0 });
  });
});

it("tells how long the oldest mail waits", async () => {
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

it("keeps what the provider reports of a mail in the lead's timeline, once", async () => {
  const mail = await claimOne();
  await call(service, "complete_outbox($1, $2, 're_7')", [mail.id, mail.lease_token]);
  expect(await call(service, "record_mail_problem('re_7', 'bounced')")).toBe(true);
  expect(await call(service, "record_mail_problem('re_7', 'bounced')")).toBe(false);
  expect(await call(service, "record_mail_problem('re_8', 'bounced')")).toBe(false);
  expect(await owner("select body from public.lead_events where kind = 'mail'")).toEqual([
    { body: { problem: "bounced", mail: "patient_confirmation" } },
  ]);
});

it("queues one digest a day, with the figures of its moment", async () => {
  await submit();
  await owner("delete from private.outbox");
  await call(service, "queue_team_digest('2026-05-04')");
  await submit();
  await owner("delete from private.outbox where lead_id is not null");
  await call(service, "queue_team_digest('2026-05-04')");
  const mails = await claim();
  expect(mails.map(({ kind, data }) => ({ kind, data }))).toEqual([
    {
      kind: "team_digest",
      data: { figures: { day: "2026-05-04", waiting: 1, overdue: 0, steps: 0 } },
    },
  ]);
});
