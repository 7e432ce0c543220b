import { EMERGENCY, EMERGENCY_IN_TURKEY, NOT_AN_EMERGENCY, withCalls } from "@shared/emergency.ts";
import { brand } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import { cancelWithin14Days } from "../cancellation.ts";
import { officialLinks } from "../official-links.ts";
import { officialLink } from "../official-places.ts";
import type { ArticleBody } from "../schema.ts";
import { clotSigns, sentenceOn } from "../signs/sentences.ts";
import { VISA_RULE } from "../visa.ts";
import { WAITS_BEFORE_FLYING } from "../waits-before-flying.ts";

/** The article that guides a reader from the first idea to the weeks after the return. */
const body: ArticleBody = {
  slug: "planning-treatment-abroad-guide",
  introduction: [
    "Treatment abroad is easier if you do most of the work before you travel. You have to collect documents, talk to doctors, ask about your medicines and save money, and some of this takes time. This guide spreads the work over about six months. That suits surgery that can wait, and you can take longer. If someone tells you that there’s no time for these steps, ask why.",
    "Count the months back from the day of treatment. Dental treatment or laser eye surgery takes less time to prepare for than an operation under general anaesthetic. A joint replacement or weight-loss surgery may take longer.",
  ],
  sections: [
    {
      id: "timeline",
      heading: "The timeline on one page",
      blocks: [
        {
          type: "table",
          caption: "From the first idea to the last check-up",
          columns: ["When", "What to do", "What you should have at the end"],
          rows: [
            [
              "6 to 5 months before",
              "Talk to your GP or dentist. Read about the treatment",
              "A second opinion and a list of your risks",
            ],
            [
              "5 to 4 months",
              "Collect records. Ask 3 to 5 clinics for quotes",
              "Quotes that list each item",
            ],
            [
              "4 to 3 months",
              "Speak to surgeons. Check licences. Choose",
              "The surgeon’s name and a written plan",
            ],
            [
              "3 to 2 months",
              "Pay the deposit. Buy insurance. Book flights. Tell your employer",
              "A confirmed date and the rules for cancelling",
            ],
            [
              "2 months to 4 weeks",
              "Tests, medicines, nicotine, fitness. Arrange follow-up at home",
              "Results, and appointments for your return",
            ],
            [
              "4 weeks to the flight",
              "Read the consent form. Pack. Prepare your home",
              "A folder with everything in it",
            ],
            [
              "In Turkey",
              "Examination, treatment, rest, check-ups",
              "Records, and the surgeon’s agreement that you can fly",
            ],
            [
              "After you return",
              "GP, wound checks, follow-up calls",
              "A doctor near you who knows what was done",
            ],
          ],
        },
        [
          "Do you have a date in mind? Put it into ",
          { text: "Dates", href: hrefTo.planDates() },
          " to see your own days, from the preparations to the return to work.",
        ],
      ],
    },
    {
      id: "six-months",
      heading: "Six to five months before: decide whether to do it",
      blocks: [
        "Start with your GP, dentist or optometrist. Tell them which treatment you’re considering, and where. Ask whether you need the treatment, what else could help, and whether any of your conditions makes it riskier. Ask how they could help you afterwards. Some doctors will advise you not to go abroad. Ask for their reasons. They may be worried about your health rather than the country.",
        [
          "Read the whole page on your treatment, including the part about who should not have it. Our pages on ",
          { text: "dental implants", href: hrefTo.treatment("dental-implants") },
          ", ",
          { text: "cataract surgery", href: hrefTo.treatment("cataract-surgery") },
          ", ",
          { text: "hip replacement", href: hrefTo.treatment("hip-replacement") },
          " and other treatments end with questions to ask a clinic. If two treatments could help you, ",
          { text: "compare them side by side", href: hrefTo.compare() },
          ".",
        ],
        [
          "Read what the ",
          officialLink(officialLinks.turkeyHealthAdvice, "UK government says"),
          " about treatment in Turkey, and the ",
          officialLink(officialLinks.nhsTreatmentAbroad, "NHS checklist"),
          ". Make a first budget, with money for a longer stay and a complication. If you can afford the treatment only when everything goes well, wait.",
        ],
      ],
    },
    {
      id: "records-and-quotes",
      heading: "Five to four months: records and quotes",
      blocks: [
        "A clinic needs information about your health before it can advise you. Ask your GP practice or hospital for copies of your records. You have a right to them. Send them only to clinics that you’re seriously considering.",
        {
          type: "list",
          items: [
            "A summary of your health: conditions, operations, allergies, problems with anaesthetics, and blood clots in the family.",
            "All your medicines with doses. Include contraception, hormones, weight-loss or diabetes injections, herbal products and supplements.",
            "Recent tests and images for this treatment: dental X-rays, eye measurements, scans, blood results.",
            "Your height and weight, and whether you smoke or vape. Be exact, because anaesthetists plan doses from these figures.",
            "What you want, in two sentences, and what you do not want.",
          ],
        },
        [
          "Send the same information to three to five clinics and ask each for a quote that lists every item. A package should include a 4-star hotel for the recovery nights, transfers, a pre-treatment consultation, aftercare and 24/7 support. It does not include flights, insurance, visas, meals outside the hotel, or complications. ",
          {
            text: "The hidden costs of treatment abroad",
            href: hrefTo.article("hidden-costs-medical-tourism"),
          },
          " helps you to add everything up.",
        ],
      ],
    },
    {
      id: "consult-and-choose",
      heading: "Four to three months: consult and choose",
      blocks: [
        "Talk to at least two clinics. At each one, speak to the surgeon by video. Have someone sit with you and take notes. Ask:",
        {
          type: "list",
          ordered: true,
          items: [
            "Is this operation right for me, and when would you refuse to do it?",
            "What are my options, including no treatment?",
            "What exactly will you do, in which building, and who does which part?",
            "Which anaesthetic will I have, and who will monitor me during it?",
            "Which complications have your patients had after this operation, and what did you do?",
            "What result is likely for me, what is not possible, and how long does it last?",
            "How many days must I stay, and when can I fly?",
            "Who looks after me at night, and what happens in an emergency?",
            "What do you need from my doctors before and after?",
            "What will I pay if either of us decides against it after the examination?",
          ],
        },
        [
          "Check the hospital and the surgeon as described in ",
          {
            text: "how to choose a clinic abroad",
            href: hrefTo.article("how-to-choose-clinic-abroad"),
          },
          ". Think about your recovery when you choose the city. ",
          { text: "İstanbul", href: hrefTo.explore("istanbul") },
          " has many hospitals and heavy traffic. ",
          { text: "İzmir", href: hrefTo.explore("izmir") },
          " is smaller and has a level seafront. ",
          { text: "Antalya", href: hrefTo.explore("antalya") },
          " is very hot in July and August, and heat makes swelling worse.",
        ],
      ],
    },
    {
      id: "money",
      heading: "Three to two months: money and contracts",
      blocks: [
        `If you decide to book, you pay a small deposit via ${brand.name} to confirm the date. You pay the rest directly to the clinic. Your contract for treatment is with the clinic, which is independent and responsible for your care. Before you pay anything, the written quote must state the deposit, the balance and the currency, and when and how you pay each amount.`,
        {
          type: "table",
          caption: "If you need to change or cancel",
          columns: ["Time before the procedure", "What applies"],
          rows: [
            ["Soon after you book", cancelWithin14Days],
            ["14 days or more", "Rescheduling or cancelling is free."],
            [
              "Between 7 and 14 days",
              "Each clinic has its own rules. Get them in writing before you pay.",
            ],
            ["Less than 7 days", "The clinic’s written terms apply. Expect to pay something."],
            [
              "For medical reasons",
              "You need documentation, such as a letter from your doctor or a test result.",
            ],
          ],
        },
        "When the date is confirmed, buy insurance that covers complications of planned treatment. Ordinary travel insurance rarely does. Then book flights that you can change. Tell your employer how long you’ll be away, and what you will not be able to do at first. If you care for someone, arrange help for more days than you expect to need it.",
        {
          type: "note",
          tone: "caution",
          title: "You can still say no after you’ve paid",
          text: "If you have doubts, say so. You can change your mind until the anaesthetic begins. You may lose money, but that is better than having an operation that you do not want.",
        },
      ],
    },
    {
      id: "prepare-your-body",
      heading: "Two months to four weeks: prepare your body",
      blocks: [
        {
          type: "list",
          items: [
            "Nicotine: stop smoking and vaping at least four weeks before the treatment, and for at least four weeks after it. Some surgeons ask for longer. Ask whether patches and gum count.",
            "Medicines: ask the doctor who prescribes each one, and the surgeon, what to stop and when. Never stop blood thinners, hormones, diabetes or heart medicines without medical advice.",
            "Weight-loss or diabetes injections, such as semaglutide: tell the anaesthetist. They slow the stomach down, so it may not be empty even after the usual fast.",
            "Tests: have blood tests, an ECG or scans early, so that there’s time to change the plan.",
            "Infections and problems with teeth or skin: have them treated first. A cold sore, a cough or an infected tooth can postpone an operation.",
            "Fitness: walk every day. If you’ll have a joint replaced, learn the exercises now.",
            "Weight: no crash diets. If your surgeon asks you to lose weight, do it slowly. The diet that shrinks the liver before weight-loss surgery is different: follow your surgical team’s instructions.",
          ],
        },
        "Arrange your follow-up at home now. Ask whether your GP practice, dentist or optometrist will remove stitches, check the wound or do blood tests. If not, find a private practice that will, and book the first appointment. If you have depression or an eating disorder, or have had a difficult year, talk to your GP first. Talk to someone you trust, too, about how you’ll cope with pain and waiting away from home.",
      ],
    },
    {
      id: "companion",
      heading: "Who will travel with you",
      blocks: [
        "You should not be alone for the first 24 hours after sedation or a general anaesthetic. After a larger operation you need help for several days. Choose someone who stays calm and does not mind asking a question twice. Tell them to expect waiting rooms, trips to the pharmacy and early nights. Agree what they should do, and who they should call, if you cannot decide for yourself.",
        "If nobody can come with you, tell the clinic early. Ask whether you can stay in the clinic for another night, whether a nurse can visit the hotel, and what it costs. For some operations it’s better to wait until someone can come.",
      ],
    },
    {
      id: "consent-and-packing",
      heading: "Four weeks to the flight: consent and packing",
      blocks: [
        { type: "subheading", text: "Consent" },
        "Consent is a conversation with your surgeon, and the form is a record of it. Ask for the form at least two weeks before the operation, in a language that you read well. It should name the operation, the side or the teeth, the surgeon and the anaesthetic. It should list the alternatives and the risks, including rare but serious ones. Cross out what you do not agree to, such as photographs for advertising, and ask for a copy. If the form says something different from what you were told, do not sign until someone has explained why.",
        { type: "subheading", text: "Documents" },
        {
          type: "list",
          items: [
            [
              `Your passport. A British one must be valid for 150 days from the day you arrive, with a blank page. ${VISA_RULE} Check the current `,
              officialLink(officialLinks.turkeyEntryRules, "entry rules"),
              ". With another passport, check whether you need a visa.",
            ],
            "The quote, the contract, the consent form and receipts.",
            "Your medical summary, list of medicines and prescriptions. Keep the originals in your hand luggage.",
            "The insurance policy and its emergency number.",
            "Addresses and phone numbers of the clinic, the hotel and the coordinator, on paper too.",
            "The name of one person at home who the clinic may talk to about your health.",
          ],
        },
        { type: "subheading", text: "What to pack, and how to prepare your home" },
        "Take loose clothes that open at the front, flat shoes, a thermometer, and something quiet to do. Take enough of your own medicines, in their boxes, to last longer than the stay. At home, make the bed, buy soft food, give someone a key, and move heavy things down from high shelves. Some painkillers that are common in one country are controlled in another, so check before you take them with you.",
      ],
    },
    {
      id: "in-turkey",
      heading: "In Turkey: examination, treatment, rest",
      blocks: [
        "Allow at least a day between the flight and the treatment. On that day the surgeon examines you, looks at the tests and goes through the plan again. It’s your first consultation in person, and the most important one. If the plan changes, ask why and what it costs, and take a night to think. A good team expects questions, and sometimes sends people home without treatment.",
        withCalls(
          `On the day, you’ll be asked several times for your name, your date of birth, the operation and the side. Answer in full each time. Do not eat or drink after the time you were told. Ask for pain relief early. Afterwards keep the wound dry, walk when you’re told to, do not drink alcohol, and stay out of the sun and the water. Your companion can listen, write things down and get help. ${EMERGENCY_IN_TURKEY}`,
        ),
        {
          type: "subheading",
          text: "How long to stay",
        },
        [
          "It depends on the treatment and on how you heal. As a rough guide, plan 3 to 5 days for a ",
          { text: "hair transplant", href: hrefTo.treatment("fue") },
          ", 1 to 14 days for dental treatment (16 days or more with a sinus lift), and 9 to 12 days for ",
          { text: "rhinoplasty", href: hrefTo.treatment("rhinoplasty") },
          ". Add spare nights at the end in case you heal slowly.",
        ],
      ],
    },
    {
      id: "flying",
      heading: "Flying home, and blood clots",
      blocks: [
        "For weeks after surgery your blood clots more easily, and sitting still on a flight adds to the risk. Gas expands during a flight, which matters after operations on the abdomen, chest, ear, sinus and eye. As a rough guide, wait:",
        ...WAITS_BEFORE_FLYING,
        "After a joint replacement, 12 weeks is close to, or over, the limit for visitors without a visa: 90 days in any 180 days. Your surgeon decides when you can fly. Some airlines ask for a form that says you’re fit to fly.",
        {
          type: "list",
          items: [
            "Tell the surgeon if you have had a blood clot or cancer, have a clotting disorder or a leg in plaster, or were pregnant recently. Say, too, if you take the combined pill or other hormones.",
            "Ask whether you need compression stockings or injections, for how long, and how to use them.",
            "During the flight, move your ankles, walk when it’s safe, and drink water. Do not drink alcohol or take sleeping tablets.",
            "Ask the airline for help at the airport, so that you do not have to queue or lift bags.",
          ],
        },
        {
          type: "note",
          tone: "caution",
          title: "Get help at once",
          text: withCalls(
            `${sentenceOn(clotSigns.chest)} On the flight, tell the crew. ${sentenceOn(clotSigns.calf)} Say that you have had surgery, and whether you have flown since.`,
          ),
        },
      ],
    },
    {
      id: "if-it-goes-wrong",
      heading: "If something goes wrong while you’re there",
      blocks: [
        [
          ...withCalls(EMERGENCY),
          ` ${NOT_AN_EMERGENCY} Then tell your insurer: many must be told before treatment begins. Tell your coordinator at ${brand.name} too, who can help with calls, hotel nights and transfers. Doctors decide on treatment. Write down what happened and when, and ask for copies of your records. Do not sign anything that gives up your rights in return for a refund until someone independent has read it. `,
          { text: "If something goes wrong", href: hrefTo.ifSomethingGoesWrong() },
          " explains what the British embassy can do and where to complain.",
        ],
      ],
    },
    {
      id: "after-the-return",
      heading: "After you return",
      blocks: [
        [
          "Give your GP the discharge summary, go to the appointments that you booked, and send the surgeon photographs on the agreed days. It’s normal to feel well one day and tired the next. ",
          {
            text: "Aftercare once you’re home again",
            href: hrefTo.article("aftercare-tips-returning-home"),
          },
          " lists the records to keep and the warning signs, and explains who pays for corrections. Our ",
          { text: "questions and answers", href: hrefTo.faq() },
          " explain how a coordinator can help you.",
        ],
      ],
    },
    {
      id: "last-check",
      heading: "Before you commit",
      blocks: [
        {
          type: "list",
          items: [
            "I can name the surgeon, the building, the anaesthetic and the three risks that worry me most.",
            "I have a quote that lists each item, and I know what is not in it.",
            "I know what I’d pay if I cancelled, and I can afford it.",
            "I have money in reserve, and insurance that covers complications.",
            "Someone is travelling with me or can come to me, and someone at home knows where I am.",
            "A doctor at home knows about the treatment, and my first follow-up is booked.",
            "Nobody is putting me under pressure.",
          ],
        },
        [
          "If one of these is not true for you yet, deal with it first. You can move the date. ",
          { text: "Safety & Trust", href: hrefTo.safety() },
          " explains what we check, and the ",
          { text: "disclaimer", href: hrefTo.disclaimer() },
          " explains what we cannot promise.",
        ],
      ],
    },
  ],
  callToAction: {
    title: "Where to start",
    text: `Look up a treatment and read about its risks and recovery. Ask for a free quote when you’re ready. A coordinator replies within ${brand.replyWithinHours} hours, and we ask a clinic only if you say yes.`,
    label: "Search treatments",
    href: hrefTo.home(),
  },
};

export default body;
