import type { LocalDatabase } from "../../supabase/local/database.ts";

/** Adds `count` leads, one a minute back in time, with texts that a CSV file has to quote. */
export async function fillLeads(database: LocalDatabase, count: number): Promise<void> {
  await database.asOwner((sql) =>
    sql.query(
      `insert into public.leads (
         created_at, name, email, phone, treatment, location_city, location_country,
         travel_month, notes, source_page, consent_at, consent_text
       )
       select
         now() - n * interval '1 minute', 'Person ' || n, 'person-' || n || '@example.com',
         '+44 7700 900' || lpad((n % 1000)::text, 3, '0'),
         (array['Dental Implants', 'Rhinoplasty', 'FUE Hair Transplant'])[1 + n % 3],
         (array['İstanbul', 'İzmir', 'Antalya'])[1 + n % 3], 'Turkey',
         case when n % 2 = 0 then 'May 2027' end,
         case when n % 3 = 0 then 'Note ' || n || ', with "quotes"' end,
         '/treatment/dental-implants', now(), 'Wording'
       from generate_series(1, $1::int) as n`,
      [count],
    ),
  );
}

/** Takes all leads away, the seed's too. */
export async function clearLeads(database: LocalDatabase): Promise<void> {
  await database.asOwner((sql) => sql.query("delete from public.leads"));
}
