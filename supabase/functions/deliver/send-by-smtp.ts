import * as z from "zod/mini";
import type { SendMail } from "./worker.ts";

const SMTP_TIMEOUT_MILLISECONDS = 10_000;

/** What nodemailer reports about a failed attempt: the server's code, or its own. */
const smtpErrorSchema = z.object({
  responseCode: z.optional(z.number()),
  command: z.optional(z.string()),
});

/**
 * Sends by SMTP, which has no idempotency keys. If an acknowledgement is lost, the email is sent again with the
 * same Message-ID, and most email programs show it once.
 */
export function createSmtpSender(smtpUrl: string): SendMail {
  return async (mail, row) => {
    // Loaded only when needed, because it is large.
    const { createTransport } = await import("nodemailer");
    const domain = /@([^@>\s]+)>?$/.exec(mail.from)?.[1] ?? "localhost";
    const url = new URL(smtpUrl);
    const transport = createTransport({
      host: url.hostname,
      port: Number(url.port || 465),
      secure: url.protocol === "smtps:",
      ...(url.username
        ? {
            auth: {
              user: decodeURIComponent(url.username),
              pass: decodeURIComponent(url.password),
            },
          }
        : {}),
      name: domain,
      connectionTimeout: SMTP_TIMEOUT_MILLISECONDS,
      greetingTimeout: SMTP_TIMEOUT_MILLISECONDS,
      socketTimeout: SMTP_TIMEOUT_MILLISECONDS,
    });
    const key = row.idempotency_key.replace("/", ".");
    const fixed = {
      messageId: `<${key}@${domain}>`,
      date: new Date(row.created_at),
      baseBoundary: key,
    };
    try {
      const { rejected } = await transport.sendMail({ ...mail, to: [...mail.to], ...fixed });
      if (rejected.length === 0) return { outcome: "sent", providerId: fixed.messageId };
      // Not everyone in the team got it. Retries would send it to the others again and again, so an administrator
      // decides.
      return { outcome: "failed", error: "smtp_some_rejected", isFinal: true };
    } catch (error) {
      const { data } = smtpErrorSchema.safeParse(error);
      const code = data?.responseCode;
      // Only a refusal of the email or its recipient is final: a wrong password can be corrected.
      const isFinal =
        code !== undefined && code >= 500 && /^(RCPT TO|DATA)/.test(data?.command ?? "");
      return { outcome: "failed", error: code ? `smtp_${code}` : "smtp_unreachable", isFinal };
    } finally {
      transport.close();
    }
  };
}
