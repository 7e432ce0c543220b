import { randomUUID } from "node:crypto";
import {
  type DatabaseCaller,
  DatabaseError,
  type LocalDatabase,
  type SqlClient,
} from "../../supabase/local/database.ts";

/** What PostgreSQL refused, as far as a test looks at it. */
export interface Denial {
  code: string;
  message: string;
}

/** The error that a promise must end with. */
export async function denialOf(work: Promise<unknown>): Promise<Denial> {
  try {
    await work;
  } catch (error) {
    if (error instanceof DatabaseError) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error("The database let it through.");
}

/** Ends a transaction without leaving a trace, and takes its result out. */
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
  throw new Error("The transaction was not undone.");
}

/**
 * Tries a statement as a caller and undoes it: the number of rows that it gave or touched, or the
 * denial. The two are different things, and the tests say which they expect. The owner runs what
 * `prepare` holds first.
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
    if (error instanceof DatabaseError) return { code: error.code, message: error.message };
    throw error;
  }
}

async function countOf(sql: SqlClient, statement: string): Promise<number> {
  const { rows, affectedRows } = await sql.query(statement);
  return Math.max(rows.length, affectedRows);
}

/** Makes an account and gives it back as a caller. */
export async function addAccount(
  database: LocalDatabase,
  email: string,
  roles: readonly "admin"[] = [],
): Promise<DatabaseCaller & { id: string }> {
  const id = randomUUID();
  await database.asOwner(async (sql) => {
    await sql.query("insert into auth.users (id, email) values ($1, $2)", [id, email]);
    for (const role of roles) {
      await sql.query("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role]);
    }
  });
  return { id, role: "authenticated", claims: { sub: id } };
}

/** A lead that the database takes. */
export function exampleLead(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: "Grace Example",
    email: "grace@example.com",
    phone: "+44 7700 900123",
    treatment: "Dental Implants",
    location_city: "İzmir",
    location_country: "Turkey",
    travel_month: "May",
    notes: "First line\nSecond line, with “quotes”",
    source_page: "/treatment/dental-implants",
    consent: true,
    consent_text: "I agree.",
    request_id: randomUUID(),
    ...changes,
  };
}

/** 64 hexadecimal digits that stand for the hash of an address or an e-mail. */
export function exampleHash(text: string): string {
  return Buffer.from(text).toString("hex").padEnd(64, "0").slice(0, 64);
}
