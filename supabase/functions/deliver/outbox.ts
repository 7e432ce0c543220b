import * as z from "zod/mini";
import { type CallDatabase, DatabaseCallError } from "../_shared/database.ts";

/** The rows that a call to `claim_outbox` returns. */
export const claimedSchema = z.array(
  z.object({
    id: z.uuid(),
    kind: z.string(),
    idempotency_key: z.string(),
    lease_token: z.uuid(),
    attempts: z.number(),
    created_at: z.string(),
    data: z.record(z.string(), z.unknown()),
  }),
);

/** A row of the outbox, claimed until its lease ends. */
export type ClaimedMail = z.infer<typeof claimedSchema>[number];

const healthSchema = z.object({
  oldest_seconds: z.number(),
  waiting: z.number(),
  parked: z.number(),
});

/** The state of the queue. */
export type MailHealth = z.infer<typeof healthSchema>;

/** How an attempt ended. */
export type SendOutcome =
  /** Accepted. `providerId` is the provider's id. */
  | { outcome: "sent"; providerId: string }
  /** There was nothing to send: a later event has replaced the email, or no webhook is set up. */
  | { outcome: "skipped"; reason: "stale" | "not_set_up" }
  /** Not accepted. A final failure is not retried. `error` is a code that contains no address. */
  | { outcome: "failed"; error: string; isFinal?: boolean; retryAfterSeconds?: number };

/**
 * What happened to an email after the provider accepted it. Undelivered: the provider did not send it after
 * all, for example because the address has bounced before.
 */
export type MailProblem = "bounced" | "complained" | "undelivered";

/** What a provider reports, and about which email. */
export interface ProblemReport {
  problem: MailProblem;
  /** The id of the email's row, if the provider was given it. */
  mailId: string | undefined;
  /** The provider's own id, which is recorded at the end of a batch. */
  providerId: string;
}

/** A row, and how the attempt to send it ended. */
export interface AttemptedMail {
  mail: ClaimedMail;
  outcome: SendOutcome;
}

/** The outbox's SQL functions. */
export interface Outbox {
  /** Claims the rows that are due. No other call can claim them until the lease ends. */
  claim(leaseSeconds: number): Promise<ClaimedMail[]>;
  /** Records how attempts ended, in one transaction. Rows that another call has claimed are not changed. */
  finish(attempted: readonly AttemptedMail[]): Promise<void>;
  queueDigests(day: string): Promise<void>;
  /** Records what the provider reports. False if the email is not known. */
  recordProblem(report: ProblemReport): Promise<boolean>;
  /** Deletes data at the end of its retention period. */
  purge(): Promise<void>;
  health(): Promise<MailHealth>;
}

/** How many rows to claim at a time. */
export const CLAIMED_AT_ONCE = 50;

/** An outcome in the form that the database expects. */
function endOf({ mail: { id, lease_token }, outcome }: AttemptedMail) {
  switch (outcome.outcome) {
    case "sent":
      return { id, lease_token, provider_id: outcome.providerId };
    case "skipped":
      return { id, lease_token, skipped: outcome.reason };
    case "failed":
      return {
        id,
        lease_token,
        error: outcome.error,
        is_final: outcome.isFinal,
        retry_after_seconds: outcome.retryAfterSeconds,
      };
  }
}

/** Connects the outbox to the database. */
export function createOutbox(call: CallDatabase): Outbox {
  return {
    async claim(lease_seconds) {
      const claimed = claimedSchema.safeParse(
        await call("claim_outbox", { most: CLAIMED_AT_ONCE, lease_seconds }),
      );
      if (!claimed.success) throw new DatabaseCallError("database_unexpected_answer");
      return claimed.data;
    },
    async finish(attempted) {
      await call("finish_outbox", { outcomes: attempted.map(endOf) });
    },
    async queueDigests(day) {
      await call("queue_digests", { day });
    },
    async recordProblem({ problem, mailId: mail_id, providerId: provider_id }) {
      return z
        .boolean()
        .parse(await call("record_mail_problem", { problem, mail_id, provider_id }));
    },
    async purge() {
      await call("purge_mail");
    },
    async health() {
      return healthSchema.parse(await call("mail_health"));
    },
  };
}
