import { createHash, randomInt, randomUUID } from "node:crypto";
import type { SqlClient } from "./database.ts";

/** A row of `auth.users`, as far as the stand-in reads it. */
export interface UserRow {
  id: string;
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: Record<string, unknown> | null;
  created_at: Date;
  updated_at: Date;
}

interface IdentityRow {
  id: string;
  user_id: string;
  identity_data: Record<string, unknown>;
  provider: string;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface RefreshTokenRow {
  token: string;
  parent: string | null;
  revoked: boolean;
  session_id: string;
}

/** What a mailed link is for: the name in the link, and the name in `auth.one_time_tokens`. */
const linkTokenTypes = { signup: "confirmation_token", recovery: "recovery_token" } as const;
export type LinkKind = keyof typeof linkTokenTypes;

const userColumns = `id, email, encrypted_password, email_confirmed_at, confirmation_sent_at,
  recovery_sent_at, last_sign_in_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at`;

async function firstUser(sql: SqlClient, condition: string, value: string) {
  const { rows } = await sql.query<UserRow>(
    `select ${userColumns} from auth.users where ${condition}`,
    [value],
  );
  return rows[0];
}

/** The user with an address, which must be in lower case. */
export function findUserByEmail(sql: SqlClient, email: string): Promise<UserRow | undefined> {
  return firstUser(sql, "email = $1", email);
}

/** The user with an id. */
export function findUserById(sql: SqlClient, id: string): Promise<UserRow | undefined> {
  return firstUser(sql, "id = $1::text::uuid", id);
}

/** Stores a new user with an identity of the kind `email`, and gives the user's id. */
export async function insertUser(
  sql: SqlClient,
  user: {
    email: string;
    passwordHash: string;
    confirmed: boolean;
    metadata: Record<string, unknown>;
  },
): Promise<string> {
  const id = randomUUID();
  const identity = {
    ...user.metadata,
    sub: id,
    email: user.email,
    email_verified: user.confirmed,
    phone_verified: false,
  };
  await sql.query(
    `insert into auth.users (instance_id, id, aud, role, email, encrypted_password,
       email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1::text::uuid, 'authenticated',
       'authenticated', $2::text, $3::text, case when $4::text = 'yes' then now() end,
       '{"provider":"email","providers":["email"]}', $5::text::jsonb, now(), now())`,
    [id, user.email, user.passwordHash, user.confirmed ? "yes" : "no", JSON.stringify(identity)],
  );
  await sql.query(
    `insert into auth.identities (id, provider_id, user_id, identity_data, provider,
       last_sign_in_at, created_at, updated_at)
     values ($1::text::uuid, $2::text, $2::text::uuid, $3::text::jsonb, 'email', now(), now(), now())`,
    [randomUUID(), id, JSON.stringify(identity)],
  );
  return id;
}

/** Marks a user's address as confirmed; an earlier confirmation keeps its time. */
export async function confirmUser(sql: SqlClient, id: string): Promise<void> {
  await sql.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified":true}'
     where id = $1::text::uuid`,
    [id],
  );
}

/** Replaces a user's password by another, given as its hash. */
export async function changePassword(sql: SqlClient, id: string, hash: string): Promise<void> {
  await sql.query(
    `update auth.users set encrypted_password = $2::text, updated_at = now() where id = $1::text::uuid`,
    [id, hash],
  );
}

/** True where there was such a user. Sessions, tokens and roles go with it. */
export async function deleteUser(sql: SqlClient, id: string): Promise<boolean> {
  const result = await sql.query("delete from auth.users where id = $1::text::uuid", [id]);
  return result.affectedRows > 0;
}

/** The user object of the API. Fields that are null are left out. */
export async function presentUser(sql: SqlClient, user: UserRow): Promise<Record<string, unknown>> {
  const { rows } = await sql.query<IdentityRow>(
    `select id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at
     from auth.identities where user_id = $1::text::uuid order by created_at`,
    [user.id],
  );
  const optionalTimes = {
    email_confirmed_at: user.email_confirmed_at,
    confirmation_sent_at: user.confirmation_sent_at,
    confirmed_at: user.email_confirmed_at,
    recovery_sent_at: user.recovery_sent_at,
    last_sign_in_at: user.last_sign_in_at,
  };
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    phone: "",
    ...Object.fromEntries(Object.entries(optionalTimes).filter(([, time]) => time !== null)),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: rows.map((identity) => ({
      identity_id: identity.id,
      id: identity.user_id,
      user_id: identity.user_id,
      identity_data: identity.identity_data,
      provider: identity.provider,
      last_sign_in_at: identity.last_sign_in_at,
      created_at: identity.created_at,
      updated_at: identity.updated_at,
      email: user.email,
    })),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}

/** Makes the token of a mailed link; an earlier one of the same kind stops working. */
export async function createLinkToken(
  sql: SqlClient,
  user: UserRow,
  kind: LinkKind,
): Promise<string> {
  const otp = randomInt(1_000_000).toString().padStart(6, "0");
  const hash = createHash("sha224").update(`${user.email}${otp}${randomUUID()}`).digest("hex");
  const type = linkTokenTypes[kind];
  await sql.query(
    "delete from auth.one_time_tokens where user_id = $1::text::uuid and token_type::text = $2::text",
    [user.id, type],
  );
  await sql.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
     values ($1::text::uuid, $2::text::uuid, '${type}', $3::text, $4::text)`,
    [randomUUID(), user.id, hash, user.email],
  );
  const sentAt = kind === "signup" ? "confirmation_sent_at" : "recovery_sent_at";
  await sql.query(`update auth.users set ${sentAt} = now() where id = $1::text::uuid`, [user.id]);
  return hash;
}

