import { brand } from "@/lib/brand.ts";
import type { PrerenderedPage } from "./public-pages.ts";
import { structuredData } from "./structured-data.ts";

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** Additional head tags: share cards and structured data. */
export async function headExtra(
  page: PrerenderedPage,
  { title, description }: { title: string; description: string },
): Promise<string> {
  const properties = {
    "og:type": page.route === "article" ? "article" : "website",
    "og:site_name": brand.name,
    "og:locale": "en_GB",
    "og:title": title,
    "og:description": description,
    "og:url": `${brand.siteUrl}${page.path}`,
    "og:image": `${brand.siteUrl}/share/${page.sharePicture}`,
    "og:image:width": "1200",
    "og:image:height": "630",
  };
  const cards = Object.entries(properties)
    .map(([name, value]) => `<meta property="${name}" content="${escapeAttribute(value)}">`)
    .join("");
  const data = (await structuredData(page))
    // A "</script>" in a string must not end the block.
    .map((thing) => JSON.stringify(thing).replaceAll("<", "\\u003c"))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join("");
  const feed =
    page.route === "blog" || page.route === "article"
      ? `<link rel="alternate" type="application/rss+xml" title="${brand.name}: blog" href="/blog/feed.xml">`
      : "";
  return `${cards}<meta name="twitter:card" content="summary_large_image">${feed}${data}`;
}
