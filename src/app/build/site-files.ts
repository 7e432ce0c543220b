import { brand } from "@/lib/brand.ts";
import { publicPages } from "./public-pages.ts";

/** Files for search engines, by name. */
export function siteFiles(): Record<string, string> {
  return { "sitemap.xml": sitemap(), "robots.txt": robots() };
}

function sitemap(): string {
  const entries = publicPages.map((page) => `  <url><loc>${brand.siteUrl}${page.path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

function robots(): string {
  return `User-agent: *\nDisallow: /admin\n\nSitemap: ${brand.siteUrl}/sitemap.xml\n`;
}
