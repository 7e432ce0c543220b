import type { Page } from "@playwright/test";
import { articles } from "../src/content/articles/index.ts";
import { categories } from "../src/content/categories.ts";
import { lowestPricesInclude } from "../src/content/price-includes.ts";
import { treatmentNames } from "../src/content/treatments/names.ts";
import { hrefTo, type RouteId } from "../src/lib/routes.ts";
import { publicPages } from "../src/prerender/public-pages.ts";
import { amountsInWords } from "../src/site/features/catalogue/cost.ts";
import { costOf } from "../tests/content/summaries.ts";

/** What a page of each route shows: its heading and a few required texts. */
type Shown = { heading: string | RegExp; texts: readonly string[] };

const names: Readonly<Record<string, string>> = treatmentNames;

function one<Item>(items: readonly Item[], is: (item: Item) => boolean): Item {
  const found = items.find(is);
  if (!found) throw new Error("There is no such content.");
  return found;
}

const cities = ["İstanbul", "İzmir", "Antalya"];

/** By route, so that a new public route without an entry fails. */
const shownBy: Partial<Record<RouteId, (slug: string) => Shown>> = {
  home: () => ({
    heading: /Treatment in Turkey/,
    texts: [
      "How it works",
      "Illustrative example",
      lowestPricesInclude,
      ...categories.map(({ title }) => title),
    ],
  }),
  packages: () => ({
    heading: /packages/i,
    texts: [
      "What a package includes",
      "What it never includes",
      "4-star hotel",
      lowestPricesInclude,
    ],
  }),
  treatments: () => ({
    heading: "All treatments",
    texts: [
      `${Object.keys(names).length} treatments`,
      "Ear, Nose & Throat",
      "Orthopedics",
      amountsInWords(costOf("rhinoplasty")),
    ],
  }),
  explore: () => ({ heading: "Destinations", texts: cities }),
  howItWorks: () => ({
    heading: "How It Works",
    texts: ["Choose", "Compare", "Travel", "Search and Explore", "Recovery and Follow-up"],
  }),
  blog: () => ({ heading: "Blog", texts: articles.map(({ title }) => title) }),
  article: (slug) => {
    const { title, readTime } = one(articles, (article) => article.slug === slug);
    return { heading: title, texts: ["Editorial Team", "January 2025", `${readTime} min read`] };
  },
  contact: () => ({ heading: "Contact", texts: ["Write to us", "hello@sanavoy.example"] }),
  faq: () => ({ heading: "Frequently asked questions", texts: ["Still have a question?"] }),
  about: () => ({ heading: /About/, texts: ["What we do not do"] }),
  safety: () => ({
    heading: "Safety & Trust",
    texts: ["Doctor licensing", "Photo policy", "Data protection", "Refund policy"],
  }),
  ifSomethingGoesWrong: () => ({
    heading: "If something goes wrong",
    texts: ["112", "999", "111", "What the NHS treats", "opens GOV.UK"],
  }),
  privacy: () => ({ heading: "Privacy Policy", texts: ["What the quote form stores"] }),
  terms: () => ({ heading: "Terms & Conditions", texts: ["Governing law", "14 days or more"] }),
  disclaimer: () => ({
    heading: "Disclaimer",
    texts: ["1. Not a medical provider", "12. Questions or concerns"],
  }),
  partners: () => ({ heading: "Our Partners", texts: ["Partner requirements"] }),
  compare: () => ({ heading: "Compare treatments", texts: ["Add a treatment"] }),
  plan: () => ({
    heading: "My plan",
    texts: ["kept on your device", "You don’t need an account"],
  }),
  planQuotes: () => ({ heading: "Quotes side by side", texts: ["kept on your device"] }),
  planCosts: () => ({ heading: "What it really costs", texts: ["kept on your device"] }),
  planDates: () => ({ heading: "Dates", texts: ["kept on your device", "Umm al-Qura"] }),
  planChecklist: () => ({ heading: "Questions and documents", texts: ["kept on your device"] }),
  category: (slug) => {
    const category = one(categories, (each) => each.slug === slug);
    return {
      heading: category.name,
      texts: [category.priceFrom, ...category.treatments.flatMap((each) => names[each] ?? [])],
    };
  },
  treatment: (slug) => ({
    heading: names[slug] ?? "",
    texts: ["Overview", "Procedure Steps", "Risks & Complications", "Average Cost", "£"],
  }),
};

export const pages = publicPages.map(({ path, route, slug = "" }) => {
  const shown = shownBy[route];
  if (!shown) throw new Error(`No expected content for the route ${route}.`);
  return { path, route, ...shown(slug) };
});

/** Routes whose pages are like those of another route: documents, and tools of the plan. */
const alike = ["terms", "disclaimer", "planCosts", "planChecklist"];

/** Whether a page is the first of its route, and so an example of its kind. */
export const isTypical = (page: (typeof pages)[number]) =>
  !alike.includes(page.route) && pages.find(({ route }) => route === page.route) === page;

/** The problems of a page as a person sees it. */
export async function faultsOf(page: Page, { heading, texts }: Shown): Promise<string[]> {
  const faults: string[] = [];
  const headings = await page.locator("h1:visible").allInnerTexts();
  const [first = ""] = headings;
  if (headings.length !== 1) faults.push(`${headings.length} headings`);
  if (typeof heading === "string" ? first !== heading : !heading.test(first)) {
    faults.push(`the heading "${first}"`);
  }
  // Collapsed answers count, because a tap shows them even without script.
  const main = (await page.locator("main").textContent()) ?? "";
  // The planning tools mainly show what is stored in the browser.
  const least = new URL(page.url()).pathname.startsWith(hrefTo.plan()) ? 400 : 1000;
  if (main.length < least) faults.push(`only ${main.length} letters`);
  for (const text of texts) {
    // The style sheet may change the case.
    if (!main.toLowerCase().includes(text.toLowerCase())) faults.push(`no "${text}"`);
  }
  return faults;
}
