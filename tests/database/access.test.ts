import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LEAD_LENGTHS } from "../../supabase/functions/_shared/lead-fields.ts";
import {
  type DatabaseCaller,
  type LocalDatabase,
  openLocalDatabase,
} from "../../supabase/local/database/local-database.ts";
import {
  adminFunctions,
  innerFunctions,
  insertLead,
  insertSubmission,
  leadStatements,
  operatorFunctions,
  rightsFunctions,
  teamFunctions,
  teamStatements,
} from "./access-statements.ts";
import {
  addAccount,
  attempt,
  type Denial,
  databaseUrl,
  denialOf,
  exampleHash,
  exampleLead,
} from "./support.ts";

let database: LocalDatabase;
const callers: Record<string, DatabaseCaller> = {
  anon: { role: "anon" },
  service: { role: "service_role" },
};

const ADMIN = "admin@example.com";
const OTHER_ADMIN = "other-admin@example.com";
const COORDINATOR = "coordinator@example.com";
const PLAIN = "plain@example.com";
/** What the database holds. */
const LEADS = 2;
/** Each lead came, and each role was granted. */
const ROLES = 3;
const TEMPLATES = 3;
const MAILS_OF_A_LEAD = 3;

beforeAll(async () => {
  database = await openLocalDatabase({ dataDirectory: "memory", databaseUrl, seed: false });
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

afterAll(() => database?.close());

function caller(name: string): DatabaseCaller {
  const found = callers[name];
  if (!found) throw new Error(`No caller ${name}.`);
  return found;
}

/** The role has no such right on the table or column. */
const noGrant = (table: string): Denial => ({
  code: "42501",
  message: `permission denied for table ${table}`,
});
/** The role has no right to use the schema. */
const noSchema: Denial = { code: "42501", message: "permission denied for schema private" };
const noCall = (name: string): Denial => ({
  code: "42501",
  message: `permission denied for function ${name}`,
});
/** The function may be called, but asks for a role. */
const needs = (role: "admin" | "coordinator"): Denial => ({
  code: "42501",
  message: `This needs the role ${role}.`,
});
/** The function looked for a lead. */
const noLead: Denial = { code: "PT404", message: "There is no such lead." };
/** The right is there, but a policy refuses the new row. */
const failedCheck = (table: string): Denial => ({
  code: "42501",
  message: `new row violates row-level security policy for table "${table}"`,
});
/** A policy hides every row: no row and no error. */
const NO_ROW = 0;

/** Every verb on every table, and every function. */
const statements = {
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
  "call my_session_state": "select public.my_session_state()",
  ...teamFunctions,
  ...adminFunctions,
  ...rightsFunctions,
  ...operatorFunctions,
  ...innerFunctions,
} as const;
type Statement = keyof typeof statements;

/** Inserts a role for the caller, or for a plain user if the caller has no account. */
function insertRole(name: string): string {
  const id = caller(name).claims?.sub ?? caller("plain").claims?.sub;
  return `insert into public.user_roles (user_id, role) values ('${id}', 'admin')`;
}

function textOf(statement: Statement, name: string): string {
  const text = statements[statement];
  return typeof text === "string" ? text : text(name);
}

describe("row-level security: who may do what", () => {
  const leads = noGrant("leads");
  const roles = noGrant("user_roles");
  const submissions = noGrant("lead_submissions");
  const requests = noGrant("lead_requests");
  const outbox = noGrant("outbox");
  const forms = noGrant("form_submissions");
  const messages = noGrant("contact_messages");
  const subscribers = noGrant("subscribers");
  const events = noGrant("lead_events");
  const search = noGrant("lead_search");
  const figures = noGrant("lead_figures");
  const audit = noGrant("audit");
  const links = noGrant("lead_links");
  const tries = noGrant("link_tries");
  const profiles = noGrant("profiles");
  const views = noGrant("saved_views");
  const templates = noGrant("message_templates");
  const settings = noGrant("settings");
  type Outcomes = Record<Statement, number | Denial>;

  /** The same outcome for several statements; those with a function's name in it take the name. */
  const each = <Key extends Statement>(
    list: Record<Key, string>,
    outcome: number | Denial | ((name: string) => number | Denial),
  ) =>
    Object.fromEntries(
      Object.keys(list).map((statement) => [
        statement,
        typeof outcome === "function" ? outcome(statement.replace("call ", "")) : outcome,
      ]),
    ) as Record<Key, number | Denial>;

  /** What nobody may do who has signed in, administrator or not. */
  const forbiddenToPeople = {
    "insert leads": leads,
    "update leads.status": leads,
    "update leads.name": leads,
    "update leads.consent_text": leads,
    "update leads.owner_id": leads,
    "update leads.version": leads,
    "delete leads": leads,
    "truncate leads": leads,
    "insert lead_events": events,
    "update lead_events": events,
    "delete lead_events": events,
    "truncate lead_events": events,
    "select lead_search": search,
    "insert lead_search": search,
    "update lead_search": search,
    "delete lead_search": search,
    "truncate lead_search": search,
    "select lead_figures": figures,
    "insert lead_figures": figures,
    "update lead_figures": figures,
    "delete lead_figures": figures,
    "truncate lead_figures": figures,
    "insert user_roles": roles,
    "update user_roles": roles,
    "delete user_roles": roles,
    "truncate user_roles": roles,
    "insert profiles": profiles,
    "update profiles.user_id": profiles,
    "delete profiles": profiles,
    "truncate profiles": profiles,
    "insert saved_views.owner_id": views,
    "update saved_views.owner_id": views,
    "truncate saved_views": views,
    "update message_templates.version": templates,
    "truncate message_templates": templates,
    "select settings": settings,
    "insert settings": settings,
    "update settings": settings,
    "delete settings": settings,
    "truncate settings": settings,
    "select lead_submissions": submissions,
    "insert lead_submissions": submissions,
    "update lead_submissions": submissions,
    "delete lead_submissions": submissions,
    "truncate lead_submissions": submissions,
    "select lead_requests": requests,
    "insert lead_requests": requests,
    "update lead_requests": requests,
    "delete lead_requests": requests,
    "truncate lead_requests": requests,
    "select outbox": outbox,
    "insert outbox": outbox,
    "update outbox": outbox,
    "delete outbox": outbox,
    "truncate outbox": outbox,
    "select audit": audit,
    "insert audit": audit,
    "update audit": audit,
    "delete audit": audit,
    "truncate audit": audit,
    "select form_submissions": forms,
    "insert form_submissions": forms,
    "update form_submissions": forms,
    "delete form_submissions": forms,
    "truncate form_submissions": forms,
    "select contact_messages": messages,
    "insert contact_messages": messages,
    "update contact_messages": messages,
    "delete contact_messages": messages,
    "truncate contact_messages": messages,
    "select subscribers": subscribers,
    "insert subscribers": subscribers,
    "update subscribers": subscribers,
    "delete subscribers": subscribers,
    "truncate subscribers": subscribers,
    "select lead_links": links,
    "insert lead_links": links,
    "update lead_links": links,
    "delete lead_links": links,
    "truncate lead_links": links,
    "select link_tries": tries,
    "insert link_tries": tries,
    "update link_tries": tries,
    "delete link_tries": tries,
    "truncate link_tries": tries,
    ...each(operatorFunctions, noCall),
    ...each(innerFunctions, noCall),
  } satisfies Partial<Outcomes>;
  /** Contents of a schema that visitors and the service role may not use. */
  const outOfReach = {
    "select settings": noSchema,
    "insert settings": noSchema,
    "update settings": noSchema,
    "delete settings": noSchema,
    "truncate settings": noSchema,
    "select lead_submissions": noSchema,
    "insert lead_submissions": noSchema,
    "update lead_submissions": noSchema,
    "delete lead_submissions": noSchema,
    "truncate lead_submissions": noSchema,
    "select lead_requests": noSchema,
    "insert lead_requests": noSchema,
    "update lead_requests": noSchema,
    "delete lead_requests": noSchema,
    "truncate lead_requests": noSchema,
    "select outbox": noSchema,
    "insert outbox": noSchema,
    "update outbox": noSchema,
    "delete outbox": noSchema,
    "truncate outbox": noSchema,
    "select audit": noSchema,
    "insert audit": noSchema,
    "update audit": noSchema,
    "delete audit": noSchema,
    "truncate audit": noSchema,
    "select form_submissions": noSchema,
    "insert form_submissions": noSchema,
    "update form_submissions": noSchema,
    "delete form_submissions": noSchema,
    "truncate form_submissions": noSchema,
    "select contact_messages": noSchema,
    "insert contact_messages": noSchema,
    "update contact_messages": noSchema,
    "delete contact_messages": noSchema,
    "truncate contact_messages": noSchema,
    "select subscribers": noSchema,
    "insert subscribers": noSchema,
    "update subscribers": noSchema,
    "delete subscribers": noSchema,
    "truncate subscribers": noSchema,
    "select lead_links": noSchema,
    "insert lead_links": noSchema,
    "update lead_links": noSchema,
    "delete lead_links": noSchema,
    "truncate lead_links": noSchema,
    "select link_tries": noSchema,
    "insert link_tries": noSchema,
    "update link_tries": noSchema,
    "delete link_tries": noSchema,
    "truncate link_tries": noSchema,
    "select lead_search": noSchema,
    "insert lead_search": noSchema,
    "update lead_search": noSchema,
    "delete lead_search": noSchema,
    "truncate lead_search": noSchema,
    "select lead_figures": noSchema,
    "insert lead_figures": noSchema,
    "update lead_figures": noSchema,
    "delete lead_figures": noSchema,
    "truncate lead_figures": noSchema,
    "call has_role": noSchema,
    ...each(innerFunctions, noSchema),
  } satisfies Partial<Outcomes>;
  /** What the team can do, apart from how many rows each sees. */
  const forTheTeam = {
    ...forbiddenToPeople,
    ...each(teamFunctions, noLead),
    // They find nothing, or give figures.
    "call set_leads_owner": 1,
    "call set_leads_status": 1,
    "call search_leads": 1,
    "call count_leads": 1,
    "call lead_counts": 1,
    "call related_leads": 0,
    // It answers null.
    "call open_lead": 1,
    "call lead_link": 1,
    "call insights": 1,
    "call list_colleagues": ROLES,
    "call list_my_sessions": 1,
    "select leads": LEADS,
    // The own one; that of the others stays hidden.
    "select user_roles": 1,
    "select profiles": ROLES,
    "update profiles.display_name": 1,
    "insert saved_views": 1,
    "select message_templates": TEMPLATES,
    "insert message_templates": 1,
    "update message_templates": TEMPLATES,
    "delete message_templates": TEMPLATES,
    "call has_role": 1,
    "call my_session_state": 1,
  } satisfies Partial<Outcomes>;
  /** Tables of the team are closed to whom no grant names. */
  const closedTables = {
    "select profiles": profiles,
    "update profiles.display_name": profiles,
    "select saved_views": views,
    "insert saved_views": views,
    "update saved_views": views,
    "delete saved_views": views,
    "select message_templates": templates,
    "insert message_templates": templates,
    "update message_templates": templates,
    "delete message_templates": templates,
  } satisfies Partial<Outcomes>;

  const expectations: Record<string, Outcomes> = {
    anon: {
      ...forbiddenToPeople,
      ...outOfReach,
      ...closedTables,
      ...each(teamFunctions, noCall),
      ...each(adminFunctions, noCall),
      "call my_session_state": noCall("my_session_state"),
      ...each(rightsFunctions, noCall),
      "call grant_role": noCall("grant_role"),
      "call revoke_role": noCall("revoke_role"),
      "select leads": leads,
      "select lead_events": events,
      "select user_roles": roles,
    },
    plain: {
      ...forbiddenToPeople,
      ...each(teamFunctions, needs("coordinator")),
      ...each(adminFunctions, needs("admin")),
      ...each(rightsFunctions, needs("admin")),
      "call grant_role": needs("admin"),
      "call revoke_role": needs("admin"),
      "select leads": NO_ROW,
      "select lead_events": NO_ROW,
      "select user_roles": NO_ROW,
      "select profiles": NO_ROW,
      "update profiles.display_name": NO_ROW,
      "select saved_views": NO_ROW,
      "insert saved_views": failedCheck("saved_views"),
      "update saved_views": NO_ROW,
      "delete saved_views": NO_ROW,
      "select message_templates": NO_ROW,
      "insert message_templates": failedCheck("message_templates"),
      "update message_templates": NO_ROW,
      "delete message_templates": NO_ROW,
      "call has_role": 1,
      "call my_session_state": 1,
    },
    coordinator: {
      ...forTheTeam,
      ...each(adminFunctions, needs("admin")),
      ...each(rightsFunctions, needs("admin")),
      "call grant_role": needs("admin"),
      "call revoke_role": needs("admin"),
      "select lead_events": LEADS,
      // The shared one can be seen, and only its owner or an administrator changes it.
      "select saved_views": 1,
      "update saved_views": NO_ROW,
      "delete saved_views": NO_ROW,
    },
    admin: {
      ...forTheTeam,
      "call list_team": ROLES,
      "call list_sign_ups": 1,
      "call export_leads": 1,
      "call count_subscribers": 1,
      "call export_subscribers": 1,
      "call list_parked_mail": 0,
      "call retry_parked_mail": 1,
      "call dismiss_parked_mail": 1,
      // Each lead came, and each role was granted.
      "call search_audit": LEADS + ROLES,
      ...each(rightsFunctions, 1),
      "call grant_role": 1,
      "call revoke_role": 1,
      "select lead_events": LEADS + ROLES,
      "select saved_views": 2,
      "update saved_views": 2,
      "delete saved_views": 2,
    },
    service: {
      ...forbiddenToPeople,
      ...outOfReach,
      ...closedTables,
      ...each(teamFunctions, noCall),
      ...each(adminFunctions, noCall),
      "call my_session_state": noCall("my_session_state"),
      "select leads": LEADS,
      // There is one way in, also for the service role: submit_lead().
      "delete leads": LEADS,
      "select lead_events": LEADS + ROLES,
      "select profiles": ROLES,
      "select user_roles": ROLES,
      "insert user_roles": 1,
      "delete user_roles": ROLES,
      "call submit_lead": 1,
      "call submit_contact_message": 1,
      "call sign_up_for_newsletter": 1,
      "call confirm_newsletter": 1,
      "call leave_newsletter": 1,
      // It returns nothing, as one row.
      "call unsubscribe": 1,
      "call purge_mail": 1,
      "call open_my_request": 1,
      "call correct_my_request": 1,
      "call set_my_preferences": 1,
      "call withdraw_my_request": 1,
      "call download_my_request": 1,
      "call erase_my_request": 1,
      "call renew_my_links": 1,
      "call claim_outbox": LEADS * MAILS_OF_A_LEAD,
      "call complete_outbox": 1,
      "call fail_outbox": 1,
      "call queue_team_digest": 1,
      "call mail_health": 1,
      "call record_mail_problem": 1,
      ...each(rightsFunctions, 1),
      "call run_retention": 1,
      "call grant_role": 1,
      "call revoke_role": 1,
      "call list_roles": ROLES,
      "call reset_second_factor": 1,
      "call expire_accounts": 1,
    },
  };

  for (const [name, expected] of Object.entries(expectations)) {
    for (const [statement, outcome] of Object.entries(expected)) {
      const what = typeof outcome === "number" ? `${outcome} rows` : outcome.message;
      it(`${name}: ${statement} → ${what}`, async () => {
        const text = textOf(statement as Statement, name);
        expect(await attempt(database, caller(name), text)).toEqual(outcome);
      });
    }
  }

  it("leaves out no table and no function", async () => {
    const { rows } = await database.asOwner((sql) =>
      sql.query<{ name: string }>(
        `select c.relname as name from pg_class c
         where c.relnamespace::regnamespace::text in ('public', 'private') and c.relkind in ('r', 'v', 'm', 'p')
         union all
         select p.proname from pg_proc p
         where p.pronamespace::regnamespace::text in ('public', 'private')`,
      ),
    );
    const tried = new Set(
      Object.keys(statements).map((statement) => statement.replace(/^\w+ |\.\w+$/g, "")),
    );
    expect([...tried].sort()).toEqual(rows.map((row) => row.name).sort());
  });
});

describe("row-level security, where a project handed out every grant by itself", () => {
  // Older projects grant all rights on new tables to the API's roles. Policies must be enough
  // alone.
  const everyGrant = [
    "grant usage on schema private to anon, authenticated",
    "grant all on all tables in schema public, private to anon, authenticated",
    "grant execute on all functions in schema private to anon, authenticated",
  ];

  it.each(["anon", "plain", "coordinator", "admin"])(
    "%s: inserts fail the check of a policy",
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
        "lead_figures",
        "contact_messages",
        "subscribers",
        "lead_links",
        "link_tries",
        "outbox",
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
    "%s: an update of leads touches no row",
    async (name) => {
      const text = statements["update leads.name"];
      expect(await attempt(database, caller(name), text, everyGrant)).toBe(NO_ROW);
    },
  );

  it.each(["anon", "plain", "coordinator", "admin"])(
    "%s: deletes, role changes, events and the private rows touch no row",
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
        "select lead_figures",
        "update lead_figures",
        "delete lead_figures",
        "select contact_messages",
        "update contact_messages",
        "delete contact_messages",
        "select form_submissions",
        "update form_submissions",
        "delete form_submissions",
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

describe("who counts as an administrator", () => {
  const select = statements["select leads"];

  it("is not decided by the claims of a token", async () => {
    const plain = caller("plain");
    const claims = {
      ...plain.claims,
      user_metadata: { role: "admin" },
      app_metadata: { role: "admin", roles: ["admin"] },
      user_role: "admin",
    };
    expect(await attempt(database, { role: "authenticated", claims }, select)).toBe(NO_ROW);
  });

  it("is nobody without an account", async () => {
    expect(await attempt(database, { role: "authenticated" }, select)).toBe(NO_ROW);
  });

  it("is decided again for each request", async () => {
    const email = "short-lived@example.com";
    const person = await addAccount(database, email);
    const service = caller("service");
    const call = (name: string) =>
      database.asRole(service, (sql) =>
        sql.query<{ changed: boolean }>(`select public.${name}($1, 'admin') as changed`, [email]),
      );

    expect(await attempt(database, person, select)).toBe(NO_ROW);
    expect((await call("grant_role")).rows).toEqual([{ changed: true }]);
    expect(await attempt(database, person, select)).toBe(LEADS);
    expect((await call("grant_role")).rows).toEqual([{ changed: false }]);
    expect((await call("revoke_role")).rows).toEqual([{ changed: true }]);
    expect(await attempt(database, person, select)).toBe(NO_ROW);
    expect((await call("revoke_role")).rows).toEqual([{ changed: false }]);
  });

  it("ends with the account", async () => {
    const person = await addAccount(database, "leaving@example.com", ["admin"]);
    await database.asOwner((sql) => sql.query("delete from auth.users where id = $1", [person.id]));
    expect(await attempt(database, person, select)).toBe(NO_ROW);
    expect(await attempt(database, caller("service"), statements["select user_roles"])).toBe(ROLES);
  });
});

describe("grant_role, revoke_role and list_roles", () => {
  it.each(["grant_role", "revoke_role"])("%s says that an address is unknown", async (name) => {
    const denial = await denialOf(
      database.asRole(caller("service"), (sql) =>
        sql.query(`select public.${name}('nobody@example.com', 'admin')`),
      ),
    );
    expect(denial).toEqual({
      code: "PT404",
      message: "No account has the e-mail address nobody@example.com.",
    });
  });

  it("finds an address however it is written", async () => {
    const { rows } = await database.asRole(caller("service"), (sql) =>
      sql.query("select public.grant_role('  Admin@Example.COM ', 'admin') as changed"),
    );
    expect(rows).toEqual([{ changed: false }]);
  });

  it("refuses a role that there is not", async () => {
    const denial = await denialOf(
      database.asRole(caller("service"), (sql) =>
        sql.query("select public.grant_role($1, 'owner')", [ADMIN]),
      ),
    );
    expect(denial.code).toBe("22P02");
  });

  it("lists who holds what", async () => {
    const { rows } = await database.asRole(caller("service"), (sql) =>
      sql.query("select * from public.list_roles()"),
    );
    expect(rows).toEqual([
      { email: ADMIN, role: "admin" },
      { email: COORDINATOR, role: "coordinator" },
      { email: OTHER_ADMIN, role: "admin" },
    ]);
  });
});

describe("functions", () => {
  function executable(schema: string, calls: Record<string, string>, by: string[]) {
    const names = Object.keys(calls).map((name) => `${schema}.${name.replace("call ", "")}`);
    return Object.fromEntries(names.map((name) => [name, by]));
  }
  const executors: Record<string, string[]> = {
    ...executable("private", innerFunctions, []),
    "private.has_role": ["authenticated"],
    ...executable("public", teamFunctions, ["authenticated"]),
    ...executable("public", adminFunctions, ["authenticated"]),
    ...executable("public", operatorFunctions, ["service_role"]),
    "public.my_session_state": ["authenticated"],
    ...executable("public", rightsFunctions, ["authenticated", "service_role"]),
    "public.grant_role": ["authenticated", "service_role"],
    "public.revoke_role": ["authenticated", "service_role"],
  };

  it("are executable by exactly these roles, and there are no others", async () => {
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
      found[name] ??= [];
      if (allowed) found[name].push(role);
    }
    expect(found).toEqual(executors);
  });

  it("has_role answers about the caller alone", async () => {
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
      "authenticated: delete public.message_templates",
      "authenticated: delete public.saved_views",
      "authenticated: select public.lead_events",
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

  it("lets no column of a lead be changed but by a function", async () => {
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
      { name: "private.contact_messages", secured: true },
      { name: "private.form_submissions", secured: true },
      { name: "private.lead_figures", secured: true },
      { name: "private.lead_links", secured: true },
      { name: "private.lead_requests", secured: true },
      { name: "private.lead_search", secured: true },
      { name: "private.lead_submissions", secured: true },
      { name: "private.link_tries", secured: true },
      { name: "private.outbox", secured: true },
      { name: "private.settings", secured: true },
      { name: "private.subscribers", secured: true },
      { name: "public.lead_events", secured: true },
      { name: "public.leads", secured: true },
      { name: "public.message_templates", secured: true },
      { name: "public.profiles", secured: true },
      { name: "public.saved_views", secured: true },
      { name: "public.user_roles", secured: true },
    ]);
  });

  it("has one policy for each verb, for signed-in people, with its helpers wrapped", async () => {
    const { rows } = await database.asOwner((sql) =>
      sql.query<{ verb: string; roles: string; condition: string | null; new_rows: string | null }>(
        `select tablename || ' ' || lower(cmd) as verb, roles::text, qual as condition,
           with_check as new_rows
         from pg_policies where schemaname in ('public', 'private') order by verb`,
      ),
    );
    const verbs = [
      "lead_events select",
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
      // Bare, a helper runs once a row; in a subselect, once a statement.
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

  it("pins the search path of its functions to nothing", async () => {
    const { rows } = await database.asOwner((sql) =>
      sql.query<{ name: string; settings: string }>(
        `select p.proname as name, coalesce(p.proconfig::text, '') as settings
         from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
      ),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => row.settings !== '{"search_path=\\"\\""}')).toEqual([]);
  });

  it("bounds the leads' texts as the form does", async () => {
    const { rows } = await database.asOwner((sql) =>
      sql.query<{ definition: string }>(
        `select pg_get_constraintdef(oid) as definition from pg_constraint
         where conrelid = 'public.leads'::regclass and contype = 'c'`,
      ),
    );
    const lengths = rows.flatMap(({ definition }) => {
      const match = /char_length\((\w+)\) <= (\d+)/.exec(definition);
      return match?.[1] ? [[match[1], Number(match[2])] as const] : [];
    });
    expect(Object.fromEntries(lengths)).toEqual({
      ...LEAD_LENGTHS,
      location_city: 60,
      location_country: 60,
      consent_text: 2000,
      next_step: 500,
      contact_when: 200,
    });
  });

  it("pages through leads on an index over time and id", async () => {
    const { rows } = await database.asOwner(async (sql) => {
      // With two rows, sorting would be cheaper.
      await sql.query("set local enable_seqscan = off");
      await sql.query("set local enable_sort = off");
      await sql.query("set local enable_bitmapscan = off");
      return sql.query<Record<"QUERY PLAN", string>>(
        `explain select * from public.leads
         where created_at <= now() and (created_at < now()
           or (created_at = now() and id < '00000000-0000-4000-8000-000000000000'))
         order by created_at desc, id desc limit 50`,
      );
    });
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("Index Scan Backward using leads_created_at_id_idx");
    // The bound where the scan begins, not only a filter.
    expect(plan).toContain("Index Cond: (created_at <= now())");
    expect(plan).not.toContain("Sort");
  });
});
