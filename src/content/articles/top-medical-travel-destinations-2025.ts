import { brand } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import { officialLinks } from "../official-links.ts";
import type { ArticleBody } from "../schema.ts";
import { WAITS_BEFORE_FLYING } from "../waits-before-flying.ts";

/** The article that compares five countries without ranking them. */
const body: ArticleBody = {
  slug: "top-medical-travel-destinations-2025",
  introduction: [
    "People who think about treatment abroad often consider Turkey, Thailand, South Korea, Mexico or India. Each of them has very good hospitals and poor ones. A ranking of countries would not help you, because you’ll be treated by one surgeon in one hospital. Hospitals in the same country can differ more than countries do.",
    `So this article does not rank them. It compares what you can find out before you travel: the distance, what people usually travel for, how clinics and doctors are regulated, and what to look out for. We have a financial interest in one of the five: ${brand.name} introduces people to clinics in Turkey, and at the moment nowhere else. We plan to add Thailand, South Korea, Mexico and India, but we arrange nothing there today.`,
  ],
  sections: [
    {
      id: "at-a-glance",
      heading: "The five countries at a glance",
      blocks: [
        {
          type: "table",
          caption: "Five destinations, from London",
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
              "Cosmetic surgery, gender-affirming surgery, heart, joints, health checks",
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
            ["India", "8 to 10 hours", "5½ hours ahead", "Heart, joints, spine, eyes, cancer care"],
          ],
        },
        "The flight times are approximate and do not include travel to the airport. What people often travel for does not tell you how good the care is. You can find most treatments in the big cities of all five.",
      ],
    },
    {
      id: "turkey",
      heading: "Turkey",
      blocks: [
        [
          "Turkey is close to the UK and the rest of Europe. A shorter flight is easier after an operation, a second visit takes less time, and someone can join you for a few days. There are many private hospitals and clinics, especially in ",
          { text: "İstanbul", href: hrefTo.explore("istanbul") },
          ", ",
          { text: "İzmir", href: hrefTo.explore("izmir") },
          " and ",
          { text: "Antalya", href: hrefTo.explore("antalya") },
          ". Staff who look after patients from abroad usually speak English. People often travel for ",
          { text: "hair transplants", href: hrefTo.category("hair-transplant") },
          ", ",
          { text: "dental treatment", href: hrefTo.category("dental") },
          ", ",
          { text: "eye surgery", href: hrefTo.category("eye-care") },
          " and ",
          { text: "cosmetic surgery", href: hrefTo.category("aesthetic-surgery") },
          ".",
        ],
        "Regulation: the Ministry of Health licenses every hospital and clinic. Those that treat patients from abroad also need an international health tourism authorisation certificate. The ministry’s HealthTürkiye portal lists providers. Ask for the certificate, and compare its name and address with the building where you would be treated.",
        [
          "Look out for: clinics that sell first and examine later. UK authorities and surgeons’ associations have reported deaths and serious complications after operations in Turkey, including weight-loss and cosmetic surgery. UK dentists have described patients whose healthy teeth were cut down for crowns. Read the risks of a ",
          { text: "Brazilian butt lift", href: hrefTo.treatment("bbl") },
          " or a ",
          { text: "gastric sleeve", href: hrefTo.treatment("gastric-sleeve") },
          " before you decide.",
        ],
        {
          type: "official-links",
          links: [officialLinks.turkeyHealthAdvice, officialLinks.healthTurkiye],
        },
      ],
    },
    {
      id: "thailand",
      heading: "Thailand",
      blocks: [
        "Thailand has treated patients from abroad for decades. Large private hospitals in Bangkok have departments for them, with interpreters and staff who help with insurance and visas. Several have international accreditation. Some surgeons there have many years of experience in gender-affirming surgery. People also travel for cosmetic operations, heart and joint surgery, and health checks.",
        "Regulation: the Ministry of Public Health licenses private hospitals and clinics. Doctors are registered with the Medical Council of Thailand, whose register you can search by name. Dentists are registered with the Dental Council. Ask for the licence number of the hospital and the doctor’s specialty.",
        "Look out for: distance and heat. Sitting for eleven hours soon after surgery increases the risk of blood clots, so plan to stay longer before you fly. Heat and humidity make swelling worse and dressings uncomfortable. Beach resorts have clinics too, but you cannot swim with a wound, and you need a hospital nearby that can treat an emergency.",
      ],
    },
    {
      id: "south-korea",
      heading: "South Korea",
      blocks: [
        "Seoul is known for operations on the face, eyelids and jaw, and for skin treatments. Its university hospitals also treat cancer, spine and heart disease. Many cosmetic clinics are close together in one part of the city, so you can see several surgeons within a few days before you decide.",
        "Regulation: hospitals, clinics and agencies that want to attract patients from abroad must register with the Ministry of Health and Welfare. There have been cases in which someone other than the agreed surgeon operated. Since September 2023, operating theatres where patients are unconscious must have cameras, and you can ask in advance for your operation to be recorded. Ask the clinic how.",
        "Look out for: the long flight, and the time difference when you need a follow-up call. Staff in small clinics may speak less English than those in hospitals. Ask who interprets when you sign the consent form, and whether the surgeon has experience with skin, hair and features like yours. Prices are often closer to those in western Europe than people expect.",
      ],
    },
    {
      id: "mexico",
      heading: "Mexico",
      blocks: [
        "Most people who travel to Mexico for treatment come from the United States and Canada, many of them by car to cities near the border. They usually come for dental treatment, weight-loss surgery or cosmetic surgery. From Europe the journey is long. It makes most sense if you have family there.",
        "Regulation: the federal health authority, COFEPRIS, supervises hospitals and clinics. Every doctor and dentist has a professional licence, the cédula profesional. A specialist has a second one for the specialty. You can look up both by name in a public register. If you find only the first one, the person is not a registered specialist. A national board also certifies plastic surgeons.",
        "Look out for: infection, and the journey. In 2023 people who had been given epidural anaesthetics at clinics in Matamoros caught fungal meningitis, and several died. Government travel advice differs between Mexican states, so read it for the city where you would be treated and for the route to it.",
      ],
    },
    {
      id: "india",
      heading: "India",
      blocks: [
        "India has large private hospitals, for example in Delhi, Mumbai, Chennai, Bengaluru and Hyderabad. They carry out complex treatment: heart surgery, joint replacement, spine surgery, cancer care and eye surgery. Medical training is in English. Notes and consent forms in most of these hospitals are in English too, which helps your doctor at home.",
        "Regulation: the National Accreditation Board for Hospitals (NABH) publishes a list of the hospitals that it has accredited. Doctors are registered with state medical councils, which report to a national register. Rules for licensing hospitals differ between states. Most people who come for treatment need a medical visa, for which the hospital writes a letter. Companions need a separate visa. Do not travel for an operation on a tourist visa.",
        "Look out for: the time of year, and infection. Very hot weather before the monsoon, and illnesses spread by mosquitoes during it, make some months worse for recovery. Bacteria that resist common antibiotics are a problem in hospitals in many countries, including India and Turkey. A hospital at home may test you for them. See a travel clinic about vaccinations several weeks before you go.",
      ],
    },
    {
      id: "distance",
      heading: "Why distance matters for your health",
      blocks: [
        "Surgery makes blood clots more likely. So does sitting for many hours. Together they increase the risk further. As a rough guide, wait:",
        ...WAITS_BEFORE_FLYING,
        "Check whether you may stay that long. In Turkey, for example, the limit without a visa is 90 days in any 180 days.",
        "Distance also matters later. How would you get back to the same surgeon in six weeks, and what would it cost? Would a video call be in the middle of the night? For a single treatment with little follow-up this may not matter. Somewhere nearer is better for implants, which need several visits, and for weight-loss surgery, which needs care for life.",
      ],
    },
    {
      id: "treatment-and-journey",
      heading: "Think about follow-up first",
      blocks: [
        "Treatments fall into three groups:",
        {
          type: "list",
          items: [
            [
              "One visit and little follow-up. A ",
              { text: "hair transplant", href: hrefTo.treatment("fue") },
              " or some dental treatment takes a few days. Most check-ups afterwards can be by video or with a dentist at home. Distance mostly means more cost and less comfort.",
            ],
            "One operation, followed by weeks when complications can appear. Examples are cosmetic surgery on the body, sinus surgery and joint replacement. You need enough time there, the right advice on flying, and a clinician at home who has agreed to examine you. A short journey helps.",
            "Several visits, or care for many years. Examples are implants, weight-loss surgery and glaucoma treatment. Choose a place that you could reach again at short notice, or a team at home that will take over. Agree on this before the first visit.",
          ],
        },
      ],
    },
    {
      id: "better-questions",
      heading: "Questions to ask instead of “which country?”",
      blocks: [
        {
          type: "list",
          ordered: true,
          items: [
            "Who exactly will treat me, and is that person a registered specialist in this field?",
            "Does the building have intensive care, or a written agreement with a hospital that does?",
            "Can I see the surgeon, first by video and then in person, and still say no?",
            "Will I get my records in a language that my doctor at home can read?",
            "What happens, and who pays, if I have a complication there or after I’m back?",
            "What are my rights in that country if the care was poor, and could I afford to use them?",
            "Which visa do I need, and does it allow treatment?",
            "Does my government advise against travel to that place?",
          ],
        },
        [
          "Our article on ",
          {
            text: "how to choose a clinic abroad",
            href: hrefTo.article("how-to-choose-clinic-abroad"),
          },
          " explains these checks, which work in any country. Ask three to five clinics for quotes. They do not have to be in the same place.",
        ],
        {
          type: "note",
          tone: "caution",
          title: "Your care comes first",
          text: "You’ll spend most of the stay resting, out of the sun and out of the water. If you want to see the sights, go another time, when you’re well.",
        },
      ],
    },
    {
      id: "where-to-look",
      heading: "Where to look things up",
      blocks: [
        {
          type: "table",
          caption: "Where to check a hospital and a doctor",
          columns: ["Country", "The hospital or clinic", "The doctor"],
          rows: [
            [
              "Turkey",
              "Ministry of Health: licence, and authorisation certificate for patients from abroad",
              "Diploma and specialty are registered with the ministry. Ask the clinic to show you both",
            ],
            [
              "Thailand",
              "Ministry of Public Health: licence",
              "Medical Council of Thailand, by name",
            ],
            [
              "South Korea",
              "Ministry of Health and Welfare: registration to attract patients from abroad",
              "Licence and specialty certificate from the ministry. Ask to see both",
            ],
            [
              "Mexico",
              "COFEPRIS: sanitary licence or notice of operation",
              "Two cédulas, in the federal register of professions",
            ],
            [
              "India",
              "State licence where there is one. NABH list of accredited hospitals",
              "State medical council and national register",
            ],
          ],
        },
        "Registers are often in the language of the country and may spell names differently. If you cannot find someone, ask the clinic to send you the entry or to show it to you on a shared screen. Look elsewhere if it refuses.",
      ],
    },
    {
      id: "home",
      heading: "Think about home, too",
      blocks: [
        [
          "You can also have treatment near home. It often costs more, or you may have to wait. But the surgeon can see you afterwards, you’re protected by laws that you know, and your family can visit. For some treatments this matters a lot. ",
          { text: "Limb lengthening", href: hrefTo.treatment("limb-lengthening") },
          " needs months of checks and physiotherapy. After a ",
          { text: "knee replacement", href: hrefTo.treatment("knee-replacement") },
          " the exercises are almost as important as the operation. Ask your GP about waiting times, and whether you can choose another hospital.",
        ],
        [
          "Compare the full costs as well. Flights to Bangkok or Seoul for two people, a longer stay and money for a second trip can use up much of the saving. ",
          {
            text: "The hidden costs of treatment abroad",
            href: hrefTo.article("hidden-costs-medical-tourism"),
          },
          " has a list to fill in.",
        ],
      ],
    },
    {
      id: "why-turkey",
      heading: "Why we start with Turkey",
      blocks: [
        [
          `${brand.name} starts with three cities in one country because checking clinics takes local knowledge. We plan to add the other four countries. Until we work there, this article is general information about them, and you would have to deal with clinics and agencies there yourself. `,
          { text: "Safety & Trust", href: hrefTo.safety() },
          " explains what we check in Turkey and what a check cannot tell you.",
        ],
        {
          type: "note",
          tone: "information",
          title: "Rules change",
          text: "Rules on visas, registers and licences change, and so does travel advice. Before you book, check with the country’s embassy and read your own government’s travel advice.",
        },
      ],
    },
  ],
  callToAction: {
    title: "If you’re thinking about Turkey",
    text: "Our guides to İstanbul, İzmir and Antalya are for people who will be recovering there: airports, districts, step-free routes and pharmacies.",
    label: "Explore the three cities",
    href: hrefTo.explore(),
  },
};

export default body;
