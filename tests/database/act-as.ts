import { randomUUID } from "node:crypto";
import type { Client } from "pg";

/** Makes a connection act as a signed-in person, in a session with a second factor. */
export async function actAs(owner: Client, client: Client, userId: string): Promise<void> {
  const session = randomUUID();
  await owner.query(
    "insert into auth.sessions (id, user_id, created_at, aal) values ($1, $2, clock_timestamp(), 'aal2')",
    [session, userId],
  );
  await client.query("set role authenticated");
  await client.query("select set_config('request.jwt.claims', $1, false)", [
    JSON.stringify({ sub: userId, role: "authenticated", session_id: session, aal: "aal2" }),
  ]);
}
