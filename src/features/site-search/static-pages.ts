import { brand } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";

/** A page that belongs to no collection, as the search shows it. */
export type StaticPage = {
  readonly href: string;
  /** The name under which the header or the footer links to it. */
  readonly title: string;
  /** One sentence on what stands there. */
  readonly text: string;
  /** Other words that people search for; not shown. */
  readonly searchTerms: readonly string[];
};

/** The pages that are neither a treatment, a category, a city, an article nor a question. */
export const staticPages: readonly StaticPage[] = [
  {
    href: hrefTo.home(),
    title: "Home",
    text: "Search for a treatment, browse by body area and read how it works.",
    searchTerms: ["start", "homepage"],
  },
  {
    href: hrefTo.packages(),
    title: "Treatments",
    text: "What a package includes and leaves out, and how to get a quote.",
    searchTerms: ["packages", "all-inclusive", "price list", "quote"],
  },
  {
    href: hrefTo.compare(),
    title: "Compare",
    text: "Put two to four treatments side by side: cost, stay, recovery and risks.",
    searchTerms: ["comparison", "versus", "difference", "side by side"],
  },
  {
    href: hrefTo.explore(),
    title: "Destinations",
    text: "Guides to İstanbul, İzmir and Antalya for people who travel for treatment.",
    searchTerms: ["cities", "city guides", "explore", "Turkey", "Türkiye"],
  },
  {
    href: hrefTo.howItWorks(),
    title: "How It Works",
    text: "The way from the first search to recovery and follow-up, step by step.",
    searchTerms: ["process", "steps", "journey", "booking"],
  },
  {
    href: hrefTo.blog(),
    title: "Blog",
    text: "Articles on choosing a clinic, costs, planning and aftercare.",
    searchTerms: ["articles", "guides", "news", "newsletter"],
  },
  {
    href: hrefTo.faq(),
    title: "FAQ",
    text: "Answers to the questions that people ask most often.",
    searchTerms: ["frequently asked questions", "help"],
  },
  {
    href: hrefTo.about(),
    title: "About",
    text: `Who ${brand.name} is, and what it does and does not do.`,
    searchTerms: ["company", "who we are", brand.name],
  },
  {
    href: hrefTo.contact(),
    title: "Contact",
    text: "Write to us by e-mail or WhatsApp.",
    searchTerms: ["email", "phone", "telephone", "message", "support", "complaint"],
  },
  {
    href: hrefTo.safety(),
    title: "Safety & Trust",
    text: "How clinics and doctors are checked, and how your data and photos are treated.",
    searchTerms: [
      "verification",
      "licence",
      "licensing",
      "accreditation",
      "photo policy",
      "refund",
    ],
  },
  {
    href: hrefTo.partners(),
    title: "Our Partners",
    text: "For clinics: what a listing brings and what it asks for.",
    searchTerms: ["become a partner", "list my clinic", "partnership"],
  },
  {
    href: hrefTo.privacy(),
    title: "Privacy Policy",
    text: "What is stored about you, who sees it, for how long, and how to have it erased.",
    searchTerms: ["personal data", "GDPR", "cookies", "erase", "delete my data"],
  },
  {
    href: hrefTo.terms(),
    title: "Terms & Conditions",
    text: "Who contracts with whom, deposits, cancellation and the governing law.",
    searchTerms: ["cancellation", "refund", "deposit", "contract", "law"],
  },
  {
    href: hrefTo.disclaimer(),
    title: "Disclaimer",
    text: "What this site is not: a medical provider, or a replacement for your doctor.",
    searchTerms: ["medical advice", "liability", "responsibility"],
  },
];
