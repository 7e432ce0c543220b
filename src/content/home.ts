import { NO_CALLS } from "@shared/contact-promise.ts";
import { EMERGENCY_IN_TURKEY } from "@shared/emergency.ts";
import { brand } from "../lib/brand.ts";
import { hrefTo } from "../lib/routes.ts";
import { supportHours } from "./operator-texts.ts";
import { lowestPricesInclude } from "./price-includes.ts";

/** A short statement with a title, used for badges, steps and reasons. */
export type HomeItem = {
  /** For React keys and icons. */
  readonly id: string;
  /** A few words. */
  readonly title: string;
  /** One or two sentences. */
  readonly text: string;
};

/** A link at the end of a section. */
export type HomeLink = { readonly label: string; readonly href: string };

/** A section of Home with a heading, a lead and a list of items. */
export type HomeSection = {
  /** Heading of the section. */
  readonly title: string;
  /** One or two sentences below the heading. */
  readonly lead: string;
  /** The items, in order. */
  readonly items: readonly HomeItem[];
  /** Link to more information. */
  readonly link?: HomeLink;
};

/** Texts of the hero. */
export const hero = {
  /** The title in two phrases, each of which starts a line. */
  title: ["Treatment in Turkey:", "compare the costs and the risks"],
  lead: "Compare treatments in İstanbul, İzmir and Antalya, see what a package includes and leaves out, and ask for a free quote. Take all the time you need.",
  /** Name of the list of prices and a tool below the search form. */
  prices: "Estimated prices, and the whole cost",
  /** Small print below the search form. */
  note: `Prices are our own estimates. For people aged 18 and over. We’re new: we don’t list clinics yet. We introduce people to clinics and do not provide treatment.`,
} as const;

/** The sections in the bar below the header, in order, by the IDs of their headings. */
export const homeContents = [
  { id: "categories", label: "Treatments" },
  { id: "how-it-works", label: "How it works" },
  { id: "why-us", label: "Why us" },
  { id: "explore", label: "Cities" },
  { id: "journey-support", label: "Support" },
  { id: "testimonials", label: "Worries" },
  { id: "package", label: "Packages" },
  { id: "questions", label: "Questions" },
  { id: "articles", label: "Guides" },
  { id: "about", label: "About" },
] as const;

/** What to expect, each with its limitation and a link to what it rests on. */
export const trustBadges: readonly (HomeItem & { readonly href: string })[] = [
  {
    id: "verified-clinics",
    title: "Verified clinics",
    text: "We ask for proof of the licence, the insurance and the surgeon’s qualifications. This does not guarantee good care.",
    href: `${hrefTo.safety()}#verification`,
  },
  {
    id: "transparent-packages",
    title: "Transparent packages",
    text: "Before you decide, you see in writing what is included and what is not.",
    href: `${hrefTo.packages()}#included`,
  },
  {
    id: "small-deposit",
    title: "A small deposit",
    text: `If you book, you pay it via ${brand.name}. You pay the rest directly to the clinic.`,
    href: `${hrefTo.packages()}#payments`,
  },
  {
    id: "reply",
    title: `A reply within ${brand.replyWithinHours} hours`,
    text: `From a coordinator, by email or WhatsApp. ${NO_CALLS}`,
    href: hrefTo.howItWorks(),
  },
  {
    id: "support",
    title: "24/7 support",
    text: `For practical help. ${supportHours} ${EMERGENCY_IN_TURKEY}`,
    href: `${hrefTo.about()}#what-we-have`,
  },
];

/** Heading and lead above the eight category cards. */
export const categoriesSection = {
  title: "Where would you like to start?",
  lead: `Each price is our estimate for the cheapest treatment in its area. ${lowestPricesInclude}`,
} as const;

