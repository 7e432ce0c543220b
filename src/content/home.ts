import { brand } from "../lib/brand.ts";
import { hrefTo } from "../lib/routes.ts";

/** A short statement with a title: a badge, a step, a reason. */
export type HomeItem = {
  /** For keys and icons. */
  readonly id: string;
  /** A few words. */
  readonly title: string;
  /** One or two sentences. */
  readonly text: string;
};

/** A link at the end of a section. */
export type HomeLink = { readonly label: string; readonly href: string };

/** A section of Home that is a heading, a lead and a list of items. */
export type HomeSection = {
  /** Heading of the section. */
  readonly title: string;
  /** One or two sentences under the heading. */
  readonly lead: string;
  /** What it lists, in order. */
  readonly items: readonly HomeItem[];
  /** Where to read on. */
  readonly link?: HomeLink;
};

/** Head of Home. */
export const hero = {
  title: "Treatment in Turkey, with the costs and the risks in plain view",
  lead: "Compare treatments in İstanbul, İzmir and Antalya, see what a package includes and what it leaves out, and ask for a free quote. Take all the time you need.",
  /** Small print under the search form. */
  note: `For adults of 18 and over. ${brand.name} is a facilitator and does not provide treatment.`,
} as const;

/** What people may count on, each with its limit. */
export const trustBadges: readonly HomeItem[] = [
  {
    id: "verified-clinics",
    title: "Verified clinics",
    text: "Licence, insurance and named surgeon, checked on paper. That is no guarantee.",
  },
  {
    id: "transparent-packages",
    title: "Transparent packages",
    text: "What is included and what is not, in writing, before you decide.",
  },
  {
    id: "small-deposit",
    title: "A small deposit",
    text: `Paid via ${brand.name} if you book. The balance goes directly to the clinic.`,
  },
  {
    id: "reply",
    title: `A reply within ${brand.replyWithinHours} hours`,
    text: "From a coordinator, by e-mail or WhatsApp.",
  },
  {
    id: "support",
    title: "24/7 support",
    text: "For practical matters, day and night. Emergencies in Turkey: 112.",
  },
];

/** Heading and lead above the eight category cards. */
export const categoriesSection = {
  title: "Where would you like to start?",
  lead: "Eight areas, each with treatments explained in plain words. Prices are the lowest indicative cost in the area, in pounds.",
} as const;

/** How it works in three steps. */
export const howItWorksSection: HomeSection = {
  title: "How it works",
  lead: "Three steps, at your own pace. You can stop after any of them.",
  items: [
    {
      id: "choose",
      title: "Choose",
      text: "Read what a treatment involves, whom it suits and whom it does not, and pick a city.",
    },
    {
      id: "compare",
      title: "Compare",
      text: "Ask for free quotes, read them line by line, and speak to the surgeon who would treat you.",
    },
    {
      id: "travel",
      title: "Travel",
      text: "See the surgeon in person before you consent, have time to recover, and fly when it is safe.",
    },
  ],
  link: { label: "The whole journey in eight steps", href: hrefTo.howItWorks() },
};

/** Why people use the site. */
export const whyUsSection: HomeSection = {
  title: `Why ${brand.name}`,
  lead: "Deciding about treatment abroad is hard enough. We try to make it clearer, not quicker.",
  items: [
    {
      id: "risks-named",
      title: "Risks on the same page as the cost",
      text: "Every treatment page names serious complications, and says who should not have it.",
    },
    {
      id: "like-with-like",
      title: "Like compared with like",
      text: "Cost, stay, anaesthetic and time before flying, side by side for up to four treatments.",
    },
    {
      id: "questions",
      title: "Questions to take with you",
      text: "Each page ends in a list to put to a clinic. You can print it.",
    },
    {
      id: "for-recovery",
      title: "City guides for recovery",
      text: "Step-free routes, pharmacies, heat and quiet days, written for someone who has just had a procedure.",
    },
    {
      id: "no-pressure",
      title: "No pressure",
      text: "No countdowns and no expiring prices. You may stop at any point, and saying no to a quote costs you nothing.",
    },
    {
      id: "your-data",
      title: "Careful with your data",
      text: "No tracking. Your request is used for your quote, and deleted when you ask.",
    },
  ],
  link: { label: "What we check, and what we cannot", href: hrefTo.safety() },
};

/** Introduction to the three cities. */
export const exploreSection = {
  title: "Three cities, seen by someone who is recovering",
  lead: "Where to stay, how to get about without stairs, what the heat does to a fresh wound, and how to find a pharmacy at night.",
  link: { label: "Explore the cities", href: hrefTo.explore() },
} as const;

/** Help before, during and after the stay. */
export const journeySupportSection: HomeSection = {
  title: "Someone to ask, all the way",
  lead: "Coordinators help with everything that is not medical. Medical questions go to your surgeon, and to your doctor at home.",
  items: [
    {
      id: "before",
      title: "Before you travel",
      text: "We gather quotes, arrange a remote consultation with the surgeon and tell you what to have in writing.",
    },
    {
      id: "during",
      title: "While you are in Turkey",
      text: "We help with transfers, the hotel and finding the right words, at any hour.",
    },
    {
      id: "after",
      title: "Once you are home",
      text: "We help you to reach the clinic with questions or a complaint, and to get copies of your records.",
    },
  ],
};

/** Headings of the two lists of what a package holds; the lists are in `package-contents.ts`. */
export const packageSection = {
  title: "What a package holds",
  lead: "The same five things in every package, and five that you plan and pay for yourself.",
  includedTitle: "Included",
  excludedTitle: "Not included",
  link: { label: "How to read a quote", href: hrefTo.packages() },
} as const;

/** Heading above the six questions. */
export const questionsSection = {
  title: "Questions that people ask first",
  link: { label: "All questions and answers", href: hrefTo.faq() },
} as const;

/** Heading and lead above the three article teasers. */
export const articlesSection = {
  title: "Before you decide",
  lead: "Guides to choosing a clinic, reading a price and planning the weeks around a treatment.",
  link: { label: "All articles", href: hrefTo.blog() },
} as const;

/** Teaser of the about page. */
export const aboutSection = {
  title: `About ${brand.name}`,
  paragraphs: [
    `${brand.name} is a facilitator. We connect people with independent, licensed clinics, and are not the ones who treat you. We begin with a pilot in Turkey; Thailand, South Korea, Mexico and India are planned.`,
    "Asking for a quote is free. We say how we are paid, what we check and where our checks end, so that you can judge us too.",
  ],
  link: { label: "More about us", href: hrefTo.about() },
} as const;
