-- Demo data for development: `npm start` and `supabase db reset` load it, `supabase db push` does not. Every
-- person is invented. Addresses end in reserved domains, and phone numbers are from the ranges that each
-- country reserves for fiction.

-- The people who can sign in: an administrator, two coordinators, and someone without a role. The passwords,
-- hashed with bcrypt, are `sanavoy-admin`, `sanavoy-coordinator` (both) and `sanavoy-viewer`. The empty texts
-- are intentional, because the Auth service cannot read a null there.
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
  confirmation_token, recovery_token, email_change, email_change_token_new,
  email_change_token_current, phone_change, phone_change_token, reauthentication_token
)
select
  '00000000-0000-0000-0000-000000000000', id::uuid, 'authenticated', 'authenticated', email, hash, now(),
  '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false),
  now(), now(), '', '', '', '', '', '', '', ''
from (
  values
    ('5a7a0001-0000-4000-8000-000000000001', 'admin@sanavoy.example',
      '$2a$10$64J8uPYSduPFfTSoHT/s6.5vyqIMJQ/WKMoJ63CSa7ZX75wKK5oH.'),
    ('5a7a0001-0000-4000-8000-000000000002', 'viewer@sanavoy.example',
      '$2a$10$03D07je13A3DWWKSa.LJTel6Q4MZU6LwC1xtjK.O33PkktIpYmvn2'),
    ('5a7a0001-0000-4000-8000-000000000003', 'coordinator@sanavoy.example',
      '$2a$10$hxJrVZD5olLbU/3fs923fOqrG4XufLck/NIpaWE7RbVMnaO61MnOy'),
    ('5a7a0001-0000-4000-8000-000000000004', 'second-coordinator@sanavoy.example',
      '$2a$10$hxJrVZD5olLbU/3fs923fOqrG4XufLck/NIpaWE7RbVMnaO61MnOy')
) as person (id, email, hash);

insert into auth.identities (
  id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at
)
select gen_random_uuid(), id::text, id, raw_user_meta_data, 'email', now(), now(), now()
from auth.users
where email like '%@sanavoy.example';

insert into public.user_roles (user_id, role, granted_at)
select id, case when email = 'admin@sanavoy.example' then 'admin' else 'coordinator' end::public.app_role,
  now() - interval '60 days'
from auth.users
where email like '%@sanavoy.example' and email <> 'viewer@sanavoy.example';

-- The demo passwords are public and the database is local, so no second factor is required here, and the
-- account without a role is kept however old it is.
update private.settings set value = 'false' where name = 'require_second_factor';

update auth.users set raw_app_meta_data = raw_app_meta_data || '{"keep_without_role": true}'
where email = 'viewer@sanavoy.example';

update public.profiles set display_name = case user_id
  when '5a7a0001-0000-4000-8000-000000000001' then 'Ayşe Demir'
  when '5a7a0001-0000-4000-8000-000000000003' then 'Tom Fletcher'
  else 'Leyla Aksoy'
end;

-- Invented clinics in every state: certificate and insurance in order, never looked up, looked up too long ago, run out,
-- missing, inactive.
insert into public.clinics (
  name, city, treatments, languages, contact_name, email, whatsapp, certificate, certificate_checked_on, insured_until,
  notes, is_active
)
select 'Example Clinic ' || name || ' (demo)', city, string_to_array(treatments, ' '), languages, contact_name,
  email, whatsapp, certificate, current_date - checked_days_ago, current_date + insured_days, notes, is_active
from (
  values
    ('A, Antalya', 'Antalya', 'dental-implants teeth-whitening veneers invisalign smile-design root-canal lasik hip-replacement',
      'English, German', 'Deniz Example', 'clinic-a@example.com', '+447700900961', 'DEMO-0001', 20, 240,
      'Answers within two days. Closed on Sundays.', true),
    ('B, Antalya', 'Antalya', 'dental-implants veneers', 'English', 'Can Example', 'clinic-b@example.com', null,
      'DEMO-0002', null, 120, null, true),
    ('C, İstanbul', 'İstanbul', 'fue dhi sapphire-fue beard-transplant', 'English, Arabic', 'Ece Example',
      'clinic-c@example.com', '+447700900963', 'DEMO-0003', 420, 90, null, true),
    ('D, İstanbul', 'İstanbul', 'rhinoplasty septoplasty hip-replacement', 'English', 'Ada Example',
      'clinic-d@example.com', null, 'DEMO-0004', 45, -12, 'New policy promised by email.', true),
    ('E, İzmir', 'İzmir', 'veneers knee-replacement', null, null, null, null, null, null, null, null, true),
    ('F, İzmir', 'İzmir', 'veneers lasik knee-replacement dental-implants', 'English, French', 'Efe Example',
      'clinic-f@example.com', '+447700900966', 'DEMO-0006', 5, 300, null, true),
    ('G, İzmir', 'İzmir', 'rhinoplasty', 'English', 'Arda Example', 'clinic-g@example.com', null, 'DEMO-0007', 300, -60,
      'Did not answer for two months.', false)
) as example (
  name, city, treatments, languages, contact_name, email, whatsapp, certificate, checked_days_ago, insured_days, notes,
  is_active
);
update public.clinics set certificate_checked_by = '5a7a0001-0000-4000-8000-000000000001'
where certificate_checked_on is not null;

