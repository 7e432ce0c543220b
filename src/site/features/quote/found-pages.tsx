import { TextLink } from "@/ui/link.tsx";
import type { QuotePreset } from "./quote-preset.ts";
import { suggestedPage } from "./suggested-page.ts";

/**
 * Links what the search found, with the prices, or else the page of a suggested treatment. Does not wait for more:
 * the fields below would move.
 */
export function FoundPages({ searched, found }: QuotePreset) {
  const suggested = suggestedPage(searched);
  const pages = found ?? (suggested ? [suggested] : []);
  if (pages.length === 0) return null;
  return (
    <div className="rounded bg-sand px-4 py-2.5 text-sm">
      <p>Read before you ask:</p>
      <ul>
        {pages.map(({ href, title, price }) => (
          <li key={href}>
            <TextLink href={href}>{title}</TextLink> {price}
          </li>
        ))}
      </ul>
    </div>
  );
}
