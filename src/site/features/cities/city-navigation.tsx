import { clsx } from "clsx";
import { cityGuides } from "@/content/cities/index.ts";
import { hrefTo } from "@/lib/routes.ts";
import { useSetCityBeingRead } from "@/site/features/quote/city-being-read.ts";
import { Link } from "@/ui/link.tsx";
import { barLinkClass, SectionRow } from "@/ui/section-bar.tsx";
import { useCurrentSection } from "@/ui/table-of-contents.tsx";
import { cityTopics, topicAnchor } from "./city-topics.ts";

/** Links to the city guides and to the topics of the one being read, stuck below the header. */
export function CityNavigation() {
  const current = useCurrentSection(cityGuides);
  const read = cityGuides.find(({ id }) => id === current);
  const city = read ?? cityGuides[0];
  useSetCityBeingRead(read?.name);
  return (
    <div
      data-section-bar="tall"
      className="sticky top-16 z-20 border-b border-line bg-paper print:hidden"
    >
      <nav aria-label="Cities">
        <ul className="mx-auto flex max-w-page gap-x-2 px-2 sm:px-4">
          {cityGuides.map((guide) => (
            <li key={guide.id}>
              <Link
                href={hrefTo.explore(guide.id)}
                aria-current={guide.id === current ? "location" : undefined}
                className={clsx(barLinkClass, "font-semibold -outline-offset-3")}
              >
                {guide.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SectionRow
        items={cityTopics.map(({ id, label }) => ({ id: topicAnchor(city.id, id), label }))}
        label={`Topics: ${city.name}`}
        className="border-t border-line"
      />
    </div>
  );
}
