import { randomInt, randomUUID } from "node:crypto";
import type { SqlClient } from "../database/local-database.ts";

interface RefreshTokenRow {
  token: string;
  parent: string | null;
  revoked: boolean;
  session_id: string;
}

/** How a person proved their identity, as named in the claim `amr`. */
export type SignInMethod = "password" | "otp" | "recovery";

const tokenAlphabet = "abcdefghijklmnopqrstuvwxyz0123456789";

/** A refresh token has twelve characters. */
export const REFRESH_TOKEN_LENGTH = 12;

async function insertRefreshToken(
  sql: SqlClient,
  token: { userId: string; sessionId: string; parent: string | null },
): Promise<string> {
  const text = Array.from(
    { length: REFRESH_TOKEN_LENGTH },
    () => tokenAlphabet[randomInt(tokenAlphabet.length)],
  ).join("");
  await sql.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, parent, revoked, created_at, updated_at)
     values ($1::text, $2::text, $3::text::uuid, $4::text, false, clock_timestamp(), clock_timestamp())`,
    [text, token.userId, token.sessionId, token.parent],
  );
  return text;
}

/** Starts a session and returns its first refresh token. `method` is how the person proved their identity. */
export async function startSession(
  sql: SqlClient,
  session: { userId: string; method: SignInMethod; userAgent: string | undefined },
): Promise<{ sessionId: string; refreshToken: string }> {
  const sessionId = randomUUID();
  await sql.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent)
     values ($1::text::uuid, $2::text::uuid, now(), now(), 'aal1', $3::text)`,
    [sessionId, session.userId, session.userAgent ?? null],
  );
  await sql.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1::text::uuid, $2::text::uuid, now(), now(), $3::text)`,
    [randomUUID(), sessionId, session.method],
  );
  await sql.query(
    "update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1::text::uuid",
    [session.userId],
  );
  const refreshToken = await insertRefreshToken(sql, {
    userId: session.userId,
    sessionId,
    parent: null,
  });
  return { sessionId, refreshToken };
}

/** How a session's person proved their identity, newest first: the claim `amr`. */
export async function sessionMethods(
  sql: SqlClient,
  sessionId: string,
): Promise<{ method: string; timestamp: number }[]> {
  const { rows } = await sql.query<{ method: string; timestamp: number }>(
    `select authentication_method as method, extract(epoch from updated_at)::int as timestamp
     from auth.mfa_amr_claims where session_id = $1::text::uuid order by updated_at desc`,
    [sessionId],
  );
  return rows;
}

/** `aal2` for a session with a second factor. */
export async function sessionLevel(sql: SqlClient, sessionId: string): Promise<string> {
  const { rows } = await sql.query<{ aal: string | null }>(
    "select aal from auth.sessions where id = $1::text::uuid",
    [sessionId],
  );
  return rows[0]?.aal ?? "aal1";
}

/**
 * Records that a second factor was proved, ends the user's sessions without one, and returns a new refresh
 * token.
 */
export async function raiseSession(
  sql: SqlClient,
  session: { userId: string; sessionId: string; factorId: string },
): Promise<string> {
  const { userId, sessionId } = session;
  await sql.query(
    `update auth.sessions set aal = 'aal2', factor_id = $2::text::uuid, updated_at = now()
     where id = $1::text::uuid`,
    [sessionId, session.factorId],
  );
  await sql.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1::text::uuid, $2::text::uuid, now(), now(), 'totp')
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [randomUUID(), sessionId],
  );
  await sql.query(
    "delete from auth.sessions where user_id = $1::text::uuid and aal is distinct from 'aal2'",
    [userId],
  );
  await sql.query(
    `update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp()
     where session_id = $1::text::uuid and not revoked`,
    [sessionId],
  );
  return insertRefreshToken(sql, { userId, sessionId, parent: null });
}

/** False once a session has ended. */
export async function sessionExists(sql: SqlClient, sessionId: string): Promise<boolean> {
  const { rows } = await sql.query("select 1 from auth.sessions where id = $1::text::uuid", [
    sessionId,
  ]);
  return rows.length > 0;
}

/** `others` keeps only the current session, `local` ends only the current session. */
export async function endSessions(
  sql: SqlClient,
  session: { userId: string; sessionId: string; scope: "global" | "local" | "others" },
): Promise<void> {
  const choice = { global: "true", local: "id = $2::text::uuid", others: "id <> $2::text::uuid" };
  await sql.query(
    `delete from auth.sessions
     where user_id = $1::text::uuid and $2::text is not null and ${choice[session.scope]}`,
    [session.userId, session.sessionId],
  );
}

export type RefreshOutcome =
  | { outcome: "refreshed"; userId: string; sessionId: string; refreshToken: string }
  | { outcome: "unknown" | "already_used" | "expired" };

/** The maximum length of a session, and the maximum time without a refresh. Unlimited if not set. */
export interface SessionLimits {
  timeboxSeconds?: number | undefined;
  inactivitySeconds?: number | undefined;
}

async function hasExpired(sql: SqlClient, id: string, limits: SessionLimits): Promise<boolean> {
  const { rows } = await sql.query<{ expired: boolean }>(
    `select created_at < now() - make_interval(secs => $2::text::float8)
       or coalesce(refreshed_at at time zone 'UTC', created_at)
         < now() - make_interval(secs => $3::text::float8) as expired
     from auth.sessions where id = $1::text::uuid`,
    [id, limits.timeboxSeconds ?? null, limits.inactivitySeconds ?? null],
  );
  return rows[0]?.expired ?? false;
}

/**
 * Exchanges a refresh token by the rules of a hosted project. Each token can be exchanged once. The second
 * newest gives the newest again, because the response may have been lost. An older one is accepted for
 * `reuseSeconds`, and after that ends the whole family.
 */
export async function exchangeRefreshToken(
  sql: SqlClient,
  token: string,
  { reuseSeconds, ...limits }: { reuseSeconds: number } & SessionLimits,
): Promise<RefreshOutcome> {
  const { rows: found } = await sql.query<RefreshTokenRow & { user_id: string }>(
    `select t.token, t.parent, t.revoked, t.session_id, s.user_id
     from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id where t.token = $1::text
     for update of t`,
    [token],
  );
  const used = found[0];
  if (!used) return { outcome: "unknown" };
  const family = { userId: used.user_id, sessionId: used.session_id };
  if (await hasExpired(sql, family.sessionId, limits)) return { outcome: "expired" };

  if (used.revoked) {
    const { rows } = await sql.query<Pick<RefreshTokenRow, "token" | "parent">>(
      `select token, parent from auth.refresh_tokens
       where session_id = $1::text::uuid and not revoked order by id desc limit 1`,
      [used.session_id],
    );
    const active = rows[0];
    if (active && active.parent === used.token) {
      return { outcome: "refreshed", ...family, refreshToken: active.token };
    }
    const { rows: ages } = await sql.query<{ forgiven: boolean }>(
      `select updated_at > clock_timestamp() - make_interval(secs => $2::int) as forgiven
       from auth.refresh_tokens where token = $1::text`,
      [token, reuseSeconds],
    );
    if (!ages[0]?.forgiven) {
      await sql.query(
        "update auth.refresh_tokens set revoked = true where session_id = $1::text::uuid",
        [used.session_id],
      );
      return { outcome: "already_used" };
    }
  }

  await sql.query(
    `update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp()
     where token = $1::text and not revoked`,
    [token],
  );
  const refreshToken = await insertRefreshToken(sql, { ...family, parent: token });
  await sql.query(
    `update auth.sessions set refreshed_at = now() at time zone 'UTC', updated_at = now()
     where id = $1::text::uuid`,
    [used.session_id],
  );
  return { outcome: "refreshed", ...family, refreshToken };
}
