import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { openMigratedProject } from "./migrated-project.ts";
import { exampleHash, exampleLead } from "./support.ts";

/**
 * Everything that changes what belongs to a lead locks the lead first. Two calls that lock in different orders end
 * in a deadlock, in which PostgreSQL fails one of them.
 */
const PAIRS = 100;
const project = await openMigratedProject();
const { owner } = project;
const watcher = await project.connect();
const services = await project.connectServices(2);
afterAll(() => project.close());

describe("locks", () => {
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
    return { ...z.object({ id: z.string(), reference: z.string() }).parse(answer), email };
  }

  /** Waits until a call waits for a lock. */
  const isWaiting = () =>
    vi.waitUntil(
      async () => {
        const { rows } = await watcher.query(
          `select from pg_stat_activity
           where wait_event_type = 'Lock' and datname = current_database()`,
        );
        return rows.length > 0;
      },
      { timeout: 25_000 },
    );

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
    await isWaiting();
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

  describe("a withdrawal while another request of the person is sent to a clinic", () => {
    /** A request whose patient said yes to a clinic, and another one of the same person. */
    async function agreed() {
      const [asked, other] = [await submit(), await submit()];
      const { rows } = await owner.query(
        `with chosen as (
           insert into public.clinics (name, city, certificate, certificate_checked_on, insured_until)
           values ($2, 'İzmir', 'A-1', current_date, current_date + 30) returning id, name, city
         )
         insert into public.lead_proposals (lead_id, clinic_id, clinic, city, would_get, state, answered_at, wording)
         select $1, id, name, city, 'Treatment', 'agreed', clock_timestamp(), 'Yes' from chosen
         returning id`,
        [asked.id, `Clinic ${asked.id}`],
      );
      const send = () => call(0, "record_proposal_sent($1, current_date)", [rows[0]?.id]);
      const withdraw = () => call(1, "withdraw_leads('email', reference => $1)", [other.reference]);
      return { asked, send, withdraw };
    }

    /** Makes one call while the other one's transaction is open, and ends that once the first waits for it. */
    async function during<T>(
      connection: 0 | 1,
      open: () => Promise<unknown>,
      wait: () => Promise<T>,
    ) {
      await services[connection]?.query("begin");
      await open();
      const waiting = wait().then(
        () => "done",
        (error: Error) => error.message,
      );
      try {
        await isWaiting();
      } finally {
        await services[connection]?.query("commit");
      }
      return waiting;
    }

    beforeAll(() =>
      // The team's sessions need more than a connection.
      owner.query("grant execute on function public.record_proposal_sent to service_role"),
    );

    it("waits, and adds the task to tell that clinic", async () => {
      const { asked, send, withdraw } = await agreed();
      expect(await during(0, send, withdraw)).toBe("done");
      const { rows } = await watcher.query(
        "select kind from private.privacy_tasks where lead_id = $1",
        [asked.id],
      );
      expect(rows).toEqual([{ kind: "withdrawal" }]);
    });

    it("is waited for, and nothing is recorded as sent", async () => {
      const { send, withdraw } = await agreed();
      expect(await during(1, withdraw, send)).toMatch(/withdrew their consent/);
    });
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
