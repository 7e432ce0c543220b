import * as z from "zod/mini";
import { defaultEnvironment, type Environment } from "./environment.ts";

/**
 * The settings that a build takes from its environment (`VITE_*`). Each has a default, so that a
 * bare checkout builds; a value that is set but wrong stops the build with a sentence that names it.
 * Vite's configuration parses them and writes the result into the pages: see `environment.ts`.
 */
const environmentSchema = z.object({
  VITE_SUPABASE_URL: z.optional(z.url("must be a full address")),
  VITE_SUPABASE_ANON_KEY: z._default(
    z.string().check(z.minLength(1, "must not be empty")),
    defaultEnvironment.VITE_SUPABASE_ANON_KEY,
  ),
  VITE_SITE_URL: z._default(z.url("must be a full address"), defaultEnvironment.VITE_SITE_URL),
  VITE_CONTACT_EMAIL: z._default(
    z.email("must be an e-mail address"),
    defaultEnvironment.VITE_CONTACT_EMAIL,
  ),
  VITE_WHATSAPP_NUMBER: z._default(
    z.string().check(z.regex(/^\+[\d ]{7,20}$/, "must look like +44 7700 900123")),
    defaultEnvironment.VITE_WHATSAPP_NUMBER,
  ),
});

/** A setting is wrong; the message says which and how it should look. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/** Parses raw settings. Throws one `EnvironmentError` that names every wrong variable. */
export function parseEnvironment(raw: Record<string, unknown>): Environment {
  // A line of `.env` without a value means that the default is wanted.
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ""));
  const result = environmentSchema.safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  throw new EnvironmentError(`The environment is not right: ${faults.join("; ")}.`);
}
