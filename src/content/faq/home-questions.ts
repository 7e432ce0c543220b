import { brand } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import type { Question } from "../schema.ts";

/** What the site is, and what it is not. */
export const whatWeDo: Question = {
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

/** What is checked about clinics, and what a check cannot tell. */
export const clinicChecks: Question = {
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

/** What treatment costs, and what a package holds. */
export const cost: Question = {
  id: "cost-and-packages",
  question: "What does treatment cost, and what is in a package?",
  answer: [
    "Asking for a quote is free. Each treatment page shows a range in pounds and says what moves it. All these prices are indicative: your own depends on an examination and stands in the clinic’s written quote.",
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

/** Deposit and balance. */
export const payment: Question = {
  id: "deposit-and-payment",
  question: "How do I pay, and what is the deposit for?",
  answer: [
    `A small deposit, paid via ${brand.name}, holds your booking. You pay the balance directly to the clinic. Before you pay anything, you have in writing both amounts, the currency, the ways to pay, and how much of the deposit goes to the clinic.`,
    "We collect the deposit only. Refunds of the treatment price and disputes about fees are matters between you and the clinic. Ask for a receipt for every payment, and be wary of anyone who wants the whole price in advance or cash without a receipt.",
  ],
};

/** How long to stay, with both figures for rhinoplasty. */
export const lengthOfStay: Question = {
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

/** What happens when something goes wrong. */
export const complications: Question = {
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

/** The questions that stand on Home, in their order. */
export const homeFaqItems: readonly Question[] = [
  whatWeDo,
  clinicChecks,
  cost,
  payment,
  lengthOfStay,
  complications,
];
