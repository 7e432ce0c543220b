import * as z from "zod/mini";
// A relative address: the build configuration loads this module before aliases exist.
import { DEFAULT_CONTACT_EMAIL } from "../../supabase/functions/_shared/brand.ts";

/**
 * The settings that a build takes from its environment (`VITE_*`), parsed once.
 * Each has a default, so that a bare checkout builds; a value that is set but wrong stops the
 * build or the page with a sentence that names it.
 */
const environmentSchema = z.object({
  /** Base address of the Supabase project. Not set: the site's own origin serves it. */
  VITE_SUPABASE_URL: z.optional(z.url("must be a full address")),
  /** The publishable (or anon) key. The default is the local stand-in's, which opens nothing else. */
  VITE_SUPABASE_ANON_KEY: z._default(
    z.string().check(z.minLength(1, "must not be empty")),
    "sb_publishable_local_development_only",
  ),
  /** Origin of the public site, for canonical links and share pictures. No trailing slash. */
  VITE_SITE_URL: z._default(z.url("must be a full address"), "https://sanavoy.example"),
  /** Where patients and clinics write to. */
  VITE_CONTACT_EMAIL: z._default(z.email("must be an e-mail address"), DEFAULT_CONTACT_EMAIL),
  /** WhatsApp number in international form; spaces are allowed. */
  VITE_WHATSAPP_NUMBER: z._default(
    z.string().check(z.regex(/^\+[\d ]{7,20}$/, "must look like +44 7700 900123")),
    "+44 7700 900123",
  ),
});

export type Environment = z.infer<typeof environmentSchema>;

/** Parses raw settings. Throws one `Error` that names every wrong variable. */
export function parseEnvironment(raw: Record<string, unknown>): Environment {
  // A line of `.env` without a value means that the default is wanted.
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ""));
  const result = environmentSchema.safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  throw new Error(`The environment is not right: ${faults.join("; ")}.`);
}

export const environment = parseEnvironment({ ...import.meta.env });
