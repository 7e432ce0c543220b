import { articles } from "@/content/articles/index.ts";
import { categories } from "@/content/categories.ts";
import { cityGuides } from "@/content/cities/index.ts";
import { faqItems } from "@/content/faq/questions.ts";
import type { RichText, TreatmentSummary } from "@/content/schema.ts";
import { hrefTo } from "@/lib/routes.ts";
import { costInFull } from "@/site/features/catalogue/cost.ts";
import { staticPages } from "./static-pages.ts";

// Not imported from `content/treatments`, which imports React and would add a chunk to every page.
const summaryModules = import.meta.glob<readonly TreatmentSummary[]>(
  "../../../content/treatments/*/summaries.ts",
  { import: "summaries" },
);

// Made by the plugin `articleHeadings`.
const articleHeadings = import.meta.glob<SearchDocument["headings"]>(
  ["../../../content/articles/*.ts", "!../../../content/articles/index.ts"],
  { query: "?headings", import: "default", eager: true },
);

/** Additional search terms for whole categories. */
const categorySearchTerms: Readonly<
  Record<(typeof categories)[number]["slug"], readonly string[]>
> = {
  "ear-nose-throat": ["ENT", "otolaryngology"],
  "eye-care": ["eyes", "eyesight", "ophthalmology"],
  dental: ["Zirconia Crowns", "dental crowns", "dentist", "dentistry", "teeth"],
  "hair-transplant": ["hair loss", "baldness"],
  "aesthetic-surgery": ["plastic surgery", "cosmetic surgery"],
  "dermatology-skin": ["dermatologist", "skin treatments"],
  "bariatric-surgery": ["weight loss surgery", "obesity surgery"],
  orthopedics: ["bones", "joints", "joint replacement"],
};

/** Kinds of search results. */
export type DocumentKind = "treatment" | "category" | "city" | "article" | "question" | "page";

/** A heading on a page, and its anchor. */
export type DocumentHeading = { readonly id: string; readonly heading: string };

/** A document of the search index. */
export type SearchDocument = {
  /** Unique within the index. */
  readonly id: string;
  readonly kind: DocumentKind;
  readonly href: string;
  readonly title: string;
  /** Shown next to the title: the category of a treatment or an article. */
  readonly context?: string;
  /** A treatment's cost with its unit, or how to find it out. */
  readonly price?: string;
  /** Whether the treatment is a prescription-only medicine. */
  readonly prescriptionOnly?: true | undefined;
  /** Shown below the title, one sentence at a time. */
  readonly text: string;
  /** Additional search terms. Not shown. */
  readonly searchTerms: readonly string[];
  /** Headings to which a result can link. */
  readonly headings: readonly DocumentHeading[];
};

function plainText(text: RichText): string {
  if (typeof text === "string") return text;
  return text.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

/** Loads the documents to index: only summaries, not the full texts of pages. */
export async function loadDocuments(): Promise<readonly SearchDocument[]> {
  const summaries = await Promise.all(Object.values(summaryModules).map((load) => load()));
  const categoryNames = new Map<string, string>(categories.map(({ id, name }) => [id, name]));
  return [
    ...summaries.flat().map(
      (summary): SearchDocument => ({
        id: `treatment/${summary.slug}`,
        kind: "treatment",
        href: hrefTo.treatment(summary.slug),
        title: summary.name,
        context: categoryNames.get(summary.category) ?? "",
        ...(summary.prescriptionOnly ? {} : { price: costInFull(summary.averageCost) }),
        prescriptionOnly: summary.prescriptionOnly,
        text: summary.overview,
        searchTerms: summary.searchTerms,
        headings: [],
      }),
    ),
    ...categories.map(
      (category): SearchDocument => ({
        id: `category/${category.slug}`,
        kind: "category",
        href: hrefTo.category(category.slug),
        title: category.name,
        text: category.description,
        searchTerms: [category.title, ...categorySearchTerms[category.slug]],
        headings: [],
      }),
    ),
    ...cityGuides.map(
      (city): SearchDocument => ({
        id: `city/${city.id}`,
        kind: "city",
        href: hrefTo.explore(city.id),
        title: city.name,
        text: [
          `${city.tagline}.`,
          `Airport: ${city.airports.map(({ name, code }) => `${name} (${code})`).join(", ")}.`,
          `Where to stay: ${city.stay.map(({ name }) => name).join(", ")}.`,
          `Landmarks: ${city.landmarks.map(({ name }) => name).join(", ")}.`,
        ].join(" "),
        searchTerms: ["city guide"],
        headings: [],
      }),
    ),
    ...articles.map(
      (article): SearchDocument => ({
        id: `article/${article.slug}`,
        kind: "article",
        href: hrefTo.article(article.slug),
        title: article.title,
        context: article.category,
        text: article.excerpt,
        searchTerms: [],
        headings: articleHeadings[`../../../content/articles/${article.slug}.ts`] ?? [],
      }),
    ),
    ...faqItems.map(
      (item): SearchDocument => ({
        id: `question/${item.id}`,
        kind: "question",
        href: `${hrefTo.faq()}#${item.id}`,
        title: item.question,
        text: item.answer.map(plainText).join(" "),
        searchTerms: [],
        headings: [],
      }),
    ),
    ...staticPages.map(
      (page): SearchDocument => ({
        id: `page${page.href}`,
        kind: "page",
        href: page.href,
        title: page.title,
        text: page.text,
        searchTerms: page.searchTerms,
        headings: [],
      }),
    ),
  ];
}
