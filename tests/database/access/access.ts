import { beforeAll } from "vitest";
import type { DatabaseCaller } from "../../../supabase/local/database/local-database.ts";
import {
  adminFunctions,
  leadStatements,
  operatorFunctions,
  rightsFunctions,
  teamFunctions,
  teamStatements,
} from "../access-statements.ts";
import { addAccount, exampleHash, exampleLead, openTestDatabase } from "../support.ts";

export const database = await openTestDatabase();

const callers: Record<string, DatabaseCaller> = {
  anon: { role: "anon" },
  service: { role: "service_role" },
};

export const ADMIN = "admin@example.com";

const OTHER_ADMIN = "other-admin@example.com";

const COORDINATOR = "coordinator@example.com";

const PLAIN = "plain@example.com";

/** The number of leads in the database. */
export const LEADS = 2;

/** The number of clinics in the register. */
export const CLINICS = 2;

/** The number of proposals, of the first lead. Each has one quote. */
export const PROPOSALS = 1;

/** The number of granted roles. */
export const ROLES = 3;

/** The number of accounts, each of which has signed in once. */
export const ACCOUNTS = 4;

beforeAll(async () => {
  callers.admin = await addAccount(database, ADMIN, ["admin"]);
  callers.coordinator = await addAccount(database, COORDINATOR, ["coordinator"]);
  callers.plain = await addAccount(database, PLAIN);
  await addAccount(database, OTHER_ADMIN, ["admin"]);
  await database.asRole({ role: "service_role" }, async (sql) => {
    for (const email of ["one@example.com", "two@example.com"]) {
      await sql.query("select public.submit_lead($1::jsonb, $2, $3, 20, 3)", [
        JSON.stringify(exampleLead({ email })),
        exampleHash("address"),
        exampleHash(email),
      ]);
    }
  });
  await database.asOwner(async (sql) => {
    await sql.query(
      "insert into public.clinics (name, city) values ('Known', 'İzmir'), ('Proposed', 'İzmir')",
    );
    await sql.query(
      `insert into public.lead_proposals (lead_id, clinic_id, clinic, city, would_get)
       select lead.id, clinic.id, clinic.name, clinic.city, 'Treatment'
       from public.clinics as clinic, (select id from public.leads limit 1) as lead
       where clinic.name = 'Proposed'`,
    );
    await sql.query(
      `insert into public.lead_quotes (proposal_id, revision, kind, price, currency, lines)
       select id, 1, 'dental', '900', 'GBP', '{}' from public.lead_proposals`,
    );
    for (const [name, shared] of [
      ["Own", false],
      ["Shared", true],
    ]) {
      await sql.query(
        "insert into public.saved_views (owner_id, name, query, is_shared) values ($1, $2, '', $3)",
        [caller("admin").claims?.sub, name, shared],
      );
    }
  });
});

export function caller(name: string): DatabaseCaller {
  const found = callers[name];
  if (!found) throw new Error(`There is no caller ${name}.`);
  return found;
}

/** A policy hides every row, so there is no row and no error. */
export const NO_ROW = 0;

/** Every verb on every table, and every function. */
export const statements = {
  ...leadStatements,
  ...teamStatements,
  "select user_roles": "select * from public.user_roles",
  "insert user_roles": insertRole,
  "update user_roles": "update public.user_roles set role = 'admin'",
  "delete user_roles": "delete from public.user_roles",
  "truncate user_roles": "truncate public.user_roles",
  "call grant_role": `select public.grant_role('${PLAIN}', 'admin')`,
  "call revoke_role": `select public.revoke_role('${ADMIN}', 'admin')`,
  "call has_role": "select private.has_role('admin')",
  "call found_leads": "select private.found_leads('nobody')",
  "call my_session_state": "select public.my_session_state()",
  ...teamFunctions,
  ...adminFunctions,
  ...rightsFunctions,
  ...operatorFunctions,
} as const;

/** Inserts a role for the caller, or for a plain user if the caller has no account. */
function insertRole(name: string): string {
  const id = caller(name).claims?.sub ?? caller("plain").claims?.sub;
  return `insert into public.user_roles (user_id, role) values ('${id}', 'admin')`;
}
