import { randomUUID } from "node:crypto";
import { DatabaseError } from "pg";
import { afterAll } from "vitest";
import * as z from "zod";
import { OPTIONAL_TEXTS } from "../../supabase/functions/_shared/lead-fields.ts";
import { recordOf } from "../../supabase/functions/_shared/typed-keys.ts";
import {
  type DatabaseCaller,
  type LocalDatabase,
  openLocalDatabase,
  type SqlClient,
} from "../../supabase/local/database/local-database.ts";

/** The PostgreSQL server of this run, which `global-setup.ts` started. */
export const databaseUrl = process.env.TEST_DATABASE_URL;

/** A database for the tests of a file, which closes it at their end. It is empty, or has the demo data of the seed. */
export async function openTestDatabase({ seed = false } = {}): Promise<LocalDatabase> {
  let opened: LocalDatabase | undefined;
  afterAll(() => opened?.close());
  opened = await openLocalDatabase({ dataDirectory: "memory", databaseUrl, seed });
  return opened;
}

/** The parts of a PostgreSQL error that tests check. */
export interface Denial {
  code: string;
  message: string;
}

/** The error of a promise that must reject. */
export async function denialOf(work: Promise<unknown>): Promise<Denial> {
  try {
    await work;
  } catch (error) {
    if (error instanceof DatabaseError) return { code: error.code ?? "", message: error.message };
    throw error;
  }
  throw new Error("The database did not refuse it.");
}

/** The value of an expression, evaluated as the owner. */
export async function readValue(database: LocalDatabase, expression: string): Promise<unknown> {
  const { rows } = await database.asOwner((sql) =>
    sql.query<{ value: unknown }>(`select ${expression} as value`),
  );
  return rows[0]?.value;
}

/** The value of an expression, evaluated as a caller. */
export async function readValueAs(
  database: LocalDatabase,
  caller: DatabaseCaller,
  expression: string,
  parameters: unknown[] = [],
): Promise<unknown> {
  const { rows } = await database.asRole(caller, (sql) =>
    sql.query<{ value: unknown }>(`select ${expression} as value`, parameters),
  );
  return rows[0]?.value;
}

/** Rolls back a transaction and returns its result. */
class Undo<T> extends Error {
  constructor(readonly result: T) {
    super("undone on purpose");
  }
}

async function undone<T>(
  transaction: (undo: (result: T) => never) => Promise<unknown>,
): Promise<T> {
  try {
    await transaction((result) => {
      throw new Undo(result);
    });
  } catch (error) {
    if (error instanceof Undo) return error.result as T;
    throw error;
  }
  throw new Error("The transaction was not rolled back.");
}

/**
 * Tries a statement as a caller and rolls it back. Returns the number of rows that it returned or
 * changed, or the denial: tests say which of the two they expect. The owner runs `prepare` first.
 */
export async function attempt(
  database: LocalDatabase,
  caller: DatabaseCaller,
  statement: string,
  prepare: readonly string[] = [],
): Promise<number | Denial> {
  const run = undone<number>((undo) =>
    prepare.length === 0
      ? database.asRole(caller, async (sql) => undo(await countOf(sql, statement)))
      : database.asOwner(async (sql) => {
          for (const step of prepare) await sql.query(step);
          await sql.query(
            "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
            [caller.role, JSON.stringify({ ...caller.claims, role: caller.role })],
          );
          undo(await countOf(sql, statement));
        }),
  );
  try {
    return await run;
  } catch (error) {
    if (error instanceof DatabaseError) return { code: error.code ?? "", message: error.message };
    throw error;
  }
}

async function countOf(sql: SqlClient, statement: string): Promise<number> {
  const { rows, affectedRows } = await sql.query(statement);
  return Math.max(rows.length, affectedRows);
}

/** Creates an account that has a session with a second factor, and returns it as a caller. */
export async function addAccount(
  database: LocalDatabase,
  email: string,
  roles: readonly ("admin" | "coordinator")[] = [],
): Promise<DatabaseCaller & { id: string }> {
  const id = randomUUID();
  await database.asOwner(async (sql) => {
    await sql.query(
      "insert into auth.users (id, email, encrypted_password, email_confirmed_at) values ($1, $2, 'hash', now())",
      [id, email],
    );
    for (const role of roles) {
      await sql.query("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role]);
    }
  });
  return openSession(database, id);
}

/** Signs an account in with a second factor, and returns it as a caller. */
export async function openSession(
  database: LocalDatabase,
  id: string,
): Promise<DatabaseCaller & { id: string }> {
  const session = randomUUID();
  await database.asOwner((sql) =>
    sql.query(
      "insert into auth.sessions (id, user_id, created_at, aal) values ($1, $2, clock_timestamp(), 'aal2')",
      [session, id],
    ),
  );
  return { id, role: "authenticated", claims: { sub: id, session_id: session, aal: "aal2" } };
}

/** A valid lead. */
export function exampleLead(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: "Grace Example",
    email: "grace@example.com",
    phone: "+44 7700 900123",
    treatment: "Dental Implants",
    location_city: "İzmir",
    location_country: "Turkey",
    ...recordOf(OPTIONAL_TEXTS, (name) => `Their ${name}`),
    travel_month: "May",
    notes: "First line\nSecond line, with “quotes”",
    source_page: "/treatment/dental-implants",
    consent: true,
    consent_text: "I agree.",
    request_id: randomUUID(),
    ...changes,
  };
}

/** Sends a lead as the function does, and returns its ID. */
export async function addLead(
  database: LocalDatabase,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const answer = await readValueAs(
    database,
    { role: "service_role" },
    "public.submit_lead($1::jsonb, $2, $3, 1000, 1000)",
    [JSON.stringify(exampleLead(changes)), exampleHash("address"), exampleHash("email")],
  );
  return z.object({ id: z.string() }).parse(answer).id;
}

/** Adds a clinic that may be chosen for a lead, and returns its ID. */
export async function addClinic(database: LocalDatabase, name: string): Promise<string> {
  const { rows } = await database.asOwner((sql) =>
    sql.query<{ id: string }>(
      `insert into public.clinics (name, city, certificate, certificate_checked_on, insured_until)
       values ($1, 'İzmir', 'A-1', current_date, current_date + 30) returning id`,
      [name],
    ),
  );
  return z.string().parse(rows[0]?.id);
}

/** 64 hexadecimal digits in place of the hash of an IP or email address. */
export function exampleHash(text: string): string {
  return Buffer.from(text).toString("hex").padEnd(64, "0").slice(0, 64);
}

/** What runs statements. */
export interface QueryClient {
  query(text: string, parameters?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Makes the next generated references be these, in order, while `work` runs. */
export async function withDrawnReferences<T>(
  owner: QueryClient,
  drawn: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await owner.query(
    "select pg_get_functiondef('private.random_reference()'::regprocedure) as definition",
  );
  await owner.query("create sequence private.draws");
  await owner.query(
    `create or replace function private.random_reference() returns text language sql volatile
     as $$ select ('{${drawn.join(",")}}'::text[])[nextval('private.draws')] $$`,
  );
  try {
    return await work();
  } finally {
    await owner.query(String(rows[0]?.definition));
    await owner.query("drop sequence private.draws");
  }
}
