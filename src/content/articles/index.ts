import { brand } from "../../lib/brand.ts";
import type { ArticleSummary } from "../schema.ts";

/** The articles, in the site's order. The full texts are in modules named after the slugs. */
export const articles = [
  {
    id: "how-to-choose-clinic-abroad",
    slug: "how-to-choose-clinic-abroad",
    title: "How to choose a clinic abroad",
    excerpt:
      "What to check about a clinic and its doctors before you travel, how to compare quotes line by line, and which warning signs should make you say no.",
    readTime: 8,
    category: "Choosing a clinic",
    author: brand.editorialTeam,
    date: "2025-01",
    lastUpdated: "2026-11-23",
    image: "how-to-choose-clinic-abroad",
  },
  {
    id: "top-medical-travel-destinations-2025",
    slug: "top-medical-travel-destinations-2025",
    title: "Medical travel destinations in 2025: five countries compared",
    excerpt:
      "Turkey, Thailand, South Korea, Mexico and India compared: distance, what people travel for, how care is regulated and what to look out for.",
    readTime: 10,
    category: "Destinations",
    author: brand.editorialTeam,
    date: "2025-01",
    lastUpdated: "2026-11-23",
    image: "top-medical-travel-destinations-2025",
  },
  {
    id: "hidden-costs-medical-tourism",
    slug: "hidden-costs-medical-tourism",
    title: "The hidden costs of treatment abroad",
    excerpt:
      "Flights, insurance, extra nights, time off work, follow-up at home: what a package does not include, and how to add up the whole cost first.",
    readTime: 7,
    category: "Costs",
    author: brand.editorialTeam,
    date: "2025-01",
    lastUpdated: "2026-11-23",
    image: "hidden-costs-medical-tourism",
  },
  {
    id: "planning-treatment-abroad-guide",
    slug: "planning-treatment-abroad-guide",
    title: "Planning treatment abroad: a month-by-month guide",
    excerpt:
      "From the first visit to your GP to the flight home: the documents, questions, payments and decisions, and when to deal with each, month by month.",
    readTime: 12,
    category: "Planning",
    author: brand.editorialTeam,
    date: "2025-01",
    lastUpdated: "2026-11-23",
    image: "planning-treatment-abroad-guide",
  },
  {
    id: "aftercare-tips-returning-home",
    slug: "aftercare-tips-returning-home",
    title: "Aftercare once you’re home again",
    excerpt:
      "Which records to bring home, what to tell your GP, how to look after a wound, when to get help, and who pays if something needs correcting.",
    readTime: 6,
    category: "Aftercare",
    author: brand.editorialTeam,
    date: "2025-01",
    lastUpdated: "2026-11-23",
    image: "aftercare-tips-returning-home",
  },
] as const satisfies readonly ArticleSummary[];
