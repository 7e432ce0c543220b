import { brand } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import { officialLinks } from "../official-links.ts";
import type { ArticleBody } from "../schema.ts";

/** The article on checking and comparing clinics. */
const body: ArticleBody = {
  slug: "how-to-choose-clinic-abroad",
  introduction: [
    "Choosing a clinic abroad is harder than choosing one at home. You usually cannot visit it first, and your GP probably does not know it. Much of what you read about it was written by someone who wants you to book. So check the facts.",
    "This guide takes you through the checks in order: your own decision, the licence, the surgeon, the consultation, the quotes and the warning signs. You need only time, a notebook and the confidence to say no.",
  ],
  sections: [
    {
      id: "start-at-home",
      heading: "Start at home",
      blocks: [
        "Before you look at clinics, talk to a doctor or dentist who knows you and who earns nothing from your decision. Ask whether the treatment is right for your problem, what else could help, and what happens if you do nothing for now. Ask which of your conditions and medicines make it riskier. If you want a cosmetic operation, ask yourself whether it’s your own wish, and how long you’ve wanted it. Wait if the idea is only a few weeks old.",
        [
          "Then read about the operation until you can explain its risks to a friend. Each of our treatment pages, for example ",
          { text: "rhinoplasty", href: hrefTo.treatment("rhinoplasty") },
          " or ",
          { text: "gastric sleeve", href: hrefTo.treatment("gastric-sleeve") },
          ", names the serious complications and says who should not have the operation. If you’re one of those people, do not book. Do not trust a clinic that offers you a date anyway.",
        ],
      ],
    },
    {
      id: "licence",
      heading: "Check the licence and the building",
      blocks: [
        "Most countries license hospitals and clinics. Some also require a second permit for those that treat patients from abroad. In Turkey a clinic needs an operating licence, and an international health tourism authorisation certificate from the Ministry of Health. Ask for copies of both. Then look the clinic up on the ministry’s portal, HealthTürkiye.",
        "Compare the name and the address on these documents with the place where you would actually be treated. A clinic may see patients in its own rooms and rent an operating theatre somewhere else. Ask for the name of the building where the operation takes place, and check that building.",
        {
          type: "official-links",
          links: [officialLinks.healthTurkiye, officialLinks.turkishHealthTourism],
        },
        [
          { text: "Safety & Trust", href: `${hrefTo.safety()}#what-each-document-proves` },
          " lists the documents to ask for, what each one proves and what it does not, and how to look up a hospital step by step.",
        ],
        {
          type: "subheading",
          text: "What accreditation tells you",
        },
        "Accreditation is voluntary, and is not the same as a licence. Many hospitals show a logo of Joint Commission International (JCI). JCI inspects how a hospital is run, and its website lists the hospitals that it has accredited, so you can check a logo. Accreditation tells you about the hospital on the days of the inspection. It does not tell you how good one surgeon is at one operation. A small dental or hair clinic can be good without it.",
      ],
    },
    {
      id: "surgeon",
      heading: "Find out who would treat you",
      blocks: [
        "Choose a surgeon, not a brand. If a clinic will not name the surgeon before you pay, look elsewhere. When you have the name, ask:",
        {
          type: "list",
          items: [
            "Which specialty is the surgeon registered in? Plastic surgery is a specialty. “Aesthetic doctor” often is not.",
            "What are the numbers of the surgeon’s diploma and specialist certificate? Ask for copies.",
            "How often did the surgeon do this exact operation last year, and how many patients needed a second operation?",
            "Who else will be there? Ask whether an anaesthetist stays for the whole operation. For a hair transplant, ask which steps a doctor does and which a technician does.",
            "What happens if the surgeon is ill on the day? You should be told who would operate instead, and be free to wait.",
          ],
        },
        "Good surgeons are used to these questions. Nobody can prove a complication rate to you by email, so a number is only a starting point. Do not trust a surgeon who says “none, ever”.",
        "If someone tells you that the surgeon or dentist is registered in the UK, you can check. UK registration does not allow anyone to practise in Turkey, but a false claim is a reason to look elsewhere.",
        {
          type: "official-links",
          links: [officialLinks.gmcRegister, officialLinks.gdcRegister],
        },
      ],
    },
    {
      id: "consultation",
      heading: "Ask for a real consultation",
      blocks: [
        "A consultation is a conversation with the person who would treat you, by video or face to face. You should have it before you pay anything that you cannot get back. A chat with a sales adviser is not a consultation. Neither is a price sent in reply to three photographs. The surgeon should ask about your health, your medicines, earlier operations, smoking, allergies and what you hope for. You should hear about other options, including no treatment, and about the risks, in words that you understand.",
        "A video call has limits. Nobody can feel a scar, measure an eye or judge the bone for an implant through a screen. So you need a second consultation, in person, before the operation, and you must be free to say no after it. Ask what you would have to pay if the examination shows that the operation is not right for you, and get the answer in writing.",
        "You should understand everything that the surgeon says. If you do not, ask for an interpreter who knows medical words and who is not the salesperson. Ask who will speak your language on the ward at night.",
        {
          type: "note",
          tone: "information",
          title: "A useful question",
          text: "Ask: “When would you refuse to operate on me?” A careful surgeon can answer at once. The reason may be your weight, smoking, blood pressure, thin corneas, or a result that surgery cannot give.",
        },
      ],
    },
    {
      id: "quotes",
      heading: "Ask three to five clinics for a quote",
      blocks: [
        "One quote on its own tells you little. With three to five you can see what each price includes. More than five are hard to compare. Send every clinic the same information and ask the same questions.",
        {
          type: "table",
          caption: "What to compare between quotes",
          columns: ["Point", "What a good quote says"],
          rows: [
            [
              "Treatment",
              "The technique, the maker and model of materials or implants, and the number of grafts, crowns or implants.",
            ],
            [
              "People",
              "The surgeon’s full name, and whether an anaesthetist is present throughout.",
            ],
            ["Place", "The hospital or clinic, its address, and how many nights you stay there."],
            [
              "Included",
              "Tests, medicines, garments, hotel nights, transfers, check-ups before the flight, and contact afterwards.",
            ],
            [
              "Excluded",
              "Flights, insurance, visas, meals outside the hotel and complications, each listed by name.",
            ],
            [
              "If the plan changes",
              "What another plan costs after the examination, and the rules for cancelling.",
            ],
            [
              "If something goes wrong",
              "Who treats a complication, where, who pays, and for how long corrections are free.",
            ],
          ],
        },
        [
          "If one price is far below the others, ask what is missing. It may only be the hotel, or it may be the anaesthetist. ",
          {
            text: "The hidden costs of treatment abroad",
            href: hrefTo.article("hidden-costs-medical-tourism"),
          },
          " helps you to add up the rest.",
        ],
      ],
    },
    {
      id: "reviews",
      heading: "Be careful with reviews and photographs",
      blocks: [
        "Reviews can tell you how a clinic answers the phone, how clean the rooms are, and how it replies to criticism. They tell you little about the surgery, because many people write them in the first days, while swelling still hides the result. Look for reviews written a year later, and for what the clinic did when something went wrong.",
        "Before-and-after photographs show the best results. Lighting, make-up and editing can make them look even better. If you look at them, ask how long after the operation each one was taken and whether this surgeon did the work.",
      ],
    },
    {
      id: "warning-signs",
      heading: "Signs that should make you stop",
      blocks: [
        {
          type: "note",
          tone: "caution",
          title: "Say no if",
          text: "you’re told that a price ends tonight, that the operation has no risks, or that you do not need to speak to the surgeon. Say no, too, if you’re offered several large operations at once because you’re there anyway.",
        },
        {
          type: "list",
          items: [
            "You must pay in full before a consultation, or only in cash, or to a private account.",
            "Nobody asks about your medical history, or your answers are ignored.",
            "The clinic keeps adding to the plan: more veneers, more grafts, another part of the body.",
            "You asked about colour or shape, and the dentist wants to cut down healthy teeth for crowns.",
            "You first see the consent form on the morning of surgery, or you cannot read its language.",
            "The only aftercare is a chat group.",
            "The trip is sold as a holiday with surgery. You’ll need to rest and recover.",
          ],
        },
        "One of these signs is enough to say no. If it may be a misunderstanding, ask first. You do not owe a clinic anything for its time. Do not have an operation that you’re unsure about just because you’ve paid a deposit.",
      ],
    },
    {
      id: "our-part",
      heading: "Our part, and what the UK government advises",
      blocks: [
        [
          `${brand.name} is not a medical provider. Before we introduce anyone to a clinic we ask for proof of its licence, its authorisation, its insurance and its doctors’ qualifications. `,
          { text: "Safety & Trust", href: `${hrefTo.safety()}#verification` },
          " explains this. These documents do not guarantee good care. Ask your own questions too. The ",
          { text: "disclaimer", href: hrefTo.disclaimer() },
          " says what we are and are not responsible for.",
        ],
        "We’re paid when people book, so we have a financial interest. The UK government says that it’s unwise to rely on private companies that have a financial interest in arranging your treatment. Read the advice of the government and the NHS before you decide.",
        {
          type: "official-links",
          links: [officialLinks.turkeyHealthAdvice, officialLinks.nhsTreatmentAbroad],
        },
        [
          "When you’ve chosen a clinic, use our ",
          {
            text: "month-by-month planning guide",
            href: hrefTo.article("planning-treatment-abroad-guide"),
          },
          " and the ",
          { text: "city guides", href: hrefTo.explore() },
          ". Save this page on your phone: ",
          { text: "If something goes wrong", href: hrefTo.ifSomethingGoesWrong() },
          ".",
        ],
      ],
    },
    {
      id: "before-you-say-yes",
      heading: "Five things to have before you say yes",
      blocks: [
        {
          type: "list",
          ordered: true,
          items: [
            "Copies of the building’s licence and certificate, and of the surgeon’s specialist diploma.",
            "Notes from a consultation with that surgeon, with answers to your questions.",
            "A quote that lists what is included and excluded, with the rules for cancelling.",
            "A written plan for complications, in Turkey and after you come home.",
            "Time to think: a few days without a call from the clinic. Book only if you still want the treatment.",
          ],
        },
      ],
    },
  ],
  callToAction: {
    title: "Choose a treatment first",
    text: "Tell us which treatment you’re thinking about, and we’ll help you ask clinics the right questions. The quote is free, and you don’t have to accept it.",
    label: "Start with a treatment",
    href: hrefTo.home(),
  },
};

export default body;
