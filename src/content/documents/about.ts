import { CLINIC_PROMISE } from "@shared/clinic-consent.ts";
import { brand, mailLink } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import { officialLinks } from "../official-links.ts";
import { officialLink } from "../official-places.ts";
import { operatorRecords, operatorSentence } from "../operator-texts.ts";
import type { Document } from "../schema.ts";

/** About: who runs the site, what it does and does not do, how it is paid, how it is written. */
const document: Document = {
  title: `About ${brand.name}`,
  metaDescription: `${brand.name} helps people abroad compare treatments in İstanbul, İzmir and Antalya. What we do and do not do, how we’re paid, and how we write.`,
  introduction: [
    `${brand.name} is for people who are thinking about treatment in Turkey. We explain what a treatment involves, what it usually costs, what can go wrong and what to ask. If you want a quote, we ask clinics for one.`,
  ],
  sections: [
    {
      id: "who-we-are",
      heading: "Who we are",
      blocks: [
        "We’re a facilitator and a comparison service. We introduce people to independent, licensed clinics. We are not a clinic ourselves. Nobody here examines you, prescribes for you or tells you that you should have an operation.",
        // On an example site, the coordinator's card above says that it is one.
        ...(brand.operator.name ? [operatorSentence] : []),
        [
          "For now we work in one country, Turkey, and three of its cities: ",
          { text: "İstanbul", href: hrefTo.explore("istanbul") },
          ", ",
          { text: "İzmir", href: hrefTo.explore("izmir") },
          " and ",
          { text: "Antalya", href: hrefTo.explore("antalya") },
          ". We plan to add Thailand, South Korea, Mexico and India later.",
        ],
        `This site has no directory of clinics yet, and names none. When you ask for a quote, a coordinator suggests clinics to you. ${CLINIC_PROMISE}`,
      ],
    },
    {
      id: "what-we-do",
      heading: "What we do",
      blocks: [
        {
          type: "list",
          items: [
            "We explain treatments in eight areas in plain English, with recovery, flying and risks on the same page as the cost.",
            "We let you compare treatments side by side, and show what a package includes and leaves out.",
            "We write guides to the three cities for people who are recovering there.",
            `We look for clinics that could treat you, and a coordinator replies within ${brand.replyWithinHours} hours.`,
            "We ask a clinic for its documents before we introduce anyone to it.",
            "We help with practical matters while you’re away.",
          ],
        },
      ],
    },
    {
      id: "what-we-have",
      heading: "Our registrations and phone line",
      blocks: [{ type: "list", items: operatorRecords }],
    },
    {
      id: "what-we-do-not-do",
      heading: "What we do not do",
      blocks: [
        {
          type: "list",
          items: [
            "We do not treat anyone or give medical advice.",
            "We do not promise results, and our coordinators are not allowed to either.",
            "We do not rank clinics, publish ratings or show before-and-after photographs.",
            "We do not use countdowns or prices that expire.",
            "We do not serve anyone under 18.",
            "We do not sell your data or track you.",
          ],
        },
      ],
    },
    {
      id: "how-we-are-paid",
      heading: "How we’re paid",
      blocks: [
        `It’s free to read this site, compare treatments and ask for a quote. If you decide to book, you pay a small deposit via ${brand.name} and the rest directly to the clinic. Before you pay, the quote tells you in writing how much the deposit is. It also says how much of the deposit the clinic gets and how much, if any, we keep.`,
        [
          "We’re paid when people book, so we have a financial interest in your decision. The UK government says that it’s unwise to rely on private companies that have a financial interest in arranging your treatment. Read its ",
          officialLink(officialLinks.turkeyHealthAdvice, "advice on medical treatment in Turkey"),
          ". Ask your coordinator whether a clinic pays us anything else, and ask for the answer in writing. No clinic can pay to change what this site says about a treatment or its risks.",
        ],
      ],
    },
    {
      id: "editorial-rules",
      heading: "How we write",
      blocks: [
        `Our ${brand.editorialTeam} writes this site. It’s general information. No doctor has reviewed it, so please ask yours. Our rules are:`,
        {
          type: "list",
          items: [
            "We name serious risks. A treatment’s page shows them without a click. If they include death, they come before the offer of a consultation.",
            "Prices are estimates, and no clinic has offered them. Each is a range in pounds, and we say what makes it higher or lower.",
            "If we are not sure of something, we say so or leave it out.",
            "We do not invent clinics, doctors, numbers or reviews. The quotations on the home page are made-up examples, and each is labelled as one.",
            "We never present surgery as a treat, a bargain or part of a holiday.",
            "We correct mistakes when we learn of them.",
          ],
        },
        [
          "If you find a mistake, please write to ",
          { text: brand.email, href: mailLink({ subject: "Correction" }) },
          ".",
        ],
      ],
    },
    {
      id: "read-on",
      heading: "Where to read next",
      blocks: [
        {
          type: "list",
          items: [
            [
              { text: "How it works", href: hrefTo.howItWorks() },
              ": from a first question to follow-up at home.",
            ],
            [
              { text: "Safety & Trust", href: hrefTo.safety() },
              ": what we check, and how to check a clinic yourself.",
            ],
            [
              { text: "If something goes wrong", href: hrefTo.ifSomethingGoesWrong() },
              ": who to call and where to complain.",
            ],
            [
              { text: "Disclaimer", href: hrefTo.disclaimer() },
              ": what you can and cannot rely on us for.",
            ],
          ],
        },
      ],
    },
  ],
};

/** What to do at the end of the page. */
export const nextStep = {
  title: "Ask for a quote, or ask a question",
  text: `A coordinator replies within ${brand.replyWithinHours} hours. Asking is free, and we ask a clinic only if you say yes.`,
  contact: "Contact us",
} as const;

export default document;
