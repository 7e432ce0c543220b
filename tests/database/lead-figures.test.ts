import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { DatabaseError } from "../../supabase/local/database/errors.ts";
import {
  type DatabaseCaller,
  type LocalDatabase,
  openLocalDatabase,
} from "../../supabase/local/database/local-database.ts";
import { readInsights } from "./counted-insights.ts";
import { addAccount, databaseUrl, readValue, readValueAs } from "./support.ts";

/** The stored figures are the same as a count of all leads, whatever happened to the leads. */
let database: LocalDatabase;
let admin: DatabaseCaller & { id: string };
let colleague: string;

beforeAll(async () => {
  database = await openLocalDatabase({ dataDirectory: "memory", databaseUrl, seed: false });
  admin = await addAccount(database, "ayse@example.com", ["admin"]);
  ({ id: colleague } = await addAccount(database, "tom@example.com", ["coordinator"]));
});
afterAll(() => database?.close());

const leadSchema = z.object({ id: z.string(), version: z.number(), email: z.string() });
type Lead = z.infer<typeof leadSchema>;

async function leads(): Promise<Lead[]> {
  const { rows } = await database.asOwner((sql) =>
    sql.query("select id, version, email from public.leads order by created_at, id"),
  );
  return z.array(leadSchema).parse(rows);
}

async function call(caller: DatabaseCaller, expression: string, values: unknown[] = []) {
  try {
    return await readValueAs(database, caller, `public.${expression}`, values);
  } catch (error) {
    // A refused call, for example about a restricted lead, changes nothing.
    if (error instanceof DatabaseError) return undefined;
    throw error;
  }
}

async function add(number: number): Promise<void> {
  await database.asOwner((sql) =>
    sql.query(
      `insert into public.leads (created_at, name, email, phone, treatment, location_city, location_country,
         source_page, consent_at, consent_text)
       values (now() - $1 * interval '5 hours 7 minutes', 'A', $2, '07700 900123',
         (array['LASIK', 'Facelift', 'Rhinoplasty'])[1 + $1::int % 3], (array['İzmir', 'Antalya'])[1 + $1::int % 2],
         'Turkey', (array['/', '/faq', null])[1 + $1::int % 3], now(), 'Wording')`,
      [number, `person-${number % 7}@example.com`],
    ),
  );
}

/** Moves the first contact of a contacted lead to a multiple of 97 minutes after its arrival. */
async function contactAfter({ id }: Lead, number: number): Promise<void> {
  await database
    .asOwner((sql) =>
      sql.query(
        `update public.leads set first_contact_at = created_at + $2 * interval '97 minutes'
         where id = $1 and status <> 'new'`,
        [id, number],
      ),
    )
    .catch((error: unknown) => {
      if (!(error instanceof DatabaseError)) throw error;
    });
}

const statuses = ["new", "contacted", "quoted", "booked", "closed"];
const reasons = ["spam", "duplicate", "no_answer"];

/** Everything that can happen to one or several leads. */
const steps: Record<string, (lead: Lead, number: number) => Promise<unknown>> = {
  status: ({ id, version }, number) => {
    const status = statuses[number % 5];
    const reason = status === "closed" ? reasons[number % 3] : null;
    return call(admin, "set_lead_status($1, $2, $3::public.lead_status, $4::public.close_reason)", [
      id,
      version,
      status,
      reason,
    ]);
  },
  contact: ({ id, version }) => call(admin, "record_lead_contact($1, $2, 'email')", [id, version]),
  time: contactAfter,
  owner: ({ id, version }, number) =>
    call(admin, "set_lead_owner($1, $2, $3)", [
      id,
      version,
      [null, admin.id, colleague][number % 3],
    ]),
  step: ({ id, version }) => call(admin, "set_lead_next_step($1, $2, '2027-01-01')", [id, version]),
  correction: ({ id, version }, number) =>
    call(admin, "correct_lead($1, $2, $3, $4)", [
      id,
      version,
      ["treatment", "location_city", "email"][number % 3],
      ["Septoplasty", "Bursa", `corrected-${number}@example.com`][number % 3],
    ]),
  restriction: ({ email }, number) =>
    call(admin, "restrict_leads($1, email => $2)", [number % 2 === 0, email]),
  erasure: ({ email }, number) =>
    // Only sometimes, or no leads would be left.
    number % 4 === 0 ? call(admin, "erase_leads(email => $1)", [email]) : Promise.resolve(),
  several: async (_lead, number) => {
    const chosen = (await leads()).slice(0, 5).map(({ id, version }) => ({ id, version }));
    return call(admin, "set_leads_status($1::jsonb, $2::public.lead_status, null)", [
      JSON.stringify(chosen),
      statuses[number % 4],
    ]);
  },
  account: async () => {
    await database.asOwner((sql) => sql.query("delete from auth.users where id = $1", [colleague]));
    ({ id: colleague } = await addAccount(database, `tom-${randomUUID()}@example.com`, [
      "coordinator",
    ]));
  },
  retention: () => call({ role: "service_role" }, "run_retention(40, true)"),
};

