import type { CityId } from "@/content/schema.ts";
import { hrefTo } from "@/lib/routes.ts";
import { ButtonLink } from "@/ui/button.tsx";

// Not imported from the city guides, which are long.
const cityNames: Readonly<Record<CityId, string>> = {
  istanbul: "İstanbul",
  izmir: "İzmir",
  antalya: "Antalya",
};

/** Links to the guides of the cities where a treatment is usually offered. */
export function CityLinks({ cities }: { cities: readonly CityId[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5 sm:gap-3">
      {cities.map((city) => (
        <li key={city}>
          <ButtonLink href={hrefTo.explore(city)} size="small">
            {cityNames[city]}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
