import { brand, mailLink, whatsAppLink } from "../lib/brand.ts";
import { hrefTo } from "../lib/routes.ts";
import type { Question } from "./schema.ts";

const whatWeDo: Question = {
  id: "what-we-do",
  question: `What is ${brand.name}, and what is it not?`,
  answer: [
    `${brand.name} is a facilitator. You can compare treatments, read what they involve and ask for a free quote, and we introduce you to independent, licensed clinics in İstanbul, İzmir and Antalya. Turkey is where we begin; Thailand, South Korea, Mexico and India are planned.`,
    [
      "We are not a hospital, and we give no medical advice. The contract for your treatment is between you and the clinic, which answers for the care that it gives. What we do ourselves is the introduction, the coordination and taking the deposit. The ",
      { text: "disclaimer", href: hrefTo.disclaimer() },
      " sets this out in full.",
    ],
  ],
};

const clinicChecks: Question = {
  id: "how-clinics-are-checked",
  question: "How are clinics checked?",
  answer: [
    "Before we introduce anyone to a clinic, we ask it for its operating licence, its authorisation to treat patients from abroad, proof of the qualifications of the doctors who would treat you, and proof of professional liability insurance. A clinic that does not show them is not introduced.",
    [
      "A check of papers has limits. It shows what was valid on the day when we looked, and it cannot tell how an operation will go. Ask to see the documents yourself and request quotes from three to five clinics. ",
      { text: "Safety and trust", href: hrefTo.safety() },
      " describes our part, and ",
      {
        text: "how to choose a clinic abroad",
        href: hrefTo.article("how-to-choose-clinic-abroad"),
      },
      " describes yours.",
    ],
  ],
};

const cost: Question = {
  id: "cost-and-packages",
  question: "What does treatment cost, and what is in a package?",
  answer: [
    "Asking for a quote is free. Each treatment page shows a range in pounds and says what moves it; where the range is an editorial estimate, it is labelled as indicative. Your own price depends on an examination and stands in the clinic’s written quote.",
    "Packages include the treatment, a 4-star hotel, transfers, aftercare, a pre-treatment consultation and 24/7 support. They exclude flights, insurance, visas, meals outside the hotel, and complications.",
    [
      "For the costs around a package, see ",
      {
        text: "the hidden costs of treatment abroad",
        href: hrefTo.article("hidden-costs-medical-tourism"),
      },
      ".",
    ],
  ],
};

const payment: Question = {
  id: "deposit-and-payment",
  question: "How do I pay, and what is the deposit for?",
  answer: [
    `A small deposit, paid via ${brand.name}, holds your booking. You pay the balance directly to the clinic. Before you pay anything, you have in writing both amounts, the currency, the ways to pay, and how much of the deposit goes to the clinic.`,
    "We collect the deposit only. Refunds of the treatment price and disputes about fees are matters between you and the clinic. Ask for a receipt for every payment, and be wary of anyone who wants the whole price in advance or cash without a receipt.",
  ],
};

const cancellation: Question = {
  id: "cancellation",
  question: "Can I change my mind, move the date or cancel?",
  answer: [
    "Yes. Rescheduling or cancelling is free 14 or more days before the procedure. Between 7 and 14 days before it, the rules are specific to the clinic; closer than that, its written terms apply as well. For a medical reason you need documentation, such as a letter from your doctor.",
    [
      "You may refuse treatment at any moment, also after the examination in Turkey. What that would cost depends on the clinic’s terms, so have them in writing before you pay. The ",
      { text: "terms", href: hrefTo.terms() },
      " have the details.",
    ],
  ],
};

const lengthOfStay: Question = {
  id: "length-of-stay",
  question: "How long do I need to stay in Turkey?",
  answer: [
    [
      "It depends on the treatment and on how you heal. As a guide: 5 days for ",
      { text: "rhinoplasty", href: hrefTo.treatment("rhinoplasty") },
      ", 3 to 5 days for a ",
      { text: "hair transplant", href: hrefTo.category("hair-transplant") },
      ", and 1 to 14 days for ",
      { text: "dental treatment", href: hrefTo.category("dental") },
      ", depending on what is done.",
    ],
    [
      "Our ",
      { text: "city guides", href: hrefTo.explore() },
      " say 7 to 10 days for rhinoplasty. Both figures are right, for different things: 5 days is the least, and 7 to 10 is what surgeons prefer before a flight. Plan for the longer stay if you can. Your surgeon decides when you may fly.",
    ],
  ],
};

