import { EMERGENCY_BELOW_TITLE, withCalls } from "@shared/emergency.ts";
import { brand, mailLink, whatsAppLink } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import { cancelWithin14Days } from "../cancellation.ts";
import { officialLinks } from "../official-links.ts";
import { officialLink } from "../official-places.ts";
import type { Document } from "../schema.ts";

/** Safety & Trust: clinics, how to check a hospital and a surgeon, photographs, data, refunds. */
const document: Document = {
  title: "Safety & Trust",
  metaDescription:
    "What “verified” means, which documents to ask a clinic for and what each proves, how to look up a hospital and a surgeon, our photo and refund policy.",
  introduction: [
    "This page explains what we check, what a check cannot tell you, and how to check a hospital and a surgeon yourself.",
    [
      "If you’re unwell or worried after treatment, go straight to ",
      { text: "if something goes wrong", href: hrefTo.ifSomethingGoesWrong() },
      ".",
    ],
  ],
  lastUpdated: "2026-11-27",
  sections: [
    {
      id: "verification",
      heading: "How clinics are verified",
      blocks: [
        `No clinic is named on this site yet. Before a coordinator suggests a clinic to you, the clinic must have shown us:`,
        {
          type: "list",
          items: [
            "its operating licence, in the name under which it would treat you;",
            "its authorisation certificate for international health tourism from the Turkish Ministry of Health;",
            "the name of the surgeon, dentist or doctor for each treatment, with proof of their specialty;",
            "insurance against complications, and professional liability insurance that is in force;",
            "its prices in writing, with what they include and exclude;",
            "its consent forms and aftercare instructions in a language that the patient reads;",
            "the name of the person who deals with complaints.",
          ],
        },
        {
          type: "note",
          tone: "caution",
          title: "What “verified” means",
          text: "We asked for these documents and looked at them. They do not guarantee good care. “Verified” does not mean that we have inspected, rated or recommended a clinic. After we have looked, a licence can be suspended or a surgeon can leave. Ask to see the current documents yourself.",
        },
        "We do not introduce anyone to a clinic that will not show its documents. If we learn that a document was false or has expired, we stop.",
      ],
    },
    {
      id: "red-flags",
      heading: "Red flags",
      blocks: [
        "Stop and think again if:",
        {
          type: "list",
          items: [
            "nobody will name the surgeon, or the name changes without a reason;",
            "you’re pressed to pay now, or told that a price ends today;",
            "someone promises a result, or says that there is no risk;",
            "you’re offered several large operations in one session;",
            "nobody asks about your medical history, medicines, weight or smoking;",
            "you would first meet the surgeon in the operating theatre;",
            "you’re told that you can fly home sooner than other doctors or official sources advise;",
            "the consent form is in a language that you cannot read, or you first see it just before the anaesthetic;",
            "you’re asked to pay the full price in advance, in cash, or to a private account.",
          ],
        },
        "One of these is enough to say no, even after you have travelled. It’s better to lose a deposit than to have an operation that you are not sure about.",
      ],
    },
    {
      id: "our-interest",
      heading: "How we’re paid, and what UK bodies say",
      blocks: [
        "We have a financial interest: we’re paid when people book. The UK government says that it’s unwise to rely on private companies that have a financial interest in arranging your treatment abroad. That includes us. Use this site to learn what to ask, and check anything important with someone who earns nothing from your decision, such as your GP or dentist.",
        "This is what bodies in the UK say about surgery abroad, in their own words:",
        {
          type: "list",
          items: [
            "NHS Scotland, as GP practices there quote it: “NHS Scotland does not recommend choosing to pay to travel abroad for surgery as part of a packaged holiday.”",
            "TravelHealthPro, quoted in October 2023: “The British Association of Aesthetic Plastic Surgeons consistently advises against travelling abroad for any kind of surgery, not just cosmetic.”",
            "TravelHealthPro also says that people who travel for treatment “may be at increased risk of complications, including exposure to blood-borne viruses”.",
            "The Foreign Office, quoted in 2023: “it is unwise to rely upon private companies that have a financial interest in arranging your medical treatment abroad”. It also publishes how many British people have died in Turkey after such treatment.",
          ],
        },
        {
          type: "official-links",
          links: [
            officialLinks.turkeyHealthAdvice,
            officialLinks.nhsTreatmentAbroad,
            officialLinks.nhsCosmeticSurgeryAbroad,
            officialLinks.travelHealthPro,
          ],
        },
      ],
    },
    {
      id: "papers",
      heading: "Documents to ask for and check",
      blocks: [
        "Turkish rules on treating patients from abroad changed on April 26, 2025. Hospitals and clinics need an authorisation certificate from the Ministry of Health. Agencies that bring patients need one from USHAŞ, a state company. Surgery and other procedures need insurance against complications. Ask for copies of these documents before you pay.",
        "If a clinic or an agency says that a document is not needed, or sends only a picture that you cannot read, do not pay.",
        [
          "Our article on ",
          {
            text: "how to choose a clinic abroad",
            href: hrefTo.article("how-to-choose-clinic-abroad"),
          },
          " has the questions to ask.",
        ],
        {
          type: "subheading",
          id: "what-each-document-proves",
          text: "What each document proves",
          folded: true,
        },
        {
          type: "table",
          caption: "What each document proves, and what it does not",
          columns: ["Document", "What it proves", "What it does not prove"],
          rows: [
            [
              "Operating licence of the hospital or clinic",
              "The hospital or clinic is allowed to treat patients, in the medical fields that the licence names.",
              "That the care is good, or that your operation will take place there.",
            ],
            [
              "International health tourism authorisation certificate",
              "The ministry allows the hospital or clinic to treat patients from abroad.",
              "Anything about your surgeon.",
            ],
            [
              "Agency’s certificate from USHAŞ",
              "The agency is allowed to bring patients from abroad. Ask every agency for it, including us: About says whether we have it.",
              "That the clinic it suggests is right for you.",
            ],
            [
              "Complication insurance policy",
              "An insurer pays for certain complications, up to a limit.",
              "That your complication is covered, in Turkey and at home. Read what it covers, until when, and who can claim.",
            ],
            [
              "Surgeon’s specialist diploma, with its registration number",
              "This person trained in that specialty.",
              "How often they have done your operation, or how well.",
            ],
            [
              "Doctor’s professional liability insurance",
              "An insurer can pay a successful claim, up to a limit.",
              "That a claim would succeed.",
            ],
            [
              "Accreditation, for instance by Joint Commission International",
              "An outside body has looked at how the hospital works. Check it on that body’s own site.",
              "Anything about your surgeon.",
            ],
          ],
        },
        {
          type: "subheading",
          id: "look-up-a-hospital",
          text: "How to look up a hospital or clinic",
          folded: true,
        },
        {
          type: "list",
          ordered: true,
          items: [
            "Ask for the full legal name and the street address of the place where you would be treated. The name on a website may be only a brand name.",
            "Search for that name on HealthTürkiye, then in the ministry’s lists of authorised hospitals and clinics.",
            "Compare the name, the address, the medical fields and the date with the certificate that you were sent.",
            "Look at the address on a map. Is it a hospital, a clinic, or an office?",
            "For a major operation, ask whether there is intensive care in the building, who gives the anaesthetic, and which doctor is there at night.",
            "If you cannot find the place, ask the clinic why, in writing. Do not pay until you’re satisfied with the answer.",
          ],
        },
        {
          type: "official-links",
          links: [officialLinks.healthTurkiye, officialLinks.turkishHealthTourism],
        },
        {
          type: "subheading",
          id: "look-up-a-surgeon",
          text: "How to look up a surgeon or dentist",
          folded: true,
        },
        {
          type: "list",
          ordered: true,
          items: [
            "Ask for the full name, spelled as it is on the diploma, and the specialty in Turkish.",
            "Ask for the number of the diploma and of the specialist certificate. Both are registered with the Ministry of Health.",
            "Search for the name on HealthTürkiye and on the website of the hospital.",
            "Ask the hospital, not the agency, to confirm in writing that this person works there and will do your operation.",
            "We do not know of a public register of Turkish doctors in English, so the documents and the hospital’s answer matter.",
            "If someone says that they’re registered in the UK, look them up in the UK register, by number as well as by name.",
            "Speak to that person yourself before you pay, and ask how often they do this operation and what can go wrong.",
          ],
        },
        {
          type: "official-links",
          links: [officialLinks.gmcRegister, officialLinks.gdcRegister],
        },
      ],
    },
    {
      id: "doctor-licensing",
      heading: "Doctor licensing",
      blocks: [
        "To work in Turkey a doctor needs a diploma that is registered with the Ministry of Health. A specialist needs a registered specialist diploma in that field. A general licence does not make someone a plastic surgeon, and neither does a certificate from a course.",
        "Ask who does which part of the treatment. In a hair transplant, for example, technicians may do much of the work: ask who they are and which doctor is in the room. Registration in the UK, with the General Medical Council for instance, does not allow anyone to practise in Turkey.",
        "Speak to the surgeon before you decide: first by video or phone, then face to face in Turkey before the procedure, with time to change your mind. Speaking to a coordinator, including one of ours, is not a substitute. Coordinators are not clinicians.",
      ],
    },
    {
      id: "photo-policy",
      heading: "Photo policy",
      blocks: [
        `There are no before-and-after photographs on ${brand.name}. The people who publish such photographs choose which to show, so they do not tell you what your result would be. We also do not use pictures of models dressed as doctors or patients. The pictures on this site are drawings.`,
        "If a clinic shows you photographs, ask whether its own surgeon did the work, and whether the pictures were edited. Ask how long after the operation they were taken, and whether the patients agreed to their use. Do not send us photographs of yourself. If a clinic needs some, ask how it stores them and who sees them.",
      ],
    },
    {
      id: "data-protection",
      heading: "Data protection",
      blocks: [
        [
          "A treatment next to your name is information about your health, so we treat every request as health data. We use it only if you agree, and only for your quote. Only members of our team with access can see it, and the clinics in Turkey that you say yes to. We set no cookies and do not track you. You can ask us to delete your request at any time. The ",
          { text: "privacy policy", href: hrefTo.privacy() },
          " has the details.",
        ],
      ],
    },
    {
      id: "refund-policy",
      heading: "Refund policy",
      blocks: [
        {
          type: "list",
          items: [
            cancelWithin14Days,
            "14 or more days before the procedure: rescheduling and cancelling are free, and you get the whole deposit back.",
            "Between 7 and 14 days before: the clinic’s own rules apply. They must be in your quote.",
            "Less than 7 days before: the clinic’s written terms apply.",
            "For medical reasons: you need documentation, such as a letter from your doctor.",
          ],
        },
        [
          "You pay a small deposit via us and the rest directly to the clinic. We collect only the deposit. Except for the deposit and our own service, we are not responsible for a clinic’s refunds or for disputes about its fees. Get the clinic’s refund rules in writing before you pay the clinic anything. The full rules are in the ",
          { text: "terms and conditions", href: `${hrefTo.terms()}#cancellation` },
          ".",
        ],
      ],
    },
    {
      id: "when-something-goes-wrong",
      heading: "When something goes wrong",
      blocks: [
        {
          type: "note",
          tone: "caution",
          title: "In an emergency",
          text: withCalls(EMERGENCY_BELOW_TITLE),
        },
        [
          { text: "If something goes wrong", href: hrefTo.ifSomethingGoesWrong() },
          " explains when to call an ambulance, what the NHS treats, which documents to keep, where to complain in Turkey and the UK, and the time limits.",
        ],
        [
          "You can tell us about a problem with a clinic even if you did not book through us. Write to ",
          { text: brand.email, href: mailLink({ subject: "Something went wrong" }) },
          " or send a WhatsApp message to ",
          { text: brand.whatsAppNumber, href: whatsAppLink() },
          ". If you have to stay longer than you planned, check how long you’re allowed to stay: read the ",
          officialLink(officialLinks.turkeyEntryRules, "entry rules"),
          ".",
        ],
      ],
    },
  ],
};

export default document;
