import { brand } from "../../lib/brand.ts";
import type { ArticleSummary } from "../schema.ts";

/**
 * The five articles in the order in which the site shows them. Each full text is a module of its
 * own beside this one, named after the slug, so that lists do not carry it.
 */
export const articles = [
  {
    id: "how-to-choose-clinic-abroad",
    slug: "how-to-choose-clinic-abroad",
    title: "How to choose a clinic abroad",
    excerpt:
      "What to check about a clinic and its doctors before you travel, how to compare quotes like with like, and which signs should make you walk away.",
    readTime: 8,
    category: "Choosing a clinic",
    author: brand.editorialTeam,
    date: "2025-01",
    image: "how-to-choose-clinic-abroad",
  },
  {
    id: "top-medical-travel-destinations-2025",
    slug: "top-medical-travel-destinations-2025",
    title: "Medical travel destinations in 2025: five countries compared",
    excerpt:
      "Turkey, Thailand, South Korea, Mexico and India side by side: distance, what people travel for, how care is regulated and what to be careful about.",
    readTime: 10,
    category: "Destinations",
    author: brand.editorialTeam,
    date: "2025-01",
    image: "top-medical-travel-destinations-2025",
  },
  {
    id: "hidden-costs-medical-tourism",
    slug: "hidden-costs-medical-tourism",
    title: "The hidden costs of treatment abroad",
    excerpt:
      "Flights, insurance, extra nights, time off work, follow-up at home: what a package leaves out, and how to add up the whole cost before you decide.",
    readTime: 7,
    category: "Costs",
    author: brand.editorialTeam,
    date: "2025-01",
    image: "hidden-costs-medical-tourism",
  },
  {
    id: "planning-treatment-abroad-guide",
    slug: "planning-treatment-abroad-guide",
    title: "Planning treatment abroad: a month-by-month guide",
    excerpt:
      "From the first talk with your GP to the flight home: a timeline with the documents, the questions, the payments and the decisions of each stage.",
    readTime: 12,
    category: "Planning",
    author: brand.editorialTeam,
    date: "2025-01",
    image: "planning-treatment-abroad-guide",
  },
  {
    id: "aftercare-tips-returning-home",
    slug: "aftercare-tips-returning-home",
    title: "Aftercare once you are home again",
    excerpt:
      "The records to bring back, what to tell your GP, how to look after a wound, the warning signs to act on, and who pays if something needs correcting.",
    readTime: 6,
    category: "Aftercare",
    author: brand.editorialTeam,
    date: "2025-01",
    image: "aftercare-tips-returning-home",
  },
] as const satisfies readonly ArticleSummary[];
