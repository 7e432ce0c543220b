import { brand } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import type { ArticleBody } from "../schema.ts";

/** The article on the weeks after the flight home. */
const body: ArticleBody = {
  slug: "aftercare-tips-returning-home",
  introduction: [
    "The operation is over and you are home. It can be an odd moment: the people who know your case are a flight away, and every twinge raises a question. Most recoveries are uneventful. A little order in the first days makes them calmer, and makes it easier for a doctor who has never met you to help if you need one.",
  ],
  sections: [
    {
      id: "records",
      heading: "The records to bring home",
      blocks: [
        {
          type: "paragraph",
          text: "Ask for these before you leave the clinic, in English or in your own language, on paper and as files. It is far easier to get them while you are there.",
        },
        {
          type: "list",
          items: [
            "A discharge summary: diagnosis, what was done, by whom, on which date, and anything unexpected.",
            "The operation note and the anaesthetic record.",
            "Implant cards or stickers with maker, model, size and batch number, for teeth, breasts, lenses and joints alike.",
            "Scans, X-rays and laboratory results, as images and not as reports alone.",
            "A list of medicines by generic name, with doses and the day on which each ends.",
            "Written aftercare instructions, with dates: stitches, drains, garments, check-ups.",
            "Names and numbers that answer at night, for the surgeon’s team and your coordinator.",
            "Itemised receipts and your signed consent form.",
          ],
        },
      ],
    },
    {
      id: "first-days",
      heading: "The first days at home",
      blocks: [
        {
          type: "paragraph",
          text: "A flight is tiring for someone who is well, so keep the day after it empty. If you had sedation, a general anaesthetic or a larger operation, have somebody stay with you. Put your medicines, a thermometer, your papers and a telephone within reach of the bed. Drink enough, eat what you were told to eat, and get up for a few steps every hour or two while you are awake.",
        },
        {
          type: "paragraph",
          text: "Check your medicines with a pharmacist. Names differ between countries, and the same painkiller may be in two boxes: paracetamol is easily taken twice. Before you go back to blood thinners, hormones, injections for weight or anything else that you paused, ask the doctor who prescribes it.",
        },
      ],
    },
    {
      id: "gp",
      heading: "Tell your GP, even if it feels awkward",
      blocks: [
        {
          type: "paragraph",
          text: "Send your practice a copy of the discharge summary in the first days and ask for it to be added to your record. You have nothing to apologise for. A doctor who knows about a new implant, a smaller stomach or a blood thinner will treat you more safely for years to come.",
        },
        {
          type: "paragraph",
          text: [
            "Ask what the practice can do, and expect limits. UK practices are not obliged to give the routine follow-up of private treatment abroad, and some lack the training for it. If stitches have to come out or blood has to be tested, arrange who does it before you travel; our ",
            {
              text: "planning guide",
              href: hrefTo.article("planning-treatment-abroad-guide"),
            },
            " says when. After weight-loss surgery such as a ",
            { text: "gastric sleeve", href: hrefTo.treatment("gastric-sleeve") },
            ", blood tests and vitamins go on for life, so settle this early.",
          ],
        },
        {
          type: "note",
          tone: "information",
          title: "If you go to hospital",
          text: "Say at once that you had treatment abroad, where and when. The hospital may test you for resistant bacteria and choose antibiotics differently.",
        },
      ],
    },
    {
      id: "wound-care",
      heading: "Looking after a wound",
      blocks: [
        {
          type: "paragraph",
          text: "Your surgeon’s instructions come first, because they were written for your operation. Where they are silent, these habits rarely do harm:",
        },
        {
          type: "list",
          items: [
            "Wash your hands before you touch a dressing, and touch it as little as you can.",
            "Keep the wound dry for as long as you were told. After that, shower rather than bathe, and pat it dry. No pool, sea or hot tub until the skin has closed and your surgeon agrees.",
            "Take antibiotics to the end of the course, and none that were not prescribed for this.",
            "Walk a little several times a day, unless told to rest. Wear stockings or garments for as long as you were told.",
            "Do not smoke or vape. Nicotine narrows the vessels that a wound depends on.",
            "Keep new scars out of the sun; ask how long, since scars can darken for months.",
            "Take one photograph a day in the same light. Slow changes show, and a surgeon far away can judge them.",
            "Do not drive while you take strong painkillers or cannot brake hard, and ask your insurer when you are covered again.",
          ],
        },
      ],
    },
    {
      id: "warning-signs",
      heading: "Warning signs, and whom to call",
      blocks: [
        {
          type: "note",
          tone: "caution",
          title: "Call 999 or go to A&E now",
          text: "for sudden breathlessness, chest pain or coughing up blood; fainting or new confusion; heavy bleeding that firm pressure does not stop; swelling in the mouth or neck that makes it hard to breathe or swallow; severe belly pain after weight-loss or abdominal surgery; sudden loss of sight; weakness on one side or trouble speaking; a cold, pale or numb hand or foot after an operation on that limb; a new joint that suddenly hurts and bears no weight; or mottled skin and fast breathing with fever or shivering. Outside the UK, call your own emergency number.",
        },
        {
          type: "paragraph",
          text: "A clot can form weeks after an operation and a long flight. Pain, swelling, warmth or a change of colour in one calf or thigh needs to be seen the same day. So do the following; in the UK, call NHS 111 or your GP if you are not sure where to go:",
        },
        {
          type: "list",
          items: [
            "A temperature of 38 °C or more, or shivering.",
            "Redness that spreads (on brown or black skin: a darker, warm or hard area), more pain instead of less, pus, or a bad smell.",
            "A wound that opens, or one side that swells suddenly.",
            "Skin or a skin flap that turns dark, white or blue.",
            "Vomiting that does not settle, or drinks that do not stay down.",
            "Pain, redness or halos that grow after eye surgery.",
          ],
        },
        {
          type: "paragraph",
          text: "Call your surgeon’s team as well, but never wait for a reply from abroad before you seek help. A message on a telephone cannot examine you. It is fine to be wrong: nobody who feels a calf or looks at a wound minds finding it healthy.",
        },
      ],
    },
    {
      id: "usual",
      heading: "What is usual",
      blocks: [
        {
          type: "paragraph",
          text: "Swelling that is worse in the mornings, bruises that sink and change colour, itching, tingling, tiredness for weeks, poor sleep and a low mood around the third or fourth day are all common. Results take their time: months for a nose or transplanted hair. If the low mood stays longer than two weeks, or you keep checking the mirror and can think of little else, tell your GP. It is a health matter like any other.",
        },
        {
          type: "table",
          caption: "Follow-up to arrange after some treatments",
          columns: ["Treatment", "What usually needs doing at home"],
          rows: [
            [
              [{ text: "Dental implants", href: hrefTo.treatment("dental-implants") }],
              "A dentist to check the bite and gums, and regular hygiene visits.",
            ],
            [
              [{ text: "Hip replacement", href: hrefTo.treatment("hip-replacement") }],
              "Physiotherapy from the first week, and a check with X-ray.",
            ],
            [
              [{ text: "LASIK", href: hrefTo.treatment("lasik") }],
              "Eye checks in the first weeks and months; drops as prescribed.",
            ],
            [
              [{ text: "Tummy tuck", href: hrefTo.treatment("abdominoplasty") }],
              "Checks of the wound and for fluid under it, and stitches out if any are left.",
            ],
          ],
        },
      ],
    },
    {
      id: "corrections",
      heading: "Who pays when something needs correcting",
      blocks: [
        {
          type: "paragraph",
          text: `Your contract for the treatment is with the clinic. Packages exclude complications, so its written terms decide what it repairs, for how long, and whether travel is included. Write to the clinic first, with dates, photographs and your records, and keep every answer. ${brand.name} is not the treating provider and does not decide on refunds or fees; your coordinator can help you to reach the right person at the clinic.`,
        },
        {
          type: "paragraph",
          text: [
            "In the UK the NHS gives emergency care to anyone who needs it. It is not obliged to improve a cosmetic result or to replace dental work. That leaves a return trip, a private specialist at home, or a claim on specialist insurance if you bought it. Before you agree to a second operation, hear a second opinion and let tissue heal; many surgeons prefer to wait for months. The ",
            { text: "disclaimer", href: hrefTo.disclaimer() },
            " and the ",
            { text: "questions and answers", href: hrefTo.faq() },
            " set out our part.",
          ],
        },
      ],
    },
  ],
  callToAction: {
    title: "Still planning your journey?",
    text: "The city guides name districts to rest in, level routes and how to find a pharmacy, so that your recovery starts before the flight home.",
    label: "Read the city guides",
    href: hrefTo.explore(),
  },
};

export default body;
