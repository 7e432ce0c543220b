import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readBootstrap, readMigrations } from "../../supabase/local/database.ts";
import { findServerPrograms, type PostgresServer, startPostgresServer } from "./postgres-server.ts";
import { exampleHash, exampleLead } from "./support.ts";

/**
 * The embedded PostgreSQL has one connection, so nothing can race there. These tests start a server
 * of this machine, run the migrations as a project's owner would, and let requests meet for real.
 */
const programs = findServerPrograms();
const reason = "missing" in programs ? ` (skipped: ${programs.missing})` : "";

interface Outcome {
  outcome: string;
  id?: string;
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

describe.skipIf("missing" in programs)(`with a PostgreSQL server${reason}`, () => {
  let server: PostgresServer;
  let owner: Client;
  let clients: Client[] = [];

  beforeAll(async () => {
    if ("missing" in programs) return;
    server = await startPostgresServer(programs.folder);
    const superuser = await server.connect();
    await superuser.query(await readBootstrap());
    // A hosted project's owner is no superuser: it has rights on `auth` that were given to it.
    await superuser.query(`
      create role project_owner login createrole bypassrls;
      grant create on database postgres to project_owner;
      grant create on schema public to project_owner;
      grant usage on schema auth to project_owner;
      grant all on all tables in schema auth to project_owner;
      grant service_role to project_owner;
    `);
    await superuser.end();

    owner = await server.connect("project_owner");
    for (const migration of await readMigrations()) {
      await owner.query(`begin; ${migration.text}; commit;`);
    }
    clients = await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        const client = await server.connect("project_owner");
        await client.query("set role service_role");
        return client;
      }),
    );
  });

  afterAll(async () => {
    await Promise.all([...clients, owner].map((client) => client?.end()));
    await server?.stop();
  });

  beforeEach(async () => {
    await owner.query("truncate public.leads, private.lead_submissions");
  });

  async function submit(client: Client | undefined, submission: Submission): Promise<Outcome> {
    const { lead = exampleLead(), address = randomUUID(), email = randomUUID() } = submission;
    const result = await client?.query<{ outcome: Outcome }>(
      "select public.submit_lead($1::jsonb, $2, $3, $4, $5) as outcome",
      [
        JSON.stringify(lead),
        exampleHash(address),
        exampleHash(email),
        LIMIT_PER_ADDRESS,
        LIMIT_PER_EMAIL,
      ],
    );
    const row = result?.rows[0];
    if (!row) throw new Error("submit_lead() gave no row.");
    return row.outcome;
  }

  async function waiting(): Promise<number> {
    const { rows } = await owner.query<{ waiting: number }>(
      "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'",
    );
    return rows[0]?.waiting ?? 0;
  }

  /** Sends one submission over each connection, and lets them go when all of them stand waiting. */
  async function submitAll(submissions: Submission[]): Promise<Outcome[]> {
    await owner.query("begin");
    await owner.query("lock table public.leads in access exclusive mode");
    const answers = Promise.all(submissions.map((one, index) => submit(clients[index], one)));
    try {
      await vi.waitUntil(async () => (await waiting()) === submissions.length, { timeout: 10_000 });
    } finally {
      await owner.query("commit");
    }
    return answers;
  }

  async function totals() {
    const { rows } = await owner.query<{ leads: number; counted: number }>(
      `select (select count(*)::int from public.leads) as leads,
         (select count(*)::int from private.lead_submissions) as counted`,
    );
    return rows[0];
  }

  const many = <T>(length: number, make: (index: number) => T) =>
    Array.from({ length }, (_, i) => make(i));
  const created = (outcomes: Outcome[]) => outcomes.filter(({ outcome }) => outcome === "created");

  it("takes exactly the limit of 40 requests by one e-mail at the same time", async () => {
    const outcomes = await submitAll(many(CLIENTS, () => ({ email: "same" })));
    expect(created(outcomes)).toHaveLength(LIMIT_PER_EMAIL);
    expect(await totals()).toEqual({ leads: LIMIT_PER_EMAIL, counted: LIMIT_PER_EMAIL });
    for (const { outcome, retry_after = 0 } of outcomes) {
      if (outcome === "limited") expect(retry_after).toBeGreaterThan(3590);
    }
  });

  it("takes exactly the limit of 40 requests from one address at the same time", async () => {
    const outcomes = await submitAll(many(CLIENTS, () => ({ address: "same" })));
    expect(created(outcomes)).toHaveLength(LIMIT_PER_ADDRESS);
    expect(await totals()).toEqual({ leads: LIMIT_PER_ADDRESS, counted: LIMIT_PER_ADDRESS });
  });

  it("makes one lead of 20 requests with the same request_id, and answers all alike", async () => {
    const submission = { lead: exampleLead(), address: "same", email: "same" };
    const outcomes = await submitAll(many(20, () => submission));
    expect(outcomes[0]?.outcome).toBe("created");
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(await totals()).toEqual({ leads: 1, counted: 1 });
  });

  it("makes one lead of a request_id also where address and e-mail differ", async () => {
    const lead = exampleLead();
    const outcomes = await submitAll(many(20, () => ({ lead })));
    expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1);
    expect(await totals()).toEqual({ leads: 1, counted: 1 });
  });

  it("never deadlocks where requests share addresses and e-mails crosswise, with old rows to clear", async () => {
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

  it("takes the seed as well", async () => {
    await owner.query(readFileSync(new URL("../../supabase/seed.sql", import.meta.url), "utf8"));
    expect((await totals())?.leads).toBeGreaterThan(30);
    const roles = await clients[0]?.query("select * from public.list_roles()");
    expect(roles?.rows).toEqual([{ email: "admin@sanavoy.example", role: "admin" }]);
  });
});
