import { brand } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import type { ArticleBody } from "../schema.ts";

/** The article that sets five countries side by side, without ranking them. */
const body: ArticleBody = {
  slug: "top-medical-travel-destinations-2025",
  introduction: [
    "Turkey, Thailand, South Korea, Mexico and India come up again and again when people think about treatment abroad. Each has excellent hospitals and poor ones. So a list that puts countries in order would not help you much: you will be treated by one surgeon in one building, and the spread inside a country is wider than the gap between countries.",
    `This article does not rank them. It sets out what differs and can be known in advance: the distance, what people usually travel for, how clinics and doctors are regulated, and what deserves care. You should know where we stand, too. ${brand.name} introduces patients to clinics in Turkey and nowhere else at present. Thailand, South Korea, Mexico and India are planned; we arrange nothing there today.`,
  ],
  sections: [
    {
      id: "at-a-glance",
      heading: "The five at a glance",
      blocks: [
        {
          type: "table",
          caption: "Five destinations seen from London",
          columns: [
            "Country",
            "Direct flight, about",
            "Time there in winter",
            "What people often travel for",
          ],
          rows: [
            [
              "Turkey",
              "4 hours",
              "3 hours ahead",
              "Hair, teeth, eyes, cosmetic and weight-loss surgery, joints",
            ],
            [
              "Thailand",
              "11 to 12 hours",
              "7 hours ahead",
              "Cosmetic surgery, gender-affirming surgery, hearts, joints, health checks",
            ],
            [
              "South Korea",
              "13 to 14 hours",
              "9 hours ahead",
              "Face and skin treatments, cancer care, spine, health checks",
            ],
            [
              "Mexico",
              "11 to 12 hours",
              "6 hours behind (Mexico City)",
              "Teeth, weight-loss and cosmetic surgery",
            ],
            [
              "India",
              "8 to 10 hours",
              "5½ hours ahead",
              "Hearts, joints, spine, eyes, cancer care, transplants",
            ],
          ],
        },
        {
          type: "paragraph",
          text: "The flight times are for planning and leave out the way to the airport. The last column says what each country is known for among travellers. It is not a judgement of quality, and most big cities in all five offer most treatments.",
        },
      ],
    },
    {
      id: "turkey",
      heading: "Turkey",
      blocks: [
        {
          type: "paragraph",
          text: [
            "For people in the United Kingdom and the rest of Europe, Turkey is near. That has medical value: a shorter flight is easier after an operation, a second visit is less of an undertaking, and a companion can join for a few days. Private hospitals and clinics are many, above all in ",
            { text: "İstanbul", href: hrefTo.explore("istanbul") },
            ", ",
            { text: "İzmir", href: hrefTo.explore("izmir") },
            " and ",
            { text: "Antalya", href: hrefTo.explore("antalya") },
            ", and staff who deal with patients from abroad usually speak English. Common reasons to travel are ",
            { text: "hair transplants", href: hrefTo.category("hair-transplant") },
            ", ",
            { text: "dental treatment", href: hrefTo.category("dental") },
            ", ",
            { text: "eye surgery", href: hrefTo.category("eye-care") },
            " and ",
            { text: "cosmetic surgery", href: hrefTo.category("aesthetic-surgery") },
            ".",
          ],
        },
        {
          type: "paragraph",
          text: "Regulation: the Ministry of Health licenses every facility, and a facility that treats patients from abroad needs an International Health Tourism Authorisation Certificate as well. The Ministry’s HealthTürkiye portal lists authorised providers. Ask for the certificate and match its name and address with the building where you will be treated.",
        },
        {
          type: "paragraph",
          text: [
            "Take care with: volume. A busy market attracts places that sell first and examine later. British authorities and surgeons’ associations have reported deaths and serious complications after operations in Turkey, weight-loss and cosmetic surgery among them, and British dentists describe healthy teeth cut down for crowns. Read the risks of a ",
            { text: "Brazilian butt lift", href: hrefTo.treatment("bbl") },
            " or a ",
            { text: "gastric sleeve", href: hrefTo.treatment("gastric-sleeve") },
            " before you read any price.",
          ],
        },
      ],
    },
    {
      id: "thailand",
      heading: "Thailand",
      blocks: [
        {
          type: "paragraph",
          text: "Thailand has received patients from abroad for decades. Large private hospitals in Bangkok have departments for them, with interpreters and staff who help with insurers and visas, and several hold international accreditation. Surgeons there have long experience of gender-affirming surgery. Cosmetic operations, heart and joint surgery and thorough health checks also bring people.",
        },
        {
          type: "paragraph",
          text: "Regulation: private hospitals and clinics are licensed under the Ministry of Public Health. Doctors are registered with the Medical Council of Thailand, whose register can be searched by name, and dentists with the Dental Council. Ask for the licence number of the facility and for the doctor’s specialty.",
        },
        {
          type: "paragraph",
          text: "Take care with: distance and heat. Eleven hours in a seat soon after surgery raises the risk of clots, so plan for a longer stay than the operation alone would need. Humid heat is hard on dressings and swelling. Beach resorts have clinics too; a wound and the sea do not go together, and a hospital that can handle an emergency should be close.",
        },
      ],
    },
    {
      id: "south-korea",
      heading: "South Korea",
      blocks: [
        {
          type: "paragraph",
          text: "Seoul is known for operations on the face, eyelids and jaw, and for dermatology. Its university hospitals also treat cancer, spine and heart disease at a high technical level. Cosmetic clinics stand close together in one part of the city, which makes it possible to see several surgeons within a few days before you decide.",
        },
        {
          type: "paragraph",
          text: "Regulation: a hospital or clinic that wants to attract patients from abroad has to register with the Ministry of Health and Welfare, and so do the agencies that bring them. After cases in which somebody other than the agreed surgeon operated, the law changed: since September 2023, operating theatres where patients are unconscious must have cameras, and the patient may ask in advance for a recording. Ask how.",
        },
        {
          type: "paragraph",
          text: "Take care with: distance again, a large difference in time for follow-up calls, and less English in small clinics than in hospitals. Find out who interprets when you sign consent, and whether the clinic is used to your kind of skin, hair and features if these are uncommon there. Prices are often closer to those in western Europe than people expect.",
        },
      ],
    },
    {
      id: "mexico",
      heading: "Mexico",
      blocks: [
        {
          type: "paragraph",
          text: "Most patients who travel to Mexico come from the United States and Canada, many by car to the border cities. Dental work, weight-loss surgery and cosmetic surgery are the usual reasons. For someone in Europe the journey is long, and it makes sense mainly for people who have family there or who live in North America.",
        },
        {
          type: "paragraph",
          text: "Regulation: the federal health authority, COFEPRIS, supervises health facilities. Every doctor and dentist has a professional licence, the cédula profesional, and a specialist has a second one for the specialty. Both can be looked up by name in a public register. Plastic surgeons are also certified by a national board. If you find a first cédula but no second, the person is not a registered specialist.",
        },
        {
          type: "paragraph",
          text: "Take care with: infection control and the way there. In 2023 United States and Mexican authorities dealt with an outbreak of fungal meningitis among people who had been given epidural anaesthetics at clinics in Matamoros, and several died. Government travel advice differs from one Mexican state to the next, so read it for the exact city and the road to it.",
        },
      ],
    },
    {
      id: "india",
      heading: "India",
      blocks: [
        {
          type: "paragraph",
          text: "India’s large private hospitals, for example in Delhi, Mumbai, Chennai, Bengaluru and Hyderabad, take on complex work: heart surgery, joint replacement, spine surgery, transplants, cancer care, eyes. Medical education is in English, and so are notes and consent forms in most of these hospitals, which helps a doctor at home who has to read them later.",
        },
        {
          type: "paragraph",
          text: "Regulation: the National Board for Accreditation of Hospitals (NABH) publishes the hospitals that it has accredited, and doctors are registered with state medical councils, whose entries feed a national register. Rules for licensing hospitals differ between states. Most visitors who come for treatment need a medical visa, which requires a letter from the hospital; there is a separate visa for a companion. A tourist visa is the wrong one for an operation.",
        },
        {
          type: "paragraph",
          text: "Take care with: the season and infection. Heat before the monsoon and mosquito-borne illness during it make some months harder to recover in. Bacteria that resist common antibiotics are a concern in hospitals in many countries, India and Turkey included, and a hospital at home may test you for them. See a travel clinic about vaccinations some weeks before you go.",
        },
      ],
    },
    {
      id: "distance",
      heading: "Why distance is a medical question",
      blocks: [
        {
          type: "paragraph",
          text: "Surgery and long hours of sitting both make blood clots likelier, and together more so. The National Health Service in Scotland advises waiting 5 to 7 days before a flight after operations such as breast surgery and liposuction, and 7 to 10 days after cosmetic surgery on the face or a tummy tuck. Joint replacement usually calls for longer. Those are starting points for a talk with your surgeon, who may ask for more before a long flight.",
        },
        {
          type: "paragraph",
          text: "Distance also decides what happens later. Ask yourself how you would get back to the same surgeon in six weeks, what that would cost, and at which hour of your night a video call would take place. For a single treatment with little follow-up it may not matter. For work that needs several visits, such as implants, or care for years, such as weight-loss surgery, near is a real advantage.",
        },
      ],
    },
    {
      id: "treatment-and-journey",
      heading: "Matching the treatment to the journey",
      blocks: [
        {
          type: "paragraph",
          text: "It helps to think about follow-up before you think about places. Three patterns come up most often:",
        },
        {
          type: "list",
          items: [
            [
              "One visit, little follow-up. A ",
              { text: "hair transplant", href: hrefTo.treatment("fue") },
              " or some dental work is done in days, and most checks afterwards can happen by video or with a dentist at home. Distance costs money and comfort more than safety.",
            ],
            "One operation, then weeks in which things can go wrong. Cosmetic surgery on the body, sinus surgery and joint replacement belong here. You need time on the spot, a careful flight, and someone at home who has agreed to look at you. A short journey helps.",
            "Several visits, or care for years. Implants, weight-loss surgery, glaucoma and anything that may need adjusting tie you to a team. Choose a place that you could reach again at short notice, or a team at home that will take over, and settle this before the first visit.",
          ],
        },
      ],
    },
    {
      id: "better-questions",
      heading: "Better questions than “which country?”",
      blocks: [
        {
          type: "list",
          ordered: true,
          items: [
            "Who exactly will treat me, and is that person a registered specialist in this?",
            "Does the building have intensive care, or a written agreement with a hospital that has?",
            "Can I see the surgeon, by video first and in person before the operation, and still say no?",
            "Will I get my records in a language that my doctor at home reads?",
            "What is the plan, and who pays, if I have a complication there or after I am back?",
            "What are my rights in that country if care was poor, and could I afford to use them?",
            "Which visa do I need, and may I travel on the one that I have?",
            "Does my government advise against travel to that place?",
          ],
        },
        {
          type: "paragraph",
          text: [
            "Our article on ",
            {
              text: "how to choose a clinic abroad",
              href: hrefTo.article("how-to-choose-clinic-abroad"),
            },
            " goes through these checks one by one, and they work in any country. Ask three to five clinics for quotes; they need not all be in the same place.",
          ],
        },
        {
          type: "note",
          tone: "caution",
          title: "Choose for the care, not for the view",
          text: "A pleasant place helps a companion more than it helps you. For most of the stay you will be resting, out of the sun and out of the water. If the main attraction of a destination is what you would do there when well, go there another time.",
        },
      ],
    },
    {
      id: "where-to-look",
      heading: "Where to look things up",
      blocks: [
        {
          type: "table",
          caption: "Whom to ask about a facility and a doctor",
          columns: ["Country", "The facility", "The doctor"],
          rows: [
            [
              "Turkey",
              "Ministry of Health: licence, and authorisation certificate for international patients",
              "Diploma and specialty registered with the Ministry; ask the clinic to show both",
            ],
            [
              "Thailand",
              "Ministry of Public Health: licence",
              "Medical Council of Thailand, by name",
            ],
            [
              "South Korea",
              "Ministry of Health and Welfare: registration to attract patients from abroad",
              "Licence and specialty certificate issued by the Ministry; ask to see both",
            ],
            [
              "Mexico",
              "COFEPRIS: sanitary licence or notice of operation",
              "Two cédulas, in the federal register of professions",
            ],
            [
              "India",
              "State licence where there is one; NABH list of accredited hospitals",
              "State medical council and national register",
            ],
          ],
        },
        {
          type: "paragraph",
          text: "Registers are often in the country’s own language and spell names in their own way. If you cannot find somebody, ask the clinic to send the entry or to show it to you on a shared screen. A clinic with nothing to hide does this without fuss.",
        },
      ],
    },
    {
      id: "home",
      heading: "Home belongs on the list",
      blocks: [
        {
          type: "paragraph",
          text: [
            "The sixth destination is the one where you live. Treatment near home costs more in many cases, or means waiting, but the surgeon sees you afterwards, the law is the one that you know, and your family can visit. For some treatments these advantages weigh heavily: ",
            { text: "limb lengthening", href: hrefTo.treatment("limb-lengthening") },
            " needs months of checks and physiotherapy, and after a ",
            { text: "knee replacement", href: hrefTo.treatment("knee-replacement") },
            " the exercises matter almost as much as the operation. Ask your GP about waiting times and about the right to choose another hospital before you rule it out.",
          ],
        },
        {
          type: "paragraph",
          text: [
            "Put the full costs side by side as well. A fare to Bangkok or Seoul for two, a longer stay and a reserve for a second journey can take away much of a difference in price. The article on ",
            { text: "hidden costs", href: hrefTo.article("hidden-costs-medical-tourism") },
            " has a sheet for the sum.",
          ],
        },
      ],
    },
    {
      id: "our-pilot",
      heading: "Why we begin with Turkey alone",
      blocks: [
        {
          type: "paragraph",
          text: [
            `${brand.name} starts with three cities in one country because checking clinics takes local knowledge, and because we would sooner know three cities well than five countries from afar. The other four countries are planned. Until we work there, what you have read about them is general information, and you would deal with clinics and agencies there on your own. Our page on `,
            { text: "safety and trust", href: hrefTo.safety() },
            " says what we check in Turkey and what no check can show.",
          ],
        },
        {
          type: "note",
          tone: "information",
          title: "Rules change",
          text: "Visas, registers and travel advice were described as we understood them in January 2025. Before you book, look them up with the country’s embassy and with your own government’s travel advice.",
        },
      ],
    },
  ],
  callToAction: {
    title: "If Turkey is on your list",
    text: "Read the guides to İstanbul, İzmir and Antalya, written for people who will be recovering there: airports, districts, level routes and pharmacies.",
    label: "Explore the three cities",
    href: hrefTo.explore(),
  },
};

export default body;
