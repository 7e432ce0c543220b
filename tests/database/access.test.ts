import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LEAD_LENGTHS } from "../../supabase/functions/_shared/lead.ts";
import {
  type DatabaseCaller,
  type LocalDatabase,
  openLocalDatabase,
} from "../../supabase/local/database.ts";
import { addAccount, attempt, type Denial, denialOf, exampleHash, exampleLead } from "./support.ts";

let database: LocalDatabase;
const callers: Record<string, DatabaseCaller> = {
  anon: { role: "anon" },
  service: { role: "service_role" },
};

const ADMIN = "admin@example.com";
const OTHER_ADMIN = "other-admin@example.com";
const PLAIN = "plain@example.com";
/** Leads and roles in the database. */
const LEADS = 2;
const ROLES = 2;

beforeAll(async () => {
  database = await openLocalDatabase({ dataDirectory: "memory", seed: false });
  callers.admin = await addAccount(database, ADMIN, ["admin"]);
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
});

afterAll(() => database?.close());

function caller(name: string): DatabaseCaller {
  const found = callers[name];
  if (!found) throw new Error(`No caller ${name}.`);
  return found;
}

/** The role holds no such right on the table or column. */
const noGrant = (table: string): Denial => ({
  code: "42501",
  message: `permission denied for table ${table}`,
});
/** The role may not even look into the schema. */
const noSchema: Denial = { code: "42501", message: "permission denied for schema private" };
const noCall = (name: string): Denial => ({
  code: "42501",
  message: `permission denied for function ${name}`,
});
/** The right is there, but a policy refuses the new row. */
const failedCheck = (table: string): Denial => ({
  code: "42501",
  message: `new row violates row-level security policy for table "${table}"`,
});
/** A policy hides every row: nothing happens and nothing is said. */
const NO_ROW = 0;

const insertLead = `insert into public.leads
  (name, email, phone, treatment, location_city, location_country, consent_at, consent_text)
  values ('A', 'a@example.com', '07700 900123', 'LASIK', 'İzmir', 'Turkey', now(), 'I agree.')`;
const insertSubmission = `insert into private.lead_submissions (created_at, address_hash, email_hash)
  values (now(), '${exampleHash("a")}', '${exampleHash("e")}')`;

/** Every verb on every table, and every function. */
const statements = {
  "select leads": "select * from public.leads",
  "insert leads": insertLead,
  "update leads.status": "update public.leads set status = 'contacted'",
  "update leads.name": "update public.leads set name = 'Someone else'",
  "update leads.consent_text": "update public.leads set consent_text = 'Anything'",
  "delete leads": "delete from public.leads",
  "truncate leads": "truncate public.leads",
  "select user_roles": "select * from public.user_roles",
  "insert user_roles": insertRole,
  "update user_roles": "update public.user_roles set role = 'admin'",
  "delete user_roles": "delete from public.user_roles",
  "truncate user_roles": "truncate public.user_roles",
  "select lead_submissions": "select * from private.lead_submissions",
  "insert lead_submissions": insertSubmission,
  "update lead_submissions": "update private.lead_submissions set created_at = now()",
  "delete lead_submissions": "delete from private.lead_submissions",
  "truncate lead_submissions": "truncate private.lead_submissions",
  "call submit_lead": `select public.submit_lead(
    '${JSON.stringify(exampleLead())}', '${exampleHash("a")}', '${exampleHash("e")}', 20, 3)`,
  "call grant_role": `select public.grant_role('${PLAIN}', 'admin')`,
  "call revoke_role": `select public.revoke_role('${ADMIN}', 'admin')`,
  "call list_roles": "select public.list_roles()",
  "call has_role": "select private.has_role('admin')",
  "call account_of": `select private.account_of('${ADMIN}')`,
} as const;
type Statement = keyof typeof statements;

