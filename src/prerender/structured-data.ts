import type {
  Article,
  BreadcrumbList,
  FAQPage,
  ItemList,
  MedicalProcedure,
  Organization,
  SurgicalProcedure,
  Thing,
  WebSite,
  WithContext,
} from "schema-dts";
import { articles } from "@/content/articles/index.ts";
import { findCategory } from "@/content/categories.ts";
import { cityGuides } from "@/content/cities/index.ts";
import { faqItems } from "@/content/faq/questions.ts";
import { planTexts } from "@/content/plan/plan-home.ts";
import { planTools } from "@/content/plan/tools.ts";
import type { RichText } from "@/content/schema.ts";
import { treatmentDetails } from "@/content/treatments/details.ts";
import { findCategoryOfTreatment, treatmentSummaries } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { isOffered, isPrescriptionOnly } from "@/content/treatments/prescription-only.ts";
import { brand } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import type { PrerenderedPage } from "./public-pages.ts";

/** Structured data (schema.org) of a page. No ratings, reviews or offers: the site has none. */
export async function structuredData(page: PrerenderedPage): Promise<WithContext<Thing>[]> {
  switch (page.route) {
    case "home":
      return [website(), organization()];
    case "about":
      return [organization()];
    case "explore":
      return [cityList()];
    case "treatments":
    case "compare":
    case "plan":
    case "planQuotes":
    case "planCosts":
    case "planDates":
    case "planChecklist":
      return [breadcrumb(page)];
    case "faq":
      return [questions()];
    case "article":
      return [article(page), breadcrumb(page)];
    case "category":
      return [await treatmentList(page), breadcrumb(page)];
    case "treatment":
      return isPrescriptionOnly(page.slug) ? [] : [await procedure(page), breadcrumb(page)];
    default:
      return [];
  }
}

function address(path: string): string {
  return `${brand.siteUrl}${path}`;
}

function plainText(text: RichText): string {
  if (typeof text === "string") return text;
  return text.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
}

const organizationId = `${brand.siteUrl}/#organization`;

function organization(): WithContext<Organization> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": organizationId,
    name: brand.name,
    url: address(hrefTo.home()),
    email: brand.email,
    logo: address("/favicon.svg"),
    description: brand.tagline,
  };
}

function website(): WithContext<WebSite> {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: brand.name,
    url: address(hrefTo.home()),
    inLanguage: "en-GB",
    publisher: { "@id": organizationId },
  };
}

function questions(): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: faqItems.map((item) => ({
      "@type": "Question",
      name: item.question,
      acceptedAnswer: { "@type": "Answer", text: item.answer.map(plainText).join(" ") },
    })),
  };
}

function article(page: PrerenderedPage): WithContext<Article> {
  const summary = articles.find(({ slug }) => slug === page.slug);
  if (!summary) throw new Error(`There is no article "${page.slug}".`);
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: summary.title,
    description: summary.excerpt,
    datePublished: summary.date,
    inLanguage: "en-GB",
    image: address(`/share/${page.sharePicture}`),
    author: { "@type": "Organization", name: summary.author },
    publisher: { "@id": organizationId, "@type": "Organization", name: brand.name },
    mainEntityOfPage: address(page.path),
  };
}

function categoryOf(page: PrerenderedPage) {
  const category =
    page.route === "category" ? findCategory(page.slug) : findCategoryOfTreatment(page.slug);
  if (!category) throw new Error(`There is no category for ${page.path}.`);
  return category;
}

async function treatmentList(page: PrerenderedPage): Promise<WithContext<ItemList>> {
  const category = categoryOf(page);
  const summaries = await treatmentSummaries.load(category.slug);
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: category.name,
    itemListElement: summaries
      .filter(({ slug }) => isOffered(slug))
      .map((summary, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: summary.name,
        url: address(hrefTo.treatment(summary.slug)),
      })),
  };
}

function cityList(): WithContext<ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: "Destinations",
    itemListElement: cityGuides.map((guide, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "TouristDestination",
        name: guide.name,
        description: guide.tagline,
        url: address(hrefTo.explore(guide.id)),
        image: address(`/share/city-${guide.id}.png`),
      },
    })),
  };
}

/** In schema.org, surgery is a type, whereas the other two kinds are values of a property. */
const procedureKinds = {
  Surgical: { "@type": "SurgicalProcedure" },
  Noninvasive: {
    "@type": "MedicalProcedure",
    procedureType: "https://schema.org/NoninvasiveProcedure",
  },
  Percutaneous: {
    "@type": "MedicalProcedure",
    procedureType: "https://schema.org/PercutaneousProcedure",
  },
} as const;

async function procedure(
  page: PrerenderedPage,
): Promise<WithContext<MedicalProcedure | SurgicalProcedure>> {
  const category = categoryOf(page);
  const summaries = await treatmentSummaries.load(category.slug);
  const summary = summaries.find(({ slug }) => slug === page.slug);
  if (!summary) throw new Error(`There is no treatment "${page.slug}".`);
  const details = await treatmentDetails.load(`${category.slug}/${summary.slug}`);
  return {
    "@context": "https://schema.org",
    ...(details.procedureType
      ? procedureKinds[details.procedureType]
      : { "@type": "MedicalProcedure" }),
    name: summary.name,
    description: summary.overview,
    url: address(page.path),
    bodyLocation: details.bodyLocation,
    preparation: details.preparation,
    howPerformed: Object.entries(details.procedureSteps)
      .map((step) => step.join(": "))
      .join(" "),
    followup: details.followUp,
  };
}

/** The breadcrumb shown above the page's heading. */
function breadcrumb(page: PrerenderedPage): WithContext<BreadcrumbList> {
  const trail: { name: string; path: string }[] = [{ name: "Home", path: hrefTo.home() }];
  if (page.route === "article") {
    trail.push({ name: "Blog", path: hrefTo.blog() });
    const summary = articles.find(({ slug }) => slug === page.slug);
    trail.push({ name: summary?.title ?? "", path: page.path });
  } else if (page.route === "compare") {
    trail.push({ name: "Compare", path: page.path });
  } else if (page.path.startsWith(hrefTo.plan())) {
    trail.push({ name: planTexts.title, path: hrefTo.plan() });
    const tool = planTools.find(({ href }) => href === page.path);
    if (tool) trail.push({ name: tool.title, path: tool.href });
  } else if (page.route === "treatments") {
    trail.push({ name: "All treatments", path: page.path });
  } else {
    const category = categoryOf(page);
    trail.push({ name: "Treatments", path: hrefTo.packages() });
    trail.push({ name: category.name, path: hrefTo.category(category.slug) });
    if (page.route === "treatment") {
      const names: Readonly<Record<string, string>> = treatmentNames;
      trail.push({ name: names[page.slug ?? ""] ?? "", path: page.path });
    }
  }
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: address(crumb.path),
    })),
  };
}
