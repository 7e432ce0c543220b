import type { AuthRules } from "../../supabase/local/auth/service.ts";
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from "../../supabase/local/keys.ts";
import { type StandIn, startStandIn } from "../../supabase/local/stand-in.ts";
import { databaseUrl } from "../database/support.ts";

export const PUBLIC_URL = "http://localhost:4173";

/** An in-memory stand-in without edge functions, with timeouts that a test can shorten. */
export function openStandIn(authRules: Partial<AuthRules> = {}): Promise<StandIn> {
  return startStandIn({
    dataDirectory: "memory",
    databaseUrl,
    publicUrl: PUBLIC_URL,
    seed: false,
    functions: false,
    authRules: { mailIntervalSeconds: 0, ...authRules },
  });
}

export interface CallOptions {
  method?: string;
  body?: unknown;
  key?: string;
  /** A bearer token. Without one, only the key is sent. */
  token?: string;
  headers?: Record<string, string>;
}

/** Sends a request directly to the stand-in's handler. */
export async function call(
  standIn: StandIn,
  path: string,
  { method = "GET", body, key = LOCAL_PUBLISHABLE_KEY, token, headers = {} }: CallOptions = {},
): Promise<Response> {
  const request = new Request(`${PUBLIC_URL}${path}`, {
    method,
    headers: {
      apikey: key,
      "Content-Type": "application/json",
      "X-Supabase-Api-Version": "2024-01-01",
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return standIn.fetch(request);
}

/** Sends a request with the secret key. */
export function callAsService(standIn: StandIn, path: string, options: CallOptions = {}) {
  return call(standIn, path, { ...options, key: LOCAL_SECRET_KEY });
}
