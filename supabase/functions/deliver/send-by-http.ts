import * as z from "zod/mini";
import type { SendOutcome } from "./outbox.ts";
import type { SendMail } from "./worker.ts";

const SEND_TIMEOUT_MILLISECONDS = 10_000;

/** The database waits an hour at most, and a number too large for its column would fail the whole batch. */
const MOST_RETRY_AFTER_SECONDS = 3600;

/** The tag with the id of an email's row. Reports of bounces and complaints repeat it. */
export const MAIL_TAG = "mail_id";

const sentSchema = z.object({ id: z.string().check(z.regex(/^[\x20-\x7e]{1,200}$/)) });
const refusedSchema = z.object({ name: z.string() });

/** Statuses after which a retry cannot help: the provider refuses the email as it is. */
const finalStatuses = new Set([400, 413, 422]);

/**
 * Sends through an HTTP mail API like Resend's (https://resend.com/docs/api-reference/emails). It ignores
 * repeats of an Idempotency-Key for 24 hours, and refuses the same key with a different body.
 */
export function createHttpSender(options: { apiUrl: string; apiKey: string }): SendMail {
  return async (mail, { id, idempotency_key }) => {
    let response: Response;
    try {
      response = await fetch(options.apiUrl, {
        method: "POST",
        headers: {
          authorization: `Bearer ${options.apiKey}`,
          "content-type": "application/json",
          "idempotency-key": idempotency_key,
        },
        body: JSON.stringify({
          from: mail.from,
          to: mail.to,
          ...(mail.replyTo ? { reply_to: mail.replyTo } : {}),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: mail.headers,
          tags: [{ name: MAIL_TAG, value: id }],
        }),
        signal: AbortSignal.timeout(SEND_TIMEOUT_MILLISECONDS),
      });
    } catch {
      return { outcome: "failed", error: "provider_unreachable" };
    }
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) return refusal(response, body);
    const sent = sentSchema.safeParse(body);
    return sent.success
      ? { outcome: "sent", providerId: sent.data.id }
      : { outcome: "failed", error: "provider_unexpected_answer" };
  };
}

function refusal({ status, headers }: Response, body: unknown): SendOutcome {
  const { data } = refusedSchema.safeParse(body);
  // An earlier attempt, made before a release, had different text. A person decides whether to send this
  // one too.
  const isRepeat = status === 409 && data?.name === "invalid_idempotent_request";
  const retryAfter = Number(headers.get("retry-after") ?? Number.NaN);
  return {
    outcome: "failed",
    error: isRepeat ? "sent_before_with_other_words" : `http_${status}`,
    isFinal: isRepeat || finalStatuses.has(status),
    ...(Number.isInteger(retryAfter) && retryAfter > 0
      ? { retryAfterSeconds: Math.min(retryAfter, MOST_RETRY_AFTER_SECONDS) }
      : {}),
  };
}
