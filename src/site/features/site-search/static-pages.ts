import { brand } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";

/** A page that belongs to no collection, as shown in the search results. */
export type StaticPage = {
  readonly href: string;
  /** The text of the link to it in the header or footer. */
  readonly title: string;
  /** One sentence about its content. */
  readonly text: string;
  /** Additional search terms. Not shown. */
  readonly searchTerms: readonly string[];
};

/** The pages that are not a treatment, category, city, article or question. */
export const staticPages: readonly StaticPage[] = [
  {
    href: hrefTo.home(),
    title: "Home",
    text: "Search for a treatment, browse eight areas and read how it works.",
    searchTerms: ["start", "homepage"],
  },
  {
    href: hrefTo.packages(),
    title: "Treatments",
    text: "What a package includes and does not include, and how to read a quote.",
    searchTerms: ["packages", "all-inclusive", "quote"],
  },
  {
    href: hrefTo.treatments(),
    title: "All treatments",
    text: "All treatments with price, stay and flight home, to filter and to compare.",
    searchTerms: ["list of treatments", "prices", "price list", "how much", "costs"],
  },
  {
    href: hrefTo.compare(),
    title: "Compare",
    text: "Compare two to four treatments side by side: cost, stay, recovery and risks.",
    searchTerms: ["comparison", "versus", "difference", "side by side"],
  },
  {
    href: hrefTo.plan(),
    title: "My plan",
    text: "Keep your treatments, city, notes and quotes on your own device, and share or print them.",
    searchTerms: ["planner", "plan", "saved", "favourites", "notes", "tools"],
  },
  {
    href: hrefTo.planQuotes(),
    title: "Quotes side by side",
    text: "Compare two to five clinics’ quotes line by line, and ask for what is missing.",
    searchTerms: ["compare quotes", "offers", "red flags", "warning signs", "what is included"],
  },
  {
    href: hrefTo.planCosts(),
    title: "What it really costs",
    text: "Add flights, nights, insurance, lost pay and aftercare to the price, as a low, likely and high total.",
    searchTerms: ["calculator", "budget", "total cost", "hidden costs", "savings"],
  },
  {
    href: hrefTo.planDates(),
    title: "Dates",
    text: "When to arrive, fly home and go back to work, and what to arrange first. With a calendar file.",
    searchTerms: [
      "calendar",
      "timeline",
      "when can I fly",
      "schedule",
      "holidays",
      "time off work",
    ],
  },
  {
    href: hrefTo.planChecklist(),
    title: "Questions and documents",
    text: "What to ask a clinic, which documents to ask for and to bring, and sheets to print.",
    searchTerms: ["checklist", "questions", "documents", "registers", "print", "GP letter"],
  },
  {
    href: hrefTo.explore(),
    title: "Destinations",
    text: "Guides to İstanbul, İzmir and Antalya for people who are recovering there.",
    searchTerms: ["cities", "city guides", "explore", "Turkey", "Türkiye"],
  },
  {
    href: hrefTo.howItWorks(),
    title: "How It Works",
    text: "From the first search to recovery and follow-up, step by step.",
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
    text: "Who we are, and what we do and do not do.",
    searchTerms: ["company", "who we are", brand.name],
  },
  {
    href: hrefTo.contact(),
    title: "Contact",
    text: "Write to us by email or WhatsApp.",
    searchTerms: ["email", "phone", "telephone", "message", "support"],
  },
  {
    href: hrefTo.request(),
    title: "Your requests",
    text: "The references of the quote requests that you sent from this browser, and how to open a request on any device.",
    searchTerms: ["my request", "receipt", "reference number", "correct my details"],
  },
  {
    href: hrefTo.safety(),
    title: "Safety & Trust",
    text: "Which documents a clinic should show you, and how to look up a hospital and a surgeon.",
    searchTerms: ["verification", "licence", "licensing", "accreditation", "photo policy"],
  },
  {
    href: hrefTo.ifSomethingGoesWrong(),
    title: "If something goes wrong",
    text: "Who to call in Turkey and in the UK, what the NHS treats, and where to complain.",
    searchTerms: ["risks", "NHS"],
  },
  {
    href: hrefTo.partners(),
    title: "Our Partners",
    text: "For clinics: what we offer and what we ask for.",
    searchTerms: ["become a partner", "list my clinic", "partnership"],
  },
  {
    href: hrefTo.privacy(),
    title: "Privacy Policy",
    text: "What we store about you, who sees it, how long we keep it, and how to have it deleted.",
    searchTerms: ["cookies"],
  },
  {
    href: hrefTo.terms(),
    title: "Terms & Conditions",
    text: "Who you have a contract with, deposits, cancellation and the governing law.",
    searchTerms: ["deposit", "contract", "law"],
  },
  {
    href: hrefTo.disclaimer(),
    title: "Disclaimer",
    text: "What you can and cannot rely on us for. We are not a medical provider.",
    searchTerms: ["medical advice", "liability", "responsibility"],
  },
];
