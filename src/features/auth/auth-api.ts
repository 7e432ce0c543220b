import { isAuthError } from "@supabase/supabase-js";
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { hrefTo } from "@/lib/routes.ts";
import type { Credentials } from "./credentials.ts";
import { getSupabase } from "./supabase-client.ts";

/** Sentences of the error catalogue (specification, section 8). */
export const AUTH_MESSAGES = {
  denied: "Access denied. Admin privileges required.",
  created: "Account created! Please contact the admin to get admin access.",
  welcome: "Welcome back!",
  signedOut: "Signed out successfully",
  failed: "Authentication failed",
} as const;

/** How often an open admin page asks whether its user still holds the role, in milliseconds. */
const ROLE_CHECK_INTERVAL = 15_000;

const roleSchema = z.object({ role: z.literal("admin") });

/**
 * True where the user holds the admin role. Throws on a network or server fault, so that a fault is
 * never taken for a missing role.
 */
export async function fetchIsAdmin(userId: string): Promise<boolean> {
  const { data, error } = await getSupabase()
    .from("user_roles")
    .select("role")
    .eq("user_id", userId)
    .eq("role", "admin")
    .maybeSingle();
  if (error) throw error;
  return roleSchema.safeParse(data).success;
}

/** Whether the user holds the admin role; kept fresh, because it can be revoked at any time. */
export function isAdminQuery(userId: string) {
  return queryOptions({
    queryKey: ["is-admin", userId],
    queryFn: () => fetchIsAdmin(userId),
    refetchInterval: ROLE_CHECK_INTERVAL,
    staleTime: ROLE_CHECK_INTERVAL / 2,
  });
}

/** The sentence for a failed call to Auth. */
export function authMessage(error: unknown): string {
  // A fault on the server's side carries no readable message: the client library says "{}".
  if (isAuthError(error) && error.message && error.message !== "{}") return error.message;
  return AUTH_MESSAGES.failed;
}

/**
 * Signs in and checks the role. Without it the user is signed out again at once, also where it could
 * not be asked for. Throws on a fault.
 */
export async function signInAsAdmin(credentials: Credentials): Promise<"admin" | "denied"> {
  const supabase = getSupabase();
  const { data, error } = await supabase.auth.signInWithPassword(credentials);
  if (error) throw error;
  let isAdmin = false;
  try {
    isAdmin = await fetchIsAdmin(data.user.id);
  } finally {
    if (!isAdmin) await signOut();
  }
  return isAdmin ? "admin" : "denied";
}

/** Asks for an account. Its confirmation mail leads to the leads page. Throws on a fault. */
export async function signUp(credentials: Credentials): Promise<void> {
  const { error } = await getSupabase().auth.signUp({
    ...credentials,
    options: { emailRedirectTo: `${window.location.origin}${hrefTo.adminLeads()}` },
  });
  if (error) throw error;
}

/** Ends the session. A server that cannot be reached must not keep somebody signed in here. */
export async function signOut(): Promise<void> {
  const { error } = await getSupabase().auth.signOut();
  if (error) await getSupabase().auth.signOut({ scope: "local" });
}
