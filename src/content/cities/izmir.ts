import { hrefTo } from "../../lib/routes.ts";
import type { CityGuide } from "../schema.ts";

/** İzmir, for someone who is recovering there. */
export const izmir: CityGuide = {
  id: "izmir",
  name: "İzmir",
  image: "izmir",
  tagline: "A level seafront, short distances and a slower pace",
  glance: {
    hospitals: "Fewer clinics than İstanbul",
    flights: "Fewer direct flights from the UK",
    airport: "18 km, by train",
    walking: "A flat centre and seafront",
    bestMonths: "April, May, October and November",
    summer: "33 °C, dry, with a sea breeze",
  },
  why: [
    "İzmir is Turkey’s third largest city, but its centre is small and its seafront is flat. Your hotel, your surgeon and your daily walk can be within one or two tram stops. There’s a train from the airport, and ferries are quicker than driving around the bay.",
    "There are fewer clinics than in İstanbul, and fewer direct flights from the UK. In winter many people change planes in İstanbul. Ask how you would get home if you had to change your flight.",
  ],
  bestFor: [
    "People who want a level walk every day",
    "Joint, hand and eye operations, because distances are short",
    "Dental treatment with several visits to the clinic",
    "Visitors who find İstanbul too big and Antalya too hot",
  ],
  airports: [
    {
      name: "Adnan Menderes Airport",
      code: "ADB",
      text: "In Gaziemir, about 18 km south of the centre. İZBAN trains take around half an hour to Alsancak and continue to Karşıyaka. Change at Hilal or Halkapınar for the metro. There are also Havaş coaches and ESHOT city buses. By car it takes 25 to 40 minutes. The airport is small, but ask the airline for assistance if you use crutches.",
    },
  ],
  climate: [
    "The best months are April, May, October and November. Afternoons reach about 21 °C in April, 26 °C in May, 24 °C in October and 18 °C in November.",
    "June to August are dry and hot: 30 °C in June, 33 °C in July and August, and up to 40 °C in a heatwave. In the afternoon a wind from the sea, the imbat, cools the shore. Drink more than usual, keep your legs and face out of the sun, and expect swelling to last longer.",
    "From December to February the days reach 12 to 14 °C. Most of the rain falls between November and March. In storms the sea can flood the Kordon, and ferries can stop.",
  ],
  stay: [
    {
      name: "Alsancak",
      text: "The busiest part of the centre: flat, with the Kordon, trams, a ferry pier, İZBAN and many pharmacies. Choose a side street, because the bars around Kıbrıs Şehitleri Caddesi are loud until late.",
    },
    {
      name: "Pasaport and Konak",
      text: "Between the sea and the bazaar, with ferries, metro and tram. Level near the water, busy in the day and quiet at night.",
    },
    {
      name: "Göztepe and Güzelyalı",
      text: "A residential area on the south shore, with cafés, a park along the sea and the Konak tram. Stay near the sea: the streets behind are steep, and some have stairs.",
    },
    {
      name: "Karşıyaka and Bostanlı",
      text: "The north shore: flat, with few tourists, its own tram, and ferries to Konak and Alsancak. Good if your hospital is on that side.",
    },
    {
      name: "Balçova and Narlıdere",
      text: "Green suburbs on the metro, near Dokuz Eylül University Hospital. Do not use the thermal pools in Balçova while a wound is healing.",
    },
  ],
  transport: [
    "You can pay on the metro, trams, İZBAN, ESHOT buses and İZDENİZ ferries with the İzmirim Kart. Buy it and top it up at stations, piers and kiosks. You cannot pay drivers in cash.",
    "The metro goes from Evka 3 through Halkapınar, Basmane, Çankaya and Konak to Fahrettin Altay and Narlıdere.",
    "The Konak tram goes from Fahrettin Altay through Göztepe, Konak and Gazi Bulvarı to Alsancak and Halkapınar. The Karşıyaka tram follows the north shore from Alaybey to Bostanlı and Ataşehir.",
    "İZBAN trains go to the airport, Alsancak and Karşıyaka. The fare depends on the distance. Tap your card again at the refund machine when you leave.",
    "İZDENİZ ferries go to Konak, Pasaport, Alsancak, Karşıyaka, Bostanlı and Göztepe. A crossing takes 15 to 25 minutes and is the most comfortable way to travel.",
    "Taxis have meters and wait at ranks and piers. In the heat, take one even for a short distance.",
  ],
  activities: [
    "The Kordon, a long lawn and path by the sea, best in the hour before sunset.",
    "Konak Square with its clock tower, and coffee in the courtyard of an old inn, Kızlarağası Hanı.",
    "The Asansör, a lift from 1907 in Karataş, which takes you up the cliff to a terrace with a view.",
    "A concert in the Ahmed Adnan Saygun arts centre in Güzelyalı: cool, with seats, near the tram.",
    "Ephesus, near Selçuk, is an hour away and has steep marble streets without shade. Go before the treatment, or on another trip.",
  ],
  quietDays: [
    "Take the ferry from Alsancak to Karşıyaka, have tea at the pier and come back with the next one.",
    "Read on a bench in the shade in Kültürpark, a big, flat park that is closed to cars, between Basmane and Alsancak.",
    "Watch the sunset from the wooden terrace on the shore at Bostanlı, near the tram.",
    "On the hottest days stay inside and rest with your legs up. Use cool compresses if your surgeon allows them.",
  ],
  stepFree: [
    "From Konak to Alsancak the shore is level and paved for about 3 km, with benches and dropped kerbs. Karşıyaka to Bostanlı is similar.",
    "Trams have low floors and level platforms, metro stations have lifts, and the newer ferries are built for wheelchairs.",
    "Avoid Kadifekale, the hill above the town, and the streets with steps above Karataş and Göztepe.",
    "Kemeraltı bazaar is flat but has broken paving and is very crowded, especially on Saturdays. The ancient Agora has gravel paths and no shade.",
  ],
  pharmacies: [
    "There’s a pharmacy (eczane, with a red E) every few hundred metres in Alsancak, Konak and Karşıyaka. They’re usually open from 9 am to 7 pm, Monday to Saturday.",
    "At other times look for the duty pharmacy (nöbetçi eczane). The list is in each pharmacy’s window and on the website of İzmir Eczacı Odası, the chamber of pharmacists.",
    "You can use your Turkish surgeon’s prescription at any pharmacy straight away. Keep the receipts, and carry a list of your medicines by their generic names.",
  ],
  language:
    "Turkish. Younger people and hospital staff often speak English. Older shopkeepers may not. Useful words: doktor (doctor), hastane (hospital), ilaç (medicine) and yardım (help). Keep your coordinator’s number with you.",
  currency:
    "Turkish lira (TRY, ₺). You can pay by contactless card in most places. Exchange offices (döviz bürosu) in Konak and Alsancak change pounds and euros. Prices and rates change quickly, so check the current rate.",
  stayDuration: [
    [
      { text: "Dental treatment", href: hrefTo.category("dental") },
      ": 1 to 14 days, but 16 days or more after a sinus lift. Implants need a second trip a few months later.",
    ],
    [
      { text: "Rhinoplasty", href: hrefTo.treatment("rhinoplasty") },
      ": 7 to 10 days is the usual figure. Plan 9 to 12 days, so that there’s time for tests first.",
    ],
    [
      { text: "Hair transplant", href: hrefTo.category("hair-transplant") },
      ": 3 to 5 days, out of the sun.",
    ],
    [
      { text: "Hip replacement", href: hrefTo.treatment("hip-replacement") },
      " or ",
      { text: "knee replacement", href: hrefTo.treatment("knee-replacement") },
      ": plan 44 days. Clinics often offer 16 to 23 days. UK surgeons often want 12 weeks or longer before a long flight, but visitors without a visa have to leave after 90 days in any 180 days.",
    ],
    [{ text: "Carpal tunnel surgery", href: hrefTo.treatment("carpal-tunnel") }, ": 4 to 5 days."],
  ],
  tips: [
    "In an emergency call 112 for an ambulance, the police or the fire brigade. Ask for someone who speaks English.",
    "Wear a hat, long sleeves and shoes that do not slip off. Smooth paving is slippery when it’s wet.",
    "Do not drink alcohol, including rakı, while you take strong painkillers.",
    "İzmir has had strong earthquakes. Know the way out of your hotel, and choose a low floor in a newer building.",
    "Check visa rules and your insurance on official pages: the Turkish Ministry of Foreign Affairs, your own government and your insurer.",
  ],
  landmarks: [
    {
      name: "Clock Tower",
      text: "Saat Kulesi, from 1901, in Konak Square, on level paving near the ferry pier.",
    },
    {
      name: "Kordon",
      text: "The seafront of Alsancak, with lawns, cafés and room for a wheelchair.",
    },
    {
      name: "Asansör",
      text: "A brick lift tower in Karataş. Take a taxi to the lower door in Dario Moreno Street.",
    },
    {
      name: "Kızlarağası Hanı",
      text: "A merchants’ inn from 1744 in Kemeraltı, with courtyards in the shade. The paving at the gates is uneven.",
    },
    {
      name: "Hisar Mosque",
      text: "A large sixteenth-century mosque next to the inn, on a small square with cafés.",
    },
    {
      name: "Agora of Smyrna",
      text: "Roman arches in the middle of the town, on uneven ground. You can see them from the street.",
    },
  ],
};
