import type { Database } from "@shared/database-types.ts";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { environment } from "@/lib/environment.ts";
import { supabaseUrl } from "@/lib/supabase-address.ts";

let client: SupabaseClient<Database> | undefined;

/** The Supabase client of the workspace, created on first use. */
export function getSupabase(): SupabaseClient<Database> {
  client ??= createClient<Database>(supabaseUrl(), environment.VITE_SUPABASE_ANON_KEY, {
    // With PKCE, the link in an email carries a code for the browser that signed up, and never tokens. So an
    // address with someone else's tokens cannot change who is signed in.
    auth: { flowType: "pkce" },
    // Keeps personal data out of the browser's HTTP cache, where it would remain after signing out.
    global: { fetch: (input, init) => fetch(input, { ...init, cache: "no-store" }) },
  });
  return client;
}
