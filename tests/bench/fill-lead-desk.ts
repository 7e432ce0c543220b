import type { Client } from "pg";

/** A coordinator in the filled database, who owns a twentieth of the leads. */
export const COORDINATOR = "10000000-0000-4000-8000-000000000001";

/** Functions that are called for each lead. With a `search_path` setting, they take several times as long. */
const FOR_EACH_LEAD = ["email_key(text)", "phone_key(text)", "phone_digits(text)", "fold(text)"];

/**
 * Fills a project with leads from two years, as a busy team would leave them: the newest are waiting, older
 * ones are in progress and most are closed. Triggers are disabled meanwhile. The search text of a lead is a
 * sample with its own phone number and reference, because computing a million texts takes long.
 */
export async function fillLeadDesk(owner: Client, count: number): Promise<void> {
  await owner.query(`
    truncate public.leads, public.saved_views, public.clinics cascade;
    delete from auth.users;
    insert into auth.users (id, email)
      select ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'coordinator-' || n || '@example.com'
      from generate_series(1, 20) as n;
    insert into public.user_roles (user_id, role)
      select id, (case when email = 'coordinator-1@example.com' then 'admin' else 'coordinator' end)::public.app_role
      from auth.users;
    alter table public.leads disable trigger user;
    ${FOR_EACH_LEAD.map((each) => `alter function private.${each} reset search_path;`).join("")}
  `);
  // Rebuilding the indexes after adding the rows takes a fraction of the time.
  const { rows: indexes } = await owner.query<{ name: string; definition: string }>(
    `select schemaname || '.' || indexname as name, indexdef as definition from pg_indexes
     where tablename in ('leads', 'lead_search', 'lead_events') and indexname like '%\\_idx'`,
  );
  await owner.query(indexes.map(({ name }) => `drop index ${name};`).join(""));
  await owner.query(
    `insert into public.leads (
       created_at, due_at, name, email, phone, treatment, location_city, location_country, travel_month, notes,
       source_page, status, reached_status, close_reason, owner_id, first_contact_at, next_step_on, next_step, is_repeat,
       consent_at, consent_text, reference
     )
     select
       came, came + interval '24 hours', given || ' ' || family,
       lower(given) || '.' || lower(family) || person || '@example.com', '+44 7' || lpad(person::text, 9, '1'),
       (array['Dental Implants', 'Rhinoplasty', 'FUE Hair Transplant', 'LASIK', 'Porcelain Veneers', 'Hip Replacement',
         'Gastric Sleeve', 'Liposuction', 'Septoplasty', 'Glaucoma Treatment'])[1 + floor(10 * draw * draw)::int],
       (array['İstanbul', 'İzmir', 'Antalya'])[1 + n % 3], 'Turkey',
       case when n % 2 = 0 then 'May 2027' end,
       case when n % 3 = 0 then 'Reports of ' || md5(n::text) || ' exist, and I would like to know how long to stay.' end,
       (array['/', '/quote', '/packages', '/treatment/dental-implants', '/compare', '/faq'])[1 + n % 6],
       status, case when status = 'closed' then
         (array['new', 'contacted', 'contacted', 'quoted', 'booked'])[1 + n % 5]::public.lead_status else status end,
       case when status = 'closed' then
         (array['no_answer', 'spam', 'duplicate', 'changed_mind', 'other'])[1 + n % 5]::public.close_reason end,
       case when status <> 'new' then ('10000000-0000-4000-8000-' || lpad((1 + n % 20)::text, 12, '0'))::uuid end,
       case when status <> 'new' then came + (1 + n % 40) * interval '50 minutes' end,
       case when status in ('contacted', 'quoted') then current_date + n % 40 - 10 end,
       case when status in ('contacted', 'quoted') then 'Call again' end,
       n % 25 = 0, came, 'Wording', private.numbered_reference(n)
     from (
       select n, person, came, draw,
         (array['Alice', 'Ben', 'Chloe', 'Deniz', 'Esther', 'Felix', 'Georgia', 'Harriet', 'Ivan', 'Li'])[1 + n % 10] as given,
         case when n % 100 = 7 then 'Smith' else initcap(translate(left(md5((n % 50000)::text), 7), '0123456789', 'ghijklmnop')) end as family,
         (case
           when came > now() - interval '1 day' then (array['new', 'new', 'contacted'])[1 + n % 3]
           when came > now() - interval '3 days' then (array['new', 'contacted', 'contacted', 'quoted', 'closed'])[1 + n % 5]
           when came > now() - interval '30 days' then (array['contacted', 'quoted', 'booked', 'closed', 'closed'])[1 + n % 5]
           else (array['booked', 'closed', 'closed'])[1 + n % 3]
         end)::public.lead_status as status
       from (
         select n, case when n % 25 = 0 then n - 13 else n end as person, random() as draw,
           now() - (n - random()) * interval '730 days' / $1 as came
         from generate_series(1, $1::int) as n
       ) as numbered
     ) as made`,
    [count],
  );
  await owner.query(`
    create temporary table sample as
      select row_number() over () as n, private.search_document(lead) as document
      from (select * from public.leads limit 20000) as lead;
    insert into private.lead_search (lead_id, created_at, document)
      select lead.id, lead.created_at, sample.document || ' ' || lead.phone_key || ' ' || lower(lead.reference)
      from (select row_number() over () as n, id, created_at, phone_key, reference from public.leads) as lead
      join sample on sample.n = 1 + lead.n % (select count(*) from sample);
    drop table sample;
    alter table public.leads enable trigger user;
    ${FOR_EACH_LEAD.map((each) => `alter function private.${each} set search_path = '';`).join("")}
    set maintenance_work_mem = '256MB';
  `);
  for (const { definition } of indexes) await owner.query(definition);
  await owner.query(`
    insert into public.clinics (id, name, city)
      select ('20000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Clinic ' || n, 'İzmir'
      from generate_series(1, 20) as n;
    insert into public.lead_proposals (
      lead_id, clinic_id, clinic, city, would_get, state, answered_at, wording, sent_on
    )
      select id, ('20000000-0000-4000-8000-' || lpad((1 + (n + step * 7) % 20)::text, 12, '0'))::uuid, 'Clinic', 'İzmir',
        'Treatment', case when n % 3 = step then 'refused' else 'sent' end, created_at + interval '2 days', 'Yes',
        case when n % 3 <> step then current_date end
      from (select row_number() over () as n, id, created_at from public.leads where status <> 'new') as lead
      cross join generate_series(0, 1) as step;
    insert into public.lead_quotes (proposal_id, revision, kind, price, currency, lines, recorded_at, shared_at)
      select id, 1, 'dental', '£1', 'GBP', '{}', answered_at + interval '1 day' * random(), answered_at + interval '2 days'
      from public.lead_proposals where state = 'sent';
  `);
  await owner.query("vacuum analyze");
}

/** References that are only unique, because generating a million takes longer than everything else. */
export async function numberReferences(owner: Client): Promise<void> {
  await owner.query(`
    create or replace function private.numbered_reference(n integer) returns text
      language sql immutable
      as $$
        select 'SV-' || left(code, 4) || '-' || right(code, 4)
        from (select translate(lpad(n::text, 8, '0'), '0123456789', 'ABCDEFGHJK') as code) as made
      $$`);
}
