import { describe, expect, it } from "vitest";
import { insertLead, insertSubmission } from "../access-statements.ts";
import { attempt } from "../support.ts";
import { failedCheck } from "./denials.ts";
import { caller, database, insertRole, LEADS, NO_ROW, statements } from "./support.ts";

describe("row-level security, if a project has granted every right itself", () => {
  // Older projects grant all rights on new tables to the API's roles, so the policies alone must protect
  // the tables.
  const everyGrant = [
    "grant usage on schema private to anon, authenticated",
    "grant all on all tables in schema public, private to anon, authenticated",
    "grant execute on all functions in schema private to anon, authenticated",
  ];

  it.each(["anon", "plain", "coordinator", "admin"])(
    "%s: a policy refuses inserts",
    async (name) => {
      const byLead = await attempt(database, caller(name), insertLead, everyGrant);
      expect(byLead).toEqual(failedCheck("leads"));
      const byRole = await attempt(database, caller(name), insertRole(name), everyGrant);
      expect(byRole).toEqual(failedCheck("user_roles"));
      const bySubmission = await attempt(database, caller(name), insertSubmission, everyGrant);
      expect(bySubmission).toEqual(failedCheck("lead_submissions"));
      for (const table of [
        "lead_events",
        "lead_search",
        "contact_messages",
        "subscribers",
        "lead_links",
        "tries",
        "outbox",
        "privacy_tasks",
        "consent_proofs",
        "profiles",
      ] as const) {
        const inserted = await attempt(
          database,
          caller(name),
          statements[`insert ${table}`],
          everyGrant,
        );
        expect(inserted).toEqual(failedCheck(table));
      }
      if (name !== "admin") {
        const clinic = await attempt(
          database,
          caller(name),
          statements["insert clinics"],
          everyGrant,
        );
        expect(clinic).toEqual(failedCheck("clinics"));
      }
      const forAnother = statements["insert saved_views.owner_id"];
      expect(await attempt(database, caller(name), forAnother, everyGrant)).toEqual(
        failedCheck("saved_views"),
      );
    },
  );

  it.each([
    ["anon", 0],
    ["plain", 0],
    ["coordinator", LEADS],
    ["admin", LEADS],
  ])("%s: sees %i leads", async (name, rows) => {
    const found = await attempt(database, caller(name), statements["select leads"], everyGrant);
    expect(found).toBe(rows);
  });

  it.each(["anon", "plain", "coordinator", "admin"])(
    "%s: an update of leads changes no row",
    async (name) => {
      const text = statements["update leads.name"];
      expect(await attempt(database, caller(name), text, everyGrant)).toBe(NO_ROW);
    },
  );

  it.each(["anon", "plain", "coordinator", "admin"])(
    "%s: deletes, role changes, and statements on events and private tables affect no row",
    async (name) => {
      for (const statement of [
        "delete leads",
        "update user_roles",
        "delete user_roles",
        "select lead_submissions",
        "update lead_submissions",
        "delete lead_submissions",
        "update lead_events",
        "delete lead_events",
        "select audit",
        "select lead_search",
        "update lead_search",
        "delete lead_search",
        "select contact_messages",
        "update contact_messages",
        "delete contact_messages",
        "select known_browsers",
        "update known_browsers",
        "delete known_browsers",
        "select outbox",
        "update outbox",
        "delete outbox",
        "delete profiles",
      ] as const) {
        const touched = await attempt(database, caller(name), statements[statement], everyGrant);
        expect(touched, statement).toBe(NO_ROW);
      }
    },
  );
});
