import { BRAND_NAME } from "../_shared/brand-name.ts";
import { missingOperator, operatorSentence, readOperator } from "../_shared/operator.ts";
import {
  type ProjectSettings,
  type ReadVariable,
  readProjectSettings,
} from "../_shared/project-settings.ts";

/** When the digest is sent: minutes after midnight, in a time zone. */
export interface DigestTime {
  minutes: number;
  timeZone: string;
}

/** What the function reads from its environment. */
export interface Settings extends ProjectSettings {
  /** The sender of every email. */
  mailFrom: string;
  /** Says who sends the emails. */
  operator: string;
  /** Addresses of the team. */
  notifyEmails: readonly string[];
  /** WhatsApp number as people read it. */
  whatsAppNumber: string;
  /** How email is sent; undefined if nothing is set up. */
  provider:
    | { kind: "http"; apiUrl: string; apiKey: string }
    | { kind: "smtp"; url: string }
    | undefined;
  /** Secret with which Resend signs its reports. */
  reportSecret: string | undefined;
  /** Key for an external timer that calls the function. */
  deliverKey: string | undefined;
  webhook: { url: string; secret: string } | undefined;
  digestAt: DigestTime | undefined;
}

const RESEND_URL = "https://api.resend.com/emails";
const ADDRESS = /^[^@\s<>,"]+@[^@\s<>,"]+$/;

function readAddresses(name: string, text: string): string[] {
  const addresses = text
    .split(",")
    .map((address) => address.trim())
    .filter((address) => address !== "");
  if (addresses.length === 0 || addresses.some((address) => !ADDRESS.test(address))) {
    throw new Error(`${name} must list email addresses, separated by commas.`);
  }
  return addresses;
}

function readFrom(text: string): string {
  const address = /^[^<>\r\n"]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  if (ADDRESS.test(address)) return text;
  throw new Error(`MAIL_FROM must be an address such as ${BRAND_NAME} <hello@example.com>.`);
}

/** Whether an address uses the encrypted protocol, or the unencrypted one on this machine. */
function isEncrypted(address: string, encrypted: string, unencrypted: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const isLocal = protocol === unencrypted && ["127.0.0.1", "localhost"].includes(hostname);
  return hostname !== "" && (protocol === encrypted || isLocal);
}

function readProvider(get: ReadVariable): Settings["provider"] {
  const apiKey = get("RESEND_API_KEY");
  if (apiKey) return { kind: "http", apiUrl: RESEND_URL, apiKey };
  const url = get("SMTP_URL");
  if (url) {
    // Hosted projects block ports 25 and 587. Unencrypted SMTP is allowed only to the same machine.
    if (!isEncrypted(url, "smtps:", "smtp:")) {
      throw new Error(
        "SMTP_URL must be an address such as smtps://user:password@mail.example.com:465.",
      );
    }
    return { kind: "smtp", url };
  }
  const [localUrl, localKey] = [get("LOCAL_MAIL_API_URL"), get("LOCAL_MAIL_API_KEY")];
  return localUrl && localKey ? { kind: "http", apiUrl: localUrl, apiKey: localKey } : undefined;
}

function readWebhook(get: ReadVariable): Settings["webhook"] {
  const [url, secret] = [get("LEAD_WEBHOOK_URL"), get("LEAD_WEBHOOK_SECRET")];
  if (!url && !secret) return undefined;
  // The webhook's message contains a request's reference and link.
  if (!url || !isEncrypted(url, "https:", "http:")) {
    throw new Error("LEAD_WEBHOOK_URL must be an address such as https://example.com/leads.");
  }
  if (!secret || secret.length < 16) {
    throw new Error("LEAD_WEBHOOK_SECRET must have at least 16 characters.");
  }
  return { url, secret };
}

/** "07:30 Europe/London". */
function readDigestTime(text: string | undefined): DigestTime | undefined {
  if (!text) return undefined;
  const [, hours, minutes, timeZone = ""] = /^([01]\d|2[0-3]):([0-5]\d) (\S+)$/.exec(text) ?? [];
  try {
    new Intl.DateTimeFormat("en-GB", { timeZone });
    if (timeZone) return { minutes: Number(hours) * 60 + Number(minutes), timeZone };
  } catch {
    // Every error gets the same message.
  }
  throw new Error("NOTIFY_DIGEST_AT must be a time and a time zone, such as 07:30 Europe/London.");
}

/** The sentence that names who sends the emails. The law asks for it in each. */
function readOperatorSentence(get: ReadVariable, siteUrl: string): string {
  const operator = readOperator(get);
  const missing = missingOperator(operator, siteUrl);
  if (missing.length > 0) throw new Error(`${missing.join("; ")}.`);
  return operatorSentence(operator);
}

/** Reads the settings through `get`. Throws in the same way as `readProjectSettings`. */
export function readSettings(get: ReadVariable): Settings {
  const project = readProjectSettings(get);
  return {
    ...project,
    mailFrom: readFrom(get("MAIL_FROM") || `${BRAND_NAME} <${project.contactEmail}>`),
    operator: readOperatorSentence(get, project.allowedOrigins[0]),
    notifyEmails: readAddresses("NOTIFY_EMAIL", get("NOTIFY_EMAIL") || project.contactEmail),
    whatsAppNumber: get("VITE_WHATSAPP_NUMBER") || "+44 7700 900123",
    provider: readProvider(get),
    reportSecret: get("RESEND_WEBHOOK_SECRET"),
    deliverKey: get("DELIVER_KEY"),
    webhook: readWebhook(get),
    digestAt: readDigestTime(get("NOTIFY_DIGEST_AT")),
  };
}
