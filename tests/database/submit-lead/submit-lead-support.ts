import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { exampleHash, exampleLead, openTestDatabase } from "../support.ts";

export const database = await openTestDatabase();

export interface Outcome {
  outcome: string;
  id?: string;
  reference?: string;
  retry_after?: number;
  limit?: string;
}

export interface Counting {
  address?: string;
  email?: string;
  network?: string;
  limitPerAddress?: number;
  limitPerEmail?: number;
  limitPerNetwork?: number;
  limitTotal?: number;
}

/**
 * Calls submit_lead() in the same way as the edge function. By default, each call has new hashes.
 */
export async function submit(
  lead: unknown = exampleLead(),
  counting: Counting = {},
): Promise<Outcome> {
  const { address = randomUUID(), email = randomUUID() } = counting;
  const { rows } = await database.asRole({ role: "service_role" }, (sql) =>
    sql.query<{ outcome: Outcome }>(
      "select public.submit_lead($1::jsonb, $2, $3, $4, $5, $6, $7, $8) as outcome",
      [
        JSON.stringify(lead),
        exampleHash(address),
        exampleHash(email),
        counting.limitPerAddress ?? 20,
        counting.limitPerEmail ?? 3,
        counting.network === undefined ? null : exampleHash(counting.network),
        counting.limitPerNetwork ?? null,
        counting.limitTotal ?? null,
      ],
    ),
  );
  if (!rows[0]) throw new Error("submit_lead() returned no row.");
  return rows[0].outcome;
}

export const CREATED = {
  outcome: "created",
  id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  reference: expect.stringMatching(/^SV-\w{4}-\w{4}$/),
};

export async function count(table: "public.leads" | "private.lead_submissions"): Promise<number> {
  const { rows } = await database.asOwner((sql) =>
    sql.query<{ total: number }>(`select count(*)::int as total from ${table}`),
  );
  return rows[0]?.total ?? -1;
}

/** Both counts, to check that a refusal left nothing behind. */
export async function counts() {
  return [await count("public.leads"), await count("private.lead_submissions")];
}

/** Moves the counted requests of an email address into the past. */
export function age(email: string, interval: string) {
  return database.asOwner((sql) =>
    sql.query(
      `update private.lead_submissions set created_at = created_at - $2::interval
       where email_hash = $1`,
      [exampleHash(email), interval],
    ),
  );
}
