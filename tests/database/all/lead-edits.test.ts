import { randomUUID } from "node:crypto";
import type { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { actAs } from "../act-as.ts";
import { openMigratedProject } from "../migrated-project.ts";

const CLIENTS = 40;
const LEADS = 100;
const EDITS = 1000;

const answerSchema = z.object({
  outcome: z.enum(["changed", "unchanged", "conflict"]),
  lead: z.object({ version: z.number() }),
});

const project = await openMigratedProject();
const { owner } = project;
const clients = await Promise.all(Array.from({ length: CLIENTS }, () => project.connect()));
afterAll(() => project.close());

describe("many people who change leads at once", () => {
  beforeAll(async () => {
    for (const [index, client] of clients.entries()) {
      const id = randomUUID();
      await owner.query("insert into auth.users (id, email) values ($1, $2)", [
        id,
        `coordinator-${index}@example.com`,
      ]);
      const role = index < 2 ? "admin" : "coordinator";
      await owner.query("insert into public.user_roles (user_id, role) values ($1, $2)", [
        id,
        role,
      ]);
      await actAs(owner, client, id);
    }
    await owner.query(
      `insert into public.leads (name, email, phone, treatment, location_city, location_country, consent_at, consent_text)
       select 'Person ' || n, 'person-' || n || '@example.com', '+44 7700 900123', 'LASIK', 'İzmir', 'Turkey', now(), 'Wording'
       from generate_series(1, $1::int) as n`,
      [LEADS],
    );
  }, 120_000);

  async function ids(): Promise<string[]> {
    const { rows } = await owner.query<{ id: string }>("select id from public.leads order by id");
    return rows.map(({ id }) => id);
  }

  it("loses none of 1,000 conflicting edits of 100 leads", async () => {
    const leads = await ids();
    let conflicts = 0;
    let next = 0;
    async function work(client: Client): Promise<void> {
      while (next < EDITS) {
        const edit = next++;
        // Each edit starts from the first version, so that nearly all of them conflict.
        let version = 1;
        for (;;) {
          const { rows } = await client.query<{ answer: unknown }>(
            "select public.set_lead_next_step($1, $2, '2027-01-01', $3) as answer",
            [leads[edit % LEADS], version, `Edit ${edit}`],
          );
          const { outcome, lead } = answerSchema.parse(rows[0]?.answer);
          if (outcome === "changed") break;
          expect(outcome).toBe("conflict");
          conflicts += 1;
          version = lead.version;
        }
      }
    }
    await Promise.all(clients.map(work));

    expect(conflicts).toBeGreaterThan(0);
    const { rows } = await owner.query(
      `select count(*)::int as edited, sum(version - 1)::int as changes, min(version) as least, max(version) as most
       from public.leads`,
    );
    expect(rows).toEqual([{ edited: LEADS, changes: EDITS, least: 11, most: 11 }]);
    const events = await owner.query(
      "select count(distinct body ->> 'step')::int as edits from public.lead_events where kind = 'next_step'",
    );
    expect(events.rows).toEqual([{ edits: EDITS }]);
  }, 60_000);

  it("never deadlocks when many leads are assigned at the same time, in different orders", async () => {
    const leads = await ids();
    const { rows } = await owner.query<{ id: string }>(
      "select user_id as id from public.user_roles",
    );
    const answers = await Promise.all(
      clients.map((client, index) => {
        const chosen = leads.map((id) => ({ id, version: 11 }));
        if (index % 2 === 0) chosen.reverse();
        return client.query<{ answer: unknown }>(
          "select public.set_leads_owner($1::jsonb, $2) as answer",
          [JSON.stringify(chosen), rows[index % rows.length]?.id],
        );
      }),
    );
    const outcomes = answers.flatMap((answer) =>
      z
        .array(answerSchema)
        .parse(answer.rows[0]?.answer)
        .map(({ outcome }) => outcome),
    );
    expect(outcomes.filter((outcome) => outcome === "changed")).toHaveLength(LEADS);
    expect(outcomes.filter((outcome) => outcome === "conflict")).toHaveLength(
      (CLIENTS - 1) * LEADS,
    );
  }, 60_000);

  it("leaves one administrator if two revoke each other's role", async () => {
    const results = await Promise.allSettled(
      [clients[0], clients[1]].map((client, index) =>
        client?.query("select public.revoke_role($1, 'admin')", [
          `coordinator-${1 - index}@example.com`,
        ]),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const { rows } = await owner.query(
      "select count(*)::int as admins from public.user_roles where role = 'admin'",
    );
    expect(rows).toEqual([{ admins: 1 }]);
  });
});
