import { fileURLToPath } from "node:url";
import { loadEnv } from "vite";
import * as z from "zod";
import { readOrigins } from "../functions/_shared/project-settings.ts";
import { LocalSetupError, messageOf } from "./setup-error.ts";

/** The project's folder. */
export const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

const wholeNumber = (name: string, least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most))
    .catch(() => {
      throw new LocalSetupError(`${name} must be a whole number from ${least} to ${most}.`);
    });

/** What a person can set for the local server, in the environment or in `.env`. */
const settingsSchema = z.object({
  /** Port of the site and of everything beside it. */
  PORT: wholeNumber("PORT", 1, 65_535).default(4173),
  /** Folder in which data lasts; `memory` for a throwaway database. */
  DATA_DIR: z.string().min(1).default(".local"),
  /** A database on a PostgreSQL server, in the place of the embedded one. */
  LOCAL_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .catch(() => {
      throw new LocalSetupError(
        "LOCAL_DATABASE_URL must be an address such as postgres://user:password@localhost/database.",
      );
    }),
  /** How long a statement may take. */
  LOCAL_STATEMENT_SECONDS: wholeNumber("LOCAL_STATEMENT_SECONDS", 1, 3600).default(60),
  /** Quote requests an hour from one network address. */
  LEAD_LIMIT_PER_ADDRESS: wholeNumber("LEAD_LIMIT_PER_ADDRESS", 1, 1_000_000).default(20),
  /** Quote requests an hour from one /48 network of IPv6 addresses. */
  LEAD_LIMIT_PER_NETWORK: wholeNumber("LEAD_LIMIT_PER_NETWORK", 1, 1_000_000).default(60),
  /** Quote requests an hour for one email address. */
  LEAD_LIMIT_PER_EMAIL: wholeNumber("LEAD_LIMIT_PER_EMAIL", 1, 1_000_000).default(3),
  /** Quote requests an hour from everybody together. */
  LEAD_LIMIT_TOTAL: wholeNumber("LEAD_LIMIT_TOTAL", 1, 1_000_000).default(500),
  /** For how many days a lead is kept. */
  LEAD_RETENTION_DAYS: wholeNumber("LEAD_RETENTION_DAYS", 1, 3650).default(730),
  /** Salt of the hashes under which the limits count. */
  LEAD_HASH_SALT: z.string().min(1).optional(),
  LINK_SECRET: z.string().min(1).optional(),
  /** Address that a refused visitor is pointed to. */
  VITE_CONTACT_EMAIL: z
    .email()
    .optional()
    .catch(() => {
      throw new LocalSetupError("VITE_CONTACT_EMAIL must be an email address.");
    }),
  /** WhatsApp number that mails name. */
  VITE_WHATSAPP_NUMBER: z.string().optional(),
  /** A mail server, in the place of the local mailbox. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .catch(() => {
      throw new LocalSetupError(
        "SMTP_URL must be an address such as smtps://user:password@host:465.",
      );
    }),
  /** Key of the mail service Resend, in the place of the local mailbox. */
  RESEND_API_KEY: z.string().optional(),
  RESEND_WEBHOOK_SECRET: z.string().optional(),
  /** Sender of all mails. */
  MAIL_FROM: z.string().optional(),
  /** Addresses of the team, divided by commas. */
  NOTIFY_EMAIL: z.string().optional(),
  /** When the team gets its digest. */
  NOTIFY_DIGEST_AT: z.string().optional(),
  /** Key with which a pinger has the mail sent. */
  DELIVER_KEY: z.string().optional(),
  /** Where new leads are announced. */
  LEAD_WEBHOOK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(() => {
      throw new LocalSetupError(
        "LEAD_WEBHOOK_URL must be an address such as https://example.com/leads.",
      );
    }),
  LEAD_WEBHOOK_SECRET: z.string().optional(),
  /** Origins, divided by commas, whose pages may send a quote request. */
  ALLOWED_ORIGINS: z
    .string()
    .transform((text) => {
      // Read here as the function reads it, which would only fail later and in a process of its own.
      try {
        readOrigins(text);
      } catch (error) {
        throw new LocalSetupError(messageOf(error));
      }
      return text;
    })
    .optional(),
  /** How long an access token lasts. */
  AUTH_JWT_LIFETIME_SECONDS: wholeNumber("AUTH_JWT_LIFETIME_SECONDS", 1, 604_800).optional(),
  /** Whether Auth limits the calls from one address, as a hosted project does. */
  AUTH_LIMITS_PER_ADDRESS: z
    .enum(["on", "off"])
    .default("off")
    .catch(() => {
      throw new LocalSetupError("AUTH_LIMITS_PER_ADDRESS must be on or off.");
    }),
  /** Least time between two mails to one address. */
  AUTH_MAIL_INTERVAL_SECONDS: wholeNumber("AUTH_MAIL_INTERVAL_SECONDS", 0, 3600).optional(),
});

export type Settings = z.infer<typeof settingsSchema>;

/**
 * The process's environment over that of `.env` files; an empty variable counts as not set. The newsletter form
 * is shown, because the local server has mail.
 */
export function readEnvironment(): Record<string, string> {
  const all = loadEnv("production", projectFolder, "");
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
  return { VITE_NEWSLETTER: "true", ...given };
}

/** Parses the settings. Throws a `LocalSetupError` that names what is wrong. */
export function readSettings(environment: Record<string, string> = readEnvironment()): Settings {
  return settingsSchema.parse(environment);
}
