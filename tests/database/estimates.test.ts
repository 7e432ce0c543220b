import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { addAccount, openTestDatabase } from "./support.ts";

/**
 * Row-level security hides rows, but not the planner's estimates, which anyone with an account can ask for. They
 * must be the same whoever asked for a quote.
 */
const database = await openTestDatabase();

/** How many of the requests below have each address. */
const ASKED = { "four@example.com": 4, "twice@example.com": 2, "once@example.com": 1 };
const ADDRESSES = [...Object.keys(ASKED), "never@example.com"];
const PHONE = "+44 7700 900";

const phoneOf = (address: string) => `${PHONE}${101 + ADDRESSES.indexOf(address)}`;

const stranger = await addAccount(database, "stranger@example.com");

beforeAll(async () => {
  await database.asOwner(async (sql) => {
    const insert = `insert into public.leads
      (name, email, phone, treatment, location_city, location_country, phone_e164, consent_at, consent_text)`;
    // 40 of 2,120 addresses repeat, so that statistics would have a list of the most common ones.
    await sql.query(
      `${insert} select 'Person ' || n % 2080, 'person-' || n % 2080 || '@example.com', '+44 7800 9' || 10000 + n % 2080,
         'LASIK', 'İzmir', 'Turkey', '+4478009' || 10000 + n % 2080, now(), 'Yes'
       from generate_series(1, 2120) as n`,
    );
    for (const [address, count] of Object.entries(ASKED)) {
      await sql.query(
        `${insert} select $1, $1, $2, 'LASIK', 'İzmir', 'Turkey', replace($2, ' ', ''), now(), 'Yes'
         from generate_series(1, $3::integer)`,
        [address, phoneOf(address), count],
      );
    }
  });
  await database.asOwner((sql) => sql.query("analyze"));
});

const planSchema = z.object({
  "QUERY PLAN": z.tuple([z.object({ Plan: z.object({ "Plan Rows": z.number() }) })]),
});

/** What `count=planned` tells a caller. */
async function estimate(condition: string): Promise<number> {
  const { rows } = await database.asRole(stranger, (sql) =>
    sql.query(`explain (format json) select from public.leads where ${condition}`),
  );
  return planSchema.parse(rows[0])["QUERY PLAN"][0].Plan["Plan Rows"];
}

/** The values of one person in each column that tells who somebody is. */
function valuesOf(address: string): Record<string, string> {
  const phone = phoneOf(address);
  return {
    name: address,
    email: address,
    email_key: address,
    phone,
    phone_e164: phone.replaceAll(" ", ""),
    phone_key: phone.replace(/\D/g, "").slice(-9),
  };
}

const either = (values: Record<string, string>, names: string[]) =>
  names.map((name) => `${name} = '${values[name]}'`).join(" or ");

describe("an estimate for someone without a role", () => {
  it("is asked by a caller who sees no lead", async () => {
    const { rows } = await database.asRole(stranger, (sql) => sql.query("select from leads"));
    expect(rows).toEqual([]);
  });

  it.each(["name", "email", "email_key", "phone", "phone_e164", "phone_key"])(
    "does not tell by %s who asked, or how often",
    async (column) => {
      for (const condition of [
        (value = "") => `${column} = '${value}'`,
        (value = "") => `${column} >= '${value}' and ${column} < '${value}~'`,
        (value = "") => `${column} > '${value}'`,
        (value = "") => `${column} in ('${value}', 'nobody')`,
      ]) {
        const answers = [];
        for (const address of ADDRESSES) {
          answers.push(await estimate(condition(valuesOf(address)[column])));
        }
        expect(new Set(answers), condition("…")).toHaveLength(1);
      }
    },
  );

  it.each([
    ["email", "email_key"],
    ["phone", "phone_key"],
  ])("does not tell it by %s or %s", async (...columns) => {
    const answers = [];
    for (const address of ADDRESSES)
      answers.push(await estimate(either(valuesOf(address), columns)));
    expect(new Set(answers)).toHaveLength(1);
  });
});

/** Columns that do not tell who somebody is, and by whose statistics lists are planned. */
const KEPT = {
  leads: [
    ..."created_at treatment location_city location_country source_page status owner_id due_at".split(
      " ",
    ),
    ..."first_contact_at next_step_on close_reason contact_by is_repeat version restricted_at".split(
      " ",
    ),
    ..."shown_treatment shown_city reached_status no_calls status_mail withdrawn_at touched_at patient_acted_at act_by stalled_at booked_clinic_id arrives_on treatment_on home_on check_in".split(
      " ",
    ),
  ],
  clinics:
    "id city treatments languages certificate_checked_on insured_until is_active inactive_since created_at version updated_at".split(
      " ",
    ),
  lead_events: ["id", "at", "kind"],
  lead_proposals:
    "id clinic_id clinic city certificate certificate_checked_on insured_until state proposed_at answered_at answered_how sent_on version".split(
      " ",
    ),
  lead_quotes: ["id", "revision", "kind", "currency", "valid_until", "recorded_at", "shared_at"],
  message_templates: [
    "id",
    "channel",
    "audience",
    "occasion",
    "language",
    "created_at",
    "version",
    "updated_at",
  ],
  saved_views: ["id", "is_shared", "created_at"],
  user_roles: ["role", "granted_at"],
};

/** The columns of an index have statistics only if they are expressions. */
const COLLECTED = `
  select owner.relname as table, attribute.attname as column
  from pg_attribute as attribute
  join pg_class as relation on relation.oid = attribute.attrelid
  left join pg_index as index on index.indexrelid = relation.oid
  join pg_class as owner on owner.oid = coalesce(index.indrelid, relation.oid)
  where owner.relkind in ('r', 'p', 'm') and attribute.attnum > 0 and not attribute.attisdropped
    and has_schema_privilege($1, owner.relnamespace, 'usage')
    and has_any_column_privilege($1, owner.oid, 'select')
    and owner.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    and (index.indexrelid is null or index.indkey[attribute.attnum - 1] = 0)
    and coalesce(attribute.attstattarget, -1) <> 0`;

describe("the statistics of tables that people with an account may ask about", () => {
  it.each(["anon", "authenticated"])(
    "are of columns without personal data for %s",
    async (role) => {
      const { rows } = await database.asOwner((sql) =>
        sql.query<{ table: string; column: string }>(COLLECTED, [role]),
      );
      const kept = new Set(
        Object.entries(KEPT).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
      );
      const found = rows.map(({ table, column }) => `${table}.${column}`);
      expect(found.filter((name) => !kept.has(name))).toEqual([]);
      if (role === "authenticated") expect(new Set(found)).toEqual(kept);
    },
  );

  it("do not come from columns taken together", async () => {
    const { rows } = await database.asOwner((sql) =>
      sql.query("select stxname from pg_statistic_ext"),
    );
    expect(rows).toEqual([]);
  });
});
