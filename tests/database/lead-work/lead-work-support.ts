import { beforeEach } from "vitest";
import { z } from "zod";
import type { DatabaseCaller } from "../../../supabase/local/database/local-database.ts";
import { addAccount, exampleHash, exampleLead, openTestDatabase, readValueAs } from "../support.ts";

/** How the team works on leads: each change is a function call with the version that the person saw. */
export const database = await openTestDatabase();

export const ayse = await addAccount(database, "ayse@example.com", ["admin"]);
export const tom = await addAccount(database, "tom@example.com", ["coordinator"]);

const leadSchema = z.object({
  id: z.string(),
  reference: z.string(),
  version: z.number(),
  status: z.string(),
  owner_id: z.string().nullable(),
  first_contact_at: z.string().nullable(),
  patient_acted_at: z.string().nullable(),
  close_reason: z.string().nullable(),
  next_step_on: z.string().nullable(),
  next_step: z.string().nullable(),
  name: z.string(),
  phone: z.string(),
  phone_e164: z.string().nullable(),
  email_key: z.string().nullable(),
  corrections: z.record(z.string(), z.string()),
});

const answerSchema = z.object({
  outcome: z.enum(["changed", "unchanged", "conflict"]),
  lead: leadSchema,
  event: z.object({
    id: z.number(),
    kind: z.string(),
    actor: z.string().nullable(),
    actor_name: z.string().nullable(),
    body: z.record(z.string(), z.unknown()),
  }),
});

export function call(who: DatabaseCaller, expression: string, parameters: unknown[] = []) {
  return readValueAs(database, who, `public.${expression}`, parameters);
}

export const change = async (who: DatabaseCaller, expression: string, parameters: unknown[] = []) =>
  answerSchema.parse(await call(who, expression, parameters));

export async function newLead(changes: Record<string, unknown> = {}): Promise<string> {
  const { rows } = await database.asRole({ role: "service_role" }, (sql) =>
    sql.query<{ id: string }>(
      "select public.submit_lead($1::jsonb, $2, $3, 1000, 1000) ->> 'id' as id",
      [JSON.stringify(exampleLead(changes)), exampleHash("address"), exampleHash("email")],
    ),
  );
  return rows[0]?.id ?? "";
}

export async function events(lead: string) {
  const { rows } = await database.asRole(tom, (sql) =>
    sql.query<{ id: number; kind: string; body: Record<string, unknown> }>(
      "select id::integer, kind, body from public.lead_events where lead_id = $1 order by id",
      [lead],
    ),
  );
  return rows;
}

export let lead: string;

beforeEach(async () => {
  lead = await newLead();
});
