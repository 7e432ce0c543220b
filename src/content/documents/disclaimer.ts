import { brand, mailLink, whatsAppLink } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import type { Document } from "../schema.ts";

/**
 * The disclaimer: twelve sections in a fixed order. The page adds the numbers and the date, which
 * is always the current one; therefore no `lastUpdated`.
 */
const document: Document = {
  title: "Disclaimer",
  metaDescription: `What ${brand.name} is and is not: a facilitator that gives general information and introductions, never medical advice or a promise of a result.`,
  introduction: [
    "Treatment abroad is a serious decision. This page sets out plainly what you can rely on us for, and what you cannot. Please read it before you ask for a quote, and once more before you book.",
    "Nothing here limits a right that the law gives you, or any liability that the law does not allow us to limit.",
  ],
  sections: [
    {
      id: "not-a-medical-provider",
      heading: "Not a medical provider",
      blocks: [
        {
          type: "paragraph",
          text: `${brand.name} is a facilitator and a comparison service. We are not a clinic, a hospital or a medical practice. We do not employ the doctors, dentists or nurses who may treat you, we do not own or run the places where they work, and we provide no diagnosis, treatment or medical care of any kind.`,
        },
        {
          type: "paragraph",
          text: "Our coordinators help with practical matters. They are not there to tell you whether a treatment is right for you, and you should not accept a medical opinion from them.",
        },
      ],
    },
    {
      id: "information-accuracy",
      heading: "Information accuracy",
      blocks: [
        {
          type: "paragraph",
          text: "The texts on this site are general information. They are written with care for laypeople, but they cannot take account of your health, and medicine, prices, travel rules and opening times change. A text may be incomplete or out of date when you read it. If you find a mistake, please tell us and we will correct it.",
        },
        {
          type: "paragraph",
          text: "Prices are indicative ranges. Recovery times, stays and flying times describe what is usual; your surgeon’s instructions for you come first. Testimonials are illustrative examples and not reviews by real patients.",
        },
      ],
    },
    {
      id: "medical-outcomes",
      heading: "Medical outcomes",
      blocks: [
        {
          type: "paragraph",
          text: "No treatment has a certain result. How you heal and what you look like, see, hear or feel afterwards depends on many things that nobody fully controls. We promise no outcome, and you should distrust anyone who does.",
        },
        {
          type: "paragraph",
          text: "Every procedure carries risks. Some complications are lasting, and some operations described on this site can, rarely, be fatal. You may need further treatment, and a result may not be what you hoped for even when everything was done properly.",
        },
      ],
    },
    {
      id: "independent-contractor-relationship",
      heading: "Independent contractor relationship",
      blocks: [
        {
          type: "paragraph",
          text: "Clinics, doctors, hotels and transport companies are independent businesses. They are not our employees, agents or partners, and we do not direct how they work. Your agreement for treatment is with the clinic alone, which is responsible for its staff, its equipment, its hygiene, its advice and its records.",
        },
      ],
    },
    {
      id: "verification-limitations",
      heading: "Verification limitations",
      blocks: [
        {
          type: "paragraph",
          text: [
            "When we say that a clinic is verified, we mean that we asked for certain papers, such as its licence, its insurance and the qualification of the named surgeon, and looked at what we were given. What we ask for is listed under ",
            { text: "Safety & Trust", href: hrefTo.safety() },
            ".",
          ],
        },
        {
          type: "paragraph",
          text: "That is a check of documents at one point in time. It is not an inspection, a recommendation, or an assessment of a surgeon’s skill. Papers can expire, be withdrawn or prove false after we have seen them. Please make your own checks before you decide.",
        },
      ],
    },
    {
      id: "risks-and-responsibilities",
      heading: "Risks and responsibilities",
      blocks: [
        {
          type: "paragraph",
          text: "Travelling for treatment adds risks of its own: flying soon after an operation raises the risk of blood clots, the team that operated is far away once you are home, instructions may be lost in translation, and putting a complication right may mean another journey at your own cost.",
        },
        {
          type: "paragraph",
          text: "You are responsible for giving the clinic a full and true medical history, for following its instructions before and after treatment, for staying as long as the surgeon advises, and for arranging care at home. Whether to go ahead is your decision alone. You can change your mind until treatment begins.",
        },
      ],
    },
    {
      id: "no-doctor-patient-relationship",
      heading: "No doctor-patient relationship",
      blocks: [
        {
          type: "paragraph",
          text: `Reading this site, sending a form, or exchanging messages with ${brand.name} creates no relationship of doctor and patient. Such a relationship begins only between you and a clinician who has agreed to treat you. Until then, nobody is looking after your health on the strength of what you have written to us.`,
        },
      ],
    },
    {
      id: "financial-transactions",
      heading: "Financial transactions",
      blocks: [
        {
          type: "paragraph",
          text: [
            "If you book, a small deposit is paid via us and the balance directly to the clinic. We collect the deposit only. We do not hold or control what you pay to a clinic, and we are not responsible for a clinic’s refunds or for disputes over its fees. The rules on deposits and cancellation are in the ",
            { text: "terms and conditions", href: hrefTo.terms() },
            ".",
          ],
        },
        {
          type: "paragraph",
          text: "Exchange rates, bank charges and the cost of further treatment can make the final amount higher than a quote. Ask for a receipt for every payment, and be wary of a request for cash that is not in the offer.",
        },
      ],
    },
    {
      id: "insurance-and-liability",
      heading: "Insurance and liability",
      blocks: [
        {
          type: "paragraph",
          text: "We do not provide insurance. Ordinary travel insurance often excludes planned treatment abroad and everything that follows from it, so ask your insurer in writing, and consider a policy made for medical travel. Packages do not cover the treatment of complications. At home, the NHS treats emergencies; it may not correct or complete work that was done privately abroad.",
        },
        {
          type: "paragraph",
          text: "As far as the law allows, we are not liable for the acts or omissions of clinics and other independent providers. We do not exclude liability for death or personal injury caused by our own negligence, for fraud, or for anything else that cannot lawfully be excluded.",
        },
      ],
    },
    {
      id: "use-at-own-risk",
      heading: "Use at own risk",
      blocks: [
        {
          type: "paragraph",
          text: "You use this site, and act on what it says, at your own risk, within the limits that the law sets. We try to keep it available and free from error but cannot promise that it always is. Links lead to services run by others, such as WhatsApp and social networks, for whose content and conduct we do not answer.",
        },
      ],
    },
    {
      id: "seek-professional-advice",
      heading: "Seek professional advice",
      blocks: [
        {
          type: "paragraph",
          text: "Before you decide, talk to your GP, dentist or specialist at home about your health, your medicines and the alternatives, including having no treatment. Speak to the surgeon who would operate, first remotely and then in person before the procedure, and take time to think afterwards. For legal, tax or insurance questions, ask a person qualified to answer them.",
        },
        {
          type: "note",
          tone: "caution",
          title: "In an emergency",
          text: "Call 112 in Turkey or 999 in the United Kingdom. Do not wait for a reply from us or from a clinic, and do not put off seeing a doctor because of something that you read here.",
        },
      ],
    },
    {
      id: "questions-or-concerns",
      heading: "Questions or concerns",
      blocks: [
        {
          type: "paragraph",
          text: [
            "If anything on this page is unclear, ask us before you go further. Write to ",
            { text: brand.email, href: mailLink({ subject: "Disclaimer" }) },
            " or message us on WhatsApp at ",
            { text: brand.whatsAppNumber, href: whatsAppLink() },
            `. A coordinator replies within ${brand.replyWithinHours} hours.`,
          ],
        },
      ],
    },
  ],
};

/** Text of the acknowledgement box at the foot of the disclaimer. */
export const acknowledgement = `By using this site you acknowledge that ${brand.name} is a facilitator and not a medical provider, that the information here does not replace advice from a qualified professional, that no result is promised, and that your agreement for treatment would be with the clinic. If you do not accept this, please do not use the site to arrange treatment.`;

export default document;
