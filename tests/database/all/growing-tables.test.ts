import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { expect, test } from "vitest";
import { z } from "zod";
import type { SqlClient } from "../../../supabase/local/database/local-database.ts";
import { databaseUrl, exampleHash, exampleLead, openTestDatabase, readValue } from "../support.ts";

/**
 * A request and its emails must not read more rows when the tables grow. A connection keeps the plans that it made for
 * small tables until autovacuum has analysed the tables, so the test first makes these plans, then adds thousands of
 * rows and does what autovacuum does.
 */
const database = await openTestDatabase();

const claimedSchema = z.array(z.object({ id: z.uuid(), lease_token: z.uuid() }));

/** The number of rows and index entries read in this transaction, by table and index. */
async function rowsRead(sql: SqlClient): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql.query<{ name: string; read: number }>(
    `select relname as name, pg_stat_get_xact_tuples_returned(oid)::integer as read from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  return new Map(rows.map(({ name, read }) => [name, read]));
}

/** Runs `work` with the rights of the edge functions, and returns how much it read, by table and index. */
function readBy(work: (sql: SqlClient) => Promise<unknown>): Promise<Record<string, number>> {
  return database.asRole({ role: "service_role" }, async (sql) => {
    const before = await rowsRead(sql);
    await work(sql);
    const read = [...(await rowsRead(sql))].map(
      ([name, count]) => [name, count - (before.get(name) ?? 0)] as const,
    );
    return Object.fromEntries(read.filter(([, count]) => count > 0));
  });
}

const submit = () =>
  readBy((sql) =>
    sql.query("select public.submit_lead($1, $2, $3, 20, 3)", [
      JSON.stringify(exampleLead({ email: `${randomUUID()}@example.com` })),
      exampleHash(randomUUID()),
      exampleHash(randomUUID()),
    ]),
  );

/** Claims the emails that are due, and finishes them. */
async function deliver() {
  let outcomes = "[]";
  const claiming = await readBy(async (sql) => {
    const { rows } = await sql.query("select id, lease_token from public.claim_outbox(50)");
    outcomes = JSON.stringify(claimedSchema.parse(rows));
  });
  const finishing = await readBy((sql) => sql.query("select public.finish_outbox($1)", [outcomes]));
  return { claiming, finishing };
}

/** What autovacuum does within a minute. It only works outside a transaction. */
async function vacuum(): Promise<void> {
  const name = await readValue(database, "current_database()");
  const url = Object.assign(new URL(databaseUrl ?? ""), { pathname: `/${name}` }).href;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("vacuum (analyze)");
  await client.end();
}

async function readByOneRequest() {
  return { submitting: await submit(), ...(await deliver()) };
}

test("a request and its emails read no more rows when there are thousands of other requests", async () => {
  // From the sixth run on, PostgreSQL may keep a plan for any parameters.
  for (let run = 0; run < 8; run++) await readByOneRequest();

  await database.asOwner(async (sql) => {
    await sql.query(
      `insert into public.leads (name, email, phone, treatment, location_city, location_country, consent_at,
         consent_text)
       select 'Grace', 'grace-' || n || '@example.com', '+44 7700 9' || lpad(n::text, 5, '0'), 'LASIK', 'İzmir',
         'Turkey', now(), 'Yes'
       from generate_series(1, 3000) as n`,
    );
    await sql.query(
      `insert into private.lead_submissions (created_at, address_hash, email_hash)
       select now(), encode(sha256(n::text::bytea), 'hex'), encode(sha256(n::text::bytea), 'hex')
       from generate_series(1, 3000) as n`,
    );
    await sql.query("update private.outbox set sent_at = now()");
    await sql.query(
      `update private.lead_submissions set created_at = now() - interval '2 hours'
       where id = (select id from private.lead_submissions limit 1)`,
    );
  });

  await vacuum();

  const expectFew = (read: Record<string, number>) => {
    const total = Object.values(read).reduce((sum, count) => sum + count, 0);
    expect(total, JSON.stringify(read)).toBeLessThan(100);
  };
  // The first request also deletes the row that the limits no longer count.
  expectFew((await readByOneRequest()).submitting);
  for (const read of Object.values(await readByOneRequest())) expectFew(read);
  // Anyone may ask for it.
  expectFew(await readBy((sql) => sql.query("select public.mail_health()")));
});
