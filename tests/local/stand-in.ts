import type { AuthRules } from "../../supabase/local/auth.ts";
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from "../../supabase/local/keys.ts";
import { type StandIn, startStandIn } from "../../supabase/local/stand-in.ts";

export const PUBLIC_URL = "http://localhost:4173";

/** A stand-in in memory, without the edge functions, whose time-outs a test can shorten. */
export function openStandIn(authRules: Partial<AuthRules> = {}): Promise<StandIn> {
  return startStandIn({
    dataDirectory: "memory",
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
  /** Bearer token; without it the key speaks for itself. */
  token?: string;
  headers?: Record<string, string>;
}

/** A request to the stand-in, straight to its handler. */
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

/** The same with the secret key. */
export function callAsService(standIn: StandIn, path: string, options: CallOptions = {}) {
  return call(standIn, path, { ...options, key: LOCAL_SECRET_KEY });
}
