import { brand, mailLink, whatsAppLink } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import type { Document } from "../schema.ts";

/** Subject line of a privacy request, so that it is recognised at once. */
const requestMail = { text: brand.email, href: mailLink({ subject: "Privacy request" }) };

/** The privacy policy: what this site stores, who sees it, for how long, and how to have it erased. */
const document: Document = {
  title: "Privacy Policy",
  metaDescription: `What ${brand.name} stores when you ask for a quote, who sees it, how long it is kept, and how to have it erased. No cookies and no tracking.`,
  introduction: [
    `You can read every page of this site without telling us who you are. This policy says what happens when you do tell us: what we store, why, who sees it, for how long, and what you can ask us to do about it.`,
    [
      "If anything here is unclear, or you want to use one of your rights, write to ",
      requestMail,
      ". You need no form and no particular words.",
    ],
  ],
  lastUpdated: "2026-11-21",
  sections: [
    {
      id: "who-is-responsible",
      heading: "Who is responsible",
      blocks: [
        {
          type: "paragraph",
          text: `The operator of ${brand.name} is the controller of the personal data described here: it decides why and how they are used, and answers for it under the UK General Data Protection Regulation (UK GDPR) and the Data Protection Act 2018.`,
        },
        {
          type: "paragraph",
          text: "Clinics are independent. Once you have been introduced to a clinic, it is a controller of its own for what it holds about you, medical records included, and its own privacy notice applies.",
        },
        {
          type: "paragraph",
          text: "The service is for adults. Please do not send us details of anyone under 18, or of another adult who has not asked you to.",
        },
      ],
    },
    {
      id: "quote-request",
      heading: "What the quote form stores",
      blocks: [
        {
          type: "paragraph",
          text: "When you send a quote request, our database keeps:",
        },
        {
          type: "list",
          items: [
            "your name, e-mail address and phone (WhatsApp) number;",
            "the treatment you ask about, and the city and country where you would like it;",
            "your travel month and your notes, if you fill them in;",
            "the page of this site from which you sent the form;",
            "the wording of the consent that you gave, and the time at which you gave it;",
            "the date of the request, and a status, which is “new” when it arrives;",
            "a random request number made by your browser, so that the same form sent twice is stored once.",
          ],
        },
        {
          type: "paragraph",
          text: "Treatment, name, e-mail address and phone number are needed to prepare a quote. The rest is up to you. Please leave passport numbers and medical documents out of the notes.",
        },
        {
          type: "paragraph",
          text: "To limit abuse we count requests. For that we keep a salted hash of your network address and of your e-mail address, never the addresses themselves. It counts for an hour, and is deleted with the next request that comes after that.",
        },
      ],
    },
    {
      id: "health-data",
      heading: "Data that may reveal your health",
      blocks: [
        {
          type: "paragraph",
          text: "The name of a treatment next to the name of a person may reveal something about that person’s health. We therefore treat every quote request as health data, a special category under Article 9 of the UK GDPR.",
        },
        {
          type: "paragraph",
          text: "We use it only with your explicit consent. You give it by ticking the box in the quote form, which is never ticked in advance, and only for the purpose named there: to contact you and to obtain your quote.",
        },
        {
          type: "note",
          tone: "information",
          title: "You can withdraw at any time",
          text: [
            "Write to ",
            requestMail,
            " and say that you withdraw your consent. You need give no reason and suffer no disadvantage. We stop using your request, delete it, and tell any clinic that has received it through us. What was done before you withdrew remains lawful.",
          ],
        },
      ],
    },
    {
      id: "purposes",
      heading: "Why we use your data, and on what basis",
      blocks: [
        {
          type: "table",
          caption: "Purposes and legal bases",
          columns: ["Purpose", "Legal basis"],
          rows: [
            [
              "Answering your quote request and introducing you to clinics",
              "Your consent (Article 6(1)(a)) and, for health data, your explicit consent (Article 9(2)(a))",
            ],
            [
              "Limiting abuse of the form and keeping the site secure",
              "Our legitimate interest in a service that works (Article 6(1)(f))",
            ],
            [
              "Answering what you write to us by e-mail or WhatsApp",
              "Our legitimate interest in replying to you (Article 6(1)(f)); explicit consent where you tell us about your health",
            ],
            [
              "Administrators’ accounts",
              "Our legitimate interest in controlling who may see requests (Article 6(1)(f))",
            ],
            [
              "Showing that consent was given, and dealing with a legal claim",
              "Our duty to prove consent (Article 7(1)) and the defence of claims (Article 9(2)(f))",
            ],
          ],
        },
        {
          type: "paragraph",
          text: "No decision about you is made by a machine alone. We do not profile you, sell your data, or use your request for advertising.",
        },
      ],
    },
    {
      id: "other-forms",
      heading: "Contact form, newsletter, e-mail and WhatsApp",
      blocks: [
        {
          type: "paragraph",
          text: [
            "The contact form and the newsletter form send nothing and store nothing. The contact form confirms on the page only, so what you type there does not reach us. If you want an answer, please write to ",
            { text: brand.email, href: mailLink() },
            " or ",
            { text: "on WhatsApp", href: whatsAppLink() },
            ".",
          ],
        },
        {
          type: "paragraph",
          text: "Messages that you send by e-mail or WhatsApp reach us through those services, and their providers handle them under their own terms. WhatsApp belongs to Meta.",
        },
      ],
    },
    {
      id: "your-browser",
      heading: "What stays in your browser",
      blocks: [
        {
          type: "paragraph",
          text: "We set no cookies. We use no analytics, no advertising tags and no tracking of any kind. Fonts and pictures come from this site; only sending a quote request, and the administrators’ pages, call our database at its host. These things may be kept on your own device:",
        },
        {
          type: "list",
          items: [
            "a draft of the quote form, in session storage, until you close the tab or the request has been sent;",
            "your choice of light or dark theme, the treatments that you have chosen to compare, and whether you have turned off a keyboard shortcut;",
            "copies of this site’s public pages, the same for every visitor, so that they open faster or without a connection;",
            "for administrators who sign in: their session, in local storage, until they sign out.",
          ],
        },
        {
          type: "paragraph",
          text: "You can remove all of it by clearing this site’s data in your browser.",
        },
      ],
    },
    {
      id: "who-sees-it",
      heading: "Who sees your request",
      blocks: [
        {
          type: "list",
          items: [
            `${brand.name}’s administrators and coordinators. Access to requests needs a sign-in and a role that is granted person by person. They can export requests to a file; the same rules and periods apply to it.`,
            "Supabase, which hosts our database and sign-in, as our processor: it acts on our instructions and may not use your data for itself. Like every hosting provider, it and the host of these pages may keep technical logs, network addresses included, for security and for a short time.",
            "The participating clinics that we ask for your quote. A coordinator tells you the name of a clinic and asks whether you agree before your details go there, and passes on only what the clinic needs.",
            "Authorities or advisers, where the law requires it or a legal claim makes it necessary.",
          ],
        },
        {
          type: "paragraph",
          text: "Anyone can create an account on the administrators’ page, but an account without the role sees no requests. For accounts we keep the e-mail address, the password as a hash, and the times of confirmation and sign-in, for as long as the account exists.",
        },
      ],
    },
    {
      id: "transfers",
      heading: "Transfer to Turkey and other countries",
      blocks: [
        {
          type: "paragraph",
          text: "The clinics are in Turkey. The United Kingdom has not recognised Turkey as protecting personal data to the UK’s standard (there is no adequacy decision). Turkey has a data protection law of its own, but your rights may be harder to enforce there.",
        },
        {
          type: "paragraph",
          text: "Your details therefore go to a clinic in Turkey only with safeguards that UK law accepts, such as the International Data Transfer Agreement, or with your explicit consent to that transfer, given after the coordinator has named the clinic and these risks. You may refuse. We can then still answer general questions, but cannot obtain that clinic’s quote.",
        },
        {
          type: "paragraph",
          text: "Where our hosting provider, or a company that works for it, handles data outside the United Kingdom, it does so under the safeguards in its data processing agreement. Ask us for the current hosting region.",
        },
      ],
    },
    {
      id: "retention",
      heading: "How long we keep it",
      blocks: [
        {
          type: "list",
          items: [
            "Quote requests and exported copies of them: 24 months after you sent the request, then deleted. That leaves time for a follow-up or a complaint. Ask, and we delete them sooner.",
            "Our correspondence with you: 24 months after our last contact, or less if you ask.",
            "Hashes that limit abuse: they count for an hour, and are deleted with the next request that comes after that.",
            "Backups: they cannot be edited one person at a time, so deleted data disappear from them as they are overwritten, within a further 30 days.",
            "If a legal claim is open, what concerns it: until it is settled. We also keep the minimum needed to show that we honoured a request for erasure.",
          ],
        },
      ],
    },
    {
      id: "your-rights",
      heading: "Your rights",
      blocks: [
        {
          type: "paragraph",
          text: "You have the right to:",
        },
        {
          type: "list",
          items: [
            "access: learn what we hold about you and receive a copy;",
            "rectification: have what is wrong corrected;",
            "erasure: have it deleted;",
            "restriction: have us keep it but not use it, for instance while a dispute is settled;",
            "portability: receive what you gave us in a form that a computer can read;",
            "objection: object to anything that we base on a legitimate interest;",
            "withdrawal: take back your consent.",
          ],
        },
        {
          type: "paragraph",
          text: [
            "Write to ",
            requestMail,
            " from the address that you gave us, or tell us how else we can be sure that it is you. We answer within one month, free of charge. If a request is complex and the law allows us longer, we tell you so, and why, within that month.",
          ],
        },
      ],
    },
    {
      id: "complaints",
      heading: "Complaints",
      blocks: [
        {
          type: "paragraph",
          text: `Please tell us first if you think that we have handled your data wrongly; we reply within ${brand.replyWithinHours} hours, as to any message (the law allows 30 days to acknowledge a complaint), and look into it without undue delay. You may complain at any time to the Information Commissioner’s Office (ICO), the UK’s data protection authority, at ico.org.uk. If you live in another country, you may also have the right to complain to the authority there.`,
        },
      ],
    },
    {
      id: "changes",
      heading: "Changes to this policy",
      blocks: [
        {
          type: "paragraph",
          text: [
            "When what we do changes, this page changes with it, and so does the date above. A new use of data that you have already given us needs your consent again. How we look after data in general is described under ",
            { text: "Safety & Trust", href: hrefTo.safety() },
            ".",
          ],
        },
      ],
    },
  ],
};

export default document;
