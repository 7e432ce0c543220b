import { articles } from "@/content/articles/index.ts";
import { categories } from "@/content/categories.ts";
import { cityGuides } from "@/content/cities/index.ts";
import { hero } from "@/content/home.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { isOffered } from "@/content/treatments/prescription-only.ts";
import { brand } from "@/lib/brand.ts";

/** The content of a page's share picture, which messaging apps show next to a link. */
export type ShareCard = {
  /** File name, without `.png`. */
  file: string;
  /** The section of the site, shown above the title. */
  kicker: string;
  title: string;
  /** One or two lines below the title. */
  lead: string;
  /** Name of the drawing in `public/illustrations`. */
  illustration: string;
  /** Horizontal position of the crop of a wide drawing: 0 keeps the left end, 1 the right end. */
  focus?: number;
};

/** Position of each city's landmark in its drawing. */
const landmarks: Readonly<Record<string, number>> = { istanbul: 0.8, izmir: 0.2, antalya: 0.86 };

/** A card for every treatment that is offered, category, city and article, and one for all other pages. */
export const shareCards: readonly ShareCard[] = [
  {
    file: "default",
    kicker: "İstanbul, İzmir, Antalya",
    title: hero.title.join(" "),
    lead: "Compare, read honest guides, and ask for a free quote.",
    illustration: "home-hero",
  },
  ...categories.map((category) => ({
    file: `category-${category.slug}`,
    kicker: "Treatment in Turkey",
    title: category.name,
    lead: `${category.treatments.length} treatments: costs, recovery and risks.`,
    illustration: category.image,
  })),
  ...categories.flatMap((category) =>
    category.treatments.filter(isOffered).map((slug) => ({
      file: `treatment-${slug}`,
      kicker: category.name,
      title: treatmentNames[slug],
      lead: "What it costs in Turkey, what recovery is like, and what can go wrong.",
      illustration: slug,
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
