import { describe, expect, it } from "vitest";
import { attempt } from "../support.ts";
import { caller, database, LEADS, NO_ROW } from "./access.ts";
import { failedCheck } from "./denials.ts";
import { privateTables, type Statement, textOf } from "./expectations.ts";

// Older projects grant all rights on new tables to the API's roles, so the policies alone must protect the tables.
const everyGrant = [
  "grant usage on schema private to anon, authenticated",
  "grant all on all tables in schema public, private to anon, authenticated",
  "grant execute on all functions in schema private to anon, authenticated",
];

/** Tables into which nobody inserts. A request is only inserted for a lead, which some of these people do not see. */
const closed = [
  ...privateTables.filter((table) => table !== "lead_requests"),
  "leads",
  "lead_events",
  "lead_proposals",
  "profiles",
  "user_roles",
] as const;

/** The audit refuses changes and deletions before any policy does. */
const untouched: readonly Statement[] = [
  ...privateTables.map((table) => `select ${table}` as const),
  ...privateTables
    .filter((table) => table !== "audit")
    .flatMap((table) => [`update ${table}`, `delete ${table}`] as const),
  "update leads.name",
  "delete leads",
  "update lead_events",
  "delete lead_events",
  "update user_roles",
  "delete user_roles",
  "delete profiles",
];

describe.each([
  ["anon", 0],
  ["plain", 0],
  ["coordinator", LEADS],
  ["admin", LEADS],
])("row-level security, if a project has granted every right itself: %s", (name, leads) => {
  const outcomeOf = (statement: Statement) =>
    attempt(database, caller(name), textOf(statement, name), everyGrant);

  it.each(closed)("cannot insert into %s", async (table) => {
    expect(await outcomeOf(`insert ${table}`)).toEqual(failedCheck(table));
  });

  it.each(untouched)("affects no row with: %s", async (statement) => {
    expect(await outcomeOf(statement)).toBe(NO_ROW);
  });

  it("sees only the leads, clinics and views that the policies allow", async () => {
    expect(await outcomeOf("select leads")).toBe(leads);
    expect(await outcomeOf("insert saved_views.owner_id")).toEqual(failedCheck("saved_views"));
    if (name !== "admin") {
      expect(await outcomeOf("insert clinics")).toEqual(failedCheck("clinics"));
    }
  });
});
