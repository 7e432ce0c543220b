import type { Database } from "@shared/database-types.ts";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type * as z from "zod/mini";
import { environment } from "@/lib/environment.ts";
import { supabaseUrl } from "@/lib/supabase-address.ts";

let client: SupabaseClient<Database> | undefined;

let isRefused = false;

/** Whether the database has refused the last call even with a renewed session. */
export const isRefusedDespiteRenewal = () => isRefused;

let renewal: Promise<string | undefined> | undefined;

/** A newer access token than the refused one. Calls that are refused together renew the session once. */
async function newerToken(refused: string | null): Promise<string | undefined> {
  const { auth } = getSupabase();
  const { data } = await auth.getSession();
  const token = data.session?.access_token;
  if (!token || `Bearer ${token}` !== refused) return token;
  renewal ??= auth
    .refreshSession()
    .then((renewed) => renewed.data.session?.access_token)
    .finally(() => {
      renewal = undefined;
    });
  return renewal;
}

/**
 * Calls the project. The library renews the session by this computer's clock, which may be slow: the database then refuses
 * the token as expired. So the session is renewed, and the call repeated once.
 */
async function call(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  // Keeps personal data out of the browser's HTTP cache, where it would remain after signing out.
  const options: RequestInit = { ...init, cache: "no-store" };
  const response = await fetch(input, options);
  // Not Auth's own calls, which renew the session.
  if (!String(input).startsWith(`${supabaseUrl()}/rest/`)) return response;
  if (response.status !== 401) {
    isRefused = false;
    return response;
  }
  const headers = new Headers(init.headers);
  const token = await newerToken(headers.get("authorization"));
  if (!token) return response;
  headers.set("authorization", `Bearer ${token}`);
  const repeated = await fetch(input, { ...options, headers });
  isRefused = repeated.status === 401;
  return repeated;
}

/** The Supabase client of the workspace, created on first use. */
export function getSupabase(): SupabaseClient<Database> {
  client ??= createClient<Database>(supabaseUrl(), environment.VITE_SUPABASE_ANON_KEY, {
    // With PKCE, the link in an email carries a code for the browser that signed up, and never tokens. So an
    // address with someone else's tokens cannot change who is signed in.
    auth: { flowType: "pkce" },
    global: { fetch: call },
  });
  return client;
}

/** What a call returned, checked. Throws the call's error. */
export async function answerOf<Value>(
  call: PromiseLike<{ data: unknown; error: unknown }>,
  schema: z.ZodMiniType<Value>,
): Promise<Value> {
  const { data, error } = await call;
  if (error) throw error;
  return schema.parse(data);
}
