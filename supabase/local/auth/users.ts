import { randomUUID } from "node:crypto";
import type { SqlClient } from "../database/local-database.ts";
import { AuthError } from "./auth-errors.ts";

/** The columns of `auth.users` that the stand-in reads. */
export interface UserRow {
  id: string;
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  created_at: Date;
  updated_at: Date;
}

/** The user with an email address, which must be in lower case. */
export async function findUser(sql: SqlClient, email: string): Promise<UserRow | undefined> {
  const { rows } = await sql.query<UserRow>("select * from auth.users where email = $1", [email]);
  return rows[0];
}

/** The user whose ID a token or an earlier statement gave. */
export async function existingUser(sql: SqlClient, id: string): Promise<UserRow> {
  const { rows } = await sql.query<UserRow>("select * from auth.users where id = $1", [id]);
  if (rows[0]) return rows[0];
  throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
}

/** Stores a new user with an identity of the kind `email`. Returns the user's ID. */
export async function insertUser(
  sql: SqlClient,
  user: { email: string; passwordHash: string; confirmed: boolean; metadata: object },
): Promise<string> {
  const id = randomUUID();
  const { confirmed, email, passwordHash } = user;
  const identity = JSON.stringify({
    ...user.metadata,
    ...{ sub: id, email, email_verified: confirmed, phone_verified: false },
  });
  await sql.query(
    `insert into auth.users (instance_id, id, aud, role, email, encrypted_password,
       email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, $3,
       case when $4::boolean then now() end, '{"provider":"email","providers":["email"]}', $5, now(), now())`,
    [id, email, passwordHash, confirmed, identity],
  );
  await sql.query(
    `insert into auth.identities (id, provider_id, user_id, identity_data, provider,
       last_sign_in_at, created_at, updated_at)
     values ($1, $2::text, $2::uuid, $3, 'email', now(), now(), now())`,
    [randomUUID(), id, identity],
  );
  return id;
}

/** Marks a user's address as confirmed. An earlier time of confirmation is kept. */
export async function confirmUser(sql: SqlClient, id: string): Promise<void> {
  await sql.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
       raw_user_meta_data = raw_user_meta_data || '{"email_verified":true}' where id = $1`,
    [id],
  );
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

/** The user object of the API. Null fields are left out. */
export async function presentUser(sql: SqlClient, user: UserRow): Promise<Record<string, unknown>> {
  const { id, email } = user;
  const identities = await sql.query<IdentityRow>(
    `select id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at
     from auth.identities where user_id = $1 order by created_at`,
    [id],
  );
  const { rows: factors } = await sql.query(
    `select id, friendly_name, factor_type, status, created_at, updated_at
     from auth.mfa_factors where user_id = $1 order by created_at`,
    [id],
  );
  const optionalTimes = {
    email_confirmed_at: user.email_confirmed_at,
    confirmation_sent_at: user.confirmation_sent_at,
    confirmed_at: user.email_confirmed_at,
    recovery_sent_at: user.recovery_sent_at,
    last_sign_in_at: user.last_sign_in_at,
  };
  return {
    ...{ id, aud: "authenticated", role: "authenticated", email, phone: "" },
    ...Object.fromEntries(Object.entries(optionalTimes).filter(([, time]) => time !== null)),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: identities.rows.map(({ id: identity_id, ...identity }) => ({
      ...identity,
      identity_id,
      id,
      email,
    })),
    ...(factors.length > 0 ? { factors } : {}),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}

/** What a sign-up is answered with: a new user of this address, whether or not there is one. */
export function presentSignUp(email: string): Record<string, unknown> {
  const id = randomUUID();
  const now = new Date();
  const times = { created_at: now, updated_at: now };
  const identity_data = { sub: id, email, email_verified: false, phone_verified: false };
  const identity = { user_id: id, identity_data, provider: "email", last_sign_in_at: now };
  return {
    ...{ id, aud: "authenticated", role: "authenticated", email, phone: "" },
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: identity_data,
    identities: [{ ...identity, ...times, identity_id: randomUUID(), id, email }],
    ...times,
    is_anonymous: false,
  };
}
