import * as z from "zod/mini";
import { readRetentionDays } from "../../supabase/functions/_shared/retention.ts";
import { defaultEnvironment, type Environment } from "./environment.ts";

/** What the names of the build's environment variables begin with. */
export const ENVIRONMENT_PREFIXES = ["VITE_", "LEAD_RETENTION_DAYS"];

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-GB", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function isRetention(text: string): boolean {
  try {
    return readRetentionDays(text) > 0;
  } catch {
    return false;
  }
}

/**
 * Schema of the build's environment variables (`VITE_*`, and one that the edge functions read too). Each has a
 * default, so that a fresh checkout builds. An invalid value stops the build with a message that names the
 * variable. The result is inlined into `environment.ts`.
 */
const environmentSchema = z.object({
  VITE_SUPABASE_URL: z.optional(z.url("must be a full URL")),
  VITE_SUPABASE_ANON_KEY: z._default(
    z.string().check(z.minLength(1, "must not be empty")),
    defaultEnvironment.VITE_SUPABASE_ANON_KEY,
  ),
  VITE_SITE_URL: z._default(z.url("must be a full URL"), defaultEnvironment.VITE_SITE_URL),
  VITE_CONTACT_EMAIL: z._default(
    z.email("must be an email address"),
    defaultEnvironment.VITE_CONTACT_EMAIL,
  ),
  VITE_WHATSAPP_NUMBER: z._default(
    z.string().check(z.regex(/^\+[\d ]{7,20}$/, "must look like +44 7700 900123")),
    defaultEnvironment.VITE_WHATSAPP_NUMBER,
  ),
  VITE_LEGAL_NAME: z._default(z.string(), defaultEnvironment.VITE_LEGAL_NAME),
  VITE_LEGAL_ADDRESS: z._default(z.string(), defaultEnvironment.VITE_LEGAL_ADDRESS),
  VITE_TEAM_TIME_ZONE: z._default(
    z.string().check(z.refine(isTimeZone, "must be the name of a time zone, like Europe/London")),
    defaultEnvironment.VITE_TEAM_TIME_ZONE,
  ),
  VITE_NEWSLETTER: z._default(
    z.pipe(
      z.enum(["true", "false"], "must be true or false"),
      z.transform((text) => text === "true"),
    ),
    defaultEnvironment.VITE_NEWSLETTER,
  ),
  LEAD_RETENTION_DAYS: z._default(
    z.pipe(
      z.string().check(z.refine(isRetention, "must be a whole number from 1 to 3650")),
      z.transform(Number),
    ),
    defaultEnvironment.LEAD_RETENTION_DAYS,
  ),
});

/** Hosts that visitors cannot reach: the example's, and those used in development. */
function isExample(siteUrl: string): boolean {
  return /(^|\.)(example|test|localhost)$/.test(new URL(siteUrl).hostname);
}

/** A site that the public can reach must name its operator. */
function missingOperator(environment: Environment): string[] {
  if (isExample(environment.VITE_SITE_URL)) return [];
  return (["VITE_LEGAL_NAME", "VITE_LEGAL_ADDRESS"] as const)
    .filter((name) => environment[name].trim() === "")
    .map((name) => `${name} must be set for ${environment.VITE_SITE_URL}`);
}

/** Thrown for invalid variables. The message names each of them and the expected format. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/** Parses the raw variables. Throws one `EnvironmentError` that names every invalid one. */
export function parseEnvironment(raw: Record<string, unknown>): Environment {
  // An empty value in `.env` selects the default.
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ""));
  const result = environmentSchema.safeParse(given);
  const faults = result.success
    ? missingOperator(result.data)
    : result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  if (result.success && faults.length === 0) return result.data;
  throw new EnvironmentError(`Invalid environment: ${faults.join("; ")}.`);
}
