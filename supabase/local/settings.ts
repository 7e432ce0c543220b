import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import * as z from "zod";
import { readOrigins } from "../functions/_shared/project-settings.ts";
import { LocalSetupError } from "./local-setup-error.ts";

/** The project's folder. */
export const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

/** What happens to a value that is invalid. */
const refused = (message: string) => () => {
  throw new LocalSetupError(message);
};

const wholeNumber = (name: string, least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most))
    .catch(refused(`${name} must be a whole number from ${least} to ${most}.`));

/** Ports from 1024 that no browser opens, because other services use them. Source: the Fetch Standard, "bad port". */
const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
]);

/** Settings that are passed to the functions unchanged. The functions check them. */
export const passedOnSchema = z.object({
  VITE_CONTACT_EMAIL: z
    .email()
    .optional()
    .catch(refused("VITE_CONTACT_EMAIL must be an email address.")),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .catch(refused("SMTP_URL must be an address such as smtps://user:password@host:465.")),
  LEAD_WEBHOOK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(refused("LEAD_WEBHOOK_URL must be an address such as https://example.com/leads.")),
  VITE_WHATSAPP_NUMBER: z.string().optional(),
  VITE_LEGAL_NAME: z.string().optional(),
  VITE_LEGAL_ADDRESS: z.string().optional(),
  VITE_COMPANY_NUMBER: z.string().optional(),
  LEAD_HASH_SALT: z.string().optional(),
  LINK_SECRET: z.string().optional(),
  RESEND_API_KEY: z.string().optional(),
  RESEND_WEBHOOK_SECRET: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  NOTIFY_EMAIL: z.string().optional(),
  NOTIFY_DIGEST_AT: z.string().optional(),
  DELIVER_KEY: z.string().optional(),
  LEAD_WEBHOOK_SECRET: z.string().optional(),
});

/** The local server's settings, in the environment or in `.env`. `.env.example` describes them. */
const settingsSchema = passedOnSchema.extend({
  PORT: wholeNumber("PORT", 1, 65_535)
    .transform((port) => {
      if (!BLOCKED_PORTS.has(port)) return port;
      throw new LocalSetupError(
        `Browsers do not open port ${port}. Choose another with PORT=<number>.`,
      );
    })
    .default(4173),
  DATA_DIR: z.string().min(1).default(".local"),
  LOCAL_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .catch(
      refused(
        "LOCAL_DATABASE_URL must be an address such as postgres://user:password@localhost/database.",
      ),
    ),
  LEAD_LIMIT_PER_ADDRESS: wholeNumber("LEAD_LIMIT_PER_ADDRESS", 1, 1_000_000).default(20),
  LEAD_LIMIT_PER_NETWORK: wholeNumber("LEAD_LIMIT_PER_NETWORK", 1, 1_000_000).default(60),
  LEAD_LIMIT_PER_EMAIL: wholeNumber("LEAD_LIMIT_PER_EMAIL", 1, 1_000_000).default(3),
  LEAD_LIMIT_TOTAL: wholeNumber("LEAD_LIMIT_TOTAL", 1, 1_000_000).default(500),
  ALLOWED_ORIGINS: z
    .string()
    .transform((text) => {
      // Checked here, too, because the function would only fail later and in a separate process.
      readOrigins(text);
      return text;
    })
    .optional(),
});

export type Settings = z.infer<typeof settingsSchema>;

/** The files that a build by Vite reads, too. Later ones take precedence. */
const files = [".env", ".env.local", ".env.production", ".env.production.local"];

/**
 * The process's environment takes precedence over `.env` files. Their values are taken unchanged: Vite would replace
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
