import { environment } from "./environment.ts";

/** Base address of the Supabase project: the configured one, or the page's own origin. */
export function supabaseUrl(): string {
  return (environment.VITE_SUPABASE_URL || window.location.origin).replace(/\/+$/, "");
}

/** Address of an edge function. */
export function functionsUrl(name: string): string {
  return `${supabaseUrl()}/functions/v1/${name}`;
}

/** What a caller without a session sends along. */
export function publicHeaders(): Record<string, string> {
  const key = environment.VITE_SUPABASE_ANON_KEY;
  return { apikey: key, authorization: `Bearer ${key}` };
}
