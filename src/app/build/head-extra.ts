import { brand } from "@/lib/brand.ts";
import type { PublicPage } from "./public-pages.ts";

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** Head tags of a page that only programs read: the cards that messengers and networks show. */
export function headExtra(
  page: PublicPage,
  { title, description }: { title: string; description: string },
): string {
  const address = `${brand.siteUrl}${page.path}`;
  const picture = `${brand.siteUrl}/share/${page.sharePicture}`;
  const properties = {
    "og:type": page.route === "article" ? "article" : "website",
    "og:site_name": brand.name,
    "og:locale": "en_GB",
    "og:title": title,
    "og:description": description,
    "og:url": address,
    "og:image": picture,
    "og:image:width": "1200",
    "og:image:height": "630",
  };
  const cards = Object.entries(properties)
    .map(([name, value]) => `<meta property="${name}" content="${escapeAttribute(value)}">`)
    .join("");
  return `${cards}<meta name="twitter:card" content="summary_large_image">`;
}
