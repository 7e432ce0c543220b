import { categories } from "@/content/categories.ts";
import { cityGuides } from "@/content/cities/index.ts";
import { CityGuideView } from "@/features/cities/city-guide.tsx";
import { CityMap } from "@/features/cities/city-map.tsx";
import { CityNavigation } from "@/features/cities/city-navigation.tsx";
import { PictureHeader } from "@/features/documents/picture-header.tsx";
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
      <PictureHeader picture={<CityMap />}>
        <h1 className="text-4xl">Destinations</h1>
        <p className="max-w-form text-lg text-muted">
          Three cities, described for somebody who is recovering: how far the airport is, which
          streets are level, what the heat does, and where to sit down.
        </p>
      </PictureHeader>
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
