import { hrefTo } from "../../lib/routes.ts";
import type { CityGuide } from "../schema.ts";

/** Antalya, for somebody who recovers there. */
export const antalya: CityGuide = {
  id: "antalya",
  name: "Antalya",
  image: "antalya",
  tagline: "Mild winters, flat clifftop parks by the sea, and summers too hot for fresh wounds",
  why: [
    "Antalya lies on a level terrace above the Mediterranean, so that most of the newer town is flat. In winter and spring it is mild enough to sit outside, the airport is close, and hospitals are used to foreign patients.",
    "It is also a resort. In summer it is crowded and very hot, and a sea that you may not enter for weeks is a poor companion after surgery. Come between November and April if you can choose, and treat the journey as medical leave.",
  ],
  bestFor: [
    "Treatment in winter or spring, when the north is cold",
    "People who need flat paths and a short transfer from the airport",
    "Dental and eye treatment, with little to look after in between",
    "Longer stays for physiotherapy outside the summer season",
  ],
  airports: [
    {
      name: "Antalya Airport",
      code: "AYT",
      text: "Ten to thirteen kilometres east of the centre, 20 to 40 minutes by car. The AntRay tram T1 stops at Havalimanı, near the domestic terminal, and reaches İsmetpaşa by the old town in about 40 minutes; international Terminal 2 is some two kilometres from that stop. Many direct flights run only from April to October, so check winter connections.",
    },
  ],
  climate: [
    "November to April is the gentle season: afternoons of about 21 °C in November, 15 °C in January and February, 18 °C in March and 21 °C in April. December and January bring very heavy rain on a dozen days each.",
    "May and October, at 26 to 27 °C, are warm but bearable in the shade.",
    "From June to September afternoons average 31 to 34 °C, humid, with nights around 20 to 23 °C and hot spells beyond 40 °C. Swelling is worse, compression garments and splints itch, wounds get damp under dressings, and sun marks scars for good. Avoid July and August for body surgery.",
  ],
  stay: [
    {
      name: "Konyaaltı",
      text: "West of the centre behind a pebble beach, with flat streets and a wide seaside promenade. Lively in summer, calm in winter. Buses, no tram along the shore.",
    },
    {
      name: "Muratpaşa centre",
      text: "Around Atatürk Caddesi and Karaalioğlu Park, with trams, pharmacies and cafés near each other. Level, with traffic noise on the main roads.",
    },
    {
      name: "Şirinyalı and Fener",
      text: "Residential quarters towards Lara on top of the cliffs, with a string of flat parks and benches above the sea. Quiet, with good pavements.",
    },
    {
      name: "Meltem",
      text: "Plain and practical: on tram T3, near Akdeniz University Hospital and a short ride from the Konyaaltı shore.",
    },
    {
      name: "Kaleiçi",
      text: "The old town inside the walls is pretty, but cobbled, sloping and full of music at night, and cars cannot reach every door. Not with crutches or a suitcase.",
    },
    {
      name: "Belek and Kundu",
      text: "Resort strips far to the east, made for sun, pools and bars. Too far from your surgeon for the first week.",
    },
  ],
  transport: [
    "The AntalyaKart pays on trams and city buses; buy it from machines and kiosks. No cash is taken on board.",
    "AntRay T1 runs from Fatih by the bus station (Otogar) and İsmetpaşa to the airport or, on another branch, to Aksu and EXPO. It is modern and level with the platform.",
    "AntRay T3 comes from Varsak by the bus station, Akdeniz University Hospital and Meltem to Müze, the museum stop.",
    "The nostalgic tram T2 goes along the front from Müze by Kalekapısı to Zerdalilik about every half-hour. Its old cars have high steps.",
    "City buses cover Konyaaltı and Lara; line KL08 joins the two. Stand clear of the doors, as drivers brake hard.",
    "Taxis are metered. Use them from door to door in the first days, and from late morning to evening in summer.",
  ],
  activities: [
    "Karaalioğlu Park, a flat clifftop garden with palms, benches and a view of the bay and the mountains.",
    "The lift from Cumhuriyet Square down to the old harbour, when it is running, which spares you the steps.",
    "Düden Park near Lara, where the lower waterfall drops into the sea beside level paths.",
    "The aquarium near Konyaaltı beach: indoors, air-conditioned and level.",
    "The Antalya Museum closed in July 2025 to be rebuilt. Look up whether it has opened again before you go there.",
    "Perge has a broad ancient street on fairly even ground but no shade: a winter morning at the earliest in week two, if your surgeon agrees.",
  ],
  quietDays: [
    "A slow mile on the Konyaaltı promenade before 9 am, with a stop on each bench that you like.",
    "Tea in the garden above the old harbour by Tophane, under trees, without going down.",
    "An hour in the shade of Karaalioğlu Park with a book and a bottle of water.",
    "Rest at noon with the curtains drawn. A wound check by photograph needs good light, so do it after breakfast.",
  ],
  stepFree: [
    "The Konyaaltı shore and the parks from Karaalioğlu towards Fener and Lara are level and paved, and mostly have ramps at crossings.",
    "T1 and T3 trams have low floors; underground stops have lifts.",
    "From İsmetpaşa to the clock tower at Kalekapısı you walk on flat pedestrian streets.",
    "Avoid Kaleiçi's alleys and the Forty Steps (Kırkmerdiven) to the harbour, the stairs to beaches under the cliffs, and the upper Düden falls with their wet steps.",
    "Termessos and Olympos mean climbing on rubble: not on this journey.",
  ],
  pharmacies: [
    "Pharmacies (eczane) show a red E and open from about 9 am to 7 pm, Monday to Saturday. Staff in Konyaaltı, Lara and the centre often speak some English, German or Russian.",
    "For nights and Sundays, the nöbetçi eczane nearest you is named in each pharmacy window and by Antalya Eczacı Odası online; hotel desks know it too.",
    "Do not leave medicines in a hot room or car. Ask the pharmacist which of yours belong in the fridge.",
  ],
  language:
    "Turkish, with English, German and Russian in hotels and clinics. In a city bus or a district hospital you may need a translation app; write down your operation and its date in Turkish beforehand.",
  currency:
    "Turkish lira (TRY, ₺). Tourist shops name prices in euros at poor rates: pay in lira, and refuse conversion on card terminals. Ask your clinic for the sum, the currency and the exchange rate in writing.",
  stayDuration: [
    [
      { text: "Dental work", href: hrefTo.category("dental") },
      ": 1 to 14 days, by the number of crowns and fittings.",
    ],
    [
      { text: "Hair transplant", href: hrefTo.category("hair-transplant") },
      ": 3 to 5 days, and no sun on the scalp for weeks.",
    ],
    [
      { text: "Rhinoplasty", href: hrefTo.treatment("rhinoplasty") },
      ": 7 to 10 days is what surgeons like to see before a flight, 5 days the least; not in high summer if you can choose.",
    ],
    [
      { text: "Gastric sleeve or bypass", href: hrefTo.category("bariatric-surgery") },
      ": 9 to 14 days; a balloon 6 to 7. ",
      { text: "Joint replacement", href: hrefTo.category("orthopedics") },
      ": 2 to 3 weeks or longer.",
    ],
  ],
  tips: [
    "Dial 112 for an ambulance, the police or the fire service. Operators there take calls in English, German and Russian too.",
    "Do not swim in sea or pool, and do not sunbathe, until your surgeon has said so.",
    "An all-inclusive hotel tempts with alcohol, buffet and sun. Choose one with a quiet room, a lift and simple food.",
    "In heat, drink before you are thirsty. Dizziness, headache and dark urine mean: shade, water, and a call to the clinic.",
    "Read the entry rules on official websites and ask your insurer about planned treatment; an ordinary travel policy seldom pays for complications of planned surgery.",
  ],
  landmarks: [
    {
      name: "Hadrian's Gate",
      text: "Three marble arches from about AD 130 on Atatürk Caddesi. Admire them from the level pavement outside.",
    },
    {
      name: "Yivli Minare",
      text: "The fluted minaret of the thirteenth century, seen well from Cumhuriyet Square.",
    },
    {
      name: "Old harbour",
      text: "A small Roman harbour under the cliff, with boats and cafés. Go by lift or taxi.",
    },
    {
      name: "Hıdırlık Tower",
      text: "A round Roman tower on the cliff at the edge of Karaalioğlu Park, reached on flat paths.",
    },
    {
      name: "Konyaaltı",
      text: "A long bay of pebbles with the Taurus mountains behind it, snow-topped in winter.",
    },
    {
      name: "Lower Düden falls",
      text: "A river that falls straight into the sea. The park above it has railings and seats.",
    },
  ],
};
