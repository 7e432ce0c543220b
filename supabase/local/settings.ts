import { fileURLToPath } from "node:url";
import { loadEnv } from "vite";
import * as z from "zod";
import { parseEnvironment } from "../../src/lib/environment-schema.ts";
import { readOrigins } from "../functions/submit-lead/settings.ts";
import { LocalSetupError } from "./setup-error.ts";

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

/** Runs a check and turns what it throws into an error for the person at the keyboard. */
function orSetupError(check: () => unknown): void {
  try {
    check();
  } catch (error) {
    throw new LocalSetupError(error instanceof Error ? error.message : String(error));
  }
}

/** What a person can set for the local server, in the environment or in `.env`. */
const settingsSchema = z.object({
  /** Port of the site and of everything beside it. */
  PORT: wholeNumber("PORT", 1, 65_535).default(4173),
  /** Folder in which data lasts; `memory` for a throwaway database. */
  DATA_DIR: z.string().min(1).default(".local"),
  /** Quote requests an hour from one network address. */
  LEAD_LIMIT_PER_ADDRESS: wholeNumber("LEAD_LIMIT_PER_ADDRESS", 1, 1_000_000).default(20),
  /** Quote requests an hour for one e-mail address. */
  LEAD_LIMIT_PER_EMAIL: wholeNumber("LEAD_LIMIT_PER_EMAIL", 1, 1_000_000).default(3),
  /** Salt of the hashes under which the limits count. */
  LEAD_HASH_SALT: z.string().min(1).optional(),
  /** Address that a refused visitor is pointed to; the site's build checks that it is one. */
  VITE_CONTACT_EMAIL: z.string().optional(),
  /** Origins, divided by commas, whose pages may send a quote request. */
  ALLOWED_ORIGINS: z
    .string()
    .transform((text) => {
      // Read here as the function reads it, which would only fail later and in a process of its own.
      orSetupError(() => readOrigins(text));
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

/** The process's environment over that of `.env` files; an empty variable counts as not set. */
export function readEnvironment(): Record<string, string> {
  const all = loadEnv("production", projectFolder, "");
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}

/** Parses the settings and those of the site's build. Throws a `LocalSetupError` naming what is wrong. */
export function readSettings(environment: Record<string, string> = readEnvironment()): Settings {
  orSetupError(() => parseEnvironment(environment));
  return settingsSchema.parse(environment);
}
