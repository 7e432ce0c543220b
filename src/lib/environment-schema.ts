import * as z from "zod/mini";
import { missingOperator, readOperator } from "../../supabase/functions/_shared/operator.ts";
import { defaultEnvironment, type Environment } from "./environment.ts";

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-GB", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Text of the operator's, empty by default. */
const words = z._default(z.string().check(z.trim()), "");

/**
 * Schema of the build's environment variables (`VITE_*`). Each has a
 * default, so that a fresh checkout builds. An invalid value stops the build with a message that names the
 * variable. The result is inlined into `environment.ts`.
 */
const environmentSchema = z.object({
  VITE_SUPABASE_URL: z.optional(z.url("must be a full URL")),
  // The default opens the local stand-in alone.
  VITE_SUPABASE_ANON_KEY: z._default(
    z.string().check(z.minLength(1, "must not be empty")),
    defaultEnvironment.VITE_SUPABASE_ANON_KEY,
  ),
  // An origin, without a slash at the end.
  VITE_SITE_URL: z._default(z.url("must be a full URL"), defaultEnvironment.VITE_SITE_URL),
  VITE_CONTACT_EMAIL: z._default(
    z.email("must be an email address"),
    defaultEnvironment.VITE_CONTACT_EMAIL,
  ),
  VITE_WHATSAPP_NUMBER: z._default(
    z.string().check(z.regex(/^\+[\d ]{7,20}$/, "must look like +44 7700 900123")),
    defaultEnvironment.VITE_WHATSAPP_NUMBER,
  ),
  VITE_LEGAL_NAME: words,
  VITE_LEGAL_ADDRESS: words,
  VITE_COMPANY_NUMBER: words,
  VITE_ICO_NUMBER: words,
  VITE_USHAS_CERTIFICATE: words,
  VITE_SUPPORT_HOURS: words,
  VITE_COORDINATOR_NAME: words,
  VITE_COORDINATOR_PICTURE: z._default(
    z
      .string()
      .check(
        z.regex(/^\/[\w./-]+$/, "must be the path of a file in public, like /coordinator.jpg"),
      ),
    "",
  ),
  VITE_COORDINATOR_LANGUAGES: words,
  VITE_COORDINATOR_HOURS: words,
  // Decides when a day of the team begins and ends.
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
});

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
    ? missingOperator(
        readOperator((name) => String(raw[name] ?? "")),
        result.data.VITE_SITE_URL,
      )
    : result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  if (result.success && faults.length === 0) return result.data;
  throw new EnvironmentError(`Invalid environment: ${faults.join("; ")}.`);
}
