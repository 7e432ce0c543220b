import { hrefTo } from "../../lib/routes.ts";
import type { CityGuide } from "../schema.ts";
import { heatSign, sentenceOn } from "../signs/sentences.ts";

/** Antalya, for someone who is recovering there. */
export const antalya: CityGuide = {
  id: "antalya",
  name: "Antalya",
  image: "antalya",
  tagline: "Mild winters and flat parks by the sea, but summers that are too hot for recovery",
  glance: {
    hospitals: "Many, used to patients from abroad",
    flights: "Many, but fewer from November to March",
    airport: "10 to 13 km, by car or tram",
    walking: "Mostly flat, with steps in the old town",
    bestMonths: "November to April",
    summer: "31 to 34 °C, humid",
  },
  why: [
    "Antalya is on cliffs above the Mediterranean, and most of the newer town is flat. In winter and spring it’s warm enough to sit outside. The airport is close, and many hospitals are used to patients from abroad.",
    "It’s also a resort. In summer it’s crowded and very hot, and you cannot swim for weeks after surgery. If you can choose, come between November and April. This is not a holiday: you come for treatment and rest.",
  ],
  bestFor: [
    "Treatment in winter or spring",
    "People who need flat paths and a short transfer from the airport",
    "Dental and eye treatment",
    "Longer stays for physiotherapy outside the summer season",
  ],
  airports: [
    {
      name: "Antalya Airport",
      code: "AYT",
      text: "10 to 13 km east of the centre, 20 to 40 minutes by car. The AntRay tram T1 stops at Havalimanı, near the domestic terminal, and takes about 40 minutes to İsmetpaşa, beside the old town. International Terminal 2 is about 2 km from that stop. Many direct flights run only from April to October, so check the winter flights.",
    },
  ],
  climate: [
    "November to April are the best months. Afternoons reach about 21 °C in November, 15 °C in January and February, 18 °C in March and 21 °C in April. In December and January there is very heavy rain on about 12 days each month.",
    "May and October, at 26 to 27 °C, are warm. Stay in the shade.",
    "From June to September afternoons reach 31 to 34 °C on average, and over 40 °C in heatwaves. Nights are around 20 to 23 °C, and the air is humid. Swelling is worse, compression garments and splints itch, wounds get damp under dressings, and the sun can darken scars permanently. Avoid surgery on the body in July and August.",
  ],
  stay: [
    {
      name: "Konyaaltı",
      text: "West of the centre, by a pebble beach, with flat streets and a wide path by the sea. Busy in summer and quiet in winter. There are buses along the shore, but no tram.",
    },
    {
      name: "Muratpaşa centre",
      text: "Around Atatürk Caddesi and Karaalioğlu Park, with trams, pharmacies and cafés close together. It’s level. The main roads are noisy.",
    },
    {
      name: "Şirinyalı and Fener",
      text: "Residential areas on the cliffs towards Lara, with flat parks and benches above the sea. Quiet, with good pavements.",
    },
    {
      name: "Meltem",
      text: "A practical area on tram T3, near Akdeniz University Hospital and a short ride from the Konyaaltı shore.",
    },
    {
      name: "Kaleiçi",
      text: "The old town is pretty, but it has cobbles, slopes and loud music at night. Cars cannot reach every door. Do not stay here with crutches or a heavy suitcase.",
    },
    {
      name: "Belek and Kundu",
      text: "Resorts far to the east, with beaches, pools and bars. Too far from your surgeon in the first week.",
    },
  ],
  transport: [
    "You can pay on trams and city buses with the AntalyaKart. Buy it from machines and kiosks. You cannot pay in cash on board.",
    "AntRay T1 goes from Fatih past the bus station (Otogar) and İsmetpaşa to the airport or, on another branch, to Aksu and EXPO. It’s modern, and you can board without a step.",
    "AntRay T3 goes from Varsak past the bus station, Akdeniz University Hospital and Meltem to Müze, the museum stop.",
    "The old tram T2 goes along the sea from Müze through Kalekapısı to Zerdalilik about every half-hour. It has high steps.",
    "City buses go to Konyaaltı and Lara, and line KL08 connects the two. Sit down or hold on, because buses can brake hard.",
    "Taxis have meters. Use them from door to door in the first days, and in summer from late morning to evening.",
  ],
  activities: [
    "Karaalioğlu Park, a flat garden on the cliffs with palm trees, benches and a view of the bay and the mountains.",
    "The lift from Cumhuriyet Square down to the old harbour, so that you do not need the steps. Check that it’s running.",
    "Düden Park near Lara, with level paths beside the lower waterfall, which falls into the sea.",
    "The aquarium near Konyaaltı beach: indoors, cool and level.",
    "The Antalya Museum closed in July 2025 to be rebuilt. Check whether it’s open again before you go.",
    "Perge, a Roman city with a wide street on fairly even ground but no shade. Go on a winter morning, not before the second week, and only if your surgeon agrees.",
  ],
  quietDays: [
    "Walk slowly along the sea in Konyaaltı before 9 am, and rest on the benches.",
    "Drink tea under the trees in the garden above the old harbour by Tophane. You don’t have to go down.",
    "Sit for an hour in the shade in Karaalioğlu Park with a book and a bottle of water.",
    "Rest in the middle of the day with the curtains closed.",
  ],
  stepFree: [
    "The Konyaaltı shore and the parks from Karaalioğlu towards Fener and Lara are level and paved. Most crossings have dropped kerbs.",
    "T1 and T3 trams have low floors, and underground stops have lifts.",
    "The streets from İsmetpaşa to the clock tower at Kalekapısı are flat and closed to cars.",
    "Avoid the narrow streets of Kaleiçi and the Forty Steps (Kırkmerdiven) to the harbour. Also avoid the stairs to beaches under the cliffs, and the wet steps at the upper Düden falls.",
    "Do not visit Termessos or Olympos on this trip. You have to climb over stones.",
  ],
  pharmacies: [
    "Pharmacies (eczane) have a sign with a red E and are open from about 9 am to 7 pm, Monday to Saturday. Staff in Konyaaltı, Lara and the centre often speak some English, German or Russian.",
    "At night and on Sundays, each pharmacy’s window names the nearest duty pharmacy (nöbetçi eczane). Antalya Eczacı Odası lists it online, and the hotel can tell you too.",
    "Do not leave medicines in a hot room or car. Ask the pharmacist which of yours must be kept in a fridge.",
  ],
  language:
    "Turkish, with English, German and Russian in hotels and clinics. On a bus or in a public hospital you may need a translation app. Ask the clinic to write down your operation and its date in Turkish, and carry the note with you.",
  currency:
    "Turkish lira (TRY, ₺). Tourist shops often give a poor exchange rate for euros. Pay in lira, and choose lira on card machines. Ask your clinic which currency you’ll be charged in, and get the amount and the exchange rate in writing.",
  stayDuration: [
    [
      { text: "Dental treatment", href: hrefTo.category("dental") },
      ": 1 to 14 days, depending on the number of crowns and visits. A sinus lift means 16 days or more.",
    ],
    [
      { text: "Hair transplant", href: hrefTo.category("hair-transplant") },
      ": 3 to 5 days, with no sun on the scalp for weeks.",
    ],
    [
      { text: "Rhinoplasty", href: hrefTo.treatment("rhinoplasty") },
      ": usually given as 7 to 10 days. Plan 9 to 12 days, because the surgeon examines you first. Avoid the hottest months.",
    ],
    [
      { text: "Gastric sleeve", href: hrefTo.treatment("gastric-sleeve") },
      " or ",
      { text: "gastric bypass", href: hrefTo.treatment("gastric-bypass") },
      ": 12 to 14 days.",
    ],
    [
      { text: "Hip replacement", href: hrefTo.treatment("hip-replacement") },
      ": 44 days, and not in summer. Packages often cover 16 to 23 days. The 13 weeks that many UK surgeons want before a long flight are more than you may stay without a visa (90 days in any 180 days).",
    ],
  ],
  tips: [
    "Call 112 for an ambulance, the police or the fire brigade. In Antalya there are operators who speak English, German and Russian.",
    "Do not swim or sunbathe until your surgeon says that you can.",
    "Choose a quiet hotel with a lift and simple food, not a holiday hotel with buffets and pool parties.",
    `In the heat, drink before you’re thirsty. If you have dizziness, a headache or dark pee, move into the shade, drink water and call the clinic. ${sentenceOn(heatSign)}`,
    "Read the entry rules on official websites. Ask your insurer about planned treatment: ordinary travel insurance usually excludes it and its complications.",
  ],
  landmarks: [
    {
      name: "Hadrian’s Gate",
      text: "Three marble arches from about AD 130 on Atatürk Caddesi. You can see them well from the level pavement.",
    },
    {
      name: "Yivli Minare",
      text: "A minaret from the thirteenth century. You can see it well from Cumhuriyet Square.",
    },
    {
      name: "Old harbour",
      text: "A small Roman harbour below the cliffs, with boats and cafés. Go by lift or taxi.",
    },
    {
      name: "Hıdırlık Tower",
      text: "A round Roman tower on the cliff at the edge of Karaalioğlu Park, with flat paths to it.",
    },
    {
      name: "Konyaaltı",
      text: "A long pebble beach with the Taurus mountains behind it, which have snow in winter.",
    },
    {
      name: "Lower Düden falls",
      text: "A river that falls into the sea. The park above it has railings and seats.",
    },
  ],
};
