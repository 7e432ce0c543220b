import { catalogue } from "@/content/catalogue.ts";
import { cityGuides } from "@/content/cities/index.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { CityComparison } from "@/site/features/cities/city-comparison.tsx";
import { CityGuideView } from "@/site/features/cities/city-guide.tsx";
import { CityMap } from "@/site/features/cities/city-map.tsx";
import { CityNavigation } from "@/site/features/cities/city-navigation.tsx";
import { PictureHeader } from "@/site/features/documents/picture-header.tsx";
import { TextLink } from "@/ui/link.tsx";
import { Band, BandHeading } from "@/ui/page.tsx";

export default function ExplorePage() {
  return (
    <>
      <PageHead
        title="Destinations: İstanbul, İzmir and Antalya"
        description="Guides to İstanbul, İzmir and Antalya for people recovering from treatment: airports, climate, districts, step-free routes, pharmacies and safety tips."
        path={hrefTo.explore()}
      />
      <PictureHeader picture={<CityMap />}>
        <h1 className="text-4xl">Destinations</h1>
        <p className="max-w-form text-lg text-muted">
          Three cities to recover in: how far the airport is, which streets are level, how heat
          affects healing, and where you can rest.
        </p>
      </PictureHeader>
      <CityComparison />
      <CityNavigation />
      {cityGuides.map((guide) => (
        <CityGuideView key={guide.id} guide={guide} />
      ))}
      <Band tone="sand" aria-labelledby="treatments" className="print:hidden">
        <BandHeading
          id="treatments"
          title="The treatment comes first"
          lead="Choose the treatment and the surgeon before the city. Each treatment page tells you how long to stay and when you can usually fly."
        />
        <ul className="grid grid-cols-2 gap-x-8 lg:grid-cols-4">
          {catalogue.map((category) => (
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
