import { DatabaseCallError } from "../_shared/database.ts";
import { composeMail, type Mail, type MailContext } from "./mails/mails.ts";
import {
  type AttemptedMail,
  CLAIMED_AT_ONCE,
  type ClaimedMail,
  type Outbox,
  type SendOutcome,
} from "./outbox.ts";
import type { AddLinks } from "./secret-links.ts";

/** Sends an email. A provider that honours idempotency keys never sends the same email twice. */
export type SendMail = (mail: Mail, row: ClaimedMail) => Promise<SendOutcome>;

/** What the worker needs. */
export interface WorkerDependencies {
  outbox: Outbox;
  context: MailContext;
  sendMail: SendMail;
  /**
   * How many emails are recorded at once. If the process dies first, they are sent again: more than 1 only if the
   * provider recognises repeats.
   */
  finishAfter: number;
  /**
   * How long a claim lasts. Afterwards another call may send its emails again, so it is longer than a run if the
   * provider does not recognise repeats.
   */
  leaseSeconds: number;
  /** Adds the secret links to an email's data. */
  withLinks: AddLinks;
  /** Posts the webhook for a new lead; undefined if none is set up. */
  sendWebhook: ((row: ClaimedMail) => Promise<SendOutcome>) | undefined;
  /** The day of a digest that is due now, as `yyyy-MM-dd`. */
  digestDay: () => string | undefined;
  /** The time in milliseconds. */
  now: () => number;
  log: (code: string) => void;
}

/** An edge function may run for 150 seconds, and each attempt takes up to ten. */
const RUN_MILLISECONDS = 60_000;

/** What is left of a lease when the last attempt begins, so that its outcome still counts. */
const LEASE_RESERVE_MILLISECONDS = 5000;

const PURGE_MILLISECONDS = 60 * 60 * 1000;

/** Makes the function that sends what is due. Calls that overlap share one run. */
export function createWorker(dependencies: WorkerDependencies): () => Promise<void> {
  const { outbox, now } = dependencies;
  let running: Promise<void> | undefined;
  let isWantedAgain = false;
  let nextPurge = 0;

  const logFailure = (error: unknown) =>
    dependencies.log(error instanceof DatabaseCallError ? error.message : "unexpected_error");

  async function attempt(row: ClaimedMail): Promise<SendOutcome> {
    try {
      // A later event has replaced it, or the lead is restricted.
      if (row.data.is_stale === true) return { outcome: "skipped", reason: "stale" };
      if (row.kind === "webhook_new_lead") {
        return (
          (await dependencies.sendWebhook?.(row)) ?? { outcome: "skipped", reason: "not_set_up" }
        );
      }
      const data = await dependencies.withLinks(row.data);
      const mail = await composeMail(row.kind, data, dependencies.context);
      return await dependencies.sendMail(mail, row);
    } catch {
      // A bug. The email is parked, where administrators see it and can send it once the bug is fixed.
      return { outcome: "failed", error: "cannot_render", isFinal: true };
    }
  }

  /** Queues the digest and deletes old data when due. If this fails, queued email must still be sent. */
  async function runDueTasks(): Promise<void> {
    const day = dependencies.digestDay();
    if (day) await outbox.queueDigests(day).catch(logFailure);
    if (now() < nextPurge) return;
    nextPurge = now() + PURGE_MILLISECONDS;
    await outbox.purge().catch(logFailure);
  }

  async function run(): Promise<void> {
    const end = now() + RUN_MILLISECONDS;
    await runDueTasks();
    while (now() < end) {
      const leaseEnd = now() + dependencies.leaseSeconds * 1000;
      const claimed = await outbox.claim(dependencies.leaseSeconds);
      const lastAttempt = Math.min(end, leaseEnd - LEASE_RESERVE_MILLISECONDS);
      const attempted: AttemptedMail[] = [];
      for (const mail of claimed) {
        // The rest is claimed again when the lease ends.
        if (now() >= lastAttempt) break;
        const outcome = await attempt(mail);
        if (outcome.outcome === "failed") dependencies.log(`${mail.kind}: ${outcome.error}`);
        attempted.push({ mail, outcome });
        if (attempted.length >= dependencies.finishAfter) await outbox.finish(attempted.splice(0));
      }
      if (attempted.length > 0) await outbox.finish(attempted);
      // No more were due. A caller that queues an email afterwards starts another run.
      if (claimed.length < CLAIMED_AT_ONCE) return;
    }
  }

  async function runUntilDone(): Promise<void> {
    do {
      isWantedAgain = false;
      await run();
    } while (isWantedAgain);
  }

  return async () => {
    if (running) {
      // The run may have looked for due email before this call's email was queued.
      isWantedAgain = true;
      return running;
    }
    running = runUntilDone().finally(() => {
      running = undefined;
    });
    try {
      await running;
    } catch (error) {
      logFailure(error);
      throw error;
    }
  };
}
