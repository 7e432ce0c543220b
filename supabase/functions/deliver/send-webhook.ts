import * as z from "zod/mini";
import { signedHeaders } from "../_shared/signed-webhook.ts";
import { leadLink } from "./mails/team-mails.ts";
import type { ClaimedMail, SendOutcome } from "./outbox.ts";

const WEBHOOK_TIMEOUT_MILLISECONDS = 10_000;

const leadSchema = z.object({ reference: z.string(), created_at: z.string(), due_at: z.string() });

/**
 * Tells another system that a lead has arrived. It sends the reference, the link and the times, and nothing
 * about the person. Signed as https://www.standardwebhooks.com describes; every attempt has the same id.
 */
export function createWebhook(options: {
  url: string;
  secret: string;
  siteUrl: string;
  now: () => number;
}): (row: ClaimedMail) => Promise<SendOutcome> {
  return async (row) => {
    const { reference, created_at, due_at } = leadSchema.parse(row.data.lead);
    const body = JSON.stringify({
      type: "lead.created",
      timestamp: created_at,
      data: { reference, link: leadLink(options.siteUrl, reference), due_at },
    });
    const timestamp = Math.floor(options.now() / 1000);
    try {
      const response = await fetch(options.url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(await signedHeaders(options.secret, { id: row.id, timestamp, body })),
        },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MILLISECONDS),
      });
      await response.body?.cancel();
      if (response.ok) return { outcome: "sent", providerId: `webhook/${row.id}` };
      // 410 Gone: the receiver does not want it.
      return {
        outcome: "failed",
        error: `http_${response.status}`,
        isFinal: response.status === 410,
      };
    } catch {
      return { outcome: "failed", error: "webhook_unreachable" };
    }
  };
}
