import { createHash, randomInt, randomUUID } from "node:crypto";
import type { SqlClient } from "../database/local-database.ts";
import type { UserRow } from "./users.ts";

/** The purposes of an emailed link: the name in the link, and the name in `auth.one_time_tokens`. */
const linkTokenTypes = { signup: "confirmation_token", recovery: "recovery_token" } as const;
export type LinkKind = keyof typeof linkTokenTypes;

/** Makes the token of an emailed link. An earlier token of the same kind stops working. */
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

/** Uses up a link's token. Returns its user's ID, or nothing if the token is unknown, used or too old. */
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
