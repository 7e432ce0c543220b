import { randomUUID } from "node:crypto";
import type { SqlClient } from "../database/local-database.ts";

/** The columns of `auth.users` that the stand-in reads. */
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

const userColumns = `id, email, encrypted_password, email_confirmed_at, confirmation_sent_at,
  recovery_sent_at, last_sign_in_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at`;

async function firstUser(sql: SqlClient, condition: string, value: string) {
  const { rows } = await sql.query<UserRow>(
    `select ${userColumns} from auth.users where ${condition}`,
    [value],
  );
  return rows[0];
}

/** The user with an email address, which must be in lower case. */
export function findUserByEmail(sql: SqlClient, email: string): Promise<UserRow | undefined> {
  return firstUser(sql, "email = $1", email);
}

/** The user with an ID. */
export function findUserById(sql: SqlClient, id: string): Promise<UserRow | undefined> {
  return firstUser(sql, "id = $1::text::uuid", id);
}

/** Stores a new user with an identity of the kind `email`. Returns the user's ID. */
export async function insertUser(
  sql: SqlClient,
  user: {
    email: string;
    passwordHash: string;
    confirmed: boolean;
    metadata: Record<string, unknown>;
    /** Metadata that the user cannot change. A key set to null is removed. */
    appMetadata?: Record<string, unknown>;
  },
): Promise<string> {
  const id = randomUUID();
  const appMetadata = Object.entries({
    provider: "email",
    providers: ["email"],
    ...user.appMetadata,
  }).filter(([, value]) => value !== null);
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
       $5::text::jsonb, $6::text::jsonb, now(), now())`,
    [
      id,
      user.email,
      user.passwordHash,
      user.confirmed ? "yes" : "no",
      JSON.stringify(Object.fromEntries(appMetadata)),
      JSON.stringify(identity),
    ],
  );
  await sql.query(
    `insert into auth.identities (id, provider_id, user_id, identity_data, provider,
       last_sign_in_at, created_at, updated_at)
     values ($1::text::uuid, $2::text, $2::text::uuid, $3::text::jsonb, 'email', now(), now(), now())`,
    [randomUUID(), id, JSON.stringify(identity)],
  );
  return id;
}

/** Marks a user's address as confirmed. An earlier time of confirmation is kept. */
export async function confirmUser(sql: SqlClient, id: string): Promise<void> {
  await sql.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified":true}'
     where id = $1::text::uuid`,
    [id],
  );
}

/** Replaces a user's password. The new one is given as its hash. */
export async function changePassword(sql: SqlClient, id: string, hash: string): Promise<void> {
  await sql.query(
    `update auth.users set encrypted_password = $2::text, updated_at = now() where id = $1::text::uuid`,
    [id, hash],
  );
}

interface PresentedFactor {
  id: string;
  friendly_name: string | null;
  factor_type: string;
  status: string;
  created_at: Date;
  updated_at: Date;
}

async function factorsOf(sql: SqlClient, userId: string): Promise<PresentedFactor[]> {
  const { rows } = await sql.query<PresentedFactor>(
    `select id, friendly_name, factor_type, status, created_at, updated_at
     from auth.mfa_factors where user_id = $1::text::uuid order by created_at`,
    [userId],
  );
  return rows;
}

/** Whether the user has a confirmed device. */
export async function hasVerifiedFactor(sql: SqlClient, userId: string): Promise<boolean> {
  return (await factorsOf(sql, userId)).some(({ status }) => status === "verified");
}

/** Deletes a user with sessions, tokens and roles. Returns true if the user existed. */
export async function deleteUser(sql: SqlClient, id: string): Promise<boolean> {
  const result = await sql.query("delete from auth.users where id = $1::text::uuid", [id]);
  return result.affectedRows > 0;
}

/** The user object of the API. Null fields are left out. */
export async function presentUser(sql: SqlClient, user: UserRow): Promise<Record<string, unknown>> {
  const { rows } = await sql.query<IdentityRow>(
    `select id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at
     from auth.identities where user_id = $1::text::uuid order by created_at`,
    [user.id],
  );
  const factors = await factorsOf(sql, user.id);
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
    ...(factors.length > 0 ? { factors } : {}),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}
