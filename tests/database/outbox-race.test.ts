import type { Client } from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { openMigratedProject } from "./migrated-project.ts";

/** Several callers of `deliver` at once. */
const WORKERS = 20;
const MAILS = 300;

interface Claimed {
  id: string;
  lease_token: string;
}

const project = await openMigratedProject();
const { owner } = project;
const workers = await project.connectServices(WORKERS);
afterAll(() => project.close());

describe("the outbox", () => {
  /** Claims rows until nothing is due, and finishes three out of four. */
  async function work(worker: Client): Promise<Claimed[]> {
    const mine: Claimed[] = [];
    for (;;) {
      const { rows } = await worker.query<Claimed>(
        "select id, lease_token from public.claim_outbox(7)",
      );
      if (rows.length === 0) return mine;
      mine.push(...rows);
      const outcomes = rows.map((row, index) => ({
        ...row,
        ...(index % 4 === 0 ? { error: "http_500" } : { provider_id: "p" }),
      }));
      const done = await worker.query<{ id: string }>("select public.finish_outbox($1) as id", [
        JSON.stringify(outcomes),
      ]);
      expect(done.rows.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
    }
  }

  it("gives each row to only one of 20 callers", async () => {
    await owner.query(
      `insert into private.outbox (kind, dedupe_key)
       select 'team_digest', 'mail ' || n from generate_series(1, $1::integer) as n`,
      [MAILS],
    );
    const claimed = (await Promise.all(workers.map(work))).flat();
    expect(claimed).toHaveLength(MAILS);
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(MAILS);

    const { rows } = await owner.query(
      `select count(*) filter (where sent_at is null)::integer as failed,
         max(attempts) as attempts from private.outbox`,
    );
    expect(rows[0]).toMatchObject({ attempts: 1 });
    expect(rows[0].failed).toBeGreaterThan(MAILS / 5);
  });
});
