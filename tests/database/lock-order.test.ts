import { randomUUID } from "node:crypto";
import type { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { type MigratedProject, openMigratedProject } from "./migrated-project.ts";
import { exampleHash, exampleLead } from "./support.ts";

/**
 * Everything that changes what belongs to a lead locks the lead first. Two calls that lock in different orders end
 * in a deadlock, in which PostgreSQL fails one of them.
 */
const PAIRS = 100;
describe("locks", () => {
  let project: MigratedProject;
  let owner: Client;
  let watcher: Client;
  let services: Client[] = [];

  beforeAll(async () => {
    project = await openMigratedProject();
    owner = project.owner;
    watcher = await project.connect();
    services = await project.connectServices(2);
  }, 120_000);
  afterAll(() => project?.close());

  /** Calls a function over a connection of the edge functions. */
  async function call(connection: 0 | 1, expression: string, values: unknown[]): Promise<unknown> {
    const result = await services[connection]?.query<{ answer: unknown }>(
      `select public.${expression} as answer`,
      values,
    );
    return result?.rows[0]?.answer;
  }

  const newHash = () => exampleHash(randomUUID());

  /** Stores a request of a new person. */
  async function submit() {
    const email = `${randomUUID()}@example.com`;
    const lead = JSON.stringify(exampleLead({ email }));
    const answer = await call(0, "submit_lead($1::jsonb, $2, $3, 99, 99)", [
      lead,
      newHash(),
      newHash(),
    ]);
    return { ...z.object({ id: z.string() }).parse(answer), email };
  }

  const renew = ({ email }: { email: string }) =>
    call(1, "renew_my_links($1, $2, $3)", [email, newHash(), newHash()]);

  async function report({ id }: { id: string }) {
    const { rows } = await watcher.query(
      "select id from private.outbox where lead_id = $1 and kind = 'patient_confirmation'",
      [id],
    );
    return call(1, "record_mail_problem('bounced', $1)", [rows[0]?.id]);
  }

  it.each([
    ["a new link", renew, "select private.record_event($1, 'preferences', '{}')"],
    ["a provider's report", report, "delete from public.leads where id = $1"],
  ])("%s waits until the lead is no longer locked", async (_what, start, next) => {
    const lead = await submit();
    await owner.query("begin");
    await owner.query("select from public.leads where id = $1 for update", [lead.id]);
    const waiting = start(lead);
    await vi.waitUntil(
      async () => {
        const { rows } = await watcher.query(
          `select from pg_stat_activity
           where wait_event_type = 'Lock' and datname = current_database()`,
        );
        return rows.length > 0;
      },
      { timeout: 25_000 },
    );
    const went = await Promise.allSettled([
      owner.query(next, [lead.id]).finally(() => owner.query("commit")),
      waiting,
    ]);
    expect(went.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  });

  it("two requests of a person who withdrew consent are deleted at the same time, and nothing is left", async () => {
    const [one, two] = [await submit(), await submit()];
    await owner.query(
      `update public.leads set email = $1, withdrawn_at = clock_timestamp(), status = 'closed',
         close_reason = 'changed_mind' where id = any ($2)`,
      [one.email, [one.id, two.id]],
    );
    const left = async () =>
      (
        await watcher.query("select from private.kept_withdrawals where lead_id = any ($1)", [
          [one.id, two.id],
        ])
      ).rows;
    const erase = "delete from public.leads where id = $1";
    await owner.query("begin");
    await owner.query(erase, [one.id]);
    // Waiting here, while the other deletion then waits for this one, would be a deadlock.
    await services[0]?.query(erase, [two.id]);
    await owner.query("commit");
    expect(await left()).not.toEqual([]);
    await call(0, "run_retention(true)", []);
    expect(await left()).toEqual([]);
  });

  it(`a new link and new preferences at the same time are both stored, for ${PAIRS} requests`, async () => {
    const wish = { contact_by: null, no_calls: true, contact_when: null, status_mail: false };
    for (let pair = 0; pair < PAIRS; pair++) {
      const lead = await submit();
      const hashes = { link_hash: newHash(), address_hash: newHash() };
      const proof = { lead_id: lead.id, email: lead.email, generation: 1, ...hashes };
      await Promise.all([
        renew(lead),
        call(0, "set_my_preferences($1, $2)", [JSON.stringify(proof), JSON.stringify(wish)]),
      ]);
    }
    const { rows } = await owner.query("select from private.lead_links where generation = 2");
    expect(rows.length).toBeGreaterThanOrEqual(PAIRS);
  });
});
