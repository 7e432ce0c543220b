import { brand, mailLink, whatsAppLink } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import { callLinks } from "../call-links.ts";
import { officialLinks } from "../official-links.ts";
import { officialLink } from "../official-places.ts";
import type { Block, Document } from "../schema.ts";
import { ANY_OPERATION, signGroups } from "../signs/groups.ts";
import { headingOf, signLists } from "../signs/index.ts";

/** What to do, whom to call and where to complain, in Turkey, on the flight and at home. */
const document: Document = {
  title: "If something goes wrong",
  metaDescription:
    "Who to call after treatment in Turkey, on the flight and in the UK, what the NHS treats, which documents to keep, where to complain and the time limits.",
  introduction: [
    "This page is for anyone who has had treatment in Turkey and is worried. Get medical help first. Complaints, documents and money can wait.",
  ],
  lastUpdated: "2026-11-25",
  sections: [
    {
      id: "emergency",
      heading: "Call an ambulance now",
      blocks: [
        ...signLists(["emergency"]),
        "Say which treatment you had, and when. Other signs, and where to go with them, are in the next part.",
      ],
    },
    {
      id: "signs",
      heading: "Signs after your treatment",
      blocks: [
        "Open your treatment, and the anaesthetic that you had. What to look for after any operation is below them. Each list says where to go, and how soon.",
        ...signGroups.flatMap(({ id, title, families }): Block[] =>
          id === ANY_OPERATION
            ? [
                { type: "subheading", id, text: title },
                [
                  "Call an ambulance for any of ",
                  {
                    text: "the signs at the top",
                    href: `${hrefTo.ifSomethingGoesWrong()}#emergency`,
                  },
                  ".",
                ],
                // The signs for an ambulance are all in the list at the top.
                ...signLists(families).filter(({ title }) => title !== headingOf("ambulance")),
              ]
            : [{ type: "subheading", id, text: title, folded: true }, ...signLists(families)],
        ),
      ],
    },
    {
      id: "in-turkey",
      heading: "While you’re in Turkey",
      blocks: [
        {
          type: "list",
          ordered: true,
          items: [
            [
              "In an emergency call ",
              callLinks.emergencyInTurkey,
              ". The number is the same for an ambulance, the police and the fire brigade. First say which hotel or clinic you’re in, and the name of the street. If you can, ask someone who speaks Turkish to call.",
            ],
            "If it is not an emergency, call the clinic’s 24-hour number. Ask for the surgeon or the doctor on call. Ask for an examination, not just advice by message.",
            "If the clinic does not answer, or you do not trust the answer, go to the emergency department of any hospital. Take your passport, your insurance policy and the clinic’s documents. Ask what it will cost, because private hospitals charge for care.",
            "Before you agree to more surgery, ask what is wrong, what happens if you wait, who will operate and who pays. In an emergency, treatment comes first.",
            [
              "If the hospital refuses to give you your records, an interpreter or an answer, ask for its patient rights unit (",
              { text: "hasta hakları birimi", lang: "tr" },
              "). This unit deals with patients’ complaints.",
            ],
            "Do not fly home until a doctor who has examined you says that you can.",
          ],
        },
        { type: "subheading", text: "What the British embassy can and cannot do" },
        [
          "British nationals can call the embassy in Ankara, a consulate in Turkey, or the Foreign Office in London on ",
          callLinks.foreignOffice,
          ", day and night. People from other countries can call their own embassy.",
        ],
        {
          type: "list",
          items: [
            "It can tell your family, give you lists of local lawyers and interpreters, and tell you how to contact the police. It can help with a lost passport and, in some cases, visit you in hospital.",
            "It cannot pay your bills, give legal or medical advice, investigate a clinic, get you better treatment than local people receive, or get your money back.",
          ],
        },
        [
          "If someone takes away your passport, threatens you or will not let you leave, call the police on ",
          callLinks.emergencyInTurkey,
          ".",
        ],
        {
          type: "official-links",
          links: [officialLinks.ukHelpInTurkey, officialLinks.consularHelp],
        },
      ],
    },
    {
      id: "flying",
      heading: "Before and during the flight",
      blocks: [
        [
          "Do not fly while you have any of the ",
          { text: "signs above", href: `${hrefTo.ifSomethingGoesWrong()}#signs` },
          " until a doctor has examined you. Do not fly either if:",
        ],
        {
          type: "list",
          items: [
            "you have a gas bubble in the eye after eye surgery: it expands during a flight and can blind you;",
            "you had an operation, and your surgeon has not said that you can fly.",
          ],
        },
        "Ask the airline whether it wants a medical form or a fit-to-fly letter. Airlines can refuse a passenger who looks ill. Keep your medicines and documents in your hand luggage.",
        "If you feel ill during the flight, tell the crew at once. They’re trained in first aid, can ask a doctor on the ground or on board, and can have an ambulance meet the aircraft. Tell them which operation you had and when.",
      ],
    },
    {
      id: "at-home",
      heading: "Once you’re home in the UK",
      blocks: [
        [
          "For each sign, ",
          { text: "the lists above", href: `${hrefTo.ifSomethingGoesWrong()}#signs` },
          " say where to go. If nothing is wrong but you need help:",
        ],
        {
          type: "list",
          items: [
            "For stitches, a dressing, blood tests or advice about your medicines, ask your GP practice. If it does not do this after private surgery, ask a private clinic.",
            "For mild pain, mild constipation, a small graze or a mild rash, ask a pharmacist.",
          ],
        },
        [
          "In Northern Ireland there is no 111 number: call your GP, or the GP out-of-hours service. In England you can also use ",
          officialLink(officialLinks.nhs111, "NHS 111 online"),
          ".",
        ],
        "Wherever you go:",
        {
          type: "list",
          items: [
            "say that you had treatment in Turkey, which treatment, and when;",
            "say if you stayed in hospital there: the team may test you for bacteria that resist antibiotics;",
            "take your operation report, your list of medicines and your implant card;",
            "tell the clinic in Turkey what has happened, in writing, but do not delay care while you wait for its answer.",
          ],
        },
        [
          "If your life is at risk, or you cannot keep yourself safe, call ",
          callLinks.emergencyInUk,
          " or go to A&E. If you feel that you cannot cope, call ",
          callLinks.nhs111,
          " and choose the mental health option (in Northern Ireland call Lifeline on ",
          callLinks.lifeline,
          "), or call Samaritans free on ",
          callLinks.samaritans,
          " at any hour.",
        ],
      ],
    },
    {
      id: "nhs",
      heading: "What the NHS treats, and what it does not",
      blocks: [
        "The NHS treats emergencies, wherever you had the treatment. Do not put off getting help because you went abroad or feel embarrassed.",
        {
          type: "table",
          caption: "What to expect from the NHS",
          columns: ["What it treats", "What it does not normally do"],
          rows: [
            ["Emergencies, such as bleeding or a blood clot", "Change how a result looks"],
            [
              "Infections, including those of a wound or an implant",
              "Repeat or complete an operation",
            ],
            [
              "Problems that put your life, sight or movement at risk",
              "Replace implants, veneers, crowns or hair that were paid for privately",
            ],
            [
              "Implants or devices that must be removed for medical reasons",
              "Provide the routine follow-up that a private clinic has promised",
            ],
          ],
        },
        "NHS services differ from place to place, so ask. You have to pay for a private second opinion in the UK, and some UK surgeons do not treat other surgeons’ patients. If you do not normally live in the UK, ask which hospital care you have to pay for.",
      ],
    },
    {
      id: "papers",
      heading: "Documents to keep",
      blocks: [
        "Doctors, insurers, lawyers and complaint bodies all ask for the same documents. Ask the clinic for copies before you leave Turkey. Patients in Turkey have a right to their records.",
        {
          type: "list",
          items: [
            "the operation report and the discharge summary, in English if possible;",
            "the anaesthetic record;",
            "implant cards or stickers, with make, model and serial number;",
            "test results, scans and X-rays;",
            "a list of the medicines that you were given, with doses;",
            "the consent forms that you signed;",
            "the quote, the contract, invoices, receipts and card statements;",
            "copies of emails and chat messages, because the originals can be deleted;",
            "dated photographs of the problem;",
            "your insurance policies, and the clinic’s complication insurance policy.",
          ],
        },
        "Write down what happened while you still remember it, with dates, names and who said what.",
      ],
    },
    {
      id: "complain-in-turkey",
      heading: "How to complain in Turkey",
      blocks: [
        {
          type: "list",
          ordered: true,
          items: [
            "Write to the clinic first. Say what happened and when, what you want (an explanation, your records, treatment, a refund), and the date by which you want an answer. Keep a copy.",
            "If it’s a hospital, send the complaint to its patient rights unit too.",
            [
              "If that does not help, complain to the Turkish Ministry of Health. From a phone in Turkey you can call SABİM, the ministry’s complaint line, on ",
              callLinks.turkishHealthComplaints,
              ". Ask for someone who speaks English.",
            ],
            [
              "You can also write to the provincial health directorate (",
              { text: "il sağlık müdürlüğü", lang: "tr" },
              ") of the city. It licenses and inspects clinics there.",
            ],
            "The ministry has a unit for patients from abroad, with interpreters. Ask the hospital or SABİM how to contact it.",
            "If the complaint is about an agency, write to USHAŞ. This state company authorises agencies that bring patients from abroad, and runs the HealthTürkiye portal for the ministry.",
          ],
        },
        "These bodies can inspect, fine and suspend a clinic. They do not pay compensation. For that you need the clinic’s agreement, an insurer or a court.",
        {
          type: "official-links",
          links: [
            officialLinks.turkishMinistry,
            officialLinks.turkishHealthTourism,
            officialLinks.healthTurkiye,
          ],
        },
      ],
    },
    {
      id: "complain-in-the-uk",
      heading: "How to complain in the UK",
      blocks: [
        "UK regulators have no power over a clinic in Turkey. They can act in some cases:",
        {
          type: "table",
          caption: "Who deals with what in the UK",
          columns: ["Body", "What it can do", "What it cannot do"],
          rows: [
            [
              "General Medical Council (doctors) and General Dental Council (dentists)",
              "Look into a concern about a doctor or dentist who is on the UK register, wherever the treatment took place.",
              "Act against someone who is registered only in Turkey.",
            ],
            [
              "Care Quality Commission (England), and its counterparts in Scotland, Wales and Northern Ireland",
              "Use what you report about a UK clinic that examined you, or looked after you before or after your trip, when it decides what to inspect.",
              "Inspect a clinic abroad, or settle your complaint.",
            ],
            [
              "Advertising Standards Authority",
              "Rule on adverts, websites and social media posts that misled people in the UK. That includes ours.",
              "Get your money back.",
            ],
            [
              "Citizens Advice (England and Wales), which passes cases to Trading Standards",
              "Advise you on a company that sold you something in the UK.",
              "Decide whether your medical care was good enough.",
            ],
          ],
        },
        {
          type: "official-links",
          links: [
            officialLinks.gmcRegister,
            officialLinks.gdcRegister,
            officialLinks.cqc,
            officialLinks.asaComplaint,
            officialLinks.citizensAdvice,
          ],
        },
      ],
    },
    {
      id: "money",
      heading: "Getting money back",
      blocks: [
        {
          type: "list",
          items: [
            "The clinic: ask in writing for treatment of the problem or for a refund. Do not sign anything that gives up your right to claim until someone independent has explained it to you.",
            [
              "The deposit that you paid via us: your quote must tell you when you can get it back. The ",
              { text: "terms", href: `${hrefTo.terms()}#cancellation` },
              " have the rules for cancelling.",
            ],
            "Your insurer: call before further treatment if there is time. Ordinary travel insurance often excludes planned treatment. Turkish rules of 2025 require insurance against complications for surgery on patients from abroad. Ask the clinic for a copy of the policy, and how to make a claim.",
            "Credit card: section 75 of the Consumer Credit Act makes the card company jointly responsible if what you bought cost more than £100 and not more than £30,000. Paying only part of the price by credit card can be enough, and the seller may be abroad. There must be a direct link between you, the card company and the firm that broke the contract. A payment through an agency may not count. Ask your card company.",
            "Debit card, or a credit card where section 75 does not apply: ask your bank for a chargeback. Chargeback is a card scheme rule and not a law. The time limit is short, so ask at once.",
            "Cash or a bank transfer: you do not have this protection. Keep the receipt or bank statement as proof.",
            "If a card company, bank or insurer based in the UK says no, you can take the case to the Financial Ombudsman Service, free of charge.",
          ],
        },
        {
          type: "official-links",
          links: [officialLinks.cardProtection, officialLinks.financialOmbudsman],
        },
      ],
    },
    {
      id: "time-limits",
      heading: "Time limits and legal advice",
      blocks: [
        "A claim against a clinic in Turkey normally follows Turkish law and may have to be made in a Turkish court. Turkish time limits differ from those in the UK, and some are short. Ask a lawyer in Turkey as soon as you can, if possible in the first weeks.",
        "For an injury you normally have three years to start a court claim anywhere in the UK. They run from the injury, or from the day on which you first knew of it. For money, for example a deposit, you normally have six years in England, Wales and Northern Ireland, and five in Scotland. There are exceptions. If Turkish law applies, its time limits count even in a UK court, and some are two years or less. Do not rely on this page: ask a solicitor in the first weeks.",
        {
          type: "list",
          items: [
            "Look for a solicitor who handles injury claims about treatment abroad. Ask what the first meeting costs, and who pays if you lose the case.",
            "Check whether your home insurance, trade union or bank account includes legal cover.",
            "For smaller sums owed by a company in the UK, the small claims procedure may be enough. Citizens Advice explains it.",
            "The embassy’s list of Turkish lawyers names some who speak English. The embassy does not recommend any of them.",
          ],
        },
        { type: "official-links", links: [officialLinks.solicitors] },
      ],
    },
    {
      id: "what-we-can-do",
      heading: `What ${brand.name} can and cannot do`,
      blocks: [
        {
          type: "list",
          items: [
            "We can help you contact the right person at the clinic.",
            "We can help with practical matters: transfers, extra nights, a changed flight.",
            "We can pass on your complaint, ask for an answer, and tell you what we know about the booking.",
            "We can stop introducing people to a clinic. Tell us about a problem even if you did not book through us.",
          ],
        },
        {
          type: "list",
          items: [
            "We cannot treat you or give medical advice, and we are not an emergency service.",
            "We cannot decide whether a clinic made a mistake.",
            "We cannot make a clinic or an insurer pay.",
            "We cannot act as your lawyer. We’re paid when people book, so get advice from someone independent.",
          ],
        },
        [
          "Write to ",
          { text: brand.email, href: mailLink({ subject: "Something went wrong" }) },
          " or send a WhatsApp message to ",
          { text: brand.whatsAppNumber, href: whatsAppLink() },
          `. We reply within ${brand.replyWithinHours} hours. Please do not send medical records unless we ask for them.`,
        ],
      ],
    },
  ],
};

export default document;
