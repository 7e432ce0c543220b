import * as z from "zod/mini";
import { DEFAULT_CONTACT_EMAIL } from "./brand-name.ts";

/** Reads a variable of the environment. */
export type ReadVariable = (name: string) => string | undefined;

/** The headers that can contain the caller's address, depending on the platform in front of the function. */
const ADDRESS_HEADERS = ["cf-connecting-ip", "x-forwarded-for"] as const;
export type AddressHeader = (typeof ADDRESS_HEADERS)[number];

/** Settings that every function reads from its environment. */
export interface ProjectSettings {
  /** Base address of the project's services, without a trailing slash. */
  supabaseUrl: string;
  /** The public address of the functions, without a trailing slash. */
  functionsUrl: string;
  /** A secret key, or the older service_role key, with which the function acts. */
  secretKey: string;
  /** Keys that a visitor's browser may use. */
  publicKeys: readonly string[];
  /** Origins whose pages may call the function. Redirects to the site use the first one by default. */
  allowedOrigins: readonly [string, ...string[]];
  /** The header in which the platform gives the caller's address. */
  addressHeader: AddressHeader;
  /** Secret from which the keys of all hashes are derived. */
  hashSecret: string;
  /** Secret with which private links are computed. A new one ends every link that was sent. */
  linkSecret: string;
  /** The email address that messages offer as an alternative. */
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
  // A path or a `*` would suggest that more is allowed than the comparison accepts.
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    `${url.origin}/` !== url.href ||
    text.includes("*")
  ) {
    throw new Error(
      `ALLOWED_ORIGINS must list origins such as https://www.example.com, separated by commas: "${text}" is not an origin.`,
    );
  }
  return url.origin;
}

/** The origins in `ALLOWED_ORIGINS`. Throws an `Error` if there are none or one is invalid. */
export function readOrigins(text: string | undefined): [string, ...string[]] {
  const [first, ...others] = (text ?? "")
    .split(",")
    .map((origin) => origin.trim())
    .filter((origin) => origin !== "")
    .map(readOrigin);
  if (first === undefined) {
    throw new Error("ALLOWED_ORIGINS is not set. It must list the origins of the site.");
  }
  return [first, ...others];
}

/** A limit from a variable: a whole number from 1 to a million. */
export function readLimit(name: string, text: string | undefined, standard: number): number {
  if (!text) return standard;
  const limit = Number(text);
  if (!/^\d+$/.test(text) || limit < 1 || limit > 1_000_000) {
    throw new Error(`${name} must be a whole number from 1 to 1000000.`);
  }
  return limit;
}

/** The header that contains the caller's address. */
function readAddressHeader(text: string | undefined): AddressHeader {
  const header = ADDRESS_HEADERS.find((name) => name === (text || ADDRESS_HEADERS[0]));
  if (header) return header;
  throw new Error(`LEAD_ADDRESS_HEADER must be ${ADDRESS_HEADERS.join(" or ")}.`);
}

/** Reads the settings. Throws an `Error` that names the wrong variable, but not its value. */
export function readProjectSettings(get: ReadVariable): ProjectSettings {
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
    // On a developer's machine, functions and people reach the services at different addresses.
    functionsUrl: `${get("LOCAL_PUBLIC_URL") ?? supabaseUrl}/functions/v1`,
    secretKey,
    publicKeys,
    allowedOrigins: readOrigins(get("ALLOWED_ORIGINS")),
    addressHeader: readAddressHeader(get("LEAD_ADDRESS_HEADER")),
    hashSecret: get("LEAD_HASH_SALT") || secretKey,
    linkSecret: get("LINK_SECRET") || secretKey,
    contactEmail: get("VITE_CONTACT_EMAIL") || DEFAULT_CONTACT_EMAIL,
  };
}
