import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { type Role, roleSchema } from "@/admin/features/access/auth-api.ts";
import { answerOf, getSupabase } from "@/admin/features/access/supabase-client.ts";
import { teamClock, teamToday } from "@/admin/features/time/team-time.ts";
import { daysBetween } from "@/lib/calendar-date.ts";

const time = z.nullable(z.iso.datetime({ offset: true }));

const memberSchema = z.object({
  user_id: z.uuid(),
  email: z.string(),
  display_name: z.string(),
  role: roleSchema,
  /** Null for roles granted before grants were recorded. */
  granted_at: time,
  last_seen_at: time,
  open_leads: z.number(),
});
export type Member = z.infer<typeof memberSchema>;

const signUpSchema = z.object({
  user_id: z.uuid(),
  email: z.string(),
  signed_up_at: time,
  confirmed: z.boolean(),
  last_seen_at: time,
});
export type SignUp = z.infer<typeof signUpSchema>;

/**
 * Whether an account may be a new colleague's: its address is confirmed, without which it can get no role, and it is not
 * that of somebody who left the team.
 */
export function isNewSignUp({ confirmed, signed_up_at }: SignUp): boolean {
  return (
    confirmed &&
    signed_up_at !== null &&
    daysBetween(teamClock(signed_up_at).date, teamToday()) <= 30
  );
}

/** The members of the team. For administrators. */
export function teamQuery() {
  return queryOptions({
    queryKey: ["team", "members"],
    queryFn: ({ signal }) =>
      answerOf(getSupabase().rpc("list_team").abortSignal(signal), z.array(memberSchema)),
  });
}

/** Accounts without a role, newest first. For administrators. */
export function signUpsQuery() {
  return queryOptions({
    queryKey: ["team", "sign-ups"],
    queryFn: ({ signal }) =>
      answerOf(getSupabase().rpc("list_sign_ups").abortSignal(signal), z.array(signUpSchema)),
  });
}

/** Key prefix of every query that a role change invalidates. */
export const teamKey = ["team"] as const;

/** A refusal by the database, with a message for the user. */
export class TeamError extends Error {}

const sentences: Readonly<Record<string, string>> = {
  PT404: "Nobody has signed up with this email address. Ask them to sign up first.",
  last_admin: "This is the last administrator. Make someone else an administrator first.",
  unconfirmed:
    "This person has not followed the link in the email from their sign-up yet. Ask them to, then grant the role.",
  "42501": "Only administrators can change roles.",
};

type Refusal = { code?: string; details?: string; message: string };

/** The database gives a refusal's reason as its details, if several have the same code. */
function faultOf({ code, details, message }: Refusal): Error {
  const sentence = sentences[details ?? ""] ?? sentences[code ?? ""];
  return sentence ? new TeamError(sentence) : new Error(message);
}

/** Grants a role. Returns false if the account already has it. Throws a `TeamError` for a known reason. */
export async function grantRole(email: string, role: Role): Promise<boolean> {
  const { data, error } = await getSupabase().rpc("grant_role", { email, role });
  if (error) throw faultOf(error);
  return z.boolean().parse(data);
}

/** Revokes a role, with immediate effect. Throws a `TeamError` for a known reason. */
async function revokeRole(email: string, role: Role): Promise<void> {
  const { error } = await getSupabase().rpc("revoke_role", { email, role });
  if (error) throw faultOf(error);
}

type Person = Pick<Member, "email" | "role">;

/** Makes a coordinator an administrator, or the reverse. Throws like `revokeRole`. */
export async function changeRole({ email, role: former }: Person, role: Role): Promise<void> {
  await grantRole(email, role);
  // An administrator has all rights of a coordinator, so only the administrator role must be revoked.
  if (former === "admin" && role === "coordinator") await revokeRole(email, "admin");
}

/** Revokes all of a person's roles. Throws like `revokeRole`. */
export async function removeFromTeam({ email, role }: Person, isSelf: boolean): Promise<void> {
  const roles: Role[] = role === "admin" ? ["admin", "coordinator"] : ["coordinator"];
  // Whoever removes themselves can do nothing more after losing the administrator's role. For others it goes first,
  // because only it may be refused.
  for (const each of isSelf ? roles.reverse() : roles) await revokeRole(email, each);
}
