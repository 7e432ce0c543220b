import { randomUUID } from "node:crypto";
import { beforeEach } from "vitest";
import { z } from "zod";
import { claimedSchema } from "../../../supabase/functions/deliver/outbox.ts";
import type { DatabaseCaller } from "../../../supabase/local/database/local-database.ts";
import { addAccount, exampleHash, exampleLead, openTestDatabase, readValueAs } from "../support.ts";

/** The queue for email, with rows written in the transaction that stores the lead, and leases. */
export const database = await openTestDatabase();

export const service: DatabaseCaller = { role: "service_role" };

export const admin = await addAccount(database, "admin@example.com", ["admin"]);
export const coordinator = await addAccount(database, "tom@example.com", ["coordinator"]);

beforeEach(() => owner("delete from public.leads").then(() => owner("delete from private.outbox")));

export async function owner(statement: string) {
  const { rows } = await database.asOwner((sql) => sql.query<Record<string, unknown>>(statement));
  return rows;
}

export function call(who: DatabaseCaller, expression: string, parameters: unknown[] = []) {
  return readValueAs(database, who, `public.${expression}`, parameters);
}

export async function claim(most = 10) {
  const { rows } = await database.asRole(service, (sql) =>
    sql.query("select *, created_at::text from public.claim_outbox($1)", [most]),
  );
  return claimedSchema.parse(rows);
}

type Claimed = { id: string; lease_token: string };

/** Records how attempts ended, and returns the IDs of the rows that were updated. */
export async function finish(
  ...ends: readonly (readonly [Claimed, Record<string, unknown>])[]
): Promise<string[]> {
  const outcomes = ends.map(([{ id, lease_token }, end]) => ({ id, lease_token, ...end }));
  const { rows } = await database.asRole(service, (sql) =>
    sql.query<{ id: string }>("select public.finish_outbox($1::jsonb) as id", [
      JSON.stringify(outcomes),
    ]),
  );
  return rows.map(({ id }) => id);
}

export async function submit(changes: Record<string, unknown> = {}): Promise<string> {
  const answer = await call(service, "submit_lead($1::jsonb, $2, $3, 20, 20)", [
    JSON.stringify(exampleLead(changes)),
    exampleHash(randomUUID()),
    exampleHash(randomUUID()),
  ]);
  return z.object({ id: z.string() }).parse(answer).id;
}

/** Claims the only waiting row, for tests that need only one. */
export async function claimOne() {
  await submit();
  await owner("delete from private.outbox where kind <> 'patient_confirmation'");
  const [mail] = await claim();
  if (!mail) throw new Error("There is no email.");
  return mail;
}

export const outbox = () => owner("select * from private.outbox order by created_at");
