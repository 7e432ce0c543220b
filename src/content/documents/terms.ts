import { DOCUMENT_DATES } from "@shared/lead-fields.ts";
import { brand, mailLink, whatsAppLink } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import { cancelWithin14Days } from "../cancellation.ts";
import { operatorSentence, supportHours } from "../operator-texts.ts";
import type { Document } from "../schema.ts";

/** The terms and conditions: the service, the contracting parties, deposits, cancellation, applicable law. */
const document: Document = {
  title: "Terms & Conditions",
  metaDescription: `The terms for using ${brand.name}: who you have a contract with, deposits, cancellation, package-travel rules, liability and UK governing law.`,
  introduction: [
    `These terms apply when you use the ${brand.name} website or ask us for a quote. They explain what we do, what we do not do, and who is responsible for what if you decide to have treatment.`,
    [
      "Please read them together with the ",
      { text: "disclaimer", href: hrefTo.disclaimer() },
      " and the ",
      { text: "privacy policy", href: hrefTo.privacy() },
      ". Nothing in these terms takes away a right that the law gives you as a consumer.",
    ],
  ],
  lastUpdated: DOCUMENT_DATES.terms,
  sections: [
    {
      id: "about-us",
      heading: "About us and these terms",
      blocks: [
        `In these terms, “${brand.name}”, “we” and “us” mean the operator of this website. ${operatorSentence} “Clinic” means a participating clinic, hospital or practice in Turkey. “Treatment” means any procedure, test or consultation that a clinic provides.`,
        "You must be 18 or over to ask for a quote. When you send a request, you confirm that you are 18 or over and that you accept these terms. You also confirm that the request is for you, and that what it says is true as far as you know. We store these terms’ date with your request. If you are asking for someone else, they must be 18 or over and send the form themselves.",
      ],
    },
    {
      id: "our-service",
      heading: "What we do",
      blocks: [
        "We are a facilitator. We publish general information and help you compare treatments. We ask the clinics that you say yes to for quotes, introduce you to clinics, and help with practical matters before, during and after your stay. We are not a medical provider. Nobody who works for us treats you, advises you on your health or decides whether a treatment is right for you.",
        `Reading this site and asking for a quote are free, and you do not have to accept a quote. A coordinator replies within ${brand.replyWithinHours} hours. We help with practical matters while you are away. ${supportHours} We are not an emergency service.`,
      ],
    },
    {
      id: "who-contracts-with-whom",
      heading: "Who you have a contract with",
      blocks: [
        "You make separate agreements with different companies. Before you pay anything, ask for their names in writing.",
        {
          type: "table",
          caption: "Who you have an agreement with",
          repeatsHeading: true,
          columns: ["For", "Your agreement is with", "Our part"],
          rows: [
            [
              "Information, quote request and introduction",
              brand.name,
              "We provide it, with reasonable care and skill.",
            ],
            [
              "Treatment, consultations and aftercare by medical staff",
              "The clinic",
              "We introduce you. The agreement is not with us.",
            ],
            [
              "Hotel",
              "The clinic or the hotel. The quote says which.",
              "We tell them what you need and help to arrange it.",
            ],
            [
              "Airport and clinic transfers",
              "The clinic or the transport company. The quote says which.",
              "We tell them what you need and help to arrange it.",
            ],
            [
              "Flights, insurance and visas",
              "The airline, insurer or authority",
              "None. You book these yourself.",
            ],
          ],
        },
        "Clinics are independent contractors. In law they are not our agents, employees or partners, and we cannot make promises for them. The clinic alone is responsible for its staff, its premises, the treatment, its medical advice, your informed consent and your medical records.",
      ],
    },
    {
      id: "package-travel",
      heading: "Package-travel rules",
      blocks: [
        "When travel services such as a hotel and transport are combined for one trip, the Package Travel and Linked Travel Arrangements Regulations 2018 may apply. This depends on how the services are offered, booked and paid for.",
        `If a quote combines a hotel with other services, the law may treat the clinic as the organiser and ${brand.name} as the retailer. Because the clinic is outside the UK, the organiser’s duties may then be ours: to give you certain information before you book, to help you if you are in difficulty, to protect your money, and to answer for the travel services. Your quote says which applies, who protects your money and how, before you pay anything. If it does not, do not pay.`,
        {
          type: "note",
          tone: "caution",
          title: "If the quote does not say",
          text: "Do not assume that your money is protected as it would be with a package holiday. Ask first. Nothing in these terms reduces the duties that the Regulations give to us.",
        },
      ],
    },
    {
      id: "prices-and-quotes",
      heading: "Prices and quotes",
      blocks: [
        "Prices on this site are estimates, and no clinic has offered them. They are ranges in pounds sterling and are not an offer. Your price depends on the clinic, the technique, your health and the exchange rate. The clinic gives you its price in a written quote after it has looked at your case. If the surgeon advises against treatment, or the plan or the price changes and you say no, we refund the deposit in full.",
        [
          "A quote should list what it includes. A package should include a 4-star hotel for the recovery nights, transfers, aftercare, a consultation before treatment and 24/7 support. It does not include flights, insurance, visas, meals outside the hotel or the treatment of complications. Read more in ",
          { text: "Packages", href: hrefTo.packages() },
          ".",
        ],
      ],
    },
    {
      id: "payment",
      heading: "Deposit and balance",
      blocks: [
        `You cannot pay on this website. If you decide to book, you pay a small deposit via ${brand.name} and the balance directly to the clinic. Before you pay the deposit, the quote must tell you in writing:`,
        {
          type: "list",
          items: [
            "how much the deposit is, and how much of it goes to the clinic;",
            "what the deposit is for, and whether it is part of the total price;",
            "when and how you pay the balance;",
            "when and how you can get the deposit back.",
          ],
        },
        "We collect the deposit only. We do not hold the money that you pay to a clinic. Except for the deposit and our own service, we are not responsible for a clinic’s refunds or for disputes about its fees. If there is a dispute, we pass on your complaint and tell you what we know about the booking. If we make a mistake with the deposit, we correct it.",
      ],
    },
    {
      id: "cancellation",
      heading: "Cancelling and rescheduling",
      blocks: [
        "Count the days back from the day of the procedure. Please tell us and the clinic in writing.",
        {
          type: "table",
          caption: "If you cancel or reschedule",
          columns: ["When", "What applies"],
          rows: [
            [
              "Soon after you book, however close the procedure is",
              `${cancelWithin14Days} The law gives you this right, and it comes before the rules below.`,
            ],
            [
              "14 days or more before the procedure",
              "Free rescheduling or cancellation. You pay no fee. You get the whole deposit back, including any part that we passed to the clinic, within 14 days. This also applies if exactly 14 days are left.",
            ],
            [
              "Between 7 and 14 days before",
              "The rules are specific to the clinic. They must be in the quote that you accept. If they are not, ask for them before you pay.",
            ],
            [
              "Less than 7 days before",
              "The clinic’s written terms apply. Read them before you book.",
            ],
            [
              "For medical reasons",
              "Documentation is needed, such as a letter from your doctor. Tell the clinic as soon as you know. It can be dangerous to travel or have surgery when you are ill.",
            ],
          ],
        },
        "A clinic may postpone or refuse treatment for medical reasons at any time, even after it has examined you. For flights, insurance and anything else that you booked yourself, the seller’s rules apply. You can change your mind until treatment begins, whatever you have paid. Nobody may treat you without your consent.",
      ],
    },
    {
      id: "acceptable-use",
      heading: "Acceptable use",
      blocks: [
        "You must not:",
        {
          type: "list",
          items: [
            "send requests that are false or automated, or that are in someone else’s name without their permission;",
            "try to reach data or parts of the site that are not meant for you, or interfere with how it works;",
            "copy large parts of the site for commercial use without our written permission;",
            "use the site, or anyone’s contact details that you get through it, to harass people or to break the law.",
          ],
        },
        "We may limit how many requests we accept from one network or email address. We may refuse or delete requests that break these rules. The words and pictures on this site belong to us or are used with permission. You may print or share pages for your own use.",
      ],
    },
    {
      id: "clinics",
      heading: "Clinics that wish to be listed",
      blocks: [
        [
          "A clinic can ask by email or WhatsApp to take part, as described in ",
          { text: "Our Partners", href: hrefTo.partners() },
          ". We do not have to list a clinic that asks. A clinic that takes part must give us genuine, current documents. It must tell us at once when a licence, an insurance policy or a named surgeon changes. It may not use our name to suggest that we recommend it. We may stop introducing patients to a clinic at any time. Our checks are described in ",
          { text: "Safety & Trust", href: hrefTo.safety() },
          ". They are checks of documents and do not guarantee good care.",
        ],
      ],
    },
    {
      id: "liability",
      heading: "Our liability",
      blocks: [
        "Nothing in these terms limits or excludes liability for death or personal injury caused by our negligence, for fraud or fraudulent misrepresentation, for the rights that the Consumer Rights Act 2015 gives you, or for anything else where the law does not allow this.",
        "Otherwise:",
        {
          type: "list",
          items: [
            "we are responsible for loss that you suffer if we break these terms or fail to use reasonable care and skill, and the loss was foreseeable;",
            "we are not responsible for what clinics, hotels, transport companies, airlines or insurers do or fail to do. They are responsible for their own services;",
            "we do not promise the result of any treatment. Treatment has risks even when everything is done well;",
            "we are not responsible for loss that neither of us could have foreseen, for business losses, or for events outside our reasonable control;",
            "the site may sometimes be offline or contain a mistake. We correct mistakes when we learn of them.",
          ],
        },
      ],
    },
    {
      id: "complaints",
      heading: "If something goes wrong",
      blocks: [
        [
          "For a medical problem, get medical help first. ",
          { text: "If something goes wrong", href: hrefTo.ifSomethingGoesWrong() },
          " explains who to call, and how to complain in Turkey and the UK. For a complaint about treatment, write to the clinic and keep a copy. For a complaint about us, write to ",
          { text: brand.email, href: mailLink({ subject: "Complaint" }) },
          `. We reply within ${brand.replyWithinHours} hours, and say what we will do and by when.`,
        ],
      ],
    },
    {
      id: "governing-law",
      heading: "Governing law",
      blocks: [
        `UK law governs these terms: the law of England and Wales applies to them and to any dispute between you and ${brand.name}, and the courts of England and Wales have jurisdiction. If you live in Scotland or Northern Ireland you may also bring a claim in the courts there. If you are a consumer who lives in another country, you also keep any rights under the law of your country that an agreement cannot take away.`,
        "Your agreement with a clinic is separate. Turkish law may apply to it, and you may have to make a claim in Turkey. Ask the clinic, and take legal advice.",
      ],
    },
    {
      id: "changes",
      heading: "Changes to these terms",
      blocks: [
        "We may change these terms when our service or the law changes. The date at the top shows when this version was published. If you have already booked, the terms on the day of your booking apply. If part of these terms cannot be enforced, the rest still applies.",
      ],
    },
    {
      id: "contact",
      heading: "Contact",
      blocks: [
        [
          "If you have questions about these terms, write to ",
          { text: brand.email, href: mailLink({ subject: "Terms & Conditions" }) },
          " or send a WhatsApp message to ",
          { text: brand.whatsAppNumber, href: whatsAppLink() },
          ".",
        ],
      ],
    },
  ],
};

export default document;
