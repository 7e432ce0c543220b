import { clsx } from "clsx";
import { useRef } from "react";
import { cityGuides } from "@/content/cities/index.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Link } from "@/ui/link.tsx";
import { showWholeLink, useCurrentInView, useCurrentSection } from "@/ui/table-of-contents.tsx";
import { cityTopics, topicAnchor } from "./city-topics.ts";

const linkClass =
  "inline-flex min-h-10 items-center border-b-2 border-transparent px-2 transition-colors hover:border-outline aria-[current]:border-sea aria-[current]:text-sea";

/**
 * Links to the city guides on this page, and to the topics of the one that is being read. Sticky under
 * the header.
 */
export function CityNavigation() {
  const current = useCurrentSection(cityGuides);
  const city = cityGuides.find(({ id }) => id === current) ?? cityGuides[0];
  const topics = cityTopics.map(({ id, label }) => ({ id: topicAnchor(city.id, id), label }));
  const topic = useCurrentSection(topics);
  const row = useRef<HTMLUListElement>(null);
  useCurrentInView(row, topic);
  return (
    <div
      data-section-bar="tall"
      className="sticky top-16 z-20 border-b border-line bg-paper/95 backdrop-blur-sm print:hidden"
    >
      <nav aria-label="Cities">
        <ul className="mx-auto flex max-w-page gap-x-2 px-2 sm:px-4">
          {cityGuides.map((guide) => (
            <li key={guide.id}>
              <Link
                href={hrefTo.explore(guide.id)}
                aria-current={guide.id === current ? "location" : undefined}
                className={clsx(linkClass, "font-semibold -outline-offset-3")}
              >
                {guide.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={`Topics: ${city.name}`} className="border-t border-line">
        <ul ref={row} onFocus={showWholeLink} className="link-row mx-auto max-w-page px-2 sm:px-4">
          {topics.map(({ id, label }) => (
            <li key={id}>
              <Link
                href={`#${id}`}
                aria-current={id === topic ? "location" : undefined}
                className={clsx(linkClass, "text-sm")}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
