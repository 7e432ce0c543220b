import { CITY_NAMES, type CityId } from "@shared/cities.ts";
import { hrefTo } from "@/lib/routes.ts";
import { ButtonLink } from "@/ui/button.tsx";

/** Links to the guides of the cities where a treatment is usually offered. */
export function CityLinks({ cities }: { cities: readonly CityId[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5 sm:gap-3">
      {cities.map((city) => (
        <li key={city}>
          <ButtonLink href={hrefTo.explore(city)} size="small">
            {CITY_NAMES[city]}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
