import { hrefTo } from "../../lib/routes.ts";
import type { CityGuide } from "../schema.ts";

/** İzmir, for somebody who recovers there. */
export const izmir: CityGuide = {
  id: "izmir",
  name: "İzmir",
  image: "izmir",
  tagline: "A level seafront, short distances and a slower day on the Aegean",
  why: [
    "İzmir is Turkey's third city, yet its centre is small and its seafront flat. You can live, see your surgeon and take a daily walk within one or two tram stops. Trains run from the airport into town, and ferries replace long drives around the gulf.",
    "There are fewer clinics to compare than in İstanbul, and fewer direct flights from Britain, above all in winter, when many people change planes in İstanbul. Ask how you would get home if your flight had to move by some days.",
  ],
  bestFor: [
    "People who want to walk on level ground every day",
    "Joint, hand and eye operations after which short distances help",
    "Dental treatment spread over one or two weeks",
    "Visitors who find İstanbul too big and Antalya too hot",
  ],
  airports: [
    {
      name: "Adnan Menderes Airport",
      code: "ADB",
      text: "In Gaziemir, about 18 km south of the centre. İZBAN trains take around half an hour to Alsancak and go on to Karşıyaka; change at Hilal or Halkapınar for the metro. Havaş coaches and ESHOT city buses run as well. By car it is 25 to 40 minutes. It is a compact airport, but ask the airline for assistance if you use crutches.",
    },
  ],
  climate: [
    "The mildest months are April and May, with afternoons of about 21 and 26 °C, and October and November, with 24 and 18 °C.",
    "June to August are dry and hot: 30 °C in June, 33 °C in July and August, and up to 40 °C in a heatwave. A sea breeze, the imbat, cools the shore in the afternoon. Drink more than usual, keep legs and face out of the sun, and expect swelling to go down more slowly.",
    "From December to February days reach 12 to 14 °C, and most of the year's rain falls between November and March. Storms can push the sea over the Kordon and stop the ferries.",
  ],
  stay: [
    {
      name: "Alsancak",
      text: "The liveliest part of the centre: flat, with the Kordon, trams, a ferry pier, İZBAN and many pharmacies. Choose a side street, as the bars around Kıbrıs Şehitleri Caddesi are loud until late.",
    },
    {
      name: "Pasaport and Konak",
      text: "Between the seafront and the bazaar, with ferries, metro and tram. Level near the water, busy by day and quiet at night.",
    },
    {
      name: "Göztepe and Güzelyalı",
      text: "Homes and cafés along the south shore on the Konak tram, with a park-like promenade. Stay on the sea side: the streets behind climb quickly, some by stairs.",
    },
    {
      name: "Karşıyaka and Bostanlı",
      text: "The north shore, flat and local, with its own tram and ferries to Konak and Alsancak. A good base if your hospital is on that side.",
    },
    {
      name: "Balçova and Narlıdere",
      text: "Greener suburbs on the metro, close to Dokuz Eylül University Hospital. The thermal pools in Balçova are not for healing wounds.",
    },
  ],
  transport: [
    "The İzmirim Kart works on metro, trams, İZBAN, ESHOT buses and İZDENİZ ferries. Buy and load it at stations, piers and kiosks; drivers take no cash.",
    "The metro runs from Evka 3 through Halkapınar, Basmane, Çankaya and Konak to Fahrettin Altay and Narlıdere.",
    "The Konak tram goes from Fahrettin Altay by Göztepe, Konak and Gazi Bulvarı to Alsancak and Halkapınar. The Karşıyaka tram follows the north shore from Alaybey to Bostanlı and Ataşehir.",
    "İZBAN trains link the airport, Alsancak and Karşıyaka. The fare depends on distance: tap again at the refund machine when you leave.",
    "İZDENİZ ferries join Konak, Pasaport, Alsancak, Karşıyaka, Bostanlı and Göztepe. A crossing takes 15 to 25 minutes and is the gentlest ride in town.",
    "Taxis have meters and wait at ranks and piers. Take one for short hops too, rather than walk in the heat.",
  ],
  activities: [
    "The Kordon, a long lawn and promenade beside the gulf, at its best an hour before sunset.",
    "Konak Square with its clock tower, and then the courtyard of Kızlarağası Hanı for coffee.",
    "The Asansör, a lift of 1907 in Karataş, which carries you up the cliff to a terrace with a view.",
    "A concert in the Ahmed Adnan Saygun arts centre in Güzelyalı: seated, cool, beside a tram line.",
    "Ephesus near Selçuk is an hour away, on sloping marble without shade. Keep it for before treatment, or for another year.",
  ],
  quietDays: [
    "Take the ferry from Alsancak to Karşıyaka, have tea at the pier and come back with the next one.",
    "Read on a shaded bench in Kültürpark, the big flat park between Basmane and Alsancak, which has paths without traffic.",
    "Watch the sun go down from the wooden terrace on the shore at Bostanlı, near the tram.",
    "Stay in on the hottest days: fruit, cool compresses if your surgeon allows them, and a nap with the legs up.",
  ],
  stepFree: [
    "From Konak to Alsancak the shore is level and paved for about three kilometres, with benches and drop kerbs; Karşıyaka to Bostanlı is much the same.",
    "Trams have low floors and level platforms, metro stations have lifts, and the newer ferries were built with wheelchairs in mind.",
    "Avoid Kadifekale, the hill above the town, and the stepped streets over Karataş and Göztepe.",
    "Kemeraltı bazaar is flat but has broken paving and dense crowds, most of all on Saturdays. The ancient Agora is gravel and full sun.",
  ],
  pharmacies: [
    "You find an eczane, with its red E, every few hundred metres in Alsancak, Konak and Karşıyaka. Usual hours are 9 am to 7 pm from Monday to Saturday.",
    "Outside those hours look for the nöbetçi eczane: the list hangs in each pharmacy's window and stands on the website of İzmir Eczacı Odası, the chamber of pharmacists.",
    "Prescriptions from your Turkish surgeon are filled on the spot. Keep the receipts, and carry a list of your medicines by their generic names.",
  ],
  language:
    "Turkish. Younger people and hospital staff often speak English, while older shopkeepers may not. Say doktor, hastane (hospital), ilaç (medicine) and yardım (help), and keep your coordinator's number at hand.",
  currency:
    "Turkish lira (TRY, ₺). Contactless cards are common, and exchange offices (döviz bürosu) in Konak and Alsancak change pounds and euros. Prices move quickly, so look at the current rate.",
  stayDuration: [
    [
      { text: "Dental work", href: hrefTo.category("dental") },
      ": 1 to 14 days; implants need a second trip some months later.",
    ],
    [
      { text: "Rhinoplasty", href: hrefTo.treatment("rhinoplasty") },
      ": surgeons prefer 7 to 10 days before a flight, and 5 days is the minimum.",
    ],
    [
      { text: "Hair transplant", href: hrefTo.category("hair-transplant") },
      ": 3 to 5 days, out of the sun.",
    ],
    [
      { text: "Hip or knee replacement", href: hrefTo.category("orthopedics") },
      ": 2 to 3 weeks at least. ",
      { text: "Carpal tunnel surgery", href: hrefTo.treatment("carpal-tunnel") },
      ": 4 to 5 days.",
    ],
  ],
  tips: [
    "For any emergency dial 112, which brings ambulance, police or fire brigade. Ask for an operator who speaks English.",
    "Wear a hat, long sleeves and shoes that hold the heel: smooth paving gets slippery when wet.",
    "Have supper early and lightly if you take strong painkillers, and do not mix them with alcohol or rakı.",
    "İzmir has felt strong earthquakes. Know the way out of your hotel, and prefer a low floor in a newer building.",
    "Look up visa and health-cover rules on official pages (the Turkish Ministry of Foreign Affairs, your government, your insurer) and not in a brochure.",
  ],
  landmarks: [
    {
      name: "Clock Tower",
      text: "Saat Kulesi of 1901 in Konak Square, on level paving by the ferry pier.",
    },
    {
      name: "Kordon",
      text: "The waterfront of Alsancak, with lawns, cafés and room for a wheelchair.",
    },
    {
      name: "Asansör",
      text: "A brick lift tower in Karataş. Take a taxi to the lower door in Dario Moreno Street.",
    },
    {
      name: "Kızlarağası Hanı",
      text: "An inn for merchants from 1744, with shaded courtyards, in Kemeraltı. Mind the worn paving at the gates.",
    },
    {
      name: "Hisar Mosque",
      text: "A large sixteenth-century mosque beside the inn, on a small square with tea tables.",
    },
    {
      name: "Agora of Smyrna",
      text: "Roman arches in the middle of town, on uneven ground. Look in from the street, or leave it for later.",
    },
  ],
};
