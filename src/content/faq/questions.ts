import { CLINIC_PROMISE } from "@shared/clinic-consent.ts";
import { NO_CALLS } from "@shared/contact-promise.ts";
import { EMERGENCY, withCalls } from "@shared/emergency.ts";
import { RETENTION } from "@shared/retention.ts";
import { brand, mailLink, whatsAppLink } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import { cancelWithin14Days } from "../cancellation.ts";
import { supportHours } from "../operator-texts.ts";
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
    `Yes. ${cancelWithin14Days} After that, rescheduling or cancelling is free 14 or more days before the procedure. Between 7 and 14 days before, each clinic has its own rules. Less than 7 days before, the clinic’s written terms apply. If you cancel for a medical reason, you need documentation, such as a letter from your doctor.`,
    [
      "You can refuse treatment at any time, even after the examination in Turkey. What you then pay depends on the clinic’s terms, so get them in writing before you pay anything. The ",
      { text: "terms and conditions", href: `${hrefTo.terms()}#cancellation` },
      " have the details.",
    ],
  ],
};

const languageAndCompanion: Question = {
  id: "language-and-companion",
  question: "Will people speak my language, and can someone come with me?",
  answer: [
    "This site and our coordinators use English. Clinics that treat patients from abroad usually have staff who speak English, and some have staff who speak other languages. Tell us in your quote request which language you need. Ask the clinic who interprets at the consultation, when you sign the consent form, and at night. Ask for documents in a language that you can read well.",
    "Someone can come with you, and we recommend it. You should not be alone for the first 24 hours after sedation or a general anaesthetic. Ask whether the hotel room and the transfers are for two. The package does not include your companion’s flight or meals.",
  ],
};

const insurance: Question = {
  id: "insurance",
  question: "Does my travel insurance cover treatment abroad?",
  answer: [
    "Probably not. Ordinary travel insurance usually excludes planned treatment and its complications, and packages do not include insurance. You can buy specialist policies. Look for cover for complications, a longer stay, a changed flight and medical care on the way home. Ask the insurer to confirm in writing that it covers your treatment.",
    "A UK Global Health Insurance Card (GHIC) does not help. Turkey is not part of the scheme, and the card does not cover treatment that you travel for.",
  ],
};

const followUp: Question = {
  id: "follow-up-at-home",
  question: "Who looks after me once I’m home?",
  answer: [
    "Aftercare in a package means check-ups at the clinic while you’re in Turkey, and written instructions to take home. Ask how to reach the surgeon afterwards, and for how long. This does not replace a doctor who can examine you. Before you travel, arrange who will remove stitches, check a wound or do blood tests at home. Bring home a discharge summary in English.",
    [
      "The NHS treats emergencies, wherever you had the treatment. It does not normally provide routine follow-up after private treatment abroad, or correct the result. Read ",
      {
        text: "aftercare once you’re home again",
        href: hrefTo.article("aftercare-tips-returning-home"),
      },
      " for the records to bring home, and ",
      { text: "if something goes wrong", href: hrefTo.ifSomethingGoesWrong() },
      " for where to get help.",
    ],
  ],
};

const support: Question = {
  id: "reply-and-support",
  question: "How soon do you reply, and can I reach someone at any time?",
  answer: [
    [
      `A coordinator replies within ${brand.replyWithinHours} hours, by email or WhatsApp. ${NO_CALLS} You can also write to `,
      { text: brand.email, href: mailLink() },
      " or send a message to ",
      { text: brand.whatsAppNumber, href: whatsAppLink() },
      ".",
    ],
    withCalls(
      `A package should include 24/7 support, for practical help and for contacting the clinic. ${supportHours} This is not an emergency service. ${EMERGENCY}`,
    ),
  ],
};

const personalData: Question = {
  id: "personal-data",
  question: "What happens to my personal data?",
  answer: [
    `We store what you write in the quote form: the treatment, the city, your name, email address and phone number. If you add a month or notes, we store those too. This can reveal something about your health, so we ask for your consent, and store what you agreed to and when. Our coordinators see your request, and so do clinics in Turkey that you agree to. ${CLINIC_PROMISE}`,
    [
      "You can withdraw your consent, get a copy of your data or have it deleted at any time. Use the private link in our email, or ",
      {
        text: "write to us",
        href: mailLink({ subject: "Privacy request" }),
      },
      ". We also ask clinics that have received your data to delete it. They may have to keep medical records by law. The ",
      { text: "privacy policy", href: hrefTo.privacy() },
      ` lists everything that we store, and your rights. If you don’t book, we delete your request ${RETENTION.request} after we were last in contact. We delete it sooner if you ask. This site sets no cookies and does not track you.`,
    ],
  ],
};

/** The twelve questions of the FAQ page, in order. */
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
