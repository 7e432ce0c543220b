import { articles } from "@/content/articles/index.ts";
import { categories } from "@/content/categories.ts";
import { cityGuides } from "@/content/cities/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { brand } from "@/lib/brand.ts";

/** What the picture that messengers show beside a link to a page says. */
export type ShareCard = {
  /** File name, without `.png`. */
  file: string;
  /** Where the page belongs, in a word or two above the title. */
  kicker: string;
  title: string;
  /** What the page tells, in a line or two below it. */
  lead: string;
  /** Name of the drawing in `public/illustrations`. */
  illustration: string;
  /** Which part of a wide drawing to keep: 0 its left end, 1 its right end. */
  focus?: number;
};

/** Where the landmark of each city stands in its drawing. */
const landmarks: Readonly<Record<string, number>> = { istanbul: 0.8, izmir: 0.2, antalya: 0.86 };

/** A card for every treatment, category, city and article, and one for all other pages. */
export const shareCards: readonly ShareCard[] = [
  {
    file: "default",
    kicker: "İstanbul, İzmir, Antalya",
    title: "Treatment in Turkey, with the costs and the risks in plain view",
    lead: "Compare, read honest guides, and ask for a free quote.",
    illustration: "home-hero",
  },
  ...categories.map((category) => ({
    file: `category-${category.slug}`,
    kicker: "Treatment in Turkey",
    title: category.name,
    lead: `${category.treatments.length} treatments side by side: costs, recovery and risks.`,
    illustration: category.image,
  })),
  ...categories.flatMap((category) =>
    category.treatments.map((slug) => ({
      file: `treatment-${slug}`,
      kicker: category.name,
      title: treatmentNames[slug],
      lead: "What it costs in Turkey, how recovery goes, and what can go wrong.",
      illustration: category.image,
    })),
  ),
  ...cityGuides.map((city) => ({
    file: `city-${city.id}`,
    kicker: "City guide",
    title: city.name,
    lead: `${city.tagline}.`,
    illustration: city.image,
    focus: landmarks[city.id] ?? 0.5,
  })),
  ...articles.map((article) => ({
    file: `article-${article.slug}`,
    kicker: `${article.category} · ${article.readTime} min read`,
    title: article.title,
    lead: `${brand.editorialTeam}, ${brand.name}`,
    illustration: article.image,
  })),
];