-- Leads from eight weeks. Some are written out, for their languages and punctuation, and the others are
-- combined from lists. Every fifteenth of these has asked before. The oldest are stored first, so that a
-- repeat is recognised as one.
set app.acting = 'patient';
with written (
  age, name, email, phone, treatment, city, travel_month, notes, source_page, status
) as (
  values
    (interval '35 minutes', 'Emily Carter', 'emily.carter@example.com', '+44 7700 900142', 'Dental Implants', 'Antalya',
      'March or April', 'Two implants on the lower left. I have a recent panoramic X-ray and can send it.', '/treatment/dental-implants', 'new'),
    (interval '3 hours', 'Mehmet Yıldırım', 'mehmet.yildirim@example.org', '+49 171 3920014', 'FUE Hair Transplant', 'İstanbul',
      'January', null, '/category/hair-transplant', 'new'),
    (interval '9 hours', 'نور الحداد', 'noor.alhaddad@example.com', '07700 900318', 'Rhinoplasty', 'İstanbul',
      null, 'أفضل التواصل عبر واتساب مساءً، وأتحدث العربية والإنجليزية.', '/', 'new'),
    (interval '1 day 2 hours', 'Jürgen Großmann', 'juergen.grossmann@example.org', '0171 3920027', 'Knee Replacement', 'İzmir',
    'Frühjahr, flexibel', 'My surgeon here said "wait", my physiotherapist said "do not wait".
I would like a second opinion first, then a quote.
X-rays, blood results and the MRI report exist.', '/treatment/knee-replacement', 'new'),
    (interval '1 day 7 hours', 'Siobhán O’Neill', 'siobhan.oneill@example.com', '020 7946 0631', 'LASIK', 'Antalya',
      'May', null, '/treatment/lasik', 'contacted'),
    (interval '1 day 20 hours', 'Daniel Whitmore', 'd.whitmore@example.com', '+1 202-555-0143', 'Hip Replacement', 'İstanbul',
      null, '=SUM of two quotes from home was over my budget, so I am comparing.', '/treatment/hip-replacement', 'contacted'),
    (interval '2 days 5 hours', 'Zeynep Karaca', 'zeynep.karaca@example.org', '+33 6 39 98 12 45', 'Porcelain Veneers', 'İzmir',
      'July', 'Ailemi ziyaret ederken tedavi olmak istiyorum, temmuz uygun.', '/treatment/veneers', 'contacted'),
    (interval '2 days 23 hours', 'Omar Khalil', 'omar.khalil@example.com', '(202) 555-0178', 'Gastric Sleeve', 'İstanbul',
      'As soon as sensible', 'Type 2 diabetes, metformin twice a day. Which tests do you need before anything is decided?', '/treatment/gastric-sleeve', 'contacted'),
    (interval '3 days 4 hours', 'Charlotte Hughes', 'charlotte.hughes@example.com', '+44 7700 900577', 'Breast Augmentation', 'Antalya',
      'September', null, '/category/aesthetic-surgery', 'contacted'),
    (interval '4 days 1 hour', 'Anja Schröder', 'anja.schroeder@example.org', '+49 171 3920051', 'Blepharoplasty', 'İzmir',
      null, null, '/treatment/blepharoplasty', 'contacted'),
    (interval '4 days 11 hours', 'Thomas Lindqvist', 'thomas.lindqvist@example.com', '+46 70 174 06 12', 'DHI Hair Transplant', 'İstanbul',
      'February', null, '/', 'contacted'),
    (interval '5 days 6 hours', 'فاطمة المنصوري', 'fatima.almansoori@example.org', '+44 7700 900204', 'Laser Hair Removal', 'İstanbul',
      'بعد رمضان', null, '/treatment/laser-hair-removal', 'contacted'),
    (interval '6 days 3 hours', 'Oliver Bennett', 'oliver.bennett@example.com', '07700 900835', 'Smile Design', 'Antalya',
      'June', 'Would like to combine with a family visit, two adults, one child.', '/category/dental', 'quoted'),
    (interval '7 days 2 hours', 'Elif Aydın', 'elif.aydin@example.org', '+49 (0)171 3920088', 'Septoplasty', 'İstanbul',
      null, 'Nefes almakta zorlanıyorum; tomografi sonucum hazır.', '/treatment/septoplasty', 'contacted'),
    (interval '7 days 15 hours', 'Grace Thompson', 'grace.thompson@example.com', '+61 491 570 156', 'Cataract Surgery', 'İzmir',
      'October', 'For my mother, 74, both eyes. She uses a walking stick and needs a room without stairs.', '/treatment/cataract-surgery', 'quoted'),
    (interval '8 days 9 hours', 'Lukas Weber', 'lukas.weber@example.org', '0171-3920063', 'Beard Transplant', 'İstanbul',
      null, null, null, 'contacted'),
    (interval '9 days 8 hours', 'Hannah Price', 'hannah.price@example.com', '+44 161 496 0372', 'Liposuction', 'Antalya',
      'April', null, '/treatment/liposuction', 'contacted'),
    (interval '10 days 5 hours', 'Youssef Ben Ali', 'youssef.benali@example.com', '+33 6 39 98 47 03', 'Sapphire FUE Hair Transplant', 'İstanbul',
      'Mars', 'Je parle français, anglais et arabe.', '/category/hair-transplant', 'quoted'),
    (interval '11 days 21 hours', 'Margaret Ellis', 'margaret.ellis@example.org', '07700 900466', 'Glaucoma Treatment', 'İzmir',
      null, 'Drops since 2019; I can send the last three pressure readings.', '/category/eye-care', 'contacted'),
    (interval '12 days 13 hours', 'Burak Şahin', 'burak.sahin@example.com', '+49 171 3920039', 'Invisalign Clear Aligners', 'İstanbul',
      'Ağustos', null, '/treatment/invisalign', 'quoted'),
    (interval '14 days 2 hours', 'Rachel Goldberg', 'rachel.goldberg@example.com', '+1 202 555 0119', 'Facelift', 'İstanbul',
      'November', 'Non-smoker, 61. Please say how long before I can fly.', '/treatment/facelift', 'quoted'),
    (interval '15 days 10 hours', 'Sabine Müller-Lüdenscheidt', 'sabine.mueller@example.org', '+49 171 3920092', 'Tummy Tuck (Abdominoplasty)', 'Antalya',
      'Herbst', 'Nach zwei Kaiserschnitten; Narbe vorhanden.', '/treatment/abdominoplasty', 'contacted'),
    (interval '17 days 4 hours', 'James Okafor', 'james.okafor@example.com', '+44 7700 900719', 'Carpal Tunnel Surgery', 'İzmir',
      null, null, '/category/orthopedics', 'closed'),
    (interval '18 days 19 hours', 'Leila Haddad', 'leila.haddad@example.org', '+46 70 174 06 58', 'Acne Scar Treatment', 'İstanbul',
      'Summer', null, '/category/dermatology-skin', 'contacted'),
    (interval '20 days 7 hours', 'Kevin McAllister', 'kevin.mcallister@example.com', '202-555-0164', 'Gastric Bypass', 'İstanbul',
      'January', 'BMI 44, sleep apnoea with a CPAP machine; a relative would come with me, is that included?', '/treatment/gastric-bypass', 'booked'),
    (interval '22 days 12 hours', 'Ayşe Öztürk', 'ayse.ozturk@example.org', '+33 6 39 98 05 61', 'Eyebrow Transplant', 'Antalya',
      null, null, '/treatment/eyebrow-transplant', 'quoted'),
    (interval '24 days 3 hours', 'Sophie Martin', 'sophie.martin@example.com', '+33639983317', 'Teeth Whitening', 'Antalya',
      'June', null, null, 'closed'),
    (interval '26 days 16 hours', 'Peter Hoffmann', 'peter.hoffmann@example.org', '+49 171 3920005', 'Corneal Transplant', 'İstanbul',
      'Mai', 'Keratokonus rechts, Befunde auf Deutsch vorhanden.', '/treatment/corneal-transplant', 'quoted'),
    (interval '29 days 9 hours', 'Amelia Wright', 'amelia.wright@example.com', '07700900951', 'Otoplasty', 'İzmir',
      'August', null, '/treatment/otoplasty', 'booked'),
    (interval '31 days 14 hours', 'خالد العتيبي', 'khalid.alotaibi@example.com', '+44 20 7946 0185', 'Limb Lengthening', 'İstanbul',
      null, 'أرغب في معرفة مدة التأهيل والتكاليف الإضافية قبل اتخاذ أي قرار.', '/treatment/limb-lengthening', 'contacted'),
    (interval '34 days 6 hours', 'Robert Fraser', 'robert.fraser@example.org', '+44 7700 900288', 'Root Canal Treatment', 'Antalya',
      'Any', null, '/treatment/root-canal', 'booked'),
    (interval '37 days 11 hours', 'Deniz Arslan', 'deniz.arslan@example.com', '+46 70-174 06 91', 'PRP (Platelet-Rich Plasma)', 'İstanbul',
      null, null, '/treatment/prp-treatment', 'closed'),
    (interval '40 days 8 hours', 'Victoria Lane', 'victoria.lane@example.com', '+61 491 570 157', 'Tonsillectomy', 'İzmir',
      'December', 'Tonsils out at 34, at last: my doctor agrees.', '/category/ear-nose-throat', 'closed'),
    (interval '43 days 17 hours', 'Stefan Krüger', 'stefan.krueger@example.org', '+49 171 3920070', 'Gastric Balloon', 'Antalya',
      null, null, '/category/bariatric-surgery', 'booked'),
    (interval '47 days 5 hours', 'Mariam Saleh', 'mariam.saleh@example.com', '+1 (202) 555-0187', 'Chemical Peels', 'İstanbul',
      'Winter', null, '/treatment/chemical-peels', 'closed'),
    (interval '52 days 1 hour', 'William Ashworth', 'william.ashworth@example.com', '+44 7700 900023', 'Sinus Surgery', 'İstanbul',
      'Spring', 'Polyps, two earlier operations (2014, 2019). Reports in English.', '/treatment/sinus-surgery', 'booked')
), made as (
  select
    -- At different hours of the day.
    n * interval '16 hours' - interval '5 hours' + (n * 37 % 97 - 48) * interval '5 minutes' as age,
    given || ' ' || family as name,
    lower(given) || '.' || lower(family)
      || case when n % 15 = 0 then '+second' else '' end || '@example.com' as email,
    case person % 3
      when 0 then '+44 7700 900' || lpad((person * 7 + 101)::text, 3, '0')
      when 1 then '+1 202-555-01' || lpad((person % 40 + 20)::text, 2, '0')
      else '+33 6 39 98 ' || lpad((person + 10)::text, 2, '0') || ' ' || lpad((person % 89 + 10)::text, 2, '0')
    end as phone,
    (array[
      'Dental Implants', 'Rhinoplasty', 'FUE Hair Transplant', 'Porcelain Veneers', 'LASIK', 'Knee Replacement',
      'Gastric Sleeve', 'Smile Design', 'DHI Hair Transplant', 'Breast Augmentation', 'Septoplasty',
      'Hip Replacement', 'Cataract Surgery'
    ])[1 + n * 5 % 13] as treatment,
    (array['İstanbul', 'Antalya', 'İzmir', 'İstanbul', 'İstanbul', 'Antalya', 'İzmir'])[1 + n % 7] as city,
    (array[null, 'March', 'Early summer', null, 'October', 'Flexible'])[1 + n % 6] as travel_month,
    (array[
      null, 'I can send photographs and an X-ray.', null, 'Please write in the evening, I work shifts.',
      'How long should I stay before I fly home?', null, 'My sister comes with me. Is a second bed possible?', null
    ])[1 + n % 8] as notes,
    (array[
      '/', '/quote', '/packages', '/category/dental', '/category/hair-transplant', '/how-it-works', '/compare',
      null, '/blog/how-to-choose-clinic-abroad'
    ])[1 + n * 2 % 9] as source_page,
    case
      when n <= 2 then 'new'
      when n <= 12 then (array['contacted', 'contacted', 'new', 'quoted', 'contacted'])[1 + n % 5]
      else (array['contacted', 'quoted', 'closed', 'booked', 'quoted', 'closed', 'contacted', 'booked', 'closed'])[1 + n % 9]
    end as status
  from (
    -- A repeat is from the same person as the lead fourteen places before, which is the newer one.
    select n, case when n % 15 = 0 then n - 14 else n end as person from generate_series(1, 84) as n
  ) as numbered
  cross join lateral (
    select
      (array['Alice', 'Benjamin', 'Chloe', 'Dominic', 'Esther', 'Felix', 'Georgia', 'Harriet', 'Ivan', 'Julia',
        'Karim', 'Lucia'])[1 + person % 12] as given,
      (array['Smith', 'Novak', 'Andersen', 'Rossi', 'Doyle', 'Haddad', 'Fischer'])[1 + person % 7] as family
  ) as called
), request as (
  select row_number() over (order by age desc) as n, every_lead.*, now() - age as created_at
  from (
    select age, name, email, phone, treatment, city, travel_month, notes, source_page, status from written
    union all
    select age, name, email, phone, treatment, city, travel_month, notes, source_page, status from made
  ) as every_lead
)
insert into public.leads (
  created_at, name, email, phone, treatment, location_city, location_country, travel_month, notes,
  preferred_language, source_page, status, consent_at, consent_text, owner_id, first_contact_at, next_step_on, next_step, close_reason, contact_by,
  phone_e164, source, consent_by
)
select
  created_at, name, email, phone, treatment, city, 'Turkey', travel_month, notes,
  case when notes ~ '[ء-ي]' then 'العربية' when notes ~ 'vorhanden' then 'Deutsch' end, source_page, status::public.lead_status, created_at,
  case when source_page is null then 'You agree that Sanavoy contacts you, and uses what you told us about your health to prepare your quote. Before we send anything to a clinic, we tell you its name and what it would get. We send it only if you say yes.' else 'I agree to be contacted by Sanavoy and participating clinics. Your request includes information about your health. By ticking the box you agree that Sanavoy’s coordinators, and the clinics in Turkey that they ask for your quote, may use it to contact you and to prepare your quote. Before we send anything to a clinic, we tell you its name and what it would get. We send it only if you say yes. Your data protection rights may be harder to use in Turkey than in the UK. You can withdraw your consent at any time. By sending this form you confirm that you are 18 or over, that the request is for you, and that you accept the terms. If you are asking for someone else, they must be 18 or over and send the form themselves. (Terms of 2026-11-26, privacy policy of 2026-11-27.)' end,
  case
    when status = 'new' then case when n % 4 = 0 then '5a7a0001-0000-4000-8000-000000000003'::uuid end
    when n % 11 <> 0 then (array[
      '5a7a0001-0000-4000-8000-000000000001', '5a7a0001-0000-4000-8000-000000000003',
      '5a7a0001-0000-4000-8000-000000000004'
    ])[1 + n % 3]::uuid
  end,
  case when status <> 'new' and (status <> 'closed' or n % 3 > 0) then
    least(now(), created_at + (array[2, 5, 19, 1, 28, 9, 3, 22, 47, 6])[1 + n % 10] * interval '1 hour')
  end,
  case when status in ('contacted', 'quoted') and n % 3 = 0 then current_date + (n % 9)::integer - 4 end,
  case when status in ('contacted', 'quoted') and n % 3 = 0 then (array[
    'Ask the clinic about tests', 'Call about the travel dates', 'Remind the clinic about the quote', 'Send the second quote'
  ])[1 + n % 4] end,
  case when status = 'closed' then (array[
    'booked_elsewhere', 'no_answer', 'changed_mind', 'not_suitable', 'duplicate', 'spam', 'other'
  ])[1 + n % 7]::public.close_reason end,
  (array['whatsapp', 'email', null, 'phone', 'whatsapp', null])[1 + n % 6]::public.contact_channel,
  case when phone ~ '^\+[0-9 -]+$' then regexp_replace(phone, '[ -]', '', 'g') end,
  -- Those without a page were entered by the team.
  case when source_page is null then (array['phone', 'whatsapp', 'referral'])[1 + n % 3] else 'form' end::public.lead_source,
  case when source_page is null then (array['phone', 'whatsapp', 'phone'])[1 + n % 3] end::public.contact_channel
from request
order by n;
reset app.acting;