const sum = (table: string) => `(
  select coalesce(jsonb_agg(to_jsonb(cell) order by week, kind, key, minutes), '[]') from (
    select week, kind, key, minutes, sum(leads) as leads, sum(answerable) as answerable, sum(in_time) as in_time
    from ${table} group by week, kind, key, minutes having sum(leads) <> 0
  ) as cell
)`;
const counted = "private.lead_cells(array(select lead from public.leads as lead))";

async function expectKeptAsCounted(after: string): Promise<void> {
  const [kept, recounted] = [
    await readValue(database, sum("private.lead_figures")),
    await readValue(database, sum(counted)),
  ];
  expect(kept, after).toEqual(recounted);
}

const sequence = fc.array(
  fc.record({
    step: fc.constantFrom(...Object.keys(steps)),
    place: fc.nat({ max: 60 }),
    number: fc.nat({ max: 60 }),
  }),
  { minLength: 10, maxLength: 20 },
);

it("stored figures are right after any sequence of changes", async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async (changes) => {
      for (let number = 0; number < 200; number += 23)
        await add(number + (changes[0]?.number ?? 0));
      for (const { step, place, number } of changes) {
        const all = await leads();
        const lead = all[place % all.length];
        if (!lead) break;
        await steps[step]?.(lead, number);
        await expectKeptAsCounted(step);
      }
      const total = await readValue(
        database,
        "(select count(*)::int from public.leads where restricted_at is null)",
      );
      expect(await call(admin, "count_leads()::int")).toBe(total);
      expect(await call(admin, "lead_counts()")).toMatchObject({ all: total });
      // Combining rows or recounting the figures must not change the sums.
      const before = await readValue(database, sum("private.lead_figures"));
      for (const work of ["fold_lead_figures", "count_lead_figures"]) {
        await readValue(database, `private.${work}()`);
        expect(await readValue(database, sum("private.lead_figures")), work).toEqual(before);
      }
    }),
    { numRuns: 3 },
  );
});

it("Insights returns the same figures as a count of all leads, in any time zone and period", async () => {
  // There are several leads on each of the last days, so that no day is empty without the restricted leads.
  for (let number = 0; number < 120; number += number < 20 ? 1 : 3) await add(number);
  for (const [index, lead] of (await leads()).entries()) {
    await steps.status?.(lead, index);
    await contactAfter(lead, index % 40);
    if (index % 3 === 0) await steps.owner?.({ ...lead, version: lead.version + 2 }, index);
  }
  await call(admin, "restrict_leads(true, email => 'person-3@example.com')");
  for (const [zone, first, last] of [
    ["Europe/London", 40, 0],
    ["Asia/Kathmandu", 17, 3],
    ["Pacific/Auckland", 3, -2],
    ["America/St_Johns", 1, 1],
  ] as const) {
    const { given, expected } = await readInsights(database, admin, zone, first, last);
    expect(given, zone).toEqual(expected);
    expect(expected.by_treatment, zone).not.toEqual([]);
  }
});
