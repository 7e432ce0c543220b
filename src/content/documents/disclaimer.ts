import { EMERGENCY_BELOW_TITLE, withCalls } from "@shared/emergency.ts";
import { brand } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import type { Document } from "../schema.ts";

/** The disclaimer. The page adds numbers and the current date, so there is no `lastUpdated`. */
const document: Document = {
  title: "Disclaimer",
  metaDescription: `What ${brand.name} is and is not: a facilitator that gives general information and introductions, never medical advice or a promise of a result.`,
  introduction: [
    "Treatment abroad is a serious decision. This page explains what you can rely on us for, and what you cannot. Please read it before you ask for a quote, and again before you book.",
    "Nothing on this page takes away a right that the law gives you.",
  ],
  sections: [
    {
      id: "not-a-medical-provider",
      heading: "Not a medical provider",
      blocks: [
        `${brand.name} is a facilitator and a comparison service. We are not a clinic, a hospital or a medical practice. We do not employ the doctors, dentists or nurses who may treat you. We do not own or run the places where they work. We do not diagnose or treat anyone.`,
        "Our coordinators help with practical matters. They are not clinicians. They cannot tell you whether a treatment is right for you.",
      ],
    },
    {
      id: "information-accuracy",
      heading: "Information accuracy",
      blocks: [
        "This site gives general information. We write it with care, but it cannot take your own health into account. Medicine, prices, travel rules and opening times change, so a page may be incomplete or out of date. No doctor has reviewed our pages. If you find a mistake, please tell us and we will correct it.",
        "Prices are estimates, and no clinic has offered them. Recovery times, stays and flying times are typical ones. If your surgeon tells you to wait longer, wait longer. Testimonials are made-up examples, not reviews by real patients. Our editors choose the links to official pages, but we do not run those pages.",
      ],
    },
    {
      id: "medical-outcomes",
      heading: "Medical outcomes",
      blocks: [
        "No treatment has a guaranteed result. How you heal, and how you look, see, hear or feel afterwards, depends on many things that nobody can fully control. We do not promise results. Do not trust anyone who does.",
        "Every procedure has risks. Some complications are permanent. Some operations described on this site can, rarely, be fatal. You may need further treatment. The result may not be what you hoped for, even when everything is done well.",
      ],
    },
    {
      id: "independent-contractor-relationship",
      heading: "Independent contractor relationship",
      blocks: [
        "Clinics, doctors, hotels and transport companies are independent businesses. In law they are not our employees, agents or partners, and we do not tell them how to work. Your agreement for treatment is with the clinic alone. The clinic is responsible for its staff, equipment, hygiene, advice and records.",
      ],
    },
    {
      id: "verification-limitations",
      heading: "Verification limitations",
      blocks: [
        [
          "“Verified” means that we asked a clinic for certain documents, such as its licence, its insurance and the named surgeon’s qualifications, and looked at them. The full list is in ",
          { text: "Safety & Trust", href: `${hrefTo.safety()}#verification` },
          ".",
        ],
        "We see only what the documents show on one day. We do not inspect clinics, recommend them or judge a surgeon’s skill. Documents can expire, be withdrawn or turn out to be false. Please do your own checks before you decide.",
      ],
    },
    {
      id: "risks-and-responsibilities",
      heading: "Risks and responsibilities",
      blocks: [
        "Travelling for treatment adds risks. Flying soon after an operation increases the risk of blood clots. Once you are home, the team that operated on you is far away. Instructions can be misunderstood in translation. If you have a complication, you may have to travel again at your own cost.",
        "You are responsible for telling the clinic your full medical history, and for following its instructions before and after treatment. You are also responsible for staying as long as the surgeon advises, and for arranging care at home. It is your decision whether to go ahead. You can change your mind until treatment begins.",
      ],
    },
    {
      id: "no-doctor-patient-relationship",
      heading: "No doctor-patient relationship",
      blocks: [
        `You do not become anyone’s patient by reading this site, sending a form or writing to ${brand.name}. You become a patient only when a clinician agrees to treat you. Until then, what you have written to us does not make any clinician responsible for your care.`,
      ],
    },
    {
      id: "financial-transactions",
      heading: "Financial transactions",
      blocks: [
        [
          "If you book, you pay a small deposit via us and the rest directly to the clinic. We collect only the deposit. We do not hold or control what you pay to a clinic. Except for the deposit and our own service, we are not responsible for a clinic’s refunds or for disputes about its fees. The rules on deposits and cancellation are in the ",
          { text: "terms and conditions", href: hrefTo.terms() },
          ".",
        ],
        "Exchange rates, bank charges and further treatment can make the final cost higher than the quote. Ask for a receipt for every payment. Be careful if someone asks for cash that is not in the quote. We are paid when people book, so we have a financial interest in your decision.",
      ],
    },
    {
      id: "insurance-and-liability",
      heading: "Insurance and liability",
      blocks: [
        [
          "We do not provide insurance. Ordinary travel insurance often excludes planned treatment abroad and its complications. Ask your insurer in writing, and consider a policy made for medical travel. Packages do not cover the treatment of complications. The NHS treats emergencies, wherever you had the treatment. It normally does not correct or complete private work: see ",
          { text: "what the NHS treats", href: `${hrefTo.ifSomethingGoesWrong()}#nhs` },
          ".",
        ],
        "As far as the law allows, we are not liable for what clinics and other independent providers do or fail to do. We do not exclude liability for death or personal injury caused by our own negligence, for fraud, or for anything else where the law does not allow it.",
      ],
    },
    {
      id: "use-at-own-risk",
      heading: "Use at own risk",
      blocks: [
        "You use this site, and act on what it says, at your own risk, within the limits of the law. We try to keep it online and free from mistakes, but we cannot promise this. Some links open other organisations’ sites. We are not responsible for those sites.",
      ],
    },
    {
      id: "seek-professional-advice",
      heading: "Seek professional advice",
      blocks: [
        "Before you decide, talk to your GP, dentist or specialist at home about your health, your medicines and the alternatives, including no treatment. Speak to your surgeon: first by video or phone, then in person before the procedure. Take time to think after each conversation. For legal, tax or insurance questions, ask someone who is qualified to answer them.",
        {
          type: "note",
          tone: "caution",
          title: "In an emergency",
          text: [
            ...withCalls(EMERGENCY_BELOW_TITLE),
            " See ",
            { text: "if something goes wrong", href: hrefTo.ifSomethingGoesWrong() },
            ".",
          ],
        },
      ],
    },
    {
      id: "questions-or-concerns",
      heading: "Questions or concerns",
      blocks: [
        `If anything on this page is unclear, ask us first. A coordinator replies within ${brand.replyWithinHours} hours.`,
      ],
    },
  ],
};

/** Text of the acknowledgement box at the end of the disclaimer. */
export const acknowledgement = `By using this site you acknowledge that ${brand.name} is a facilitator and not a medical provider, and that this site does not replace advice from a qualified professional. You also acknowledge that nobody promises you a result, and that your agreement for treatment is with the clinic. If you do not accept this, please do not use the site to arrange treatment.`;

export default document;
