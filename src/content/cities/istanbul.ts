import { hrefTo } from "../../lib/routes.ts";
import type { CityGuide } from "../schema.ts";

/** İstanbul, for somebody who recovers there. */
export const istanbul: CityGuide = {
  id: "istanbul",
  name: "İstanbul",
  image: "istanbul",
  tagline:
    "Many hospitals to compare and frequent flights home, with hills and crowds to plan around",
  why: [
    "İstanbul has more private hospitals and specialists than any other Turkish city, so you can ask several surgeons before you decide, and many have intensive care. Flights leave for many European cities every day. That matters when a check-up runs late and you have to rebook.",
    "It is also a city of nearly sixteen million people, steep streets and slow traffic. Recovery goes better if your hotel, your hospital and your follow-up visits lie on the same side of the Bosphorus and, if possible, on the same metro line.",
  ],
  bestFor: [
    "Operations for which you want opinions from several hospitals",
    "Surgery that needs intensive care close by, such as bariatric or joint operations",
    "Rhinoplasty, hair transplant and other treatment with daily early checks",
    "Dental work in two visits, since flights are frequent",
    "People who do not drive and want rail to the airport",
  ],
  airports: [
    {
      name: "İstanbul Airport",
      code: "IST",
      text: "On the European side near the Black Sea, 40 to 50 km from the centre. Metro M11 reaches Gayrettepe in about half an hour; from there a long underground walk leads to the M2 for Taksim and Levent. Havaist coaches serve many districts. With wounds or luggage, take the clinic's transfer. The terminal is vast, so book wheelchair assistance through your airline at least 48 hours before.",
    },
    {
      name: "Sabiha Gökçen Airport",
      code: "SAW",
      text: "On the Asian side, about 35 km from Kadıköy. Metro M4 runs to Kadıköy in roughly 50 minutes, and Havabus coaches go to Kadıköy and Taksim. If your hospital is on the European side, allow two hours in the rush: the bridges are often jammed.",
    },
  ],
  climate: [
    "April, May, September and October are the kindest months. Afternoons reach about 16 °C in April, 21 °C in May, 25 °C in September and 20 °C in October, with some rain.",
    "July and August reach 28 to 29 °C on an ordinary day and more in a hot spell, and the air is damp. Heat makes swelling last, sweat loosens dressings, and sun darkens fresh scars: go out before 10 am or after 6 pm and keep the room cool.",
    "From December to March days stay around 8 to 11 °C, with much rain and a few days of snow. Wet marble and cobbles are slippery on crutches. A strong south wind, the lodos, can stop ferries, and snow can hold up flights.",
  ],
  stay: [
    {
      name: "Şişli and Nişantaşı",
      text: "Central, on the M2 (Osmanbey, Şişli-Mecidiyeköy), with many pharmacies and private hospitals. Valikonağı Caddesi and the streets beside it are fairly level; those that run down towards Beşiktaş or Dolapdere are steep.",
    },
    {
      name: "Levent",
      text: "A business district on the M2 with wide pavements and shopping centres that have lifts, seats and toilets. Plain to look at, calm in the evenings and at weekends.",
    },
    {
      name: "Kadıköy and Moda",
      text: "On the Asian side, with ferries, the M4 and Marmaray trains close together. The quay and the Moda shore are pleasant to walk; the market lanes are crowded, and the bar streets loud at night.",
    },
    {
      name: "Caddebostan and Suadiye",
      text: "Leafy streets and a level path by the sea with many benches, near the shops of Bağdat Caddesi. Good for slow walks, but far from hospitals on the European side.",
    },
    {
      name: "Yeşilköy and Florya",
      text: "Flat, green and quiet on the Sea of Marmara, with Marmaray trains to the centre. Little to see, which can be an advantage.",
    },
    {
      name: "Sultanahmet and Sirkeci",
      text: "Next to the famous sights and the T1 tram. Lanes are cobbled and sloping, and small old hotels often lack a lift: ask before you book.",
    },
  ],
  transport: [
    "The İstanbulkart pays for metro, trams, buses, funiculars, Marmaray and ferries. Buy it and top it up at the machines in stations, which have a menu in English.",
    "Tram T1 (Kabataş to Bağcılar) links Karaköy, Eminönü, Sirkeci, Gülhane and Sultanahmet. It has level boarding but is packed from about 7 to 10 am and 5 to 8 pm, too tight for a fresh wound.",
    "Metro M2 (Yenikapı to Hacıosman) serves Taksim, Osmanbey, Şişli and Levent. Funicular F1 lifts you from Kabataş to Taksim, and F2 from Karaköy to Beyoğlu, so that you need not climb.",
    "Marmaray trains pass under the Bosphorus: Sirkeci to Üsküdar takes about four minutes. Both stations are deep; look for the lift signs, as the escalators are long and quick.",
    "Şehir Hatları ferries cross between Eminönü, Karaköy, Beşiktaş, Üsküdar and Kadıköy in 15 to 30 minutes. You board over a gangway that moves with the waves; let the crowd go first.",
    "Taxis are yellow, turquoise or black and must run the meter. Order by app or through the hotel, and sit in the back with a cushion between belt and wound.",
  ],
  activities: [
    "A short Bosphorus cruise with Şehir Hatları from Eminönü: about two hours, seated, with a roof against sun and rain.",
    "İstanbul Modern on the Galataport quay: new, level, with lifts and plenty of seats.",
    "The old Hippodrome in Sultanahmet: an open, almost level square between the Blue Mosque and the tram.",
    "Gülhane Park, one tram stop further on, with plane trees and benches along a broad, gently sloping path.",
    "Leave hammam, sauna, pool and sea until every wound has closed and your surgeon agrees, which takes weeks rather than days.",
  ],
  quietDays: [
    "Ride the ferry from Eminönü to Kadıköy and back in the covered cabin, with a glass of tea.",
    "Sit in a tea garden by the water in Moda or Caddebostan, in the shade, and go home before you tire.",
    "See a film: foreign ones are often shown in the original with Turkish subtitles (ask for altyazılı).",
    "Spend a hot or wet hour in a shopping centre on the M2 in Levent: cool, level, with seats and a pharmacy near.",
  ],
  stepFree: [
    "Metro and Marmaray stations have lifts, though now and then one is out of order. Tram platforms are reached by ramps at nearly every stop.",
    "Level walks by the water: Karaköy to Galataport, Üsküdar to Salacak opposite the Maiden's Tower, Bebek towards Rumeli Hisarı, and Caddebostan to Fenerbahçe.",
    "Avoid on crutches or in the first week: the lanes around Galata Tower, Cihangir, Balat, the slopes below Süleymaniye, and the Grand Bazaar at midday.",
    "Visitors to Hagia Sophia go up to the gallery by a long sloping ramp of worn stone. Leave it for another journey if walking or climbing hurts.",
    "Pavements are narrow, kerbs high and scooters common. In the first days ask the driver to stop at the very door.",
  ],
  pharmacies: [
    "A red E on a white sign marks a pharmacy (eczane). Most open Monday to Saturday from about 9 am to 7 pm. Only pharmacies sell medicines, and antibiotics need a prescription.",
    "At night, on Sundays and on holidays a duty pharmacy (nöbetçi eczane) is open in each district. Its name hangs in every pharmacy's window, and the İstanbul chamber of pharmacists (İstanbul Eczacı Odası) lists it online.",
    "Bring your medicines in their boxes, with generic names. Brand names differ, and some painkillers that are sold freely at home are not here.",
  ],
  language:
    "Turkish. Clinics for foreign patients work in English and other languages; taxi drivers and small pharmacies often do not. Useful words: ağrı (pain), kanama (bleeding), ateş (fever), alerjim var (I have an allergy).",
  currency:
    "Turkish lira (TRY, ₺). Cards are taken nearly everywhere; keep some cash for taxis and tips. At cash machines choose to be charged in lira. Clinics often quote in pounds or euros, so ask which currency binds.",
  stayDuration: [
    [
      { text: "Rhinoplasty", href: hrefTo.treatment("rhinoplasty") },
      ": 7 to 10 days, which is what surgeons prefer before a flight; 5 days is the least.",
    ],
    [
      { text: "Hair transplant", href: hrefTo.category("hair-transplant") },
      ": 3 to 5 days, with the first wash at the clinic.",
    ],
    [
      { text: "Dental work", href: hrefTo.category("dental") },
      ": 1 to 14 days, depending on whether the laboratory has to make crowns or veneers.",
    ],
    [
      { text: "Gastric sleeve", href: hrefTo.treatment("gastric-sleeve") },
      ": 9 to 12 days. ",
      { text: "Hip or knee replacement", href: hrefTo.category("orthopedics") },
      ": 2 to 3 weeks, better longer.",
    ],
  ],
  tips: [
    "112 is the one number for ambulance, police and fire. Ask for English, and have the hotel's address and your hospital's name at hand.",
    "Cross roads at lights only, and wait even on green: cars and motorbikes turn without looking.",
    "Drink bottled water, and wash your hands before you touch a dressing. Leave the many street cats and dogs alone while you have wounds.",
    "The city lies in an earthquake zone. Ask at the hotel about exits and the meeting point, above all if you are slow on your feet.",
    "Before you travel, check entry rules with the Turkish Ministry of Foreign Affairs and your own government, and ask your insurer in writing what planned surgery abroad means for your cover.",
  ],
  landmarks: [
    {
      name: "Hagia Sophia",
      text: "Sixth-century church, now a mosque. Fine from the square outside if the ramp to the gallery is too much.",
    },
    {
      name: "Blue Mosque",
      text: "Sultanahmet Camii, on the Hippodrome. Closed to visitors during prayers; shoes come off, so bring help if you cannot bend.",
    },
    {
      name: "Galata Bridge",
      text: "Level, with anglers above and the T1 tram alongside, between Eminönü and Karaköy.",
    },
    {
      name: "Galata Tower",
      text: "A medieval tower with a lift for most of the way, on a steep hill that you reach best by taxi.",
    },
    {
      name: "Maiden's Tower",
      text: "A small tower on an islet, seen from a bench on the Salacak shore without any climb.",
    },
    {
      name: "Topkapı Palace",
      text: "Large courts with cobbles and slopes, and little to sit on. Better left for a second visit.",
    },
  ],
};
