import { createDatabaseCall } from "../_shared/database.ts";
import { readVariable } from "../_shared/read-variable.ts";
import { readSettings } from "./deliver-settings.ts";
import { digestDay } from "./digest-day.ts";
import { createHandler } from "./handler.ts";
import { createOutbox } from "./outbox.ts";
import { createRetention } from "./run-retention.ts";
import { createLinks } from "./secret-links.ts";
import { createHttpSender } from "./send-by-http.ts";
import { createSmtpSender } from "./send-by-smtp.ts";
import { createWebhook } from "./send-webhook.ts";
import { createTeamCheck } from "./team-check.ts";
import { createWorker, type SendMail } from "./worker.ts";

const settings = readSettings(readVariable);
const call = createDatabaseCall(settings);
const outbox = createOutbox(call);
const log = (code: string) => console.error(code);
const now = () => Date.now();
const siteUrl = settings.allowedOrigins[0];

/** Without a provider, email waits and is parked after 20 hours. The health check reports this. */
const noSender: SendMail = async () => ({ outcome: "failed", error: "no_provider" });

function createSender(): SendMail {
  if (settings.provider?.kind === "http") return createHttpSender(settings.provider);
  if (settings.provider?.kind === "smtp") return createSmtpSender(settings.provider.url);
  return noSender;
}

const sendMail = createWorker({
  outbox,
  context: { ...settings, siteUrl, from: settings.mailFrom },
  sendMail: createSender(),
  // A mail server does not recognise repeats.
  ...(settings.provider?.kind === "smtp"
    ? { finishAfter: 1, leaseSeconds: 120 }
    : { finishAfter: 50, leaseSeconds: 15 }),
  withLinks: createLinks({ ...settings, siteUrl }),
  sendWebhook: settings.webhook && createWebhook({ ...settings.webhook, siteUrl, now }),
  digestDay: () => digestDay(settings.digestAt, now()),
  now,
  log,
});
const endOldLeads = createRetention(call, now);

Deno.serve(
  createHandler({
    ...settings,
    runKeys: [settings.secretKey, ...(settings.deliverKey ? [settings.deliverKey] : [])],
    isTeam: createTeamCheck(settings),
    deliver: async () => {
      await sendMail();
      await endOldLeads();
    },
    health: outbox.health,
    recordProblem: outbox.recordProblem,
    now,
    log,
  }),
);