/** An insert of a role for the caller, which someone without one would try; else for a plain user. */
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
  type Outcomes = Record<Statement, number | Denial>;
  /** What nobody may do who has signed in, administrator or not. */
  const forbiddenToPeople = {
    "insert leads": leads,
    "update leads.name": leads,
    "update leads.consent_text": leads,
    "delete leads": leads,
    "truncate leads": leads,
    "insert user_roles": roles,
    "update user_roles": roles,
    "delete user_roles": roles,
    "truncate user_roles": roles,
    "select lead_submissions": submissions,
    "insert lead_submissions": submissions,
    "update lead_submissions": submissions,
    "delete lead_submissions": submissions,
    "truncate lead_submissions": submissions,
    "call submit_lead": noCall("submit_lead"),
    "call grant_role": noCall("grant_role"),
    "call revoke_role": noCall("revoke_role"),
    "call list_roles": noCall("list_roles"),
    "call account_of": noCall("account_of"),
  } satisfies Partial<Outcomes>;
  /** What stands in a schema that neither visitors nor the service role may look into. */
  const outOfReach = {
    "select lead_submissions": noSchema,
    "insert lead_submissions": noSchema,
    "update lead_submissions": noSchema,
    "delete lead_submissions": noSchema,
    "truncate lead_submissions": noSchema,
    "call has_role": noSchema,
    "call account_of": noSchema,
  } satisfies Partial<Outcomes>;

  const expectations: Record<string, Outcomes> = {
    anon: {
      ...forbiddenToPeople,
      ...outOfReach,
      "select leads": leads,
      "update leads.status": leads,
      "select user_roles": roles,
    },
    plain: {
      ...forbiddenToPeople,
      "select leads": NO_ROW,
      "update leads.status": NO_ROW,
      "select user_roles": NO_ROW,
      "call has_role": 1,
    },
    admin: {
      ...forbiddenToPeople,
      "select leads": LEADS,
      "update leads.status": LEADS,
      // The own one; the other administrator's stays hidden.
      "select user_roles": 1,
      "call has_role": 1,
    },
    service: {
      ...outOfReach,
      "select leads": LEADS,
      // There is one way in, also for the service role: submit_lead().
      "insert leads": leads,
      "update leads.status": LEADS,
      "update leads.name": leads,
      "update leads.consent_text": leads,
      "delete leads": LEADS,
      "truncate leads": leads,
      "select user_roles": ROLES,
      "insert user_roles": 1,
      "update user_roles": roles,
      "delete user_roles": ROLES,
      "truncate user_roles": roles,
      "call submit_lead": 1,
      "call grant_role": 1,
      "call revoke_role": 1,
      "call list_roles": ROLES,
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
  // Older projects grant all on new tables to the API's roles. The policies must hold alone.
  const everyGrant = [
    "grant usage on schema private to anon, authenticated",
    "grant all on all tables in schema public, private to anon, authenticated",
  ];

  it.each(["anon", "plain", "admin"])("%s: inserts fail the check of a policy", async (name) => {
    const byLead = await attempt(database, caller(name), insertLead, everyGrant);
    expect(byLead).toEqual(failedCheck("leads"));
    const byRole = await attempt(database, caller(name), insertRole(name), everyGrant);
    expect(byRole).toEqual(failedCheck("user_roles"));
    const bySubmission = await attempt(database, caller(name), insertSubmission, everyGrant);
    expect(bySubmission).toEqual(failedCheck("lead_submissions"));
  });

  it.each([
    ["anon", 0],
    ["plain", 0],
    ["admin", LEADS],
  ])("%s: sees %i leads", async (name, rows) => {
    const found = await attempt(database, caller(name), statements["select leads"], everyGrant);
    expect(found).toBe(rows);
  });

  it.each(["anon", "plain"])("%s: an update of leads touches no row", async (name) => {
    const text = statements["update leads.name"];
    expect(await attempt(database, caller(name), text, everyGrant)).toBe(NO_ROW);
  });

  it.each(["anon", "plain", "admin"])(
    "%s: deletes, role changes and the limits' rows touch no row",
    async (name) => {
      for (const statement of [
        "delete leads",
        "update user_roles",
        "delete user_roles",
        "select lead_submissions",
        "update lead_submissions",
        "delete lead_submissions",
      ] as const) {
        const touched = await attempt(database, caller(name), statements[statement], everyGrant);
        expect(touched, statement).toBe(NO_ROW);
      }
    },
  );
});

describe("who counts as an administrator", () => {
  const select = statements["select leads"];

  it("is nobody by what a token claims", async () => {
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

  it("is decided anew for each request", async () => {
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
      { email: OTHER_ADMIN, role: "admin" },
    ]);
  });
});

describe("functions", () => {
  const executors: Record<string, string[]> = {
    "private.account_of": [],
    "private.has_role": ["authenticated"],
    "public.grant_role": ["service_role"],
    "public.list_roles": ["service_role"],
    "public.revoke_role": ["service_role"],
    "public.submit_lead": ["service_role"],
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
      "authenticated: select public.leads",
      "authenticated: select public.user_roles",
      "service_role: delete public.leads",
      "service_role: delete public.user_roles",
      "service_role: insert public.user_roles",
      "service_role: select public.leads",
      "service_role: select public.user_roles",
    ]);
  });

  it("lets the status alone be changed", async () => {
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
    expect(rows.map((row) => row.held)).toEqual(["authenticated: status", "service_role: status"]);
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
      { name: "private.lead_submissions", secured: true },
      { name: "public.leads", secured: true },
      { name: "public.user_roles", secured: true },
    ]);
  });

  it("has one policy for each verb, for signed-in people, with its helpers wrapped", async () => {
    const { rows } = await database.asOwner((sql) =>
      sql.query<{ verb: string; roles: string; condition: string; new_rows: string | null }>(
        `select tablename || ' ' || lower(cmd) as verb, roles::text, qual as condition,
           with_check as new_rows
         from pg_policies where schemaname in ('public', 'private') order by verb`,
      ),
    );
    const verbs = ["leads select", "leads update", "user_roles select"];
    expect(rows.map((row) => row.verb)).toEqual(verbs);
    for (const { roles, condition, new_rows } of rows) {
      expect(roles).toBe("{authenticated}");
      // Bare, a helper runs once a row; in a subselect, once a statement.
      for (const text of [condition, new_rows ?? condition]) {
        expect(text).toMatch(/\( ?SELECT (private\.has_role|auth\.uid)\(/);
      }
    }
    expect(rows.find((row) => row.verb === "leads update")?.new_rows).not.toBeNull();
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
    });
  });

  it("pages through leads on an index over time and id", async () => {
    const { rows } = await database.asOwner(async (sql) => {
      // With two rows, sorting them would be cheaper.
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
    // Where the scan begins, and not only what it throws away.
    expect(plan).toContain("Index Cond: (created_at <= now())");
    expect(plan).not.toContain("Sort");
  });
});
