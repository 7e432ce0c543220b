import { articles } from "@/content/articles/index.ts";
import { categories } from "@/content/categories.ts";
import { treatmentSummaries } from "@/content/treatments/index.ts";
import { isOffered } from "@/content/treatments/prescription-only.ts";
import { brand } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { costInWords } from "@/site/features/catalogue/cost.ts";
import { publicPages } from "./public-pages.ts";

/** Files for search engines, feed readers and language models, by name. */
export async function siteFiles(): Promise<Record<string, string>> {
  return {
    "sitemap.xml": sitemap(),
    "robots.txt": robots(),
    ".well-known/security.txt": securityContact(new Date()),
    "llms.txt": await overview(),
    "blog/feed.xml": feed(),
  };
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function address(path: string): string {
  return `${brand.siteUrl}${path}`;
}

function sitemap(): string {
  const entries = publicPages.map(({ path }) => `  <url><loc>${address(path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

function robots(): string {
  return `User-agent: *\nDisallow: /admin\n\nSitemap: ${address("/sitemap.xml")}\n`;
}

/** How long the contact for security reports is valid, in days. RFC 9116 recommends less than a year. */
const SECURITY_CONTACT_DAYS = 360;

/** The contact for security reports (RFC 9116). */
function securityContact(now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_CONTACT_DAYS * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${brand.email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${address("/.well-known/security.txt")}`,
    "",
  ].join("\n");
}

/** The blog as an RSS 2.0 feed. */
function feed(): string {
  const items = articles.map(
    (article) => `    <item>
      <title>${escapeXml(article.title)}</title>
      <link>${address(hrefTo.article(article.slug))}</link>
      <guid>${address(hrefTo.article(article.slug))}</guid>
      <description>${escapeXml(article.excerpt)}</description>
      <category>${escapeXml(article.category)}</category>
      <pubDate>${new Date(`${article.date}-01T00:00:00Z`).toUTCString()}</pubDate>
    </item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(`${brand.name} Blog`)}</title>
    <link>${address(hrefTo.blog())}</link>
    <atom:link href="${address("/blog/feed.xml")}" rel="self" type="application/rss+xml"/>
    <description>${escapeXml(brand.tagline)}</description>
    <language>en-gb</language>
${items.join("\n")}
  </channel>
</rss>
`;
}

/** A summary of the site for language models (llmstxt.org). */
async function overview(): Promise<string> {
  const groups = await Promise.all(
    categories.map(async (category) => {
      const summaries = await treatmentSummaries.load(category.slug);
      const lines = summaries
        .filter(({ slug }) => isOffered(slug))
        .map(
          ({ name, slug, averageCost }) =>
            `- [${name}](${address(hrefTo.treatment(slug))}): ${costInWords(averageCost)}`,
        );
      return `## ${category.name}\n\n${category.description}\n\n${lines.join("\n")}`;
    }),
  );
  const guides = articles.map(
    (article) =>
      `- [${article.title}](${address(hrefTo.article(article.slug))}): ${article.excerpt}`,
  );
  return `# ${brand.name}

> ${brand.tagline}. ${brand.name} is a facilitator, not a medical provider. Its pages are general information, not medical advice. Prices are our own estimates: no clinic has offered them.

${groups.join("\n\n")}

## Guides

${guides.join("\n")}

## About the site

- [How it works](${address(hrefTo.howItWorks())})
- [City guides](${address(hrefTo.explore())})
- [Questions and answers](${address(hrefTo.faq())})
- [Safety and trust](${address(hrefTo.safety())})
- [If something goes wrong](${address(hrefTo.ifSomethingGoesWrong())})
- [Disclaimer](${address(hrefTo.disclaimer())})
- [Privacy policy](${address(hrefTo.privacy())})
`;
}
