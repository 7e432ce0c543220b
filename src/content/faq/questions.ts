import { brand, mailLink, whatsAppLink } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import type { Question } from "../schema.ts";
import {
  clinicChecks,
  complications,
  cost,
  lengthOfStay,
  payment,
  whatWeDo,
} from "./home-questions.ts";

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

const languageAndCompanion: Question = {
  id: "language-and-companion",
  question: "Will people speak my language, and may someone come with me?",
  answer: [
    "This site and our coordinators use English. Clinics that treat patients from abroad usually have staff who speak English, and some offer other languages. Write in your quote request which language you need. Ask who interprets at the consultation, when you sign consent, and at night, and ask for papers in a language that you read well.",
    "Someone may come with you, and it is wise: after sedation or a general anaesthetic you should not be alone for the first 24 hours. Ask whether the hotel room and transfers cover two. A companion’s flight and meals are not part of the package.",
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
      " lists everything that is stored and your rights. We delete a request 24 months after you sent it, or sooner if you ask. This site sets no cookies and does not track you.",
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
