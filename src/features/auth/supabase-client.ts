import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { environment } from "@/lib/environment.ts";
import { supabaseUrl } from "@/lib/supabase-address.ts";

let client: SupabaseClient | undefined;

/** The one Supabase client of the admin pages. Made on first use: public pages never load it. */
export function getSupabase(): SupabaseClient {
  client ??= createClient(supabaseUrl(), environment.VITE_SUPABASE_ANON_KEY);
  return client;
}
