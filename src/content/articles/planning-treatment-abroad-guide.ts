import { brand } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import type { ArticleBody } from "../schema.ts";

/** The article that takes a reader from the first idea to the weeks after the return. */
const body: ArticleBody = {
  slug: "planning-treatment-abroad-guide",
  introduction: [
    "Treatment abroad goes more smoothly when most of the work is done before you pack. There are documents to collect, people to talk to, medicines to adjust and money to set aside, and some of it cannot be hurried. This guide spreads the work over about six months. That is a comfortable pace for surgery that can wait, and you may take longer. If someone tells you that there is no time for these steps, ask why.",
    "The dates count back from the day of treatment. A dental visit or laser eye surgery needs less lead time than an operation under general anaesthetic; a joint replacement or weight-loss surgery may need more.",
  ],
  sections: [
    {
      id: "timeline",
      heading: "The timeline on one page",
      blocks: [
        {
          type: "table",
          caption: "From the first idea to the last check",
          columns: ["When", "What to do", "What you should have at the end"],
          rows: [
            [
              "6 to 5 months before",
              "Talk to your GP or dentist; read about the treatment",
              "A second opinion and a list of your risks",
            ],
            [
              "5 to 4 months",
              "Collect records; ask 3 to 5 clinics for quotes",
              "Itemised quotes that can be compared",
            ],
            [
              "4 to 3 months",
              "Consult surgeons; check licences; choose",
              "A named surgeon and a written plan",
            ],
            [
              "3 to 2 months",
              "Pay the deposit; book flights and insurance; tell work",
              "A confirmed date with its cancellation terms",
            ],
            [
              "2 months to 4 weeks",
              "Tests, medicines, smoking, fitness; follow-up at home",
              "Clearance, and appointments for your return",
            ],
            [
              "4 weeks to the flight",
              "Consent papers, packing, prepare the house",
              "A folder with everything in it",
            ],
            [
              "In Turkey",
              "Examination, treatment, rest, check-ups",
              "Records, and permission to fly",
            ],
            [
              "After the return",
              "GP, wound checks, follow-up calls",
              "A recovery that someone near you watches",
            ],
          ],
        },
      ],
    },
    {
      id: "six-months",
      heading: "Six to five months before: decide whether",
      blocks: [
        {
          type: "paragraph",
          text: "Begin with your GP, dentist or optometrist. Say what you are thinking of and where. Ask whether you need it, what else could be done, whether any condition of yours makes it riskier, and what they could and could not do for you afterwards. Some doctors will advise against going abroad. Listen to the reasons: they may be about your heart rather than about geography.",
        },
        {
          type: "paragraph",
          text: [
            "Read the page for your treatment, all of it, including the part about who should not have it. Our pages on ",
            { text: "dental implants", href: hrefTo.treatment("dental-implants") },
            ", ",
            { text: "cataract surgery", href: hrefTo.treatment("cataract-surgery") },
            ", ",
            { text: "hip replacement", href: hrefTo.treatment("hip-replacement") },
            " and the others end with questions for a clinic. If two treatments could answer your problem, you can set them ",
            { text: "side by side", href: hrefTo.compare() },
            ".",
          ],
        },
        {
          type: "paragraph",
          text: "Make a first, rough budget now, with a reserve for a longer stay and for a complication. If it only works when everything goes well, it does not work yet.",
        },
      ],
    },
    {
      id: "records-and-quotes",
      heading: "Five to four months: records and quotes",
      blocks: [
        {
          type: "paragraph",
          text: "A clinic can only judge what it can see. Ask your practice or hospital for copies; you have a right to your own records. Send them to clinics over a route that you trust, and only to those that you are seriously considering.",
        },
        {
          type: "list",
          items: [
            "A summary of your health: conditions, operations, allergies, earlier problems with anaesthetics, family history of clots.",
            "A full list of medicines with doses, including contraception, hormones, injections for weight or diabetes, herbal products and supplements.",
            "Recent tests and images that concern the treatment: dental X-rays, eye measurements, scans, blood results.",
            "Your height, weight, and whether you smoke or vape. Be exact; anaesthetists plan with these figures.",
            "What you want, in two sentences, and what you do not want.",
          ],
        },
        {
          type: "paragraph",
          text: [
            `Ask three to five clinics for an itemised quote on the same information. Packages through ${brand.name} include a 4-star hotel, transfers, a pre-treatment consultation, aftercare and 24/7 support. They exclude flights, insurance, visas, meals outside the hotel, and complications. The article on `,
            { text: "hidden costs", href: hrefTo.article("hidden-costs-medical-tourism") },
            " turns this into a full sum.",
          ],
        },
      ],
    },
    {
      id: "consult-and-choose",
      heading: "Four to three months: consult and choose",
      blocks: [
        {
          type: "paragraph",
          text: "Speak by video with the surgeon who would operate, at two clinics at least. Have somebody sit with you and take notes. These questions cover most of what matters:",
        },
        {
          type: "list",
          ordered: true,
          items: [
            "Am I a suitable patient, and what would make you refuse?",
            "What are my options, including no treatment?",
            "What exactly will you do, in which building, and who does which part?",
            "Which anaesthetic will I have, and who stays with me while I am under it?",
            "Which complications have you had with this operation, and what did you do?",
            "What result is likely for me, what is not possible, and how long does it last?",
            "How many days must I stay, and when may I fly?",
            "Who looks after me at night, and what happens in an emergency?",
            "What do you need from my doctors before and after?",
            "What would I owe if you or I decide against it after the examination?",
          ],
        },
        {
          type: "paragraph",
          text: [
            "Check the licence of the facility and the registration of the surgeon as described in ",
            {
              text: "how to choose a clinic abroad",
              href: hrefTo.article("how-to-choose-clinic-abroad"),
            },
            ". Choose the city with recovery in mind. ",
            { text: "İstanbul", href: hrefTo.explore("istanbul") },
            " has many hospitals and heavy traffic; ",
            { text: "İzmir", href: hrefTo.explore("izmir") },
            " is smaller and has a level seafront; ",
            { text: "Antalya", href: hrefTo.explore("antalya") },
            " is very hot in July and August, which is hard on swelling and wounds.",
          ],
        },
      ],
    },
    {
      id: "money",
      heading: "Three to two months: money and contracts",
      blocks: [
        {
          type: "paragraph",
          text: `When you are sure, you hold the date with a small deposit paid via ${brand.name}. The balance goes directly to the clinic. The contract for your treatment is between you and the clinic, which is an independent business and answers for its care; ${brand.name} introduces you, passes on your details with your consent, and takes the deposit. Your written quote should name the deposit, the balance, the currency, and when and how each is paid, before you pay anything.`,
        },
        {
          type: "table",
          caption: "If you need to change or cancel",
          columns: ["Time before the procedure", "What applies"],
          rows: [
            ["14 days or more", "Rescheduling or cancelling is free."],
            [
              "Between 7 and 14 days",
              "Rules specific to the clinic. Have them in writing beforehand.",
            ],
            [
              "Fewer than 7 days",
              "The clinic’s written terms. Count on charges unless they say otherwise.",
            ],
            [
              "For medical reasons",
              "Documentation is needed, such as a letter from your doctor or a positive test.",
            ],
          ],
        },
        {
          type: "paragraph",
          text: "Book flights after the date is confirmed, changeable ones if you can. Buy insurance that covers complications of planned treatment, since ordinary travel policies rarely do, and buy it before you travel. Tell your employer how long you expect to be away and what you will not be able to do at first. If you care for somebody, arrange for more days than you think that you need.",
        },
        {
          type: "note",
          tone: "caution",
          title: "A deposit is not a promise to go through with it",
          text: "If doubts come after you have paid, say so. You may change your mind at any moment up to the anaesthetic. You may lose money by it, and that is still the smaller loss.",
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
            "Smoking and vaping: stop. Many surgeons ask for at least four weeks without nicotine before and after, because it starves healing skin of blood. Ask whether patches and gum count.",
            "Medicines: ask the doctor who prescribes each one, together with the surgeon, what to pause and when. Never stop blood thinners, hormones, diabetes or heart medicines on your own.",
            "Injections for weight or diabetes that slow the stomach, such as semaglutide: tell the anaesthetist, because food can stay in the stomach longer than fasting rules assume.",
            "Tests: have blood tests, an ECG or scans done early enough for a result to change the plan.",
            "Teeth, skin and infections: treat them first. A cold sore, a cough or an infected tooth can postpone an operation.",
            "Fitness: walk daily. If a joint is to be replaced, learn the exercises now.",
            "Weight: no crash diets. If your surgeon asks you to lose some, do it slowly, unless you were given a diet to shrink the liver before weight-loss surgery.",
          ],
        },
        {
          type: "paragraph",
          text: "Arrange the follow-up at home in this period too. Ask your GP practice, dentist or optometrist in plain words: will you take out stitches, check the wound, do the blood tests? If not, find a private practice that will, and book the first appointment. People with depression, an eating disorder or a difficult year behind them should also talk to someone they trust about how they will cope with days of pain and waiting far from home.",
        },
      ],
    },
    {
      id: "companion",
      heading: "Who travels with you",
      blocks: [
        {
          type: "paragraph",
          text: "After sedation or a general anaesthetic you should not be alone for the first 24 hours, and after a larger operation you will want help for days. Choose someone who stays calm, can sit still and is willing to ask a question twice. Tell them what the days will be like: waiting rooms, pharmacies, early nights. Agree before you go what they should do if you cannot decide for yourself, and whom they call.",
        },
        {
          type: "paragraph",
          text: "If nobody can come, say so early. Ask whether the clinic can keep you in for another night, whether a nurse can visit the hotel, and what either costs. For some operations the right answer is to wait until somebody can.",
        },
      ],
    },
    {
      id: "consent-and-packing",
      heading: "Four weeks to the flight: consent and packing",
      blocks: [
        { type: "subheading", text: "Consent" },
        {
          type: "paragraph",
          text: "Consent is a conversation, and the form only records it. Ask for the form, in a language that you read well, at least two weeks ahead. It should name the operation, the side or the teeth, the surgeon, the anaesthetic, the alternatives and the risks, rare serious ones included. Strike out what you do not agree to, such as photographs for advertising, and ask for a copy. If the words on the form differ from what you were told, stop until they agree.",
        },
        { type: "subheading", text: "Documents" },
        {
          type: "list",
          items: [
            "Passport. Turkey asks British travellers for 150 days of validity from the day of arrival and a blank page; other nationalities should check whether they need a visa. Look up the current rule on your government’s site.",
            "Quote, contract, consent form and receipts.",
            "Medical summary, medicine list and prescriptions, with the originals in your hand luggage.",
            "Insurance policy and its emergency number.",
            "Addresses and telephone numbers of clinic, hotel and coordinator, on paper as well.",
            "The name of one person at home who may be told about your health.",
          ],
        },
        { type: "subheading", text: "What to pack, and what to leave ready" },
        {
          type: "paragraph",
          text: "Take loose clothes that open at the front, flat shoes, your own medicines in their boxes for longer than the stay, a thermometer, a long charging cable, and something gentle to do. Leave a clean bed, soft food, someone with a key, and nothing heavy on a high shelf. Some painkillers that are ordinary in one country are controlled in another, so check before you carry them over a border.",
        },
      ],
    },
    {
      id: "in-turkey",
      heading: "In Turkey: examination, treatment, rest",
      blocks: [
        {
          type: "paragraph",
          text: "Plan a day between the flight and the treatment where you can. On it the surgeon examines you, looks at the tests and goes through the plan once more. This is the consultation that counts, because it is the first one with hands and instruments. If the plan changes, ask why, what it costs and whether you may think about it overnight. A good team expects that, and sometimes sends people home untreated.",
        },
        {
          type: "paragraph",
          text: "On the day, say your name, your date of birth, the operation and the side, each time that you are asked. Fast as told. Ask for pain relief early, not late. Afterwards, keep the wound dry, walk when you are told to, skip alcohol, and stay out of the sun and the water. Your companion’s task is to listen, write down and fetch help. Turkey’s emergency number is 112.",
        },
        {
          type: "subheading",
          text: "How long to stay",
        },
        {
          type: "paragraph",
          text: [
            "It depends on the treatment and on you. As a guide: 3 to 5 days for a ",
            { text: "hair transplant", href: hrefTo.treatment("fue") },
            ", 1 to 14 days for dental work, and at least 5 days for ",
            { text: "rhinoplasty", href: hrefTo.treatment("rhinoplasty") },
            ", where surgeons prefer 7 to 10 before a flight. Add spare nights at the end, so that a slow wound is a nuisance and not a crisis.",
          ],
        },
      ],
    },
    {
      id: "flying",
      heading: "Flying home, and blood clots",
      blocks: [
        {
          type: "paragraph",
          text: "Surgery makes blood clot more readily for weeks, and sitting still in an aircraft adds to it. Gas expands at altitude, which matters after operations on the belly, chest, ear, sinus and eye. The National Health Service in Scotland advises 5 to 7 days before flying after breast surgery or liposuction, and 7 to 10 days after a tummy tuck or cosmetic surgery on the face. Joint replacements usually need longer. Your surgeon decides for you, and some airlines want a form that says that you are fit to fly.",
        },
        {
          type: "list",
          items: [
            "Tell the surgeon about earlier clots, cancer, a clotting disorder, the pill or hormone therapy, a recent pregnancy, or a leg in plaster.",
            "Ask whether you need compression stockings or injections, for how long, and how to use them.",
            "On board, move your ankles, walk when it is safe, drink water, and do without alcohol and sleeping tablets.",
            "Ask the airline for help at the airport. Standing in line and lifting bags are not part of recovery.",
          ],
        },
        {
          type: "note",
          tone: "caution",
          title: "Get help at once",
          text: "for pain, swelling or warmth in one leg, sudden breathlessness, chest pain, coughing up blood or fainting, on the journey or in the weeks after it. Tell whoever treats you that you had surgery and a flight.",
        },
      ],
    },
    {
      id: "if-it-goes-wrong",
      heading: "If something goes wrong while you are there",
      blocks: [
        {
          type: "paragraph",
          text: `Tell the clinic’s staff first, at any hour, and do not wait for a convenient time. In an emergency call 112. Then let your insurer know, since many policies want to hear before treatment begins, and your coordinator at ${brand.name}, who can help with calls, hotel nights and transfers. Clinical decisions stay with the doctors. Write down what happened and when, ask for copies of every note, and do not sign a paper that gives up your rights in return for a refund before someone independent has read it. British travellers can also ask the consulate for lists of lawyers and interpreters.`,
        },
      ],
    },
    {
      id: "after-the-return",
      heading: "After the return",
      blocks: [
        {
          type: "paragraph",
          text: [
            "Give your GP the discharge summary, keep the appointments that you booked, and send the surgeon photographs on the agreed days. Recovery is uneven: a good day is often followed by a tired one. ",
            {
              text: "Aftercare once you are home again",
              href: hrefTo.article("aftercare-tips-returning-home"),
            },
            " lists the records, the warning signs and who pays for corrections, and the ",
            { text: "questions and answers", href: hrefTo.faq() },
            " explain what a coordinator can do for you at this stage.",
          ],
        },
      ],
    },
    {
      id: "last-check",
      heading: "A last check before you commit",
      blocks: [
        {
          type: "list",
          items: [
            "I can name the surgeon, the building, the anaesthetic and the three risks that worry me most.",
            "I have an itemised quote, and I know what is not in it.",
            "I know what it costs me to cancel, and I could bear it.",
            "I have a reserve, and insurance that covers complications.",
            "Someone travels with me or can reach me, and someone at home knows.",
            "A doctor at home knows, and my first follow-up is booked.",
            "Nobody is hurrying me.",
          ],
        },
        {
          type: "paragraph",
          text: [
            "If you hesitate over one of these, that is the next thing to settle, and the date can move. Our ",
            { text: "safety page", href: hrefTo.safety() },
            " says what we check, and the ",
            { text: "disclaimer", href: hrefTo.disclaimer() },
            " what we cannot.",
          ],
        },
      ],
    },
  ],
  callToAction: {
    title: "Begin with the first step",
    text: `Look up a treatment, read its risks and recovery, and ask for a free quote when you are ready. A coordinator replies within ${brand.replyWithinHours} hours, and nothing obliges you to go on.`,
    label: "Search treatments",
    href: hrefTo.home(),
  },
};

export default body;
