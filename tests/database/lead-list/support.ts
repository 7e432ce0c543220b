import { afterAll, beforeAll } from "vitest";
import { z } from "zod";
import {
  type DatabaseCaller,
  type LocalDatabase,
  openLocalDatabase,
} from "../../../supabase/local/database/local-database.ts";
import { addAccount, databaseUrl, readValueAs } from "../support.ts";

/** The functions behind the list: search, tabs and filters, pages, other leads, exports and figures. */
export let database: LocalDatabase;

export let ayse: DatabaseCaller & { id: string };

export let tom: DatabaseCaller & { id: string };

const pageSchema = z.object({
  leads: z.array(z.object({ id: z.string(), name: z.string() }).loose()),
  next: z.object({ value: z.string(), id: z.string() }).nullable(),
});

export function call(who: DatabaseCaller, expression: string, parameters: unknown[] = []) {
  return readValueAs(database, who, `public.${expression}`, parameters);
}

export async function search(
  filter: object,
  sort = "created_at.desc",
  after: object | null = null,
  size = 50,
) {
  return pageSchema.parse(
    await call(tom, "search_leads($1::jsonb, $2, $3::jsonb, $4)", [
      JSON.stringify(filter),
      sort,
      after && JSON.stringify(after),
      size,
    ]),
  );
}

/** Names of the leads that match a filter, newest first. */
export const names = async (filter: object, sort?: string) =>
  (await search(filter, sort)).leads.map(({ name }) => name);

beforeAll(async () => {
  database = await openLocalDatabase({ dataDirectory: "memory", databaseUrl, seed: false });
  ayse = await addAccount(database, "ayse@example.com", ["admin"]);
  tom = await addAccount(database, "tom@example.com", ["coordinator"]);
  const leads = [
    // hours ago, name, email, phone, treatment, city, status, owner, contacted after hours, next step in days
    [
      100,
      "Grace Smith",
      "grace@example.com",
      "07700 900318",
      "LASIK",
      "İzmir",
      "quoted",
      tom.id,
      2,
      -1,
    ],
    [
      80,
      "Jürgen Großmann",
      "jg@example.org",
      "0171 3920027",
      "Knee Replacement",
      "İzmir",
      "contacted",
      null,
      30,
      0,
    ],
    [
      60,
      "Ayşe Öztürk",
      "ayse.o@example.org",
      "+33 6 39 98 05 61",
      "Septoplasty",
      "Antalya",
      "closed",
      ayse.id,
      null,
      null,
    ],
    [
      50,
      "نور الحداد",
      "noor@example.com",
      "٠٧٧٠٠ ٩٠٠٥٥٥",
      "Rhinoplasty",
      "İstanbul",
      "new",
      null,
      null,
      null,
    ],
    [
      40,
      "Kim Li",
      "kim_li@example.com",
      "+1 202-555-0143",
      "LASIK",
      "İstanbul",
      "booked",
      tom.id,
      1,
      5,
    ],
    [
      30,
      "Grace Smith-Jones",
      "Grace+second@Example.com",
      "+44 7700 900318",
      "Facelift",
      "Antalya",
      "new",
      tom.id,
      null,
      null,
    ],
    [
      2,
      "Zoë 100% Ünal",
      "zoe@example.com",
      "020 7946 0631",
      "Dental Implants",
      "Antalya",
      "new",
      null,
      null,
      null,
    ],
  ] as const;
  await database.asOwner(async (sql) => {
    for (const [
      hours,
      name,
      email,
      phone,
      treatment,
      city,
      status,
      owner,
      contacted,
      step,
    ] of leads) {
      await sql.query(
        `insert into public.leads (created_at, name, email, phone, treatment, location_city, location_country,
           notes, source_page, status, close_reason, owner_id, first_contact_at, next_step_on, consent_at, consent_text)
         values (now() - $1 * interval '1 hour', $2, $3, $4, $5, $6, 'Turkey', 'Wrote of ' || $2 || E'\nand more', '/faq',
           $7::public.lead_status, case when $7 = 'closed' then 'no_answer'::public.close_reason end, $8,
           now() - ($1 - $9::int) * interval '1 hour',
           (now() at time zone 'Europe/London')::date + $10::int, now(), 'Wording')`,
        [hours, name, email, phone, treatment, city, status, owner, contacted, step],
      );
    }
  });
});

afterAll(() => database?.close());

/** Adds a lead, which the test has to remove, and returns its ID. */
export async function addLead(name: string, phone: string, e164: string | null): Promise<string> {
  return database.asOwner(async (sql) => {
    const { rows } = await sql.query<{ id: string }>(
      `insert into public.leads (name, email, phone, phone_e164, treatment, location_city, location_country,
         consent_at, consent_text)
       values ($1, 'someone.else@example.org', $2, $3, 'Hollywood Smile', 'Ankara', 'Turkey', now(), 'Wording')
       returning id`,
      [name, phone, e164],
    );
    return rows[0]?.id ?? "";
  });
}

export async function removeLead(id: string): Promise<void> {
  await database.asOwner((sql) => sql.query("delete from public.leads where id = $1", [id]));
}

export const EVERYBODY = [
  "Zoë 100% Ünal",
  "Grace Smith-Jones",
  "Kim Li",
  "نور الحداد",
  "Ayşe Öztürk",
  "Jürgen Großmann",
  "Grace Smith",
];