/** How it works in three steps. */
export const howItWorksSection: HomeSection = {
  title: "How it works",
  lead: "Three steps, at your own pace. You can stop after any of them.",
  items: [
    {
      id: "choose",
      title: "Choose",
      text: "Read what a treatment involves, who it may suit and who should not have it. Choose a city.",
    },
    {
      id: "compare",
      title: "Compare",
      text: "Ask for free quotes, read them line by line, and speak to the surgeon.",
    },
    {
      id: "travel",
      title: "Travel",
      text: "See the surgeon in person before you consent. Take time to recover, and fly only when the surgeon agrees.",
    },
  ],
  link: { label: "The journey in eight steps", href: hrefTo.howItWorks() },
};

/** Why people use the site. */
export const whyUsSection: HomeSection = {
  title: `Why ${brand.name}`,
  lead: "Deciding on treatment abroad is hard. We try to make the decision clearer, not quicker.",
  items: [
    {
      id: "risks-named",
      title: "Risks on the same page as the cost",
      text: "Every treatment page names serious complications, and says who should not have the treatment.",
    },
    {
      id: "like-with-like",
      title: "Treatments side by side",
      text: "Compare cost, stay, anaesthetic and time before flying for up to four treatments.",
    },
    {
      id: "questions",
      title: "Questions to ask a clinic",
      text: "Each treatment page has a list of questions. You can print it.",
    },
    {
      id: "for-recovery",
      title: "City guides for recovery",
      text: "Step-free routes, pharmacies, heat and quiet days, for people who have just had a procedure.",
    },
    {
      id: "no-pressure",
      title: "No pressure",
      text: "No countdowns and no prices that expire. You can stop at any time, and say no to any quote.",
    },
    {
      id: "your-data",
      title: "Careful with your data",
      text: "No tracking. We use your request only for your quote, and delete it if you ask.",
    },
  ],
  link: { label: "What we check, and how to check yourself", href: hrefTo.safety() },
};

/** Introduction to the three cities. */
export const exploreSection = {
  title: "Three cities to recover in",
  lead: "Where to stay, how to get around without stairs, how heat affects healing, and how to find a pharmacy at night.",
  link: { label: "Explore the cities", href: hrefTo.explore() },
} as const;

/** Help before, during and after the stay. */
export const journeySupportSection: HomeSection = {
  title: "Help before, during and after",
  lead: "Our coordinators help with practical matters. They’re not clinicians. Ask your surgeon, and your doctor at home, about anything medical.",
  items: [
    {
      id: "before",
      title: "Before you travel",
      text: "We ask clinics for quotes and for a video call with the surgeon, and tell you what to get in writing.",
    },
    {
      id: "during",
      title: "While you’re in Turkey",
      text: "We help with transfers, the hotel and translation.",
    },
    {
      id: "after",
      title: "Once you’re home",
      text: "We help you contact the clinic, make a complaint, and get copies of your records.",
    },
  ],
  link: { label: "If something goes wrong", href: hrefTo.ifSomethingGoesWrong() },
};

/** Headings of what a package includes and excludes (`package-contents.ts`). */
export const packageSection = {
  title: "What a package includes",
  lead: "As well as the treatment, a package should include five things. You arrange and pay for five others yourself.",
  includedTitle: "Included",
  excludedTitle: "Not included",
  link: { label: "How to read a quote", href: hrefTo.packages() },
} as const;

/** Heading above the six questions. */
export const questionsSection = {
  title: "Common questions",
  link: { label: "All questions and answers", href: hrefTo.faq() },
} as const;

/** Heading and lead above the three article teasers. */
export const articlesSection = {
  title: "Before you decide",
  lead: "How to choose a clinic, understand the price and plan the weeks around a treatment.",
  link: { label: "All articles", href: hrefTo.blog() },
} as const;

/** Teaser for the about page. */
export const aboutSection = {
  title: `About ${brand.name}`,
  text: `${brand.name} is a facilitator. We introduce people to independent, licensed clinics and do not treat anyone ourselves. For now we work only in Turkey. We plan to add Thailand, South Korea, Mexico and India.`,
  link: { label: "More about us, and how we’re paid", href: hrefTo.about() },
} as const;
