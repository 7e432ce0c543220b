import { hrefTo } from "../../lib/routes.ts";
import type { CityGuide } from "../schema.ts";

/** İstanbul, for someone who is recovering there. */
export const istanbul: CityGuide = {
  id: "istanbul",
  name: "İstanbul",
  image: "istanbul",
  tagline: "Many hospitals to compare and frequent flights home, but also hills and crowds",
  glance: {
    hospitals: "The most private hospitals and specialists",
    flights: "Many European cities every day",
    airport: "35 to 50 km, by metro or coach",
    walking: "Steep hills, with level parts by the water",
    bestMonths: "April, May, September and October",
    summer: "28 to 29 °C, humid",
  },
  why: [
    "İstanbul has more private hospitals and specialists than any other Turkish city. You can speak to several surgeons before you decide, and many hospitals have intensive care. There are flights to many European cities every day, which helps if you have to stay longer and change your flight.",
    "It’s also a city of nearly 16 million people, with steep streets and slow traffic. Recovery is easier if your hotel and hospital are on the same side of the Bosphorus, or even the same metro line.",
  ],
  bestFor: [
    "People who want opinions from several hospitals",
    "Surgery that needs intensive care nearby, such as weight-loss or joint operations",
    "Rhinoplasty, hair transplants and other treatment with check-ups every day at first",
    "Dental treatment in two visits, because there are many flights",
    "People who want to reach the airport by train",
  ],
  airports: [
    {
      name: "İstanbul Airport",
      code: "IST",
      text: "On the European side near the Black Sea, 40 to 50 km from the centre. Metro M11 takes about half an hour to Gayrettepe. There’s a long underground walk to the M2, which goes to Taksim and Levent. Havaist coaches go to many districts. After an operation, or with luggage, take the clinic’s transfer. The terminal is very large, so ask your airline for wheelchair assistance at least 48 hours before you fly.",
    },
    {
      name: "Sabiha Gökçen Airport",
      code: "SAW",
      text: "On the Asian side, about 35 km from Kadıköy. Metro M4 takes about 50 minutes to Kadıköy, and Havabus coaches go to Kadıköy and Taksim. If your hospital is on the European side, allow two hours in the rush hour. There are often traffic jams on the bridges.",
    },
  ],
  climate: [
    "April, May, September and October are the best months. Afternoons reach about 16 °C in April, 21 °C in May, 25 °C in September and 20 °C in October, with some rain.",
    "July and August reach 28 to 29 °C on an average day, and more in a heatwave. The air is humid. Swelling lasts longer in the heat, sweat loosens dressings, and sun darkens new scars. Go out before 10 am or after 6 pm and keep your room cool.",
    "From December to March the days are around 8 to 11 °C, with a lot of rain and a few days of snow. Wet marble and cobbles are slippery, and dangerous with crutches. A strong south wind, the lodos, can stop the ferries, and snow can delay flights.",
  ],
  stay: [
    {
      name: "Şişli and Nişantaşı",
      text: "Central, on the M2 (Osmanbey, Şişli-Mecidiyeköy), with many pharmacies and private hospitals. Valikonağı Caddesi and the streets next to it are fairly level. The streets down to Beşiktaş or Dolapdere are steep.",
    },
    {
      name: "Levent",
      text: "A business district on the M2 with wide pavements, and shopping centres with lifts, seats and toilets. It’s not pretty, but it’s quiet in the evenings and at weekends.",
    },
    {
      name: "Kadıköy and Moda",
      text: "On the Asian side, with ferries, the M4 and Marmaray trains close together. The quay and the Moda shore are good for walks. The market streets are crowded, and the streets with bars are loud at night.",
    },
    {
      name: "Caddebostan and Suadiye",
      text: "Streets with trees and a level path by the sea with many benches, near the shops of Bağdat Caddesi. Good for slow walks, but far from hospitals on the European side.",
    },
    {
      name: "Yeşilköy and Florya",
      text: "Flat, green and quiet, on the Sea of Marmara, with Marmaray trains to the centre. There’s not much to see, so it’s good for rest.",
    },
    {
      name: "Sultanahmet and Sirkeci",
      text: "Next to the famous sights and the T1 tram. The streets are cobbled and steep in places, and small old hotels often have no lift. Ask before you book.",
    },
  ],
  transport: [
    "You can pay for the metro, trams, buses, funiculars, Marmaray and ferries with the İstanbulkart. Buy it and top it up at the machines in stations, which have a menu in English.",
    "Tram T1 (Kabataş to Bağcılar) goes to Karaköy, Eminönü, Sirkeci, Gülhane and Sultanahmet. You can board without a step. It’s very full from about 7 to 10 am and 5 to 8 pm. Do not use it then if you have a new wound.",
    "Metro M2 (Yenikapı to Hacıosman) goes to Taksim, Osmanbey, Şişli and Levent. To avoid the hills, take funicular F1 from Kabataş to Taksim, or F2 from Karaköy to Beyoğlu.",
    "Marmaray trains go under the Bosphorus. Sirkeci to Üsküdar takes about four minutes. Both stations are deep, and the escalators are long and fast, so look for the lifts.",
    "Şehir Hatları ferries cross between Eminönü, Karaköy, Beşiktaş, Üsküdar and Kadıköy in 15 to 30 minutes. You board over a ramp that moves with the waves. Let other people go first.",
    "Taxis are yellow, turquoise or black and must use the meter. Order one by app or through the hotel. Sit in the back, with a cushion between the belt and the wound.",
  ],
  activities: [
    "A short Bosphorus cruise with a Şehir Hatları ferry from Eminönü: about two hours, with seats under a roof.",
    "İstanbul Modern, an art museum on the Galataport quay: new and level, with lifts and many seats.",
    "The old Hippodrome in Sultanahmet: an open, almost level square between the Blue Mosque and the tram.",
    "Gülhane Park, one tram stop away, with trees and benches along a wide path that slopes gently.",
    "Do not go to a hammam, sauna, pool or the sea until every wound has closed and your surgeon agrees. This takes weeks.",
  ],
  quietDays: [
    "Take the ferry from Eminönü to Kadıköy and back, inside the cabin, with a glass of tea.",
    "Sit in the shade in a tea garden by the water in Moda or Caddebostan. Go back before you’re tired.",
    "See a film. Foreign films are often shown in the original language with Turkish subtitles (ask for altyazılı).",
    "If it’s hot or wet, go to a shopping centre in Levent on the M2: cool and level, with seats and a pharmacy nearby.",
  ],
  stepFree: [
    "Metro and Marmaray stations have lifts, but sometimes one is out of order. Nearly every tram stop has a ramp.",
    "Level walks by the water: Karaköy to Galataport, Üsküdar to Salacak opposite the Maiden’s Tower, Bebek towards Rumeli Hisarı, and Caddebostan to Fenerbahçe.",
    "If you use crutches, or in the first week, avoid Cihangir, Balat, the streets around Galata Tower and the hill below Süleymaniye. Do not go to the Grand Bazaar at midday.",
    "Visitors to Hagia Sophia walk up to the gallery on a long, steep ramp of worn stone. Do not go up if it hurts to walk or climb.",
    "Pavements are narrow, kerbs are high and there are many scooters. In the first days ask the driver to stop right at the door.",
  ],
  pharmacies: [
    "Look for a red E on a white sign: it means pharmacy (eczane). Most are open Monday to Saturday from about 9 am to 7 pm. Only pharmacies sell medicines, and you need a prescription for antibiotics.",
    "At night, on Sundays and on holidays a duty pharmacy (nöbetçi eczane) is open in each district. You can find its name in every pharmacy’s window, and online from the İstanbul chamber of pharmacists (İstanbul Eczacı Odası).",
    "Bring your medicines in their boxes, and a list of their generic names, because brand names differ. You need a prescription for some painkillers that you can buy without one at home.",
  ],
  language:
    "Turkish. Clinics for patients from abroad use English and other languages. Taxi drivers and small pharmacies often speak only Turkish. Useful words: ağrı (pain), kanama (bleeding), ateş (fever), alerjim var (I have an allergy).",
  currency:
    "Turkish lira (TRY, ₺). You can pay by card nearly everywhere. Have some cash for taxis and tips. At cash machines choose to be charged in lira. Clinics often quote in pounds or euros, so ask which currency you’ll be charged in.",
  stayDuration: [
    [
      { text: "Rhinoplasty", href: hrefTo.treatment("rhinoplasty") },
      ": most guides say 7 to 10 days. Plan 9 to 12 days, with the examination before the operation.",
    ],
    [
      { text: "Hair transplant", href: hrefTo.category("hair-transplant") },
      ": 3 to 5 days, with the first hair wash at the clinic.",
    ],
    [
      { text: "Dental treatment", href: hrefTo.category("dental") },
      ": 1 to 14 days, longer if a laboratory makes crowns or veneers, and 16 days or more with a sinus lift.",
    ],
    [{ text: "Gastric sleeve", href: hrefTo.treatment("gastric-sleeve") }, ": 12 to 14 days."],
    [
      { text: "Hip replacement", href: hrefTo.treatment("hip-replacement") },
      " or ",
      { text: "knee replacement", href: hrefTo.treatment("knee-replacement") },
      ": 44 days, although clinics here often plan 16 to 23 days. Before a long flight many UK surgeons ask for 12 weeks or longer. The limit without a visa is 90 days in any 180 days.",
    ],
  ],
  tips: [
    "In an emergency call 112 for an ambulance, the police or the fire brigade. Ask for English. Keep the hotel’s address and your hospital’s name with you.",
    "Cross roads only at traffic lights, and look even when they’re green. Cars and motorbikes may turn without looking.",
    "Drink bottled water. Wash your hands before you touch a dressing. Do not touch the street cats and dogs while you have a wound.",
    "The city is in an earthquake zone. Ask at the hotel about exits and the meeting point, especially if you cannot walk fast.",
    "Before you travel, check the entry rules of the Turkish Ministry of Foreign Affairs and your own government’s travel advice. Ask your insurer in writing whether it covers planned surgery abroad.",
  ],
  landmarks: [
    {
      name: "Hagia Sophia",
      text: "A sixth-century church, now a mosque. You can also see it from the square outside, without the ramp.",
    },
    {
      name: "Blue Mosque",
      text: "Sultanahmet Camii, on the Hippodrome. Closed to visitors during prayers. You must take off your shoes, so bring someone to help if you cannot bend.",
    },
    {
      name: "Galata Bridge",
      text: "A level bridge between Eminönü and Karaköy, with people fishing and the T1 tram.",
    },
    {
      name: "Galata Tower",
      text: "A medieval tower with a lift for most of the way. It’s on a steep hill, so take a taxi.",
    },
    {
      name: "Maiden’s Tower",
      text: "A small tower on an island. You can see it from a bench on the Salacak shore, without climbing.",
    },
    {
      name: "Topkapı Palace",
      text: "Large courtyards with cobbles and slopes, and few seats. Better on another visit.",
    },
  ],
};
