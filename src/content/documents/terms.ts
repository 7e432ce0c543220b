import { brand, mailLink, whatsAppLink } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import type { Document } from "../schema.ts";

/** The terms and conditions: what the service is, who contracts with whom, deposits, cancellation, law. */
const document: Document = {
  title: "Terms & Conditions",
  metaDescription: `The terms on which you use ${brand.name}: who contracts with whom, deposits, cancellation, package-travel rules, liability and UK governing law.`,
  introduction: [
    `These terms apply when you use the ${brand.name} website or ask us for a quote. They say what we do, what we do not do, and who owes what to whom if you decide to have treatment.`,
    [
      "Please read them together with the ",
      { text: "disclaimer", href: hrefTo.disclaimer() },
      " and the ",
      { text: "privacy policy", href: hrefTo.privacy() },
      ". Nothing in them takes away a right that the law gives you as a consumer.",
    ],
  ],
  lastUpdated: "2026-11-21",
  sections: [
    {
      id: "about-us",
      heading: "About us and these terms",
      blocks: [
        {
          type: "paragraph",
          text: `In these terms, “${brand.name}”, “we” and “us” mean the operator of this website. “Clinic” means a participating clinic, hospital or practice in Turkey. “Treatment” means any procedure, test or consultation that a clinic provides.`,
        },
        {
          type: "paragraph",
          text: "You must be 18 or over to ask for a quote. By sending a request you confirm that you are, that it concerns yourself or an adult who has asked you to act, and that what you write is true as far as you know.",
        },
      ],
    },
    {
      id: "our-service",
      heading: "What we do",
      blocks: [
        {
          type: "paragraph",
          text: "We are a facilitator. We publish general information, help you compare treatments, ask clinics for quotes on your behalf, introduce you to clinics, and help with practical arrangements before, during and after your stay. We are not a medical provider, and nobody who works for us treats you, advises you on your health or decides whether a treatment suits you.",
        },
        {
          type: "paragraph",
          text: `Reading this site and asking for a quote are free, and a request for a quote commits you to nothing. A coordinator replies within ${brand.replyWithinHours} hours. Practical support is offered around the clock while you travel; it does not replace emergency services.`,
        },
      ],
    },
    {
      id: "who-contracts-with-whom",
      heading: "Who contracts with whom",
      blocks: [
        {
          type: "paragraph",
          text: "There are separate agreements, with separate parties. Before you pay anything you should have in writing who they are.",
        },
        {
          type: "table",
          caption: "The parties to each agreement",
          columns: ["For", "You contract with", "Our part"],
          rows: [
            [
              "Information, quote request and introduction",
              brand.name,
              "We provide it, with reasonable care and skill.",
            ],
            [
              "Treatment, consultations, aftercare by medical staff",
              "The clinic",
              "We introduce you. We are not a party to this agreement.",
            ],
            [
              "Hotel",
              "The clinic, or the hotel, as the offer states",
              "We pass on your wishes and help to arrange it.",
            ],
            [
              "Airport and clinic transfers",
              "The clinic, or the transport company, as the offer states",
              "We pass on your wishes and help to arrange it.",
            ],
            [
              "Flights, insurance, visas",
              "The airline, insurer or authority",
              "None. You arrange these yourself.",
            ],
          ],
        },
        {
          type: "paragraph",
          text: "Clinics are independent contractors. They are not our agents, employees or partners in law, and we cannot bind them or speak for them. The clinic alone is responsible for its staff, its premises, the treatment, its medical advice, your informed consent and your medical records.",
        },
      ],
    },
    {
      id: "package-travel",
      heading: "Package-travel rules",
      blocks: [
        {
          type: "paragraph",
          text: "When travel services such as a hotel and transport are combined for the same trip, the Package Travel and Linked Travel Arrangements Regulations 2018 may apply. Whether they do depends on how the services are offered, booked and paid for, not on the word “package”, which on this site simply means the treatment and the services that a clinic’s quote includes.",
        },
        {
          type: "paragraph",
          text: `${brand.name} arranges introductions. We do not put travel services together for sale at a price of our own. Where an offer is a package under the Regulations, the business that combines and sells it is its organiser: it must give you certain information before you book, answer for the proper performance of the travel services, help you if you are in difficulty, and protect your money against its insolvency. Ask to have the organiser, and that protection, named in the offer before you pay.`,
        },
        {
          type: "note",
          tone: "caution",
          title: "If no organiser is named",
          text: "Do not assume that your money is protected as it would be with a package holiday. Ask first. If the Regulations treat us as an organiser, or as the trader who facilitated a linked travel arrangement, we owe you the duties that they set out, and nothing in these terms reduces them.",
        },
      ],
    },
    {
      id: "prices-and-quotes",
      heading: "Prices and quotes",
      blocks: [
        {
          type: "paragraph",
          text: "Prices on this site are indicative. They show a usual range in pounds sterling, are not an offer, and may change with the clinic, the technique, your health and the exchange rate. Only the clinic’s written quote, given after it has reviewed your case, says what you would pay, and it may still change if an examination in person shows that something else is needed. In that case you are free to decline.",
        },
        {
          type: "paragraph",
          text: [
            "A quote should list what it includes. As a rule it covers a 4-star hotel, transfers, aftercare, a consultation before treatment and 24/7 support. It does not cover flights, insurance, visas, meals outside the hotel or the treatment of complications. More is said under ",
            { text: "Packages", href: hrefTo.packages() },
            ".",
          ],
        },
      ],
    },
    {
      id: "payment",
      heading: "Deposit and balance",
      blocks: [
        {
          type: "paragraph",
          text: `This website takes no payment. If you decide to book, a small deposit is paid via ${brand.name} and the balance is paid directly to the clinic. Before you pay the deposit, the offer must tell you in writing:`,
        },
        {
          type: "list",
          items: [
            "the amount of the deposit, and how much of it goes to the clinic;",
            "what it secures, and whether it counts towards the total price;",
            "when and how the balance is to be paid;",
            "when and how the deposit is returned, and what happens to it if the surgeon advises against treatment.",
          ],
        },
        {
          type: "paragraph",
          text: "We collect the deposit only. Money that you pay to a clinic is a matter between you and the clinic: we do not hold it, and we are not responsible for a clinic’s refunds or for disputes over its fees. If such a dispute arises we pass your complaint on and share with you what we know of the booking. If we make a mistake with the deposit itself, we put it right.",
        },
      ],
    },
    {
      id: "cancellation",
      heading: "Cancelling and rescheduling",
      blocks: [
        {
          type: "paragraph",
          text: "Days are counted back from the day of the procedure. Please tell us and the clinic in writing.",
        },
        {
          type: "table",
          caption: "Cancelling or rescheduling by you",
          columns: ["When", "What applies"],
          rows: [
            [
              "14 days or more before the procedure",
              "Free rescheduling or cancellation. No fee is charged, and the deposit is not kept as one.",
            ],
            [
              "Between 7 and 14 days before",
              "The rules are specific to the clinic. They must be in the offer that you accept; ask if they are not.",
            ],
            [
              "Less than 7 days before",
              "We set no general rule. The clinic’s written terms apply, so read them before you book.",
            ],
            [
              "For medical reasons",
              "Documentation is needed, such as a letter from your doctor. Tell the clinic as soon as you know: travelling or having surgery while unwell can be dangerous.",
            ],
          ],
        },
        {
          type: "paragraph",
          text: "A clinic may postpone or decline treatment for medical reasons at any time, also after it has seen you. Flights, insurance and anything else that you booked yourself follow the rules of those who sold them. You may change your mind about treatment until it begins, whatever a payment term says; nobody may treat you without your consent.",
        },
      ],
    },
    {
      id: "acceptable-use",
      heading: "Acceptable use",
      blocks: [
        { type: "paragraph", text: "You agree not to:" },
        {
          type: "list",
          items: [
            "send requests that are false, in someone else’s name without their leave, or made by a machine;",
            "try to reach data or areas of the site that are not meant for you, or to disturb how it works;",
            "copy substantial parts of the site for business use without our written permission;",
            "use the site, or the contacts made through it, to harass anyone or to break the law.",
          ],
        },
        {
          type: "paragraph",
          text: "We may limit how many requests come from one place, and may refuse or delete requests that break these rules. The texts and pictures of this site belong to us or are used with permission. You may print or share pages for your own use.",
        },
      ],
    },
    {
      id: "clinics",
      heading: "Clinics that wish to be listed",
      blocks: [
        {
          type: "paragraph",
          text: [
            "A clinic can ask by e-mail or WhatsApp to take part, as described under ",
            { text: "Our Partners", href: hrefTo.partners() },
            ". An enquiry creates no right to be listed. A clinic that takes part must give true and current papers, must tell us at once when a licence, an insurance policy or a named surgeon changes, and may not use our name to suggest that we endorse it. We may stop introducing patients to a clinic at any time. Checks are described under ",
            { text: "Safety & Trust", href: hrefTo.safety() },
            "; they are checks of papers and no guarantee.",
          ],
        },
      ],
    },
    {
      id: "liability",
      heading: "Our liability",
      blocks: [
        {
          type: "paragraph",
          text: "Nothing in these terms limits or excludes liability for death or personal injury caused by our negligence, for fraud or fraudulent misrepresentation, for the rights that the Consumer Rights Act 2015 gives you, or for anything else for which the law does not allow liability to be limited or excluded.",
        },
        {
          type: "paragraph",
          text: "Subject to that:",
        },
        {
          type: "list",
          items: [
            "we are responsible for loss that you suffer as a foreseeable result of our breaking these terms or failing to use reasonable care and skill;",
            "we are not responsible for the acts or omissions of clinics, hotels, transport companies, airlines or insurers, who answer for their own services;",
            "we do not promise the outcome of any treatment, and the risks of treatment remain even where everyone acts with care;",
            "we are not responsible for loss that neither of us could have foreseen, for business losses, or for events outside our reasonable control;",
            "the site is offered as it is, and may now and then be unavailable or contain an error, which we correct when we learn of it.",
          ],
        },
      ],
    },
    {
      id: "complaints",
      heading: "If something goes wrong",
      blocks: [
        {
          type: "paragraph",
          text: [
            "For a medical problem, get medical help first. For a complaint about treatment, write to the clinic and keep a copy; it should have told you its complaint route. For a complaint about us, write to ",
            { text: brand.email, href: mailLink({ subject: "Complaint" }) },
            `. We reply within ${brand.replyWithinHours} hours, as to any message, and say what we will do about it and by when.`,
          ],
        },
      ],
    },
    {
      id: "governing-law",
      heading: "Governing law",
      blocks: [
        {
          type: "paragraph",
          text: `UK law governs these terms: the law of England and Wales applies to them and to any dispute between you and ${brand.name}, and the courts of England and Wales have jurisdiction. If you live in Scotland or Northern Ireland you may also bring a claim in the courts there. If you are a consumer who lives elsewhere, you keep the protection of those rules of your own country that cannot be set aside by agreement.`,
        },
        {
          type: "paragraph",
          text: "Your agreement with a clinic is a different matter. It may be governed by Turkish law, and a claim may have to be made in Turkey. Ask the clinic, and take legal advice if this matters to you.",
        },
      ],
    },
    {
      id: "changes",
      heading: "Changes to these terms",
      blocks: [
        {
          type: "paragraph",
          text: "We may change these terms when our service or the law changes. The date above shows the current version. A booking that has already been made stays under the terms that stood when it was made. If a part of these terms cannot be enforced, the rest remains in force.",
        },
      ],
    },
    {
      id: "contact",
      heading: "Contact",
      blocks: [
        {
          type: "paragraph",
          text: [
            "Questions about these terms reach us at ",
            { text: brand.email, href: mailLink({ subject: "Terms & Conditions" }) },
            " or on WhatsApp at ",
            { text: brand.whatsAppNumber, href: whatsAppLink() },
            ".",
          ],
        },
      ],
    },
  ],
};

export default document;
