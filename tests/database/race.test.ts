import { randomUUID } from "node:crypto";
import type { Client } from "pg";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createHandler } from "../../supabase/functions/submit-lead/handler.ts";
import { exampleForm } from "../functions/functions-support.ts";
import { openMigratedProject } from "./migrated-project.ts";
import { exampleHash, exampleLead, withDrawnReferences } from "./support.ts";

/** The tests run the migrations as a project's owner, and send requests at the same time. */
interface Outcome {
  outcome: string;
  id?: string;
  reference?: string;
  retry_after?: number;
}

interface Submission {
  lead?: Record<string, unknown>;
  address?: string;
  email?: string;
}

const CLIENTS = 40;
const LIMIT_PER_ADDRESS = 20;
const LIMIT_PER_EMAIL = 3;

const many = <T>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, i) => make(i));

const project = await openMigratedProject();
const { owner } = project;
const clients = await project.connectServices(CLIENTS);
afterAll(() => project.close());

describe("requests at the same time", () => {
  beforeEach(async () => {
    await owner.query("truncate public.leads, private.lead_submissions cascade");
  });

  /** Calls submit_lead() over a connection. */
  async function store(client: Client | undefined, ...parameters: unknown[]): Promise<Outcome> {
    const result = await client?.query<{ outcome: Outcome }>(
      "select public.submit_lead($1::jsonb, $2, $3, $4, $5) as outcome",
      [...parameters, LIMIT_PER_ADDRESS, LIMIT_PER_EMAIL],
    );
    const row = result?.rows[0];
    if (!row) throw new Error("submit_lead() returned no row.");
    return row.outcome;
  }

  function submit(client: Client | undefined, submission: Submission): Promise<Outcome> {
    const { lead = exampleLead(), address = randomUUID(), email = randomUUID() } = submission;
    return store(client, JSON.stringify(lead), exampleHash(address), exampleHash(email));
  }

  async function waiting(): Promise<number> {
    const { rows } = await owner.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rows[0]?.waiting ?? 0;
  }

  /** Starts `count` calls over separate connections, and releases them when all are waiting. */
  async function together<T>(count: number, call: (index: number) => Promise<T>): Promise<T[]> {
    await owner.query("begin");
    await owner.query("lock table public.leads in access exclusive mode");
    const answers = Promise.all(many(count, call));
    try {
      await vi.waitUntil(async () => (await waiting()) === count, { timeout: 25_000 });
    } finally {
      await owner.query("commit");
    }
    return answers;
  }

  /** Sends the submissions at the same time, each over a separate connection. */
  function submitAll(submissions: Submission[]): Promise<Outcome[]> {
    return together(submissions.length, (index) =>
      submit(clients[index], submissions[index] ?? {}),
    );
  }

  async function totals() {
    const { rows } = await owner.query<{ leads: number; counted: number }>(
      `select (select count(*)::int from public.leads) as leads,
         (select count(*)::int from private.lead_submissions) as counted`,
    );
    return rows[0];
  }

  const created = (outcomes: Outcome[]) => outcomes.filter(({ outcome }) => outcome === "created");

  it("accepts exactly the limit of 40 simultaneous requests with one email address", async () => {
    const begun = performance.now();
    const outcomes = await submitAll(many(CLIENTS, () => ({ email: "same" })));
    const seconds = (performance.now() - begun) / 1000;
    expect(created(outcomes)).toHaveLength(LIMIT_PER_EMAIL);
    expect(await totals()).toEqual({ leads: LIMIT_PER_EMAIL, counted: LIMIT_PER_EMAIL });
    for (const { outcome, retry_after = 0 } of outcomes) {
      if (outcome === "limited") expect(retry_after).toBeGreaterThan(3590 - seconds);
    }
  });

  it("accepts exactly the limit of 40 simultaneous requests from one IP address", async () => {
    const outcomes = await submitAll(many(CLIENTS, () => ({ address: "same" })));
    expect(created(outcomes)).toHaveLength(LIMIT_PER_ADDRESS);
    expect(await totals()).toEqual({ leads: LIMIT_PER_ADDRESS, counted: LIMIT_PER_ADDRESS });
  });

  it("keeps a request past its period that somebody restricts while the others are deleted", async () => {
    await submit(clients[0], { lead: exampleLead({ name: "restricted" }) });
    await submit(clients[0], { lead: exampleLead({ name: "old" }) });
    await owner.query(`
      alter table public.lead_events disable trigger user;
      update public.leads set created_at = created_at - interval '13 months';
      update public.lead_events set at = at - interval '13 months';
      alter table public.lead_events enable trigger user`);
    await owner.query("begin");
    await owner.query("update public.leads set restricted_at = now() where name = 'restricted'");
    const retention = clients[0]?.query("select public.run_retention(true) ->> 'leads' as deleted");
    try {
      await vi.waitUntil(async () => (await waiting()) === 1, { timeout: 25_000 });
    } finally {
      await owner.query("commit");
    }
    expect((await retention)?.rows).toEqual([{ deleted: "1" }]);
    const { rows } = await owner.query("select name from public.leads");
    expect(rows).toEqual([{ name: "restricted" }]);
  });

  it("stores a form posted 20 times without script as one lead, with the same result", async () => {
    const responses = await together(20, (index) => {
      const handler = createHandler({
        publicKeys: ["key"],
        allowedOrigins: ["https://www.example.com"],
        limits: { address: LIMIT_PER_ADDRESS, network: 60, email: LIMIT_PER_EMAIL, total: 500 },
        addressHeader: "x-forwarded-for",
        hashSecret: "secret of the tests",
        contactEmail: "hello@example.com",
        storeLead: async ({ lead, addressHash, emailHash }) => {
          const stored = await store(clients[index], JSON.stringify(lead), addressHash, emailHash);
          const { id = "", reference = "" } = stored;
          return { outcome: "created", id, reference };
        },
        countRefusal: async () => null,
        requestDelivery: () => {},
        log: () => {},
      });
      return handler(
        new Request("https://project.example.com/submit-lead", {
          method: "POST",
          body: exampleForm({ apikey: "key" }),
        }),
      );
    });
    const locations = new Set(responses.map(({ headers }) => headers.get("location")));
    expect([...locations]).toEqual([
      expect.stringMatching(/^https:\/\/www\.example\.com\/quote\/sent#SV-\w{4}-\w{4}$/),
    ]);
    expect(await totals()).toEqual({ leads: 1, counted: 1 });
  });

  it.each([
    ["are alike", { address: "same", email: "same" }],
    ["differ", {}],
  ])(
    "stores 20 requests with one request_id as one lead, with one result, if their addresses %s",
    async (_how, addresses) => {
      const lead = exampleLead();
      const outcomes = await submitAll(many(20, () => ({ lead, ...addresses })));
      expect(outcomes[0]?.outcome).toBe("created");
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
      expect(await totals()).toEqual({ leads: 1, counted: 1 });
    },
  );

  it("stores one lead for each content if 20 requests have one request_id and two contents", async () => {
    const request_id = randomUUID();
    const outcomes = await submitAll(
      many(20, (index) => ({ lead: exampleLead({ request_id, notes: `content ${index % 2}` }) })),
    );
    expect(created(outcomes)).toHaveLength(20);
    expect(new Set(outcomes.map(({ id }) => id)).size).toBe(2);
    expect(await totals()).toEqual({ leads: 2, counted: 2 });
  });

  it("generates another reference if a second transaction is about to store the same one", async () => {
    const [one, other] = clients;
    await withDrawnReferences(owner, ["SV-4444-4445", "SV-4444-4445", "SV-5555-5558"], async () => {
      await one?.query("begin");
      expect((await submit(one, {})).reference).toBe("SV-4444-4445");
      const second = submit(other, {});
      await vi.waitUntil(async () => (await waiting()) === 1, { timeout: 25_000 });
      await one?.query("commit");
      expect((await second).reference).toBe("SV-5555-5558");
    });
    expect(await totals()).toEqual({ leads: 2, counted: 2 });
  });

  it("never deadlocks if requests share IP and email addresses, with expired rows to delete", async () => {
    for (let round = 0; round < 5; round++) {
      await owner.query(
        `insert into private.lead_submissions (created_at, address_hash, email_hash)
         select now() - interval '2 hours', repeat('a', 64), repeat('b', 64) from generate_series(1, 200)`,
      );
      const outcomes = await submitAll(
        many(CLIENTS, (index) => {
          const [one, other] = [`key ${round} ${index % 4}`, `key ${round} ${(index * 3 + 1) % 5}`];
          return index % 2 === 0 ? { address: one, email: other } : { address: other, email: one };
        }),
      );
      expect(outcomes).toHaveLength(CLIENTS);
    }
    const { rows } = await owner.query(
      "select 1 from private.lead_submissions where created_at < now() - interval '1 hour'",
    );
    expect(rows).toHaveLength(0);
    const over = await owner.query(
      "select email_hash from private.lead_submissions group by email_hash having count(*) > $1",
      [LIMIT_PER_EMAIL],
    );
    expect(over.rows).toHaveLength(0);
  });
});
