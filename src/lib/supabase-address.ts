import { environment } from "./environment.ts";

/** Base URL of the configured project; empty if the site's own origin is used. */
const configuredUrl = (environment.VITE_SUPABASE_URL ?? "").replace(/\/+$/, "");

/** Base URL of the Supabase project: the configured one, or the page's own origin. */
export function supabaseUrl(): string {
  return configuredUrl || window.location.origin;
}

/** URL of an edge function; relative if the site's own origin is used. */
export function functionsUrl(name: string): string {
  return `${configuredUrl}/functions/v1/${name}`;
}

/** Headers of a call without a session. */
export function publicHeaders(): Record<string, string> {
  const key = environment.VITE_SUPABASE_ANON_KEY;
  return { apikey: key, authorization: `Bearer ${key}` };
}