const languageAndCompanion: Question = {
  id: "language-and-companion",
  question: "Will people speak my language, and may someone come with me?",
  answer: [
    "This site and our coordinators use English. Clinics that treat patients from abroad usually have staff who speak English, and some offer other languages. Write in your quote request which language you need. Ask who interprets at the consultation, when you sign consent, and at night, and ask for papers in a language that you read well.",
    "Someone may come with you, and it is wise: after sedation or a general anaesthetic you should not be alone for the first 24 hours. Ask whether the hotel room and transfers cover two. A companion’s flight and meals are not part of the package.",
  ],
};

const complications: Question = {
  id: "if-something-goes-wrong",
  question: "What happens if something goes wrong?",
  answer: [
    "Any operation can have complications, also when everything was done well. In Turkey tell the clinic at once, at any hour; in an emergency call 112. Your coordinator helps with calls, transfers and hotel nights, and the doctors decide on treatment.",
    "Packages do not cover complications. Before you book, ask the clinic in writing what it treats, for how long, and who pays for travel and for a second operation. If you are unhappy with your care, complain to the clinic first; we help you to reach the right person and keep to what was written. We cannot decide on its refunds or fees.",
    [
      "Once you are home, ",
      { text: "the warning signs", href: hrefTo.article("aftercare-tips-returning-home") },
      " tell you when to call for help.",
    ],
  ],
};

const insurance: Question = {
  id: "insurance",
  question: "Does my travel insurance cover treatment abroad?",
  answer: [
    "Probably not. Ordinary travel policies usually exclude planned treatment and what follows from it, and packages include no insurance. Specialist policies exist. Look for cover of complications, a longer stay, a changed flight and medical care on the way home, and ask the insurer to confirm in writing that your treatment is covered.",
    "A UK Global Health Insurance Card does not help: Turkey is not part of the scheme, and the card does not cover private treatment that you travel for.",
  ],
};

const followUp: Question = {
  id: "follow-up-at-home",
  question: "Who looks after me once I am home?",
  answer: [
    "Aftercare in a package means checks by the clinic while you are in Turkey and written instructions for the time at home. Ask how you reach the surgeon afterwards, and for how long. None of it replaces a doctor who can examine you. Arrange who will take out stitches, check a wound or do blood tests at home before you travel, and bring a discharge summary that your doctor can read.",
    [
      "In the UK the NHS treats emergencies. It is not obliged to give the routine follow-up of private treatment abroad or to correct its results. Read ",
      {
        text: "aftercare once you are home again",
        href: hrefTo.article("aftercare-tips-returning-home"),
      },
      " for the records to bring and the signs to act on.",
    ],
  ],
};

const support: Question = {
  id: "reply-and-support",
  question: "How soon do you reply, and can I reach someone at any time?",
  answer: [
    [
      `A coordinator replies within ${brand.replyWithinHours} hours, by e-mail or WhatsApp. You can also write to `,
      { text: brand.email, href: mailLink() },
      " or send a message to ",
      { text: brand.whatsAppNumber, href: whatsAppLink() },
      ".",
    ],
    "Every package includes 24/7 support. It is there for practical help and for reaching the clinic. It is no emergency service: in Turkey call 112, in the UK 999, elsewhere your own emergency number.",
  ],
};

const personalData: Question = {
  id: "personal-data",
  question: "What happens to my personal data?",
  answer: [
    "A quote request holds what you write in the form: the treatment, the city, your name, e-mail address and telephone number, and, if you add them, a month and notes. A treatment next to a name can reveal something about your health, so we ask for your clear agreement and keep its wording and time. Our coordinators see the request. They name a clinic to you and ask whether you agree before your details go there.",
    [
      "You may withdraw your agreement, ask for a copy or have your data erased at any time: ",
      {
        text: "write to us",
        href: mailLink({ subject: "Privacy request" }),
      },
      ". Clinics keep medical records under their own legal duties, so ask them separately. The ",
      { text: "privacy policy", href: hrefTo.privacy() },
      " lists everything that is stored and your rights. We delete a request 24 months after our last contact with you, or sooner if you ask. This site sets no advertising cookies and does not track you.",
    ],
  ],
};

/** The twelve questions of the page of questions and answers, in its order. */
export const faqItems: readonly Question[] = [
  whatWeDo,
  clinicChecks,
  cost,
  payment,
  cancellation,
  lengthOfStay,
  languageAndCompanion,
  complications,
  insurance,
  followUp,
  support,
  personalData,
];

/** The six of them that Home shows: what somebody asks before reading on. */
export const homeFaqItems: readonly Question[] = [
  whatWeDo,
  clinicChecks,
  cost,
  payment,
  lengthOfStay,
  complications,
];
