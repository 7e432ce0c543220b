import { brand } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import type { ArticleBody } from "../schema.ts";
import { ANY_OPERATION, signGroups } from "../signs/groups.ts";
import { signLists } from "../signs/index.ts";

/** The article on the weeks after the flight home. */
const body: ArticleBody = {
  slug: "aftercare-tips-returning-home",
  introduction: [
    "You’ve had your operation and you’re home. The people who treated you are far away, and you may worry about every pain. Most people recover without problems. If you do need help, good records and a few arrangements make it easier for a doctor who has never met you.",
  ],
  sections: [
    {
      id: "records",
      heading: "Records to bring home",
      blocks: [
        "Ask for these before you leave the clinic, in English or in your own language, on paper and as files. Check that your name is right on each of them. They’re much harder to get later.",
        {
          type: "list",
          items: [
            "The discharge summary: the diagnosis, what was done, who did it, on which date, and anything unexpected.",
            "The operation report and the anaesthetic record.",
            "Implant cards or stickers with maker, model, size and batch number. This includes teeth, breasts, lenses and joints.",
            "Scans, X-rays and laboratory results. Ask for the images too, not just the reports.",
            "A list of your medicines by generic name, with doses and the day on which you stop taking each one.",
            "Written aftercare instructions with dates for stitches, drains, garments and check-ups.",
            "Phone numbers for the surgeon’s team and your coordinator that are answered at night.",
            "Receipts that list each item, and your signed consent form.",
          ],
        },
      ],
    },
    {
      id: "first-days",
      heading: "The first days at home",
      blocks: [
        "Flying is tiring even for healthy people, so plan nothing for the next day. If you had sedation, a general anaesthetic or a larger operation, ask someone to stay with you. Keep your medicines, a thermometer, your documents and a phone near the bed. Drink plenty of fluids unless you were told not to, and eat what you were told to eat. While you’re awake, walk a little every hour or two.",
        "Ask a pharmacist to check your medicines. Names differ between countries, and two boxes may contain the same painkiller. It’s easy to take too much paracetamol this way. Before you restart blood thinners, hormones, weight-loss injections or anything else that you stopped for the operation, ask the doctor who prescribes it.",
      ],
    },
    {
      id: "gp",
      heading: "Tell your GP",
      blocks: [
        "Send your GP practice a copy of the discharge summary in the first days, and ask them to add it to your record. You don’t have to apologise. A doctor who knows about a new implant, a smaller stomach or a blood thinner can treat you more safely for years to come.",
        [
          "Ask what the practice can do for you. UK practices do not have to give routine follow-up after private treatment abroad. Before you travel, arrange who will remove stitches or do blood tests. Our ",
          {
            text: "planning guide",
            href: hrefTo.article("planning-treatment-abroad-guide"),
          },
          " tells you when. After weight-loss surgery, such as a ",
          { text: "gastric sleeve", href: hrefTo.treatment("gastric-sleeve") },
          ", you need specialist check-ups for at least two years, and vitamins and yearly blood tests for life. Arrange this early.",
        ],
        {
          type: "note",
          tone: "information",
          title: "If you go to hospital",
          text: "Say at once that you had treatment abroad, where and when. The hospital may test you for bacteria that resist antibiotics, and may choose other antibiotics for you.",
        },
      ],
    },
    {
      id: "wound-care",
      heading: "Looking after a wound",
      blocks: [
        "Always follow your surgeon’s instructions. They were written for your operation. If they do not say otherwise:",
        {
          type: "list",
          items: [
            "Wash your hands before you touch a dressing, and touch it as little as possible.",
            "Keep the wound dry for as long as you were told. After that, take showers rather than baths, and pat the wound dry. Do not use a pool, the sea or a hot tub until the skin has closed and your surgeon agrees.",
            "If you were given antibiotics, finish the course. Do not take others that you have at home.",
            "Walk a little several times a day, unless you were told to rest. Wear stockings or garments for as long as you were told.",
            "Do not smoke or vape. Nicotine reduces the blood supply that a wound needs.",
            "Keep new scars out of the sun. Ask for how long. The sun can darken a scar for months.",
            "Take one photograph a day in the same light. It shows slow changes, and helps a surgeon who is far away.",
            "Do not drive while you’re taking strong painkillers, or until you can brake hard without pain. Ask your insurer when you’re covered to drive again.",
          ],
        },
      ],
    },
    {
      id: "warning-signs",
      heading: "Warning signs, and who to call",
      blocks: [
        "These are the signs after any operation. A blood clot can form weeks after an operation and a flight. If you are not in the UK, call your own emergency number.",
        ...signLists(["emergency", "wound", "operation", "late"]),
        "Some treatments and anaesthetics have other signs, which may lead to an eye casualty department, a dentist or a hospital with surgeons. Look for yours too:",
        {
          type: "list",
          items: signGroups
            .filter(({ id }) => id !== ANY_OPERATION)
            .map(({ id, title }) => [
              { text: title, href: `${hrefTo.ifSomethingGoesWrong()}#${id}` },
            ]),
        },
        [
          "Tell your surgeon’s team as well. But nobody can examine you by message, so see a doctor first. It does not matter if it turns out to be nothing serious. ",
          { text: "If something goes wrong", href: hrefTo.ifSomethingGoesWrong() },
          " explains where to go for each problem.",
        ],
      ],
    },
    {
      id: "usual",
      heading: "What is usual",
      blocks: [
        "It’s common to have bruises that move down and change colour, itching, tingling, poor sleep, and tiredness for weeks. A low mood around the third or fourth day is common too. After surgery on the face, swelling is often worse in the mornings. In the legs it’s often worse in the evenings. It takes months to see the result of a nose operation or a hair transplant.",
        {
          type: "table",
          caption: "Follow-up to arrange after some treatments",
          columns: ["Treatment", "What you usually need at home"],
          rows: [
            [
              [{ text: "Dental implants", href: hrefTo.treatment("dental-implants") }],
              "A dentist who checks the bite and the gums, and regular visits to a hygienist.",
            ],
            [
              [{ text: "Hip replacement", href: hrefTo.treatment("hip-replacement") }],
              "Physiotherapy from the first week, and a check-up with an X-ray.",
            ],
            [
              [
                { text: "Gastric sleeve", href: hrefTo.treatment("gastric-sleeve") },
                " or ",
                { text: "bypass", href: hrefTo.treatment("gastric-bypass") },
              ],
              "A GP or nurse within two weeks, a bariatric team at four to six, and blood tests for life.",
            ],
            [
              [{ text: "LASIK", href: hrefTo.treatment("lasik") }],
              "Eye checks in the first weeks and months, and eye drops as prescribed.",
            ],
            [
              [{ text: "Tummy tuck", href: hrefTo.treatment("abdominoplasty") }],
              "Checks of the wound, checks for fluid under it, and removal of any stitches that are left.",
            ],
          ],
        },
      ],
    },
    {
      id: "corrections",
      heading: "Who pays for a correction",
      blocks: [
        `Your contract for treatment is with the clinic. Packages do not cover complications, so check in the clinic’s written terms what it corrects, for how long, and who pays for the trip. Write to the clinic first, with dates, photographs and your records, and keep every answer. ${brand.name} does not decide on refunds or fees. Your coordinator can help you contact the right person at the clinic.`,
        [
          "The NHS treats emergencies, wherever you had the treatment. It normally does not improve a cosmetic result or replace dental work. You may have to travel again, pay a private specialist at home, or claim on a specialist insurance policy if you bought one. Get a second opinion before you agree to another operation. Many surgeons wait for months before they operate again, because the tissue must heal first. ",
          {
            text: "How to complain",
            href: `${hrefTo.ifSomethingGoesWrong()}#complain-in-turkey`,
          },
          " and ",
          { text: "how to get money back", href: `${hrefTo.ifSomethingGoesWrong()}#money` },
          " are explained step by step.",
        ],
      ],
    },
  ],
  callToAction: {
    title: "Still planning your trip?",
    text: "The city guides tell you where to rest, which routes have no steps and how to find a pharmacy while you recover.",
    label: "Read the city guides",
    href: hrefTo.explore(),
  },
};

export default body;
