import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import * as z from "zod";
import { LocalSetupError, messageOf } from "./local-setup-error.ts";

/** A number of seconds in Go's format, such as `60s`. */
const goSeconds = z
  .string()
  .regex(/^\d+s$/, 'Expected seconds, such as "60s"')
  .transform((text) => Number(text.slice(0, -1)));

/**
 * The settings in `supabase/config.toml` that the stand-in also uses, so that one file configures both it and
 * a real project. The defaults are those of a hosted project.
 */
const projectConfigSchema = z.object({
  api: z
    .object({
      max_rows: z.int().positive().default(1000),
    })
    .prefault({}),
  auth: z
    .object({
      enable_signup: z.boolean().default(true),
      jwt_expiry: z.int().positive().default(3600),
      minimum_password_length: z.int().positive().default(6),
      mfa: z.object({ max_enrolled_factors: z.int().positive().default(10) }).prefault({}),
      email: z
        .object({
          max_frequency: goSeconds.prefault("60s"),
          otp_expiry: z.int().positive().default(3600),
        })
        .prefault({}),
    })
    .prefault({}),
});

export type ProjectConfig = z.infer<typeof projectConfigSchema>;

const configFile = fileURLToPath(new URL("../config.toml", import.meta.url));

/** Reads `supabase/config.toml`. */
export function readProjectConfig(text = readFileSync(configFile, "utf8")): ProjectConfig {
  try {
    return projectConfigSchema.parse(parse(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new LocalSetupError(`supabase/config.toml is invalid: ${messageOf(reason)}`);
  }
}
