import { EMERGENCY, NOT_AN_EMERGENCY, withCalls } from "@shared/emergency.ts";
import { brand } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import { categories } from "../categories.ts";
import type { Question } from "../schema.ts";

/** What the site does, and what it does not do. */
export const whatWeDo: Question = {
  id: "what-we-do",
  question: `What is ${brand.name}, and what is it not?`,
  answer: [
    `${brand.name} is a facilitator. You can compare treatments, read what they involve and ask for a free quote. If you want one, we introduce you to independent, licensed clinics in İstanbul, İzmir or Antalya. For now we work only in Turkey. We plan to add Thailand, South Korea, Mexico and India.`,
    [
      "We are not a hospital and give no medical advice. Your contract for treatment is with the clinic, and the clinic is responsible for your care. We make the introduction, give practical help and collect the deposit. We’re paid when people book. The ",
      { text: "disclaimer", href: hrefTo.disclaimer() },
      " explains this in full.",
    ],
  ],
};

/** What we check about clinics, and what a check does not prove. */
export const clinicChecks: Question = {
  id: "how-clinics-are-checked",
  question: "How are clinics checked?",
  answer: [
    "Before we introduce anyone to a clinic, we ask for its operating licence and its authorisation to treat patients from abroad. We also ask for proof of its doctors’ qualifications and of its insurance. We do not introduce anyone to a clinic that will not show these.",
    [
      "These documents do not guarantee good care. They show only what was valid on the day we looked at them. Ask to see them yourself, and get quotes from three to five clinics. ",
      { text: "Safety & Trust", href: hrefTo.safety() },
      " explains what each document proves, and how to look up a hospital and a surgeon. See also ",
      {
        text: "how to choose a clinic abroad",
        href: hrefTo.article("how-to-choose-clinic-abroad"),
      },
      ".",
    ],
  ],
};

const [hairTransplant] = categories.filter(({ slug }) => slug === "hair-transplant");

/** What treatment costs, and what a package includes. */
export const cost: Question = {
  id: "cost-and-packages",
  question: "What does treatment cost, and what is in a package?",
  answer: [
    `Asking for a quote is free. Most treatment pages show a range in pounds and say what makes it higher or lower. For example, hair transplants start at ${hairTransplant?.priceFrom}, with hotel and transfers. These prices are estimates, and no clinic has offered them. The clinic confirms your price in writing after examining you.`,
    "A package should include the treatment, a 4-star hotel, transfers, aftercare, a pre-treatment consultation and 24/7 support. Packages exclude flights, insurance, visas, meals outside the hotel, and complications.",
    [
      "For other costs, see ",
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
    `You pay a small deposit via ${brand.name} to confirm your booking, and the balance directly to the clinic. Before you pay anything, ask for these details in writing: both amounts, the currency and how to pay. Ask how much of the deposit goes to the clinic.`,
    "We collect the deposit only. Refunds and disputes about the clinic’s fees are between you and the clinic. Ask for a receipt for every payment. Do not pay the whole price in advance, or cash without a receipt.",
  ],
};

/** How long to stay. The specification's 5 days for rhinoplasty come with a warning. */
export const lengthOfStay: Question = {
  id: "length-of-stay",
  question: "How long do I need to stay in Turkey?",
  answer: [
    [
      "Plan 9 to 12 days for ",
      { text: "rhinoplasty", href: hrefTo.treatment("rhinoplasty") },
      ", which leaves time for the examination before the operation. Many offers say 5 days for rhinoplasty, but 5 days is shorter than surgeons advise before a flight.",
    ],
    [
      "Plan 3 to 5 days for a ",
      { text: "hair transplant", href: hrefTo.category("hair-transplant") },
      ", and 1 to 14 days for ",
      { text: "dental treatment", href: hrefTo.category("dental") },
      ", depending on the work (16 days or more if your implants need a sinus lift). Our ",
      { text: "city guides", href: hrefTo.explore() },
      " give 7 to 10 days for rhinoplasty: the usual wait between the operation and the flight. Your surgeon decides when you can fly.",
    ],
  ],
};

/** What to do if something goes wrong. */
export const complications: Question = {
  id: "if-something-goes-wrong",
  question: "What happens if something goes wrong?",
  answer: [
    withCalls(
      `Any operation can have complications, even when everything is done well. ${EMERGENCY} ${NOT_AN_EMERGENCY} Your coordinator helps with calls, transfers and hotel nights. Doctors decide on treatment.`,
    ),
    "Packages do not cover complications. Before you book, ask the clinic in writing which ones it treats, for how long, and who pays for another trip or operation. If you’re unhappy with your care, complain to the clinic first. We help you contact the right person. We cannot decide on its refunds or fees.",
    [
      { text: "If something goes wrong", href: hrefTo.ifSomethingGoesWrong() },
      " lists when to call an ambulance, what the NHS treats, which documents to keep and where to complain.",
    ],
  ],
};

/** The questions on Home, in order. */
export const homeFaqItems: readonly Question[] = [
  whatWeDo,
  clinicChecks,
  cost,
  payment,
  lengthOfStay,
  complications,
];
