import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import * as z from "zod";
import { readOrigins } from "../functions/_shared/project-settings.ts";
import { DEFAULT_RETENTION_DAYS } from "../functions/_shared/retention.ts";
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

/** The local server's settings, in the environment or in `.env`. */
const settingsSchema = z.object({
  /** Port of the site and of everything served with it. */
  PORT: wholeNumber("PORT", 1, 65_535).default(4173),
  /** Folder in which data is kept, or `memory` for a throwaway database. */
  DATA_DIR: z.string().min(1).default(".local"),
  /** A database on another PostgreSQL server, for systems on which the one from npm does not run. */
  LOCAL_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .catch(() => {
      throw new LocalSetupError(
        "LOCAL_DATABASE_URL must be an address such as postgres://user:password@localhost/database.",
      );
    }),
  /** Quote requests per hour from one IP address. */
  LEAD_LIMIT_PER_ADDRESS: wholeNumber("LEAD_LIMIT_PER_ADDRESS", 1, 1_000_000).default(20),
  /** Quote requests per hour from one IPv6 /48 network. */
  LEAD_LIMIT_PER_NETWORK: wholeNumber("LEAD_LIMIT_PER_NETWORK", 1, 1_000_000).default(60),
  /** Quote requests per hour for one email address. */
  LEAD_LIMIT_PER_EMAIL: wholeNumber("LEAD_LIMIT_PER_EMAIL", 1, 1_000_000).default(3),
  /** Quote requests per hour in total. */
  LEAD_LIMIT_TOTAL: wholeNumber("LEAD_LIMIT_TOTAL", 1, 1_000_000).default(500),
  /** How many days a lead is kept. */
  LEAD_RETENTION_DAYS: wholeNumber("LEAD_RETENTION_DAYS", 1, 3650).default(DEFAULT_RETENTION_DAYS),
  /** Salt of the hashes that the limits count. */
  LEAD_HASH_SALT: z.string().min(1).optional(),
  LINK_SECRET: z.string().min(1).optional(),
  /** Email address that refused visitors can use instead. */
  VITE_CONTACT_EMAIL: z
    .email()
    .optional()
    .catch(() => {
      throw new LocalSetupError("VITE_CONTACT_EMAIL must be an email address.");
    }),
  /** WhatsApp number in emails. */
  VITE_WHATSAPP_NUMBER: z.string().optional(),
  /** An SMTP server, instead of the local mailbox. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .catch(() => {
      throw new LocalSetupError(
        "SMTP_URL must be an address such as smtps://user:password@host:465.",
      );
    }),
  /** Key of the email service Resend, instead of the local mailbox. */
  RESEND_API_KEY: z.string().optional(),
  RESEND_WEBHOOK_SECRET: z.string().optional(),
  /** Sender of all emails. */
  MAIL_FROM: z.string().optional(),
  /** Email addresses of the team, separated by commas. */
  NOTIFY_EMAIL: z.string().optional(),
  /** When the team gets its digest. */
  NOTIFY_DIGEST_AT: z.string().optional(),
  /** Key with which an external timer has queued email sent. */
  DELIVER_KEY: z.string().optional(),
  /** Address of the webhook for new leads. */
  LEAD_WEBHOOK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(() => {
      throw new LocalSetupError(
        "LEAD_WEBHOOK_URL must be an address such as https://example.com/leads.",
      );
    }),
  LEAD_WEBHOOK_SECRET: z.string().optional(),
  /** Origins, separated by commas, whose pages may send a quote request. */
  ALLOWED_ORIGINS: z
    .string()
    .transform((text) => {
      // Checked here in the same way as in the function, which would only fail later and in a separate
      // process.
      try {
        readOrigins(text);
      } catch (error) {
        throw new LocalSetupError(messageOf(error));
      }
      return text;
    })
    .optional(),
});

export type Settings = z.infer<typeof settingsSchema>;

/** The files that a build by Vite reads, too. Later ones take precedence. */
const files = [".env", ".env.local", ".env.production", ".env.production.local"];

/**
 * The process's environment takes precedence over `.env` files. Their values are taken as they stand: Vite would replace
 * a `$` in a secret and what follows it. An empty variable counts as not set. The newsletter form is shown, because the
 * local server has email.
 */
export function readEnvironment(folder = projectFolder): Record<string, string> {
  const paths = files.map((name) => join(folder, name)).filter((path) => existsSync(path));
  const parsed = paths.map((path) => parseEnv(readFileSync(path, "utf8")));
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(Object.assign({}, ...parsed, process.env))) {
    if (typeof value === "string" && value !== "") given[name] = value;
  }
  return { VITE_NEWSLETTER: "true", ...given };
}

/** Parses the settings. Throws a `LocalSetupError` that names what is wrong. */
export function readSettings(environment: Record<string, string> = readEnvironment()): Settings {
  return settingsSchema.parse(environment);
}
