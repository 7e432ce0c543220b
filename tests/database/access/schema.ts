import { describe, expect, it } from "vitest";
import {
  adminFunctions,
  operatorFunctions,
  rightsFunctions,
  teamFunctions,
} from "../access-statements.ts";
import { denialOf } from "../support.ts";
import { caller, database } from "./access.ts";

describe("functions", () => {
  function executable(calls: Record<string, string>, by: string[]) {
    const names = Object.keys(calls).map((name) => `public.${name.replace("call ", "")}`);
    return Object.fromEntries(names.map((name) => [name, by]));
  }
  const executors: Record<string, string[]> = {
    "private.has_role": ["authenticated"],
    "private.found_leads": ["authenticated"],
    ...executable(teamFunctions, ["authenticated"]),
    ...executable(adminFunctions, ["authenticated"]),
    ...executable(operatorFunctions, ["service_role"]),
    "public.my_session_state": ["authenticated"],
    ...executable(rightsFunctions, ["authenticated", "service_role"]),
    "public.grant_role": ["authenticated", "service_role"],
    "public.revoke_role": ["authenticated", "service_role"],
  };

  it("can be executed by exactly these roles, and nobody can execute any other function", async () => {
    const { rows } = await database.asOwner((sql) =>
      sql.query<{ name: string; role: string; allowed: boolean }>(
        `select n.nspname || '.' || p.proname as name, r.rolname as role,
           has_function_privilege(r.rolname, p.oid, 'execute') as allowed
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         cross join pg_roles r
         where n.nspname in ('public', 'private')
           and r.rolname in ('anon', 'authenticated', 'service_role', 'authenticator')
         order by name, role`,
      ),
    );
    const found: Record<string, string[]> = {};
    for (const { name, role, allowed } of rows) {
      // Functions that only other functions call are in the private schema.
      if (!allowed && name.startsWith("private.")) continue;
      found[name] ??= [];
      if (allowed) found[name].push(role);
    }
    expect(found).toEqual(executors);
  });

  it("has_role only checks the caller", async () => {
    const ask = (who: string) =>
      database.asRole(caller(who), (sql) => sql.query("select private.has_role('admin') as held"));
    expect((await ask("admin")).rows).toEqual([{ held: true }]);
    expect((await ask("plain")).rows).toEqual([{ held: false }]);
    expect(await denialOf(ask("anon"))).toEqual({
      code: "42501",
      message: "permission denied for schema private",
    });
  });
});

