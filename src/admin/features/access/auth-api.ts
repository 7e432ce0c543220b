import { isEmailAddress, plainEmail } from "@shared/email-address.ts";
import { AuthError, isAuthError, type Session } from "@supabase/supabase-js";
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { hrefTo } from "@/lib/routes.ts";
import { hasEnded, noteActivity, WRONG_CLOCK } from "./session-limits.ts";
import { getSupabase } from "./supabase-client.ts";
import { readToken } from "./token.ts";

/** Rules and messages of the admin sign-in and sign-up. Source: specification, section 5. */
export const credentialsSchema = z.object({
  email: z
    .string()
    .check(
      z.overwrite(plainEmail),
      z.maxLength(255, "Email must be less than 255 characters"),
      z.refine(isEmailAddress, "Please enter a valid email address"),
      z.toLowerCase(),
    ),
  password: z
    .string()
    .check(
      z.minLength(8, "Password must be at least 8 characters"),
      z.maxLength(100, "Password must be less than 100 characters"),
    ),
});

export type Credentials = z.infer<typeof credentialsSchema>;

/** Messages of the error catalogue (specification, section 8). */
export const AUTH_MESSAGES = {
  denied: "Access denied. Admin privileges required.",
  created: "Account created! Please contact the admin to get admin access.",
  welcome: "Welcome back!",
  signedOut: "Signed out successfully",
  failed: "Authentication failed",
} as const;

/** How often an open workspace page checks that the user still has the role, in milliseconds. */
const ROLE_CHECK_INTERVAL = 15_000;

/** An administrator has all rights of a coordinator, and can also export leads and manage the team. */
export const roleSchema = z.enum(["admin", "coordinator"]);
export type Role = z.infer<typeof roleSchema>;

/** Whether the user holds a role. Throws on an error, so that it is never mistaken for a missing role. */
async function holds(userId: string, role: Role): Promise<boolean> {
  const { data, error } = await getSupabase()
    .from("user_roles")
    .select("role")
    .eq("user_id", userId)
    .eq("role", role)
    .maybeSingle();
  if (error) throw error;
  return data !== null;
}

/** The user's role: the higher one if the user has both, `null` if none. Throws like `holds`. */
async function fetchRole(userId: string): Promise<Role | null> {
  for (const role of roleSchema.options) if (await holds(userId, role)) return role;
  return null;
}

/** Whether the user is an administrator. Throws like `holds`. */
export async function fetchIsAdmin(userId: string): Promise<boolean> {
  return holds(userId, "admin");
}

/** The session in the database. `second_factor` still needs a code; `ended` is over everywhere. */
const sessionStateSchema = z.enum(["open", "second_factor", "ended"]);

export type Access = { role: Role | null; session: z.infer<typeof sessionStateSchema> };

async function fetchAccess(userId: string): Promise<Access> {
  const [role, { data, error, status }] = await Promise.all([
    fetchRole(userId),
    getSupabase().rpc("my_session_state"),
  ]);
  // A project without this function has policies that do not ask for more than a role.
  if (status === 404) return { role, session: "open" };
  if (error) throw error;
  return { role, session: sessionStateSchema.parse(data) };
}

/** The role and the state of the session, fetched regularly: a role can be revoked at any time. */
export function roleQuery(userId: string, session?: Session | null) {
  const { session_id: id = "", aal = "" } = readToken(session?.access_token);
  return queryOptions({
    queryKey: session ? ["role", userId, id, aal] : ["role", userId],
    queryFn: () => fetchAccess(userId),
    refetchInterval: ROLE_CHECK_INTERVAL,
    staleTime: ROLE_CHECK_INTERVAL / 2,
    // Also runs while all other queries are paused until the user signs in again.
    networkMode: "always",
    // A session returns to its former level when its device is removed. The answer of then is no longer true.
    gcTime: 0,
    // After a code or a new sign-in, keeps the previous data until the response arrives.
    placeholderData: (before: Access | undefined, query) =>
      query?.queryKey[1] === userId ? before : undefined,
  });
}

/** The message for a failed request to Auth. */
export function authMessage(error: unknown): string {
  // For server errors, the client library's message is "{}".
  if (isAuthError(error) && error.message && error.message !== "{}") return error.message;
  return AUTH_MESSAGES.failed;
}

/** Signs in and checks the role; `null` and signed out again without one. Throws on an error. */
export async function signIn(
  credentials: Credentials,
): Promise<(Access & { userId: string }) | null> {
  noteActivity();
  const supabase = getSupabase();
  const { data, error } = await supabase.auth.signInWithPassword(credentials);
  if (error) throw error;
  // The session began just now by the server's clock.
  if (hasEnded(data.session)) {
    await signOut();
    throw new AuthError(WRONG_CLOCK);
  }
  let access: Access | null = null;
  try {
    access = await fetchAccess(data.user.id);
  } finally {
    if (!access?.role) await signOut();
  }
  return access.role ? { ...access, userId: data.user.id } : null;
}

/**
 * Whether Auth refused a second email so soon. A hosted project does so only for an address with an account, so what is
 * then shown is the same as the first time.
 */
export function isAskedAgain(error: unknown): boolean {
  return (
    isAuthError(error) &&
    error.code === "over_email_send_rate_limit" &&
    error.message.includes("you can only request this after")
  );
}

/** Signs up. Throws on an error, but never because the address has an account. */
export async function signUp(credentials: Credentials): Promise<void> {
  const { error } = await getSupabase().auth.signUp({
    ...credentials,
    options: { emailRedirectTo: `${window.location.origin}${hrefTo.adminLeads()}` },
  });
  if (error && !isAskedAgain(error)) throw error;
}

/**
 * Removes the session from local storage, and tells the other tabs. The client only does so itself if the server has
 * responded, or if there is no session.
 */
async function forgetSession(): Promise<void> {
  for (const key of Object.keys(window.localStorage)) {
    if (/^sb-.*-auth-token/.test(key)) window.localStorage.removeItem(key);
  }
  await getSupabase().auth.signOut({ scope: "local" });
}

/** Ends this session only. If the server cannot be reached, the session still ends in this browser. */
export async function endSession(): Promise<void> {
  const { error } = await getSupabase().auth.signOut({ scope: "local" });
  if (error) await forgetSession();
}

/** Signs out of all sessions. If the server cannot be reached, the session in this browser still ends. */
export async function signOut(): Promise<void> {
  const { error } = await getSupabase().auth.signOut();
  if (error) await forgetSession();
}

export const roleNames: Readonly<Record<Role, string>> = {
  admin: "Administrator",
  coordinator: "Coordinator",
};
