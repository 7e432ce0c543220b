import * as z from "zod/mini";
import { DEFAULT_CONTACT_EMAIL } from "../_shared/brand.ts";

/** What the function takes from its environment. */
export interface Settings {
  /** Base address of the project's services, without a trailing slash. */
  supabaseUrl: string;
  /** A secret key, or the older service_role key: the function acts with it. */
  secretKey: string;
  /** Keys that a visitor's browser may carry. */
  publicKeys: readonly string[];
  /** Origins whose pages may call the function. */
  allowedOrigins: readonly string[];
  /** Leads an hour from one network address. */
  limitPerAddress: number;
  /** Leads an hour for one e-mail address. */
  limitPerEmail: number;
  /** Secret that the hashes of addresses and e-mails are made with. */
  hashSecret: string;
  /** Where a person can write to instead. */
  contactEmail: string;
}

const keyMap = z.record(z.string(), z.string().check(z.minLength(1)));

/** The keys of a variable such as `{"default": "sb_secret_…"}`. */
function readKeyMap(name: string, text: string | undefined): Record<string, string> {
  if (!text) return {};
  try {
    return keyMap.parse(JSON.parse(text));
  } catch {
    throw new Error(`${name} must be a JSON object of keys.`);
  }
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // A path or a `*` would read as if more were allowed than the comparison allows.
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    `${url.origin}/` !== url.href ||
    text.includes("*")
  ) {
    throw new Error(
      `ALLOWED_ORIGINS must list origins such as https://www.example.com, divided by commas: "${text}" is none.`,
    );
  }
  return url.origin;
}

/** The origins of `ALLOWED_ORIGINS`. Throws an `Error` where there is none, or one that is wrong. */
export function readOrigins(text: string | undefined): string[] {
  const origins = (text ?? "")
    .split(",")
    .map((origin) => origin.trim())
    .filter((origin) => origin !== "")
    .map(readOrigin);
  if (origins.length === 0) {
    throw new Error("ALLOWED_ORIGINS is not set: it lists the origins of the site.");
  }
  return origins;
}

function readLimit(name: string, text: string | undefined, standard: number): number {
  if (!text) return standard;
  const limit = Number(text);
  if (!/^\d+$/.test(text) || limit < 1 || limit > 1_000_000) {
    throw new Error(`${name} must be a whole number from 1 to 1000000.`);
  }
  return limit;
}

/**
 * Reads the settings through `get`, which gives a variable's value. Throws an `Error` that names the
 * variable that is missing or wrong, never its value where that is a secret.
 */
export function readSettings(get: (name: string) => string | undefined): Settings {
  const supabaseUrl = get("SUPABASE_URL")?.replace(/\/+$/, "");
  if (!supabaseUrl) throw new Error("SUPABASE_URL is not set.");

  const secretKeys = readKeyMap("SUPABASE_SECRET_KEYS", get("SUPABASE_SECRET_KEYS"));
  const secretKey =
    secretKeys.default ?? Object.values(secretKeys)[0] ?? get("SUPABASE_SERVICE_ROLE_KEY");
  if (!secretKey) {
    throw new Error("Neither SUPABASE_SECRET_KEYS nor SUPABASE_SERVICE_ROLE_KEY is set.");
  }

  const publishableKeys = readKeyMap("SUPABASE_PUBLISHABLE_KEYS", get("SUPABASE_PUBLISHABLE_KEYS"));
  const publicKeys = [...Object.values(publishableKeys), get("SUPABASE_ANON_KEY") ?? ""].filter(
    (key) => key !== "",
  );
  if (publicKeys.length === 0) {
    throw new Error("Neither SUPABASE_PUBLISHABLE_KEYS nor SUPABASE_ANON_KEY is set.");
  }

  return {
    supabaseUrl,
    secretKey,
    publicKeys,
    allowedOrigins: readOrigins(get("ALLOWED_ORIGINS")),
    limitPerAddress: readLimit("LEAD_LIMIT_PER_ADDRESS", get("LEAD_LIMIT_PER_ADDRESS"), 20),
    limitPerEmail: readLimit("LEAD_LIMIT_PER_EMAIL", get("LEAD_LIMIT_PER_EMAIL"), 3),
    hashSecret: get("LEAD_HASH_SALT") || secretKey,
    contactEmail: get("VITE_CONTACT_EMAIL") || DEFAULT_CONTACT_EMAIL,
  };
}
