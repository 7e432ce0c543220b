import { afterAll, beforeAll, vi } from "vitest";
import { z } from "zod";
import { getSupabase } from "@/admin/features/access/supabase-client.ts";
import type { LeadFilter } from "@/admin/features/lead-search/filters.ts";
import { countLeads, fetchLeads } from "@/admin/features/lead-search/leads-api.ts";
import type { Position, Sort } from "@/admin/features/lead-search/list-state.ts";
import type {
  DatabaseCaller,
  LocalDatabase,
} from "../../../supabase/local/database/local-database.ts";
import type { StandIn } from "../../../supabase/local/stand-in.ts";
import { openStandIn, PUBLIC_URL } from "../../local/open-stand-in.ts";
import { addAccount, readValueAs } from "../support.ts";

/**
 * The list as the workspace reads it, from its filters to the rows under the policies; and the functions for other
 * leads, exports and figures.
 */
let standIn: StandIn;
export let database: LocalDatabase;

export let ayse: DatabaseCaller & { id: string };

export let tom: DatabaseCaller & { id: string };

export function call(who: DatabaseCaller, expression: string, parameters: unknown[] = []) {
  return readValueAs(database, who, `public.${expression}`, parameters);
}

let signedIn: unknown;

/** Signs the workspace in as someone. */
async function signIn(who: DatabaseCaller): Promise<void> {
  signedIn = { id: who.claims?.sub, aud: "authenticated" };
  const token = await standIn.tokens.sign({ ...who.claims, role: who.role }, 3600);
  const { error } = await getSupabase().auth.setSession({
    access_token: token,
    refresh_token: "none",
  });
  if (error) throw error;
}

const rowsSchema = z.array(z.object({ id: z.string(), name: z.string() }).loose());
const { signal } = new AbortController();

/** The first rows of the workspace's list, or those after a place. */
export async function search(
  filter: LeadFilter,
  sort: Sort = "newest",
  after?: Position,
  size = 50,
) {
  return rowsSchema.parse(await fetchLeads({ filter, sort, after, size, signal }));
}

/** Names of the leads that match a filter, newest first. */
export const names = async (filter: LeadFilter, sort?: Sort) =>
  (await search(filter, sort)).map(({ name }) => name);

/** The number of leads that match a filter, as the workspace counts them. */
export const countOf = (filter: LeadFilter) => countLeads(filter, signal);

beforeAll(async () => {
  standIn = await openStandIn();
  ({ database } = standIn);
  vi.stubGlobal("window", { location: { origin: PUBLIC_URL, href: PUBLIC_URL } });
  // The client of Supabase wants one, although nothing uses it.
  vi.stubGlobal("WebSocket", class {});
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).endsWith("/auth/v1/user")
      ? Promise.resolve(Response.json(signedIn))
      : standIn.fetch(new Request(input, init)),
  );
  ayse = await addAccount(database, "ayse@example.com", ["admin"]);
  tom = await addAccount(database, "tom@example.com", ["coordinator"]);
  await database.asOwner((sql) =>
    sql.query(
      `insert into public.leads (created_at, name, email, phone, treatment, location_city, location_country, notes,
         source_page, status, close_reason, owner_id, first_contact_at, next_step_on, consent_at, consent_text, source,
         consent_by)
       select now() - hours * interval '1 hour', name, email, phone, treatment, city, 'Turkey',
         'Wrote of ' || name || E'\nand more', '/faq', status::public.lead_status,
         case when status = 'closed' then 'no_answer'::public.close_reason end, owner::uuid,
         now() - (hours - contacted_after) * interval '1 hour',
         (now() at time zone 'Europe/London')::date + step_in_days, now(), 'Wording',
         case name when 'Jürgen Großmann' then 'phone' else 'form' end::public.lead_source,
         case name when 'Jürgen Großmann' then 'phone' end::public.contact_channel
       from (values
         (100, 'Grace Smith', 'grace@example.com', '07700 900318', 'LASIK', 'İzmir', 'quoted', $1, 2, -1),
         (80, 'Jürgen Großmann', 'jg@example.org', '0171 3920027', 'Knee Replacement', 'İzmir', 'contacted', null, 30, 0),
         (60, 'Ayşe Öztürk', 'ayse.o@example.org', '+33 6 39 98 05 61', 'Septoplasty', 'Antalya', 'closed', $2, null, null),
         (50, 'نور الحداد', 'noor@example.com', '٠٧٧٠٠ ٩٠٠٥٥٥', 'Rhinoplasty', 'İstanbul', 'new', null, null, null),
         (40, 'Kim Li', 'kim_li@example.com', '+1 202-555-0143', 'LASIK', 'İstanbul', 'booked', $1, 1, 5),
         (30, 'Grace Smith-Jones', 'Grace+second@Example.com', '+44 7700 900318', 'Facelift', 'Antalya', 'new', $1, null, null),
         (2, 'Zoë 100% Ünal', 'zoe@example.com', '020 7946 0631', 'Dental Implants', 'Antalya', 'new', null, null, null)
       ) as lead (hours, name, email, phone, treatment, city, status, owner, contacted_after, step_in_days)`,
      [tom.id, ayse.id],
    ),
  );
  await signIn(tom);
});

afterAll(() => {
  vi.unstubAllGlobals();
  return standIn?.close();
});

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
