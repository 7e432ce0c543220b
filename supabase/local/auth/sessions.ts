import { randomUUID } from "node:crypto";
import type { SqlClient } from "../database/local-database.ts";
import { AuthError } from "./auth-errors.ts";
import { existingUser, type UserRow } from "./users.ts";

/** How a person proved their identity, as named in the claim `amr`. */
export type SignInMethod = "password" | "otp" | "recovery";

/** The caller, according to the claims of an access token. */
export interface Caller {
  userId: string;
  sessionId: string;
}

/** A session with its current refresh token. */
export interface Session extends Caller {
  refreshToken: string;
}

async function insertRefreshToken(
  sql: SqlClient,
  { userId, sessionId, parent }: Caller & { parent: string | null },
): Promise<string> {
  const token = randomUUID().replaceAll("-", "").slice(0, 12);
  await sql.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, parent, revoked, created_at, updated_at)
     values ($1, $2, $3, $4, false, clock_timestamp(), clock_timestamp())`,
    [token, userId, sessionId, parent],
  );
  return token;
}

/** Records how a person proved their identity. */
async function noteMethod(sql: SqlClient, sessionId: string, method: string): Promise<void> {
  await sql.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1, $2, now(), now(), $3)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [randomUUID(), sessionId, method],
  );
}

/** Starts a session. */
export async function startSession(
  sql: SqlClient,
  session: { userId: string; method: SignInMethod; userAgent: string | undefined },
): Promise<Session> {
  const { method, userAgent, userId } = session;
  const sessionId = randomUUID();
  await sql.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent)
     values ($1, $2, now(), now(), 'aal1', $3)`,
    [sessionId, userId, userAgent ?? null],
  );
  await noteMethod(sql, sessionId, method);
  await sql.query(
    "update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1",
    [userId],
  );
  const refreshToken = await insertRefreshToken(sql, { userId, sessionId, parent: null });
  return { userId, sessionId, refreshToken };
}

/** How a session's person proved their identity, newest first: the claim `amr`. */
export async function sessionMethods(sql: SqlClient, sessionId: string) {
  const { rows } = await sql.query<{ method: string; timestamp: number }>(
    `select authentication_method as method, extract(epoch from updated_at)::int as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [sessionId],
  );
  return rows;
}

/** `aal2` for a session with a second factor. Nothing once it has ended. */
export async function sessionLevel(sql: SqlClient, sessionId: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ aal: string }>("select aal from auth.sessions where id = $1", [
    sessionId,
  ]);
  return rows[0]?.aal;
}

/** The user of an access token, if its session has not ended. */
export async function requireSession(sql: SqlClient, caller: Caller): Promise<UserRow> {
  const user = await existingUser(sql, caller.userId);
  if (await sessionLevel(sql, caller.sessionId)) return user;
  throw new AuthError(
    403,
    "session_not_found",
    "Session from session_id claim in JWT does not exist",
  );
}

/** Records that a second factor was proved, and returns a new refresh token. */
export async function raiseSession(
  sql: SqlClient,
  { userId, sessionId, factorId }: Caller & { factorId: string },
): Promise<string> {
  await sql.query(
    "update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1",
    [sessionId, factorId],
  );
  await noteMethod(sql, sessionId, "totp");
  await sql.query("delete from auth.sessions where user_id = $1 and aal is distinct from 'aal2'", [
    userId,
  ]);
  await sql.query("update auth.refresh_tokens set revoked = true where session_id = $1", [
    sessionId,
  ]);
  return insertRefreshToken(sql, { userId, sessionId, parent: null });
}

/** `others` keeps only the current session, `local` ends only the current session. */
export async function endSessions(
  sql: SqlClient,
  { userId, sessionId, scope }: Caller & { scope: "global" | "local" | "others" },
): Promise<void> {
  const condition = { global: "$2 <> ''", local: "id::text = $2", others: "id::text <> $2" }[scope];
  await sql.query(`delete from auth.sessions where user_id = $1 and ${condition}`, [
    userId,
    sessionId,
  ]);
}

/** Exchanges a refresh token once. The second newest gives the newest: a response may be lost. */
export async function exchangeRefreshToken(sql: SqlClient, token: string): Promise<Session> {
  // Locks the session before its tokens, as whoever ends it does.
  await sql.query(
    `update auth.sessions set refreshed_at = now() at time zone 'UTC', updated_at = now()
     where id = (select session_id from auth.refresh_tokens where token = $1)`,
    [token],
  );
  const { rows: found } = await sql.query<{
    user_id: string;
    session_id: string;
    revoked: boolean;
  }>(
    `select s.user_id, t.session_id, t.revoked from auth.refresh_tokens t
     join auth.sessions s on s.id = t.session_id where t.token = $1 for update of t`,
    [token],
  );
  const used = found[0];
  const refused = "Invalid Refresh Token";
  if (!used) {
    throw new AuthError(400, "refresh_token_not_found", `${refused}: Refresh Token Not Found`);
  }
  const family = { userId: used.user_id, sessionId: used.session_id };
  if (used.revoked) {
    const { rows } = await sql.query<{ token: string }>(
      "select token from auth.refresh_tokens where parent = $1 and not revoked",
      [token],
    );
    if (rows[0]) return { ...family, refreshToken: rows[0].token };
    throw new AuthError(400, "refresh_token_already_used", `${refused}: Already Used`);
  }
  await sql.query("update auth.refresh_tokens set revoked = true where token = $1", [token]);
  return { ...family, refreshToken: await insertRefreshToken(sql, { ...family, parent: token }) };
}
