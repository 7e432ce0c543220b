import { categories } from "@/content/categories.ts";
import { cityGuides } from "@/content/cities/index.ts";
import { CityGuideView } from "@/features/cities/city-guide.tsx";
import { CityMap } from "@/features/cities/city-map.tsx";
import { CityNavigation } from "@/features/cities/city-navigation.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink } from "@/ui/link.tsx";
import { Band, BandHeading } from "@/ui/page.tsx";
import { PageHead } from "@/ui/page-head.tsx";

export default function ExplorePage() {
  return (
    <>
      <PageHead
        title="Destinations: İstanbul, İzmir and Antalya"
        description="Guides to İstanbul, İzmir and Antalya for people who recover there: airports, climate, districts, step-free routes, pharmacies, quiet days and safety tips."
        path={hrefTo.explore()}
      />
      <div className="border-b border-line bg-sand">
        <div className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-4 py-10 sm:px-6 lg:grid-cols-[4fr_5fr] lg:items-center">
          <div className="flex flex-col gap-4">
            <h1 className="text-4xl">Destinations</h1>
            <p className="max-w-form text-lg text-muted">
              Three cities, described for somebody who is recovering: how far the airport is, which
              streets are level, what the heat does, and where to sit down.
            </p>
          </div>
          <CityMap />
        </div>
      </div>
      <CityNavigation />
      {cityGuides.map((guide) => (
        <CityGuideView key={guide.id} guide={guide} />
      ))}
      <Band tone="sand" aria-labelledby="treatments" className="print:hidden">
        <BandHeading
          id="treatments"
          title="The treatment comes first"
          lead="Choose the treatment and the surgeon before the city. Each treatment’s page says how long to stay and when it is usual to fly."
        />
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {categories.map((category) => (
            <li key={category.id}>
              <TextLink
                href={hrefTo.category(category.slug)}
                className="inline-flex min-h-11 items-center"
              >
                {category.name}
              </TextLink>
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}
