import { cityGuides } from "@/content/cities/index.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Link } from "@/ui/link.tsx";
import { useCurrentSection } from "@/ui/table-of-contents.tsx";

/** Links between the guides on their page. Stays under the header, and marks the city being read. */
export function CityNavigation() {
  const current = useCurrentSection(cityGuides);
  return (
    <nav
      aria-label="Cities"
      className="sticky top-16 z-20 border-b border-line bg-paper/95 backdrop-blur-sm print:hidden"
    >
      <ul className="mx-auto flex max-w-page gap-x-2 px-2 sm:px-4">
        {cityGuides.map((guide) => (
          <li key={guide.id}>
            <Link
              href={hrefTo.explore(guide.id)}
              aria-current={guide.id === current ? "location" : undefined}
              className="inline-flex min-h-12 items-center border-b-2 border-transparent px-2 font-semibold transition-colors hover:border-outline aria-[current]:border-sea aria-[current]:text-sea"
            >
              {guide.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