describe("the schema", () => {
  it("gives each role exactly these rights on tables", async () => {
    const { rows } = await database.asOwner((sql) =>
      sql.query<{ held: string }>(
        `select r.rolname || ': ' || p.privilege || ' ' || n.nspname || '.' || c.relname as held
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
         cross join pg_roles r
         cross join unnest(array['select','insert','update','delete','truncate','references','trigger'])
           as p (privilege)
         where n.nspname in ('public', 'private') and c.relkind in ('r', 'v', 'm', 'p')
           and r.rolname in ('anon', 'authenticated', 'service_role', 'authenticator')
           and has_table_privilege(r.rolname, c.oid, p.privilege)
         order by held`,
      ),
    );
    expect(rows.map((row) => row.held)).toEqual([
      "authenticated: delete public.clinics",
      "authenticated: delete public.message_templates",
      "authenticated: delete public.saved_views",
      "authenticated: select public.clinics",
      "authenticated: select public.lead_events",
      "authenticated: select public.lead_proposals",
      "authenticated: select public.lead_quotes",
      "authenticated: select public.leads",
      "authenticated: select public.message_templates",
      "authenticated: select public.profiles",
      "authenticated: select public.saved_views",
      "authenticated: select public.user_roles",
      "service_role: delete public.leads",
      "service_role: delete public.user_roles",
      "service_role: insert public.user_roles",
      "service_role: select public.lead_events",
      "service_role: select public.leads",
      "service_role: select public.profiles",
      "service_role: select public.user_roles",
    ]);
  });

  it("lets columns of a lead be changed only by functions", async () => {
    const { rows } = await database.asOwner((sql) =>
      sql.query<{ held: string }>(
        `select r.rolname || ': ' || a.attname as held
         from pg_attribute a cross join pg_roles r
         where a.attrelid = 'public.leads'::regclass and a.attnum > 0 and not a.attisdropped
           and r.rolname in ('anon', 'authenticated', 'service_role')
           and (has_column_privilege(r.rolname, a.attrelid, a.attnum, 'update')
             or has_column_privilege(r.rolname, a.attrelid, a.attnum, 'insert'))
         order by held`,
      ),
    );
    expect(rows).toEqual([]);
  });

  it("has row-level security on every table", async () => {
    const { rows } = await database.asOwner((sql) =>
      sql.query<{ name: string; secured: boolean }>(
        `select n.nspname || '.' || c.relname as name, c.relrowsecurity as secured
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') order by name`,
      ),
    );
    expect(rows).toEqual([
      { name: "private.audit", secured: true },
      { name: "private.consent_proofs", secured: true },
      { name: "private.contact_messages", secured: true },
      { name: "private.kept_withdrawals", secured: true },
      { name: "private.known_browsers", secured: true },
      { name: "private.lead_links", secured: true },
      { name: "private.lead_requests", secured: true },
      { name: "private.lead_search", secured: true },
      { name: "private.lead_submissions", secured: true },
      { name: "private.outbox", secured: true },
      { name: "private.privacy_tasks", secured: true },
      { name: "private.settings", secured: true },
      { name: "private.subscribers", secured: true },
      { name: "private.tries", secured: true },
      { name: "public.clinics", secured: true },
      { name: "public.lead_events", secured: true },
      { name: "public.lead_proposals", secured: true },
      { name: "public.lead_quotes", secured: true },
      { name: "public.leads", secured: true },
      { name: "public.message_templates", secured: true },
      { name: "public.profiles", secured: true },
      { name: "public.saved_views", secured: true },
      { name: "public.user_roles", secured: true },
    ]);
  });

  it("has one policy for each verb, for signed-in people, with its functions in a subselect", async () => {
    const { rows } = await database.asOwner((sql) =>
      sql.query<{ verb: string; roles: string; condition: string | null; new_rows: string | null }>(
        `select tablename || ' ' || lower(cmd) as verb, roles::text, qual as condition,
           with_check as new_rows
         from pg_policies where schemaname in ('public', 'private') order by verb`,
      ),
    );
    const verbs = [
      "clinics delete",
      "clinics insert",
      "clinics select",
      "clinics update",
      "lead_events select",
      "lead_proposals select",
      "lead_quotes select",
      "leads select",
      "message_templates delete",
      "message_templates insert",
      "message_templates select",
      "message_templates update",
      "profiles select",
      "profiles update",
      "saved_views delete",
      "saved_views insert",
      "saved_views select",
      "saved_views update",
      "user_roles select",
    ];
    expect(rows.map((row) => row.verb)).toEqual(verbs);
    for (const { roles, condition, new_rows } of rows) {
      expect(roles).toBe("{authenticated}");
      // In a subselect, a function runs once for each statement and not for each row.
      for (const text of [condition, new_rows].filter((one) => one !== null)) {
        expect(text).toMatch(/\( ?SELECT (private\.has_role|auth\.uid)\(/);
        expect(text.replace(/\( ?SELECT (private\.has_role|auth\.uid)\(/g, "")).not.toMatch(
          /\(\)|has_role\(/,
        );
      }
    }
    const writes = rows.filter(({ verb }) => / (insert|update)$/.test(verb));
    expect(writes.filter(({ new_rows }) => new_rows === null)).toEqual([]);
  });

  it("has functions with an empty search path only", async () => {
    const { rows } = await database.asOwner((sql) =>
      sql.query<{ name: string; settings: string[] }>(
        `select p.proname as name, coalesce(p.proconfig, '{}') as settings
         from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
      ),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ settings }) => !settings.includes('search_path=""'))).toEqual([]);
  });

  it("pages through leads with an index on time and ID", async () => {
    const { rows } = await database.asOwner(async (sql) => {
      // With so few rows, sorting would be cheaper.
      await sql.query("set local enable_seqscan = off");
      await sql.query("set local enable_sort = off");
      await sql.query("set local enable_bitmapscan = off");
      return sql.query<Record<"QUERY PLAN", string>>(
        `explain select * from public.leads
         where restricted_at is null and created_at <= now() and (created_at < now()
           or (created_at = now() and id < '00000000-0000-4000-8000-000000000000'))
         order by created_at desc, id desc limit 50`,
      );
    });
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("Index Scan Backward using leads_list_idx");
    // The scan starts at this bound, which is not only a filter.
    expect(plan).toContain("Index Cond: (created_at <= now())");
    expect(plan).not.toContain("Sort");
  });
});
