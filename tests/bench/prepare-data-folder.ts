/**
 * `tsx prepare-data-folder.ts FOLDER COUNT` creates a data folder for `npm start` with COUNT leads.
 */
import * as z from "zod";
import {
  type LocalDatabase,
  openLocalDatabase,
} from "../../supabase/local/database/local-database.ts";

/** The columns of generated leads, which are one minute apart and have texts that CSV must quote. */
const made = `
  now() - n * interval '1 minute' as created_at, 'Person ' || n as name,
  'person-' || n || '@example.com' as email,
  '+44 7700 900' || lpad((n % 1000)::text, 3, '0') as phone,
  (array['Dental Implants', 'Rhinoplasty', 'FUE Hair Transplant'])[1 + n % 3] as treatment,
  (array['İstanbul', 'İzmir', 'Antalya'])[1 + n % 3] as location_city, 'Turkey' as location_country,
  case when n % 2 = 0 then 'May 2027' end as travel_month,
  case when n % 3 = 0 then 'Note ' || n || ', with "quotes"' end as notes,
  '/treatment/dental-implants' as source_page, now() as consent_at, 'Wording' as consent_text`;

const columns = `created_at, name, email, phone, treatment, location_city, location_country, travel_month, notes,
  source_page, consent_at, consent_text`;

/**
 * Adds many leads quickly: the triggers are disabled, and their rows are added for all
 * leads together. References are only unique.
 */
async function fillManyLeads(database: LocalDatabase, count: number): Promise<void> {
  await database.asOwner(async (sql) => {
    await sql.query("alter table public.leads disable trigger user");
    await sql.query(
      `insert into public.leads (${columns}, due_at, reference)
       select made.*, made.created_at + interval '24 hours',
         'SV-' || left(code, 4) || '-' || right(code, 4)
       from (
         select ${made}, translate(lpad(n::text, 8, '0'), '0123456789', 'ABCDEFGHJK') as code
         from (select count(*)::int as known from public.leads) as before,
           generate_series(known + 1, known + $1::int) as n
       ) as numbered
       cross join lateral (select ${columns.replaceAll(/\b(\w+)\b/g, "numbered.$1")}) as made`,
      [count],
    );
    await sql.query("alter table public.leads enable trigger user");
    await sql.query(
      `insert into private.lead_search (lead_id, created_at, document)
       select lead.id, lead.created_at, ' ' || lower(concat_ws(
         ' ', lead.name, lead.email, lead.treatment, lead.reference, lead.phone, lead.notes
       ))
       from public.leads as lead
       where not exists (select from private.lead_search as known where known.lead_id = lead.id)`,
    );
    await sql.query(
      `insert into public.lead_events (lead_id, at, kind)
       select lead.id, lead.created_at, 'received' from public.leads as lead
       where not exists (select from public.lead_events as event where event.lead_id = lead.id)`,
    );
  });
}

const [dataDirectory, count] = z
  .tuple([z.string().min(1), z.coerce.number().int().positive()])
  .parse(process.argv.slice(2));
const database = await openLocalDatabase({
  dataDirectory,
  seed: true,
  // A single statement writes all leads.
  statementSeconds: 600,
});
await database.asOwner((sql) => sql.query("delete from public.leads"));
await fillManyLeads(database, count);
await database.close();