/** Uses a link's token up. The id of its user, or nothing where it is unknown, used or too old. */
export async function redeemLinkToken(
  sql: SqlClient,
  link: { kind: LinkKind; token: string; lifetimeSeconds: number },
): Promise<string | undefined> {
  const { rows } = await sql.query<{ user_id: string; fresh: boolean }>(
    `delete from auth.one_time_tokens where token_hash = $1::text and token_type::text = $2::text
     returning user_id, created_at > now()::timestamp - make_interval(secs => $3::int) as fresh`,
    [link.token, linkTokenTypes[link.kind], link.lifetimeSeconds],
  );
  return rows[0]?.fresh ? rows[0].user_id : undefined;
}

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

/** Starts a session and gives its first refresh token. `method` says how the person proved who they are. */
export async function startSession(
  sql: SqlClient,
  session: { userId: string; method: "password" | "otp"; userAgent: string | undefined },
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

/** How a session's person proved who they are, the newest first: the claim `amr`. */
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

/** False once a session has ended. */
export async function sessionExists(sql: SqlClient, sessionId: string): Promise<boolean> {
  const { rows } = await sql.query("select 1 from auth.sessions where id = $1::text::uuid", [
    sessionId,
  ]);
  return rows.length > 0;
}

/** `others` keeps the one session, `local` ends it alone. */
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
  | { outcome: "unknown" | "already_used" };

/**
 * Exchanges a refresh token, by the rules of a hosted project: each is good for one exchange; the
 * one before the newest gives the newest again (its answer may have been lost on the way); an older
 * one is forgiven for `reuseSeconds` and after that ends the whole family.
 */
export async function exchangeRefreshToken(
  sql: SqlClient,
  token: string,
  reuseSeconds: number,
): Promise<RefreshOutcome> {
  const { rows: found } = await sql.query<RefreshTokenRow & { user_id: string }>(
    `select t.token, t.parent, t.revoked, t.session_id, s.user_id
     from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id where t.token = $1::text`,
    [token],
  );
  const used = found[0];
  if (!used) return { outcome: "unknown" };
  const family = { userId: used.user_id, sessionId: used.session_id };

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
    "update auth.sessions set refreshed_at = now(), updated_at = now() where id = $1::text::uuid",
    [used.session_id],
  );
  return { outcome: "refreshed", ...family, refreshToken };
}
