import { randomUUID } from "node:crypto";
import type { Client } from "pg";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { actAs } from "./act-as.ts";
import { openMigratedProject } from "./migrated-project.ts";
import { exampleHash, exampleLead } from "./support.ts";

const CLIENTS = 3;

const outcomeSchema = z.object({ outcome: z.string(), id: z.string().optional() });
const countSchema = z.object({ count: z.coerce.number() });

const project = await openMigratedProject();
const { owner } = project;
const services = await project.connectServices(CLIENTS);
afterAll(() => project.close());

describe("calls over many connections", () => {
  beforeEach(async () => {
    await owner.query("delete from public.leads");
    await owner.query("delete from private.lead_submissions");
  });

  async function submit(client: Client, lead: object, email: string) {
    const { rows } = await client.query(
      "select public.submit_lead($1::jsonb, $2, $3, 20, 3) as answer",
      [JSON.stringify(lead), exampleHash("one address"), exampleHash(email)],
    );
    return outcomeSchema.parse(rows[0]?.answer);
  }

  async function count(from: string): Promise<number> {
    const { rows } = await owner.query(`select count(*) from ${from}`);
    return countSchema.parse(rows[0]).count;
  }

  /** An administrator on a separate connection. */
  async function signIn() {
    const id = randomUUID();
    await owner.query("insert into auth.users (id, email) values ($1, $2)", [
      id,
      `${id}@example.com`,
    ]);
    await owner.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [id]);
    const client = await project.connect();
    await actAs(owner, client, id);
    return { id, client };
  }

  it("shows nothing more to someone whose role is revoked during a session", async () => {
    for (const service of services.slice(0, 3)) await submit(service, exampleLead(), randomUUID());
    const { id, client } = await signIn();
    let taken = false;
    const reads: { before: boolean; rows: number }[] = [];
    const reading = (async () => {
      for (let after = 0; after < 50; ) {
        // Whether the statement began before the role was revoked.
        const before = !taken;
        if (taken) after++;
        const { rowCount } = await client.query("select id from public.leads");
        reads.push({ before, rows: rowCount ?? 0 });
      }
    })();
    while (reads.length < 50) await owner.query("select 1");
    await owner.query("delete from public.user_roles where user_id = $1", [id]);
    taken = true;
    await reading;
    expect(reads.some(({ rows }) => rows === 3)).toBe(true);
    const after = reads.filter(({ before }) => !before);
    expect(after).toHaveLength(50);
    expect(after.every(({ rows }) => rows === 0)).toBe(true);
    await expect(client.query("select public.export_leads('{}')")).rejects.toThrow(
      /needs the role/,
    );
  });

  it("never exports half of a person's leads while they are being erased", async () => {
    const { client } = await signIn();
    const found = new Set<number>();
    for (let round = 0; round < 20; round++) {
      const email = `erased-${round}@example.com`;
      for (const service of services.slice(0, 2)) {
        await submit(service, exampleLead({ email, request_id: randomUUID() }), randomUUID());
      }
      await owner.query("delete from private.lead_submissions");
      const erasing = services[2]?.query("select public.erase_leads(email => $1)", [email]);
      const { rows } = await client.query(
        "select array(select public.export_leads(array(select id from public.leads where email = $1))) as leads",
        [email],
      );
      await erasing;
      const leads = z.array(z.object({ email: z.string() })).parse(rows[0]?.leads);
      found.add(leads.filter((lead) => lead.email === email).length);
      expect(await count(`public.leads where email = '${email}'`)).toBe(0);
      expect(
        await count(
          "private.lead_search as found where not exists (select from public.leads where id = found.lead_id)",
        ),
      ).toBe(0);
    }
    // An export contains both leads of the person or none.
    expect([...found].filter((leads) => leads !== 0 && leads !== 2)).toEqual([]);
  });
});
